"""Numbers in the reader's language."""

from dataclasses import dataclass

from blackgate.arena.intervals import Interval
from blackgate.arena.results import HeadToHead
from blackgate.texts import say


@dataclass(frozen=True)
class NumberFormat:
    """Formats numbers for one language."""

    lang: str

    def percent(self, share: float) -> str:
        """Format a share of 1 as a percentage: 61.2 %."""
        return say(self.lang, "figure-percent", value=100 * share)

    def percent_rounded(self, share: float) -> str:
        """Format a share without decimals, for narrow cells: 61 %."""
        return say(self.lang, "figure-about", value=100 * share)

    def percent_range(self, interval: Interval) -> str:
        """Format an interval of shares."""
        return say(self.lang, "figure-percents", low=100 * interval[0], high=100 * interval[1])

    def win_share(self, duel: HeadToHead) -> str:
        """Format the first bot's share of the wins of two bots; a dash if neither won."""
        return self.percent(duel.share.rate) if duel.decided else "–"

    def decimal(self, value: float) -> str:
        """Format a number with one decimal."""
        return say(self.lang, "figure-decimal", value=value)

    def decimal_range(self, interval: Interval) -> str:
        """Format an interval of numbers with one decimal each."""
        return say(self.lang, "figure-decimals", low=interval[0], high=interval[1])

    def plus_minus(self, value: float, half_width: float) -> str:
        """Format a number and the half-width of its interval: 51.1 ± 11.3."""
        return say(self.lang, "figure-give-or-take", value=value, reach=half_width)

    def milliseconds(self, value: float) -> str:
        """Format a time, with more decimals if it is short."""
        return say(self.lang, "figure-fine" if value < 10 else "figure-decimal", value=value)

    def integer(self, value: int) -> str:
        """Format a count, with thousands separators."""
        return say(self.lang, "figure-whole", value=value)
