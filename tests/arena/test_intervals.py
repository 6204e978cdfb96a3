"""Intervals against known values, and against games whose true win rate is known."""

import math
import random

import pytest

from blackgate.arena.intervals import MIN_CLUSTERS, effective_games, student_t, wilson, win_rate


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_as_in_newcombe(wins: int, games: int, low: float, high: float) -> None:
    """R. G. Newcombe, Two-sided confidence intervals for the single proportion, Statistics in Medicine 17 (1998), table I."""
    assert [round(bound, 4) for bound in wilson(wins / games, games)] == [low, high]


def test_no_games_give_the_widest_interval() -> None:
    assert win_rate([]) == (0.0, (0.0, 1.0))


@pytest.mark.parametrize(("freedom", "point"), [(9, 2.262), (19, 2.093), (29, 2.045), (60, 2.000), (120, 1.980)])
def test_student_as_in_the_tables(freedom: int, point: float) -> None:
    """The 97.5 % points of the usual tables."""
    assert student_t(freedom) == pytest.approx(point, abs=0.0006)


def test_few_deals_are_taken_as_independent_games() -> None:
    deals = [(1, 4)] * (MIN_CLUSTERS - 2) + [(2, 4)]
    wins, games = MIN_CLUSTERS, 4 * (MIN_CLUSTERS - 1)
    assert effective_games(deals) == games
    assert win_rate(deals) == (wins / games, wilson(wins / games, games))


def test_so_are_deals_with_equal_results() -> None:
    assert win_rate([(4, 4)] * 50)[1] == wilson(1.0, 200)
    assert win_rate([(1, 4)] * 50)[1] == wilson(0.25, 200)


def test_games_that_repeat_each_other_count_once() -> None:
    deals = [(4 * (deal % 2), 4) for deal in range(100)]
    assert effective_games(deals) == pytest.approx(100, rel=0.05)


def test_deals_whose_luck_cancels_count_for_more() -> None:
    deals = [(1, 2)] * 90 + [(2, 2)] * 10
    assert effective_games(deals) > 2 * 200


def dealt(chance: random.Random, players: int, edge: float, luck: float) -> int:
    """Play one deal with every rotation and return the wins of the bot, whose edge is added to the value of its cards."""
    cards = [chance.gauss(0, luck) for _ in range(players)]
    wins = 0
    for seat in range(players):
        worth = [math.exp(card + edge * (place == seat)) for place, card in enumerate(cards)]
        wins += chance.choices(range(players), worth)[0] == seat
    return wins


@pytest.mark.parametrize(
    ("players", "edge", "luck"), [(4, 0.0, 1.0), (4, 0.7, 1.0), (4, 2.0, 3.0), (2, 0.7, 0.0), (2, 0.7, 2.0), (2, 2.5, 1.0)]
)
def test_95_of_100_intervals_hold_the_true_win_rate(players: int, edge: float, luck: float) -> None:
    chance = random.Random(f"{players} {edge} {luck}")
    truth = sum(dealt(chance, players, edge, luck) for _ in range(20_000)) / (20_000 * players)
    runs, deals = 400, 30
    held = 0
    for _ in range(runs):
        low, high = win_rate([(dealt(chance, players, edge, luck), players) for _ in range(deals)])[1]
        held += low <= truth <= high
    assert 0.92 <= held / runs <= 0.985
