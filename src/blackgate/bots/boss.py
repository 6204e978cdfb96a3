"""`boss`: looks ahead. Information-set Monte-Carlo tree search (`mind/tree.py`) over deals that fit what its seat knows."""

import time
from collections.abc import Sequence

from blackgate.bots.budget import DEFAULT, Budget
from blackgate.bots.evaluation.tree_search import ENDLESS, Tree
from blackgate.bots.evaluators import judgement, mind_for
from blackgate.bots.protocol import Advice
from blackgate.bots.reasons import thoughts
from blackgate.bots.rng import whim
from blackgate.catalogue import Move
from blackgate.game import View

WORK_PER_MS = 10_000  # `mind/tree.py` counts in tenths of a microsecond
OFTEN = 20  # a move tried less than one time for so many of the best is not told
SLICE = 2 * WORK_PER_MS  # how often the real clock is looked at, where somebody set a deadline


class Boss:
    """The strongest prisoner of Blackgate."""

    name = "boss"
    slow = True

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View, legal_moves: Sequence[Move], budget: Budget) -> Move:
        """The move tried most."""
        best, _, _ = self.search(view, budget).opinions()[0]
        return view.edition.moves[best]

    def advise(self, view: View, legal_moves: Sequence[Move], budget: Budget, most: int = 3) -> Advice:
        """The move tried most, with the chance of winning it led to; then others that were tried often enough to speak of."""
        opinions = self.search(view, budget).opinions()
        _, most_tries, best = opinions[0]
        worth_telling = [one for one in opinions[1:] if one[1] * OFTEN >= most_tries and one[2] <= best]
        told = [opinions[0], *sorted(worth_telling, key=lambda one: -one[2])][:most]
        return Advice(thoughts(view, [(view.edition.moves[move], chance) for move, _, chance in told]), "chance")

    def search(self, view: View, budget: Budget) -> Tree:
        """Think as long as the budget says; as long as usual if it says nothing."""
        if budget == Budget():
            budget = DEFAULT
        mind = mind_for(view.edition)
        tree = Tree(mind, judgement(), view.table, view.knowledge, view.observer, whim(self.seed, view))
        iterations = ENDLESS if budget.iterations is None else budget.iterations
        work = ENDLESS if budget.milliseconds is None else max(int(budget.milliseconds * WORK_PER_MS), 1)
        if budget.deadline is None:
            tree.think(iterations, work)
            return tree
        end = time.monotonic() + budget.deadline
        while tree.think_on(iterations, work, SLICE) and time.monotonic() < end:
            pass
        return tree
