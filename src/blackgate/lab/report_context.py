"""What all sections of the report need: the results, and their values as texts in one language."""

from collections.abc import Iterable
from functools import cached_property
from typing import Final

from blackgate.lab.estimate import Estimate
from blackgate.lab.formatter import Formatter
from blackgate.lab.results import ALL, LabResults
from blackgate.lab.settings import pack_labels

UP, DOWN = "▲", "▼"


class ReportContext:
    """Looks values up by metric, player count and number of the pack, and formats them."""

    def __init__(self, results: LabResults, lang: str) -> None:
        self.results = results
        self.lang = lang
        self.formatter: Final = Formatter(results.settings.editions, lang)
        self.say: Final = self.formatter.say
        self.packs: Final = pack_labels(results.settings.editions)
        self.player_counts: Final = list(results.settings.players)

    @cached_property
    def forms(self) -> dict[str, str]:
        """How the values of each metric are written: NUMBER, PERCENT or POINTS."""
        both = [pack.metrics(players) for pack in self.results.packs for players in (*self.player_counts, ALL)]
        return {name: metric.form for metrics in both for name, metric in metrics.items()}

    def get(self, metric: str, players: int, pack: int = 0) -> Estimate | None:
        """Return a metric of one pack."""
        return self.results.packs[pack].estimates[players].get(metric)

    def value(self, metric: str, players: int, pack: int = 0) -> str:
        """Return a metric's value as text."""
        return self.formatter.value(self.get(metric, players, pack), self.forms[metric])

    def interval(self, metric: str, players: int, pack: int = 0) -> str:
        """Return a metric's interval as text."""
        found = self.get(metric, players, pack)
        return "–" if found is None else self.formatter.interval(found.interval, self.forms[metric])

    def values(self, metric: str, players: int) -> str:
        """Return a metric's value in one pack; or in both, with an arrow where they differ clearly."""
        if not self.results.compared:
            return self.value(metric, players)
        before, after = (self.value(metric, players, pack) for pack in range(2))
        if before == after == "–":
            return "–"
        change = arrow(self.results.differences[players].get(metric))
        return f"{self.say('lab-change', before=before, after=after)} {change}".rstrip()

    def list_values(self, values: Iterable[tuple[str, str]]) -> str:
        """Return names and values in one line, for the alternative text of a chart."""
        return "; ".join(self.say("arena-figure", name=name, figure=value) for name, value in values)


def arrow(estimate: Estimate | None) -> str:
    """Return an arrow for a value clearly above or below 0, otherwise an empty text."""
    if estimate is None or not estimate.clear:
        return ""
    return UP if estimate.value > 0 else DOWN
