"""8 Backgrounds: when they may be revealed, revealing them, and the choice of the second effect.

Under the frame SECOND lies the frame of the Background's card.
"""

from mypy_extensions import i64

from blackgate.engine import effects, frames, prospects
from blackgate.engine import events as ev
from blackgate.engine import layout as at
from blackgate.engine import moves as mv
from blackgate.engine import reasons as no
from blackgate.engine.moves import MoveList
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import SCOPE_NONE


def why_not_reveal(t: Table, seat: i64, moment: i64) -> i64:
    """What forbids revealing now (8.1, 8.3). Only the owner is ever told."""
    if t.of(seat, at.REVEALED) != 0:
        return no.REVEALED
    rb = t.rulebook
    background = t.of(seat, at.BACKGROUND)
    if rb.moment[background] != moment:
        return no.WRONG_MOMENT
    source = rb.kinds + background
    if rb.scope[source] == SCOPE_NONE:
        return 0 if prospects.could(t, seat, rb.first[source], -1) else no.BACKGROUND_IDLE
    for target in range(t.get(at.PLAYERS)):
        if why_not_target(t, seat, source, target) == 0:
            return 0
    return no.BACKGROUND_IDLE


def why_not_target(t: Table, seat: i64, source: i64, target: i64) -> i64:
    """What forbids choosing a player for a card (5.7, 11.8)."""
    if target >= t.get(at.PLAYERS):
        return no.NO_SUCH_SEAT
    if target == seat:
        return no.TARGET_SELF
    if not t.opponents(seat, target):
        return no.TEAMMATE
    if not prospects.in_scope(t, seat, source, target):
        return no.TARGET_AWAY
    if not prospects.could(t, seat, t.rulebook.first[source], target):
        return no.TARGET_IDLE
    return 0


def reveal(t: Table, seat: i64, target: i64) -> None:
    """Turn the Background face up and carry it out (8.1, 8.2)."""
    background = t.of(seat, at.BACKGROUND)
    source = t.rulebook.kinds + background
    t.set_of(seat, at.REVEALED, 1)
    member: i64 = 1 if prospects.is_member(t, seat, source) else 0
    t.note(ev.REVEALED, seat, background, member, 0)
    effects.begin(t, seat, source, target, -1)


# --- the second effect, 8.2 and 13.7 --------------------------------------------------------
def why_not_second(t: Table) -> i64:
    """What forbids `second`: it could do nothing at all."""
    frame = t.top() - at.FRAME
    program = t.rulebook.second[t.get(frame + frames.CARD_SOURCE)]
    return 0 if prospects.could_go_on(t, frame, program) else no.CARD_IDLE


def list_second(t: Table, out: MoveList) -> None:
    """`second` if it could do something; `pass` always."""
    base = t.rulebook.base
    if why_not_second(t) == 0:
        out.add(base[mv.SECOND])
    out.add(base[mv.PASS])


def decide_second(t: Table, seat: i64, apply: bool) -> None:
    """Go on with the second effect, or leave it."""
    t.pop()
    t.note(ev.SECOND, seat, t.of(seat, at.BACKGROUND), 1 if apply else 0, 0)
    if apply:
        effects.begin_second(t)
