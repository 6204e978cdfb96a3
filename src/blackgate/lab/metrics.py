"""Kinds of metrics, as data: ratios of counters (`lab/counters.py` lists the counters).

`Ratio`: a count per another count. `Share`: a part of a whole. `AboveFair`: a win rate less the fair share. `AboveAverage`: how
much better a card does than the cards of its group on average, over the same games. The last one avoids a bias: players who
join, reveal or play *any* card may win more or less often than others, because they had the time for it or no better move.
Weighted by players, the `AboveAverage` of all cards of a group add up to 0; what remains is the effect of the card itself.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from blackgate.lab.counter_blocks import Blocks
from blackgate.lab.estimate import Estimate, difference, rate_above_fair, ratio

NUMBER, PERCENT, POINTS = "number", "percent", "points"  # how a value is written: 3.4, 34 %, +3.4 pp


@dataclass(frozen=True)
class Ratio:
    """Counters per other counters."""

    numerators: tuple[str, ...]
    denominators: tuple[str, ...]
    form: str = NUMBER

    def measure(self, blocks: Sequence[Blocks]) -> Estimate | None:
        """Return the value over the blocks of one player count, or of several together."""
        return ratio(columns(blocks, self.numerators), columns(blocks, self.denominators))


@dataclass(frozen=True)
class Share:
    """Counters as a part of other counters."""

    part: tuple[str, ...]
    whole: tuple[str, ...]
    form: str = PERCENT

    def measure(self, blocks: Sequence[Blocks]) -> Estimate | None:
        """Return the share; it and its interval are between 0 and 1."""
        whole = columns(blocks, self.whole)
        return rate_above_fair(columns(blocks, self.part), whole, [0.0] * len(whole))


@dataclass(frozen=True)
class AboveFair:
    """The win rate of some players less their fair share."""

    won: tuple[str, ...]
    players: tuple[str, ...]
    form: str = POINTS

    def measure(self, blocks: Sequence[Blocks]) -> Estimate | None:
        """Return the value; each player count has its own fair share."""
        fair = [one.fair for one in blocks for _ in one.counters]
        return rate_above_fair(columns(blocks, self.won), columns(blocks, self.players), fair)


@dataclass(frozen=True)
class AboveAverage:
    """The win rate with one card less the average win rate of its group."""

    card: AboveFair
    average: AboveFair
    form: str = POINTS

    def measure(self, blocks: Sequence[Blocks]) -> Estimate | None:
        """Return the difference, or None if either value is missing."""
        card, average = self.card.measure(blocks), self.average.measure(blocks)
        return None if card is None or average is None else difference(card, average)


Metric = Ratio | Share | AboveFair | AboveAverage


def columns(blocks: Sequence[Blocks], names: tuple[str, ...]) -> list[float]:
    """Return the sum of some counters, block after block."""
    return [value for one in blocks for value in one.column(names)]


def per_game(*counters: str) -> Ratio:
    """Return the metric of counters per finished game."""
    return Ratio(counters, ("finished",))
