"""What changed from one pack to the other: the differences that stand out, the clearest first."""

import math
from dataclasses import dataclass
from statistics import NormalDist

from blackgate.arena.html_page import Section, Table
from blackgate.arena.intervals import Z
from blackgate.lab.estimate import Estimate
from blackgate.lab.results import ALL
from blackgate.lab.pack_contents import cards_by_sort
from blackgate.lab.summary import CHANCE, of_stopped
from blackgate.lab.report_context import Teller

MOST = 40  # rows of the table


@dataclass(frozen=True)
class Change:
    """One figure that both packs have."""

    figure: str
    players: int
    difference: Estimate

    @property
    def clearness(self) -> float:
        """The difference in half-widths of its interval: from 1 on, the interval excludes 0."""
        interval, value = self.difference.interval, abs(self.difference.value)
        reach = (interval[1] - interval[0]) / 2 if interval else math.inf
        return value / reach if reach else math.inf if value else 0.0

    @property
    def surprise(self) -> float:
        """How likely chance alone would make such a difference or a greater one."""
        return 2 * NormalDist().cdf(-Z * self.clearness)


def changes(teller: Teller) -> list[Change]:
    """Every figure that can be compared, the clearest difference first."""
    found = [
        Change(figure, players, difference)
        for players, differences in teller.findings.differences.items()
        for figure, difference in differences.items()
        if difference.interval is not None
    ]
    return sorted(found, key=lambda change: -change.clearness)


def standing_out(found: list[Change]) -> list[Change]:
    """The changes of which at most one in twenty is chance, however many were looked at (Benjamini and Hochberg, 1995)."""
    last = 0
    for rank, change in enumerate(found, start=1):
        if change.surprise <= CHANCE * rank / len(found):
            last = rank
    return found[:last]


def told(teller: Teller) -> list[str]:
    """How much changed, in a few sentences."""
    found = changes(teller)
    clear = sum(change.difference.clear for change in found)
    counted = {"clear": clear, "all": len(found), "expected": round(CHANCE * len(found)), "sure": len(standing_out(found))}
    return [teller.say("lab-changed-words", **counted), *only_in_one(teller), *of_stopped(teller)]


def section(teller: Teller) -> Section:
    """The first thing to read in a comparison."""
    sure = standing_out(changes(teller))
    headings = [teller.say("lab-column-figure"), teller.say("lab-column-players"), *teller.packs]
    headings += [teller.say("lab-column-difference"), teller.say("arena-column-interval")]
    rows = [row(teller, change) for change in sure[:MOST]]
    caption = teller.say("lab-changed-caption", shown=len(rows), sure=len(sure))
    return Section(teller.say("lab-changed"), told(teller), [Table(caption, headings, rows)] if rows else [])


def row(teller: Teller, change: Change) -> list[str]:
    """One change in words."""
    form, words = teller.forms[change.figure], teller.words
    return [
        words.row(change.figure),
        words.figures.whole(change.players) if change.players != ALL else words.players(ALL),
        teller.told(change.figure, change.players, 0),
        teller.told(change.figure, change.players, 1),
        words.signed(change.difference.value, form),
        words.span(change.difference.interval, form, signed=True),
    ]


def only_in_one(teller: Teller) -> list[str]:
    """Cards that the other pack does not have."""
    sentences = []
    stocks = [cards_by_sort(pack.book) for pack in teller.findings.packs]
    for pack, mine, other in zip(teller.packs, stocks, reversed(stocks), strict=True):
        cards = [(sort, card) for sort, own in mine.items() if sort != "action" for card in own if card not in other[sort]]
        if cards:
            named = ", ".join(teller.words.name(sort, card) for sort, card in cards)
            sentences.append(teller.say("lab-only-in", pack=pack, cards=named))
    return sentences
