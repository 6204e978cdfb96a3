"""The report of a training run: curves and settings as one HTML page."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from blackgate.arena import charts
from blackgate.arena.charts import Point
from blackgate.arena.html_page import Chart, Section, Table, render_page
from blackgate.arena.number_format import NumberFormat
from blackgate.texts import say

FILE: Final = "report.html"
MOST_ROWS: Final = 40  # of the table under the curves
# The charts besides that of the strength: heading, title of the values, columns of the rows.
CURVES: Final = (
    ("train-speed", "train-per-second", ("decisions_per_s",)),
    ("train-games", "train-turns", ("turns_per_game",)),
    ("train-losses", "train-value", ("policy_loss", "value_loss", "chances_loss")),
    ("train-entropy", "train-value", ("entropy", "kl")),
)
Row = Mapping[str, Any]


def write_report(folder: Path, rows: Sequence[Row], device: str, settings: Mapping[str, object], lang: str = "en") -> Path:
    """Write the report of a run into its folder."""
    file = folder / FILE
    file.write_text(ReportBuilder(rows, device, settings, lang).html(), encoding="utf-8")
    return file


class ReportBuilder:
    """Builds the sections of the report in one language."""

    def __init__(self, rows: Sequence[Row], device: str, settings: Mapping[str, object], lang: str) -> None:
        self.rows = rows
        self.device = device
        self.settings = settings
        self.lang = lang
        self.numbers: Final = NumberFormat(lang)

    def say(self, text: str, **values: object) -> str:
        """Return a text in the language of the report."""
        return say(self.lang, text, **values)

    def html(self) -> str:
        """Return the page."""
        last = self.rows[-1] if self.rows else {"minutes": 0.0, "decisions": 0}
        rates = {name: value for row in self.rows for name, value in row.items() if "/" in name}
        lead = self.say(
            "train-lead",
            minutes=self.numbers.decimal(float(last["minutes"])),
            decisions=self.numbers.integer(int(last["decisions"])),
            device=self.device,
            result=", ".join(f"{name} {self.numbers.percent(value)}" for name, value in rates.items()),
        )
        sections = [self.strength(list(rates))] if rates else []
        sections += [self.curve(*curve) for curve in CURVES if self.rows]
        return render_page(self.say("train-title"), lead, [*sections, self.settings_section()], self.lang)

    def strength(self, names: Sequence[str]) -> Section:
        """Return the win rates against bots during the run."""
        chart = self.chart("train-strength", "train-rate", names, self.numbers.percent, percent=True)
        rows = [row for row in self.rows if any(name in row for name in names)]
        return self.section("train-strength", chart, rows, names, self.numbers.percent)

    def curve(self, heading: str, value: str, names: Sequence[str]) -> Section:
        """Return a section with one chart."""
        chart = self.chart(heading, value, names, self.number)
        return self.section(heading, chart, self.rows, names, self.number)

    def section(
        self, heading: str, chart: Chart, rows: Sequence[Row], names: Sequence[str], shown: Callable[[float], str]
    ) -> Section:
        """Return a section with a chart and its numbers. Of many rows, the table has only some, evenly spaced, and the last."""
        some = [*rows[:: -(-len(rows) // MOST_ROWS)][:-1], rows[-1]]
        cells = [
            [
                self.numbers.decimal(float(row["minutes"])),
                self.numbers.integer(int(row["decisions"])),
                *(shown(float(row[name])) if name in row else "–" for name in names),
            ]
            for row in some
        ]
        table = Table(self.say(heading), [self.say("train-minutes"), self.say("train-decisions"), *names], cells)
        return Section(self.say(heading), [self.say(f"{heading}-words")], [chart, table])

    def chart(
        self, heading: str, value: str, names: Sequence[str], shown: Callable[[float], str], percent: bool = False
    ) -> Chart:
        """Return a chart of some columns over the decisions."""
        points = [
            Point(name, float(row["decisions"]), float(row[name]), shown(float(row[name])))
            for name in names
            for row in self.rows
            if name in row
        ]
        titles = {"x": self.say("train-decisions"), "value": self.say(value), "name": self.say("train-value")}
        last = {point.name: point.text for point in points}
        values = ", ".join(f"{name} {text}" for name, text in last.items())
        spec = charts.line_chart(points, titles, percent)
        return Chart(spec, self.say("train-chart-alt", title=self.say(heading), values=values))

    def settings_section(self) -> Section:
        """Return the settings of the run."""
        rows = [[name, "–" if value is None else str(value)] for name, value in self.settings.items()]
        table = Table(self.say("train-settings"), [self.say("train-setting"), self.say("train-value")], rows)
        return Section(self.say("train-settings"), (), [table])

    def number(self, value: float) -> str:
        """Return a number as text: large ones without decimals, small ones with four."""
        return self.numbers.integer(round(value)) if abs(value) >= 100 else self.say("train-figure", value=value)
