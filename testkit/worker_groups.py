"""Groups of tests that run one after the other in one worker of pytest-xdist.

The tests of a file share servers. All tests with a browser are in two groups: more browsers would slow each other down.
"""

from pathlib import PurePosixPath
from typing import Any

import pytest

BROWSERS = ("browser 1", "browser 2")  # their tests take about equally long
IN_FIRST_BROWSER = {"test_every_page", "test_every_dialog", "test_layout", "test_player_help", "test_reconnect", "test_replay"}
LONGEST = {"test_crash", "test_fuzz", "test_schemathesis", "test_train", "test_conformance", "test_no_leak_on_the_wire"}


def group(nodeid: str) -> str:
    """Return the group of a test."""
    path = file_of(nodeid)
    if "browser" not in path.parts:
        return str(path)
    return BROWSERS[path.stem not in IN_FIRST_BROWSER]


def rank(nodeid: str) -> int:
    """Return when to run a test: the longest groups come first."""
    return [*(group(nodeid) == one for one in BROWSERS), file_of(nodeid).stem in LONGEST, True].index(True)


def file_of(nodeid: str) -> PurePosixPath:
    return PurePosixPath(nodeid.split("::", 1)[0])


def scheduler(config: pytest.Config, log: Any) -> Any:
    """Return a scheduler of pytest-xdist that keeps groups together."""
    from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

    class GroupScheduling(LoadScopeScheduling):  # type: ignore[misc]
        def _split_scope(self, nodeid: str) -> str:
            return group(nodeid)

    return GroupScheduling(config, log)
