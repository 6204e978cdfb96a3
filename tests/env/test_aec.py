"""The PettingZoo environment: PettingZoo's own tests, and typical uses."""

import copy
import importlib
import itertools
import pickle
import time
import warnings
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from blackgate import BlackgateError, IllegalMove, OptionError, UnknownMove
from blackgate.env import aec, blackgate_v1

MODES: list[dict[str, Any]] = [
    {},
    {"players": 2, "observations": "dict"},
    {"players": 3, "michel": "michelle", "calm": True},
    {"teams": True, "michel": "michel", "shaping": 0.5},
    {"players": 6, "teams": True, "target": 4, "room": 6},
]
# PettingZoo expects a bare array from all but its own games with masks, which it knows by name.
EXPECTED = "Observation is not a NumPy array|Observation space for each agent probably should be"


def play(env: Any, decisions: int, seed: int = 1) -> None:
    """Play random legal actions."""
    chooser = np.random.default_rng(seed)
    for _ in range(decisions):
        observation, _, termination, truncation, _ = env.last()
        action = None if termination or truncation else int(chooser.choice(np.flatnonzero(observation["action_mask"])))
        env.step(action)
        if not env.agents:
            return


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_pettingzoo_s_own_tests_pass(mode: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", EXPECTED)
        api_test(blackgate_v1.env(**mode), num_cycles=300)
        seed_test(lambda: blackgate_v1.env(**mode), num_cycles=60)


def test_pettingzoo_s_performance_test_runs(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = itertools.count(step=0.01)  # it plays for five seconds; these pass quickly
    monkeypatch.setattr(time, "time", lambda: next(seconds))
    performance_benchmark(blackgate_v1.env())
    assert "turns per second" in capsys.readouterr().out


def test_pettingzoo_s_render_test_passes() -> None:
    render_test(lambda **options: aec.env(players=3, **options))


def test_it_is_registered() -> None:
    env = pettingzoo.make("aec", "blackgate/blackgate-v1", players=5)
    env.reset(seed=1)
    assert env.possible_agents == [f"player_{seat}" for seat in range(5)]


def test_the_name_of_the_environment_with_the_earlier_cards_is_refused() -> None:
    with pytest.raises(ImportError, match=r"blackgate_v0 is now blackgate_v1.*install blackgate-game 0\.2"):
        importlib.import_module("blackgate.env.blackgate_v0")


@pytest.mark.clause("6.1")
def test_a_wrong_action_names_the_clause_and_leaves_the_game_as_it_was() -> None:
    env = aec.env()
    env.reset(seed=1)
    before = env.unwrapped.game.copy()
    agent = env.agent_selection
    with pytest.raises(IllegalMove, match=r"\(Rule 6\.1\.\)"):
        env.step(env.unwrapped.action(agent, "dig spoon"))
    for nonsense in (-1, 299, 2.5, None, "digg spoon", np.array([1, 2]), np.array(1.0), True):
        with pytest.raises(UnknownMove):
            env.step(nonsense)
    assert env.unwrapped.game == before
    assert env.agent_selection == agent
    play(env, 50)


@pytest.mark.parametrize("kind", [int, np.int64, np.uint8, np.array, lambda number: np.array([number])[0]])
def test_every_integer_type_means_the_same_action(kind: Any) -> None:
    """Numbers are relative to the agent's seat, whatever their type; only a `Move` or a text names absolute seats."""
    for first in range(4):
        env = aec.raw_env(first_player=first)
        env.reset(seed=1)
        agent = env.agent_selection
        left = f"follow {(first + 1) % 4}"  # refused without teams, so that the refusal shows what was understood
        with pytest.raises(IllegalMove, match=left):
            env.step(kind(int(env.edition.numbers["follow 1"])))
        for move in (left, env.edition.numbers[left]):
            with pytest.raises(IllegalMove, match=left):
                env.step(move)
        assert env.agent_selection == agent


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["deepcopy", "pickle"])
def test_a_copy_continues_independently(copied: Any) -> None:
    env = aec.raw_env(players=3, michel="michel", shaping=0.5, observations="dict")
    env.reset(seed=1)
    play(env, 80)
    twin = copied(env)
    before = twin.game.copy()
    play(env, 40, seed=2)
    assert twin.game == before and twin.game != env.game
    play(twin, 40, seed=2)
    assert twin.game == env.game
    assert twin.rewards == env.rewards and twin.agent_selection == env.agent_selection
    env.reset()
    twin.reset()
    assert twin.game == env.game, "the seeds go on alike too"


def test_an_unknown_agent_is_refused() -> None:
    env = aec.raw_env()
    env.reset(seed=1)
    with pytest.raises(OptionError, match="player_0, player_1"):
        env.observe("player_9")


def test_the_mask_is_relative_to_the_own_seat() -> None:
    env = aec.raw_env(players=3)
    env.reset(seed=4)
    for number in range(300):
        agent = env.agent_selection
        for other in env.agents:
            mask = env.observe(other)["action_mask"]
            legal = {env.move(other, int(action)) for action in np.flatnonzero(mask)}
            assert legal == ({move.text for move in env.game.legal_moves} if other == agent else set())
        play(env, 1, seed=number)
        if not env.agents or env.game.to_move is None:
            break


def test_text_and_action_are_two_names_for_one_move() -> None:
    env = aec.raw_env(players=4)
    env.reset(seed=1)
    assert env.action("player_1", "extort 2") == env.edition.numbers["extort 1"]
    assert env.move("player_1", env.action("player_1", "extort 2")) == "extort 2"


def test_dictionary_and_vector_hold_the_same() -> None:
    vector, named = aec.raw_env(players=3), aec.raw_env(players=3, observations="dict")
    for env in (vector, named):
        env.reset(seed=9)
        play(env, 120)
    for agent in vector.agents:
        row = vector.observe(agent)["observation"]
        fields = named.observe(agent)["observation"]
        assert np.array_equal(np.concatenate([values.ravel() for values in fields.values()]), row)
        assert named.observation_space(agent).contains(named.observe(agent))


@pytest.mark.clause("3.2")
def test_the_winner_gets_one_and_the_others_share_the_loss() -> None:
    env = aec.raw_env(players=3, target=1)
    env.reset(seed=2)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    chooser = np.random.default_rng(1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        totals[agent] += reward
        ended = termination or truncation
        if ended:
            assert info["turns"] == env.game.turns
        env.step(None if ended else int(chooser.choice(np.flatnonzero(observation["action_mask"]))))
    outcome = env.game.outcome
    assert outcome is not None
    assert totals == {f"player_{seat}": 1.0 if seat in outcome.winners else -0.5 for seat in range(3)}


@pytest.mark.clause("14.7")
def test_a_game_that_is_too_long_is_truncated() -> None:
    env = aec.raw_env(max_turns=3)
    env.reset(seed=1)
    while not any(env.truncations.values()):
        play(env, 1)
    assert all(env.truncations.values()) and not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}
    assert env.game.turns == 4


def test_shaping_is_off_unless_asked_for_and_then_adds_up_to_the_lead() -> None:
    env = aec.raw_env(players=2, target=6, shaping=0.5)
    env.reset(seed=3)
    totals = np.zeros(2)
    for number in range(3000):
        play(env, 1, seed=number)
        if env.game.to_move is None:
            break
        totals += list(env.rewards.values())
        points = [int(env.game.table.of(seat, 3)) for seat in range(2)]
        assert totals == pytest.approx([0.5 * (points[0] - points[1]) / 6, 0.5 * (points[1] - points[0]) / 6])
    assert env.game.outcome is not None


def test_it_renders_as_text_on_the_screen_and_as_a_picture(capsys: pytest.CaptureFixture[str]) -> None:
    words = aec.raw_env(render_mode="ansi")
    words.reset(seed=1)
    assert "turn" in str(words.render())
    shown = aec.raw_env(render_mode="human")
    shown.reset(seed=1)
    assert "turn" in capsys.readouterr().out
    play(shown, 1)
    assert capsys.readouterr().out.strip()
    drawn = aec.raw_env(render_mode="rgb_array")
    drawn.reset(seed=1)
    picture = drawn.render()
    assert isinstance(picture, np.ndarray)
    assert picture.dtype == np.uint8 and picture.ndim == 3 and picture.shape[2] == 3
    assert aec.raw_env().render() is None


@pytest.mark.clause("12.2")
def test_a_rendered_table_shows_what_a_spectator_sees() -> None:
    env = aec.raw_env(render_mode="ansi")
    env.reset(seed=1)
    play(env, 40)
    before = env.render()
    env.game = env.game.view(None).sample(7)
    assert env.render() == before


@pytest.mark.parametrize(
    ("options", "expected_text"),
    [
        ({"players": 1}, "2 to 6"),
        ({"players": 5, "teams": True}, "4 or 6"),
        ({"render_mode": "gif"}, "ansi, human, rgb_array"),
        ({"observations": "pixels"}, "vector, dict"),
        ({"room": 2}, "from 4"),
    ],
)
def test_wrong_options_are_refused_with_an_explanation(options: dict[str, Any], expected_text: str) -> None:
    with pytest.raises(OptionError, match=expected_text):
        aec.env(**options)


def test_steps_before_the_first_reset_are_refused() -> None:
    with pytest.raises((AssertionError, BlackgateError)):
        aec.env().step(0)
