"""The OpenSpiel game: its own tests pass, its bots run, chance is the engine's, and nothing hidden leaks."""

import copy
import pickle
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest

from blackgate import Game, IllegalMove, UnknownMove, edition
from blackgate.engine import flow, setup
from blackgate.engine import layout as at
from blackgate.engine.chance import FOR_DEAL, RecordedChance, seeded
from blackgate.engine.knowledge import Knowledge
from blackgate.env.core.rewards import final_rewards
from blackgate.env.fields import Layout
from blackgate.env.game_tree.information_history import InformationHistory
from blackgate.env.game_tree.pending_move import PendingMove
from blackgate.env.game_tree.position import Position, position_of_game
from blackgate.env.game_tree.setup_node import deal_of
from blackgate.env.game_tree.tree_settings import restore_settings, tree_settings
from blackgate.env.open_spiel import BlackgateGame, BlackgateState
from blackgate.errors import GameBytesError, OptionError
from testkit.packs import OwnPack
from testkit.scene import draws, scene

# OpenSpiel's Python has no types.
mcts: Any = import_module("open_spiel.python.algorithms.mcts")
ismcts: Any = import_module("open_spiel.python.algorithms.ismcts")
rl_environment: Any = import_module("open_spiel.python.rl_environment")

SMALL = [
    "blackgate(players=2,target=2,max_turns=40)",
    "blackgate(players=3,michel=michelle,max_turns=30)",
    "blackgate(players=4,max_turns=30)",
    "blackgate(players=4,teams=true,max_turns=30)",
    "blackgate(players=5,calm=true,michel=michel,max_turns=15)",
    "blackgate(players=6,teams=true,michel=michelle,max_turns=15)",
]
WATCHED = ["blackgate(players=3,max_turns=60)", "blackgate(players=4,teams=true,michel=michelle,max_turns=60)"]


def load(text: str) -> BlackgateGame:
    game = pyspiel.load_game(text)
    assert isinstance(game, BlackgateGame)
    return game


def chosen(state: BlackgateState, rng: random.Random) -> int:
    """Return a random action, or an outcome with its probability."""
    if state.is_chance_node():
        outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
        return int(rng.choices(outcomes, probabilities)[0])
    return rng.choice(state.legal_actions())


def played(game: BlackgateGame, rng: random.Random, most: int = 10**9) -> BlackgateState:
    """Return a state after this number of random steps, chance included."""
    state = game.new_initial_state()
    for _ in range(most):
        if state.is_terminal():
            break
        state.apply_action(chosen(state, rng))
    return state


def asked(state: BlackgateState, rng: random.Random) -> BlackgateState:
    """Return the state, played on until a seat is asked or the game is over."""
    while state.is_chance_node():
        state.apply_action(chosen(state, rng))
    return state


def state_of(game: Game) -> BlackgateState:
    """Return a scene as a state of OpenSpiel."""
    options = {"players": game.players, "teams": game.options.teams, "calm": game.options.calm, "target": game.options.target}
    spiel = pyspiel.load_game("blackgate", options)
    state: BlackgateState = spiel.new_initial_state()
    state.node = position_of_game(spiel.settings, game)
    return state


def apply_actions(state: BlackgateState, *names: str) -> BlackgateState:
    """Apply actions and outcomes by their names."""
    for name in names:
        state.apply_action(state.string_to_action(name))
    return state


# --- OpenSpiel's own tests and algorithms -------------------------------------------------------
@pytest.mark.parametrize("text", SMALL)
def test_open_spiel_s_random_simulations_pass(text: str) -> None:
    pyspiel.random_sim_test(load(text), num_sims=3, serialize=True, verbose=False)


def test_open_spiel_s_random_simulation_of_a_whole_game_passes() -> None:
    pyspiel.random_sim_test(load("blackgate"), num_sims=1, serialize=True, verbose=False)


def evaluator() -> Any:
    return mcts.RandomRolloutEvaluator(1, np.random.RandomState(3))


def python_mcts(game: BlackgateGame) -> pyspiel.Bot:
    return mcts.MCTSBot(game, 2.0, 15, evaluator(), random_state=np.random.RandomState(3))


def compiled_mcts(game: BlackgateGame) -> pyspiel.Bot:
    return pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 3), 2.0, 15, 100, False, 3, False)


def is_mcts(game: BlackgateGame) -> pyspiel.Bot:
    return ismcts.ISMCTSBot(game, evaluator(), 2.0, 25, random_state=np.random.RandomState(3))


def is_mcts_by_observation(game: BlackgateGame) -> pyspiel.Bot:
    return ismcts.ISMCTSBot(
        game, evaluator(), 2.0, 25, max_world_samples=5, random_state=np.random.RandomState(3), use_observation_string=True
    )


@pytest.mark.parametrize("make", [python_mcts, compiled_mcts, is_mcts, is_mcts_by_observation])
def test_open_spiel_s_search_bots_play(make: Callable[[BlackgateGame], pyspiel.Bot]) -> None:
    game = load("blackgate(players=3,michel=michelle,max_turns=12)")
    bot = make(game)
    rng = random.Random(4)
    state = asked(played(game, rng, 70), rng)
    for _ in range(4):
        _, action = bot.step_with_policy(state)  # the compiled bot's `step` releases the GIL and cannot clone
        assert action in state.legal_actions()
        state.apply_action(action)
        asked(state, rng)


def test_mcts_finds_the_move_that_wins() -> None:
    state = state_of(scene(2, hands=["shovel", "knife"], target=2))
    assert state.action_to_string(python_mcts(state.get_game()).step(state)) == "dig shovel"


def test_open_spiel_s_reinforcement_learning_environment_works() -> None:
    env = rl_environment.Environment(load("blackgate(players=2,max_turns=4)"), seed=1)
    step = env.reset()
    while not step.last():
        seat = step.observations["current_player"]
        assert len(step.observations["info_state"][seat]) == env.observation_spec()["info_state"][0]
        step = env.step([step.observations["legal_actions"][seat][0]])
    assert step.rewards == [0.0, 0.0]


# --- chance -------------------------------------------------------------------------------------
@pytest.mark.parametrize("text", SMALL)
def test_every_chance_node_offers_what_can_happen_and_no_more(text: str) -> None:
    game = load(text)
    rng = random.Random(5)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(probability for _, probability in outcomes) == pytest.approx(1)
            assert all(probability > 0 for _, probability in outcomes)
            assert all(0 <= outcome < game.max_chance_outcomes() for outcome, _ in outcomes)
            assert state.legal_actions() == [outcome for outcome, _ in outcomes]
            assert len({state.action_to_string(outcome) for outcome, _ in outcomes}) == len(outcomes)
        state.apply_action(chosen(state, rng))


@pytest.mark.clause("2.1", "2.3", "2.4")
def test_the_setup_is_drawn_as_the_engine_deals() -> None:
    game = load("blackgate(players=3)")
    rb, options = game.settings.edition.rulebook, game.settings.options
    nodes: dict[str, list[tuple[int, float]]] = {}
    state = game.new_initial_state()
    while state.is_chance_node():
        nodes.setdefault(state.action_to_string(state.legal_actions()[0]).rsplit(" ", 1)[0], state.chance_outcomes())
        state.apply_action(state.legal_actions()[0])
    deals = 4000
    found: dict[str, Counter[int]] = {what: Counter() for what in ("hand 0", "background 0", "gang crew", "first")}
    for number in range(deals):
        deal = setup.deal(rb, options, seeded(number))
        for what, card in (
            ("hand 0", deal.hands[0][0]),
            ("background 0", deal.backgrounds[0]),
            ("gang crew", deal.gangs[0][0]),
            ("first", deal.first),
        ):
            found[what][card] += 1
    for what, counts in found.items():
        fits(counts, nodes[what], deals)


@pytest.mark.clause("5.1", "5.2")
@pytest.mark.parametrize("move", ["roll", "search"])
def test_dice_and_draws_are_as_likely_as_in_the_engine(move: str) -> None:
    state = state_of(scene(2, places="cell_block yard"))
    before = state.node
    assert isinstance(before, Position)
    apply_actions(state, move)
    tries = 4000
    found: Counter[int] = Counter()
    for number in range(tries):
        table = before.table.copy(seeded(number))
        knowledge = before.knowledge.copy()
        table.listener = knowledge
        flow.play(table, int(edition().move(move)))
        log = list(knowledge.take_log())
        rolled, drew = log[:5], log[5:10]
        found[rolled[2] - 1 if move == "roll" else drew[2]] += 1
    fits(found, state.chance_outcomes(), tries)


def fits(found: Counter[int], outcomes: list[tuple[int, float]], tries: int) -> None:
    """Assert that frequencies fit within six standard deviations, and no impossible outcome occurs."""
    assert set(found) <= {outcome for outcome, _ in outcomes}
    for outcome, probability in outcomes:
        assert abs(found[outcome] - tries * probability) < 6 * (tries * probability) ** 0.5 + 1


# --- the same game as the engine's ----------------------------------------------------------------------------------
@pytest.mark.parametrize("text", [*SMALL, "blackgate(players=2,target=1)", "blackgate(players=4,teams=true,target=1)"])
def test_a_game_of_open_spiel_s_is_a_game_of_the_engine_s(text: str) -> None:
    """The same setup, moves and outcomes, played through `Game`, lead to the same positions and returns."""
    spiel = load(text)
    shared = spiel.settings
    state = played(spiel, random.Random(6), len(shared.setup_draws))
    chance = RecordedChance()
    deal = deal_of(shared, tuple(state.history()))
    game = Game.dealt(shared.edition, shared.options, shared.names, deal, chance, "")
    rng = random.Random(7)
    while not state.is_terminal():
        same_table(state, game)
        seat = state.current_player()
        assert [str(move) for move in sorted(game.legal_moves)] == sorted_as_in_the_catalogue(state)
        action = chosen(state, rng)
        move = state.action_to_string(action)
        state.apply_action(action)
        outcomes: list[tuple[int, int, int]] = []
        while state.is_chance_node():
            node = state.node
            assert isinstance(node, PendingMove)
            outcome = chosen(state, rng)
            receiver = (seat + len(outcomes)) % game.players if node.purpose == FOR_DEAL else -1
            outcomes.append((node.purpose, receiver, outcome + int(state.action_to_string(outcome).startswith("die"))))
            state.apply_action(outcome)
        chance.load(outcomes)
        game.play(move)
        assert chance.left == 0
        if game.outcome is None and game.turns > shared.max_turns and game.between_turns:
            game.stop()
    same_table(state, game)
    assert state.returns() == final_rewards(game.table)
    assert sum(state.returns()) == pytest.approx(0)


def same_table(state: BlackgateState, game: Game) -> None:
    position = state.node.last_position
    assert position is not None
    assert bytes(memoryview(position.table.cells)) == bytes(memoryview(game.table.cells))
    assert bytes(memoryview(position.knowledge.cells)) == bytes(memoryview(game.knowledge.cells))


def sorted_as_in_the_catalogue(state: BlackgateState) -> list[str]:
    numbers = edition().numbers
    return sorted((state.action_to_string(action) for action in state.legal_actions()), key=lambda text: numbers[text])


@pytest.mark.clause("14.7")
def test_a_game_is_stopped_between_two_turns_without_a_winner() -> None:
    state = played(load("blackgate(players=3,max_turns=4)"), random.Random(8))
    position = state.node.last_position
    assert position is not None
    assert int(position.table.turns()) == 5
    assert position.table.get(at.FRESH) == 1
    assert state.returns() == [0.0, 0.0, 0.0]
    assert state.legal_actions() == []


def test_a_list_of_actions_may_be_changed() -> None:
    state = state_of(scene(2))
    state.legal_actions().clear()
    assert "end" in [state.action_to_string(action) for action in state.legal_actions()]


def test_players_are_named_relative_to_the_seat_that_is_asked() -> None:
    state = state_of(scene(4, hands=["", "knife", "", ""], turn_of=1))
    action = state.string_to_action("extort 3")
    assert edition().moves[action].text == "extort 2"
    assert apply_actions(state, "extort 3").action_to_string(1, action) == "extort 3"


# --- observations -------------------------------------------------------------------------------
@pytest.mark.parametrize("text", WATCHED)
def test_tensors_are_the_observation_of_the_view(text: str) -> None:
    game = load(text)
    layout = Layout(edition(), game.num_players())
    rng = random.Random(9)
    state = asked(game.new_initial_state(), rng)
    for number in range(150):
        position = state.node.last_position
        assert position is not None
        for seat in range(game.num_players()):
            wanted = (layout.row(position.view(seat), seat) * layout.scale).tolist()
            assert state.information_state_tensor(seat) == wanted
            assert state.observation_tensor(seat) == wanted
            if number % 30 == 0:  # as OpenSpiel's own code calls it
                assert pyspiel.State.information_state_tensor(state, seat) == wanted
                assert pyspiel.State.observation_tensor(state, seat) == wanted
        if state.is_terminal():
            break
        state.apply_action(chosen(state, rng))
    assert game.information_state_tensor_shape() == [layout.size]


def test_before_the_deal_no_seat_has_information() -> None:
    state = played(load("blackgate(players=2)"), random.Random(1), 30)
    assert state.node.last_position is None
    assert not any(state.information_state_tensor(0))
    assert state.information_state_string(0) == state.information_state_string(1) == state.observation_string(0)


def visible_to(state: BlackgateState, seat: int) -> list[object]:
    tensors = [state.information_state_tensor(seat), state.observation_tensor(seat)]
    return [*tensors, state.information_state_string(seat), state.observation_string(seat)]


@pytest.mark.clause("12.2", "12.3", "12.4")
@pytest.mark.parametrize("text", WATCHED)
def test_swapping_what_a_seat_cannot_know_changes_nothing_it_sees(text: str) -> None:
    """Also after another seat made the same public move in both worlds."""
    game = load(text)
    rng = random.Random(10)
    state = asked(game.new_initial_state(), rng)
    watched = 0
    while not state.is_terminal():
        for seat in range(game.num_players()):
            twin = state.resample_from_infostate(seat, rng.random)
            assert visible_to(twin, seat) == visible_to(state, seat)
            if state.current_player() == seat:
                assert twin.legal_actions() == state.legal_actions()
            else:
                watched += same_in_both_worlds(state.clone(), twin, seat, rng)
        for _ in range(3):
            if not state.is_terminal():
                state.apply_action(chosen(state, rng))
        asked(state, rng)
    assert watched > 50


def same_in_both_worlds(state: BlackgateState, twin: BlackgateState, seat: int, rng: random.Random) -> bool:
    """Play a move that reveals nothing, with the same dice, in both worlds. Return whether there was one."""
    open_moves = ("roll", "end", "go", "cautious", "done", "pass", "yield")
    both = set(state.legal_actions()) & set(twin.legal_actions())
    actions = [action for action in sorted(both) if state.action_to_string(action).split(" ")[0] in open_moves]
    if not actions:
        return False
    action = rng.choice(actions)
    state.apply_action(action)
    twin.apply_action(action)
    while state.is_chance_node():
        outcome = chosen(state, rng)
        if not state.action_to_string(outcome).startswith("die") or not twin.is_chance_node():
            return False
        state.apply_action(outcome)
        twin.apply_action(outcome)
    if twin.is_chance_node():
        return False
    assert visible_to(twin, seat) == visible_to(state, seat)
    return True


@pytest.mark.clause("12.2")
def test_a_drawn_card_is_seen_only_by_its_owner() -> None:
    game = scene(3, deck="link blade")
    link, blade = (apply_actions(state_of(game), "search", f"draw {kind}") for kind in ("link", "blade"))
    assert link.information_state_string(0) != blade.information_state_string(0)
    assert link.observation_string(0) != blade.observation_string(0)
    for seat in (1, 2):
        assert visible_to(link, seat) == visible_to(blade, seat)


@pytest.mark.clause("12.2")
def test_a_hand_looked_at_is_remembered_only_by_the_looker() -> None:
    one, other = (state_of(scene(hands=["", f"blade {card}", ""], backgrounds=["saboteur"])) for card in ("link", "pills"))
    for state in (one, other):
        apply_actions(state, "reveal", "pick 1", *draws("cap cap ring ring"), "end")
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_string(2) == other.information_state_string(2)
    histories = [state.node.last_position.history.digest(0) for state in (one, other) if state.node.last_position is not None]
    assert histories[0] != histories[1], "it stays in the past, whatever is forgotten later"


@pytest.mark.clause("12.1", "12.3")
def test_a_gang_card_is_seen_once_it_lies_on_top() -> None:
    game = scene(hands=["bandana cap"])
    swapped = game.copy()
    second, third = at.GANG_CARDS + 1, at.GANG_CARDS + 2
    for cell, other in ((second, third), (third, second)):
        swapped.table.put(cell, game.table.get(other))
    one, other = state_of(game), state_of(swapped)
    assert visible_to(one, 1) == visible_to(other, 1)
    for state in (one, other):
        apply_actions(state, "join crew bandana cap")
    assert one.information_state_string(1) != other.information_state_string(1)
    assert one.observation_string(1) != other.observation_string(1)


@pytest.mark.clause("5.2")
def test_the_information_state_remembers_what_the_observation_forgets() -> None:
    start = state_of(scene(2, places="cell_block yard"))
    ways: dict[str, list[BlackgateState]] = {}
    for die in range(1, 7):
        rolled = apply_actions(start.clone(), "roll", f"die {die}")
        for action in rolled.legal_actions():
            ways.setdefault(rolled.action_to_string(action), []).append(rolled.child(action))
    arrived = max(ways.values(), key=len)
    assert len(arrived) > 1, "two rolls lead to the same Place"
    assert len({state.observation_string(1) for state in arrived}) == 1
    assert len({state.information_state_string(1) for state in arrived}) == len(arrived)


@pytest.mark.clause("12.2")
@pytest.mark.parametrize(("move", "another", "others_know"), [("pick 1", "pick 2", True), ("give link", "give blade", False)])
def test_a_choice_is_remembered_even_without_an_effect(move: str, another: str, others_know: bool) -> None:
    knowledge = Knowledge(2, len(edition().kinds))
    numbers = [int(edition().move(text)) for text in (move, another)]
    secret = tree_settings(edition(), 2, "none", False, False, 0, False, 10).secret
    one, other = (
        InformationHistory(None, 0, [b"0", b"1", b"spectator"]).after_move(0, number, secret[number], knowledge)
        for number in numbers
    )
    assert one.digest(0) != other.digest(0)
    assert [one.digest(observer) != other.digest(observer) for observer in (1, 2)] == [others_know] * 2


def test_a_seat_is_never_twice_in_the_same_information_state() -> None:
    game = load("blackgate(players=3,max_turns=40)")
    rng = random.Random(11)
    state = asked(game.new_initial_state(), rng)
    met: set[str] = set()
    decisions = 0
    while not state.is_terminal():
        met.add(state.information_state_string())
        decisions += 1
        state.apply_action(chosen(state, rng))
        asked(state, rng)
    assert len(met) == decisions


# --- samples ------------------------------------------------------------------------------------
def test_a_sample_is_another_world_without_a_history() -> None:
    game = load("blackgate(players=4)")
    rng = random.Random(12)
    state = asked(played(game, rng, 120), rng)
    seat = state.current_player()
    twins = [state.resample_from_infostate(seat, rng.random) for _ in range(5)]
    assert len({str(twin) for twin in twins}) == 5
    assert {twin.information_state_string() for twin in twins} == {state.information_state_string()}
    others = [other for other in range(4) if other != seat]
    assert all(
        twin.information_state_string(other) != state.information_state_string(other) for twin in twins for other in others
    )
    assert twins[0].history() == []
    again = state.resample_from_infostate(seat, lambda: 0.25)
    assert str(again) == str(state.resample_from_infostate(seat, lambda: 0.25))
    assert future_of(pickle.loads(pickle.dumps(again))) == future_of(again)


@pytest.mark.clause("12.4")
def test_a_sample_depends_on_nothing_that_its_seat_cannot_know() -> None:
    """Whatever another seat drew: the samples and the information states in them are the same."""
    game = scene(3, deck="link link blade blade")
    worlds = [apply_actions(state_of(game), "search", f"draw {kind}") for kind in ("link", "blade")]
    one, other = (world.resample_from_infostate(1, lambda: 0.75) for world in worlds)
    assert str(one) == str(other)
    assert all(visible_to(one, seat) == visible_to(other, seat) for seat in range(3))


def test_there_is_nothing_to_sample_while_chance_is_asked() -> None:
    state = load("blackgate").new_initial_state()
    with pytest.raises(pyspiel.SpielError, match="when a player is asked"):
        state.resample_from_infostate(0, random.random)
    rolling = apply_actions(state_of(scene(2)), "roll")
    with pytest.raises(pyspiel.SpielError, match="when a player is asked"):
        rolling.resample_from_infostate(0, random.random)


# --- copies -------------------------------------------------------------------------------------
def saved_and_loaded(state: BlackgateState) -> BlackgateState:
    _, loaded = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    return loaded  # type: ignore[no-any-return]


def future_of(state: BlackgateState) -> list[object]:
    """Return everything about a state and its future with the same choices."""
    rng = random.Random(13)
    seen: list[object] = [state.history(), str(state)]
    for _ in range(40):
        seen += [state.information_state_string(seat) for seat in range(state.num_players())]
        if state.is_terminal():
            break
        state.apply_action(chosen(state, rng))
    return [*seen, state.history(), str(state), state.returns()]


COPIES: list[Callable[[BlackgateState], BlackgateState]] = [
    lambda state: state.clone(),
    copy.deepcopy,
    lambda state: pickle.loads(pickle.dumps(state)),
    saved_and_loaded,
]


@pytest.mark.parametrize("made", COPIES, ids=["clone", "deepcopy", "pickle", "serialize"])
def test_a_copy_continues_like_the_original(made: Callable[[BlackgateState], BlackgateState]) -> None:
    for text in ("blackgate(players=3,michel=michelle,max_turns=30)", "blackgate(players=4,teams=true,max_turns=20)"):
        for steps in (0, 20, 60, 61, 62, 63, 64, 150, 2000):
            state = played(load(text), random.Random(14), steps)
            before = str(state)
            twin = made(state)
            future = future_of(twin)
            assert str(state) == before, "what the copy does is its own affair"
            assert future_of(state) == future


def test_a_clone_is_equal() -> None:
    state = played(load("blackgate"), random.Random(15), 200)
    assert state.clone().node is state.node


def test_a_pickle_loads_in_a_new_process(tmp_path: Path) -> None:
    state = played(load("blackgate(players=3)"), random.Random(16), 90)
    (tmp_path / "state").write_bytes(pickle.dumps(state))
    program = "import pickle; print(pickle.load(open('state', 'rb')))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=tmp_path)
    assert done.stdout.strip() == str(state)


def test_a_state_of_another_pack_is_refused() -> None:
    shared = tree_settings(edition(), 2, "none", False, False, 0, False, 10)
    with pytest.raises(GameBytesError):
        restore_settings("classic", "another digest", shared.arguments)


# --- mistakes and options -----------------------------------------------------------------------
def test_a_wrong_action_names_its_clause_and_changes_nothing() -> None:
    state = state_of(scene(2, places="yard yard"))
    before = visible_to(state, 0)
    with pytest.raises(IllegalMove) as raised:
        state.apply_action(edition().numbers["dig spoon"])
    assert "6.1" in raised.value.clauses
    assert "(Rule 6.1.)" in str(raised.value)
    for number in (299, 10**6):
        with pytest.raises(UnknownMove, match="298"):
            state.apply_action(number)
    with pytest.raises(pyspiel.SpielError):
        state.apply_action(-1)  # OpenSpiel's value for "no action"
    with pytest.raises(pyspiel.SpielError):
        state.apply_action_with_legality_check(edition().numbers["dig spoon"])
    assert visible_to(state, 0) == before
    assert state.history() == []
    apply_actions(state, "roll")
    with pytest.raises(ValueError, match="outcome 6 cannot happen here"):
        state.apply_action(6)
    assert apply_actions(state, "die 6").history() == [edition().numbers["roll"], 5]


def test_a_game_that_is_over_takes_no_more_actions() -> None:
    state = apply_actions(state_of(scene(2, hands=["shovel"], target=2)), "dig shovel")
    assert state.is_terminal()
    assert state.returns() == [1.0, -1.0]
    with pytest.raises(IllegalMove, match="over"):
        state.apply_action(0)


def test_only_a_seat_sees_something() -> None:
    state = load("blackgate(players=2)").new_initial_state()
    for player in (None, -1, 2):
        with pytest.raises(pyspiel.SpielError, match="name a seat"):
            state.information_state_tensor(player)
    decided = state_of(scene(2))
    with pytest.raises(ValueError, match="Chance is not asked"):
        decided.chance_outcomes()
    with pytest.raises(ValueError, match="Chance is not asked"):
        decided.action_to_string(pyspiel.PlayerId.CHANCE, 0)


@pytest.mark.clause("2.1", "11.1", "14.5")
@pytest.mark.parametrize("wrong", ["players=7", "players=3,teams=true", "michel=michael", "target=-1", "max_turns=0"])
def test_options_that_are_not_possible_are_refused(wrong: str) -> None:
    with pytest.raises(OptionError):
        pyspiel.load_game(f"blackgate({wrong})")


@pytest.mark.clause("3.1", "11.2")
def test_options_are_the_table_s() -> None:
    game = load("blackgate(players=6,teams=true,michel=michel,calm=true,max_turns=7)")
    options = game.settings.options
    assert (options.players, options.teams, options.michel, options.calm, options.target) == (6, True, 1, True, 20)
    assert game.settings.max_turns == 7
    assert load("blackgate(players=3,target=5)").settings.options.target == 5
    assert load("blackgate(players=5)").min_utility() == -0.25
    assert load("blackgate(players=6,teams=true)").min_utility() == -1.0


@pytest.mark.clause("2.3")
def test_another_pack_is_dealt_by_its_own_numbers(tmp_path: Path) -> None:
    own = OwnPack.copied_to(tmp_path / "own").edit("pack.toml", "start_hand = 3", "start_hand = 5")
    game = load(f"blackgate(players=2,pack={own.directory})")
    state = asked(game.new_initial_state(), random.Random(17))
    position = state.node.last_position
    assert position is not None
    assert sum(position.view(0).hand.values()) == 5
    assert str(saved_and_loaded(state)) == str(state)


@pytest.mark.clause("14.8")
def test_the_extra_cards_of_a_fair_start_are_dealt_in_turn_order() -> None:
    """With four players, the third begins with four cards and the fourth with five."""
    dice = random.Random(18)
    for _ in range(8):
        state = asked(load("blackgate(players=4,fair_start=true)").new_initial_state(), dice)
        position = state.node.last_position
        assert position is not None
        table = position.view(0).state
        sizes = [table.players[(table.first_player + turn) % 4].hand_size for turn in range(4)]
        assert sizes == [3, 3, 4, 5]
        assert str(saved_and_loaded(state)) == str(state)


def test_sizes_fit_into_open_spiel_s_limits() -> None:
    lengths = [load(f"blackgate(max_turns={turns})").max_game_length() for turns in (1, 2000, 10**9)]
    assert all(shorter < longer for shorter, longer in pairwise(lengths))
    assert lengths[-1] * 2 < 2**31
