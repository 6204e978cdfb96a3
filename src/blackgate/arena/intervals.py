"""How sure a win rate is.

The games of one deal are not independent of each other: the cards that made one bot win lie there again when another bot
sits before them. Where seats are rotated the luck of a deal largely cancels, so that win rates are surer than so many
independent games would make them; where it does not cancel, they are less sure. So we ask the deals themselves. With w wins
in m chances at a deal and p the win rate over all deals, the variance of p between deals is (Cochran, Sampling Techniques,
1977, ratio estimator for clusters)

    v = k / (k - 1) * sum((w - p m)^2) / (sum m)^2

for k deals, and n = p (1 - p) / v is the number of independent games that would tell as much: the effective number of games.
It is used in Wilson's interval (1927) in place of the number of games, as surveys do (Korn and Graubard, Survey Methodology
24, 1998, whose correction for few clusters, the square of t over z, is made here as well; unlike theirs, n may exceed
the number of games played, for that is what pairing deals is for). With fewer than `FEWEST` deals,
or where all deals came out alike, v says nothing, and the interval is Wilson's for the plain number of games.
"""

from collections.abc import Iterable
from statistics import NormalDist

Z = NormalDist().inv_cdf(0.975)
FEWEST = 10

Interval = tuple[float, float]


def wilson(rate: float, games: float, z: float = Z) -> Interval:
    """Wilson's 95 % interval for a rate seen in so many independent games."""
    if games <= 0:
        return 0.0, 1.0
    middle = rate + z * z / (2 * games)
    reach = z * (rate * (1 - rate) / games + z * z / (4 * games * games)) ** 0.5
    scale = 1 + z * z / games
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


def student(freedom: int) -> float:
    """The 97.5 % point of Student's t, by the expansion of Abramowitz and Stegun, 26.7.5; good to 0.001 from 9 degrees on."""
    n = float(freedom)
    terms = (
        (Z**3 + Z) / 4,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
    )
    return Z + sum(term / n**power for power, term in enumerate(terms, start=1))


def effective(deals: Iterable[tuple[float, float]]) -> float:
    """The effective number of games behind (wins, chances) of each deal."""
    counted = [(wins, chances) for wins, chances in deals if chances > 0]
    chances = sum(many for _, many in counted)
    if chances == 0:
        return 0.0
    rate = sum(wins for wins, _ in counted) / chances
    spread = sum((wins - rate * many) ** 2 for wins, many in counted)
    deals_played = len(counted)
    if deals_played < FEWEST or spread == 0:
        return chances
    variance = deals_played / (deals_played - 1) * spread / chances**2
    return rate * (1 - rate) / variance * (Z / student(deals_played - 1)) ** 2


def win_rate(deals: Iterable[tuple[float, float]]) -> tuple[float, Interval]:
    """The win rate over (wins, chances) of each deal, and its 95 % interval."""
    counted = list(deals)
    chances = sum(many for _, many in counted)
    rate = sum(wins for wins, _ in counted) / chances if chances else 0.0
    return rate, wilson(rate, effective(counted))
