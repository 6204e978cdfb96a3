"""Tune the weights of `bots/evaluation/weights.py` by self-play with SPSA (simultaneous perturbation), as for chess engines.

Each step perturbs all weights at once, up for one half of the seats and down for the other, plays some games, and moves
the weights a little towards the side that won more. It prints the tuple to paste into weights.py. Compare it with the
current weights first: `--compare FILE`.
"""

import argparse
import json
import random
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from blackgate.bots.evaluation import self_play
from blackgate.bots.evaluation.evaluator import Evaluator
from blackgate.bots.evaluation.weights import DEFAULT
from blackgate.catalogue import edition
from blackgate.engine.setup import Options
from blackgate.options import check_options

# (players, Michel, teams), repeated as often as it is to be drawn. The number of players is even: half of them for each side.
MODES = [(4, None, False)] * 5 + [(2, None, False)] * 3 + [(6, None, False), (4, "michel", False), (4, None, True)]
PERTURBATION = 0.15  # of the size of a weight
GAMES = 64


def options_of(mode: tuple[int, str | None, bool]) -> Options:
    """Return the table options of a mode."""
    players, michel, teams = mode
    return check_options(edition(None), players, michel=michel, teams=teams)


def perturbation(weight: float) -> float:
    """Return how far a weight is perturbed. Small weights get a minimum."""
    return max(abs(weight), 8.0) * PERTURBATION


def compare(up: list[int], down: list[int], mode: tuple[int, str | None, bool], seed: int, games: int) -> float:
    """Return the share of games won by `up` minus the share won by `down`. Each deal is played twice, with seats swapped."""
    rulebook = edition(None).rulebook
    evaluators = [Evaluator(rulebook, up), Evaluator(rulebook, down)]
    options = options_of(mode)
    result = 0
    for number in range(games):
        swap = number & 1
        seats = [evaluators[(seat + swap) & 1] for seat in range(mode[0])]
        winner, _, _ = self_play.play_game(seats, options, seed + (number >> 1), 600, 0)
        if winner >= 0:
            result += 1 if (winner + swap) & 1 == 0 else -1
    return result / games


def step(job: tuple[list[float], int]) -> tuple[float, list[int]]:
    """Compare one random perturbation; return the result and the sign of each weight."""
    weights, seed = job
    rng = random.Random(seed)
    signs = [rng.choice((-1, 1)) for _ in weights]
    up = [round(w + s * perturbation(w)) for w, s in zip(weights, signs, strict=True)]
    down = [round(w - s * perturbation(w)) for w, s in zip(weights, signs, strict=True)]
    mode = rng.choice(MODES)
    return compare(up, down, mode, seed * 1000, GAMES), signs


def tune(seconds: float, jobs: int, start: list[float], out: Path, rate: float) -> list[float]:
    """Repeat steps until the time is up; return the weights."""
    weights = start
    began = time.monotonic()
    steps = 0
    with ProcessPoolExecutor(jobs) as pool:
        while time.monotonic() - began < seconds:
            step_size = rate * (1 - 0.8 * (time.monotonic() - began) / seconds)
            for result, signs in pool.map(step, [(weights, steps + i) for i in range(jobs)]):
                weights = [w + s * perturbation(w) * step_size * result for w, s in zip(weights, signs, strict=True)]
            steps += jobs
            if steps % (20 * jobs) == 0:
                out.write_text(json.dumps([round(w, 1) for w in weights]))
    print(steps, "steps")
    return weights


def main() -> None:
    """Tune, or compare two sets of weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--rate", type=float, default=0.2)
    parser.add_argument("--out", type=Path, default=Path("weights.json"))
    parser.add_argument("--start", type=Path)
    parser.add_argument("--compare", type=Path, help="only compare the weights in this file with the current ones")
    parser.add_argument("--games", type=int, default=4000)
    args = parser.parse_args()
    if args.compare:
        new = [round(w) for w in json.loads(args.compare.read_text())]
        for mode in dict.fromkeys(MODES):
            print(mode, f"{compare(new, list(DEFAULT), mode, 10**9, args.games):+.3f}")
        return
    start = json.loads(args.start.read_text()) if args.start else list(DEFAULT)
    weights = tune(args.seconds, args.jobs, [float(w) for w in start], args.out, args.rate)
    args.out.write_text(json.dumps([round(w, 1) for w in weights]))
    print([round(w) for w in weights])


if __name__ == "__main__":
    main()
