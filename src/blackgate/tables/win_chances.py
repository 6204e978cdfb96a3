"""How a game went: everybody's chances of winning at the start of each turn, what turned them, and the game in numbers.

Chances are those of `bots/evaluation/value_net.py`, the network by which boss judges the ends of its searches, looking at the
table with all cards open. It takes microseconds, so a game is judged after every move. Of 10 positions that it calls 30 %, three
are won: over games of inmates, rookies and bosses with 2 to 6 players the share that was won is within a few percent of what was
foretold (`tests/service/test_chances.py` plays such games), with six players it is too careful about a clear lead.
"""

import dataclasses
from collections.abc import Iterable
from itertools import pairwise

from blackgate.bots.evaluators import open_chances
from blackgate.game import Game
from blackgate.game_statistics import GameStatistics
from blackgate.replay import replay
from blackgate.tables import state_serializer
from blackgate.tables.replay_frames import packed, parsed
from blackgate.tables.wire import Chances, SeatStats, Stats, TurnChances, TurningPoint

MOST_TURNING = 5
LEAST_CHANGE = 0.08  # of a chance, for a turn to be worth a word
DIGITS = 4


def of_record(text: str, pack: str) -> bytes:
    """In a process of its own: a record, checked line by line, as compressed JSON."""
    return packed(judged(replay(parsed(text), pack)))


def judged(games: Iterable[Game]) -> Chances:
    """A game from its deal to its end, after every move."""
    turns: list[TurnChances] = []
    by_move: list[list[float]] = []
    statistics: GameStatistics | None = None
    game: Game | None = None
    for game in games:
        statistics = statistics or GameStatistics(game.players, int(game.edition.rulebook.die))
        number = 0 if game.last is None else game.last.number
        if len(by_move) > number:  # the result, which brings nothing new
            continue
        by_move.append([round(chance, DIGITS) for chance in open_chances(game)])
        for event in game.events_of_last():
            statistics.add(event)
            if event.name == "turn_began":
                turns.append(standing(game, by_move[-1], event.get("turn"), event.get("seat")))
    assert game is not None and statistics is not None, "a record has a deal"
    turns.append(standing(game, open_chances(game), game.turns, None))
    return Chances(turns, turning_points(turns, by_move), stats_of(statistics))


def standing(game: Game, chances: list[float], turn: int, seat: int | None) -> TurnChances:
    """Where everybody stands now."""
    number = 0 if game.last is None else game.last.number
    points = [player["points"] for player in state_serializer.public(game.view(None))["players"]]
    return TurnChances(number, turn, seat, chances, points)


def turning_points(turns: list[TurnChances], by_move: list[list[float]]) -> list[TurningPoint]:
    """The turns in which the chance of whoever won rose or fell most, in their order; without a winner, of whoever led."""
    last = turns[-1].chances if any(turns[-1].chances) else turns[-2].chances
    hero = max(range(len(last)), key=lambda seat: last[seat])
    found: list[TurningPoint] = []
    for index, (turn, after) in enumerate(pairwise(turns)):
        change = after.chances[hero] - turn.chances[hero]
        if abs(change) >= LEAST_CHANGE and any(after.chances):
            found.append(TurningPoint(index, decisive(turn.n, after.n, change, hero, by_move), hero, round(change, DIGITS)))
    most = sorted(found, key=lambda point: -abs(point.change))[:MOST_TURNING]
    return sorted(most, key=lambda point: point.index)


def decisive(start: int, end: int, change: float, hero: int, by_move: list[list[float]]) -> int:
    """The move between two others that changed a chance most in the direction in which it went."""
    sign = 1 if change > 0 else -1
    return max(range(start + 1, end + 1), key=lambda n: sign * (by_move[n][hero] - by_move[n - 1][hero]))


def stats_of(statistics: GameStatistics) -> Stats:
    """What was counted, as the wire has it."""
    return Stats(statistics.dice, statistics.michel_dice, [SeatStats(**dataclasses.asdict(deeds)) for deeds in statistics.seats])
