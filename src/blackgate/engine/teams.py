"""11 Teams: Exchange, following a teammate, and helping in combat. Prompts OFFERING and HELP."""

from typing import Final

from mypy_extensions import i64

from blackgate.engine import actions, card_choices, cards, extortion, frames, michel, weapons
from blackgate.engine import events as ev
from blackgate.engine import layout as at
from blackgate.engine import moves as mv
from blackgate.engine import prompts as ask
from blackgate.engine import reasons as no
from blackgate.engine.moves import MoveList
from blackgate.engine.table import Table

# The values of `frames.OFFERING_STAGE`.
CARDS: Final = 0
FIVES: Final = 1
ONES: Final = 2


def are_teammates(t: Table, seat: i64, mate: i64) -> bool:
    """Return whether two players are teammates."""
    return t.get(at.TEAMS) != 0 and mate < t.get(at.PLAYERS) and mate != seat and not t.opponents(seat, mate)


# --- following a teammate, 11.6 -------------------------------------------------------------
def why_not_follow(t: Table, seat: i64, mate: i64) -> i64:
    """Return why a player may not follow a teammate: both in the same Gang, and not to Solitary."""
    why = actions.why_no_move_action(t, seat)
    if not are_teammates(t, seat, mate):
        return why | no.FOLLOW_GANG
    mine = t.of(seat, at.GANG)
    theirs = t.of(mate, at.GANG)
    place = t.of(mate, at.PLACE)
    if mine < 0 or theirs < 0 or t.rulebook.gang_of[mine] != t.rulebook.gang_of[theirs]:
        why |= no.FOLLOW_GANG
    if place == t.rulebook.solitary:
        why |= no.FOLLOW_GANG
    if place == t.of(seat, at.PLACE):
        why |= no.STAY
    return why


# --- Exchange, 11.5 -------------------------------------------------------------------------
def why_not_exchange(t: Table, seat: i64, mate: i64) -> i64:
    """Return why a player may not exchange: only with a teammate in the same Place."""
    why = actions.why_no_action(t, seat)
    if not are_teammates(t, seat, mate) or not t.together(seat, mate):
        why |= no.NOT_TEAMMATE
    return why


def list_actions(t: Table, seat: i64, out: MoveList) -> None:
    """List `follow S` and `exchange S`."""
    base = t.rulebook.base
    for mate in range(seat & 1, t.get(at.PLAYERS), 2):
        if why_not_follow(t, seat, mate) == 0:
            out.add(base[mv.FOLLOW] + mate)
        if why_not_exchange(t, seat, mate) == 0:
            out.add(base[mv.EXCHANGE] + mate)


def exchange(t: Table, seat: i64, mate: i64) -> None:
    """Begin an Exchange; the player whose turn it is offers first."""
    actions.spend(t, 1)
    t.emit(ev.EXCHANGE, seat, mate, 0, 0)
    frame = t.push(ask.OFFERING, seat)
    t.put(frame + frames.OFFERING_PARTNER, mate)


def why_not_offer(t: Table, seat: i64, kind: i64) -> i64:
    """Return why a card may not be offered: cards go in pack order, before any Cigarettes."""
    frame = t.top()
    if t.get(frame + frames.OFFERING_STAGE) != CARDS:
        return no.ORDER
    return card_choices.why_not_held(t, seat, kind, t.get(frame + frames.OFFERING_LAST_KIND))


def why_not_pay(t: Table, seat: i64, amount: i64) -> i64:
    """Return why Cigarettes may not be paid: first in fives, then one by one."""
    if amount > 1 and t.get(t.top() + frames.OFFERING_STAGE) == ONES:
        return no.ORDER
    return no.CANNOT_PAY if t.of(seat, at.CIGARETTES) < amount else 0


def offer(t: Table, seat: i64, kind: i64) -> None:
    """Give a card, which moves at once."""
    frame = t.top()
    mate = t.get(frame + frames.OFFERING_PARTNER)
    t.put(frame + frames.OFFERING_LAST_KIND, kind)
    cards.pass_on(t, seat, mate, kind)
    t.emit(ev.OFFERED, seat, mate, kind, 0)


def pay(t: Table, seat: i64, amount: i64) -> None:
    """Give Cigarettes, which move at once."""
    frame = t.top()
    mate = t.get(frame + frames.OFFERING_PARTNER)
    t.put(frame + frames.OFFERING_LAST_KIND, 0)  # the last kind offered no longer matters
    t.put(frame + frames.OFFERING_STAGE, FIVES if amount == 5 else ONES)
    cards.add_cigarettes(t, seat, -amount)
    cards.add_cigarettes(t, mate, amount)
    t.emit(ev.PAID, seat, mate, amount, 0)


def end_offer(t: Table, seat: i64) -> None:
    """Let the partner give something back, or end the Exchange if they have."""
    frame = t.top()
    if t.get(frame + frames.OFFERING_RETURN) != 0:
        t.pop()
        return
    partner = t.get(frame + frames.OFFERING_PARTNER)
    t.change_prompt(frame, ask.OFFERING, partner)
    t.put(frame + frames.OFFERING_PARTNER, seat)
    t.put(frame + frames.OFFERING_RETURN, 1)
    t.put(frame + frames.OFFERING_LAST_KIND, 0)
    t.put(frame + frames.OFFERING_STAGE, CARDS)


# --- helping in combat, 11.7 ----------------------------------------------------------------
def help_fighter(t: Table, seat: i64, move: i64) -> None:
    """Lay a Weapon for the fighter."""
    fighter = t.get(t.top() + frames.HELP_FIGHTER)
    t.pop()
    frame = t.top()
    t.put(frame + frames.COMBAT_HELD, 0)
    weapons.lay_move(t, seat, move)
    if t.get(frame + at.PROMPT) == ask.MICHEL:
        t.put(frame + frames.MICHEL_HELPERS, t.get(frame + frames.MICHEL_HELPERS) | (1 << seat))
        michel.weapon_laid(t, frame, fighter)
    else:
        t.put(at.HELPERS, t.get(at.HELPERS) | (1 << seat))
        extortion.fight_on(t, frame, fighter)


def decline_to_help(t: Table, seat: i64) -> None:
    """Lay no Weapon: ask the next teammate, or the fighter again."""
    frame = t.top()
    fighter = t.get(frame + frames.HELP_FIGHTER)
    t.emit(ev.STOOD_BY, seat, 0, 0, 0)
    helper = weapons.next_helper(t, fighter, seat)
    if helper >= 0:
        t.change_prompt(frame, ask.HELP, helper)
    else:
        t.pop()


# --- the questions --------------------------------------------------------------------------
def list_answers(t: Table, question: i64, seat: i64, out: MoveList) -> None:
    """OFFERING: `offer K`, `pay 5`, `pay 1`, `done`. HELP: `lay W`, `pass`."""
    base = t.rulebook.base
    if question == ask.HELP:
        weapons.list_lays(t, seat, out)
        out.add(base[mv.PASS])
        return
    frame = t.top()
    if t.get(frame + frames.OFFERING_STAGE) == CARDS:
        card_choices.list_cards(t, seat, mv.OFFER, t.get(frame + frames.OFFERING_LAST_KIND), out)
    if why_not_pay(t, seat, 5) == 0:
        out.add(base[mv.PAY_FIVE])
    if why_not_pay(t, seat, 1) == 0:
        out.add(base[mv.PAY_ONE])
    out.add(base[mv.DONE])


def why_not_answer(t: Table, question: i64, seat: i64, move: i64) -> i64:
    """OFFERING, HELP: return why a move is not allowed."""
    rb = t.rulebook
    family = rb.family[move]
    if question == ask.HELP:
        if family == mv.LAY or family == mv.LAY_FISTS:
            return weapons.why_not_lay_move(t, seat, move)
        return 0 if family == mv.PASS else no.NOT_NOW
    if family == mv.OFFER:
        return why_not_offer(t, seat, rb.arg[move])
    if family == mv.PAY_FIVE:
        return why_not_pay(t, seat, 5)
    if family == mv.PAY_ONE:
        return why_not_pay(t, seat, 1)
    return 0 if family == mv.DONE else no.NOT_NOW


def answer(t: Table, question: i64, seat: i64, move: i64) -> None:
    """OFFERING, HELP: carry out a move."""
    rb = t.rulebook
    family = rb.family[move]
    if question == ask.HELP:
        if family == mv.PASS:
            decline_to_help(t, seat)
        else:
            help_fighter(t, seat, move)
    elif family == mv.OFFER:
        offer(t, seat, rb.arg[move])
    elif family == mv.PAY_FIVE:
        pay(t, seat, 5)
    elif family == mv.PAY_ONE:
        pay(t, seat, 1)
    else:
        end_offer(t, seat)
