"""The topics of the report, as data: which metrics belong together, and how they are shown."""

from dataclasses import dataclass

from blackgate.catalogue import Edition
from blackgate.lab.collectors import cigarettes, extortions, michel
from blackgate.lab.pack_contents import places, tools


@dataclass(frozen=True)
class CardTopic:
    """A group of cards: the metric of its chart, the metric that decides whether a card is strong, and further columns.

    `usage` are metrics of how often a card comes into play, `further` metrics with an interval. `line_texts` are the ids of the
    texts that explain the lines of the chart.
    """

    group: str
    main: str
    deciding: str
    usage: tuple[str, ...]
    further: tuple[str, ...] = ()
    line_texts: tuple[str, ...] = ("lab-line-fair",)

    @property
    def average(self) -> str | None:
        """The metric of all cards of the group together, or None where it is always 0."""
        return None if self.main == self.deciding else f"{self.group}/average"


LINES_FAIR_AND_AVERAGE = ("lab-line-fair", "lab-line-average")
CARD_TOPICS = (
    CardTopic("gang", "above_fair", "against_others", ("players", "games", "times", "turns"), line_texts=LINES_FAIR_AND_AVERAGE),
    CardTopic(
        "background",
        "dealt_above_fair",
        "dealt_above_fair",
        ("players", "times", "second", "round"),
        ("above_fair", "against_others"),
    ),
    CardTopic(
        "action",
        "above_fair",
        "against_others",
        ("players", "times"),
        ("drawn_above_fair",),
        line_texts=LINES_FAIR_AND_AVERAGE,
    ),
    CardTopic("draw", "worth", "worth", ("cards",), line_texts=("lab-line-draw",)),
)

# Metrics by name; the value is group and id of the thing that gives the metric its label, or None: the metric's own name.
Parts = dict[str, tuple[str, str] | None]


@dataclass(frozen=True)
class StackedBars:
    """A bar chart of metrics that are parts of a whole."""

    caption: str
    parts: Parts


@dataclass(frozen=True)
class Topic:
    """Metrics that belong together: those whose names start with one of the prefixes, and the charts above their table."""

    name: str
    prefixes: tuple[str, ...]
    charts: tuple[StackedBars, ...] = ()


def topics(edition: Edition, teams: bool) -> list[Topic]:
    """Return all topics except cards, turn order and length."""
    points: Parts = {f"points/{tool}/per_game": ("points", tool) for tool in tools(edition)}
    visits: Parts = {f"place/{place}/visits": ("place", place) for place in places(edition, teams)}
    searches: Parts = {f"place/{place}/searches": ("place", place) for place in places(edition, teams)}
    outcomes: Parts = {f"extortions/{outcome}": None for outcome in extortions.OUTCOMES}
    michel_outcomes: Parts = {f"michel/{outcome}": None for outcome in michel.OUTCOMES}
    earned: Parts = {f"cigarettes/earned/{how}": None for how in (*cigarettes.EARNED.values(), cigarettes.START)}
    place_charts = (StackedBars("lab-visits-caption", visits), StackedBars("lab-searches-caption", searches))
    return [
        Topic("tunnel", ("points/", "got/"), (StackedBars("lab-tunnel-caption", points),)),
        Topic("places", ("place/", "drawn/"), place_charts),
        Topic("uses", ("uses/",)),
        Topic("members", ("members/", "reveals/")),
        Topic("extortions", ("extortions/",), (StackedBars("lab-extortions-caption", outcomes),)),
        Topic("michel", ("michel/",), (StackedBars("lab-michel-caption", michel_outcomes),)),
        Topic("beatings", ("beatings/",)),
        Topic("cigarettes", ("cigarettes/",), (StackedBars("lab-cigarettes-caption", earned),)),
        Topic("exchange", ("exchange/",)),
    ]
