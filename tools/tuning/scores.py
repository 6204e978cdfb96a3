"""Which cards of a pack are too strong or too weak, by the figures of the lab.

A score of 1 is a card that misses its bar (`blackgate.lab.targets`) from above, -1 one that misses it from below. Cards that are
well inside their bar have no score. The limits here are a little closer than the bars, so that a card leaves a safe distance.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from blackgate.lab.estimate import Estimate
from blackgate.lab.results import PackResults
from tools.tuning.variants import Card

MEMBERS: Final = (0.10, 0.27)  # share of the players who join a Gang
CROWDED: Final = 0.30  # a Gang that so many join makes all others look weak: they wait for the next round
IN_PLAY: Final = 0.055  # share of the games in which a Gang card is in play
OWNERS: Final = (0.045, 0.06)  # how far the owners of a Gang card may be from the average: to leave alone, and the bar
DEALT: Final = {4: 0.03, 2: 0.04, 6: 0.04}  # the bars of Backgrounds, by players
DRAWN: Final = (0.02, 0.03)  # Action cards: to leave alone, and the bar
NEAR_BAR: Final = 0.8  # a score of a Background with four players that counts whatever the other figures are
ENOUGH: Final = 0.5  # smallest score that changes a Background


@dataclass(frozen=True)
class Figures:
    """The figures of one round, by number of players."""

    results: dict[int, PackResults]

    def value(self, players: int, name: str) -> float:
        """Return a figure; one that never occurred is 0."""
        found: Estimate | None = self.results[players].estimates[players].get(name)
        return found.value if found else 0.0


def scores(figures: Figures, cards: Sequence[Card], *, gangs: bool) -> dict[str, float]:
    """Return the scores of all cards that should change; those of Gangs only if the network has adapted."""
    found = dict(gang_scores(figures, cards)) if gangs else {}
    for card in cards:
        if card.file == "backgrounds" and abs(score := background_score(figures, card.id)) > ENOUGH:
            found[card.id] = score
        elif card.file == "actions" and abs(drawn := figures.value(4, f"action/{card.id}/drawn_above_fair")) > DRAWN[0]:
            found[card.id] = drawn / DRAWN[1]
    return found


def gang_scores(figures: Figures, cards: Sequence[Card]) -> Iterator[tuple[str, float]]:
    """Yield the scores of Gang cards; the last one of a card counts."""
    own: dict[str, list[str]] = {}
    for card in cards:
        if card.file == "gangs":
            own.setdefault(card.id.split("_")[0], []).append(card.id)
    members = {gang: figures.value(4, f"members/{gang}/share") for gang in own}
    crowded = max(members.values(), default=0.0) > CROWDED
    for gang, share in members.items():
        in_play = {name: figures.value(4, f"gang/{name}/games") for name in own[gang]}
        for name, games in in_play.items():
            above = figures.value(4, f"gang/{name}/against_others")
            if games < IN_PLAY and not crowded:
                yield name, -1.0
            elif abs(above) > OWNERS[0]:
                yield name, above / OWNERS[1]
        by_use = sorted(in_play, key=in_play.__getitem__)
        if share < MEMBERS[0] and not crowded:
            yield from ((name, -1.0) for name in by_use[:3])
        elif share > MEMBERS[1]:
            yield from ((name, 1.0) for name in by_use[-2:])


def background_score(figures: Figures, card: str) -> float:
    """Return the score of a Background: with four players if that is near its bar, else of all counts together."""
    by_players = {players: figures.value(players, f"background/{card}/dealt_above_fair") / bar for players, bar in DEALT.items()}
    agree = by_players[4] * (by_players[2] + by_players[6]) >= 0
    if abs(by_players[4]) > NEAR_BAR and agree:
        return by_players[4]
    return 0.4 * by_players[4] + 0.4 * by_players[2] + 0.2 * by_players[6]
