"""Random numbers for tests: the same in every run of `make test`, others in each round of `make soak`."""

import os
import random

ROUND = os.environ.get("BLACKGATE_SOAK_SEED", "")  # the seed of a round of `make soak`; empty in other runs
FIRST_DEAL = int(ROUND or 0) << 32  # the number of the first deal, for tests that try one deal after the other


def seeded_random(name: int | str) -> random.Random:
    """Return a generator of its own for each name."""
    return random.Random(f"{ROUND} {name}" if ROUND else name)


def repetitions(normally: int, in_soak: int) -> int:
    """Return how often to repeat something: `make test` must be quick, and `make soak` has hours."""
    return in_soak if ROUND else normally
