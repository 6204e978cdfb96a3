"""A figure, how sure it is, and the difference of two.

Every figure of the lab is a ratio: something counted, per something else counted. What one block of games contributes to the
error of a ratio is the block's own excess over it; blocks are independent, so that the squares of these contributions add up to
the variance (`arena/intervals.py` does the same for win rates, and says who found it). The difference of two figures of the same
games has as contributions the differences of theirs: what two cards, or two packs playing the same seeds, have in common cancels.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from blackgate.arena.intervals import FEWEST, Interval, Z, student, wilson

FEW = 30  # with fewer cases than that, nobody knows how sure a figure is


@dataclass(frozen=True)
class Estimate:
    """A figure: its value, over how many cases, what each block contributes to its error, and a 95 % interval if there is one.

    `speaking` is how many blocks had a case. There is no interval with fewer than FEW cases or FEWEST speaking blocks.
    """

    value: float
    cases: float
    errors: tuple[float, ...]
    interval: Interval | None
    speaking: int = 0

    @property
    def clear(self) -> bool:
        """Whether the interval excludes 0, and there were cases enough to trust it."""
        return self.cases >= FEW and self.interval is not None and not self.interval[0] <= 0 <= self.interval[1]


def ratio(tops: Sequence[float], bottoms: Sequence[float]) -> Estimate | None:
    """Something counted per something else counted, block by block; None where there is nothing to divide by."""
    found = linear(tops, bottoms)
    if found is None or found.interval is None:
        return found
    return replace(found, interval=(max(0.0, found.interval[0]), found.interval[1]))


def linear(tops: Sequence[float], bottoms: Sequence[float]) -> Estimate | None:
    """A ratio that may be negative."""
    cases = math.fsum(bottoms)
    if cases == 0:
        return None
    value = math.fsum(tops) / cases
    errors = tuple((top - value * bottom) / cases for top, bottom in zip(tops, bottoms, strict=True))
    speaking = sum(bottom > 0 for bottom in bottoms)
    return Estimate(value, cases, errors, around(value, errors, cases, speaking), speaking)


def worth(won: Sequence[float], players: Sequence[float], fair: Sequence[float]) -> Estimate | None:
    """A win rate above the fair share, which may differ from block to block (2 to 6 players); with 0 as fair share, any rate.

    The interval is Wilson's for the number of independent players who would make the same error, so that it holds for rates near
    0 too. Where all blocks came out alike they say nothing about that number, and it is the plain number of players.
    """
    due = [share * count for share, count in zip(fair, players, strict=True)]
    above = linear([wins - share for wins, share in zip(won, due, strict=True)], players)
    if above is None or above.interval is None:
        return above
    rate, share = math.fsum(won) / above.cases, math.fsum(due) / above.cases
    variance = spread(above.errors)
    independent = above.cases
    if variance > 0 and 0 < rate < 1:
        independent = rate * (1 - rate) / variance * (Z / student(above.speaking - 1)) ** 2
    low, high = wilson(rate, independent)
    return replace(above, interval=(low - share, high - share))


def difference(one: Estimate, other: Estimate) -> Estimate:
    """One figure less another of the same blocks."""
    value = one.value - other.value
    errors = tuple(mine - theirs for mine, theirs in zip(one.errors, other.errors, strict=True))
    cases, speaking = min(one.cases, other.cases), min(one.speaking, other.speaking)
    return Estimate(value, cases, errors, around(value, errors, cases, speaking), speaking)


def spread(errors: Sequence[float]) -> float:
    """The variance of a figure, from what each block contributes to its error."""
    blocks = len(errors)
    return math.fsum(error * error for error in errors) * blocks / max(1, blocks - 1)


def around(value: float, errors: Sequence[float], cases: float, speaking: int) -> Interval | None:
    """A 95 % interval around a value; none from too few cases or blocks to know."""
    if cases < FEW or speaking < FEWEST:
        return None
    reach = student(speaking - 1) * math.sqrt(spread(errors))
    return value - reach, value + reach
