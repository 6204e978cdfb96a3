"""Findings in one reader's language: what every part of the report needs at hand."""

from collections.abc import Iterable
from functools import cached_property

from blackgate.lab.estimate import Estimate
from blackgate.lab.results import ALL, Findings
from blackgate.lab.settings import names_of
from blackgate.lab.formatter import Words

UP, DOWN = "▲", "▼"


class Teller:
    """Looks figures up and writes them."""

    def __init__(self, findings: Findings, lang: str) -> None:
        self.findings = findings
        self.lang = lang
        self.words = Words(findings.settings.books, lang)
        self.say = self.words.say
        self.packs = names_of(findings.settings.books)
        self.counts = list(findings.settings.players)

    @cached_property
    def forms(self) -> dict[str, str]:
        """How each figure is written."""
        both = [pack.figures(players) for pack in self.findings.packs for players in (*self.counts, ALL)]
        return {name: figure.form for figures in both for name, figure in figures.items()}

    def get(self, figure: str, players: int, pack: int = 0) -> Estimate | None:
        """A figure of one pack."""
        return self.findings.packs[pack].estimates[players].get(figure)

    def told(self, figure: str, players: int, pack: int = 0) -> str:
        """Its value in words."""
        return self.words.cell(self.get(figure, players, pack), self.forms[figure])

    def span(self, figure: str, players: int, pack: int = 0) -> str:
        """Its interval in words."""
        found = self.get(figure, players, pack)
        return "–" if found is None else self.words.span(found.interval, self.forms[figure])

    def both(self, figure: str, players: int) -> str:
        """Its value in one pack; or in two, with a mark where they differ clearly."""
        if not self.findings.compared:
            return self.told(figure, players)
        before, after = (self.told(figure, players, pack) for pack in range(2))
        if before == after == "–":
            return "–"
        arrow = mark(self.findings.differences[players].get(figure))
        return f"{self.say('lab-change', before=before, after=after)} {arrow}".rstrip()

    def summary(self, figures: Iterable[tuple[str, str]]) -> str:
        """Figures in a row, for who cannot see the chart."""
        return "; ".join(self.say("arena-figure", name=name, figure=figure) for name, figure in figures)


def mark(estimate: Estimate | None) -> str:
    """An arrow for what is clearly above or below 0."""
    if estimate is None or not estimate.clear:
        return ""
    return UP if estimate.value > 0 else DOWN
