"""What the games of a job come to: for every bot, for every two of them, for every seat."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations
from statistics import fmean, median
from typing import Any

from blackgate.arena.intervals import Interval, win_rate
from blackgate.arena.match import Match, Played
from blackgate.arena.ratings import Rating, ratings

Pair = tuple[Match, Played]


@dataclass(frozen=True)
class Share:
    """So many wins in so many chances, the rate and its 95 % interval."""

    wins: int
    chances: int
    rate: float
    interval: Interval


@dataclass(frozen=True)
class BotStanding:
    """One bot: `record` counts every seat it sat on, so that the fair share is one seat's whatever the lineup."""

    record: Share
    rating: Rating
    decisions: int
    seconds: float
    faults: dict[str, int]

    @property
    def ms_per_decision(self) -> float:
        """Average time for a decision in which there was a choice."""
        return 1000 * self.seconds / self.decisions if self.decisions else 0.0


@dataclass(frozen=True)
class HeadToHead:
    """Two bots in the games they played against each other: who won how often, the first one's share, the fair one."""

    bots: tuple[str, str]
    games: int
    wins: tuple[int, int]
    share: Share
    fair: float

    @property
    def decided(self) -> bool:
        """Whether either of them ever won; if neither did there is no share."""
        return self.share.chances > 0


@dataclass(frozen=True)
class Standing:
    """Everything summed up."""

    games: int
    fair: float
    bots: dict[str, BotStanding]
    head_to_head: list[HeadToHead]
    by_seat: list[Share]
    by_order: list[Share]
    turns: list[int]
    stopped: int
    faults: list[dict[str, Any]] = field(default_factory=list)


def standing(games: Iterable[Pair]) -> Standing:
    """Sum up; at least one game is needed. The order of the games does not matter."""
    played = sorted(games, key=lambda game: game[1].number)
    first = played[0][0]
    rated = ratings(played)
    names = list(dict.fromkeys(bot for match, _ in played for bot in match.bots))
    seats = range(first.players)
    return Standing(
        games=len(played),
        fair=1 / 2 if first.teams else 1 / first.players,
        bots={name: of_bot(name, rated[name], played) for name in names},
        head_to_head=[duel for pair in combinations(names, 2) if (duel := head_to_head(pair, played)) is not None],
        by_seat=[of_seats(played, partial(this_seat, seat)) for seat in seats],
        by_order=[of_seats(played, partial(in_order, place)) for place in seats],
        turns=[one.turns for _, one in played],
        stopped=sum(one.stopped for _, one in played),
        faults=faults_of(played),
    )


def of_seats(games: Sequence[Pair], seats: Callable[[Match, Played], Sequence[int]]) -> Share:
    """The wins of some seats of each game among the chances they had."""
    deals: dict[str, tuple[float, float]] = {}
    wins = chances = 0
    for match, played in games:
        counted = seats(match, played)
        won = sum(seat in played.winners for seat in counted)
        before, weight = deals.get(match.seed, (0, 0)), weight_of(match, counted)
        deals[match.seed] = before[0] + weight * won, before[1] + weight * len(counted)
        wins += won
        chances += len(counted)
    return Share(wins, chances, *win_rate(deals.values()))


def this_seat(seat: int, match: Match, played: Played) -> list[int]:
    """A seat by its number."""
    return [seat]


def in_order(place: int, match: Match, played: Played) -> list[int]:
    """The seat whose first turn came first, second, and so on, counted from 0."""
    return [(played.first + place) % match.players]


def weight_of(match: Match, seats: Sequence[int]) -> float:
    """What a seat's win weighs in an interval: those of a team win together, so that together they weigh one."""
    return len({seat % 2 for seat in seats}) / len(seats) if match.teams and seats else 1.0


def seats_of(bot: str, match: Match) -> list[int]:
    """Where a bot sits."""
    return [seat for seat, name in enumerate(match.bots) if name == bot]


def of_bot(bot: str, rating: Rating, games: Sequence[Pair]) -> BotStanding:
    """One bot's wins, time and faults."""
    decisions, seconds, faults = 0, 0.0, dict[str, int]()
    for match, played in games:
        for seat in seats_of(bot, match):
            decisions += played.decisions[seat]
            seconds += played.seconds[seat]
        for fault in played.faults:
            if match.bots[fault["seat"]] == bot:
                faults[fault["sort"]] = faults.get(fault["sort"], 0) + fault["times"]
    return BotStanding(of_seats(games, lambda match, _: seats_of(bot, match)), rating, decisions, seconds, faults)


def head_to_head(bots: tuple[str, str], games: Sequence[Pair]) -> HeadToHead | None:
    """Two bots in the games they played against each other; None if there are none."""
    met = [(match, played, sides) for match, played in games if (sides := opposed(bots, match)) is not None]
    if not met:
        return None
    deals: dict[str, tuple[float, float]] = {}
    wins, seats = [0, 0], [0, 0]
    for match, played, sides in met:
        won = [sum(seat in played.winners for seat in side) for side in sides]
        before = deals.get(match.seed, (0, 0))
        deals[match.seed] = before[0] + won[0], before[1] + sum(won)
        wins = [wins[0] + won[0], wins[1] + won[1]]
        seats = [seats[0] + len(sides[0]), seats[1] + len(sides[1])]
    share = Share(wins[0], sum(wins), *win_rate(deals.values()))
    return HeadToHead(bots, len(met), (wins[0], wins[1]), share, seats[0] / sum(seats))


def opposed(bots: tuple[str, str], match: Match) -> tuple[list[int], list[int]] | None:
    """The seats of each of two bots that count against the other's; None if the two were not opponents.

    In teams, one seat of each stands for its side, which wins as one. Where both bots sit on both sides, each wins whenever
    the other does, and the game tells nothing about the two.
    """
    one, other = seats_of(bots[0], match), seats_of(bots[1], match)
    if not match.teams:
        return (one, other) if one and other else None
    against = {mine % 2: ([mine], [theirs]) for mine in one for theirs in other if mine % 2 != theirs % 2}
    return next(iter(against.values())) if len(against) == 1 else None


def faults_of(games: Sequence[Pair]) -> list[dict[str, Any]]:
    """Every sort of fault of every bot: how often, in how many games, and the first one's particulars."""
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for match, played in games:
        for fault in played.faults:
            bot = match.bots[fault["seat"]]
            blank = {
                "bot": bot,
                "sort": fault["sort"],
                "times": 0,
                "games": 0,
                "first_game": played.number,
                "detail": fault["detail"],
            }
            kept = found.setdefault((bot, fault["sort"]), blank)
            kept["times"] += fault["times"]
            kept["games"] += 1
    return list(found.values())


# --- as data --------------------------------------------------------------------------------------
def to_data(one: Standing) -> dict[str, Any]:
    """For programs: what `blackgate arena --json` prints."""
    return {
        "games": one.games,
        "fair_share": round(one.fair, 4),
        "bots": {name: bot_data(bot) for name, bot in one.bots.items()},
        "head_to_head": [
            {
                "bots": list(duel.bots),
                "games": duel.games,
                "wins": list(duel.wins),
                "share": round(duel.share.rate, 4) if duel.decided else None,
                "interval": rounded(duel.share.interval),
                "fair_share": round(duel.fair, 4),
            }
            for duel in one.head_to_head
        ],
        "wins_by_seat": [share_data(share) for share in one.by_seat],
        "wins_by_order": [share_data(share) for share in one.by_order],
        "turns": {
            "mean": round(fmean(one.turns), 2),
            "median": median(one.turns),
            "shortest": min(one.turns),
            "longest": max(one.turns),
        },
        "stopped": one.stopped,
        "faults": one.faults,
    }


def bot_data(bot: BotStanding) -> dict[str, Any]:
    """One bot's figures."""
    rating = {"mu": round(bot.rating.mu, 3), "sigma": round(bot.rating.sigma, 3), "interval": rounded(bot.rating.interval)}
    return share_data(bot.record) | {
        "rating": rating,
        "ms_per_decision": round(bot.ms_per_decision, 4),
        "decisions": bot.decisions,
        "faults": sum(bot.faults.values()),
    }


def share_data(share: Share) -> dict[str, Any]:
    """A win rate's figures."""
    return {
        "wins": share.wins,
        "appearances": share.chances,
        "win_rate": round(share.rate, 4),
        "interval": rounded(share.interval),
    }


def rounded(interval: Interval) -> list[float]:
    """Both ends to four digits, which is finer than any interval we shall see."""
    return [round(bound, 4) for bound in interval]
