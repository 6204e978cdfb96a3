"""A real browser and a real service for every test: one of each per worker, closed after the last browser test."""

import os
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from blackgate.service.http import client_files
from testkit.browser.browser_session import DESKTOP, PHONE, TIMEOUT_MS, BrowserSession, OpenSession
from testkit.browser.chromium import CHROMIUM, FLAGS
from testkit.browser.staged_tables import TableFactory
from testkit.browser.static_host import STATIC, StaticHost
from testkit.browser.static_session import OpenStatic, StaticSession
from testkit.service.play_server import PlayServer

CLEANUP = re.compile("resource_tracker")
CLIENT = client_files.CLIENT

expect.set_options(timeout=TIMEOUT_MS)


def skip_or_fail(what: str) -> None:
    """Fail in CI, where everything is installed; skip the test elsewhere."""
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="package")
def built_client() -> None:
    if not (CLIENT / "index.html").exists():
        skip_or_fail("the client is not built: make client")


# For the package, not for the session: Playwright keeps an event loop running, so other tests could not run theirs.
@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def browser(playwright: Playwright, built_client: None) -> Iterator[Browser]:
    if CHROMIUM is None:
        skip_or_fail("Chromium is not installed: make services")
    chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    yield chromium
    chromium.close()


@pytest.fixture(scope="package")
def server() -> Iterator[PlayServer]:
    """The play service on an empty database."""
    with PlayServer() as server:
        yield server
        # One test kills the service. The process that then cleans up its semaphores logs a warning.
        server.check_log(allowed=CLEANUP)


@pytest.fixture(scope="package")
def table_factory(server: PlayServer) -> Iterator[TableFactory]:
    """Creates tables in the middle of a game."""
    table_factory = TableFactory(server.database)
    yield table_factory
    table_factory.close()


@pytest.fixture(scope="package")
def free_sessions(browser: Browser) -> list[BrowserSession]:
    """Sessions that can be used again, because a new window takes a second longer."""
    return []


@pytest.fixture
def open_session(browser: Browser, server: PlayServer, free_sessions: list[BrowserSession]) -> Iterator[OpenSession]:
    """Open browser sessions. The test fails if one of their pages reports an error."""
    sessions: list[BrowserSession] = []

    def open_one(*, size: tuple[int, int] = DESKTOP, touch: bool = False, worker: bool = False, **prefs: Any) -> BrowserSession:
        session = next((one for one in free_sessions if one.touch == touch), None)
        if session is None or worker:
            session = BrowserSession(browser, server.url, size=size, touch=touch, worker=worker, **prefs)
        else:
            free_sessions.remove(session)
            session.start_over(size=size, **prefs)
        sessions.append(session)
        return session

    yield open_one
    errors = [error for session in sessions for error in session.errors]
    for session in sessions:
        if session.reusable:
            session.leave()
            free_sessions.append(session)
        else:
            session.close()
    assert errors == []


@pytest.fixture
def session(open_session: OpenSession) -> BrowserSession:
    """A session on a desktop."""
    return open_session()


@pytest.fixture
def phone(open_session: OpenSession) -> BrowserSession:
    """A session on a phone."""
    return open_session(size=PHONE, touch=True)


@pytest.fixture
def host() -> Iterator[StaticHost]:
    """A host of its own for each test, which can bring out a new version."""
    if not (STATIC / "index.html").exists():
        skip_or_fail("the static edition is not built: make static")
    host = StaticHost()
    yield host
    host.close()


@pytest.fixture
def open_static(browser: Browser, host: StaticHost) -> Iterator[OpenStatic]:
    """Open profiles. The test fails if a page of one reports an error, or if a request leaves the folder."""
    sessions: list[StaticSession] = []

    def open_one(**options: object) -> StaticSession:
        sessions.append(StaticSession(browser, host, **options))  # type: ignore[arg-type]
        return sessions[-1]

    yield open_one
    errors = [error for session in sessions for error in session.errors]
    elsewhere = [url for session in sessions for url in session.requests if not url.startswith((host.url, "blob:", "data:"))]
    for session in sessions:
        session.close()
    assert (errors, elsewhere) == ([], [])
