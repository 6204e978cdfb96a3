"""A real browser and a real service for every test: one of each per worker, thrown away when the last browser test is done."""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from blackgate.server import pages
from testkit.browser.browser_session import DESKTOP, PATIENCE_MS, PHONE, Enter, Guest
from testkit.browser.chromium import CHROMIUM, FLAGS
from testkit.browser.staged_tables import Stage
from testkit.service.play_server import Server

SWEPT = re.compile("resource_tracker")
WEB = Path(pages.__file__).with_name("web")

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
def house() -> Iterator[Server]:
    """The play service on an empty database."""
    with Server() as server:
        yield server
        # One test kills the service; its semaphores are then cleaned up by a process that says so.
        assert [line for line in server.complaints() if not SWEPT.search(line["what"])] == []


@pytest.fixture(scope="package")
def stage(house: Server) -> Iterator[Stage]:
    """Where tables are laid out in the middle of a game."""
    stage = Stage(house.database)
    yield stage
    stage.close()


@pytest.fixture(scope="package")
def free(browser: Browser) -> list[Guest]:
    """Screens at which nobody sits any more: a window opened anew takes a second longer to show a page."""
    return []


@pytest.fixture
def enter(browser: Browser, house: Server, free: list[Guest]) -> Iterator[Enter]:
    """Somebody comes with a browser of their own; nothing on their pages may ever go wrong."""
    guests: list[Guest] = []

    def come(*, size: tuple[int, int] = DESKTOP, touch: bool = False, worker: bool = False, **likes: Any) -> Guest:
        fit = next((one for one in free if (one.size, one.touch) == (size, touch)), None)
        if fit is None or worker:
            fit = Guest(browser, house.url, size=size, touch=touch, worker=worker, **likes)
        else:
            free.remove(fit)
            fit.start_over(**likes)
        guests.append(fit)
        return fit

    yield come
    troubles = [trouble for guest in guests for trouble in guest.troubles]
    for guest in guests:
        if guest.worker:
            guest.leave()
        else:
            guest.rise()
            free.append(guest)
    assert troubles == []


@pytest.fixture
def guest(enter: Enter) -> Guest:
    """Somebody at a desk."""
    return enter()


@pytest.fixture
def phone(enter: Enter) -> Guest:
    """Somebody with a telephone."""
    return enter(size=PHONE, touch=True)
