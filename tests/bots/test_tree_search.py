"""The tree search of `boss`: it does as much work as its budget says, on samples of what its seat knows."""

import random
from pathlib import Path
from types import SimpleNamespace

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from blackgate import Game
from blackgate.bots import Budget
from blackgate.bots.boss import Boss
from blackgate.bots.evaluators import chances
from blackgate.engine import flow
from testkit.bots.bot_choices import all_choices, searched
from testkit.bots.bot_games import adviser, choice, play_to_end
from testkit.game_modes import play_random_moves, positions
from testkit.scene import scene
from testkit.uncompiled import MODES, run_uncompiled

FEW_EXAMPLES = settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))


def position_with_choices(players: int = 4, seed: int = 3) -> Game:
    """Return a game at a turn with several choices."""
    game = play_random_moves(Game(players, seed=seed, target=30), random.Random(seed), 120)
    while len(game.legal_moves) < 5 or game.prompt != "turn":
        play_random_moves(game, random.Random(seed), 1)
    return game


# --- the amount of work ------------------------------------------------------------


@FEW_EXAMPLES
@given(game=positions(), iterations=st.integers(1, 31))
def test_a_search_makes_as_many_iterations_as_asked_and_each_visits_one_move(game: Game, iterations: int) -> None:
    """With so few iterations the search does not check yet whether the choice is decided."""
    assume(game.to_move is not None)
    tree = searched(game, Budget(iterations=iterations))
    statistics = tree.root_statistics()
    assert tree.iterations == iterations
    assert sum(visits for _, visits, _ in statistics) == iterations
    assert {move for move, _, _ in statistics} == {int(move) for move in game.legal_moves}
    assert [visits for _, visits, _ in statistics] == sorted((visits for _, visits, _ in statistics), reverse=True)
    assert all(0 <= chance <= 1 for _, _, chance in statistics)


@FEW_EXAMPLES
@given(game=positions(), iterations=st.integers(32, 400))
def test_a_search_ends_early_only_when_no_other_move_could_catch_up(game: Game, iterations: int) -> None:
    """So an early end does not change the choice."""
    assume(game.to_move is not None and len(game.legal_moves) > 1)
    tree = searched(game, Budget(iterations=iterations))
    (_, first, _), (_, second, _), *_ = tree.root_statistics()
    made = int(tree.iterations)
    assert sum(visits for _, visits, _ in tree.root_statistics()) == made <= iterations
    assert made == iterations or first - second > iterations - made


def test_more_iterations_are_more_iterations() -> None:
    game = position_with_choices()
    made = [int(searched(game, Budget(iterations=asked)).iterations) for asked in (32, 200, 1000, 5000)]
    assert made == sorted(set(made))


@FEW_EXAMPLES
@given(game=positions())
def test_one_iteration_is_enough_for_a_legal_move(game: Game) -> None:
    assume(game.to_move is not None)
    assert choice(Boss(), game, Budget(iterations=1)) in game.legal_moves


def test_the_least_time_is_enough_for_a_legal_move() -> None:
    game = position_with_choices()
    assert choice(Boss(), game, Budget.parse("0.00001ms")) in game.legal_moves


def test_more_time_is_more_iterations() -> None:
    """Milliseconds are converted to an amount of work, so the load of the machine does not matter."""
    game = position_with_choices()
    made = [int(searched(game, Budget(milliseconds=time)).iterations) for time in (1, 4, 16, 64)]
    assert made == sorted(set(made))
    assert made == [int(searched(game, Budget(milliseconds=time)).iterations) for time in (1, 4, 16, 64)]


def test_the_first_limit_that_is_reached_ends_a_search() -> None:
    game = position_with_choices()
    by_count, by_time = Budget(iterations=20), Budget(milliseconds=4)
    assert searched(game, Budget(iterations=20, milliseconds=4)).iterations == searched(game, by_count).iterations == 20
    assert searched(game, Budget(iterations=10**6, milliseconds=4)).iterations == searched(game, by_time).iterations > 20


# --- deadlines -------------------------------------------------------
class Clock:
    """A clock that advances by a second whenever it is read."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        self.now += 1.0
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock that boss reads."""
    clock = Clock()
    monkeypatch.setattr("blackgate.bots.search_runs.time", SimpleNamespace(monotonic=clock.monotonic))
    return clock


LONG = 600_000.0  # ten minutes


def test_a_deadline_ends_a_search_early(clock: Clock) -> None:
    game = position_with_choices()
    soon = searched(game, Budget(milliseconds=LONG, deadline=2.0))
    later = searched(game, Budget(milliseconds=LONG, deadline=6.0))
    assert 0 < soon.iterations < later.iterations < 100_000  # as opposed to some millions
    assert clock.now > 0


def test_after_the_deadline_there_is_still_a_legal_move(clock: Clock) -> None:
    game = position_with_choices()
    assert choice(Boss(), game, Budget(milliseconds=LONG, deadline=0.0)) in game.legal_moves


def test_a_deadline_that_is_not_reached_changes_nothing(clock: Clock) -> None:
    game = position_with_choices()
    for budget in (Budget(iterations=700), Budget(milliseconds=12)):
        hurried = Budget(budget.iterations, budget.milliseconds, deadline=10.0**6)
        assert searched(game, hurried).root_statistics() == searched(game, budget).root_statistics()
    assert clock.now > 0


def test_without_a_deadline_the_clock_is_not_read(clock: Clock) -> None:
    searched(position_with_choices(), Budget(milliseconds=20))
    assert clock.now == 0


# --- nothing but the view ---------------------------------------------------------------------
@pytest.mark.clause("12.4")
def test_a_view_s_table_cannot_be_played_on() -> None:
    """A search gets only the table and the knowledge of a view; to look ahead, it must sample the unknown."""
    game = scene(hands=["ring", "knife"], places="yard yard")
    view = game.view(0)
    with pytest.raises(RuntimeError, match="no chance"):
        flow.play(view.table, int(game.edition.move("roll")))


@pytest.mark.clause("12.4")
def test_a_search_asks_a_view_for_its_table_and_its_knowledge_only() -> None:
    """With these two and the seat alone, a search comes to the same results."""
    game = position_with_choices()
    view = game.view(game.to_move)
    bare = SimpleNamespace(
        edition=view.edition, table=view.table, knowledge=view.knowledge, observer=view.observer, position=view.position
    )
    alone = Boss(5).search(bare, Budget(iterations=100))  # type: ignore[arg-type]
    assert alone.root_statistics() == Boss(5).search(view, Budget(iterations=100)).root_statistics()


@pytest.mark.clause("12.4")
def test_a_search_does_not_use_the_order_of_the_deck() -> None:
    """A search has its own random numbers, not those of the table."""
    game = position_with_choices()
    before = game.to_bytes()
    searched(game, Budget(iterations=200))
    assert game.to_bytes() == before


# --- chances of winning -----------------------------------------------------------------------
@FEW_EXAMPLES
@given(game=positions(most=700))
def test_chances_add_up_to_one(game: Game) -> None:
    for seat in [*range(game.players), None]:
        found = chances(game.view(seat))
        assert all(0 <= chance <= 1 for chance in found)
        if game.options.teams:
            assert found == [found[0], found[1]] * (game.players // 2)
            assert found[0] + found[1] == pytest.approx(1)
        else:
            assert sum(found) == pytest.approx(1)


@pytest.mark.parametrize("teams", [False, True])
def test_a_winner_has_chance_one(teams: bool) -> None:
    for seed in range(6):
        game = play_to_end(Game(4, seed=seed, teams=teams, target=4), [adviser("inmate")] * 4)
        assert game.outcome is not None
        expected = [1.0 if seat in game.outcome.winners else 0.0 for seat in range(4)]
        assert expected.count(1.0) == (2 if teams else 1)
        assert chances(game.view(None)) == expected


def test_in_a_stopped_game_no_seat_has_a_chance() -> None:
    game = Game(3, seed=1)
    game.stop()
    assert chances(game.view(0)) == [0.0, 0.0, 0.0]


def test_a_player_about_to_win_has_the_best_chance() -> None:
    """Nine of twelve points, a Shovel, at home, and it is their turn; the others have nothing."""
    game = scene(hands=["shovel", "ring", "ring"], places="cell_block yard yard", dug=[(0, "shovel")] * 3)
    first, *others = chances(game.view(1))
    assert first > 0.5
    assert first > 3 * max(others)


# --- compiled or not --------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("iterations", "moments", "exact"),
    [
        (12, 8, False),
        (80, 1, False),
        (12, 1, True),
    ],
)
def test_compiled_and_uncompiled_bots_choose_the_same(tmp_path: Path, iterations: int, moments: int, exact: bool) -> None:
    program = (
        "from testkit.bots.bot_choices import all_choices; import blackgate.bots.evaluation.tree_search as t; "
        f"print(t.__file__); print(*all_choices({iterations}, {moments}, {exact}), sep='\\n')"
    )
    where, *uncompiled = run_uncompiled(tmp_path, program)
    assert where == str(tmp_path / "blackgate" / "bots" / "evaluation" / "tree_search.py")
    assert len(uncompiled) > moments * len(MODES)
    assert uncompiled == all_choices(iterations, moments, exact)
