"""The course of a game: the chances of winning at the start of each turn, the turning points, and statistics.

Chances come from the network of warden (`bots/evaluation/policy_net.py`), which sees all cards here; with a pack that it does not
know, from the value network of boss. An evaluation takes a millisecond, so every position of a game is evaluated. The chances are
calibrated: the share of won games is near the prediction (`tests/tables/test_win_chances.py` plays such games).
"""

import dataclasses
from collections.abc import Iterable
from itertools import pairwise

from blackgate.bots.evaluators import open_chances
from blackgate.game import Game
from blackgate.game_statistics import GameStatistics
from blackgate.replay import replay
from blackgate.tables.encoding import gzip_json
from blackgate.tables.game_steps import move_count
from blackgate.tables.replay_frames import parse_record
from blackgate.tables.steps import Steps, take_all
from blackgate.tables.updates import state_serializer
from blackgate.tables.wire import Chances, SeatStats, Stats, TurnChances, TurningPoint

MAX_TURNING_POINTS = 5
MIN_CHANGE = 0.08  # of a chance, for a turning point
DIGITS = 4


def gzip_record_chances(text: str, pack: str) -> bytes:
    """Return the chances of a record as compressed JSON; raise RecordError if it is not valid."""
    return gzip_json(take_all(record_chances(text, pack)))


def record_chances(text: str, pack: str) -> Steps[Chances]:
    """Return the chances of a record, in steps; raise RecordError if it is not valid."""
    return win_chances(replay(parse_record(text), pack))


def win_chances(games: Iterable[Game]) -> Steps[Chances]:
    """Return the chances of a game, given its positions from the deal to the end. A step is a position."""
    turns: list[TurnChances] = []
    by_move: list[list[float]] = []
    statistics: GameStatistics | None = None
    game: Game | None = None
    for game in games:
        statistics = statistics or GameStatistics(game.players, int(game.edition.rulebook.die))
        if len(by_move) > move_count(game):  # the result comes again as a position of its own
            continue
        by_move.append([round(chance, DIGITS) for chance in open_chances(game)])
        for event in game.full_events():
            statistics.add(event)
            if event.name == "turn_began":
                turns.append(turn_chances(game, by_move[-1], event.get("turn"), event.get("seat")))
        yield
    assert game is not None and statistics is not None, "a record has a deal"
    turns.append(turn_chances(game, open_chances(game), game.turns, None))
    return Chances(turns, turning_points(turns, by_move), wire_statistics(statistics))


def turn_chances(game: Game, chances: list[float], turn: int, seat: int | None) -> TurnChances:
    """Return chances and points of the current position."""
    points = [player["points"] for player in state_serializer.public(game.view(None))["players"]]
    return TurnChances(move_count(game), turn, seat, chances, points)


def turning_points(turns: list[TurnChances], by_move: list[list[float]]) -> list[TurningPoint]:
    """Return the turns in which the winner's chance changed most, in order; without a winner, the chance of the leader."""
    last = turns[-1].chances if any(turns[-1].chances) else turns[-2].chances
    winner = max(range(len(last)), key=lambda seat: last[seat])
    found: list[TurningPoint] = []
    for index, (turn, after) in enumerate(pairwise(turns)):
        change = after.chances[winner] - turn.chances[winner]
        if abs(change) >= MIN_CHANGE and any(after.chances):
            move = decisive_move(turn.n, after.n, change, winner, by_move)
            found.append(TurningPoint(index, move, winner, round(change, DIGITS)))
    most = sorted(found, key=lambda point: -abs(point.change))[:MAX_TURNING_POINTS]
    return sorted(most, key=lambda point: point.index)


def decisive_move(start: int, end: int, change: float, winner: int, by_move: list[list[float]]) -> int:
    """Return the move of a turn that changed the chance most in the direction of the whole change."""
    sign = 1 if change > 0 else -1
    return max(range(start + 1, end + 1), key=lambda n: sign * (by_move[n][winner] - by_move[n - 1][winner]))


def wire_statistics(statistics: GameStatistics) -> Stats:
    """Return the statistics as wire types."""
    return Stats(statistics.dice, statistics.michel_dice, [SeatStats(**dataclasses.asdict(seat)) for seat in statistics.seats])
