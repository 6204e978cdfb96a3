"""How fast the engine is on one core, beside its peers."""

import importlib
import random
from collections.abc import Callable
from typing import Any

from blackgate.benchmark.machine import resident
from blackgate.benchmark.throughput import repeat
from blackgate.catalogue import edition
from blackgate.engine import playout
from blackgate.game import Game
from blackgate.options import check_options

PLAYERS = 4
MANY = 20_000


def playouts_per_second(seconds: float) -> float:
    """Random decisions inside the engine."""
    book = edition()
    options, _ = check_options(book, PLAYERS, None, False, False, None, None, None)

    def work(number: int) -> int:
        played = playout.play_many(book.rulebook, options, number * 10, 10, 5000)
        return sum(one.decisions for one in played)

    return repeat(seconds, work)


def api_per_second(seconds: float) -> float:
    """Random decisions from interpreted Python, through legal_moves and play, records and knowledge kept."""
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

    return repeat(seconds, work)


def mid_game(players: int) -> Game:
    """A game some hundred decisions old."""
    game = Game(players, seed=1)
    choose = random.Random(2)
    while game.to_move is not None and game.turns < 40:
        game.play(choose.choice(list(game.legal_moves)))
    return game


def copies_per_second(seconds: float) -> tuple[float, float]:
    """Copies of a whole game (from Python), and of the bare table (inside the engine, as search does it)."""
    game = mid_game(PLAYERS)

    def work(_: int) -> int:
        for _ in range(1000):
            game.copy()
        return 1000

    def table_work(_: int) -> int:
        playout.copy_many(game.table, 1000)
        return 1000

    return repeat(seconds, work), repeat(seconds, table_work)


def bytes_per_game(players: int) -> int:
    """Memory of one more game: the position with everybody's knowledge. Its past moves are shared by copies."""
    game = mid_game(players)
    kept = [game.copy() for _ in range(100)]  # let the allocator warm up
    before = resident()
    kept += [game.copy() for _ in range(MANY)]
    return (resident() - before) // MANY if before else 0


def bytes_per_past_move() -> int:
    """Memory of one move of a game's past, kept for its record; copies of a game share it."""
    kept = [mid_game(PLAYERS) for _ in range(20)]
    before = resident()
    kept += [mid_game(PLAYERS) for _ in range(300)]
    steps = len(kept[0].steps)
    grown = (resident() - before) // 300 if before else 0
    return max(0, grown - bytes_per_game(PLAYERS)) // steps


def against(peer: tuple[str, Callable[[Any, float], float]], ours: dict[str, float], seconds: float) -> dict[str, Any]:
    """A peer's figure, and how many times as fast we are. Both are stepped from interpreted Python, so our API is compared."""
    module, run = peer
    try:
        library = importlib.import_module(module)
    except ImportError:
        return {"missing": f'.venv/bin/pip install -e ".[bench]" brings {module}'}
    figure = run(library, seconds)
    return {
        "decisions_per_s": round(figure),
        "ratio": round(ours["api"] / figure, 1),
        "playout_ratio": round(ours["playout"] / figure, 1),
        "compared_with": "api_decisions_per_s",
    }


def catanatron_decisions(library: Any, seconds: float) -> float:
    """Catan in Python, four random players."""

    def work(number: int) -> int:
        random.seed(number)
        players = [library.RandomPlayer(colour) for colour in library.Color]
        game = library.Game(players, seed=number)
        ticks = 0
        while game.winning_color() is None and ticks < 1000:
            game.play_tick()
            ticks += 1
        return ticks

    return repeat(seconds, work)


def open_spiel_decisions(library: Any, seconds: float) -> float:
    """Hearts in OpenSpiel: C++ stepped from Python, four random players."""
    game = library.load_game("hearts")
    choose = random.Random(1)

    def work(_: int) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            decisions += not state.is_chance_node()  # dealing the cards is nobody's decision
            state.apply_action(choose.choice(state.legal_actions()))
        return decisions

    return repeat(seconds, work)


PEERS: dict[str, tuple[str, Callable[[Any, float], float]]] = {
    "catanatron": ("catanatron", catanatron_decisions),
    "open_spiel hearts": ("pyspiel", open_spiel_decisions),
}
