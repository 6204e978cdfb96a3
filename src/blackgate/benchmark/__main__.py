"""`python -m blackgate.benchmark`: how fast the vector environment is with worker processes, as JSON."""

import argparse
import json

from blackgate.benchmark.environments import PARALLEL_GAMES
from blackgate.benchmark.machine import machine_name
from blackgate.benchmark.workers import measure_workers
from blackgate.compilation import is_compiled


def main() -> None:
    """Measure and print; `blackgate bench` measures everything else."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", type=int, default=None, help="processes; by default one per core")
    parser.add_argument("--games", type=int, default=PARALLEL_GAMES, help="games of each process")
    parser.add_argument("--seconds", type=float, default=5.0, help="of each measurement")
    options = parser.parse_args()
    found = measure_workers(options.seconds, options.workers, options.games)
    print(json.dumps({"machine": machine_name(), "engine": "compiled" if is_compiled() else "interpreted", **found}, indent=1))


if __name__ == "__main__":
    main()
