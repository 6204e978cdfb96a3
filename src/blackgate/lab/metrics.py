"""The sorts of figures: counters per counters (`lab/tally.py` names them), as data.

`Per`: something per something else. `Share`: a part of a whole. `Above`: a win rate above the fair share. `Against`: how much
better a card does than the cards of its sort on average, over the same games. The last one is the answer to a trap: who joins,
reveals or plays *any* card may win more or less often than others, because there was time for it or nothing better to do.
Weighted by players, the `Against` of all cards of a sort add up to nothing; what a card has left of its own is its own.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from blackgate.lab.blocks import Blocks
from blackgate.lab.estimate import Estimate, difference, ratio, worth

NUMBER, SHARE, WORTH = "number", "share", "worth"  # how a figure is written: 3.4, 34 %, +3.4 %


@dataclass(frozen=True)
class Per:
    """Counters per counters."""

    tops: tuple[str, ...]
    bottoms: tuple[str, ...]
    form: str = NUMBER

    def measure(self, parts: Sequence[Blocks]) -> Estimate | None:
        """Over the blocks of one player count, or of several together."""
        return ratio(columns(parts, self.tops), columns(parts, self.bottoms))


@dataclass(frozen=True)
class Share:
    """Counters among counters."""

    part: tuple[str, ...]
    whole: tuple[str, ...]
    form: str = SHARE

    def measure(self, parts: Sequence[Blocks]) -> Estimate | None:
        """Between 0 and 1, its interval too."""
        whole = columns(parts, self.whole)
        return worth(columns(parts, self.part), whole, [0.0] * len(whole))


@dataclass(frozen=True)
class Above:
    """The win rate of some players above their fair share."""

    won: tuple[str, ...]
    players: tuple[str, ...]
    form: str = WORTH

    def measure(self, parts: Sequence[Blocks]) -> Estimate | None:
        """Each player count with its own fair share."""
        fair = [part.fair for part in parts for _ in part.tallies]
        return worth(columns(parts, self.won), columns(parts, self.players), fair)


@dataclass(frozen=True)
class Against:
    """One worth less another."""

    one: Above
    other: Above
    form: str = WORTH

    def measure(self, parts: Sequence[Blocks]) -> Estimate | None:
        """None if either is."""
        one, other = self.one.measure(parts), self.other.measure(parts)
        return None if one is None or other is None else difference(one, other)


Figure = Per | Share | Above | Against


def columns(parts: Sequence[Blocks], names: tuple[str, ...]) -> list[float]:
    """A sum of counters, block after block."""
    return [value for part in parts for value in part.column(names)]


def per_game(*counters: str) -> Per:
    """How often in a game that was finished."""
    return Per(counters, ("finished",))
