"""Effects by which the player of a card gains something.

The words draw, cigarettes, actions, heal, take_pile, draw_per_discard and take_undug.
"""

from mypy_extensions import i64

from blackgate.engine import cards, frames
from blackgate.engine import events as ev
from blackgate.engine import layout as at
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import (
    OP_ACTIONS,
    OP_CIGARETTES,
    OP_DRAW,
    OP_DRAW_PER_DISCARD,
    OP_HEAL,
    OP_TAKE_PILE,
    OP_TAKE_UNDUG,
)


def could(t: Table, frame: i64, seat: i64, op: i64, x: i64) -> bool:
    """Return whether an instruction could change anything. `frame` is the card's, or -1 before it is played."""
    if op == OP_DRAW:
        return cards.can_draw(t)
    if op == OP_HEAL:
        return t.of(seat, at.BEATINGS) > 0
    if op == OP_TAKE_PILE:
        return t.get(at.PILE + x) > 0
    if op == OP_DRAW_PER_DISCARD:
        return frame >= 0 and t.get(frame + frames.CARD_MOVED_CARDS) > 0 and cards.can_draw(t)
    if op == OP_TAKE_UNDUG:
        tool = t.get(frame + frames.CARD_CHOICE) if frame >= 0 else i64(-1)
        return tool >= 0 and t.get(at.PILE + tool) > 0
    return True


def carry_out(t: Table, frame: i64, seat: i64, op: i64, x: i64, y: i64) -> bool:
    """Carry out an instruction; none of them asks a question."""
    if op == OP_DRAW:
        cards.draw(t, seat, x)
    elif op == OP_CIGARETTES:
        cards.pay(t, seat, x, ev.WHY_EFFECT)
    elif op == OP_ACTIONS:
        cards.gain_actions(t, seat, x)
    elif op == OP_HEAL:
        cards.heal(t, seat, x)
    elif op == OP_TAKE_PILE:
        cards.take_from_pile(t, seat, x, y, ev.WHY_EFFECT)
    elif op == OP_DRAW_PER_DISCARD:
        cards.draw(t, seat, x * t.get(frame + frames.CARD_MOVED_CARDS))
    elif op == OP_TAKE_UNDUG:
        if t.get(frame + frames.CARD_CHOICE) >= 0:
            cards.take_from_pile(t, seat, t.get(frame + frames.CARD_CHOICE), x, ev.WHY_EFFECT)
    else:
        raise ValueError(f"no module carries out effect {op}")
    return True
