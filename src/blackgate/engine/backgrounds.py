"""8 Backgrounds: when they may be revealed, revealing them, and the second effect. Prompts PICK and SECOND.

Under both prompts lies the frame CARD of the Background.
"""

from mypy_extensions import i64

from blackgate.engine import effects, frames
from blackgate.engine import events as ev
from blackgate.engine import layout as at
from blackgate.engine import moves as mv
from blackgate.engine import prompts as ask
from blackgate.engine import reasons as no
from blackgate.engine.moves import MoveList
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import SCOPE_NONE


def why_not_reveal(t: Table, seat: i64, moment: i64, fighter: i64 = -1) -> i64:
    """Return why a player may not reveal now (8.1, 8.3). It depends on the hidden Background: only its owner may see it.

    In an Extortion, `fighter` is the other fighter, at whom every Background is aimed.
    """
    if t.of(seat, at.REVEALED) != 0:
        return no.REVEALED
    rb = t.rulebook
    background = t.of(seat, at.BACKGROUND)
    if rb.moment[background] != moment:
        return no.WRONG_MOMENT
    source = rb.kinds + background
    if fighter >= 0 or rb.scope[source] == SCOPE_NONE:
        return 0 if effects.could(t, seat, source, fighter) else no.BACKGROUND_IDLE
    for target in range(t.get(at.PLAYERS)):
        if effects.why_not_target(t, seat, source, target) == 0:
            return 0
    return no.BACKGROUND_IDLE


def reveal(t: Table, seat: i64, target: i64) -> None:
    """Turn the Background face up and carry it out (8.1, 8.2)."""
    background = t.of(seat, at.BACKGROUND)
    source = t.rulebook.kinds + background
    t.set_of(seat, at.REVEALED, 1)
    member: i64 = 1 if effects.is_member(t, seat, source) else 0
    t.emit(ev.REVEALED, seat, background, member, 0)
    effects.begin(t, seat, source, target, -1)


def why_not_second(t: Table) -> i64:
    """Return why the second effect may not be applied: it could do nothing at all (8.2, 13.7)."""
    return 0 if effects.could_second(t, t.top() - at.FRAME) else no.CARD_IDLE


# --- the questions --------------------------------------------------------------------------
def list_answers(t: Table, question: i64, seat: i64, out: MoveList) -> None:
    """PICK: `pick S`. SECOND: `second` if it could do something, and `pass`."""
    base = t.rulebook.base
    if question == ask.PICK:
        source = t.get(t.top() - at.FRAME + frames.CARD_SOURCE)
        for target in range(t.get(at.PLAYERS)):
            if effects.why_not_target(t, seat, source, target) == 0:
                out.add(base[mv.PICK] + target)
        return
    if why_not_second(t) == 0:
        out.add(base[mv.SECOND])
    out.add(base[mv.PASS])


def why_not_answer(t: Table, question: i64, seat: i64, move: i64) -> i64:
    """PICK, SECOND: return why a move is not allowed."""
    rb = t.rulebook
    family = rb.family[move]
    if question == ask.PICK:
        if family != mv.PICK:
            return no.NOT_NOW
        return effects.why_not_target(t, seat, t.get(t.top() - at.FRAME + frames.CARD_SOURCE), rb.arg[move])
    if family == mv.SECOND:
        return why_not_second(t)
    return 0 if family == mv.PASS else no.NOT_NOW


def answer(t: Table, question: i64, seat: i64, move: i64) -> None:
    """PICK: aim the card. SECOND: go on with the second effect, or leave it."""
    rb = t.rulebook
    t.pop()
    if question == ask.PICK:
        t.put(t.top() + frames.CARD_TARGET, rb.arg[move])
        return
    applied: i64 = 1 if rb.family[move] == mv.SECOND else 0
    t.emit(ev.SECOND, seat, t.of(seat, at.BACKGROUND), applied, 0)
    if applied != 0:
        effects.begin_second(t)
