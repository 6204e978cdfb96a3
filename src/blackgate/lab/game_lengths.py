"""How long games took: from a tally's `length/TURNS`, in turns per player."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt

from blackgate.lab.counters import Tally

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


@dataclass(frozen=True)
class Lengths:
    """Mean, standard deviation and quantiles of the finished games' turns per player."""

    games: int
    mean: float
    spread: float
    quantiles: Mapping[float, float]

    @staticmethod
    def of(tally: Tally, players: int) -> "Lengths | None":
        """None if no game was finished."""
        counted = sorted(
            (int(name.removeprefix("length/")), games) for name, games in tally.items() if name.startswith("length/")
        )
        games = sum(count for _, count in counted)
        if not games:
            return None
        mean = sum(turns * count for turns, count in counted) / games
        variance = sum((turns - mean) ** 2 * count for turns, count in counted) / games
        quantiles = {share: quantile(counted, games, share) / players for share in QUANTILES}
        return Lengths(games, mean / players, sqrt(variance) / players, quantiles)


def quantile(counted: list[tuple[int, int]], games: int, share: float) -> int:
    """The least length that at least this share of the games did not exceed."""
    seen = 0
    for turns, count in counted:
        seen += count
        if seen >= share * games:
            return turns
    return counted[-1][0]
