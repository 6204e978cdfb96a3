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

FEW = 30  # with fewer cases than that, nothing is called clear


@dataclass(frozen=True)
class Estimate:
    """A figure: its value, over how many cases, what each block contributes to its error, and a 95 % interval if there is one."""

    value: float
    cases: float
    errors: tuple[float, ...]
    interval: Interval | None

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
    return Estimate(value, cases, errors, around(value, errors))


def worth(won: Sequence[float], players: Sequence[float], fair: Sequence[float]) -> Estimate | None:
    """A win rate above the fair share, which may differ from block to block (2 to 6 players); with 0 as fair share, any rate.

    The interval is Wilson's for the number of independent players who would make the same error, so that it holds for rates near
    0 and for few players too. Where few blocks say anything about that number, it is the plain number of players.
    """
    due = [share * count for share, count in zip(fair, players, strict=True)]
    above = linear([wins - share for wins, share in zip(won, due, strict=True)], players)
    if above is None:
        return None
    rate, share = math.fsum(won) / above.cases, math.fsum(due) / above.cases
    speaking = sum(count > 0 for count in players)
    variance = spread(above.errors)
    independent = above.cases
    if speaking >= FEWEST and variance > 0 and 0 < rate < 1:
        independent = rate * (1 - rate) / variance * (Z / student(speaking - 1)) ** 2
    low, high = wilson(rate, independent)
    return replace(above, interval=(low - share, high - share))


def difference(one: Estimate, other: Estimate) -> Estimate:
    """One figure less another of the same blocks."""
    value = one.value - other.value
    errors = tuple(mine - theirs for mine, theirs in zip(one.errors, other.errors, strict=True))
    return Estimate(value, min(one.cases, other.cases), errors, around(value, errors))


def spread(errors: Sequence[float]) -> float:
    """The variance of a figure, from what each block contributes to its error."""
    blocks = len(errors)
    return math.fsum(error * error for error in errors) * blocks / max(1, blocks - 1)


def around(value: float, errors: Sequence[float]) -> Interval | None:
    """A 95 % interval around a value; none from too few blocks to know."""
    if len(errors) < FEWEST:
        return None
    reach = student(len(errors) - 1) * math.sqrt(spread(errors))
    return value - reach, value + reach
