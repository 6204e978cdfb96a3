"""The bars that a balanced pack should meet, and whether the results meet them. All bars are in BARS."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from blackgate.lab.collectors.actions import ACTIONS
from blackgate.lab.estimate import Estimate
from blackgate.lab.game_lengths import GameLengths
from blackgate.lab.pack_contents import action_cards, places
from blackgate.lab.results import PackResults

MEDIAN: Final = "length/median"


@dataclass(frozen=True)
class Bar:
    """A bar: every figure of a family must be between `low` and `high`, for each of these player counts.

    `figures` is the name of a metric, with `*` in place of the id of a card, a Gang, a Place, an action or a seat. `fair_start`:
    the bar is for games with that option only (14.8).
    """

    name: str
    figures: str
    players: tuple[int, ...]
    low: float = 0.0
    high: float | None = None
    fair_start: bool = False


BARS: Final = (
    Bar("members", "members/*/share", (4,), 0.08, 0.30),
    Bar("gang-games", "gang/*/games", (4,), 0.04),
    Bar("gang-owners", "gang/*/against_others", (4,), -0.06, 0.06),
    Bar("background", "background/*/dealt_above_fair", (4,), -0.03, 0.03),
    Bar("background", "background/*/dealt_above_fair", (2, 6), -0.04, 0.04),
    Bar("second", "reveals/second", (2, 3, 4, 5, 6), 0.30),
    Bar("action", "action/*/drawn_above_fair", (4,), -0.03, 0.03),
    Bar("extortions", "extortions/per_game", (4,), 4.0),
    Bar("cooperated", "extortions/cooperated", (4,), 0.25, 0.60),
    Bar("places", "place/*/share", (4,), 0.10),
    Bar("uses", "uses/*/per_game", (4,), 0.3),
    Bar("length", MEDIAN, (2, 3, 4, 5, 6), 10.0, 18.0),
    Bar("seats", "seat/*/above_fair", (2,), -0.025, 0.025, fair_start=True),
    Bar("seats", "seat/*/above_fair", (3, 4, 5, 6), -0.015, 0.015, fair_start=True),
)


@dataclass(frozen=True)
class Figure:
    """One measured value of a bar."""

    metric: str
    estimate: Estimate
    met: bool


@dataclass(frozen=True)
class JudgedBar:
    """A bar at one player count, with all its figures. A figure that never occurred counts as 0."""

    bar: Bar
    players: int
    figures: tuple[Figure, ...]

    @property
    def met(self) -> bool:
        """Whether every figure meets the bar."""
        return all(figure.met for figure in self.figures)

    @property
    def missed(self) -> list[Figure]:
        """The figures that miss the bar, the furthest first."""
        return sorted((figure for figure in self.figures if not figure.met), key=lambda figure: -self.distance(figure))

    def distance(self, figure: Figure) -> float:
        """Return by how much a figure misses the bar."""
        value, high = figure.estimate.value, self.bar.high
        return max(self.bar.low - value, 0.0 if high is None else value - high)


def judged_bars(pack: PackResults) -> list[JudgedBar]:
    """Return the bars for the player counts that were played, in the order of BARS. There are none for team games."""
    counts = [
        (bar, players)
        for bar in BARS
        for players in bar.players
        if players in pack.blocks and not pack.settings.teams and pack.settings.fair_start >= bar.fair_start
    ]
    return [JudgedBar(bar, players, tuple(figures_of(pack, bar, players))) for bar, players in counts]


def figures_of(pack: PackResults, bar: Bar, players: int) -> Iterator[Figure]:
    """Yield the measured values of a bar."""
    for name in (bar.figures.replace("*", one) for one in ids_of(pack, bar, players)):
        found = median_turns(pack, players) if name == MEDIAN else pack.estimates[players].get(name)
        estimate = found or Estimate(0.0, 0, (), None)
        yield Figure(name, estimate, bar.low <= estimate.value and (bar.high is None or estimate.value <= bar.high))


def ids_of(pack: PackResults, bar: Bar, players: int) -> list[str]:
    """Return what stands in place of `*`: the ids of a pack, the actions or the seats."""
    edition = pack.edition
    solitary = edition.places[int(edition.rulebook.solitary)]
    ids = {
        "members": edition.gangs,
        "gang": edition.gang_cards,
        "background": edition.backgrounds,
        "action": action_cards(edition),
        "place": [place for place in places(edition, pack.settings.teams) if place != solitary],  # no move leads there (5.3)
        "uses": list(ACTIONS),
        "seat": [str(order) for order in range(players)],
    }
    return ids[bar.figures.split("/")[0]] if "*" in bar.figures else [""]


def median_turns(pack: PackResults, players: int) -> Estimate | None:
    """Return the median of the turns per player."""
    lengths = GameLengths.from_counters(pack.blocks[players].total, players)
    return None if lengths is None else Estimate(lengths.quantiles[0.5], lengths.games, (), lengths.median_interval)
