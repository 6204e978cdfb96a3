"""`random`: any legal move, each with the same probability."""

from collections.abc import Sequence

from blackgate.bots.budget import Budget
from blackgate.bots.protocol import Advice, Thought
from blackgate.bots.rng import seeded_rng
from blackgate.catalogue import Move
from blackgate.game import View


class Random:
    """Plays random legal moves."""

    name = "random"
    thinking_ms = 0  # well under one

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View, legal_moves: Sequence[Move], budget: Budget) -> Move:
        """Return a random legal move."""
        return legal_moves[int(seeded_rng(self.seed, view).below(len(legal_moves)))]

    def advise(self, view: View, legal_moves: Sequence[Move], budget: Budget, most: int = 3) -> Advice:
        """Return the chosen move first, then others in the order of the list."""
        chosen = self.choose(view, legal_moves, budget)
        rest = [move for move in legal_moves if move != chosen]
        return Advice(tuple(Thought(move, 0.0, "why-whim") for move in [chosen, *rest][:most]))
