"""Effects of the moments *extorted*, *combat lost* and *rolled* (8.3): end_extortion, win_combat, roll.

They end the question below the card: an Extortion's, or that of a roll.
"""

from mypy_extensions import i64

from blackgate.engine import card_programs, cards, frames
from blackgate.engine import events as ev
from blackgate.engine import layout as at
from blackgate.engine import prompts as ask
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import OP_END_EXTORTION, OP_ROLL_ANYWHERE, OP_WIN_COMBAT


def carry_out(t: Table, frame: i64, seat: i64, op: i64) -> bool:
    """Carry out an instruction; False if it goes on after a player's choice."""
    if op == OP_WIN_COMBAT:
        attacker = t.get(at.ATTACKER)
        t.put(at.LOSER, t.get(at.DEFENDER) if seat == attacker else attacker)
        finish_question_below(t, frame, seat)
        card_programs.advance(t, frame)
        t.push(ask.SETTLE, seat)
        return False
    if op == OP_END_EXTORTION:
        t.emit(ev.ESCAPED, seat, t.get(at.ATTACKER), 0, 0)
        cards.discard_laid(t)
        cards.forget_extortion(t)
    elif op == OP_ROLL_ANYWHERE:
        if t.get(frame + frames.CARD_COUNTER) == 0:  # the Place is not chosen yet
            t.put(frame + frames.CARD_COUNTER, 1)
            t.push(ask.GO, seat)
            return False
    else:
        raise ValueError(f"no module carries out effect {op}")
    finish_question_below(t, frame, seat)
    return True


def finish_question_below(t: Table, frame: i64, seat: i64) -> None:
    """Mark the question under the card as finished: it needs no answer any more."""
    t.change_prompt(frame - at.FRAME, ask.FINISHED, seat)
