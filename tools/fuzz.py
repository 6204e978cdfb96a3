"""Random games over all options with every invariant on: `python tools/fuzz.py --games 100000 --jobs 2`."""

import argparse
import itertools
import sys
import time
from concurrent.futures import ProcessPoolExecutor

from blackgate.catalogue import edition
from blackgate.engine.chance import KeyedChance, seeded
from blackgate.engine.invariants import fuzz
from blackgate.engine.moves import MoveList
from blackgate.fairness import chance_key
from blackgate.options import MICHELS, check_options

Mode = tuple[int, str, bool, bool, int | None]
TABLES = [(players, False) for players in range(2, 7)] + [(4, True), (6, True)]
MODES: list[Mode] = [
    (players, michel, teams, calm, target)
    for (players, teams), michel, calm, target in itertools.product(TABLES, MICHELS, (False, True), (None, 4))
]


def play(numbers: range, seed: str, max_turns: int) -> list[str]:
    """Play games by their numbers, with all modes in turn. Return the failures, one line each."""
    classic = edition()
    failures = []
    moves = MoveList()
    for number in numbers:
        players, michel, teams, calm, target = MODES[number % len(MODES)]
        options = check_options(classic, players, michel=michel, teams=teams, calm=calm, target=target)
        name = f"{seed}/{number}"
        chooser = seeded(int.from_bytes(chance_key(f"fuzz {name}")[:8], "big"))
        problem = fuzz(classic.rulebook, options, KeyedChance(chance_key(name)), chooser, moves, max_turns)
        if problem:
            failures.append(f"game {name}, mode {MODES[number % len(MODES)]}: {problem}")
    return failures


def main() -> int:
    """Play, and exit with 1 if a game fails."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="fuzz")
    parser.add_argument("--turns", type=int, default=150, help="stop a game after this number of turns (14.7)")
    args = parser.parse_args()
    parts = [range(low, min(low + 200, args.games)) for low in range(0, args.games, 200)]
    started = time.perf_counter()
    failures: list[str] = []
    with ProcessPoolExecutor(max_workers=args.jobs) as pool:
        for found in pool.map(play, parts, itertools.repeat(args.seed), itertools.repeat(args.turns)):
            failures += found
    print("\n".join(failures) or f"{args.games} games over {len(MODES)} modes, nothing broke", end="")
    print(f" ({time.perf_counter() - started:.0f} s)")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
