"""Run the tests with servers, browsers and random deals many times over, each round with other seeds: `make soak`.

    python -m tools.soak --rounds 10
    python -m tools.soak --minutes 120 --busy                        while other processes keep every core busy
    python -m tools.soak --rounds 50 tests/service/test_crash.py     only these tests

A failure is printed with the command that repeats it.
"""

import argparse
import contextlib
import multiprocessing
import os
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).parents[1]
REPORTS = ROOT / ".build" / "soak"
SELECTED = "service or browser or random_deals"  # marks of tests/conftest.py
FOLDERS = ("tests", "tests/browser/firefox")  # pytest finds the second only if it is named
MAX_SEED = 1 << 32  # Python's hash seeds are smaller
TESTS_FAILED = 1  # pytest's exit code; higher ones mean that it could not run them


@dataclass
class Round:
    """One run of the tests."""

    seed: int
    seconds: float
    exit_code: int
    tests: int = 0
    skipped: int = 0
    kills: int = 0  # of servers, in tests that passed: nothing was lost
    failures: list[str] = field(default_factory=list)


def environment(seed: int) -> dict[str, str]:
    """Return the variables that fix the random numbers of a round."""
    return {"BLACKGATE_SOAK_SEED": str(seed), "PYTHONHASHSEED": str(seed)}


def repeat_command(seed: int, test: str) -> str:
    """Return the command line that runs a test as in a round."""
    variables = " ".join(f"{name}={value}" for name, value in environment(seed).items())
    return f"{variables} {sys.executable} -m pytest --hypothesis-seed={seed} {shlex.quote(test)}"


def run_round(seed: int, paths: list[str], jobs: int) -> Round:
    """Run all selected tests once."""
    REPORTS.mkdir(parents=True, exist_ok=True)
    report = REPORTS / f"{seed}.xml"
    report.unlink(missing_ok=True)
    selection = paths or ["-m", SELECTED, *FOLDERS]
    pytest = [sys.executable, "-m", "pytest", "-n", str(jobs), "--dist", "worksteal", "-p", "no:cacheprovider"]
    options = [f"--hypothesis-seed={seed}", f"--junitxml={report}", "-o", "junit_family=xunit1"]
    started = time.monotonic()
    done = subprocess.run([*pytest, *options, *selection], cwd=ROOT, env={**os.environ, **environment(seed)}, check=False)
    found = Round(seed, time.monotonic() - started, done.returncode)
    if report.exists():
        read_report(report, found)
    return found


def read_report(report: Path, found: Round) -> None:
    """Add the tests of a JUnit report to a round."""
    for case in ElementTree.parse(report).iter("testcase"):
        found.tests += 1
        found.skipped += case.find("skipped") is not None
        if case.find("failure") is not None or case.find("error") is not None:
            test = f"{case.get('file')}::{case.get('name')}"
            if test not in found.failures:  # a test and its clean-up may both fail
                found.failures.append(test)
        else:
            kills = case.findall("properties/property[@name='kills']")
            found.kills += sum(int(one.get("value", "0")) for one in kills)


@contextlib.contextmanager
def busy_cores(count: int) -> Iterator[None]:
    """Keep this number of cores busy."""
    burners = [multiprocessing.Process(target=burn, daemon=True) for _ in range(count)]
    for burner in burners:
        burner.start()
    try:
        yield
    finally:
        for burner in burners:
            burner.terminate()


def burn() -> None:
    """Compute until the process is ended."""
    while True:
        pass


def summary(rounds: list[Round]) -> str:
    """Return a table of the rounds, and each failure with the command that repeats it."""
    lines = ["round        seed   tests  skipped  failures  minutes"]
    lines += [
        f"{number:5}  {one.seed:10}  {one.tests:6}  {one.skipped:7}  {len(one.failures):8}  {one.seconds / 60:7.1f}"
        for number, one in enumerate(rounds, 1)
    ]
    failed = sorted({test for one in rounds for test in one.failures})
    for test in failed:
        seeds = [one.seed for one in rounds if test in one.failures]
        lines += [
            "",
            f"{test} failed in {len(seeds)} of {len(rounds)} rounds. Repeat it with",
            f"  {repeat_command(seeds[0], test)}",
        ]
    lines += [f"\nRound {n} did not run: pytest ended with {one.exit_code}" for n, one in enumerate(rounds, 1) if broken(one)]
    tests, kills = sum(one.tests for one in rounds), sum(one.kills for one in rounds)
    lines += ["", f"{kills} kills of servers without a loss"] if kills else [""]
    lines += [f"{tests} tests in {len(rounds)} rounds, {sum(len(one.failures) for one in rounds)} failures"]
    return "\n".join(lines)


def broken(one: Round) -> bool:
    """Return whether pytest did not run the tests to the end."""
    return one.exit_code > TESTS_FAILED or one.exit_code < 0


def main() -> int:
    """Run the rounds, and exit with 1 if a test has failed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tests", nargs="*", help="tests to run instead of all those with servers, browsers or random deals")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--minutes", type=float, default=float("inf"), help="start no round after this number of minutes")
    parser.add_argument("--seed", type=int, help="of the first round; the next ones follow. By default another one each time")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="test workers")
    parser.add_argument("--busy", action="store_true", help="keep every core busy with other processes")
    parser.add_argument("--stop", action="store_true", help="stop after the first round with a failure")
    args = parser.parse_args()
    first = time.time_ns() % MAX_SEED if args.seed is None else args.seed
    end = time.monotonic() + 60 * args.minutes
    rounds: list[Round] = []
    with busy_cores((os.cpu_count() or 1) if args.busy else 0):
        while len(rounds) < args.rounds and time.monotonic() < end:
            seed = (first + len(rounds)) % MAX_SEED
            print(f"Round {len(rounds) + 1} of {args.rounds}, seed {seed}", flush=True)
            rounds.append(run_round(seed, args.tests, args.jobs))
            if args.stop and rounds[-1].exit_code:
                break
    print(summary(rounds))
    return int(any(one.exit_code for one in rounds))


if __name__ == "__main__":
    sys.exit(main())
