"""Games of a network against bots, as workers play them."""

from typing import Any

import numpy as np
import pytest

from blackgate.learn.evaluation_games import EARLIER, EvaluationGames
from blackgate.learn.modes import Mode


def play_at_random(games: EvaluationGames) -> list[Any]:
    """Play random legal actions to the end, and return which of the positions were the network's own, round by round."""
    dice = np.random.default_rng(1)
    rounds = []
    while len((positions := games.positions()).observations):
        assert positions.observations.shape[1] == games.layout.size
        rounds.append(positions.own.tolist())
        games.play(np.array([dice.choice(np.flatnonzero(mask)) for mask in positions.masks]))
    return rounds


def test_the_network_is_asked_only_at_its_own_seats_if_a_bot_plays_the_others() -> None:
    games = EvaluationGames(Mode(3, target=1), "random", range(12), 1, 2000)
    assert [sorted(seats) for _, seats, _ in games.open] == [[0], [1], [2]] * 4
    seeds = [game.seed for game, _, _ in games.open]
    assert len(set(seeds)) == 4 and seeds[0] == seeds[2] != seeds[3], "each deal is played from each seat"
    assert all(all(own) for own in play_at_random(games))
    wins, played = games.result()
    assert played == 12 and 0 < wins < 12


def test_an_earlier_network_is_asked_at_the_other_seats_and_one_of_the_two_wins() -> None:
    games = EvaluationGames(Mode(4, teams=True, target=1), EARLIER, range(4), 1, 2000)
    assert [sorted(seats) for _, seats, _ in games.open] == [[0, 2], [1, 3]] * 2
    asked = [own for round_ in play_at_random(games) for own in round_]
    assert 0.2 < np.mean(asked) < 0.8
    assert games.result()[1] == 4


@pytest.mark.parametrize("opponent", ["random", EARLIER])
def test_a_game_that_is_too_long_counts_as_not_won(opponent: str) -> None:
    games = EvaluationGames(Mode(2), opponent, range(2), 1, 3)
    play_at_random(games)
    assert games.result() == (0, 2)
