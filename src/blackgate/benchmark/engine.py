"""Measure how fast the engine is on one core, next to comparable libraries."""

import importlib
import random
from collections.abc import Callable
from typing import Any

from blackgate.benchmark.machine import resident_bytes
from blackgate.benchmark.throughput import per_second
from blackgate.catalogue import edition
from blackgate.engine import playout
from blackgate.game import Game
from blackgate.options import check_options

PLAYERS = 4
COPIES = 20_000


def playouts_per_second(seconds: float) -> float:
    """Measure random decisions per second inside the engine."""
    classic = edition()
    options = check_options(classic, PLAYERS)

    def work(number: int) -> int:
        played = playout.play_many(classic.rulebook, options, number * 10, 10, 5000)
        return sum(one.decisions for one in played)

    return per_second(seconds, work)


def api_per_second(seconds: float) -> float:
    """Measure random decisions per second through the Python API: legal_moves and play, with record and knowledge."""
    choose = random.Random(1).random

    def work(number: int) -> int:
        game = Game(PLAYERS, seed=number)
        play = game.play
        decisions = 0
        while game.to_move is not None:
            moves = game.legal_moves
            play(moves[int(choose() * len(moves))])
            decisions += 1
        return decisions

    return per_second(seconds, work)


def mid_game(players: int) -> Game:
    """Return a game after a few hundred decisions."""
    game = Game(players, seed=1)
    choose = random.Random(2)
    while game.to_move is not None and game.turns < 40:
        game.play(choose.choice(list(game.legal_moves)))
    return game


def copies_per_second(seconds: float) -> tuple[float, float]:
    """Measure copies per second of a whole game (from Python) and of the bare table (inside the engine, as a search does)."""
    game = mid_game(PLAYERS)

    def work(_: int) -> int:
        for _ in range(1000):
            game.copy()
        return 1000

    def table_work(_: int) -> int:
        playout.copy_many(game.table, 1000)
        return 1000

    return per_second(seconds, work), per_second(seconds, table_work)


def bytes_per_game(players: int) -> int:
    """Return the memory of one more copy of a game: the position and the knowledge of all seats. Copies share past moves."""
    game = mid_game(players)
    copies = [game.copy() for _ in range(100)]  # let the allocator warm up
    before = resident_bytes()
    copies += [game.copy() for _ in range(COPIES)]
    return (resident_bytes() - before) // COPIES if before else 0


def bytes_per_past_move() -> int:
    """Return the memory of one past move of a game, kept for its record; copies of a game share it."""
    games = [mid_game(PLAYERS) for _ in range(20)]
    before = resident_bytes()
    games += [mid_game(PLAYERS) for _ in range(300)]
    steps = len(games[0].steps)
    grown = (resident_bytes() - before) // 300 if before else 0
    return max(0, grown - bytes_per_game(PLAYERS)) // steps


def compare_peer(peer: tuple[str, Callable[[Any, float], float]], ours: dict[str, float], seconds: float) -> dict[str, Any]:
    """Measure another library, and how many times as fast ours is. Both are stepped from Python, so our API is compared."""
    module, run = peer
    try:
        library = importlib.import_module(module)
    except ImportError as error:
        return {"missing": str(error)}
    speed = run(library, seconds)
    return {
        "decisions_per_s": round(speed),
        "ratio": round(ours["api"] / speed, 1),
        "playout_ratio": round(ours["playout"] / speed, 1),
        "compared_with": "api_decisions_per_s",
    }


def catanatron_decisions(library: Any, seconds: float) -> float:
    """Measure Catan in Python with four random players."""

    def work(number: int) -> int:
        random.seed(number)
        players = [library.RandomPlayer(colour) for colour in library.Color]
        game = library.Game(players, seed=number)
        ticks = 0
        while game.winning_color() is None and ticks < 1000:
            game.play_tick()
            ticks += 1
        return ticks

    return per_second(seconds, work)


def open_spiel_decisions(library: Any, seconds: float) -> float:
    """Measure Hearts in OpenSpiel: C++ stepped from Python, four random players."""
    game = library.load_game("hearts")
    choose = random.Random(1)

    def work(_: int) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            decisions += not state.is_chance_node()  # dealing a card is not a decision of a player
            state.apply_action(choose.choice(state.legal_actions()))
        return decisions

    return per_second(seconds, work)


PEERS: dict[str, tuple[str, Callable[[Any, float], float]]] = {
    "catanatron": ("catanatron", catanatron_decisions),
    "open_spiel hearts": ("pyspiel", open_spiel_decisions),
}
