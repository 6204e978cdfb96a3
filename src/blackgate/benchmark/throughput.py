"""Measure how much work is done per second."""

import time
from collections.abc import Callable


def per_second(seconds: float, work: Callable[[int], int]) -> float:
    """Call `work` for about this number of seconds and return the units of work per second.

    `work` gets the number of the call and returns how many units it did.
    """
    done = 0
    rounds = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        done += work(rounds)
        rounds += 1
    return done / (time.perf_counter() - started)
