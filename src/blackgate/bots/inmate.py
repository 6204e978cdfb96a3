"""`inmate`: a planner. Every legal move gets a score from what it gains now and what the rest of the turn is then good for;
the best one is played. It counts what its seat knows of other hands, and does not look ahead beyond its own turn."""

from collections.abc import Sequence

from blackgate.bots.budget import Budget
from blackgate.bots.evaluators import mind_for, scores
from blackgate.bots.protocol import Advice
from blackgate.bots.reasons import thoughts
from blackgate.catalogue import Move
from blackgate.game import View


class Inmate:
    """Values of cards in hand, the race, the threat of extortion, known Tools of others, Gangs worth joining."""

    name = "inmate"
    slow = False

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View, legal_moves: Sequence[Move], budget: Budget) -> Move:
        """The move with the best score; there is no chance in it."""
        found = scores(view, mind_for(view.edition), legal_moves)
        return legal_moves[found.index(max(found))]

    def advise(self, view: View, legal_moves: Sequence[Move], budget: Budget, most: int = 3) -> Advice:
        """The best moves; values compare them with each other, in Tunnel points where points are at stake."""
        found = scores(view, mind_for(view.edition), legal_moves)
        ranked = sorted(zip(found, legal_moves, strict=True), key=lambda pair: -pair[0])
        return Advice(thoughts(view, [(move, score / 100) for score, move in ranked[:most]]))
