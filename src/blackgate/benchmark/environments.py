"""Measure the steps per second of the learning environments on one core, next to comparable libraries.

All play random legal moves and read every observation and mask; choosing at random is part of the time.
"""

import importlib
import random
from collections.abc import Callable
from typing import Any, Final

from blackgate.benchmark.throughput import per_second

PLAYERS: Final = 4
PARALLEL_GAMES: Final = 1024
STEPS: Final = 500  # between two readings of the clock

Run = Callable[[Any, float], float]


def measure_env(seconds: float) -> dict[str, Any]:
    """Measure our environments and other libraries, and how many times as fast ours are."""
    ours = {name: steps_per_second(module, run, seconds) for name, (module, run) in OURS.items()}
    return {"environments": ours, "environment_peers": {name: compare_peer(name, ours, seconds) for name in PEERS}}


def steps_per_second(module: str, run: Run, seconds: float) -> int | str:
    """Return the steps per second, or which library is missing."""
    try:
        return round(run(importlib.import_module(module), seconds))
    except ImportError as error:  # some games import their libraries only when they are opened
        return str(error)


def compare_peer(name: str, ours: dict[str, int | str], seconds: float) -> dict[str, Any]:
    """Measure another library, and return our speeds as multiples of its."""
    counterpart, module, run = PEERS[name]
    theirs = steps_per_second(module, run, seconds)
    if isinstance(theirs, str):
        return {"missing": theirs}
    ratios = {key: round(steps / theirs, 1) for key in (counterpart, VECTOR) if isinstance(steps := ours[key], int)}
    return {"steps_per_s": theirs, "ratios": ratios}


# --- our environments -----------------------------------------------------------------------------
def vector_steps(library: Any, seconds: float) -> float:
    """Measure agent steps of many games at once, with observations and masks as NumPy arrays."""
    env = library.VectorEnv(PARALLEL_GAMES, PLAYERS, seed=1)

    def work(_: int) -> int:
        env.step(env.sample())
        return PARALLEL_GAMES

    return per_second(seconds, work)


def aec_steps(library: Any, seconds: float) -> float:
    """Measure steps of a PettingZoo environment, given its module: `last`, a random legal action, `step`."""
    env = library.env()
    flatnonzero = importlib.import_module("numpy").flatnonzero
    choose = random.Random(1).choice
    env.reset(seed=1)

    def work(_: int) -> int:
        for _ in range(STEPS):
            if not env.agents:
                env.reset()
            observation, _, termination, truncation, info = env.last()
            ended = termination or truncation
            mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            env.step(None if ended else choose(flatnonzero(mask).tolist()))
        return STEPS

    return per_second(seconds, work)


def spiel_steps(game: Any, seconds: float) -> float:
    """Measure decisions of an OpenSpiel game, with the information-state tensor of the deciding player; chance is not counted."""
    rng = random.Random(1)

    def work(_: int) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                state.information_state_tensor(state.current_player())
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return per_second(seconds, work)


def our_spiel_steps(library: Any, seconds: float) -> float:
    """Measure our OpenSpiel adapter, loaded by its name like any other game."""
    return spiel_steps(library.pyspiel.load_game(f"blackgate(players={PLAYERS})"), seconds)


# --- other libraries ------------------------------------------------------------------------------
def hearts_steps(library: Any, seconds: float) -> float:
    """Measure OpenSpiel's hearts: C++, stepped from Python."""
    return spiel_steps(library.load_game("hearts"), seconds)


def uno_steps(library: Any, seconds: float) -> float:
    """Measure RLCard's uno with four players: its state has an array to learn from, and the legal actions."""
    env = library.make("uno", config={"seed": 1, "game_num_players": PLAYERS})
    choose = random.Random(1).choice

    def work(_: int) -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(choose(list(state["legal_actions"])))
            steps += 1
        return steps

    return per_second(seconds, work)


VECTOR: Final = "vector"
OURS: Final[dict[str, tuple[str, Run]]] = {
    VECTOR: ("blackgate.env.vector", vector_steps),
    "aec": ("blackgate.env.aec", aec_steps),
    "open_spiel": ("blackgate.env.open_spiel", our_spiel_steps),
}
# Each library with the environment of ours that has the same interface.
PEERS: Final[dict[str, tuple[str, str, Run]]] = {
    "rlcard uno": ("aec", "rlcard", uno_steps),
    "pettingzoo tictactoe": ("aec", "pettingzoo.classic.tictactoe_v3", aec_steps),
    "pettingzoo connect_four": ("aec", "pettingzoo.classic.connect_four_v3", aec_steps),
    "pettingzoo chess": ("aec", "pettingzoo.classic.chess_v6", aec_steps),
    "pettingzoo texas_holdem_no_limit": ("aec", "pettingzoo.classic.texas_holdem_no_limit_v6", aec_steps),
    "pettingzoo hanabi": ("aec", "pettingzoo.classic.hanabi_v5", aec_steps),
    "open_spiel hearts": ("open_spiel", "pyspiel", hearts_steps),
}
