"""One rating per bot, by openskill: Plackett-Luce, Weng and Lin's Bayesian approximation (JMLR 12, 2011).

In each game the winner, or the winning team, has the first rank and all others share the second: players play to win, not to
dig far. This draws the ratings of losers of different strength towards each other a little, and ratings understate the
distance between bots that seldom win. Win rates and head-to-head results do not.

**A bot at several seats** has one rating. Each of its seats is rated on its own from that rating. The rating then moves by
the *sum* of the seats' changes, because the likelihood of a game that depends on one number at several places has the sum of
their slopes: what boss gains against three inmates is what inmate loses. Its sigma shrinks by the *geometric mean* of the
seats' factors, not by their product: seats of the same bot say nothing about each other, and one against three is no more
certain for the three than for the one. A game of only one bot, or without a winner (14.7), does not compare bots and is left
out.

Bots do not learn, so tau, by which openskill lets sigma grow from game to game, is 0. Games are rated in the order of their
numbers, not in the order in which they finished.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import prod
from typing import Any

from blackgate.arena.intervals import Z
from blackgate.arena.match import Match, MatchResult
from blackgate.optional_libraries import import_library


@dataclass(frozen=True)
class Rating:
    """Strength as a normal distribution. Every bot starts at 25 with sigma 25/3."""

    mu: float
    sigma: float

    @property
    def interval(self) -> tuple[float, float]:
        """The central 95 % of the distribution."""
        return self.mu - Z * self.sigma, self.mu + Z * self.sigma


def ratings(games: Iterable[tuple[Match, MatchResult]]) -> dict[str, Rating]:
    """Return the rating of every bot after these games."""
    model: Any = import_library("openskill.models", "arena").PlackettLuce(tau=0.0)
    rated: dict[str, Rating] = {}
    for match, result in sorted(games, key=lambda game: game[1].number):
        for bot in match.bots:
            rated.setdefault(bot, Rating(model.mu, model.sigma))
        if result.winners and len(set(match.bots)) > 1:
            rated |= rate_game(model, rated, match, result)
    return rated


def rate_game(model: Any, before: dict[str, Rating], match: Match, result: MatchResult) -> dict[str, Rating]:
    """Return the ratings of a game's bots after the game."""
    sides = [range(side, match.players, 2) for side in (0, 1)] if match.teams else [[seat] for seat in range(match.players)]
    teams = [
        [model.rating(mu=before[match.bots[seat]].mu, sigma=before[match.bots[seat]].sigma) for seat in side] for side in sides
    ]
    ranks = [1 if side[0] in result.winners else 2 for side in sides]
    after: dict[str, list[Any]] = {}
    for side, members in zip(sides, model.rate(teams, ranks=ranks), strict=True):
        for seat, member in zip(side, members, strict=True):
            after.setdefault(match.bots[seat], []).append(member)
    return {bot: combine_seats(before[bot], [(one.mu, one.sigma) for one in seats]) for bot, seats in after.items()}


def combine_seats(before: Rating, seats: list[tuple[float, float]]) -> Rating:
    """Return one rating from those of a bot's seats: the sum of the changes of mu, the geometric mean of sigma."""
    mu = before.mu + sum(mu - before.mu for mu, _ in seats)
    sigma = prod(sigma for _, sigma in seats) ** (1 / len(seats))
    return Rating(mu, sigma)
