"""The course of a game: calibrated chances turn by turn, turning points, and statistics."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

import pytest

from blackgate import Game
from blackgate.bots.evaluators import open_chances
from blackgate.tables import win_chances
from blackgate.tables.steps import take_all
from blackgate.tables.wire import Chances
from testkit.bots.bot_games import bot_game

MODES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "michel": "michel"},
    {"players": 4, "teams": True},
    {"players": 6, "michel": "michelle"},
]


def chances_of(games: Iterable[Game]) -> Chances:
    """Return the chances of a game, given its positions."""
    return take_all(win_chances.win_chances(games))


@pytest.mark.parametrize("mode", MODES)
def test_chances_of_every_turn_add_up_to_one_and_end_with_the_result(mode: dict[str, Any]) -> None:
    game = bot_game(seed=3, **mode)
    found = chances_of(game.record.replay())
    assert game.outcome is not None
    shares = game.players / 2 if game.options.teams else 1
    assert all(sum(turn.chances) == pytest.approx(shares, abs=0.001) for turn in found.turns)
    assert [turn.turn for turn in found.turns[:-1]] == list(range(1, game.turns + 1))
    last = found.turns[-1]
    assert (last.n, last.seat, tuple(last.points)) == (len(game.steps), None, game.outcome.points)
    assert last.chances == [1.0 if seat in game.outcome.winners else 0.0 for seat in range(game.players)]
    if game.options.teams:
        assert all(turn.chances[0] == turn.chances[2] for turn in found.turns)


@pytest.mark.parametrize("mode", MODES)
def test_turning_points_are_where_the_winners_chance_moved_most(mode: dict[str, Any]) -> None:
    game = bot_game(seed=5, **mode)
    found = chances_of(game.record.replay())
    assert game.outcome is not None
    assert 1 <= len(found.turning) <= win_chances.MAX_TURNING_POINTS
    for point in found.turning:
        turn, after = found.turns[point.index], found.turns[point.index + 1]
        assert point.seat in game.outcome.winners
        assert point.change == pytest.approx(after.chances[point.seat] - turn.chances[point.seat], abs=0.001)
        assert turn.n < point.n <= after.n
    least = min(abs(point.change) for point in found.turning)
    explained = {point.index for point in found.turning}
    winner = found.turning[0].seat
    rest = [
        abs(after.chances[winner] - turn.chances[winner])
        for index, (turn, after) in enumerate(zip(found.turns, found.turns[1:], strict=False))
        if index not in explained
    ]
    assert max(rest) <= max(least, win_chances.MIN_CHANGE) + 0.001


@pytest.mark.parametrize("mode", MODES)
def test_numbers_are_those_of_the_record(mode: dict[str, Any]) -> None:
    game = bot_game(seed=7, **mode)
    stats = chances_of(game.record.replay()).stats
    lines: list[Any] = list(game.record.lines[2:-1])
    rolls = [(line["move"], int(out.split()[1])) for line in lines for out in line.get("out", ()) if out.startswith("die")]
    mine = [face for move, face in rolls if move in ("roll", "reroll")]
    assert stats.dice == [mine.count(face) for face in range(1, 7)]
    assert stats.michel_dice == [[face for move, face in rolls if move == "rouse"].count(face) for face in range(1, 7)]
    draws = sum(out.startswith("draw") for line in lines for out in line.get("out", ()))
    assert sum(seat.drawn for seat in stats.seats) == draws
    for seat, deeds in enumerate(stats.seats):
        own = [line["move"].split()[0] for line in lines if line["seat"] == seat]
        assert deeds.extortions == own.count("extort")
        assert deeds.dug == own.count("dig") + own.count("also")
        assert deeds.stolen == own.count("steal")
    assert sum(sum(seat.dice) for seat in stats.seats) == sum(stats.dice)


def test_in_a_stopped_game_the_last_chances_are_zero() -> None:
    game = Game(2, seed=3)
    game.stop()
    found = chances_of(game.record.replay())
    assert [turn.chances for turn in found.turns[1:]] == [[0.0, 0.0]]
    assert found.turning == []


def test_chances_are_calibrated() -> None:
    """At the start of every turn."""
    predictions: dict[int, list[tuple[float, bool]]] = defaultdict(list)
    for seed in range(40):
        game = bot_game(4, 500 + seed)
        assert game.outcome is not None
        for position in game.record.replay():
            if position.between_turns and position.to_move is not None:
                for seat, chance in enumerate(open_chances(position)):
                    predictions[min(4, int(chance * 5))].append((chance, seat in game.outcome.winners))
    for some in predictions.values():
        said = sum(chance for chance, _ in some) / len(some)
        frequency = sum(won for _, won in some) / len(some)
        assert frequency == pytest.approx(said, abs=0.15), f"{said:.2f} was said, {frequency:.2f} came ({len(some)} positions)"
