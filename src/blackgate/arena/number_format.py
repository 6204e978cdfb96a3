"""Numbers as people read them, in their language."""

from dataclasses import dataclass

from blackgate.arena.intervals import Interval
from blackgate.arena.results import HeadToHead
from blackgate.texts import say


@dataclass(frozen=True)
class Figures:
    """Writes numbers for one language."""

    lang: str

    def percent(self, share: float) -> str:
        """A share of 1 as people read it: 61.2 %."""
        return say(self.lang, "figure-percent", value=100 * share)

    def share(self, duel: HeadToHead) -> str:
        """The first one's share of the wins of two, if there were any."""
        return self.percent(duel.share.rate) if duel.decided else "–"

    def about(self, share: float) -> str:
        """A share where there is little room: 61 %."""
        return say(self.lang, "figure-about", value=100 * share)

    def percents(self, interval: Interval) -> str:
        """From one share to another."""
        return say(self.lang, "figure-percents", low=100 * interval[0], high=100 * interval[1])

    def decimal(self, value: float) -> str:
        """One digit behind the point."""
        return say(self.lang, "figure-decimal", value=value)

    def decimals(self, interval: Interval) -> str:
        """From one such number to another."""
        return say(self.lang, "figure-decimals", low=interval[0], high=interval[1])

    def give_or_take(self, value: float, reach: float) -> str:
        """A number and how far from it the truth may lie."""
        return say(self.lang, "figure-give-or-take", value=value, reach=reach)

    def milliseconds(self, value: float) -> str:
        """A time, finer where it is short."""
        return say(self.lang, "figure-fine" if value < 10 else "figure-decimal", value=value)

    def whole(self, value: int) -> str:
        """A count, with marks between its thousands."""
        return say(self.lang, "figure-whole", value=value)
