"""Firefox instead of Chromium, for the tests of this folder."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright

from testkit.browser import firefox
from testkit.browser.browser_session import BrowserSession


@pytest.fixture(scope="package")
def browser(playwright: Playwright, built_client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    if firefox.FIREFOX is None:
        pytest.skip(firefox.MISSING)
    started = firefox.launch(playwright, tmp_path_factory.mktemp("firefox"))
    yield started
    started.close()


@pytest.fixture(scope="package")
def free_sessions(browser: Browser) -> list[BrowserSession]:
    return []
