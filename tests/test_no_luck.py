"""No test depends on luck or on the speed of the machine: waiting ends when a condition holds, and random numbers have a seed."""

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
WAITS = {"Timer", "communicate", "join", "result", "settimeout", "timeout", "wait", "wait_for"}
CLOCKS = {"monotonic", "perf_counter", "process_time"}
MAY_READ_CLOCKS = {"testkit/waiting.py": "to give up at last"}
WITH_TIMEOUT = {"AsyncClient", "Client", "delete", "get", "head", "options", "patch", "post", "put", "request", "stream"}
MAY_OMIT_TIMEOUT = {
    "testkit/tab/two_editions.py": "the service runs in this process: requests have no timeout",
    "tests/service/test_client_files.py": "the service runs in this process: requests have no timeout",
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


def is_time(value: ast.expr) -> bool:
    """Return whether a value is a number, and not 0: `wait(0)` does not wait."""
    return isinstance(value, ast.Constant) and isinstance(value.value, int | float) and value.value != 0


def has_fixed_time(call: ast.Call, name: str) -> bool:
    """Return whether a call waits for a number of seconds that stands there, such as `wait(5)` or `run(program, timeout=60)`."""
    timeouts = [one.value for one in call.keywords if one.arg is not None and "timeout" in one.arg]
    return any(map(is_time, [*timeouts, *(call.args if name in WAITS else [])]))


def test_all_waiting_is_given_up_after_the_same_time() -> None:
    fixed = [f"{file}:{call.lineno}: {ast.unparse(call)}" for file, call, _, name in all_calls() if has_fixed_time(call, name)]
    assert fixed == [], "use TIMEOUT_S of testkit/waiting.py"


def test_conditions_that_are_promises_are_awaited() -> None:
    unawaited = [
        f"{file}:{call.lineno}"
        for file, call, _, name in all_calls()
        if name == "wait_for_function" and "async" in ast.unparse(call.args[0])
    ]
    assert unawaited == [], "a promise counts as true: use testkit/browser/promises.py"


def test_no_file_measures_time() -> None:
    found = {file for file, _, _, name in all_calls() if name in CLOCKS}
    assert found == set(MAY_READ_CLOCKS), "how long something takes depends on the machine: count calls instead"


def test_http_requests_do_not_have_the_short_timeout_of_the_library() -> None:
    found = {
        file
        for file, call, before, name in all_calls()
        if before == "httpx" and name in WITH_TIMEOUT and "timeout" not in {one.arg for one in call.keywords}
    }
    assert found == set(MAY_OMIT_TIMEOUT), "pass timeout=TIMEOUT_S"


def test_random_numbers_have_a_seed() -> None:
    without_seed = [
        f"{file}:{call.lineno}: {ast.unparse(call)}"
        for file, call, before, name in all_calls()
        if (name in GENERATORS and not call.args and not call.keywords) or (before == "random" and name in GLOBAL_RANDOM)
    ]
    assert without_seed == []
