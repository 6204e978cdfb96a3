"""Whole games between evaluators in compiled code, for tuning.

The evaluators see the true table here, as they see samples in a search. Nothing that plays real games uses this module.
"""

from mypy_extensions import i64

from blackgate.bots.evaluation import turn_scores
from blackgate.bots.evaluation.evaluator import Evaluator
from blackgate.engine import flow, legality, playout, setup
from blackgate.engine import layout as at
from blackgate.engine.chance import Chance, seeded
from blackgate.engine.moves import MoveList
from blackgate.engine.setup import Options
from blackgate.engine.table import Table


def best_or_random_move(e: Evaluator, t: Table, out: MoveList, chance: Chance, random_per_mille: i64) -> i64:
    """Return the best move or, with a probability of `random_per_mille` in 1000, a random one."""
    if random_per_mille > 0 and chance.below(1000) < random_per_mille:
        legality.list_moves(t, out)
        return out.moves[chance.below(out.count)]
    return turn_scores.best_move(e, t, out)


def play_game(
    evaluators: list[Evaluator], options: Options, seed: int, max_turns: int, random_per_mille: int
) -> tuple[int, int, int]:
    """Play one game. Return the seat that won (-1: none), the number of turns, and the number of decisions."""
    chance = seeded(seed)
    rb = evaluators[0].rulebook
    t = setup.arrange(rb, options, setup.deal(rb, options, chance), chance)
    setup.start(t)
    out = MoveList()
    decisions: i64 = 0
    limit: i64 = max_turns
    while t.get(at.OVER) == 0:
        if t.turns() > limit and playout.stop_if_too_long(t, limit):
            break
        evaluator = evaluators[flow.asked(t)]
        flow.play(t, best_or_random_move(evaluator, t, out, chance, random_per_mille))
        decisions += 1
    return int(t.get(at.WINNER)), int(t.turns()), int(decisions)
