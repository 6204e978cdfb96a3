"""The test clock of a page, which Playwright installs and stops."""

from playwright.sync_api import Error, Page

from testkit.waiting import attempts

AHEAD_S = 5  # the clock runs on until the page hears that it is to stop


def stop_clock(page: Page) -> None:
    """Stop the test clock of a page some seconds later. If a slow page is past that time already, try again."""
    for _ in attempts("stopping the clock"):
        now_s = page.evaluate("() => Date.now()") / 1000
        try:
            page.clock.pause_at(now_s + AHEAD_S)
        except Error as error:
            if "to the past" not in error.message:
                raise
        else:
            return
