"""Measure what more time gains boss: how much of its chance of winning it loses per decision, by a longer search.

At positions from games of inmates, boss decides with 25, 100 and 400 ms. A search of 2.4 s with another seed then compares
the chosen move with the best one. This is far less noisy than games, because all three budgets get the same positions.
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
MIN_VISITS = 30  # visits in the long search for a move's chance to count


def position(players: int, number: int) -> Game:
    """Return a game of inmates, stopped at a turn with several choices."""
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
    """Return what each budget loses at one position, in percent of the chance of winning."""
    game = position(*job)
    view = game.view(game.to_move)
    statistics = Boss(999).search(view, Budget(milliseconds=LONG)).root_statistics()
    chances = {move: chance for move, visits, chance in statistics if visits >= MIN_VISITS}
    best = chances[statistics[0][0]]
    chosen = [Boss(7).search(view, Budget(milliseconds=time)).root_statistics()[0][0] for time in TIMES]
    return [100 * max(best - chances.get(move, min(chances.values())), 0.0) for move in chosen]


def main() -> None:
    """Print means with 95 % intervals, and paired differences."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=120)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    with ProcessPoolExecutor(args.jobs) as pool:
        rows = list(pool.map(losses, [(args.players, number) for number in range(args.positions)]))
    for i, time in enumerate(TIMES):
        print(f"{time} ms: {interval([row[i] for row in rows])} % of the chance of winning lost per decision")
    for i, time in enumerate(TIMES[1:]):
        print(f"{TIMES[i]} ms less {time} ms: {interval([row[i] - row[i + 1] for row in rows])}")


def interval(values: list[float]) -> str:
    """Format a mean and its 95 % interval."""
    mean, half = fmean(values), 1.96 * stdev(values) / len(values) ** 0.5
    return f"{mean:.2f} ({mean - half:.2f} to {mean + half:.2f})"


if __name__ == "__main__":
    main()
