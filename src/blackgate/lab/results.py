"""Everything a run measured: figures by pack and player count, pooled over player counts, and the differences of two packs."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice

from blackgate.catalogue import Edition
from blackgate.lab.blocks import Blocks, split
from blackgate.lab.card_metrics import figures_of_cards
from blackgate.lab.estimate import Estimate, difference
from blackgate.lab.metrics import Figure
from blackgate.lab.settings import Settings
from blackgate.lab.game_metrics import figures_of_table
from blackgate.lab.counters import Tally

ALL = 0  # in place of a player count: all of them together
Estimates = dict[str, Estimate]


@dataclass(frozen=True)
class PackFindings:
    """What one pack came to."""

    book: Edition
    parts: dict[int, Blocks]
    settings: Settings

    def figures(self, players: int) -> dict[str, Figure]:
        """What is measured of one player count, or of ALL together: of these the cards only."""
        cards = figures_of_cards(self.book)
        if players == ALL:
            return cards
        return figures_of_table(self.book, players, self.settings.michel != "none", self.settings.teams) | cards

    @cached_property
    def estimates(self) -> dict[int, Estimates]:
        """Figures by player count and name. Where there is nothing to divide by, there is no figure."""
        parts = {players: [part] for players, part in self.parts.items()} | {ALL: list(self.parts.values())}
        return {players: measured(self.figures(players), blocks) for players, blocks in parts.items()}

    @property
    def faults(self) -> int:
        """How often a bot did something wrong."""
        return sum(count for part in self.parts.values() for name, count in part.total.items() if name.startswith("faults/"))


@dataclass(frozen=True)
class Findings:
    """One pack's, or two packs' that played the same seeds."""

    settings: Settings
    packs: tuple[PackFindings, ...]

    @staticmethod
    def of(settings: Settings, tallies: Sequence[Tally]) -> "Findings":
        """From the tallies of `settings.pieces()`, in their order."""
        rest = iter(tallies)
        blocks = len(split(settings.games))
        packs = [
            PackFindings(
                book,
                {players: Blocks(players, settings.teams, list(islice(rest, blocks))) for players in settings.players},
                settings,
            )
            for book in settings.books
        ]
        return Findings(settings, tuple(packs))

    @cached_property
    def differences(self) -> dict[int, Estimates]:
        """The second pack's figures less the first one's, where both have them."""
        one, other = (pack.estimates for pack in self.packs)
        return {
            players: {name: difference(there[name], here[name]) for name in here if name in there}
            for players, here in one.items()
            for there in [other[players]]
        }

    @property
    def compared(self) -> bool:
        """Whether there are two packs."""
        return len(self.packs) > 1


def measured(figures: dict[str, Figure], parts: Sequence[Blocks]) -> Estimates:
    """The figures for which there is something to divide by."""
    found = {name: figure.measure(parts) for name, figure in figures.items()}
    return {name: estimate for name, estimate in found.items() if estimate is not None}
