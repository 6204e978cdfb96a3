"""What more time is worth to boss: how much of its chance of winning it gives away per decision, by its own later judgement.

At positions from games of inmates, boss decides with 25, 100 and 400 ms; a search of 2.4 s with another seed then says what the
chosen move is worth beside the best one. Far less noisy than games: the same position is put to all three.
`python tools/thinking_time.py --positions 120 --players 4 --jobs 2`
"""

import argparse
import random
from concurrent.futures import ProcessPoolExecutor
from statistics import fmean, stdev

from blackgate.bots.boss import Boss
from blackgate.bots.budget import Budget
from blackgate.bots.inmate import Inmate
from blackgate.game import Game

TIMES = (25, 100, 400)
LONG = 2400
ENOUGH = 30  # tries after which the long search's opinion of a move counts


def position(players: int, number: int) -> Game:
    """Somebody's turn with several choices, anywhere in a game of inmates."""
    rng = random.Random(number)
    inmate = Inmate()
    for attempt in range(1000):
        game = Game(players, seed=f"time {number} {attempt}")
        stop = rng.randrange(5, 11 * players)
        while game.to_move is not None:
            moves = list(game.legal_moves)
            if game.turns >= stop and game.prompt == "turn" and len(moves) > 3 and rng.random() < 0.5:
                return game
            game.play(inmate.choose(game.view(game.to_move), moves, Budget()))
    raise RuntimeError("no position found")


def losses(job: tuple[int, int]) -> list[float]:
    """What each time to think gives away at one position, in percent of the chance of winning."""
    game = position(*job)
    view = game.view(game.to_move)
    opinions = Boss(999).search(view, Budget(milliseconds=LONG)).root_statistics()
    worth = {move: chance for move, tries, chance in opinions if tries >= ENOUGH}
    best = worth[opinions[0][0]]
    chosen = [Boss(7).search(view, Budget(milliseconds=time)).root_statistics()[0][0] for time in TIMES]
    return [100 * max(best - worth.get(move, min(worth.values())), 0.0) for move in chosen]


def main() -> None:
    """Ask, and print means with 95 % intervals, and paired differences."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=120)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.jobs) as pool:
        rows = list(pool.map(losses, [(asked.players, number) for number in range(asked.positions)]))
    for i, time in enumerate(TIMES):
        print(f"{time} ms: {told([row[i] for row in rows])} % of the chance of winning lost per decision")
    for i, time in enumerate(TIMES[1:]):
        print(f"{TIMES[i]} ms less {time} ms: {told([row[i] - row[i + 1] for row in rows])}")


def told(values: list[float]) -> str:
    """A mean and its 95 % interval."""
    mean, reach = fmean(values), 1.96 * stdev(values) / len(values) ** 0.5
    return f"{mean:.2f} ({mean - reach:.2f} to {mean + reach:.2f})"


if __name__ == "__main__":
    main()
