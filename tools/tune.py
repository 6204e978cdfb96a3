"""Improve the numbers of `bots/evaluation/weights.py` by play: simultaneous perturbation (SPSA), as chess engines are tuned.

Each step shakes all numbers at once, up in one half of the seats and down in the other, plays a few hundred games, and
moves a little towards the side that won more. Prints the tuple to paste into temper.py; judge it with `--judge` before.
"""

import argparse
import json
import random
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from blackgate.bots.evaluation import self_play
from blackgate.bots.evaluation import weights as temper
from blackgate.bots.evaluation.evaluator import Mind
from blackgate.catalogue import edition
from blackgate.engine.setup import Options
from blackgate.options import check_options

# (players, Michel, teams): how often each mode is played while tuning. Even tables, so that each half has its share.
MODES = [(4, None, False)] * 5 + [(2, None, False)] * 3 + [(6, None, False), (4, "michel", False), (4, None, True)]
SHAKE = 0.15  # of a number's size
GAMES = 64


def options_of(mode: tuple[int, str | None, bool]) -> Options:
    """The table options of a mode."""
    players, michel, teams = mode
    return check_options(edition(None), players, michel, teams, False, None, None, None)[0]


def size(weight: float) -> float:
    """How far a number may be shaken: small ones get some room too."""
    return max(abs(weight), 8.0) * SHAKE


def compare(up: list[int], down: list[int], mode: tuple[int, str | None, bool], seed: int, games: int) -> float:
    """Share of games won by `up` less that by `down`, seats changed after each deal."""
    book = edition(None).rulebook
    minds = [Mind(book, up), Mind(book, down)]
    options = options_of(mode)
    result = 0
    for number in range(games):
        swap = number & 1
        seats = [minds[(seat + swap) & 1] for seat in range(mode[0])]
        winner, _, _ = self_play.spar(seats, options, seed + (number >> 1), 600, 0)
        if winner >= 0:
            result += 1 if (winner + swap) & 1 == 0 else -1
    return result / games


def step(job: tuple[list[float], int]) -> tuple[float, list[int]]:
    """One shake: the result, and which way each number went."""
    weights, seed = job
    rng = random.Random(seed)
    signs = [rng.choice((-1, 1)) for _ in weights]
    up = [round(w + s * size(w)) for w, s in zip(weights, signs, strict=True)]
    down = [round(w - s * size(w)) for w, s in zip(weights, signs, strict=True)]
    mode = rng.choice(MODES)
    return compare(up, down, mode, seed * 1000, GAMES), signs


def tune(seconds: float, jobs: int, start: list[float], out: Path, rate: float) -> list[float]:
    """Walk until the time is up."""
    weights = start
    began = time.monotonic()
    steps = 0
    with ProcessPoolExecutor(jobs) as pool:
        while time.monotonic() - began < seconds:
            pace = rate * (1 - 0.8 * (time.monotonic() - began) / seconds)
            for result, signs in pool.map(step, [(weights, steps + i) for i in range(jobs)]):
                weights = [w + s * size(w) * pace * result for w, s in zip(weights, signs, strict=True)]
            steps += jobs
            if steps % (20 * jobs) == 0:
                out.write_text(json.dumps([round(w, 1) for w in weights]))
    print(steps, "steps")
    return weights


def main() -> None:
    """Tune, or judge two sets of numbers."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--rate", type=float, default=0.2)
    parser.add_argument("--out", type=Path, default=Path("temper.json"))
    parser.add_argument("--start", type=Path)
    parser.add_argument("--judge", type=Path)
    parser.add_argument("--games", type=int, default=4000)
    asked = parser.parse_args()
    if asked.judge:
        new = [round(w) for w in json.loads(asked.judge.read_text())]
        for mode in dict.fromkeys(MODES):
            print(mode, f"{compare(new, list(temper.DEFAULT), mode, 10**9, asked.games):+.3f}")
        return
    start = json.loads(asked.start.read_text()) if asked.start else list(temper.DEFAULT)
    weights = tune(asked.seconds, asked.jobs, [float(w) for w in start], asked.out, asked.rate)
    asked.out.write_text(json.dumps([round(w, 1) for w in weights]))
    print([round(w) for w in weights])


if __name__ == "__main__":
    main()
