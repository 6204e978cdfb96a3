"""Which cards of a pack are too strong or too weak, by the figures of the lab.

A score of 1 is a card that misses its bar (`blackgate.lab.bars`) from above, -1 one that misses it from below. Cards that are
well inside their bar have no score. The limits here are a little closer than the bars, so that a card leaves a safe distance.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from blackgate.lab.bars import BARS
from blackgate.lab.estimate import Estimate
from blackgate.lab.results import PackResults
from tools.tuning.variants import Card

Figure = Callable[[int, str], float]  # the value of a figure, by number of players and name


def highest(bar: str) -> dict[int, float]:
    """Return the highest value that meets a bar, by number of players."""
    return {players: one.high for one in BARS if one.name == bar and one.high is not None for players in one.players}


MEMBERS: Final = (0.10, 0.27)  # share of the players who join a Gang
CROWDED: Final = highest("members")[4]  # a Gang that so many join makes all others look weak: they wait for the next round
IN_PLAY: Final = 0.055  # share of the games in which a Gang card is in play
OWNERS: Final = highest("gang-owners")[4]  # the bar of the owners of a Gang card
DEALT: Final = highest("background")  # the bars of Backgrounds, by players
DRAWN: Final = highest("action")[4]  # the bar of Action cards
LEFT_ALONE: Final = 0.7  # up to this part of their bar, Gang cards and Action cards do not change
NEAR_BAR: Final = 0.8  # a score of a Background with four players that counts whatever the other figures are
ENOUGH: Final = 0.5  # smallest score that changes a Background


def figures_of(results: Mapping[int, PackResults]) -> Figure:
    """Return a function that finds the figures of a round; one that never occurred or was not measured is 0."""

    def figure(players: int, name: str) -> float:
        if players not in results:
            return 0.0
        found: Estimate | None = results[players].estimates[players].get(name)
        return found.value if found else 0.0

    return figure


def scores(figure: Figure, cards: Sequence[Card], *, gangs: bool) -> dict[str, float]:
    """Return the scores of all cards that should change; those of Gangs only if the network has adapted."""
    found = dict(gang_scores(figure, cards)) if gangs else {}
    for card in cards:
        if card.file == "backgrounds" and abs(score := background_score(figure, card.id)) > ENOUGH:
            found[card.id] = score
        elif card.file == "actions" and abs(drawn := figure(4, f"action/{card.id}/drawn_above_fair")) > LEFT_ALONE * DRAWN:
            found[card.id] = drawn / DRAWN
    return found


def gang_scores(figure: Figure, cards: Sequence[Card]) -> Iterator[tuple[str, float]]:
    """Yield the scores of Gang cards; the last one of a card counts."""
    own: dict[str, list[str]] = {}
    for card in cards:
        if card.file == "gangs":
            own.setdefault(card.id.split("_")[0], []).append(card.id)
    members = {gang: figure(4, f"members/{gang}/share") for gang in own}
    crowded = max(members.values(), default=0.0) > CROWDED
    for gang, share in members.items():
        in_play = {name: figure(4, f"gang/{name}/games") for name in own[gang]}
        for name, games in in_play.items():
            above = figure(4, f"gang/{name}/against_others")
            if games < IN_PLAY and not crowded:
                yield name, -1.0
            elif abs(above) > LEFT_ALONE * OWNERS:
                yield name, above / OWNERS
        by_use = sorted(in_play, key=in_play.__getitem__)
        if share < MEMBERS[0] and not crowded:
            yield from ((name, -1.0) for name in by_use[:3])
        elif share > MEMBERS[1]:
            yield from ((name, 1.0) for name in by_use[-2:])


def background_score(figure: Figure, card: str) -> float:
    """Return the score of a Background: with four players if that is near its bar, else of all counts together."""
    by_players = {players: figure(players, f"background/{card}/dealt_above_fair") / bar for players, bar in DEALT.items()}
    agree = by_players[4] * (by_players[2] + by_players[6]) >= 0
    if abs(by_players[4]) > NEAR_BAR and agree:
        return by_players[4]
    return 0.4 * by_players[4] + 0.4 * by_players[2] + 0.2 * by_players[6]
