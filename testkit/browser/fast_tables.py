"""Tables without the pauses of bots."""

import json
from typing import Any

from playwright.sync_api import Page, Route


def skip_bot_pauses(page: Page, **options: Any) -> None:
    """Let bots move without a pause at tables that this page opens from now on."""

    def continue_without_pause(route: Route) -> None:
        body = json.loads(route.request.post_data or "{}")
        body["options"] = {**body["options"], "pace_ms": 0, **options}
        route.continue_(post_data=json.dumps(body))

    page.route(
        lambda url: url.endswith("/api/tables"),
        lambda route: continue_without_pause(route) if route.request.method == "POST" else route.continue_(),
    )
