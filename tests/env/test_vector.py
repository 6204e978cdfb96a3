"""The vector environment: the same rules and hidden information as single games, and nothing lost between two steps."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from blackgate import Game, IllegalMove, OptionError, UnknownMove, edition
from blackgate.bots.budget import Budget
from blackgate.bots.inmate import Inmate
from blackgate.engine import setup
from blackgate.engine.chance import Chance, seeded
from blackgate.env.core.rewards import final_rewards
from blackgate.env.fields import Layout
from blackgate.env.vector import Batch, VectorEnv, game_seeds
from blackgate.options import check_names, check_options

MODES: list[dict[str, object]] = [
    {"players": 2},
    {"players": 3, "michel": "michelle"},
    {"players": 4, "teams": True, "michel": "michel"},
    {"players": 5, "calm": True},
    {"players": 6, "teams": True, "target": 3},
]


def over(batch: Batch) -> np.ndarray:
    return batch.terminated | batch.truncated


def same(one: Any, other: Any) -> bool:
    """Return whether two batches are equal, array by array."""
    return all(np.array_equal(left, right) for left, right in zip(one, other, strict=True))


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_every_game_of_the_batch_is_a_game_of_the_library(mode: dict[str, Any]) -> None:
    """The same deal and dice through `Game` lead through the same decisions to the same ends."""
    env = VectorEnv(3, seed=5, max_turns=25, **mode)
    classic = edition()
    mode_options: dict[str, Any] = {"players": 4, "michel": None, "teams": False, "calm": False, "target": None} | mode
    options = check_options(classic, **mode_options)
    names = check_names(classic, options.players)

    def dealt(chance: Chance) -> Game:
        return Game.dealt(classic, options, names, setup.deal(classic.rulebook, options, chance), chance, "")

    twins = [dealt(seeded(seed)) for seed in game_seeds(5, 3)]
    layout = Layout(classic, options.players)
    batch, ended = env.batch, 0
    for _ in range(400):
        for number, twin in enumerate(twins):
            seat = twin.to_move
            assert seat is not None and seat == batch.seats[number]
            assert np.array_equal(batch.observations[number], layout.row(twin.view(seat), seat))
            legal = {env.move(number, int(action)) for action in np.flatnonzero(batch.masks[number])}
            assert legal == {move.text for move in twin.legal_moves}
            assert env.view(number).to_bytes() == twin.view(seat).to_bytes()
        actions = env.sample()
        moves = [env.move(number, int(actions[number])) for number in range(3)]
        batch = env.step(actions)
        for number, twin in enumerate(twins):
            twin.play(moves[number])
            if twin.to_move is not None and twin.turns > 25 and twin.between_turns:
                twin.stop()
            assert (twin.to_move is None) == over(batch)[number]
            assert batch.rewards[number] == pytest.approx(
                final_rewards(twin.table) if twin.to_move is None else [0.0] * twin.players
            )
            if twin.to_move is None:
                assert twin.outcome is not None
                assert batch.truncated[number] == twin.outcome.stopped
                assert batch.turns[number] == twin.turns
                assert twin.outcome.stopped == (batch.winners[number] < 0)
                assert twin.outcome.stopped or batch.winners[number] in twin.outcome.winners
                twins[number] = dealt(twin.table.chance)
                ended += 1
    assert ended > 3, "finished games were started again"


def test_the_same_seed_gives_the_same_games_and_another_one_others() -> None:
    first, second, third = VectorEnv(20, seed=1), VectorEnv(20, seed=1), VectorEnv(20, seed=2)
    assert not np.array_equal(first.batch.observations, third.batch.observations)
    for _ in range(100):
        actions = first.sample()
        assert np.array_equal(actions, second.sample())
        assert same(first.step(actions), second.step(actions))
    again = first.reset(seed=2)
    assert np.array_equal(again.observations, third.batch.observations)
    assert np.array_equal(first.reset().observations, third.reset().observations), "and so do resets that follow without one"


@pytest.mark.parametrize("seed", [0, 2**70, np.int64(5)])
def test_any_integer_is_a_seed(seed: int) -> None:
    assert np.array_equal(VectorEnv(2, seed=seed).batch.observations, VectorEnv(2, seed=seed).batch.observations)


@pytest.mark.parametrize("seed", [-1, 1.5, "3", True])
def test_other_seeds_are_refused(seed: Any) -> None:
    with pytest.raises(OptionError, match="not a seed"):
        VectorEnv(2, seed=seed)


def test_neighbouring_seeds_share_no_game() -> None:
    assert not set(game_seeds(1, 1000)) & set(game_seeds(2, 1000))


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["deepcopy", "pickle"])
def test_a_copy_continues_independently(copied: Any) -> None:
    env = VectorEnv(6, 4, seed=2, teams=True, michel="michel", max_turns=9, shaping=0.5, room=6)
    for _ in range(30):
        env.step(env.sample())
    twin = copied(env)
    assert same(env.batch, twin.batch)
    for _ in range(60):
        actions = env.sample()
        assert np.array_equal(actions, twin.sample())
        assert same(env.step(actions), twin.step(actions))
    assert np.array_equal(env.reset().observations, twin.reset().observations)


def test_without_a_seed_no_two_environments_are_equal() -> None:
    assert not np.array_equal(VectorEnv(20).batch.observations, VectorEnv(20).batch.observations)


@pytest.mark.clause("3.2", "11.2")
@pytest.mark.parametrize(("mode", "lost"), [({"players": 3}, -1 / 2), ({"players": 4, "teams": True}, -1.0)])
def test_winners_gain_what_the_others_lose(mode: dict[str, object], lost: float) -> None:
    env = VectorEnv(64, seed=3, target=2, **mode)  # type: ignore[arg-type]
    wins = 0
    for _ in range(1500):
        batch = env.step(env.sample())
        assert batch.rewards.sum(1) == pytest.approx(np.zeros(64), abs=1e-6)
        assert not batch.rewards[~over(batch)].any(), "only winning pays"
        for game in np.flatnonzero(batch.terminated):
            assert batch.rewards[game, batch.winners[game]] == 1.0
            assert batch.rewards[game].min() == pytest.approx(lost)
            wins += 1
    assert wins > 20


@pytest.mark.clause("14.7")
def test_a_game_that_is_too_long_is_stopped_between_two_turns_without_rewards() -> None:
    env = VectorEnv(16, seed=3, max_turns=4)
    stopped = 0
    for _ in range(200):
        batch = env.step(env.sample())
        assert not batch.rewards[batch.truncated].any()
        assert (batch.turns[batch.truncated] == 5).all(), "the fifth turn has begun, and nothing was done in it"
        stopped += int(batch.truncated.sum())
    assert stopped > 16


def test_shaping_rewards_add_up_to_the_lead() -> None:
    env = VectorEnv(8, 3, seed=2, shaping=0.5, target=6)
    points = slice_of(env, "points")
    paid = np.zeros((8, 3))
    for _ in range(400):
        batch = env.step(env.sample())
        paid += batch.rewards
        assert batch.rewards.sum(1) == pytest.approx(np.zeros(8), abs=1e-6)
        paid[over(batch)] = 0
        for game in range(8):
            dug = np.roll(batch.observations[game, points].astype(float), int(batch.seats[game])) / 6
            lead = dug - (dug.sum() - dug) / 2
            assert paid[game] == pytest.approx(0.5 * lead, abs=1e-5)
    assert env.shaping == 0.5


@pytest.mark.clause("11.2")
def test_in_teams_the_lead_is_over_the_other_team() -> None:
    """Before any dig: the first Tool dug gives its team its share of the goal, and the others lose as much."""
    env = VectorEnv(64, 4, seed=1, teams=True, shaping=0.5, target=6)
    for _ in range(600):
        batch = env.step(env.sample())
        for game in np.flatnonzero(batch.rewards.any(1) & ~over(batch)):
            one, other = batch.rewards[game, 0], batch.rewards[game, 1]
            assert batch.rewards[game].tolist() == [one, other, one, other] and one == -other
            assert float(abs(one)) in [pytest.approx(0.5 * points / 6) for points in (1, 2, 3, 4, 5)]
            return
    raise AssertionError("nobody dug")


def slice_of(env: VectorEnv, name: str) -> slice:
    return next(field.columns for field in env.layout.fields if field.name == name)


# --- wrong input ----------------------------------------------------------------------------------
@pytest.mark.clause("6.1")
def test_a_wrong_action_names_game_and_clause_and_plays_nothing() -> None:
    env = VectorEnv(5, seed=1)
    before = [array.copy() for array in env.batch]
    actions = env.sample()
    actions[3] = env.edition.numbers["dig spoon"]  # no seat holds a Spoon at the start
    with pytest.raises(IllegalMove, match=r"^Game 3: dig spoon: .*\(Rule 6\.1\.\)") as refused:
        env.step(actions)
    assert "6.1" in refused.value.clauses
    assert "Partie 3" in refused.value.in_language("de")
    assert same(before, env.batch)
    actions[3] = np.flatnonzero(env.batch.masks[3])[0]
    env.step(actions)


def test_a_bot_can_play_a_seat() -> None:
    env = VectorEnv(3, seed=4)
    bot = Inmate()
    for _ in range(40):
        answers = [bot.choose(env.view(game), env.view(game).legal_moves, Budget()) for game in range(3)]
        actions = [env.action(game, answer) for game, answer in enumerate(answers)]
        assert [env.move(game, action) for game, action in enumerate(actions)] == [str(answer) for answer in answers]
        env.step(actions)


@pytest.mark.parametrize(("game", "action"), [(3, 0), (-1, 0)])
def test_an_unknown_game_is_refused(game: int, action: int) -> None:
    with pytest.raises(OptionError, match="from 0 to 2"):
        VectorEnv(3, seed=1).move(game, action)


@pytest.mark.parametrize("action", [-1, 299, 5000])
def test_an_unknown_action_has_no_text(action: int) -> None:
    with pytest.raises(UnknownMove, match="from 0 to 298"):
        VectorEnv(3, seed=1).move(0, action)


@pytest.mark.parametrize("number", [-1, 299, 70_000])
def test_a_number_that_is_no_move_is_refused(number: int) -> None:
    env = VectorEnv(2, seed=1)
    with pytest.raises(UnknownMove, match="from 0 to 298"):
        env.step([int(env.sample()[0]), number])


@pytest.mark.parametrize("actions", [[0], [[0, 0]], [0.5, 1.0], ["roll", "roll"]])
def test_anything_but_one_integer_per_game_is_refused(actions: object) -> None:
    with pytest.raises(OptionError, match="one whole number per game"):
        VectorEnv(2, seed=1).step(actions)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("options", "expected_text"),
    [
        ({"games": 0}, "at least 1"),
        ({"games": 1, "players": 7}, "2 to 6"),
        ({"games": 1, "room": 3}, "from 4"),
        ({"games": 1, "max_turns": 0}, "14.7"),
        ({"games": 1, "max_turns": 2**63}, "14.7"),
        ({"games": 1, "shaping": -1}, "from 0"),
        ({"games": 1, "michel": "mike"}, "14.1"),
    ],
)
def test_wrong_options_are_refused_with_an_explanation(options: dict[str, object], expected_text: str) -> None:
    with pytest.raises(OptionError, match=expected_text):
        VectorEnv(**options)  # type: ignore[arg-type]


# --- arrays and samples --------------------------------------------------------------------------------------
def test_arrays_of_an_earlier_step_do_not_change() -> None:
    env = VectorEnv(4, seed=1)
    kept = env.batch
    copies = [array.copy() for array in kept]
    for _ in range(20):
        env.step(env.sample())
    assert same(copies, kept)
    kept.observations[:] = 9  # and may be written to
    assert not (env.batch.observations == 9).all()


def test_samples_are_legal_and_equally_likely() -> None:
    env = VectorEnv(1, seed=4)
    legal = np.flatnonzero(env.batch.masks[0])
    rounds = 600 * len(legal)
    drawn = np.bincount([int(env.sample()[0]) for _ in range(rounds)], minlength=env.actions)
    assert set(np.flatnonzero(drawn)) == set(legal)
    assert np.abs(drawn[legal] - 600).max() < 6 * 600**0.5  # six standard deviations


def test_numpy_integers_are_accepted_as_options() -> None:
    numbers: Any = {"players": np.int32(3), "room": np.int64(4), "max_turns": np.uint16(9), "shaping": np.float32(0.5)}
    env = VectorEnv(np.int64(2), seed=1, **numbers)  # type: ignore[arg-type]
    assert (env.games, env.players, env.layout.seats, env.shaping) == (2, 3, 4, 0.5)


def test_room_for_more_seats_leaves_them_empty() -> None:
    env = VectorEnv(2, 3, seed=1, room=6)
    assert env.layout.size == Layout(edition(), 6).size
    assert env.batch.observations.shape == (2, env.layout.size)
