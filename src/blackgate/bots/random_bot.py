"""`random`: any legal move, all alike."""

from collections.abc import Sequence

from blackgate.bots.budget import Budget
from blackgate.bots.protocol import Advice, Thought
from blackgate.bots.rng import whim
from blackgate.catalogue import Move
from blackgate.game import View


class Random:
    """Plays by chance alone."""

    name = "random"
    slow = False

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View, legal_moves: Sequence[Move], budget: Budget) -> Move:
        """Any of them."""
        return legal_moves[int(whim(self.seed, view).below(len(legal_moves)))]

    def advise(self, view: View, legal_moves: Sequence[Move], budget: Budget, most: int = 3) -> Advice:
        """It has no better reason than that."""
        chosen = self.choose(view, legal_moves, budget)
        rest = [move for move in legal_moves if move != chosen]
        return Advice(tuple(Thought(move, 0.0, "why-whim") for move in [chosen, *rest][:most]))
