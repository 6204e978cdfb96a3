"""Before any test: refuse to test a stale compiled engine, fix random numbers, and start the longest tests first."""

import signal
from pathlib import Path

import pytest
from hypothesis import settings

import blackgate.engine
from tools.compile_hook import COMPILED

pytest.register_assert_rewrite("testkit")  # so that its asserts show values, like those of tests

from testkit.seeds import ROUND  # noqa: E402  after the line above

settings.register_profile("fixed", derandomize=True, database=None)  # the same examples in every run
settings.register_profile("soak", database=None)
settings.load_profile("soak" if ROUND else "fixed")

MARKS = {
    "browser": "needs Chromium and the built client",
    "service": "needs servers, most of them PostgreSQL, Redis or the play service in processes",
    "random_deals": "plays games that a seed deals: Hypothesis, or testkit/seeds.py",
}


def pytest_configure(config: pytest.Config) -> None:
    """Declare the marks that tests get below."""
    for name, meaning in MARKS.items():
        config.addinivalue_line("markers", f"{name}: {meaning}")


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
LONGEST = {"test_crash", "test_fuzz", "test_schemathesis", "test_train"}
LONGEST_IN_A_BROWSER = {"test_every_dialog", "test_team_game", "test_michel", "test_every_page"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests by what they need. Run the longest first, then those with a browser, so that it is started once."""
    for item in items:
        folder = item.path.parent.name
        if folder in ("browser", "service"):
            item.add_marker(folder)
        assert isinstance(item, pytest.Function)
        if getattr(item.obj, "is_hypothesis_test", False) or hasattr(item.module, "seeded_random"):
            item.add_marker("random_deals")

    def rank(item: pytest.Item) -> int:
        stem = item.path.stem
        browser = item.path.parent.name == "browser"
        return [stem in LONGEST, browser and stem in LONGEST_IN_A_BROWSER, browser, True].index(True)

    items.sort(key=rank)
