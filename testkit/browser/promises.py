"""Waiting in a page for a condition that is a promise. Playwright's `wait_for_function` takes the promise itself for true."""

from typing import Any

from playwright.sync_api import Page

from testkit.waiting import wait_until


def wait_for_promise(page: Page, condition: str, argument: Any = None) -> None:
    """Return as soon as an asynchronous JavaScript function returns a true value."""
    wait_until(lambda: bool(page.evaluate(condition, argument)), condition)
