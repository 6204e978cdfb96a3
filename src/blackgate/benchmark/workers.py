"""Measure the vector environment with several worker processes, beside one core in the same run.

`python -m blackgate.benchmark --workers 16` prints this measurement alone.
"""

import importlib
import os
from contextlib import ExitStack
from typing import Any

from blackgate.benchmark.environments import PARALLEL_GAMES, PLAYERS
from blackgate.benchmark.throughput import per_second

WARM_UP_STEPS = 20


def measure_workers(seconds: float, workers: int | None = None, games: int = PARALLEL_GAMES) -> dict[str, Any]:
    """Measure random steps with workers, one per core unless told otherwise, and without. Every process has `games` games.

    The batches are not copied (`copy=False`), with workers and without. A trainer has two environments: it chooses actions
    for one while the other one steps. So that is measured as well, with half the games in each.
    """
    try:
        library = importlib.import_module("blackgate.env.vector")
    except ImportError as error:
        return {"missing": str(error)}
    count = workers or available_cores()
    alone = steps_per_second(library, seconds, games, 0, 1)
    together = steps_per_second(library, seconds, games * count, count, 1)
    in_turn = steps_per_second(library, seconds, games * count, count, 2)
    return {
        "workers": count,
        "games_per_worker": games,
        "one_core_steps_per_s": round(alone),
        "steps_per_s": round(together),
        "ratio": round(together / alone, 2),
        "two_environments_steps_per_s": round(in_turn),
        "two_environments_ratio": round(in_turn / alone, 2),
    }


def steps_per_second(library: Any, seconds: float, games: int, workers: int, environments: int) -> float:
    """Measure random steps, samples included, of environments that share the games and step in turn."""
    with ExitStack() as opened:
        envs = [
            opened.enter_context(library.VectorEnv(games // environments, PLAYERS, seed=seed, workers=workers, copy=False))
            for seed in range(environments)
        ]

        def work(_: int) -> int:
            for env in envs:
                env.step_wait()
                env.step_async(env.sample())
            return games // environments * environments

        for env in envs:
            env.step_async(env.sample())
        for number in range(WARM_UP_STEPS):
            work(number)
        return per_second(seconds, work)


def available_cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
