"""Whole games between minds inside compiled code, for tuning.

Minds look at the true table here, as they look at samples in a search. Nothing that plays for real uses this.
"""

from mypy_extensions import i64

from blackgate.bots.evaluation import turn_scores
from blackgate.bots.evaluation.evaluator import Mind
from blackgate.engine import flow, legality, playout, setup
from blackgate.engine import layout as at
from blackgate.engine.chance import Chance, seeded
from blackgate.engine.moves import MoveList
from blackgate.engine.setup import Options
from blackgate.engine.table import Table


def wild_or_best(m: Mind, t: Table, out: MoveList, chance: Chance, whim: i64) -> i64:
    """The best move, or with `whim` in a thousand any move."""
    if whim > 0 and chance.below(1000) < whim:
        legality.list_moves(t, out)
        return out.moves[chance.below(out.count)]
    return turn_scores.best(m, t, out)


def spar(minds: list[Mind], options: Options, seed: int, most_turns: int, whim: int) -> tuple[int, int, int]:
    """One game: the seat that won (-1: nobody), turns, decisions."""
    chance = seeded(seed)
    rb = minds[0].rulebook
    t = setup.arrange(rb, options, setup.deal(rb, options, chance), chance)
    setup.start(t)
    out = MoveList()
    decisions: i64 = 0
    limit: i64 = most_turns
    while t.get(at.OVER) == 0:
        if t.turns() > limit and playout.stop_if_too_long(t, limit):
            break
        mind = minds[flow.asked(t)]
        flow.play(t, wild_or_best(mind, t, out, chance, whim))
        decisions += 1
    return int(t.get(at.WINNER)), int(t.turns()), int(decisions)
