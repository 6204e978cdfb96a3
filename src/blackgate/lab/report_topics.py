"""What the report is about, as data: which figures belong together, and how they are shown."""

from dataclasses import dataclass

from blackgate.catalogue import Edition
from blackgate.lab.collectors import cigarettes, extortions, michel
from blackgate.lab.pack_contents import places, tools


@dataclass(frozen=True)
class CardTopic:
    """A sort of cards: the figure of its chart, the one by which a card is judged, and further columns of its table."""

    sort: str
    main: str
    judge: str
    often: tuple[str, ...]
    further: tuple[str, ...] = ()
    lines: tuple[str, ...] = ("lab-line-fair",)  # what the lines of its chart mean

    @property
    def average(self) -> str | None:
        """The figure of all cards of the sort together, where it is not 0 by itself."""
        return None if self.main == self.judge else f"{self.sort}/average"


CARD_TOPICS = (
    CardTopic("gang", "above_fair", "against_others", ("players", "times", "turns"), lines=("lab-line-fair", "lab-line-average")),
    CardTopic(
        "background",
        "dealt_above_fair",
        "dealt_above_fair",
        ("players", "times", "second", "round"),
        ("above_fair", "against_others"),
    ),
    CardTopic("action", "above_fair", "against_others", ("players", "times"), lines=("lab-line-fair", "lab-line-average")),
    CardTopic("draw", "worth", "worth", ("cards",), lines=("lab-line-draw",)),
)

Parts = dict[str, tuple[str, str] | None]  # figures; sort and id of the thing each is called by, or None: by its row's text


@dataclass(frozen=True)
class Stack:
    """A bar chart: figures that are parts of a whole."""

    caption: str
    parts: Parts


@dataclass(frozen=True)
class Topic:
    """Figures that belong together: those whose names begin like this, and the charts above their table."""

    name: str
    prefixes: tuple[str, ...]
    stacks: tuple[Stack, ...] = ()


def topics(book: Edition, teams: bool) -> list[Topic]:
    """All but cards, turn order and length."""
    points: Parts = {f"points/{tool}/per_game": ("points", tool) for tool in tools(book)}
    visits: Parts = {f"place/{place}/visits": ("place", place) for place in places(book, teams)}
    searches: Parts = {f"place/{place}/searches": ("place", place) for place in places(book, teams)}
    ends: Parts = {f"extortions/{outcome}": None for outcome in extortions.OUTCOMES}
    ends_with_michel: Parts = {f"michel/{outcome}": None for outcome in michel.OUTCOMES}
    earned: Parts = {f"cigarettes/earned/{how}": None for how in cigarettes.EARNED.values()}
    return [
        Topic("tunnel", ("points/", "got/"), (Stack("lab-tunnel-caption", points),)),
        Topic("places", ("place/", "drawn/"), (Stack("lab-visits-caption", visits), Stack("lab-searches-caption", searches))),
        Topic("extortions", ("extortions/",), (Stack("lab-extortions-caption", ends),)),
        Topic("michel", ("michel/",), (Stack("lab-michel-caption", ends_with_michel),)),
        Topic("beatings", ("beatings/",)),
        Topic("cigarettes", ("cigarettes/",), (Stack("lab-cigarettes-caption", earned),)),
        Topic("exchange", ("exchange/",)),
    ]
