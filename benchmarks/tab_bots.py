"""How long bots think in the static edition. It runs in the Python of the edition, in Node:

`python -m tools.static_edition.run benchmarks.tab_bots`, with `--edition` for another folder than `static/`. The figures are
for docs/static-edition.md: medians over positions of games of inmates. Warden is left out, because the page evaluates it.
"""

import random
import time

from blackgate import Game, engine
from blackgate.bots import Bot, Budget, make_bot
from blackgate.bots.budget import DEFAULT
from blackgate.compilation import is_compiled
from blackgate.tab.bot_players import INTERPRETED_ITERATIONS

POSITIONS = 12
PLAYERS = (4, 2)


def position(players: int, number: int) -> Game:
    """Return a game of inmates, stopped at a turn with several choices."""
    chance, inmate = random.Random(number), make_bot("inmate", number)
    for attempt in range(1000):
        game = Game(players, seed=f"time {number} {attempt}")
        stop = chance.randrange(5, 11 * players)
        while game.to_move is not None:
            moves = list(game.legal_moves)
            if game.turns >= stop and game.prompt == "turn" and len(moves) > 3:
                return game
            game.play(inmate.choose(game.view(game.to_move), moves, Budget()))
    raise RuntimeError("no position found")


def median_ms(bot: Bot, games: list[Game], budget: Budget, repetitions: int) -> float:
    """Return the median time of a decision, in milliseconds."""
    times = []
    for game in games:
        assert game.to_move is not None
        view, moves = game.view(game.to_move), list(game.legal_moves)
        for _ in range(repetitions):
            began = time.perf_counter()
            bot.choose(view, moves, budget)
            times.append(1000 * (time.perf_counter() - began))
    return sorted(times)[len(times) // 2]


def main() -> None:
    """Measure and print."""
    print(f"engine: {engine.__file__}")
    for players in PLAYERS:
        games = [position(players, number) for number in range(POSITIONS)]
        few = Budget(iterations=INTERPRETED_ITERATIONS // players)
        decisions = [("rookie", Budget(), 20), ("inmate", Budget(), 20), (f"boss@{few}", few, 1)]
        if is_compiled():
            decisions.append((f"boss@{DEFAULT}", DEFAULT, 1))
        for name, budget, repetitions in decisions:
            print(f"{players} players  {name:12} {median_ms(make_bot(name), games, budget, repetitions):9.3f} ms", flush=True)


if __name__ == "__main__":
    main()
