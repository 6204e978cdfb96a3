"""Sections of the report on cards: which are strong, which are weak, how often they come into play."""

from typing import Any, Final

from blackgate.arena.html_page import Chart, Section, Table
from blackgate.lab import charts
from blackgate.lab.estimate import MIN_CASES
from blackgate.lab.pack_contents import cards_by_group
from blackgate.lab.report_context import ReportContext, arrow
from blackgate.lab.report_topics import CardTopic
from blackgate.lab.results import ALL

VERDICTS = ("strong", "weak", "unclear")


class CardSection:
    """The section of one group of cards."""

    def __init__(self, context: ReportContext, topic: CardTopic) -> None:
        self.context = context
        self.topic = topic
        self.formatter: Final = context.formatter
        self.compared: Final = context.results.compared
        contents = [cards_by_group(pack.edition)[topic.group] for pack in context.results.packs]
        ids = list(dict.fromkeys(card for cards in contents for card in cards))
        self.cards: Final = sorted(ids, key=self.sort_key)
        self.charted: Final = [
            card for card in self.cards if any(self.has_enough_cases(card, pack) for pack in range(len(contents)))
        ]

    def metric(self, card: str, name: str) -> str:
        """Return the full name of a card's metric."""
        return f"{self.topic.group}/{card}/{name}"

    def sort_key(self, card: str) -> tuple[bool, int, float]:
        """Sort by value in the first pack, then cards that only the second has; at the end cards with too few cases."""
        packs = range(len(self.context.packs))
        few = not any(self.has_enough_cases(card, pack) for pack in packs)
        for pack in packs:
            found = self.context.get(self.metric(card, self.topic.main), ALL, pack)
            if found is not None:
                return few, pack, -found.value
        return few, len(packs), 0.0

    def has_enough_cases(self, card: str, pack: int) -> bool:
        """Return whether a card has enough cases for an interval."""
        found = self.context.get(self.metric(card, self.topic.main), ALL, pack)
        return found is not None and found.cases >= MIN_CASES

    def name(self, card: str) -> str:
        """Return the name of a card."""
        return self.formatter.name(self.topic.group, card)

    def section(self) -> Section:
        """Return the section with chart and tables."""
        say, group = self.context.say, self.topic.group
        paragraphs = [say(f"lab-{group}-words")]
        few = [self.name(card) for card in self.cards if card not in self.charted]
        paragraphs += [say("lab-few", cards=", ".join(few))] if few else []
        contents: list[Chart | Table] = [self.chart()] if self.charted else []
        contents += [self.comparison_table()] if self.compared else [self.table(), *self.usage_tables()]
        return Section(say(f"lab-sort-{group}"), paragraphs, contents)

    # --- charts -----------------------------------------------------------------------------------
    def chart(self) -> Chart:
        """Return a chart with a dot per card and pack."""
        say, packs = self.context.say, range(len(self.context.packs))
        rows = [self.chart_row(card, pack) for card in self.charted for pack in packs if self.has_enough_cases(card, pack)]
        values = self.context.list_values((str(row["name"]), f"{row['text']} ({row['interval']})") for row in rows)
        alternative = say("lab-cards-alt", figures=values)
        titles = {"name": say("lab-column-card"), "text": say(f"lab-column-{self.topic.group}-{self.topic.main}")}
        titles |= {"interval": say("arena-column-interval")}
        unit = say("lab-points")
        if self.compared:
            spec = charts.cards_compared(rows, self.context.packs, titles | {"pack": say("arena-setting-pack")}, unit)
            return Chart(spec, alternative, say("lab-cards-caption-compared"))
        average = self.context.get(self.topic.average, ALL) if self.topic.average else None
        verdicts = [say(f"lab-judged-{verdict}") for verdict in VERDICTS]
        average_value = None if average is None else average.value
        spec = charts.cards(rows, self.player_count_rows(), verdicts, average_value, titles, unit)
        caption = " ".join(map(say, ("lab-cards-caption", *self.topic.line_texts)))
        return Chart(spec, alternative, caption)

    def chart_row(self, card: str, pack: int) -> dict[str, Any]:
        """Return a card's row of the chart."""
        metric = self.metric(card, self.topic.main)
        found = self.context.get(metric, ALL, pack)
        low, high = (found.interval if found else None) or (None, None)
        return {
            "name": self.name(card),
            "pack": self.context.packs[pack],
            "value": found.value if found else None,
            "low": low,
            "high": high,
            "text": self.context.value(metric, ALL, pack),
            "interval": self.context.interval(metric, ALL, pack),
            "verdict": self.context.say(f"lab-judged-{self.verdict(card)}"),
        }

    def verdict(self, card: str) -> str:
        """Return whether a card is strong, weak or unclear."""
        deciding = self.context.get(self.metric(card, self.topic.deciding), ALL)
        if deciding is None or not deciding.clear:
            return "unclear"
        return "strong" if deciding.value > 0 else "weak"

    def player_count_rows(self) -> list[dict[str, Any]]:
        """Return the value of each card for each player count, if there is more than one, where there are enough cases."""
        rows = []
        for card in self.charted if len(self.context.player_counts) > 1 else ():
            for players in self.context.player_counts:
                estimate = self.context.get(self.metric(card, self.topic.main), players)
                if estimate is not None and estimate.cases >= MIN_CASES:
                    rows.append({"name": self.name(card), "players": str(players), "value": estimate.value})
        return rows

    # --- tables -----------------------------------------------------------------------------------
    def table(self) -> Table:
        """Return the values of each card, over all player counts and for each."""
        say, group = self.context.say, self.topic.group
        metrics = list(dict.fromkeys((self.topic.main, self.topic.deciding, *self.topic.further)))
        headings = [say("lab-column-card")]
        for name in metrics:
            headings += [say(f"lab-column-{group}-{name}"), say("arena-column-interval")]
        headings += [self.formatter.players(players) for players in self.context.player_counts]
        headings += [say(f"lab-column-{group}-{name}") for name in self.usage_columns]
        return Table(say(f"lab-{group}-worth-caption"), headings, [self.table_row(card, metrics) for card in self.cards])

    def table_row(self, card: str, metrics: list[str]) -> list[str]:
        """Return one card's row."""
        context, cells = self.context, [self.name(card)]
        for name in metrics:
            metric = self.metric(card, name)
            mark = arrow(context.get(metric, ALL)) if name == self.topic.deciding else ""
            cells += [f"{context.value(metric, ALL)} {mark}".rstrip(), context.interval(metric, ALL)]
        cells += [context.value(self.metric(card, self.topic.main), players) for players in context.player_counts]
        return cells + [context.value(self.metric(card, name), ALL) for name in self.usage_columns]

    @property
    def usage_columns(self) -> tuple[str, ...]:
        """The usage metric as a column of the first table, if there is only one."""
        return self.topic.usage if len(self.topic.usage) == 1 else ()

    def usage_tables(self) -> list[Table]:
        """Return a table of how often each card comes into play, unless the first table says it."""
        if self.usage_columns:
            return []
        say, group, gangs = self.context.say, self.topic.group, self.topic.group == "gang"
        headings = [say("lab-column-card"), *([say("lab-column-gang")] if gangs else [])]
        headings += [say(f"lab-column-{group}-{name}") for name in self.topic.usage]
        rows = [
            [self.name(card), *([self.formatter.gang_of(card)] if gangs else [])]
            + [self.context.value(self.metric(card, name), ALL) for name in self.topic.usage]
            for card in self.cards
        ]
        return [Table(say("lab-often-caption"), headings, rows)]

    def comparison_table(self) -> Table:
        """Return the values of both packs, and the difference."""
        say, group, main = self.context.say, self.topic.group, self.topic.main
        headings = [say("lab-column-card"), *(f"{pack}: {say(f'lab-column-{group}-{main}')}" for pack in self.context.packs)]
        headings += [say("lab-column-difference"), say("arena-column-interval")]
        headings += [say(f"lab-column-{group}-{name}") for name in self.topic.usage]
        return Table(say(f"lab-sort-{group}"), headings, [self.comparison_row(card) for card in self.cards])

    def comparison_row(self, card: str) -> list[str]:
        """Return one card's row."""
        context, main = self.context, self.metric(card, self.topic.main)
        cells = [self.name(card), *(context.value(main, ALL, pack) for pack in range(2)), *self.difference_cells(card)]
        return cells + [context.values(self.metric(card, name), ALL) for name in self.topic.usage]

    def difference_cells(self, card: str) -> list[str]:
        """Return the difference between the packs and its interval; for a card of only one pack, the pack's name."""
        context, main = self.context, self.metric(card, self.topic.main)
        packs = zip(context.packs, context.results.packs, strict=True)
        owners = [label for label, pack in packs if card in cards_by_group(pack.edition)[self.topic.group]]
        if len(owners) == 1:
            return [context.say("lab-only", pack=owners[0]), "–"]
        found = context.results.differences[ALL].get(main)
        if found is None:
            return ["–", "–"]
        form = context.forms[main]
        return [
            f"{self.formatter.signed(found.value, form)} {arrow(found)}".rstrip(),
            self.formatter.interval(found.interval, form, signed=True),
        ]
