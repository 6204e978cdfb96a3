"""warden with a budget: it compares the moves that its network considers, on samples of what its seat knows."""

import random
from typing import Any

import pytest

from blackgate import Game
from blackgate.bots import Budget, make_bot
from blackgate.bots.evaluation.network_search import MIN_PRIOR, MOST_CANDIDATES, NetworkSearch
from blackgate.bots.search_runs import WORK_PER_MS, run_within
from blackgate.bots.searching_warden import SearchingWarden
from blackgate.bots.warden import Warden
from testkit.bots.bot_games import advice, choice
from testkit.game_modes import play_random_moves
from testkit.scene import scene
from testkit.uncompiled import MODES

LARGEST_STEP = 10_000  # work of one iteration at most


def searched(game: Game, budget: Budget, seed: int = 0) -> NetworkSearch:
    """Return the finished search of a warden."""
    search = SearchingWarden(seed).search(game.view(game.to_move), list(game.legal_moves))
    assert search is not None
    run_within(search, budget)
    return search


def position_with_candidates(seed: int = 1, **mode: Any) -> Game:
    """Return a position in which warden considers several moves."""
    game, chooser = Game(seed=seed, **mode), random.Random(seed)
    play_random_moves(game, chooser, 40)
    while game.to_move is not None:
        search = SearchingWarden().search(game.view(game.to_move), list(game.legal_moves))
        if search is not None and len(search.candidates) > 2:
            return game
        play_random_moves(game, chooser, 1)
    return position_with_candidates(seed + 1, **mode)


def test_only_a_warden_with_a_budget_searches() -> None:
    assert type(make_bot("warden")) is Warden
    assert type(make_bot("warden@20ms")) is SearchingWarden


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_it_plays_every_mode_the_same_for_a_seed(mode: dict[str, Any]) -> None:
    game = position_with_candidates(**mode)
    budget = Budget(iterations=40)
    found = searched(game, budget, seed=3)
    assert found.best_first() == searched(game, budget, seed=3).best_first()
    assert found.best_first() != searched(game, budget, seed=4).best_first()
    assert sum(visits for _, visits, _ in found.best_first()) == found.iterations == 40
    assert all(0 <= chance <= 1 for _, _, chance in found.best_first())


def test_its_candidates_are_the_moves_that_the_network_considers() -> None:
    search = searched(position_with_candidates(), Budget(iterations=1))
    priors = [search.prior[edge] for edge in search.candidates]
    assert priors == sorted(priors, reverse=True)
    assert 2 < len(priors) <= MOST_CANDIDATES
    assert min(priors) >= MIN_PRIOR


def test_candidates_that_stay_are_visited_as_often_as_each_other() -> None:
    """And those that were dropped less often: the work goes to the moves that may be best."""
    game = position_with_candidates()
    visits = [visits for _, visits, _ in searched(game, Budget(iterations=400)).root_statistics() if visits > 0]
    assert visits[0] - visits[1] <= 1
    assert visits[-1] < visits[1]


@pytest.mark.parametrize("milliseconds", [1, 5, 20])
def test_milliseconds_are_an_amount_of_work(milliseconds: int) -> None:
    search = searched(position_with_candidates(), Budget(milliseconds=milliseconds))
    most = milliseconds * WORK_PER_MS
    assert most <= search.work < most + LARGEST_STEP


def test_it_advises_the_move_that_it_plays_with_its_chance() -> None:
    game, budget = position_with_candidates(), Budget(iterations=200)
    found = advice(SearchingWarden(2), game, budget)
    assert found.scale == "chance"
    assert found.best == choice(SearchingWarden(2), game, budget)
    values = [thought.value for thought in found.thoughts]
    assert values == sorted(values, reverse=True)


def test_it_finds_a_win_in_one() -> None:
    """Seat 0 needs three more points and holds a Shovel at home."""
    game = scene(hands=["shovel ring", "knife", "ring"], places="cell_block yard yard", dug=[(0, "shovel")] * 3)
    found = advice(SearchingWarden(), game, Budget(iterations=60))
    assert found.best.text == "dig shovel"
    assert found.thoughts[0].value == 1.0
