"""Before any test: no engine that was compiled from older sources is tested, and what takes longest begins first."""

import signal
from pathlib import Path

import pytest

import blackgate.engine

pytest.register_assert_rewrite("testkit")  # its asserts show values, as those of the tests do


def pytest_sessionstart(session: pytest.Session) -> None:
    """Tests begin as they would at somebody's desk."""
    signal.signal(signal.SIGINT, signal.default_int_handler)  # in a shell's background it is ignored, and so by every child
    refuse_what_is_stale()


def refuse_what_is_stale() -> None:
    """A stale compiled module would test what the code once was."""
    compiled = Path(str(blackgate.engine.__file__))
    if compiled.suffix == ".py":
        return
    source = compiled.parent
    patterns = ("engine/*.py", "base_game.py", "game.py", "view.py", "bots/evaluation/*.py", "env/core/*.py")
    sources = [path for pattern in patterns for path in source.parent.glob(pattern)]
    newest = max(sources, key=lambda path: path.stat().st_mtime)
    if newest.stat().st_mtime > compiled.stat().st_mtime:
        pytest.exit(f"{newest.name} was changed after the engine was compiled: run make compile", returncode=3)


# What takes half a minute and more. Begun last, it would leave the other workers idle at the end.
LONGEST = {"test_crash", "test_schemathesis", "test_train"}
LONGEST_IN_A_BROWSER = {"test_every_dialog", "test_team_game", "test_michel", "test_every_page"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first, then all that want a browser, which is then started once; otherwise in the usual order."""

    def rank(item: pytest.Item) -> int:
        stem = item.path.stem
        browser = item.path.parent.name == "browser"
        return [stem in LONGEST, browser and stem in LONGEST_IN_A_BROWSER, browser, True].index(True)

    items.sort(key=rank)
