"""Measure how fast the bots decide, on one core, with four players."""

import itertools
import time
from collections.abc import Iterator
from statistics import median
from typing import Any

from blackgate.bots.boss import Boss
from blackgate.bots.budget import Budget
from blackgate.bots.inmate import Inmate
from blackgate.bots.protocol import Bot
from blackgate.bots.warden import Warden
from blackgate.game import Game

PLAYERS = 4
MID_GAME = 24  # turns; a game of inmates has about 50
POSITIONS = 5
ITERATIONS = 2000


def measure_bots(seconds: float) -> dict[str, Any]:
    """Measure the iterations of boss in 100 ms, the time of inmate for a decision and a game, and of warden for a decision."""
    decision, game = inmate_seconds(seconds)
    return {
        "boss_iterations_per_100ms": round(iterations_per_second(seconds) / 10),
        "inmate_decision_us": round(decision * 1e6, 1),
        "inmate_game_ms": round(game * 1e3, 1),
        "warden_decision_ms": round(warden_seconds(seconds) * 1e3, 2),
    }


def mid_game_positions() -> list[Game]:
    """Return positions in the middle of games between inmates, at the start of a turn."""
    inmate = Inmate()
    games = []
    for seed in range(POSITIONS):
        game = Game(PLAYERS, seed=seed)
        while game.to_move is not None and not (game.turns >= MID_GAME and game.between_turns):
            game.play(inmate.choose(game.view(game.to_move), list(game.legal_moves), Budget()))
        games.append(game)
    return [game for game in games if game.to_move is not None]


def iterations_per_second(seconds: float) -> float:
    """Measure the iterations of boss per second, over several mid-game positions."""
    boss = Boss(1)
    views = [game.view(game.to_move) for game in mid_game_positions()]
    done = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds or done == 0:
        for view in views:
            done += int(boss.search(view, Budget(iterations=ITERATIONS)).iterations)
    return done / (time.perf_counter() - started)


def inmate_seconds(seconds: float) -> tuple[float, float]:
    """Return the median seconds of a decision with more than one legal move, and the mean seconds of a whole game."""
    inmate = Inmate()
    decisions: list[float] = []
    games = 0
    started = time.perf_counter()
    for game in new_games(seconds):
        games += 1
        while game.to_move is not None:
            game.play(timed_choice(inmate, game, decisions))
    return median(decisions), (time.perf_counter() - started) / games


def warden_seconds(seconds: float) -> float:
    """Return the median seconds of a decision of warden with more than one legal move, in games of inmates."""
    inmate, warden = Inmate(), Warden()
    decisions: list[float] = []
    for game in new_games(seconds):
        while game.to_move is not None:
            timed_choice(warden, game, decisions)
            game.play(inmate.choose(game.view(game.to_move), list(game.legal_moves), Budget()))
    return median(decisions)


def new_games(seconds: float) -> Iterator[Game]:
    """Yield a new game whenever the last one is over, until the time is up. The first game is always played."""
    started = time.perf_counter()
    for seed in itertools.count():
        if seed and time.perf_counter() - started >= seconds:
            return
        yield Game(PLAYERS, seed=seed)


def timed_choice(bot: Bot, game: Game, decisions: list[float]) -> int | str:
    """Return the move of a bot. Add the seconds it took, unless there is only one legal move."""
    assert game.to_move is not None
    view, moves = game.view(game.to_move), list(game.legal_moves)
    started = time.perf_counter()
    move = bot.choose(view, moves, Budget())
    if len(moves) > 1:
        decisions.append(time.perf_counter() - started)
    return move
