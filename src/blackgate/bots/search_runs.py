"""Runs a tree search within a budget, and turns its statistics into advice."""

import time
from collections.abc import Sequence

from blackgate.bots.budget import DEFAULT, Budget
from blackgate.bots.evaluation.search_tree import UNLIMITED, SearchTree
from blackgate.bots.protocol import Advice
from blackgate.bots.reasons import thoughts
from blackgate.game import View

WORK_PER_MS = 10_000  # a search counts its work in tenths of a microsecond
MIN_VISITS_SHARE = 20  # a move with less than 1/20 of the visits of the best one is not part of the advice
SLICE = 2 * WORK_PER_MS  # with a deadline, the clock is read after each slice of work


def run_within(search: SearchTree, budget: Budget) -> None:
    """Search within a budget; an empty budget means the default one."""
    if budget == Budget():
        budget = DEFAULT
    iterations = UNLIMITED if budget.iterations is None else budget.iterations
    work = UNLIMITED if budget.milliseconds is None else max(int(budget.milliseconds * WORK_PER_MS), 1)
    if budget.deadline is None:
        search.run(iterations, work)
        return
    end = time.monotonic() + budget.deadline
    while search.run_slice(iterations, work, SLICE) and time.monotonic() < end:
        pass


def advice_of(view: View, statistics: Sequence[tuple[int, int, float]], most: int) -> Advice:
    """Return the first move of some statistics with its chance of winning, then other moves that had enough visits."""
    best, *others = statistics
    _, best_visits, best_chance = best
    rest = [
        (move, visits, chance)
        for move, visits, chance in others
        if visits * MIN_VISITS_SHARE >= best_visits and chance <= best_chance
    ]
    advised = [best, *sorted(rest, key=lambda statistics: -statistics[2])][:most]
    return Advice(thoughts(view, [(view.edition.moves[move], chance) for move, _, chance in advised]), "chance")
