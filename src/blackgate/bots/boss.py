"""`boss`: looks ahead. Information-set Monte-Carlo tree search (`mind/tree.py`) over deals that fit what its seat knows."""

import time
from collections.abc import Sequence

from blackgate.bots.budget import DEFAULT, Budget
from blackgate.bots.contract import Advice
from blackgate.bots.mind.tree import ENDLESS, Tree
from blackgate.bots.minds import judgement, mind_for
from blackgate.bots.reasons import thought
from blackgate.bots.whim import whim
from blackgate.catalogue import Move
from blackgate.view import View

WORK_PER_MS = 10_000  # `mind/tree.py` counts in tenths of a microsecond
SLICE = 2 * WORK_PER_MS  # how often the real clock is looked at, where somebody set a deadline


class Boss:
    """The strongest prisoner of Blackgate."""

    name = "boss"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View, legal_moves: Sequence[Move], budget: Budget) -> Move:
        """The move tried most."""
        if len(legal_moves) == 1:
            return legal_moves[0]
        best, _, _ = self.search(view, budget).opinions()[0]
        return view.edition.moves[best]

    def advise(self, view: View, legal_moves: Sequence[Move], budget: Budget, most: int = 3) -> Advice:
        """The moves tried most, with the chance of winning they led to."""
        opinions = self.search(view, budget).opinions()[:most]
        return Advice(tuple(thought(view, view.edition.moves[move], chance) for move, _, chance in opinions), "chance")

    def search(self, view: View, budget: Budget) -> Tree:
        """Think as long as the budget says."""
        mind = mind_for(view.edition)
        tree = Tree(mind, judgement(), view.table, view.knowledge, view.observer, whim(self.seed, view))
        iterations = ENDLESS if budget.iterations is None else budget.iterations
        work = ENDLESS if budget.milliseconds is None else max(int(budget.milliseconds * WORK_PER_MS), 1)
        if budget.iterations is None and budget.milliseconds is None:
            work = ENDLESS if budget.deadline is not None else int((DEFAULT.milliseconds or 0) * WORK_PER_MS)
        if budget.deadline is None:
            tree.think(iterations, work)
            return tree
        end = time.monotonic() + budget.deadline
        while tree.think_on(iterations, work, SLICE) and time.monotonic() < end:
            pass
        return tree
