"""Length of games in turns per player, from the counters `length/TURNS`."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt

from blackgate.lab.counters import Counters

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


@dataclass(frozen=True)
class GameLengths:
    """Mean, standard deviation (`spread`) and quantiles of the turns per player of finished games."""

    games: int
    mean: float
    spread: float
    quantiles: Mapping[float, float]

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
        return GameLengths(games, mean / players, sqrt(variance) / players, quantiles)


def quantile(games_by_turns: list[tuple[int, int]], games: int, share: float) -> int:
    """Return the smallest length that at least this share of the games did not exceed."""
    seen = 0
    for turns, count in games_by_turns:
        seen += count
        if seen >= share * games:
            return turns
    return games_by_turns[-1][0]
