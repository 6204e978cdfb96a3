"""Before any test: refuse to test a stale compiled engine, and start the longest tests first."""

import signal
from pathlib import Path

import pytest

import blackgate.engine
from tools.compile_hook import COMPILED

pytest.register_assert_rewrite("testkit")  # so that its asserts show values, like those of tests


def pytest_sessionstart(session: pytest.Session) -> None:
    """Prepare the process for tests."""
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a background shell ignores it, and so do its children
    refuse_stale_modules()


def refuse_stale_modules() -> None:
    """Exit if the compiled engine is older than its sources."""
    compiled = Path(str(blackgate.engine.__file__))
    if compiled.suffix == ".py":
        return
    sources = [path for pattern in COMPILED for path in compiled.parents[2].glob(pattern)]
    newest = max(sources, key=lambda path: path.stat().st_mtime)
    if newest.stat().st_mtime > compiled.stat().st_mtime:
        pytest.exit(f"{newest.name} was changed after the engine was compiled: run make compile", returncode=3)


# Test files of half a minute or more. If they ran last, the other workers would be idle at the end.
LONGEST = {"test_crash", "test_schemathesis", "test_train"}
LONGEST_IN_A_BROWSER = {"test_every_dialog", "test_team_game", "test_michel", "test_every_page"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the longest tests first, then those with a browser, so that it is started once; then the others in order."""

    def rank(item: pytest.Item) -> int:
        stem = item.path.stem
        browser = item.path.parent.name == "browser"
        return [stem in LONGEST, browser and stem in LONGEST_IN_A_BROWSER, browser, True].index(True)

    items.sort(key=rank)
