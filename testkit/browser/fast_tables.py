"""Tables that a page opens, without the pauses of bots."""

import json
from typing import Any

from playwright.sync_api import Page, Route


def hasten(page: Page, **options: Any) -> None:
    """The table that is opened from here on is the one asked for, except that its bots do not pause to be looked at."""

    def opening(route: Route) -> None:
        body = json.loads(route.request.post_data or "{}")
        body["options"] = {**body["options"], "pace_ms": 0, **options}
        route.continue_(post_data=json.dumps(body))

    page.route(
        lambda url: url.endswith("/api/tables"),
        lambda route: opening(route) if route.request.method == "POST" else route.continue_(),
    )
