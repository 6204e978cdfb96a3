"""Length of games in turns per player, from the counters `length/TURNS`."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import floor, sqrt

from blackgate.arena.intervals import Interval, Z
from blackgate.lab.counters import Counters

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


@dataclass(frozen=True)
class GameLengths:
    """Mean, standard deviation (`spread`) and quantiles of the turns per player of finished games."""

    games: int
    mean: float
    spread: float
    quantiles: Mapping[float, float]
    median_interval: Interval  # 95 %, by the ranks between which the true median lies

    @staticmethod
    def from_counters(counters: Counters, players: int) -> "GameLengths | None":
        """Return the lengths, or None if no game was finished."""
        games_by_turns = sorted(
            (int(name.removeprefix("length/")), games) for name, games in counters.items() if name.startswith("length/")
        )
        games = sum(count for _, count in games_by_turns)
        if not games:
            return None
        mean = sum(turns * count for turns, count in games_by_turns) / games
        variance = sum((turns - mean) ** 2 * count for turns, count in games_by_turns) / games
        quantiles = {share: quantile(games_by_turns, games, share) / players for share in QUANTILES}
        reach = Z / 2 * sqrt(games)
        ranks = (max(1, floor(games / 2 - reach)), min(games, floor(games / 2 + reach) + 1))
        low, high = (quantile(games_by_turns, games, rank / games) / players for rank in ranks)
        return GameLengths(games, mean / players, sqrt(variance) / players, quantiles, (low, high))


def quantile(games_by_turns: list[tuple[int, int]], games: int, share: float) -> int:
    """Return the smallest length that at least this share of the games did not exceed."""
    seen = 0
    for turns, count in games_by_turns:
        seen += count
        if seen >= share * games:
            return turns
    return games_by_turns[-1][0]
