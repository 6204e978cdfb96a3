"""Values, their confidence intervals, and differences of two values.

Every metric of the lab is a ratio of two counts. The contribution of a block of games to the error of a ratio is the block's
excess over that ratio. Blocks are independent, so the variance is the sum of the squared contributions (`arena/intervals.py`
does the same for win rates, and names the sources). The contributions to the difference of two values of the same games are the
differences of their contributions: what two cards, or two packs playing the same seeds, have in common cancels.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from blackgate.arena.intervals import MIN_CLUSTERS, Interval, Z, student_t, wilson

MIN_CASES = 30  # with fewer cases there is no interval


@dataclass(frozen=True)
class Estimate:
    """A value, its number of cases, the error contribution of each block, and a 95 % interval if there is one.

    `blocks_with_cases` is the number of blocks that had a case. There is no interval with fewer than MIN_CASES cases or
    MIN_CLUSTERS blocks with cases.
    """

    value: float
    cases: float
    errors: tuple[float, ...]
    interval: Interval | None
    blocks_with_cases: int = 0

    @property
    def clear(self) -> bool:
        """Whether the interval excludes 0, and there are enough cases."""
        return self.cases >= MIN_CASES and self.interval is not None and not self.interval[0] <= 0 <= self.interval[1]


def ratio(numerators: Sequence[float], denominators: Sequence[float]) -> Estimate | None:
    """Return the ratio of two counts given block by block, or None if the denominators are all 0."""
    found = signed_ratio(numerators, denominators)
    if found is None or found.interval is None:
        return found
    return replace(found, interval=(max(0.0, found.interval[0]), found.interval[1]))


def signed_ratio(numerators: Sequence[float], denominators: Sequence[float]) -> Estimate | None:
    """Return a ratio that may be negative."""
    cases = math.fsum(denominators)
    if cases == 0:
        return None
    value = math.fsum(numerators) / cases
    errors = tuple((top - value * bottom) / cases for top, bottom in zip(numerators, denominators, strict=True))
    blocks_with_cases = sum(bottom > 0 for bottom in denominators)
    return Estimate(value, cases, errors, interval_around(value, errors, cases, blocks_with_cases), blocks_with_cases)


def rate_above_fair(won: Sequence[float], players: Sequence[float], fair: Sequence[float]) -> Estimate | None:
    """Return a win rate less the fair share, which depends on the player count of a block. With a fair share of 0: any rate.

    The interval is Wilson's for the number of independent players with the same variance, so that it is also valid for rates
    near 0. Where all blocks had the same result, the variance is not known, and the plain number of players is used.
    """
    due = [share * count for share, count in zip(fair, players, strict=True)]
    above = signed_ratio([wins - share for wins, share in zip(won, due, strict=True)], players)
    if above is None or above.interval is None:
        return above
    rate, share = math.fsum(won) / above.cases, math.fsum(due) / above.cases
    variance = variance_of(above.errors)
    independent = above.cases
    if variance > 0 and 0 < rate < 1:
        independent = rate * (1 - rate) / variance * (Z / student_t(above.blocks_with_cases - 1)) ** 2
    low, high = wilson(rate, independent)
    return replace(above, interval=(low - share, high - share))


def difference(one: Estimate, other: Estimate) -> Estimate:
    """Return one value less another of the same blocks."""
    value = one.value - other.value
    errors = tuple(first - second for first, second in zip(one.errors, other.errors, strict=True))
    cases, blocks_with_cases = min(one.cases, other.cases), min(one.blocks_with_cases, other.blocks_with_cases)
    return Estimate(value, cases, errors, interval_around(value, errors, cases, blocks_with_cases), blocks_with_cases)


def variance_of(errors: Sequence[float]) -> float:
    """Return the variance of a value from the error contributions of the blocks."""
    blocks = len(errors)
    return math.fsum(error * error for error in errors) * blocks / max(1, blocks - 1)


def interval_around(value: float, errors: Sequence[float], cases: float, blocks_with_cases: int) -> Interval | None:
    """Return a 95 % interval around a value, or None with too few cases or blocks."""
    if cases < MIN_CASES or blocks_with_cases < MIN_CLUSTERS:
        return None
    half_width = student_t(blocks_with_cases - 1) * math.sqrt(variance_of(errors))
    return value - half_width, value + half_width
