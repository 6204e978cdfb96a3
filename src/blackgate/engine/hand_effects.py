"""Effects on hands: redeal, look, take_chosen, take_random, take_random_each, take_named, give_back, each_discards.

Prompts SURRENDER, TAKE, GIVE_BACK and TRIBUTE.
"""

from mypy_extensions import i64

from blackgate.engine import card_choices, card_programs, cards, frames
from blackgate.engine import events as ev
from blackgate.engine import layout as at
from blackgate.engine import moves as mv
from blackgate.engine import prompts as ask
from blackgate.engine import reasons as no
from blackgate.engine.moves import MoveList
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import (
    OP_EACH_DISCARDS,
    OP_GIVE_BACK,
    OP_LOOK,
    OP_REDEAL,
    OP_TAKE_CHOSEN,
    OP_TAKE_NAMED,
    OP_TAKE_RANDOM,
    OP_TAKE_RANDOM_EACH,
)


def could(t: Table, seat: i64, op: i64, target: i64, in_hand: i64) -> bool:
    """Return whether an instruction could change anything. `in_hand` is 1 if the card itself is still in hand."""
    if op == OP_GIVE_BACK:
        return False  # there is nothing to give back before something was taken
    if op == OP_REDEAL:
        return could_redeal(t, seat, in_hand)
    if op == OP_TAKE_RANDOM_EACH or op == OP_EACH_DISCARDS:
        for other in range(t.get(at.PLAYERS)):
            if t.opponents(seat, other) and t.of(other, at.HAND_SIZE) > 0:
                if op == OP_EACH_DISCARDS or t.together(seat, other):
                    return True
        return False
    return t.of(target, at.HAND_SIZE) > 0


def could_redeal(t: Table, seat: i64, in_hand: i64) -> bool:
    """Return whether dealing out all hands could change anything.

    It cannot if no other player holds a card and this player holds at most one, apart from the card that deals them out.
    """
    for other in range(t.get(at.PLAYERS)):
        if other != seat and t.of(other, at.HAND_SIZE) > 0:
            return True
    return t.of(seat, at.HAND_SIZE) > in_hand + 1


def carry_out(t: Table, frame: i64, seat: i64, op: i64, x: i64, target: i64) -> bool:  # noqa: PLR0911 -- dispatch, for speed
    """Carry out an instruction; False if it goes on after a player's choice."""
    if op == OP_TAKE_RANDOM:
        return take_random(t, frame, seat, target, x)
    if op == OP_TAKE_CHOSEN:
        return take_chosen(t, frame, seat, target, x)
    if op == OP_TAKE_RANDOM_EACH:
        return take_random_each(t, frame, seat, x)
    if op == OP_TAKE_NAMED:
        return take_named(t, frame, seat, target)
    if op == OP_GIVE_BACK:
        return begin_giving_back(t, frame, seat, target, x)
    if op == OP_EACH_DISCARDS:
        return each_discards(t, frame, seat, x)
    if op == OP_REDEAL:
        cards.redeal_hands(t, seat)
    elif op == OP_LOOK:
        t.emit(ev.LOOKED, seat, target, 0, 0)
    else:
        raise ValueError(f"no module carries out effect {op}")
    return True


# --- the words ------------------------------------------------------------------------------
def take_chosen(t: Table, frame: i64, seat: i64, target: i64, count: i64) -> bool:
    """Look at a hand and take cards of one's choice."""
    if t.get(frame + frames.CARD_COUNTER) == count or t.of(target, at.HAND_SIZE) == 0:
        return True
    t.add(frame + frames.CARD_COUNTER, 1)
    t.add(frame + frames.CARD_MOVED_CARDS, 1)
    t.put(t.push(ask.TAKE, seat) + frames.TAKE_OWNER, target)
    return False


def take_random(t: Table, frame: i64, seat: i64, target: i64, count: i64) -> bool:
    """Take random cards from one player."""
    if t.get(frame + frames.CARD_COUNTER) == count or not cards.rob_at_random(t, target, seat):
        return True
    t.add(frame + frames.CARD_COUNTER, 1)
    t.add(frame + frames.CARD_MOVED_CARDS, 1)
    return False


def take_random_each(t: Table, frame: i64, seat: i64, count: i64) -> bool:
    """Take random cards from each other player in the Place, clockwise."""
    done = t.get(frame + frames.CARD_COUNTER)
    players = t.get(at.PLAYERS)
    if done == (players - 1) * count:
        return True
    victim = (seat + 1 + done // count) % players
    t.add(frame + frames.CARD_COUNTER, 1)
    if t.opponents(seat, victim) and t.together(seat, victim):
        cards.rob_at_random(t, victim, seat)
    return False


def take_named(t: Table, frame: i64, seat: i64, target: i64) -> bool:
    """Name a Tool; the target gives one, or a random card if they hold none."""
    if t.get(frame + frames.CARD_COUNTER) == 0:
        t.put(frame + frames.CARD_COUNTER, 1)
        t.put(t.push(ask.NAME, seat) + frames.NAME_FOR_CARD, 1)
        return False
    tool = t.get(frame + frames.CARD_CHOICE)
    t.put(frame + frames.CARD_CHOICE, -1)
    if t.of(target, at.HAND_SIZE) > 0:
        card_programs.advance(t, frame)
        cards.rob_by_name(t, target, seat, tool)
        return False
    return True


def begin_giving_back(t: Table, frame: i64, seat: i64, target: i64, count: i64) -> bool:
    """Ask for cards to give to the target, at most as many as were taken."""
    due = t.get(frame + frames.CARD_MOVED_CARDS)
    if due > count:
        due = count
    if due > t.of(seat, at.HAND_SIZE):
        due = t.of(seat, at.HAND_SIZE)
    if due == 0:
        return True
    question = t.push(ask.GIVE_BACK, seat)
    t.put(question + frames.GIVE_BACK_RECEIVER, target)
    t.put(question + frames.GIVE_BACK_DUE, due)
    card_programs.advance(t, frame)
    return False


def give_back(t: Table, seat: i64, kind: i64) -> None:
    """Give one card back; several go in pack order."""
    frame = t.top()
    target = t.get(frame + frames.GIVE_BACK_RECEIVER)
    t.put(frame + frames.GIVE_BACK_LAST_KIND, kind)
    t.add(frame + frames.GIVE_BACK_DUE, -1)
    if t.get(frame + frames.GIVE_BACK_DUE) == 0:
        t.pop()
    cards.pass_on(t, seat, target, kind)
    t.emit(ev.GIVEN, seat, target, kind, 0)


def each_discards(t: Table, frame: i64, seat: i64, count: i64) -> bool:
    """Ask each opponent, clockwise, to discard cards of their choice; an empty hand is not asked."""
    done = t.get(frame + frames.CARD_COUNTER)
    players = t.get(at.PLAYERS)
    if done == (players - 1) * count:
        return True
    payer = (seat + 1 + done // count) % players
    t.add(frame + frames.CARD_COUNTER, 1)
    if t.opponents(seat, payer) and t.of(payer, at.HAND_SIZE) > 0:
        t.add(frame + frames.CARD_MOVED_CARDS, 1)
        t.put(t.push(ask.TRIBUTE, payer) + frames.TRIBUTE_PLAYER, seat)
    return False


# --- the questions --------------------------------------------------------------------------
def list_answers(t: Table, question: i64, seat: i64, out: MoveList) -> None:
    """SURRENDER, GIVE_BACK: `give K`. TAKE: `take K`. TRIBUTE: `discard K`."""
    frame = t.top()
    if question == ask.TAKE:
        card_choices.list_cards(t, t.get(frame + frames.TAKE_OWNER), mv.TAKE, 0, out)
    elif question == ask.SURRENDER:
        card_choices.list_cards(t, seat, mv.GIVE, 0, out)
    elif question == ask.TRIBUTE:
        card_choices.list_cards(t, seat, mv.DISCARD, 0, out)
    else:
        last, due = t.get(frame + frames.GIVE_BACK_LAST_KIND), t.get(frame + frames.GIVE_BACK_DUE)
        card_choices.list_in_order(t, seat, mv.GIVE, last, due, out)


def why_not_answer(t: Table, question: i64, seat: i64, move: i64) -> i64:
    """SURRENDER, TAKE, GIVE_BACK, TRIBUTE: return why a move is not allowed."""
    frame = t.top()
    rb = t.rulebook
    family = rb.family[move]
    kind = rb.arg[move]
    if question == ask.TAKE and family == mv.TAKE:
        return 0 if t.hand(t.get(frame + frames.TAKE_OWNER), kind) > 0 else no.NOT_IN_THAT_HAND
    if (question == ask.SURRENDER and family == mv.GIVE) or (question == ask.TRIBUTE and family == mv.DISCARD):
        return card_choices.why_not_held(t, seat, kind, 0)
    if question == ask.GIVE_BACK and family == mv.GIVE:
        last, due = t.get(frame + frames.GIVE_BACK_LAST_KIND), t.get(frame + frames.GIVE_BACK_DUE)
        return card_choices.why_not_in_order(t, seat, kind, last, due)
    return no.NOT_NOW


def answer(t: Table, question: i64, seat: i64, move: i64) -> None:
    """SURRENDER, TAKE, GIVE_BACK, TRIBUTE: carry out a move."""
    frame = t.top()
    kind = t.rulebook.arg[move]
    if question == ask.GIVE_BACK:
        give_back(t, seat, kind)
    elif question == ask.TAKE:
        victim = t.get(frame + frames.TAKE_OWNER)
        t.pop()
        cards.rob(t, victim, seat, kind, ev.CHOSEN)
    elif question == ask.SURRENDER:
        taker = t.get(frame + frames.SURRENDER_TAKER)
        t.pop()
        cards.rob(t, seat, taker, kind, ev.SURRENDERED)
    else:
        t.pop()
        cards.discard(t, seat, kind, ev.WHY_EFFECT)
