"""Counters of blocks of games, in the order of the games: the data of every metric and its interval.

A block is a number of consecutive games. Games are independent of each other, therefore blocks are; players of one game are not.
"""

from collections.abc import Sequence
from typing import Final

from blackgate.lab.counters import Counters, add_counters

MAX_BLOCKS = 200  # per player count; the width of an interval is then known to one part in twenty


class Blocks:
    """The blocks of one pack and one player count."""

    def __init__(self, players: int, teams: bool, counters: Sequence[Counters]) -> None:
        self.players = players
        self.fair: Final = 1 / 2 if teams else 1 / players  # win rate of a player without any advantage
        self.counters = counters
        self.total: Final = add_counters(counters)
        self.columns: dict[tuple[str, ...], list[float]] = {}  # cache: averages are needed often

    def column(self, names: tuple[str, ...]) -> list[float]:
        """Return a counter, or the sum of several, block by block."""
        if names not in self.columns:
            self.columns[names] = [float(sum(block[name] for name in names)) for block in self.counters]
        return self.columns[names]


def split_into_blocks(games: int) -> list[range]:
    """Split games into blocks of about the same size: one game each if there are few, otherwise MAX_BLOCKS blocks."""
    count = min(games, MAX_BLOCKS)
    return [range(games * i // count, games * (i + 1) // count) for i in range(count)]
