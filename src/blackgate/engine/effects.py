"""What cards do: the words of `vocabulary.py`, for Action cards (5.7) and Backgrounds (8) alike.

In the frame CARD, the seat asked is the player of the card.

Order (5.7, 13.7): the card's text; then an Action card is discarded; then what the text set off; then a member is asked
about the second effect of a Background (8.2); then what that set off.
"""

from typing import Final

from mypy_extensions import i64

from blackgate.engine import cards, frames, michel, movement, prospects
from blackgate.engine import events as ev
from blackgate.engine import layout as at
from blackgate.engine import prompts as ask
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import (
    INSTRUCTION,
    OP_ACTIONS,
    OP_BEAT,
    OP_BUY,
    OP_CIGARETTES,
    OP_CRAFT,
    OP_DRAW,
    OP_DRAW_PER_DISCARD,
    OP_EACH_DISCARDS,
    OP_END,
    OP_END_EXTORTION,
    OP_GIVE_BACK,
    OP_HEAL,
    OP_LOOK,
    OP_MOVE,
    OP_REDEAL,
    OP_ROLL_ANYWHERE,
    OP_SELL,
    OP_SEND,
    OP_SEND_ALL,
    OP_TAKE_CHOSEN,
    OP_TAKE_CIGARETTES,
    OP_TAKE_NAMED,
    OP_TAKE_PILE,
    OP_TAKE_RANDOM,
    OP_TAKE_RANDOM_EACH,
    OP_TAKE_UNDUG,
    OP_UNDIG,
    OP_WIN_COMBAT,
    SCOPE_NONE,
)

MEMBER: Final = 1  # the player may apply the second effect (8.2)
MOVED: Final = 2  # the text moved its player: what follows a move is due
TEXT_DONE: Final = 4
ASKED: Final = 8  # the player has been asked about the second effect

UNDIG_TO_HAND: Final = 1  # argument of OP_UNDIG


# --- carrying it out ------------------------------------------------------------------------
def begin(t: Table, seat: i64, source: i64, target: i64, place: i64) -> None:
    """Put a card's program on the stack; ask for a target if it needs one and has none."""
    frame = t.push(ask.CARD, seat)
    t.put(frame + frames.CARD_PROGRAM, t.rulebook.first[source])
    t.put(frame + frames.CARD_SOURCE, source)
    t.put(frame + frames.CARD_TARGET, target)
    t.put(frame + frames.CARD_CHOICE, place)
    if prospects.is_member(t, seat, source):
        t.put(frame + frames.CARD_FLAGS, MEMBER)
    if t.rulebook.scope[source] != SCOPE_NONE and target < 0:
        t.push(ask.PICK, seat)


def run(t: Table) -> None:
    """Carry out instructions until the card is done or somebody has to choose."""
    frame = t.top()
    depth = t.get(at.DEPTH)
    program = t.rulebook.program
    while t.get(at.DEPTH) == depth:
        pc = t.get(frame + frames.CARD_PROGRAM)
        if program[pc] == OP_END:
            if text_ended(t, frame):
                return
        elif step(t, frame, program[pc], program[pc + 1], program[pc + 2]):
            t.add(frame + frames.CARD_PROGRAM, INSTRUCTION)
            t.put(frame + frames.CARD_COUNTER, 0)


def text_ended(t: Table, frame: i64) -> bool:
    """What comes after the text of a card; True when all of it has been done."""
    seat = t.get(frame + at.ASKED)
    source = t.get(frame + frames.CARD_SOURCE)
    flags = t.get(frame + frames.CARD_FLAGS)
    rb = t.rulebook
    if flags & TEXT_DONE == 0:
        flags |= TEXT_DONE
        t.put(frame + frames.CARD_FLAGS, flags & ~MOVED)
        if source < rb.kinds:
            t.note(ev.DISCARDED, seat, source, ev.WHY_PLAYED, 0)
            cards.drop(t, source)
        cards.console_the_robbed(t)
        if flags & MOVED != 0:
            michel.arrive(t, seat)
        return False
    if flags & MEMBER != 0 and flags & ASKED == 0 and rb.second[source] >= 0:
        t.put(frame + frames.CARD_FLAGS, flags | ASKED)
        t.push(ask.SECOND, seat)
        return False
    t.put(at.CONSOLED, 0)
    t.pop()
    return True


def begin_second(t: Table) -> None:
    """Go on with the second effect of the Background on top of the stack."""
    frame = t.top()
    t.put(frame + frames.CARD_PROGRAM, t.rulebook.second[t.get(frame + frames.CARD_SOURCE)])
    t.put(frame + frames.CARD_FLAGS, MEMBER | ASKED)


def step(t: Table, frame: i64, op: i64, x: i64, y: i64) -> bool:
    """One instruction; False if it must be looked at again after somebody's choice."""
    seat = t.get(frame + at.ASKED)
    target = t.get(frame + frames.CARD_TARGET)
    if op == OP_DRAW:
        cards.draw(t, seat, x)
    elif op == OP_CIGARETTES:
        cards.pay(t, seat, x, ev.WHY_EFFECT)
    elif op == OP_ACTIONS:
        cards.gain_actions(t, seat, x)
    elif op == OP_HEAL:
        cards.heal(t, seat, x)
    elif op == OP_BEAT:
        for _ in range(x):
            cards.beat(t, target)
    elif op == OP_SEND:
        movement.send(t, target, prospects.destination(t, target, x))
    elif op == OP_SEND_ALL:
        for other in range(t.get(at.PLAYERS)):
            if prospects.may_be_sent(t, other, x):
                movement.send(t, other, prospects.destination(t, other, x))
    elif op == OP_MOVE:
        return step_move(t, frame, seat)
    elif op == OP_REDEAL:
        cards.redeal_hands(t, seat)
    elif op == OP_LOOK:
        t.note(ev.LOOKED, seat, target, 0, 0)
    elif op == OP_TAKE_PILE:
        cards.take_from_pile(t, seat, x, y, ev.WHY_EFFECT)
    elif op == OP_TAKE_CIGARETTES:
        step_take_cigarettes(t, seat, target, x)
    elif op == OP_UNDIG:
        step_undig(t, frame, seat, target, x)
    elif op == OP_TAKE_UNDUG:
        if t.get(frame + frames.CARD_CHOICE) >= 0:
            cards.take_from_pile(t, seat, t.get(frame + frames.CARD_CHOICE), x, ev.WHY_EFFECT)
    elif op == OP_DRAW_PER_DISCARD:
        cards.draw(t, seat, x * t.get(frame + frames.CARD_MOVED_CARDS))
    else:
        return step_asking(t, frame, op, x, y)
    return True


def step_asking(t: Table, frame: i64, op: i64, x: i64, y: i64) -> bool:
    """Instructions in which a player chooses, or that reach into the Extortion or roll below this card."""
    seat = t.get(frame + at.ASKED)
    target = t.get(frame + frames.CARD_TARGET)
    if op == OP_TAKE_CHOSEN:
        return step_take_chosen(t, frame, seat, target, x)
    if op == OP_TAKE_RANDOM:
        return step_take_random(t, frame, seat, target, x)
    if op == OP_TAKE_RANDOM_EACH:
        return step_take_random_each(t, frame, seat, x)
    if op == OP_TAKE_NAMED:
        return step_take_named(t, frame, seat, target)
    if op == OP_GIVE_BACK:
        return step_give_back(t, frame, seat, target, x)
    if op == OP_EACH_DISCARDS:
        return step_each_discards(t, frame, seat, x)
    if not prospects.could_one(t, seat, op, x, y, target):
        return True  # no answer would be legal: the question is not asked
    if op == OP_SELL:
        below = t.push(ask.SELLING, seat)
        t.put(below + frames.SELLING_FACTOR, x)
        t.put(below + frames.SELLING_UNSOLD, 1)
        return advance(t, frame)
    if op == OP_BUY:
        t.push(ask.BUY, seat)
        return advance(t, frame)
    if op == OP_CRAFT:
        below = t.push(ask.CRAFT, seat)
        t.put(below + frames.CRAFT_WITHOUT, y)
        return advance(t, frame)
    return step_of_moment(t, frame, op, x)


def advance(t: Table, frame: i64) -> bool:
    """Go on with the next instruction once the question just pushed is settled."""
    t.add(frame + frames.CARD_PROGRAM, INSTRUCTION)
    t.put(frame + frames.CARD_COUNTER, 0)
    return False


def step_of_moment(t: Table, frame: i64, op: i64, x: i64) -> bool:
    """Instructions of the moments *extorted*, *combat lost* and *rolled* (8.3): they end the question below."""
    seat = t.get(frame + at.ASKED)
    below = frame - at.FRAME
    if op == OP_END_EXTORTION:
        t.note(ev.ESCAPED, seat, t.get(at.ATTACKER), 0, 0)
        cards.discard_laid(t)
        cards.forget_extortion(t)
        t.become(below, ask.FINISHED, seat)
    elif op == OP_WIN_COMBAT:
        attacker = t.get(at.ATTACKER)
        t.put(at.LOSER, t.get(at.DEFENDER) if seat == attacker else attacker)
        t.become(below, ask.FINISHED, seat)
        advance(t, frame)
        t.push(ask.SETTLE, seat)
        return False
    elif op == OP_ROLL_ANYWHERE:
        if t.get(frame + frames.CARD_COUNTER) == 0:
            t.put(frame + frames.CARD_COUNTER, 1)
            t.push(ask.GO, seat)
            return False
        t.become(below, ask.FINISHED, seat)
    return True


def step_move(t: Table, frame: i64, seat: i64) -> bool:
    """Move to the Place named with the card, or ask for one."""
    place = t.get(frame + frames.CARD_CHOICE)
    if place >= 0:
        movement.go(t, seat, place)
        moved_by_card(t, frame)
        return True
    t.push(ask.GO, seat)
    return advance(t, frame)


def moved_by_card(t: Table, frame: i64) -> None:
    """A card's text has moved its player."""
    t.put(frame + frames.CARD_FLAGS, t.get(frame + frames.CARD_FLAGS) | MOVED)


def step_take_cigarettes(t: Table, seat: i64, target: i64, most: i64) -> None:
    """Take Cigarettes from a player, as many as there are up to `most`."""
    count = t.of(target, at.CIGARETTES)
    if count > most:
        count = most
    if count > 0:
        cards.add_cigarettes(t, target, -count)
        cards.add_cigarettes(t, seat, count)
        t.note(ev.PAID, target, seat, count, 0)


def step_undig(t: Table, frame: i64, seat: i64, target: i64, where: i64) -> None:
    """The Tool a player dug last is lost, and its points with it."""
    i = prospects.last_dug(t, target)
    if i < 0:
        return
    tool = t.get(at.DUGS + i) // at.SEATS
    t.put(frame + frames.CARD_CHOICE, tool)
    size = t.get(at.DUG_SIZE) - 1
    while i < size:
        t.put(at.DUGS + i, t.get(at.DUGS + i + 1))
        i += 1
    t.cells[at.DUGS + size] = 0
    t.put(at.DUG_SIZE, size)
    t.add_of(target, at.POINTS, -t.rulebook.points[tool])
    if where == UNDIG_TO_HAND:
        t.add_hand(seat, tool, 1)
        t.note(ev.SNATCHED, target, tool, seat, 0)
    else:
        t.note(ev.UNDUG, target, tool, seat, 0)
        cards.drop(t, tool)


def step_take_chosen(t: Table, frame: i64, seat: i64, target: i64, count: i64) -> bool:
    """Take cards of one's choice from a hand one looks at."""
    if t.get(frame + frames.CARD_COUNTER) == count or t.of(target, at.HAND_SIZE) == 0:
        return True
    t.add(frame + frames.CARD_COUNTER, 1)
    t.add(frame + frames.CARD_MOVED_CARDS, 1)
    below = t.push(ask.TAKE, seat)
    t.put(below + frames.TAKE_OWNER, target)
    return False


def step_take_random(t: Table, frame: i64, seat: i64, target: i64, count: i64) -> bool:
    """Take random cards from one player."""
    if t.get(frame + frames.CARD_COUNTER) == count or not cards.rob_at_random(t, target, seat):
        return True
    t.add(frame + frames.CARD_COUNTER, 1)
    t.add(frame + frames.CARD_MOVED_CARDS, 1)
    return False


def step_take_random_each(t: Table, frame: i64, seat: i64, count: i64) -> bool:
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


def step_take_named(t: Table, frame: i64, seat: i64, target: i64) -> bool:
    """Name a Tool; the target gives one, else a random card."""
    if t.get(frame + frames.CARD_COUNTER) == 0:
        t.put(frame + frames.CARD_COUNTER, 1)
        below = t.push(ask.NAME, seat)
        t.put(below + frames.NAME_FOR_CARD, 1)
        return False
    tool = t.get(frame + frames.CARD_CHOICE)
    t.put(frame + frames.CARD_CHOICE, -1)
    if t.of(target, at.HAND_SIZE) > 0:
        advance(t, frame)
        cards.rob_by_name(t, target, seat, tool)
        return False
    return True


def step_give_back(t: Table, frame: i64, seat: i64, target: i64, count: i64) -> bool:
    """Give cards of one's choice, at most as many as were taken."""
    due = t.get(frame + frames.CARD_MOVED_CARDS)
    if due > count:
        due = count
    if due > t.of(seat, at.HAND_SIZE):
        due = t.of(seat, at.HAND_SIZE)
    if due == 0:
        return True
    below = t.push(ask.GIVE_BACK, seat)
    t.put(below + frames.GIVE_BACK_RECEIVER, target)
    t.put(below + frames.GIVE_BACK_DUE, due)
    return advance(t, frame)


def give_back(t: Table, seat: i64, kind: i64) -> None:
    """One card given back; several go in pack order."""
    frame = t.top()
    target = t.get(frame + frames.GIVE_BACK_RECEIVER)
    t.put(frame + frames.GIVE_BACK_LAST_KIND, kind)
    t.add(frame + frames.GIVE_BACK_DUE, -1)
    if t.get(frame + frames.GIVE_BACK_DUE) == 0:
        t.pop()
    cards.pass_on(t, seat, target, kind)
    t.note(ev.GIVEN, seat, target, kind, 0)


def step_each_discards(t: Table, frame: i64, seat: i64, count: i64) -> bool:
    """Each opponent discards cards of their choice, clockwise; an empty hand is not asked."""
    done = t.get(frame + frames.CARD_COUNTER)
    players = t.get(at.PLAYERS)
    if done == (players - 1) * count:
        return True
    payer = (seat + 1 + done // count) % players
    t.add(frame + frames.CARD_COUNTER, 1)
    if t.opponents(seat, payer) and t.of(payer, at.HAND_SIZE) > 0:
        t.add(frame + frames.CARD_MOVED_CARDS, 1)
        below = t.push(ask.TRIBUTE, payer)
        t.put(below + frames.TRIBUTE_PLAYER, seat)
    return False
