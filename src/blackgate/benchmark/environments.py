"""How fast learning agents can step, on one core, beside the libraries they know. Figures, never assertions.

Everybody plays random legal moves and looks at every observation and mask on the way; choosing at random is part of the time.
"""

import importlib
import random
from collections.abc import Callable
from typing import Any, Final

from blackgate.benchmark.throughput import repeat

PLAYERS: Final = 4
SIDE_BY_SIDE: Final = 1024
STEPS: Final = 500  # between two looks at the clock

Run = Callable[[Any, float], float]


def measure_env(seconds: float) -> dict[str, Any]:
    """Our environments, their peers, and how many times as fast each peer's counterpart here is."""
    ours = {name: figure(module, run, seconds) for name, (module, run) in OURS.items()}
    return {"environments": ours, "environment_peers": {name: beside(name, ours, seconds) for name in PEERS}}


def figure(module: str, run: Run, seconds: float) -> int | str:
    """Steps a second, or what is missing."""
    try:
        return round(run(importlib.import_module(module), seconds))
    except ImportError:  # some games look for their libraries only when they are opened
        return f'.venv/bin/pip install -e ".[bench]" brings what {module} needs'


def beside(name: str, ours: dict[str, int | str], seconds: float) -> dict[str, Any]:
    """A peer's figure, and ours as multiples of it."""
    counterpart, module, run = PEERS[name]
    theirs = figure(module, run, seconds)
    if isinstance(theirs, str):
        return {"missing": theirs}
    ratios = {key: round(steps / theirs, 1) for key in (counterpart, VECTOR) if isinstance(steps := ours[key], int)}
    return {"steps_per_s": theirs, "ratios": ratios}


# --- ours -----------------------------------------------------------------------------------------
def vector_steps(library: Any, seconds: float) -> float:
    """Agent steps of many games at once, with observations and masks as NumPy arrays."""
    env = library.VectorEnv(SIDE_BY_SIDE, PLAYERS, seed=1)

    def work(_: int) -> int:
        env.step(env.sample())
        return SIDE_BY_SIDE

    return repeat(seconds, work)


def aec_steps(library: Any, seconds: float) -> float:
    """Steps of a PettingZoo environment, by its module: `last`, a random legal action, `step`."""
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

    return repeat(seconds, work)


def spiel_steps(game: Any, seconds: float) -> float:
    """Players' decisions of an OpenSpiel game with the information-state tensor of whoever decides; chance is not counted."""
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

    return repeat(seconds, work)


def our_spiel_steps(library: Any, seconds: float) -> float:
    """The same for our adapter, asked for by its name as any other game is."""
    return spiel_steps(library.pyspiel.load_game(f"blackgate(players={PLAYERS})"), seconds)


# --- theirs ---------------------------------------------------------------------------------------
def hearts_steps(library: Any, seconds: float) -> float:
    """OpenSpiel's hearts: C++, stepped from Python."""
    return spiel_steps(library.load_game("hearts"), seconds)


def uno_steps(library: Any, seconds: float) -> float:
    """RLCard's uno at four players: its state has an array to learn from, and the legal actions."""
    env = library.make("uno", config={"seed": 1, "game_num_players": PLAYERS})
    choose = random.Random(1).choice

    def work(_: int) -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(choose(list(state["legal_actions"])))
            steps += 1
        return steps

    return repeat(seconds, work)


VECTOR: Final = "vector"
OURS: Final[dict[str, tuple[str, Run]]] = {
    VECTOR: ("blackgate.env.vector", vector_steps),
    "aec": ("blackgate.env.aec", aec_steps),
    "open_spiel": ("blackgate.env.open_spiel", our_spiel_steps),
}
# Each beside the one of ours that is used in the same way.
PEERS: Final[dict[str, tuple[str, str, Run]]] = {
    "rlcard uno": ("aec", "rlcard", uno_steps),
    "pettingzoo tictactoe": ("aec", "pettingzoo.classic.tictactoe_v3", aec_steps),
    "pettingzoo connect_four": ("aec", "pettingzoo.classic.connect_four_v3", aec_steps),
    "pettingzoo chess": ("aec", "pettingzoo.classic.chess_v6", aec_steps),
    "pettingzoo texas_holdem_no_limit": ("aec", "pettingzoo.classic.texas_holdem_no_limit_v6", aec_steps),
    "pettingzoo hanabi": ("aec", "pettingzoo.classic.hanabi_v5", aec_steps),
    "open_spiel hearts": ("open_spiel", "pyspiel", hearts_steps),
}
