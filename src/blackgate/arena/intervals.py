"""Confidence intervals of win rates.

The games of one deal are not independent of each other: the cards that made one bot win are dealt again when another bot has
that seat. Where seats are rotated, the luck of a deal largely cancels, and win rates are more certain than the same number of
independent games would make them. Where it does not cancel, they are less certain. So the variance is measured between deals.
With w wins in m chances at a deal and p the win rate over all deals, the variance of p between deals is (Cochran, Sampling
Techniques, 1977, ratio estimator for clusters)

    v = k / (k - 1) * sum((w - p m)^2) / (sum m)^2

for k deals, and n = p (1 - p) / v is the number of independent games with the same variance: the effective number of games.
It replaces the number of games in Wilson's interval (1927), as surveys do (Korn and Graubard, Survey Methodology 24, 1998,
whose correction for few clusters, the square of t over z, is applied here as well; unlike theirs, n may exceed the number
of games played, since that is the purpose of pairing deals). With fewer than `MIN_CLUSTERS` deals, or where all deals had the
same result, v is not known, and the interval is Wilson's for the plain number of games.
"""

from collections.abc import Iterable
from statistics import NormalDist

Z = NormalDist().inv_cdf(0.975)
MIN_CLUSTERS = 10

Interval = tuple[float, float]


def wilson(rate: float, games: float, z: float = Z) -> Interval:
    """Return Wilson's 95 % interval for a rate observed in independent games."""
    if games <= 0:
        return 0.0, 1.0
    middle = rate + z * z / (2 * games)
    half_width = z * (rate * (1 - rate) / games + z * z / (4 * games * games)) ** 0.5
    scale = 1 + z * z / games
    return max(0.0, (middle - half_width) / scale), min(1.0, (middle + half_width) / scale)


def student_t(degrees: int) -> float:
    """Return the 97.5 % point of Student's t (Abramowitz and Stegun, 26.7.5); accurate to 0.001 from 9 degrees of freedom on."""
    n = float(degrees)
    terms = (
        (Z**3 + Z) / 4,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
    )
    return Z + sum(term / n**power for power, term in enumerate(terms, start=1))


def effective_games(deals: Iterable[tuple[float, float]]) -> float:
    """Return the effective number of games behind the (wins, chances) of each deal."""
    counted = [(wins, chances) for wins, chances in deals if chances > 0]
    total = sum(chances for _, chances in counted)
    if total == 0:
        return 0.0
    rate = sum(wins for wins, _ in counted) / total
    squares = sum((wins - rate * chances) ** 2 for wins, chances in counted)
    deals_played = len(counted)
    if deals_played < MIN_CLUSTERS or squares == 0:
        return total
    variance = deals_played / (deals_played - 1) * squares / total**2
    return rate * (1 - rate) / variance * (Z / student_t(deals_played - 1)) ** 2


def win_rate(deals: Iterable[tuple[float, float]]) -> tuple[float, Interval]:
    """Return the win rate over the (wins, chances) of each deal, and its 95 % interval."""
    counted = list(deals)
    total = sum(chances for _, chances in counted)
    rate = sum(wins for wins, _ in counted) / total if total else 0.0
    return rate, wilson(rate, effective_games(counted))
