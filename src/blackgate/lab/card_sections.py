"""The report's sections on cards: which are strong, which are weak, how often they come into play."""

from typing import Any

from blackgate.arena.html_page import Figure, Section, Table
from blackgate.lab import charts
from blackgate.lab.estimate import FEW
from blackgate.lab.results import ALL
from blackgate.lab.pack_contents import cards_by_sort
from blackgate.lab.report_context import Teller, mark
from blackgate.lab.report_topics import CardTopic

JUDGEMENTS = ("strong", "weak", "unclear")


class CardSection:
    """One sort of cards."""

    def __init__(self, teller: Teller, topic: CardTopic) -> None:
        self.teller = teller
        self.topic = topic
        self.words = teller.words
        self.compared = teller.findings.compared
        stocks = [cards_by_sort(pack.book)[topic.sort] for pack in teller.findings.packs]
        known = list(dict.fromkeys(card for stock in stocks for card in stock))
        self.cards = sorted(known, key=self.rank)
        self.often_enough = [card for card in self.cards if any(self.enough(card, pack) for pack in range(len(stocks)))]

    def figure(self, card: str, what: str) -> str:
        """The name of a card's figure."""
        return f"{self.topic.sort}/{card}/{what}"

    def rank(self, card: str) -> tuple[bool, int, float]:
        """The best of the first pack first, then what only the other has; at the end what there is too little to say about."""
        packs = range(len(self.teller.packs))
        few = not any(self.enough(card, pack) for pack in packs)
        for pack in packs:
            found = self.teller.get(self.figure(card, self.topic.main), ALL, pack)
            if found is not None:
                return few, pack, -found.value
        return few, len(packs), 0.0

    def enough(self, card: str, pack: int) -> bool:
        """Whether there is anything to say about a card."""
        found = self.teller.get(self.figure(card, self.topic.main), ALL, pack)
        return found is not None and found.cases >= FEW

    def name(self, card: str) -> str:
        """In words."""
        return self.words.name(self.topic.sort, card)

    def section(self) -> Section:
        """Chart and table."""
        say, sort = self.teller.say, self.topic.sort
        told = [say(f"lab-{sort}-words")]
        few = [self.name(card) for card in self.cards if card not in self.often_enough]
        told += [say("lab-few", cards=", ".join(few))] if few else []
        contents: list[Figure | Table] = [self.chart()] if self.often_enough else []
        contents += [self.table_compared()] if self.compared else [self.table(), *self.often()]
        return Section(say(f"lab-sort-{sort}"), told, contents)

    # --- charts -----------------------------------------------------------------------------------
    def chart(self) -> Figure:
        """A dot per card."""
        say, packs = self.teller.say, range(len(self.teller.packs))
        rows = [self.dot(card, pack) for card in self.often_enough for pack in packs if self.enough(card, pack)]
        figures = self.teller.summary((str(row["name"]), f"{row['told']} ({row['span']})") for row in rows)
        titles = {"name": say("lab-column-card"), "told": say(f"lab-column-{self.topic.sort}-{self.topic.main}")}
        titles |= {"span": say("arena-column-interval")}
        unit = say("lab-points")
        if self.compared:
            spec = charts.cards_compared(rows, self.teller.packs, titles | {"pack": say("arena-setting-pack")}, unit)
            return Figure(spec, say("lab-cards-alt", figures=figures), say("lab-cards-caption-compared"))
        average = self.teller.get(self.topic.average, ALL) if self.topic.average else None
        judged = [say(f"lab-judged-{judgement}") for judgement in JUDGEMENTS]
        spec = charts.cards(rows, self.digits(), judged, None if average is None else average.value, titles, unit)
        caption = " ".join(map(say, ("lab-cards-caption", *self.topic.lines)))
        return Figure(spec, say("lab-cards-alt", figures=figures), caption)

    def dot(self, card: str, pack: int) -> dict[str, Any]:
        """A card's row in the chart."""
        figure = self.figure(card, self.topic.main)
        found = self.teller.get(figure, ALL, pack)
        low, high = (found.interval if found else None) or (None, None)
        return {
            "name": self.name(card),
            "pack": self.teller.packs[pack],
            "value": found.value if found else None,
            "low": low,
            "high": high,
            "told": self.teller.told(figure, ALL, pack),
            "span": self.teller.span(figure, ALL, pack),
            "judged": self.teller.say(f"lab-judged-{self.judgement(card)}"),
        }

    def judgement(self, card: str) -> str:
        """Strong, weak or not clear."""
        judge = self.teller.get(self.figure(card, self.topic.judge), ALL)
        if judge is None or not judge.clear:
            return "unclear"
        return "strong" if judge.value > 0 else "weak"

    def digits(self) -> list[dict[str, Any]]:
        """A small number per player count, where there is more than one and enough to say."""
        found = []
        for card in self.often_enough if len(self.teller.counts) > 1 else ():
            for players in self.teller.counts:
                estimate = self.teller.get(self.figure(card, self.topic.main), players)
                if estimate is not None and estimate.cases >= FEW:
                    found.append({"name": self.name(card), "players": str(players), "value": estimate.value})
        return found

    # --- tables -----------------------------------------------------------------------------------
    def table(self) -> Table:
        """How good a card is, in all and at each player count."""
        say, sort = self.teller.say, self.topic.sort
        shown = list(dict.fromkeys((self.topic.main, self.topic.judge, *self.topic.further)))
        headings = [say("lab-column-card")]
        for what in shown:
            headings += [say(f"lab-column-{sort}-{what}"), say("arena-column-interval")]
        headings += [self.words.players(players) for players in self.teller.counts]
        headings += [say(f"lab-column-{sort}-{what}") for what in self.beside]
        return Table(say(f"lab-{sort}-worth-caption"), headings, [self.row(card, shown) for card in self.cards])

    def row(self, card: str, shown: list[str]) -> list[str]:
        """One card's."""
        teller, cells = self.teller, [self.name(card)]
        for what in shown:
            figure = self.figure(card, what)
            arrow = mark(teller.get(figure, ALL)) if what == self.topic.judge else ""
            cells += [f"{teller.told(figure, ALL)} {arrow}".rstrip(), teller.span(figure, ALL)]
        cells += [teller.told(self.figure(card, self.topic.main), players) for players in teller.counts]
        return cells + [teller.told(self.figure(card, what), ALL) for what in self.beside]

    @property
    def beside(self) -> tuple[str, ...]:
        """How often, where one column says it all."""
        return self.topic.often if len(self.topic.often) == 1 else ()

    def often(self) -> list[Table]:
        """How often a card comes into play, where that takes a table."""
        if self.beside:
            return []
        say, sort, gangs = self.teller.say, self.topic.sort, self.topic.sort == "gang"
        headings = [say("lab-column-card"), *([say("lab-column-gang")] if gangs else [])]
        headings += [say(f"lab-column-{sort}-{what}") for what in self.topic.often]
        rows = [
            [self.name(card), *([self.words.gang_of(card)] if gangs else [])]
            + [self.teller.told(self.figure(card, what), ALL) for what in self.topic.often]
            for card in self.cards
        ]
        return [Table(say("lab-often-caption"), headings, rows)]

    def table_compared(self) -> Table:
        """Both packs, and the difference."""
        say, sort, main = self.teller.say, self.topic.sort, self.topic.main
        headings = [say("lab-column-card"), *(f"{pack}: {say(f'lab-column-{sort}-{main}')}" for pack in self.teller.packs)]
        headings += [say("lab-column-difference"), say("arena-column-interval")]
        headings += [say(f"lab-column-{sort}-{what}") for what in self.topic.often]
        return Table(say(f"lab-sort-{sort}"), headings, [self.row_compared(card) for card in self.cards])

    def row_compared(self, card: str) -> list[str]:
        """One card's."""
        teller, main = self.teller, self.figure(card, self.topic.main)
        cells = [self.name(card), *(teller.told(main, ALL, pack) for pack in range(2)), *self.difference(card)]
        return cells + [teller.both(self.figure(card, what), ALL) for what in self.topic.often]

    def difference(self, card: str) -> list[str]:
        """How much better a card is in the other pack, and the interval; a card that only one pack has says so."""
        teller, main = self.teller, self.figure(card, self.topic.main)
        packs = zip(teller.packs, teller.findings.packs, strict=True)
        owners = [name for name, pack in packs if card in cards_by_sort(pack.book)[self.topic.sort]]
        if len(owners) == 1:
            return [teller.say("lab-only", pack=owners[0]), "–"]
        found = teller.findings.differences[ALL].get(main)
        if found is None:
            return ["–", "–"]
        form = teller.forms[main]
        return [
            f"{self.words.signed(found.value, form)} {mark(found)}".rstrip(),
            self.words.span(found.interval, form, signed=True),
        ]
