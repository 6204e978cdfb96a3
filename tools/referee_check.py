"""Compare the engine with the second implementation of the rules, the referee: `python -m tools.referee_check`.

The unit tests (tests/test_referee.py) do the same for a minute. `make referee-check` compares a million decisions: half of
them in whole games of every mode, half in scenes in which rare events are likely.
"""

import argparse
import sys
import time

from testkit.referee.cards import BACKGROUND_GANG
from testkit.referee_games import compare_game, compare_scene

GAME_DECISIONS = 400
SCENE_DECISIONS = 60


def main() -> int:
    """Compare until enough decisions are done. A disagreement ends the program with a traceback."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1_000_000, help="the first seed; the tests use small ones")
    args = parser.parse_args()
    began = time.monotonic()
    backgrounds = list(BACKGROUND_GANG)
    games = scenes = done = 0
    seed = args.seed
    while done < args.decisions:
        done += len(compare_game(seed, GAME_DECISIONS).steps)
        games += 1
        for number in range(8):
            member = backgrounds[(seed + number) % len(backgrounds)] if number % 2 else None
            answers = compare_scene(seed * 8 + number, SCENE_DECISIONS, member, crowded=number % 4 == 3)
            done += answers.total()
            scenes += 1
        seed += 1
    print(f"{done:,} decisions agree ({games:,} games, {scenes:,} scenes) in {time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
