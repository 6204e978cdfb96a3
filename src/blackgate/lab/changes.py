"""The differences between two packs: those that are significant, the clearest first."""

import math
from dataclasses import dataclass
from statistics import NormalDist

from blackgate.arena.html_page import Section, Table
from blackgate.arena.intervals import Z
from blackgate.lab.estimate import Estimate
from blackgate.lab.pack_contents import cards_by_group
from blackgate.lab.report_context import ReportContext
from blackgate.lab.results import ALL
from blackgate.lab.summary import ERROR_RATE, stopped_and_faults

MAX_ROWS = 40


@dataclass(frozen=True)
class Change:
    """The difference of a metric that both packs have."""

    metric: str
    players: int
    difference: Estimate

    @property
    def clarity(self) -> float:
        """The difference in half-widths of its interval: above 1, the interval excludes 0."""
        interval, size = self.difference.interval, abs(self.difference.value)
        half_width = (interval[1] - interval[0]) / 2 if interval else math.inf
        return size / half_width if half_width else math.inf if size else 0.0

    @property
    def p_value(self) -> float:
        """The probability of such a difference, or a larger one, by chance alone."""
        return 2 * NormalDist().cdf(-Z * self.clarity)


def changes(context: ReportContext) -> list[Change]:
    """Return every metric that can be compared, the clearest difference first."""
    found = [
        Change(metric, players, difference)
        for players, differences in context.results.differences.items()
        for metric, difference in differences.items()
        if difference.interval is not None
    ]
    return sorted(found, key=lambda change: -change.clarity)


def significant(sorted_changes: list[Change]) -> list[Change]:
    """Return the changes of which at most one in twenty is chance, however many were tested (Benjamini and Hochberg, 1995)."""
    last = 0
    for rank, change in enumerate(sorted_changes, start=1):
        if change.p_value <= ERROR_RATE * rank / len(sorted_changes):
            last = rank
    return sorted_changes[:last]


def sentences(context: ReportContext) -> list[str]:
    """Return how much changed, in a few sentences."""
    found = changes(context)
    clear = sum(change.difference.clear for change in found)
    counts = {"clear": clear, "all": len(found), "expected": round(ERROR_RATE * len(found)), "sure": len(significant(found))}
    return [context.say("lab-changed-words", **counts), *cards_in_one_pack(context), *stopped_and_faults(context)]


def section(context: ReportContext) -> Section:
    """Return the first section of a comparison."""
    found = significant(changes(context))
    headings = [context.say("lab-column-figure"), context.say("lab-column-players"), *context.packs]
    headings += [context.say("lab-column-difference"), context.say("arena-column-interval")]
    rows = [table_row(context, change) for change in found[:MAX_ROWS]]
    caption = context.say("lab-changed-caption", shown=len(rows), sure=len(found))
    return Section(context.say("lab-changed"), sentences(context), [Table(caption, headings, rows)] if rows else [])


def table_row(context: ReportContext, change: Change) -> list[str]:
    """Return the row of one change."""
    form, formatter = context.forms[change.metric], context.formatter
    return [
        formatter.metric_name(change.metric),
        formatter.numbers.integer(change.players) if change.players != ALL else formatter.players(ALL),
        context.value(change.metric, change.players, 0),
        context.value(change.metric, change.players, 1),
        formatter.signed(change.difference.value, form),
        formatter.interval(change.difference.interval, form, signed=True),
    ]


def cards_in_one_pack(context: ReportContext) -> list[str]:
    """Return sentences that name the cards only one pack has."""
    found = []
    contents = [cards_by_group(pack.edition) for pack in context.results.packs]
    for pack, own, other in zip(context.packs, contents, reversed(contents), strict=True):
        # Action cards are Search cards too, and would be named twice.
        cards = [(group, card) for group, ids in own.items() if group != "action" for card in ids if card not in other[group]]
        if cards:
            names = ", ".join(context.formatter.name(group, card) for group, card in cards)
            found.append(context.say("lab-only-in", pack=pack, cards=names))
    return found
