"""How much of something gets done per second."""

import time
from collections.abc import Callable


def repeat(seconds: float, work: Callable[[int], int]) -> float:
    """Do something for about so long; `work` is given a number and says how much it did."""
    done = 0
    rounds = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        done += work(rounds)
        rounds += 1
    return done / (time.perf_counter() - started)
