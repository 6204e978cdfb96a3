"""Measure how much of the package the tests run, lines and branches (`make coverage`).

A tracer cannot look into compiled modules, so there are two runs. In the first one the engine is compiled, and all tests run
except those in a browser and a few others. In the second one an uncompiled copy of the package runs tests that reach all
compiled modules. Both together are printed as a table and written as pages into .build/coverage/html. The client for browsers
is not measured.

    python tools/measure_coverage.py                     # both runs
    python tools/measure_coverage.py --only uncompiled   # one of them
    python tools/measure_coverage.py -- tests/lab -n 4   # other tests, or options of pytest, for the first run
"""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".build" / "coverage"
UNCOMPILED = FOLDER / "uncompiled"
COMPILED_RUN, UNCOMPILED_RUN = "compiled", "uncompiled"

LEFT_OUT = [
    "--ignore=tests/browser",
    "--ignore=tests/env/test_benchmark.py",  # would measure the tracer
    "--ignore=tests/env/test_train.py",  # mostly waits for PyTorch
    "--ignore=tests/tables/test_pure.py",  # looks for modules that the tracer has loaded
]
# They run every compiled module; with all the others the second run would take hours.
TESTS_OF_COMPILED_MODULES = [
    "tests/rules",
    "tests/cards",
    "tests/test_table_state.py",
    "tests/bots/test_sensible_moves.py",
    "tests/env/test_environment_version.py",
    "tests/env/test_vector.py",
    "-k=not boss or painkillers",  # uncompiled, boss thinks for a minute about a decision: one test with it must do
]


def coverage(*arguments: str, path: Path | None = None) -> int:
    """Run a command of coverage.py, with another copy of the package if a path is given, and return its exit code."""
    environment = dict(os.environ)
    if path is not None:
        environment["PYTHONPATH"] = os.pathsep.join([str(path), str(ROOT)])
    return subprocess.run([sys.executable, "-m", "coverage", *arguments], cwd=ROOT, env=environment, check=False).returncode


def copy_without_compiled_modules() -> None:
    """Copy the package to where the second run imports it from."""
    compiled = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(ROOT / "src" / "blackgate", UNCOMPILED / "blackgate", ignore=compiled)


def main() -> int:
    """Run the tests, and report even if some of them fail: the exit code tells."""
    parser = argparse.ArgumentParser(description="Measure how much of the package the tests run.")
    parser.add_argument("--only", choices=[COMPILED_RUN, UNCOMPILED_RUN], help="do one of the two runs")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 2, help="processes that run tests")
    parser.add_argument("pytest", nargs="*", metavar="-- TESTS", help="tests and options for the first run")
    chosen = parser.parse_args()

    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    workers = ["-n", str(chosen.jobs), "--dist", "worksteal", "-p", "no:cacheprovider"]
    failures = 0
    if chosen.only != UNCOMPILED_RUN:
        print("Tests with the compiled engine", flush=True)
        failures += coverage("run", "-m", "pytest", *workers, *(chosen.pytest or ["tests"]), *LEFT_OUT)
    if chosen.only != COMPILED_RUN:
        print("Tests of the compiled modules, without compiling them", flush=True)
        copy_without_compiled_modules()
        failures += coverage("run", "-m", "pytest", *workers, *TESTS_OF_COMPILED_MODULES, path=UNCOMPILED)
    coverage("combine", "--quiet")
    coverage("html", "--quiet")
    coverage("report")
    print(f"Pages: {(FOLDER / 'html' / 'index.html').relative_to(ROOT)}")
    return min(failures, 1)


if __name__ == "__main__":
    sys.exit(main())
