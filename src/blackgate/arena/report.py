"""The arena's report: the results of a tournament as one HTML page."""

from collections.abc import Mapping, Sequence
from itertools import permutations
from pathlib import PurePath
from statistics import fmean, median
from typing import Final

from blackgate.arena import charts
from blackgate.arena.charts import Cell, Dot
from blackgate.arena.html_page import Chart, Section, Table, render_page
from blackgate.arena.number_format import NumberFormat
from blackgate.arena.results import HeadToHead, TournamentResults, WinRate
from blackgate.texts import say


def render_report(results: TournamentResults, about: Mapping[str, str], lang: str = "en") -> str:
    """Return the page. `about` holds the rows of its last section: settings, machine, date, version."""
    return ReportBuilder(results, about, lang).html()


def display_names(bots: Sequence[str]) -> dict[str, str]:
    """Return the name shown for each bot: of a file's path only the last part, where it is unique."""
    short = {name: PurePath(name).name if ".py:" in name else name for name in bots}
    return {name: one if list(short.values()).count(one) == 1 else name for name, one in short.items()}


class ReportBuilder:
    """Builds the sections of the report in one language."""

    def __init__(self, results: TournamentResults, about: Mapping[str, str], lang: str) -> None:
        self.results = results
        self.about = about
        self.lang = lang
        self.numbers: Final = NumberFormat(lang)
        self.names: Final = display_names(list(results.bots))

    def html(self) -> str:
        """Return the page; faults, if there are any, come first."""
        sections = [
            self.win_rates_section(),
            self.ratings_section(),
            self.head_to_head_section(),
            self.times_section(),
            self.lengths_section(),
            self.seats_section(),
        ]
        if self.results.faults:
            sections.insert(0, self.faults_section())
        return render_page(self.say("arena-report-title"), self.lead(), [*sections, self.settings_section()], self.lang)

    def lead(self) -> str:
        """Return the introduction: what was played, and the best bot."""
        best = max(self.results.bots, key=lambda name: self.results.bots[name].win_rate.rate)
        win_rate = self.results.bots[best].win_rate
        return self.say(
            "arena-report-lead",
            games=self.results.games,
            bots=", ".join(self.names.values()),
            best=self.names[best],
            rate=self.numbers.percent(win_rate.rate),
            interval=self.numbers.percent_range(win_rate.interval),
            fair=self.numbers.percent(self.results.fair),
        )

    # --- sections ---------------------------------------------------------------------------------
    def win_rates_section(self) -> Section:
        """Return the win rate of each bot."""
        bots = sorted(self.results.bots.items(), key=lambda item: -item[1].win_rate.rate)
        rates = [(self.names[name], bot.win_rate) for name, bot in bots]
        contents = self.win_rate_contents("bot", rates, self.say("arena-win-rate"))
        paragraph = self.say("arena-win-rate-words", fair=self.numbers.percent(self.results.fair))
        return Section(self.say("arena-win-rate"), [paragraph], contents)

    def ratings_section(self) -> Section:
        """Return the rating of each bot."""
        numbers = self.numbers
        bots = sorted(self.results.bots.items(), key=lambda item: -item[1].rating.mu)
        dots = [
            Dot(
                self.names[name],
                bot.rating.mu,
                numbers.decimal(bot.rating.mu),
                *bot.rating.interval,
                numbers.decimal_range(bot.rating.interval),
            )
            for name, bot in bots
        ]
        titles = {"name": self.say("arena-column-bot"), "value": self.say("arena-column-rating")}
        titles["interval"] = self.say("arena-column-interval")
        alternative = self.alternative("arena-rating-alt", [(dot.name, dot.text) for dot in dots])
        chart = Chart(charts.interval_chart(dots, titles), alternative)
        rows = [[dot.name, dot.text, dot.interval] for dot in dots]
        table = self.table("arena-rating", ("bot", "rating", "interval"), rows)
        return Section(self.say("arena-rating"), [self.say("arena-rating-words")], [chart, table])

    def head_to_head_section(self) -> Section:
        """Return every pair of bots."""
        duels = self.results.head_to_head
        if not duels:
            return Section(self.say("arena-duels"), [self.say("arena-duels-none")])
        numbers = self.numbers
        rows = [
            [
                self.pair_name(duel),
                numbers.integer(duel.games),
                f"{numbers.integer(duel.wins[0])} : {numbers.integer(duel.wins[1])}",
                numbers.win_share(duel),
                numbers.percent_range(duel.share.interval),
                numbers.percent(duel.fair),
            ]
            for duel in duels
        ]
        titles = {
            "row": self.say("arena-column-bot"),
            "column": self.say("arena-against"),
            "value": self.say("arena-column-share"),
        }
        alternative = self.alternative("arena-duels-alt", [(self.pair_name(duel), numbers.win_share(duel)) for duel in duels])
        cells, caption = self.heat_map_cells(duels), self.say("arena-duels-caption")
        heat_map = [Chart(charts.heat_map(cells, titles), alternative, caption)] if cells else []
        table = self.table("arena-duels", ("pair", "games", "wins-both", "share", "interval", "fair"), rows)
        return Section(self.say("arena-duels"), [self.say("arena-duels-words")], [*heat_map, table])

    def heat_map_cells(self, duels: Sequence[HeadToHead]) -> list[Cell]:
        """Return a cell for every pair of bots in both directions: the first bot's share of their wins, less the fair share."""
        found: dict[tuple[str, str], tuple[float, float]] = {}
        for duel in [duel for duel in duels if duel.decided]:
            first, second = duel.bots
            found[first, second] = duel.share.rate, duel.fair
            found[second, first] = 1 - duel.share.rate, 1 - duel.fair
        cells = []
        for first, second in permutations(self.names, 2):
            if (first, second) in found:
                share, fair = found[first, second]
                cells.append(Cell(self.names[first], self.names[second], share - fair, self.numbers.percent_rounded(share)))
        return cells

    def times_section(self) -> Section:
        """Return the time per decision of each bot."""
        numbers = self.numbers
        bots = sorted(self.results.bots.items(), key=lambda item: item[1].ms_per_decision)
        dots = [Dot(self.names[name], bot.ms_per_decision, numbers.milliseconds(bot.ms_per_decision)) for name, bot in bots]
        rows = [[dot.name, dot.text, numbers.integer(bot.decisions)] for dot, (_, bot) in zip(dots, bots, strict=True)]
        titles = {"name": self.say("arena-column-bot"), "value": self.say("arena-column-ms")}
        alternative = self.alternative("arena-time-alt", [(dot.name, dot.text) for dot in dots])
        contents: list[Chart | Table] = [
            Chart(charts.time_chart(dots, titles), alternative),
            self.table("arena-time", ("bot", "ms", "decisions"), rows),
        ]
        return Section(self.say("arena-time"), [self.say("arena-time-words")], contents)

    def lengths_section(self) -> Section:
        """Return the length of the games in turns."""
        numbers, turns = self.numbers, self.results.turns
        values = {"mean": numbers.decimal(fmean(turns)), "median": numbers.decimal(median(turns))}
        values |= {
            "shortest": numbers.integer(min(turns)),
            "longest": numbers.integer(max(turns)),
            "stopped": numbers.integer(self.results.stopped),
        }
        rows = [[self.say(f"arena-length-{key}"), value] for key, value in values.items()]
        alternative = self.say(
            "arena-length-alt", median=values["median"], shortest=values["shortest"], longest=values["longest"]
        )
        titles = {"value": self.say("arena-column-turns"), "count": self.say("arena-column-games")}
        contents: list[Chart | Table] = [
            Chart(charts.histogram(turns, titles), alternative),
            self.table("arena-length", ("figure", "value"), rows),
        ]
        return Section(self.say("arena-length"), [], contents)

    def seats_section(self) -> Section:
        """Return win rates by turn order and by seat."""
        order = [(self.say("arena-order", number=number), rate) for number, rate in enumerate(self.results.by_order, start=1)]
        seat = [(self.say("arena-seat", number=number), rate) for number, rate in enumerate(self.results.by_seat, start=1)]
        contents = [
            *self.win_rate_contents("order", order, self.say("arena-order-caption")),
            *self.win_rate_contents("seat", seat, self.say("arena-seat-caption")),
        ]
        return Section(self.say("arena-seats"), [self.say("arena-seats-words")], contents)

    def faults_section(self) -> Section:
        """Return the faults of the bots."""
        numbers = self.numbers
        rows = [
            [
                self.names[fault["bot"]],
                self.say(f"arena-fault-{fault['kind']}"),
                numbers.integer(fault["times"]),
                numbers.integer(fault["games"]),
                numbers.integer(fault["first_game"]),
                fault["detail"],
            ]
            for fault in self.results.faults
        ]
        table = self.table("arena-faults", ("bot", "fault", "times", "games", "first-game", "detail"), rows)
        return Section(self.say("arena-faults"), [self.say("arena-faults-words")], [table])

    def settings_section(self) -> Section:
        """Return the settings with which the same games can be played again."""
        table = self.table("arena-settings", ("setting", "value"), list(self.about.items()))
        return Section(self.say("arena-settings"), [], [table])

    # --- texts and tables -------------------------------------------------------------------------
    def say(self, message: str, /, **arguments: object) -> str:
        """Return a text of the report."""
        return say(self.lang, message, **arguments)

    def pair_name(self, duel: HeadToHead) -> str:
        """Return the names of two bots."""
        return self.say("arena-pair", one=self.names[duel.bots[0]], other=self.names[duel.bots[1]])

    def alternative(self, message: str, values: Sequence[tuple[str, str]]) -> str:
        """Return a chart's alternative text: what it shows, and its values."""
        listed = "; ".join(self.say("arena-figure", name=name, figure=value) for name, value in values)
        return self.say(message, figures=listed)

    def table(self, caption: str, columns: Sequence[str], rows: Sequence[Sequence[object]]) -> Table:
        """Return a table from the ids of its texts."""
        return Table(self.say(caption), [self.say(f"arena-column-{column}") for column in columns], rows)

    def win_rate_contents(self, column: str, rates: Sequence[tuple[str, WinRate]], caption: str) -> list[Chart | Table]:
        """Return win rates as a chart and as a table."""
        numbers = self.numbers
        dots = [
            Dot(name, one.rate, numbers.percent(one.rate), *one.interval, numbers.percent_range(one.interval))
            for name, one in rates
        ]
        titles = {"name": self.say(f"arena-column-{column}"), "value": self.say("arena-column-rate")}
        titles["interval"] = self.say("arena-column-interval")
        alternative = self.alternative("arena-win-rate-alt", [(dot.name, f"{dot.text} ({dot.interval})") for dot in dots])
        rows = [
            [name, numbers.integer(one.wins), numbers.integer(one.chances), dot.text, dot.interval]
            for dot, (name, one) in zip(dots, rates, strict=True)
        ]
        headings = [self.say(f"arena-column-{key}") for key in (column, "wins", "appearances", "rate", "interval")]
        return [Chart(charts.interval_chart(dots, titles, self.results.fair), alternative), Table(caption, headings, rows)]
