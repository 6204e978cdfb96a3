"""The results of a tournament: for every bot, for every pair of bots, for every seat."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations
from typing import Any

from blackgate.arena.intervals import Interval, win_rate
from blackgate.arena.match import Match, MatchResult
from blackgate.arena.ratings import Rating, ratings

PlayedMatch = tuple[Match, MatchResult]


@dataclass(frozen=True)
class WinRate:
    """Wins in a number of chances, their rate and its 95 % interval."""

    wins: int
    chances: int
    rate: float
    interval: Interval


@dataclass(frozen=True)
class BotResults:
    """One bot's results. `win_rate` counts every seat the bot had, so the fair share is one seat's, whatever the lineup."""

    win_rate: WinRate
    rating: Rating
    decisions: int
    seconds: float
    faults: dict[str, int]

    @property
    def ms_per_decision(self) -> float:
        """Average time of a decision with more than one legal move."""
        return 1000 * self.seconds / self.decisions if self.decisions else 0.0


@dataclass(frozen=True)
class HeadToHead:
    """Two bots in the games they played against each other: wins of each, the first bot's share of them, and its fair share."""

    bots: tuple[str, str]
    games: int
    wins: tuple[int, int]
    share: WinRate
    fair: float

    @property
    def decided(self) -> bool:
        """Whether one of the two won any game; otherwise there is no share."""
        return self.share.chances > 0


@dataclass(frozen=True)
class TournamentResults:
    """All results of a tournament."""

    games: int
    fair: float
    bots: dict[str, BotResults]
    head_to_head: list[HeadToHead]
    by_seat: list[WinRate]
    by_order: list[WinRate]
    turns: list[int]
    stopped: int
    faults: list[dict[str, Any]] = field(default_factory=list)


def summarize(games: Iterable[PlayedMatch]) -> TournamentResults:
    """Return the results of at least one game. The order of the games does not matter."""
    played = sorted(games, key=lambda game: game[1].number)
    first = played[0][0]
    rated = ratings(played)
    names = list(dict.fromkeys(bot for match, _ in played for bot in match.bots))
    seats = range(first.players)
    return TournamentResults(
        games=len(played),
        fair=1 / 2 if first.teams else 1 / first.players,
        bots={name: bot_results(name, rated[name], played) for name in names},
        head_to_head=[duel for pair in combinations(names, 2) if (duel := head_to_head(pair, played)) is not None],
        by_seat=[seats_win_rate(played, partial(this_seat, seat)) for seat in seats],
        by_order=[seats_win_rate(played, partial(seat_in_order, place)) for place in seats],
        turns=[result.turns for _, result in played],
        stopped=sum(result.stopped for _, result in played),
        faults=summarize_faults(played),
    )


def seats_win_rate(games: Sequence[PlayedMatch], seats: Callable[[Match, MatchResult], Sequence[int]]) -> WinRate:
    """Return the win rate of the seats that `seats` selects in each game."""
    deals: dict[str, tuple[float, float]] = {}
    wins = chances = 0
    for match, result in games:
        counted = seats(match, result)
        won = sum(seat in result.winners for seat in counted)
        before, weight = deals.get(match.seed, (0, 0)), seat_weight(match, counted)
        deals[match.seed] = before[0] + weight * won, before[1] + weight * len(counted)
        wins += won
        chances += len(counted)
    return WinRate(wins, chances, *win_rate(deals.values()))


def this_seat(seat: int, match: Match, result: MatchResult) -> list[int]:
    """Select a seat by its number."""
    return [seat]


def seat_in_order(place: int, match: Match, result: MatchResult) -> list[int]:
    """Select the seat whose first turn came first, second, and so on, counted from 0."""
    return [(result.first + place) % match.players]


def seat_weight(match: Match, seats: Sequence[int]) -> float:
    """Return a seat's weight in an interval: seats of one team win together, so that together they have the weight of one."""
    return len({seat % 2 for seat in seats}) / len(seats) if match.teams and seats else 1.0


def seats_of(bot: str, match: Match) -> list[int]:
    """Return the seats of a bot."""
    return [seat for seat, name in enumerate(match.bots) if name == bot]


def bot_results(bot: str, rating: Rating, games: Sequence[PlayedMatch]) -> BotResults:
    """Return one bot's wins, time and faults."""
    decisions, seconds, faults = 0, 0.0, dict[str, int]()
    for match, result in games:
        for seat in seats_of(bot, match):
            decisions += result.decisions[seat]
            seconds += result.seconds[seat]
        for fault in result.faults:
            if match.bots[fault["seat"]] == bot:
                faults[fault["kind"]] = faults.get(fault["kind"], 0) + fault["times"]
    return BotResults(seats_win_rate(games, lambda match, _: seats_of(bot, match)), rating, decisions, seconds, faults)


def head_to_head(bots: tuple[str, str], games: Sequence[PlayedMatch]) -> HeadToHead | None:
    """Return the results of two bots in the games they played against each other, or None if there are none."""
    met = [(match, result, sides) for match, result in games if (sides := opposing_seats(bots, match)) is not None]
    if not met:
        return None
    deals: dict[str, tuple[float, float]] = {}
    wins, seats = [0, 0], [0, 0]
    for match, result, sides in met:
        won = [sum(seat in result.winners for seat in side) for side in sides]
        before = deals.get(match.seed, (0, 0))
        deals[match.seed] = before[0] + won[0], before[1] + sum(won)
        wins = [wins[0] + won[0], wins[1] + won[1]]
        seats = [seats[0] + len(sides[0]), seats[1] + len(sides[1])]
    share = WinRate(wins[0], sum(wins), *win_rate(deals.values()))
    return HeadToHead(bots, len(met), (wins[0], wins[1]), share, seats[0] / sum(seats))


def opposing_seats(bots: tuple[str, str], match: Match) -> tuple[list[int], list[int]] | None:
    """Return the seats of each of two bots that count against the other's, or None if the two were not opponents.

    In teams, one seat of each represents its side, which wins as one. Where both bots are on both sides, each wins whenever
    the other does, and the game does not compare them.
    """
    first, second = seats_of(bots[0], match), seats_of(bots[1], match)
    if not match.teams:
        return (first, second) if first and second else None
    opposed = {one % 2: ([one], [other]) for one in first for other in second if one % 2 != other % 2}
    return next(iter(opposed.values())) if len(opposed) == 1 else None


def summarize_faults(games: Sequence[PlayedMatch]) -> list[dict[str, Any]]:
    """Return every kind of fault of every bot: how often, in how many games, and the details of the first one."""
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for match, result in games:
        for fault in result.faults:
            bot = match.bots[fault["seat"]]
            first = {
                "bot": bot,
                "kind": fault["kind"],
                "times": 0,
                "games": 0,
                "first_game": result.number,
                "detail": fault["detail"],
            }
            total = found.setdefault((bot, fault["kind"]), first)
            total["times"] += fault["times"]
            total["games"] += 1
    return list(found.values())
