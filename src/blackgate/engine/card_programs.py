"""The program of a card: its instructions lie in `Rulebook.program`, and the frame CARD says which one is next."""

from mypy_extensions import i64

from blackgate.engine import frames
from blackgate.engine import layout as at
from blackgate.engine import prompts as ask
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import INSTRUCTION


def advance(t: Table, frame: i64) -> None:
    """Go on with the next instruction."""
    t.add(frame + frames.CARD_PROGRAM, INSTRUCTION)
    t.put(frame + frames.CARD_COUNTER, 0)


def set_flag(t: Table, frame: i64, flag: i64) -> None:
    """Set one of the flags in `frames.py`."""
    t.put(frame + frames.CARD_FLAGS, t.get(frame + frames.CARD_FLAGS) | flag)


def card_set_aside(t: Table, frame: i64) -> i64:
    """Return the kind of the Action card that lies aside while this frame carries out its text (5.7), or -1."""
    if t.get(frame + at.PROMPT) != ask.CARD or t.get(frame + frames.CARD_FLAGS) & frames.TEXT_DONE != 0:
        return -1
    source = t.get(frame + frames.CARD_SOURCE)
    return source if source < t.rulebook.kinds else i64(-1)


def same_set_aside(t: Table, other: Table) -> bool:
    """Return whether the same cards lie aside in two tables."""
    deepest = max(t.get(at.DEPTH), other.get(at.DEPTH))
    for depth in range(deepest):
        frame = at.STACK + depth * at.FRAME
        ours = card_set_aside(t, frame) if depth < t.get(at.DEPTH) else i64(-1)
        theirs = card_set_aside(other, frame) if depth < other.get(at.DEPTH) else i64(-1)
        if ours != theirs:
            return False
    return True
