"""5.11, 11.7: laying Weapons in any combat, giving up, and the teammates who may lay one for a fighter.

The frames in which a fighter is asked for a Weapon (ANSWER, FIGHT and MICHEL) have one field in common, `frames.COMBAT_HELD`.
"""

from typing import Final

from mypy_extensions import i64

from blackgate.engine import cards, frames
from blackgate.engine import events as ev
from blackgate.engine import layout as at
from blackgate.engine import moves as mv
from blackgate.engine import prompts as ask
from blackgate.engine import reasons as no
from blackgate.engine.moves import MoveList
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import MOD_FISTS, MOD_NO_BEATING

FISTS: Final = -1


def why_not_lay(t: Table, seat: i64, kind: i64) -> i64:
    """What forbids laying a Weapon of this kind."""
    return no.NOT_IN_HAND if t.hand(seat, kind) == 0 else 0


def why_not_fists(t: Table, seat: i64) -> i64:
    """What forbids laying the fists: an ability, once per combat (9.1)."""
    if t.mod(seat, MOD_FISTS) == 0:
        return no.NO_ABILITY
    return no.ABILITY_USED if (t.get(at.FISTS) >> seat) & 1 != 0 else 0


def list_weapons(t: Table, seat: i64, out: MoveList) -> None:
    """`lay W` for the Weapons in hand."""
    rb = t.rulebook
    base = rb.base[mv.LAY]
    for i in range(len(rb.weapons)):
        if t.hand(seat, rb.weapons[i]) > 0:
            out.add(base + i)


def list_lays(t: Table, seat: i64, out: MoveList) -> None:
    """`lay W`, fists included."""
    list_weapons(t, seat, out)
    if why_not_fists(t, seat) == 0:
        out.add(t.rulebook.base[mv.LAY_FISTS])


def lay_move(t: Table, seat: i64, move: i64) -> None:
    """Carry out `lay W`."""
    rb = t.rulebook
    if rb.family[move] == mv.LAY_FISTS:
        cards.lay(t, seat, FISTS)
    else:
        cards.lay(t, seat, rb.weapons[rb.arg[move]])


def next_helper(t: Table, fighter: i64, after: i64) -> i64:
    """The next teammate of a fighter in that Place, clockwise (11.7), or -1."""
    if t.get(at.TEAMS) == 0:
        return -1
    seat = t.next_seat(after)
    while seat != fighter:
        if not t.opponents(seat, fighter) and t.together(seat, fighter):
            return seat
        seat = t.next_seat(seat)
    return -1


def may_hold(t: Table, fighter: i64) -> bool:
    """Whether a teammate in the Place has not been asked yet for this Weapon (11.7)."""
    return t.get(t.top() + frames.COMBAT_HELD) == 0 and next_helper(t, fighter, fighter) >= 0


def list_way_out(t: Table, fighter: i64, out: MoveList) -> None:
    """`hold` while a teammate could still help, else `yield`."""
    out.add(t.rulebook.base[mv.HOLD if may_hold(t, fighter) else mv.YIELD])


def why_not_hold(t: Table, fighter: i64) -> i64:
    """What forbids asking the teammates."""
    return 0 if may_hold(t, fighter) else no.NO_HELPER


def why_not_yield(t: Table, fighter: i64) -> i64:
    """What forbids giving up: no combat is lost while a teammate could still have helped."""
    return no.HOLD_FIRST if may_hold(t, fighter) else 0


def hold(t: Table, fighter: i64) -> None:
    """Ask the first teammate there."""
    t.note(ev.HELD, fighter, 0, 0, 0)
    t.put(t.top() + frames.COMBAT_HELD, 1)
    frame = t.push(ask.HELP, next_helper(t, fighter, fighter))
    t.put(frame + frames.HELP_FIGHTER, fighter)


def beat_loser(t: Table, seat: i64) -> None:
    """Who loses a combat, or helped to lose it, takes a Beating (5.12, 11.7, 13.12)."""
    if t.mod(seat, MOD_NO_BEATING) == 0:
        cards.beat(t, seat)


def why_not_lay_move(t: Table, seat: i64, move: i64) -> i64:
    """What forbids `lay W` or `lay fists` in combat."""
    rb = t.rulebook
    if rb.family[move] == mv.LAY_FISTS:
        return why_not_fists(t, seat)
    return why_not_lay(t, seat, rb.weapons[rb.arg[move]])
