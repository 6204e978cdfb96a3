"""Before any test: refuse to test a stale compiled engine, fix random numbers, and start the longest tests first."""

import signal
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

import blackgate.engine
from tools.compile_hook import COMPILED, KERNEL_SOURCES

pytest.register_assert_rewrite("testkit")  # so that its asserts show values, like those of tests

from testkit import worker_groups  # noqa: E402  after the line above
from testkit.seeds import ROUND  # noqa: E402

settings.register_profile("fixed", derandomize=True, database=None)  # the same examples in every run
settings.register_profile("soak", database=None)
settings.load_profile("soak" if ROUND else "fixed")

TESTS = Path(__file__).parent
MARKS = {
    "browser": "needs a browser and the built client",
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
    sources = [path for pattern in (*COMPILED, KERNEL_SOURCES) for path in compiled.parents[2].glob(pattern)]
    newest = max(sources, key=lambda path: path.stat().st_mtime)
    if newest.stat().st_mtime > compiled.stat().st_mtime:
        pytest.exit(f"{newest.name} was changed after the engine was compiled: run make compile", returncode=3)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests by what they need. Run the longest groups first, because the others fill the gaps at the end."""
    for item in items:
        for folder in {"browser", "service"} & set(item.path.relative_to(TESTS).parts):
            item.add_marker(folder)
        assert isinstance(item, pytest.Function)
        if getattr(item.obj, "is_hypothesis_test", False) or hasattr(item.module, "seeded_random"):
            item.add_marker("random_deals")
    items.sort(key=lambda item: worker_groups.rank(item.nodeid))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Send groups of tests to workers, if `--dist loadscope` asks for groups."""
    return worker_groups.scheduler(config, log) if config.getvalue("dist") == "loadscope" else None
