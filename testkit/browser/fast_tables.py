"""Tables without the pauses of bots."""

from typing import Any

from playwright.sync_api import Page

# In the page and not with a route of Playwright, which does not see what Firefox sends.
CHANGE_OPTIONS = """options => {
  const { fetch } = window;
  window.fetch = (path, request) => {
    if (path !== "/api/tables" || request?.method !== "POST") return fetch(path, request);
    const body = JSON.parse(request.body);
    return fetch(path, { ...request, body: JSON.stringify({ ...body, options: { ...body.options, ...options } }) });
  };
}"""


def skip_bot_pauses(page: Page, **options: Any) -> None:
    """Let bots move without a pause at tables that this page opens until it is loaded again."""
    page.evaluate(CHANGE_OPTIONS, {"pace_ms": 0, **options})
