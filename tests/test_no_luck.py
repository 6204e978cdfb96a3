"""No test depends on time passing or on luck: none sleeps for a fixed time, and all random numbers have a seed."""

import ast
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
FILES = sorted(path for folder in ("tests", "testkit") for path in (ROOT / folder).rglob("*.py"))
SLEEPS = {"sleep", "wait_for_timeout"}
MAY_SLEEP = {
    "testkit/waiting.py": "between two checks of a condition",
    "testkit/arena/arena_bots.py": "bots that are too slow",
}
GENERATORS = {"Random", "default_rng", "RandomState"}
GLOBAL_RANDOM = {"choice", "choices", "getrandbits", "randint", "random", "randrange", "sample", "shuffle", "uniform"}


@cache
def all_calls() -> list[tuple[str, ast.Call, str, str]]:
    """Return all calls of all files: the file, the call, and what stands before the last dot of its function and after it."""
    found = []
    for path in FILES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                before, _, name = ast.unparse(node.func).rpartition(".")
                found.append((path.relative_to(ROOT).as_posix(), node, before, name))
    return found


def is_zero(call: ast.Call) -> bool:
    """Return whether a call has the only argument 0: `asyncio.sleep(0)` lets other tasks run, and takes no time."""
    return [ast.unparse(argument) for argument in call.args] == ["0"]


def test_no_file_sleeps_for_a_fixed_time() -> None:
    found = {file for file, call, _, name in all_calls() if name in SLEEPS and not is_zero(call)}
    assert found - set(MAY_SLEEP) == set(), "wait for a condition: testkit/waiting.py"
    assert set(MAY_SLEEP) - found == set(), "they do not sleep any more"


def test_random_numbers_have_a_seed() -> None:
    without_seed = [
        f"{file}:{call.lineno}: {ast.unparse(call)}"
        for file, call, before, name in all_calls()
        if (name in GENERATORS and not call.args and not call.keywords) or (before == "random" and name in GLOBAL_RANDOM)
    ]
    assert without_seed == []
