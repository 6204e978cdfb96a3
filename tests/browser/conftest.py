"""A real browser and a real service for every test: one of each per worker, thrown away when the last browser test is done."""

import os
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from blackgate.service.http import client_files
from testkit.browser.browser_session import DESKTOP, PATIENCE_MS, PHONE, BrowserSession, OpenSession
from testkit.browser.chromium import CHROMIUM, FLAGS
from testkit.browser.staged_tables import Stage
from testkit.service.play_server import PlayServer

SWEPT = re.compile("resource_tracker")
WEB = client_files.CLIENT

expect.set_options(timeout=PATIENCE_MS)


def missing(what: str) -> None:
    """Where everything is built for us, nothing may be missing; on somebody's machine it may."""
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)


# For the package, not for the session: a browser keeps a loop of its own running, in which other tests could not run theirs.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        missing("Chromium is not installed: make services")
    if not (WEB / "index.html").exists():
        missing("the client is not built: make client")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="package")
def server() -> Iterator[PlayServer]:
    """The play service on an empty database."""
    with PlayServer() as server:
        yield server
        # One test kills the service; its semaphores are then cleaned up by a process that says so.
        assert [line for line in server.complaints() if not SWEPT.search(line["what"])] == []


@pytest.fixture(scope="package")
def stage(server: PlayServer) -> Iterator[Stage]:
    """Where tables are laid out in the middle of a game."""
    stage = Stage(server.database)
    yield stage
    stage.close()


@pytest.fixture(scope="package")
def free_sessions(browser: Browser) -> list[BrowserSession]:
    """Sessions that a test has finished with: a new window takes a second longer to show a page."""
    return []


@pytest.fixture
def open_session(browser: Browser, server: PlayServer, free_sessions: list[BrowserSession]) -> Iterator[OpenSession]:
    """Opens browser sessions; the test fails if a page of one of them reports an error."""
    sessions: list[BrowserSession] = []

    def opened(*, size: tuple[int, int] = DESKTOP, touch: bool = False, worker: bool = False, **likes: Any) -> BrowserSession:
        fit = next((one for one in free_sessions if (one.size, one.touch) == (size, touch)), None)
        if fit is None or worker:
            fit = BrowserSession(browser, server.url, size=size, touch=touch, worker=worker, **likes)
        else:
            free_sessions.remove(fit)
            fit.start_over(**likes)
        sessions.append(fit)
        return fit

    yield opened
    troubles = [trouble for session in sessions for trouble in session.troubles]
    for session in sessions:
        if session.worker:
            session.leave()
        else:
            session.rise()
            free_sessions.append(session)
    assert troubles == []


@pytest.fixture
def session(open_session: OpenSession) -> BrowserSession:
    """A session on a desktop."""
    return open_session()


@pytest.fixture
def phone(open_session: OpenSession) -> BrowserSession:
    """A session on a telephone."""
    return open_session(size=PHONE, touch=True)
