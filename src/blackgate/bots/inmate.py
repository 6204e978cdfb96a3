"""`inmate`: plays the move with the highest score.

The score of a move is what it gains now plus what the rest of the turn is then worth. It uses what the seat knows of other
hands, and does not look beyond its own turn.
"""

from collections.abc import Sequence

from blackgate.bots.budget import Budget
from blackgate.bots.evaluators import evaluator_for, move_scores
from blackgate.bots.protocol import Advice
from blackgate.bots.reasons import thoughts
from blackgate.catalogue import Move
from blackgate.game import View


class Inmate:
    """Plays by the scores of the evaluator, without search and without chance."""

    name = "inmate"
    thinking_ms = 0  # well under one

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View, legal_moves: Sequence[Move], budget: Budget) -> Move:
        """Return the move with the highest score."""
        scores = move_scores(view, evaluator_for(view.edition), legal_moves)
        return legal_moves[scores.index(max(scores))]

    def advise(self, view: View, legal_moves: Sequence[Move], budget: Budget, most: int = 3) -> Advice:
        """Return the moves with the highest scores, in Tunnel points. Values only compare the moves with each other."""
        scores = move_scores(view, evaluator_for(view.edition), legal_moves)
        ranked = sorted(zip(scores, legal_moves, strict=True), key=lambda pair: -pair[0])
        return Advice(thoughts(view, [(move, score / 100) for score, move in ranked[:most]]))
