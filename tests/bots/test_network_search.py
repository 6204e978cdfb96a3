"""warden with a budget: it compares the moves that its network considers, on samples of what its seat knows."""

import random
from typing import Any

import pytest

from blackgate import Game
from blackgate.bots import Budget, make_bot
from blackgate.bots.evaluation.network_search import MIN_PRIOR, MOST_CANDIDATES, NetworkSearch
from blackgate.bots.policy_file import WARDEN, PolicyFile
from blackgate.bots.search_runs import WORK_PER_MS, run_within
from blackgate.bots.searching_warden import SearchingWarden
from blackgate.bots.warden import Warden
from testkit.bots.bot_games import advice, choice
from testkit.game_modes import play_random_moves
from testkit.scene import scene
from testkit.uncompiled import MODES

ONE_BATCH = 100_000  # its work at most


def search_of(game: Game, seed: int = 0) -> NetworkSearch:
    """Return the search of a warden, which has not begun."""
    search = SearchingWarden(seed).search(game.view(game.to_move), list(game.legal_moves))
    assert search is not None
    return search


def searched(game: Game, budget: Budget, seed: int = 0) -> NetworkSearch:
    """Return the finished search of a warden."""
    search = search_of(game, seed)
    run_within(search, budget)
    return search


def position_with_candidates(seed: int = 1, **mode: Any) -> Game:
    """Return a position in which warden considers several moves."""
    game, chooser = Game(seed=seed, **mode), random.Random(seed)
    play_random_moves(game, chooser, 40)
    while game.to_move is not None:
        if len(search_of(game).candidates) > 2:
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


def test_candidates_that_stay_are_tried_on_the_same_deals() -> None:
    search = searched(position_with_candidates(), Budget(iterations=400))
    visits = [search.visits[edge] for edge in search.candidates]
    assert max(visits) - min(visits) <= 1


def set_results(search: NetworkSearch, deals: int, means: list[float]) -> None:
    """Give all candidates the same prior, and each a mean result on the same number of deals."""
    for edge, mean in zip(search.candidates, means, strict=True):
        search.prior[edge] = 0.2
        search.visits[edge] = deals
        search.value[edge] = mean * deals


def test_a_candidate_that_is_clearly_worse_gets_no_more_time() -> None:
    """On 25 deals, the means of two equal candidates hardly ever differ by more than 0.05."""
    search = search_of(position_with_candidates())
    edges = list(search.candidates)
    others = len(edges) - 2
    set_results(search, 25, [0.30, 0.26] + [0.24] * others)
    search.drop_candidates()
    assert list(search.candidates) == edges[:2]
    assert not search.is_clear


def test_a_search_ends_when_one_candidate_is_clearly_the_best() -> None:
    search = search_of(position_with_candidates())
    edges = list(search.candidates)
    set_results(search, 25, [0.2, 0.3] + [0.2] * (len(edges) - 2))
    search.drop_candidates()
    assert list(search.candidates) == [edges[1]]
    run_within(search, Budget(milliseconds=100))
    assert search.iterations == 0
    assert search.best_first()[0][0] == search.move[edges[1]]


def test_the_prior_counts_like_a_result() -> None:
    """Moves that the network hardly considers need a better result."""
    search = search_of(position_with_candidates())
    edges = list(search.candidates)
    set_results(search, 25, [0.30] * len(edges))
    for edge in edges[1:]:
        search.prior[edge] = 0.2 / 1000  # 6.9 logits less, as much as 0.069 of the chance of winning
    search.drop_candidates()
    assert list(search.candidates) == edges[:1]


def test_a_budget_for_a_single_batch_judges_the_positions_after_the_candidates() -> None:
    search = searched(position_with_candidates(), Budget(milliseconds=1))
    assert len(search.candidates) < search.iterations <= search.layers.most_rows
    assert not search.running


def test_it_plays_the_same_where_nothing_is_compiled() -> None:
    """`linear_layer.py` computes the same numbers as the C code, only more slowly."""
    game, budget = position_with_candidates(), Budget(iterations=24)
    usual, slow = search_of(game), search_of(game)
    slow.layers = PolicyFile(WARDEN).own_layers(game.edition)
    slow.layers.most_rows = usual.layers.most_rows
    for search in (usual, slow):
        run_within(search, budget)
    assert usual.best_first() == slow.best_first()


@pytest.mark.parametrize("milliseconds", [1, 20, 100])
def test_milliseconds_are_an_amount_of_work(milliseconds: int) -> None:
    """The last games are judged before the budget ends, so that it is kept. A single batch is the least."""
    search = search_of(position_with_candidates())
    search.spread = 1000.0  # no candidate is clearly worse
    run_within(search, Budget(milliseconds=milliseconds))
    most = milliseconds * WORK_PER_MS
    assert most / 2 < int(search.work) <= max(most, ONE_BATCH)


def test_a_longer_search_starts_games_in_the_place_of_those_that_have_ended() -> None:
    search = search_of(position_with_candidates())
    search.spread = 1000.0  # no candidate is clearly worse
    run_within(search, Budget(milliseconds=400))
    assert search.iterations > 2 * search.layers.most_rows
    assert not search.running


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


def test_it_ends_when_every_candidate_wins() -> None:
    """Seat 0 needs a single point, and can dig either of two Tools at home."""
    game = scene(
        hands=["shovel spoon", "knife", "ring"], places="cell_block yard yard", dug=[(0, "shovel")] * 3 + [(0, "spoon")] * 2
    )
    search = search_of(game)
    search.candidates = [
        edge for edge in range(len(search.prior)) if str(game.edition.moves[search.move[edge]]).startswith("dig")
    ]
    assert len(search.candidates) == 2
    run_within(search, Budget(milliseconds=10))
    assert [chance for _, visits, chance in search.root_statistics() if visits > 0] == [1.0, 1.0]
