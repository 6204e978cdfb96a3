"""The results of a run: metrics by pack and player count, over all player counts together, and the differences of two packs."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice

from blackgate.catalogue import Edition
from blackgate.lab.card_metrics import card_metrics
from blackgate.lab.counter_blocks import Blocks, split_into_blocks
from blackgate.lab.counters import Counters
from blackgate.lab.estimate import Estimate, difference
from blackgate.lab.game_metrics import game_metrics
from blackgate.lab.metrics import Metric
from blackgate.lab.settings import Settings

ALL = 0  # in place of a player count: all player counts together
Estimates = dict[str, Estimate]


@dataclass(frozen=True)
class PackResults:
    """The results of one pack; `blocks` by player count."""

    edition: Edition
    blocks: dict[int, Blocks]
    settings: Settings
    bot: str = ""  # that played all seats

    def metrics(self, players: int) -> dict[str, Metric]:
        """Return the metrics of one player count, or of ALL together; for ALL only those of cards."""
        cards = card_metrics(self.edition)
        if players == ALL:
            return cards
        return game_metrics(self.edition, players, self.settings.michel != "none", self.settings.teams) | cards

    @cached_property
    def estimates(self) -> dict[int, Estimates]:
        """Values by player count and name of the metric. A metric without any case has no value."""
        blocks = {players: [one] for players, one in self.blocks.items()} | {ALL: list(self.blocks.values())}
        return {players: measure(self.metrics(players), some) for players, some in blocks.items()}

    @property
    def faults(self) -> int:
        """Number of faults of the bots."""
        return sum(count for one in self.blocks.values() for name, count in one.total.items() if name.startswith("faults/"))


@dataclass(frozen=True)
class LabResults:
    """The results of one pack, or of two packs that played the same seeds."""

    settings: Settings
    packs: tuple[PackResults, ...]

    @staticmethod
    def from_counters(settings: Settings, counters: Sequence[Counters]) -> "LabResults":
        """Make the results from the counters of `settings.block_tasks()`, in their order."""
        remaining = iter(counters)
        count = len(split_into_blocks(settings.games))
        packs = [
            PackResults(
                edition,
                {players: Blocks(players, settings.teams, list(islice(remaining, count))) for players in settings.players},
                settings,
                bot,
            )
            for edition, bot in zip(settings.editions, settings.bots, strict=True)
        ]
        return LabResults(settings, tuple(packs))

    @cached_property
    def differences(self) -> dict[int, Estimates]:
        """The second pack's values less the first one's, where both have them."""
        first, second = (pack.estimates for pack in self.packs)
        return {
            players: {name: difference(second[players][name], one) for name, one in estimates.items() if name in second[players]}
            for players, estimates in first.items()
        }

    @property
    def compared(self) -> bool:
        """Whether there are two packs."""
        return len(self.packs) > 1


def measure(metrics: dict[str, Metric], blocks: Sequence[Blocks]) -> Estimates:
    """Return the values of the metrics that have any case."""
    found = {name: metric.measure(blocks) for name, metric in metrics.items()}
    return {name: estimate for name, estimate in found.items() if estimate is not None}
