"""Tallies of blocks of games, in the order of their games: columns from which every figure and its interval are made.

A block is some games in a row. Games are independent of each other, and therefore blocks are; players of one game are not.
"""

from collections.abc import Sequence

from blackgate.lab.counters import Tally, together

MOST_BLOCKS = 200  # per player count: an interval is then known to one part in twenty


class Blocks:
    """The blocks of one pack and one player count."""

    def __init__(self, players: int, teams: bool, tallies: Sequence[Tally]) -> None:
        self.players = players
        self.fair = 1 / 2 if teams else 1 / players  # what a player wins who is neither better nor worse off
        self.tallies = tallies
        self.total = together(tallies)
        self.columns: dict[tuple[str, ...], list[float]] = {}  # those asked for already: averages are asked for often

    def column(self, names: tuple[str, ...]) -> list[float]:
        """A counter, or the sum of several, block by block."""
        if names not in self.columns:
            self.columns[names] = [float(sum(tally[name] for name in names)) for tally in self.tallies]
        return self.columns[names]


def split(games: int) -> list[range]:
    """Games in blocks of about the same size: one game each if there are few, else MOST_BLOCKS of them."""
    count = min(games, MOST_BLOCKS)
    return [range(games * i // count, games * (i + 1) // count) for i in range(count)]
