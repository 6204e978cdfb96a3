"""One number for each bot, by openskill: Plackett-Luce, Weng and Lin's Bayesian approximation (JMLR 12, 2011).

A game has its winner, or winning team, in the first place and everybody else together in the second: how far the losers had
dug is not what they played for. So losers of different strength are drawn towards each other a little, and ratings
understate the distance between those who seldom win; win rates and head-to-head results do not.

**A bot at several seats** has one rating. Each of its seats is rated on its own from that rating. The rating then moves by
the *sum* of the seats' moves, because the likelihood of a game that depends on one number at several places has the sum of
their slopes: what boss gains against three inmates is what inmate loses. Its sigma shrinks by the *geometric mean* of the
seats' factors, not by their product: seats of one bot say nothing about each other, and one against three is no surer for
the three than for the one. A game with only one bot in it, or without a winner (14.7), tells nothing about who is better and
is left out.

Bots do not learn, so tau, by which openskill lets sigma grow from game to game, is 0. Games are rated in the order of their
numbers, whatever order they finished in.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import prod
from typing import Any

from blackgate.arena.intervals import Z
from blackgate.arena.match import Match, Played
from blackgate.arena.optional_libraries import need


@dataclass(frozen=True)
class Rating:
    """Strength as openskill believes it to be: a normal distribution. Everybody starts at 25 with sigma 25/3."""

    mu: float
    sigma: float

    @property
    def interval(self) -> tuple[float, float]:
        """Where 95 % of that belief lie."""
        return self.mu - Z * self.sigma, self.mu + Z * self.sigma


def ratings(games: Iterable[tuple[Match, Played]]) -> dict[str, Rating]:
    """The rating of every bot after these games."""
    model: Any = need("openskill.models", "arena").PlackettLuce(tau=0.0)
    rated: dict[str, Rating] = {}
    for match, played in sorted(games, key=lambda game: game[1].number):
        for bot in match.bots:
            rated.setdefault(bot, Rating(model.mu, model.sigma))
        if played.winners and len(set(match.bots)) > 1:
            rated |= after(model, rated, match, played)
    return rated


def after(model: Any, before: dict[str, Rating], match: Match, played: Played) -> dict[str, Rating]:
    """The ratings of the bots of one game after it."""
    sides = [range(side, match.players, 2) for side in (0, 1)] if match.teams else [[seat] for seat in range(match.players)]
    entered = [
        [model.rating(mu=before[match.bots[seat]].mu, sigma=before[match.bots[seat]].sigma) for seat in side] for side in sides
    ]
    ranks = [1 if side[0] in played.winners else 2 for side in sides]
    moved: dict[str, list[Any]] = {}
    for side, members in zip(sides, model.rate(entered, ranks=ranks), strict=True):
        for seat, member in zip(side, members, strict=True):
            moved.setdefault(match.bots[seat], []).append(member)
    return {bot: combined(before[bot], [(one.mu, one.sigma) for one in seats]) for bot, seats in moved.items()}


def combined(before: Rating, seats: list[tuple[float, float]]) -> Rating:
    """One rating from those of a bot's seats: the sum of the moves, the mean of the certainty gained."""
    mu = before.mu + sum(mu - before.mu for mu, _ in seats)
    sigma = prod(sigma for _, sigma in seats) ** (1 / len(seats))
    return Rating(mu, sigma)
