"""`boss`: information-set Monte-Carlo tree search (`evaluation/tree_search.py`) over deals that fit what its seat knows."""

import time
from collections.abc import Sequence

from blackgate.bots.budget import DEFAULT, Budget
from blackgate.bots.evaluation.tree_search import UNLIMITED, TreeSearch
from blackgate.bots.evaluators import evaluator_for, value_net
from blackgate.bots.protocol import Advice
from blackgate.bots.reasons import thoughts
from blackgate.bots.rng import seeded_rng
from blackgate.catalogue import Move
from blackgate.game import View

WORK_PER_MS = 10_000  # the search counts its work in tenths of a microsecond
MIN_VISITS_SHARE = 20  # a move with less than 1/20 of the visits of the best one is not part of the advice
SLICE = 2 * WORK_PER_MS  # with a deadline, the clock is read after each slice of work


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
        best, *others = self.search(view, budget).root_statistics()
        _, best_visits, best_chance = best
        rest = [
            (move, visits, chance)
            for move, visits, chance in others
            if visits * MIN_VISITS_SHARE >= best_visits and chance <= best_chance
        ]
        advised = [best, *sorted(rest, key=lambda statistics: -statistics[2])][:most]
        return Advice(thoughts(view, [(view.edition.moves[move], chance) for move, _, chance in advised]), "chance")

    def search(self, view: View, budget: Budget) -> TreeSearch:
        """Search within a budget; an empty budget means the default one."""
        if budget == Budget():
            budget = DEFAULT
        rng = seeded_rng(self.seed, view)
        search = TreeSearch(evaluator_for(view.edition), value_net(), view.table, view.knowledge, view.observer, rng)
        iterations = UNLIMITED if budget.iterations is None else budget.iterations
        work = UNLIMITED if budget.milliseconds is None else max(int(budget.milliseconds * WORK_PER_MS), 1)
        if budget.deadline is None:
            search.run(iterations, work)
            return search
        end = time.monotonic() + budget.deadline
        while search.run_slice(iterations, work, SLICE) and time.monotonic() < end:
            pass
        return search
