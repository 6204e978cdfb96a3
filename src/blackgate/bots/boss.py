"""`boss`: information-set Monte-Carlo tree search (`evaluation/tree_search.py`) over deals that fit what its seat knows."""

from collections.abc import Sequence

from blackgate.bots.budget import Budget
from blackgate.bots.evaluation.tree_search import TreeSearch
from blackgate.bots.evaluators import evaluator_for, value_net
from blackgate.bots.protocol import Advice
from blackgate.bots.rng import seeded_rng
from blackgate.bots.search_runs import advice_of, run_within
from blackgate.catalogue import Move
from blackgate.game import View


class Boss:
    """A bot that plays on in its mind: the more time, the stronger."""

    name = "boss"
    thinking_ms = None  # all of its budget

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View, legal_moves: Sequence[Move], budget: Budget) -> Move:
        """Return the most visited move."""
        best, _, _ = self.search(view, budget).root_statistics()[0]
        return view.edition.moves[best]

    def advise(self, view: View, legal_moves: Sequence[Move], budget: Budget, most: int = 3) -> Advice:
        """Return the most visited move with its chance of winning, then other moves that had enough visits."""
        return advice_of(view, self.search(view, budget).root_statistics(), most)

    def search(self, view: View, budget: Budget) -> TreeSearch:
        """Search within a budget."""
        rng = seeded_rng(self.seed, view)
        search = TreeSearch(evaluator_for(view.edition), value_net(), view.table, view.knowledge, view.observer, rng)
        run_within(search, budget)
        return search
