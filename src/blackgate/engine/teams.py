"""11 Teams: Exchange, following a teammate, and helping in combat."""

from typing import Final

from mypy_extensions import i64

from blackgate.engine import actions, cards, extortion, frames, michel, places, weapons
from blackgate.engine import events as ev
from blackgate.engine import layout as at
from blackgate.engine import moves as mv
from blackgate.engine import prompts as ask
from blackgate.engine import reasons as no
from blackgate.engine.moves import MoveList
from blackgate.engine.table import Table

CARDS: Final = 0
FIVES: Final = 1
ONES: Final = 2


def mates(t: Table, seat: i64, mate: i64) -> bool:
    """Whether two players are teammates."""
    return t.get(at.TEAMS) != 0 and mate < t.get(at.PLAYERS) and mate != seat and not t.opponents(seat, mate)


# --- following a teammate, 11.6 -------------------------------------------------------------
def why_not_follow(t: Table, seat: i64, mate: i64) -> i64:
    """To the Place of a teammate who is in the same Gang; not Solitary."""
    why = actions.why_no_move_action(t, seat)
    if not mates(t, seat, mate):
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
    """With a teammate in one's Place."""
    why = actions.why_no_action(t, seat)
    if not mates(t, seat, mate) or not t.together(seat, mate):
        why |= no.NOT_TEAMMATE
    return why


def list_mates(t: Table, seat: i64, out: MoveList) -> None:
    """`follow S` and `exchange S`."""
    base = t.rulebook.base
    for mate in range(seat & 1, t.get(at.PLAYERS), 2):
        if why_not_follow(t, seat, mate) == 0:
            out.add(base[mv.FOLLOW] + mate)
        if why_not_exchange(t, seat, mate) == 0:
            out.add(base[mv.EXCHANGE] + mate)


def exchange(t: Table, seat: i64, mate: i64) -> None:
    """The giver offers first."""
    actions.spend(t, 1)
    t.note(ev.EXCHANGE, seat, mate, 0, 0)
    frame = t.push(ask.OFFERING, seat)
    t.put(frame + frames.OFFERING_PARTNER, mate)


def why_not_offer(t: Table, seat: i64, kind: i64) -> i64:
    """Cards in pack order, before any Cigarettes."""
    frame = t.top()
    if t.get(frame + frames.OFFERING_STAGE) != CARDS:
        return no.ORDER
    return places.why_not_held(t, seat, kind, t.get(frame + frames.OFFERING_LAST_KIND))


def why_not_pay(t: Table, seat: i64, amount: i64) -> i64:
    """Fives, then ones."""
    if amount > 1 and t.get(t.top() + frames.OFFERING_STAGE) == ONES:
        return no.ORDER
    return no.CANNOT_PAY if t.of(seat, at.CIGARETTES) < amount else 0


def list_offers(t: Table, seat: i64, out: MoveList) -> None:
    """`offer K`, `pay 5`, `pay 1`, `done`."""
    frame = t.top()
    base = t.rulebook.base
    if t.get(frame + frames.OFFERING_STAGE) == CARDS:
        places.list_cards(t, seat, mv.OFFER, t.get(frame + frames.OFFERING_LAST_KIND), out)
    if why_not_pay(t, seat, 5) == 0:
        out.add(base[mv.PAY_FIVE])
    if why_not_pay(t, seat, 1) == 0:
        out.add(base[mv.PAY_ONE])
    out.add(base[mv.DONE])


def offer(t: Table, seat: i64, kind: i64) -> None:
    """What is given moves at once."""
    frame = t.top()
    mate = t.get(frame + frames.OFFERING_PARTNER)
    t.put(frame + frames.OFFERING_LAST_KIND, kind)
    cards.pass_on(t, seat, mate, kind)
    t.note(ev.OFFERED, seat, mate, kind, 0)


def pay(t: Table, seat: i64, amount: i64) -> None:
    """Cigarettes too."""
    frame = t.top()
    mate = t.get(frame + frames.OFFERING_PARTNER)
    t.put(frame + frames.OFFERING_LAST_KIND, 0)  # the last kind offered no longer matters
    t.put(frame + frames.OFFERING_STAGE, FIVES if amount == 5 else ONES)
    cards.add_cigarettes(t, seat, -amount)
    cards.add_cigarettes(t, mate, amount)
    t.note(ev.PAID, seat, mate, amount, 0)


def offered(t: Table, seat: i64) -> None:
    """`done`: the partner gives back, then it is over."""
    frame = t.top()
    if t.get(frame + frames.OFFERING_RETURN) != 0:
        t.pop()
        return
    partner = t.get(frame + frames.OFFERING_PARTNER)
    t.become(frame, ask.OFFERING, partner)
    t.put(frame + frames.OFFERING_PARTNER, seat)
    t.put(frame + frames.OFFERING_RETURN, 1)
    t.put(frame + frames.OFFERING_LAST_KIND, 0)
    t.put(frame + frames.OFFERING_STAGE, CARDS)


# --- helping in combat, 11.7 ----------------------------------------------------------------
def list_help(t: Table, seat: i64, out: MoveList) -> None:
    """`lay W`, `pass`."""
    weapons.list_lays(t, seat, out)
    out.add(t.rulebook.base[mv.PASS])


def help_fighter(t: Table, seat: i64, move: i64) -> None:
    """A teammate lays a Weapon for the fighter."""
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


def stand_by(t: Table, seat: i64) -> None:
    """A teammate lays none: ask the next one, or the fighter again."""
    frame = t.top()
    fighter = t.get(frame + frames.HELP_FIGHTER)
    t.note(ev.STOOD_BY, seat, 0, 0, 0)
    helper = weapons.next_helper(t, fighter, seat)
    if helper >= 0:
        t.become(frame, ask.HELP, helper)
    else:
        t.pop()
