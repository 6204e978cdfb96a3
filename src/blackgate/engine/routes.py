"""5.2-5.4: where one can go, going there, and being sent."""

from mypy_extensions import i64

from blackgate.engine import events as ev
from blackgate.engine import layout as at
from blackgate.engine import moves as mv
from blackgate.engine import reasons as no
from blackgate.engine.moves import MoveList
from blackgate.engine.table import Table


def why_not_anywhere(t: Table, seat: i64, place: i64) -> i64:
    """What forbids going to "any other Place" (5.3, 5.4)."""
    if not t.in_play(place):
        return no.NO_SUCH_PLACE
    if place == t.rulebook.solitary:
        return no.NEVER_SOLITARY
    if place == t.of(seat, at.PLACE):
        return no.ALREADY_THERE
    return 0


def list_anywhere(t: Table, seat: i64, base: i64, out: MoveList) -> None:
    """One move per other Place."""
    for place in range(t.rulebook.places):
        if why_not_anywhere(t, seat, place) == 0:
            out.add(base + place)


def why_not_rolled(t: Table, result: i64, here: i64, place: i64) -> i64:
    """What forbids going to a Place after a roll (5.2, 11.3), for players and Michel(le)."""
    if not t.in_play(place):
        return no.NO_SUCH_PLACE
    if place == here:
        return no.STAY
    rb = t.rulebook
    row = t.get(at.TEAMS) * rb.die + result - 1
    for i in range(rb.leads_from[row], rb.leads_from[row + 1]):
        if rb.leads[i] == place:
            return 0
    return no.NOT_ROLLED


def list_rolled(t: Table, result: i64, here: i64, family: i64, out: MoveList) -> None:
    """One move per Place a result leads to."""
    rb = t.rulebook
    base = rb.base[family]
    row = t.get(at.TEAMS) * rb.die + result - 1
    for i in range(rb.leads_from[row], rb.leads_from[row + 1]):
        if rb.leads[i] != here:
            out.add(base + rb.leads[i])


def list_go(t: Table, seat: i64, out: MoveList) -> None:
    """`go P` over all other Places."""
    list_anywhere(t, seat, t.rulebook.base[mv.GO], out)


def go(t: Table, seat: i64, place: i64) -> None:
    """A move (5.4). What it sets off is `michel.arrive`."""
    t.note(ev.MOVED, seat, t.of(seat, at.PLACE), place, 0)
    t.set_of(seat, at.PLACE, place)


def send(t: Table, seat: i64, place: i64) -> None:
    """Being sent somewhere is not a move (5.4)."""
    if t.of(seat, at.PLACE) != place:
        t.note(ev.SENT, seat, t.of(seat, at.PLACE), place, 0)
        t.set_of(seat, at.PLACE, place)
