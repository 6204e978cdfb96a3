"""Attack the play service while ordinary players play at three other tables: `make attack`.

    python -m benchmarks.attack                        all attacks, in about ten minutes
    python -m benchmarks.attack --only pings stadium   some of them
    python -m benchmarks.attack --list                 what they do

Each attack starts a server of its own on this machine, with the default limits, and attacks nothing else. Players and attackers
come from different addresses of the loopback interface. The exit code is 1 if the server has not withstood an attack.
"""

import argparse
import asyncio
import dataclasses
import json
import os
import resource
import sys
import time
from pathlib import Path

import uvloop

from benchmarks import machine
from benchmarks.attack.attacks import SCENARIOS, Scenario
from benchmarks.attack.report import problems, table
from benchmarks.attack.run import Result, run_scenario
from testkit.service.server_processes import program


def say(line: str) -> None:
    """Print progress."""
    print(line, flush=True)


def run_all(scenarios: list[Scenario], args: argparse.Namespace) -> tuple[list[Result], list[str]]:
    """Run attacks one after the other. Return the results, and the names of attacks that could not be run."""
    results, broken = [], []
    for number, scenario in enumerate(scenarios, 1):
        if (scenario.database or args.database) == "postgresql" and program("postgres") is None:
            say(f"{scenario.name} is left out: PostgreSQL is not installed")
            continue
        say(f"{number}/{len(scenarios)} {scenario.name} (finding {scenario.finding}): {scenario.summary}")
        result = None
        try:
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                result = runner.run(run_scenario(scenario, args.database, args.disk, args.quiet, args.seconds / 10))
        except* (OSError, TimeoutError) as errors:
            say(f"    The players could not sit down: {errors.exceptions[0]!r}")
        if result is None:
            broken.append(scenario.name)
            continue
        results.append(result)
        counts = ", ".join(f"{name}: {count}" for name, count in sorted(result.outcome.counts.items()))
        say(f"    p99 {result.quiet.moves_ms['p99']:.0f} ms, then {result.during.moves_ms['p99']:.0f} ms; {counts}")
        for problem in problems(result):
            say(f"    {problem}")
    return results, broken


def main() -> int:
    """Run the attacks, print the figures, and write them to a file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    names = [scenario.name for scenario in SCENARIOS]
    parser.add_argument("--only", nargs="+", choices=names, metavar="NAME", help=f"some of {', '.join(names)}")
    parser.add_argument("--list", action="store_true", help="print what the attacks do")
    parser.add_argument("--seconds", type=float, default=10, help="of most attacks; longer ones are longer in proportion")
    parser.add_argument("--quiet", type=float, default=8, help="seconds for which players are measured before an attack")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite", help="postgresql: with Redis")
    parser.add_argument("--disk", type=Path, default=Path("/var/tmp"), help="a folder on a real disk")
    parser.add_argument("--json", type=Path, help="write the figures here")
    args = parser.parse_args()
    chosen = [scenario for scenario in SCENARIOS if not args.only or scenario.name in args.only]
    if args.list:
        for scenario in chosen:
            say(f"{scenario.name:18} {scenario.finding:>4}  {scenario.summary}")
        return 0
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    cores = sorted(os.sched_getaffinity(0))
    say(f"Attackers run on core {cores[-1]} of {len(cores)} with the lowest priority; server and players run on all cores.")
    began = time.monotonic()
    results, broken = run_all(chosen, args)
    say(f"\n{table(results)} in {(time.monotonic() - began) / 60:.1f} minutes")
    if broken:
        say(f"not run: {', '.join(broken)}")
    if args.json:
        figures = [dataclasses.asdict(result) | {"problems": problems(result)} for result in results]
        found = {"machine": machine.describe(), "attacks": figures}
        args.json.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    return int(bool(broken) or any(problems(result) for result in results))


if __name__ == "__main__":
    sys.exit(main())
