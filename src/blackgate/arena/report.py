"""The arena's report: the standing of the bots as one HTML page."""

from collections.abc import Mapping, Sequence
from itertools import permutations
from pathlib import PurePath
from statistics import fmean, median

from blackgate.arena import charts
from blackgate.arena.charts import Cell, Dot
from blackgate.arena.html_page import Figure, Section, Table, page
from blackgate.arena.number_format import Figures
from blackgate.arena.results import HeadToHead, Share, Standing
from blackgate.texts import say


def report(standing: Standing, about: Mapping[str, str], lang: str = "en") -> str:
    """The page for a standing. `about` are the lines of its last section: settings, machine, date, version."""
    return Reporter(standing, about, lang).html()


def shown(bots: Sequence[str]) -> dict[str, str]:
    """Bots by the names shown: of a file the last part of its path, where that tells it from the others."""
    short = {name: PurePath(name).name if ".py:" in name else name for name in bots}
    return {name: one if list(short.values()).count(one) == 1 else name for name, one in short.items()}


class Reporter:
    """Tells one standing in one language."""

    def __init__(self, standing: Standing, about: Mapping[str, str], lang: str) -> None:
        self.standing = standing
        self.about = about
        self.lang = lang
        self.figures = Figures(lang)
        self.names = shown(list(standing.bots))

    def html(self) -> str:
        """All sections in their order; faults, if there are any, before everything else."""
        sections = [self.win_rates(), self.ratings(), self.duels(), self.times(), self.lengths(), self.seats()]
        if self.standing.faults:
            sections.insert(0, self.faults())
        return page(self.say("arena-report-title"), self.lead(), [*sections, self.settings()], self.lang)

    def lead(self) -> str:
        """The page in two sentences."""
        best = max(self.standing.bots, key=lambda name: self.standing.bots[name].record.rate)
        record = self.standing.bots[best].record
        return self.say(
            "arena-report-lead",
            games=self.standing.games,
            bots=", ".join(self.names.values()),
            best=self.names[best],
            rate=self.figures.percent(record.rate),
            interval=self.figures.percents(record.interval),
            fair=self.figures.percent(self.standing.fair),
        )

    # --- section by section -----------------------------------------------------------------------
    def win_rates(self) -> Section:
        """Who wins how often."""
        bots = sorted(self.standing.bots.items(), key=lambda item: -item[1].record.rate)
        shares = [(self.names[name], bot.record) for name, bot in bots]
        contents = self.shares("bot", shares, self.say("arena-win-rate"))
        words = self.say("arena-win-rate-words", fair=self.figures.percent(self.standing.fair))
        return Section(self.say("arena-win-rate"), [words], contents)

    def ratings(self) -> Section:
        """How strong each is on one scale."""
        tell = self.figures
        bots = sorted(self.standing.bots.items(), key=lambda item: -item[1].rating.mu)
        dots = [
            Dot(
                self.names[name],
                bot.rating.mu,
                tell.decimal(bot.rating.mu),
                *bot.rating.interval,
                tell.decimals(bot.rating.interval),
            )
            for name, bot in bots
        ]
        titles = {"name": self.say("arena-column-bot"), "value": self.say("arena-column-rating")}
        titles["span"] = self.say("arena-column-interval")
        figure = Figure(charts.spans(dots, titles), self.in_words("arena-rating-alt", [(dot.name, dot.told) for dot in dots]))
        rows = [[dot.name, dot.told, dot.span] for dot in dots]
        table = self.table("arena-rating", ("bot", "rating", "interval"), rows)
        return Section(self.say("arena-rating"), [self.say("arena-rating-words")], [figure, table])

    def duels(self) -> Section:
        """Each against each."""
        duels = self.standing.head_to_head
        if not duels:
            return Section(self.say("arena-duels"), [self.say("arena-duels-none")])
        tell = self.figures
        rows = [
            [
                self.pair(duel),
                tell.whole(duel.games),
                f"{tell.whole(duel.wins[0])} : {tell.whole(duel.wins[1])}",
                tell.share(duel),
                tell.percents(duel.share.interval),
                tell.percent(duel.fair),
            ]
            for duel in duels
        ]
        titles = {
            "row": self.say("arena-column-bot"),
            "column": self.say("arena-against"),
            "value": self.say("arena-column-share"),
        }
        alternative = self.in_words("arena-duels-alt", [(self.pair(duel), tell.share(duel)) for duel in duels])
        cells, caption = self.cells(duels), self.say("arena-duels-caption")
        figures = [Figure(charts.heat_map(cells, titles), alternative, caption)] if cells else []
        table = self.table("arena-duels", ("pair", "games", "wins-both", "share", "interval", "fair"), rows)
        return Section(self.say("arena-duels"), [self.say("arena-duels-words")], [*figures, table])

    def cells(self, duels: Sequence[HeadToHead]) -> list[Cell]:
        """Every two bots both ways round: the first one's share of their wins, and how far above the fair one it is."""
        found: dict[tuple[str, str], tuple[float, float]] = {}
        for duel in [duel for duel in duels if duel.decided]:
            one, other = duel.bots
            found[one, other] = duel.share.rate, duel.fair
            found[other, one] = 1 - duel.share.rate, 1 - duel.fair
        return [
            Cell(
                self.names[one],
                self.names[other],
                found[one, other][0] - found[one, other][1],
                self.figures.about(found[one, other][0]),
            )
            for one, other in permutations(self.names, 2)
            if (one, other) in found
        ]

    def times(self) -> Section:
        """How long they think."""
        tell = self.figures
        bots = sorted(self.standing.bots.items(), key=lambda item: item[1].ms_per_decision)
        dots = [Dot(self.names[name], bot.ms_per_decision, tell.milliseconds(bot.ms_per_decision)) for name, bot in bots]
        rows = [[dot.name, dot.told, tell.whole(bot.decisions)] for dot, (_, bot) in zip(dots, bots, strict=True)]
        titles = {"name": self.say("arena-column-bot"), "value": self.say("arena-column-ms")}
        alternative = self.in_words("arena-time-alt", [(dot.name, dot.told) for dot in dots])
        contents: list[Figure | Table] = [
            Figure(charts.times(dots, titles), alternative),
            self.table("arena-time", ("bot", "ms", "decisions"), rows),
        ]
        return Section(self.say("arena-time"), [self.say("arena-time-words")], contents)

    def lengths(self) -> Section:
        """How long the games were."""
        tell, turns = self.figures, self.standing.turns
        known = {"mean": tell.decimal(fmean(turns)), "median": tell.decimal(median(turns))}
        known |= {
            "shortest": tell.whole(min(turns)),
            "longest": tell.whole(max(turns)),
            "stopped": tell.whole(self.standing.stopped),
        }
        rows = [[self.say(f"arena-length-{key}"), told] for key, told in known.items()]
        alternative = self.say("arena-length-alt", median=known["median"], shortest=known["shortest"], longest=known["longest"])
        titles = {"value": self.say("arena-column-turns"), "count": self.say("arena-column-games")}
        contents: list[Figure | Table] = [
            Figure(charts.histogram(turns, titles), alternative),
            self.table("arena-length", ("figure", "value"), rows),
        ]
        return Section(self.say("arena-length"), [], contents)

    def seats(self) -> Section:
        """Whether it matters when one's first turn comes, or where one sits."""
        order = [(self.say("arena-order", number=number), share) for number, share in enumerate(self.standing.by_order, start=1)]
        seat = [(self.say("arena-seat", number=number), share) for number, share in enumerate(self.standing.by_seat)]
        contents = [
            *self.shares("order", order, self.say("arena-order-caption")),
            *self.shares("seat", seat, self.say("arena-seat-caption")),
        ]
        return Section(self.say("arena-seats"), [self.say("arena-seats-words")], contents)

    def faults(self) -> Section:
        """What bots did wrong."""
        tell = self.figures
        rows = [
            [
                self.names[fault["bot"]],
                self.say(f"arena-fault-{fault['sort']}"),
                tell.whole(fault["times"]),
                tell.whole(fault["games"]),
                tell.whole(fault["first_game"]),
                fault["detail"],
            ]
            for fault in self.standing.faults
        ]
        table = self.table("arena-faults", ("bot", "fault", "times", "games", "first-game", "detail"), rows)
        return Section(self.say("arena-faults"), [self.say("arena-faults-words")], [table])

    def settings(self) -> Section:
        """How to play these games again."""
        return Section(
            self.say("arena-settings"), [], [self.table("arena-settings", ("setting", "value"), list(self.about.items()))]
        )

    # --- words and tables -------------------------------------------------------------------------
    def say(self, message: str, /, **arguments: object) -> str:
        """A text of the report."""
        return say(self.lang, message, **arguments)

    def pair(self, duel: HeadToHead) -> str:
        """Two bots."""
        return self.say("arena-pair", one=self.names[duel.bots[0]], other=self.names[duel.bots[1]])

    def in_words(self, message: str, figures: Sequence[tuple[str, str]]) -> str:
        """A chart's text alternative: what it shows, and its figures."""
        listed = "; ".join(self.say("arena-figure", name=name, figure=figure) for name, figure in figures)
        return self.say(message, figures=listed)

    def table(self, caption: str, columns: Sequence[str], rows: Sequence[Sequence[object]]) -> Table:
        """A table by the ids of its texts."""
        return Table(self.say(caption), [self.say(f"arena-column-{column}") for column in columns], rows)

    def shares(self, column: str, shares: Sequence[tuple[str, Share]], caption: str) -> list[Figure | Table]:
        """Win rates as a chart and as a table."""
        tell = self.figures
        dots = [Dot(name, one.rate, tell.percent(one.rate), *one.interval, tell.percents(one.interval)) for name, one in shares]
        titles = {"name": self.say(f"arena-column-{column}"), "value": self.say("arena-column-rate")}
        titles["span"] = self.say("arena-column-interval")
        alternative = self.in_words("arena-win-rate-alt", [(dot.name, f"{dot.told} ({dot.span})") for dot in dots])
        rows = [
            [name, tell.whole(one.wins), tell.whole(one.chances), dot.told, dot.span]
            for dot, (name, one) in zip(dots, shares, strict=True)
        ]
        headings = [self.say(f"arena-column-{key}") for key in (column, "wins", "appearances", "rate", "interval")]
        return [Figure(charts.spans(dots, titles, self.standing.fair), alternative), Table(caption, headings, rows)]
