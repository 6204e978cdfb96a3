"""The memory of Python that the static edition keeps beside its files."""

import time

from playwright.sync_api import Page

from testkit.browser.browser_session import TIMEOUT_MS

POLL_MS = 300
# The snapshot in the caches of the browser, and what is done with it.
WITH_SNAPSHOT = """async (use) => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (new URL(request.url).pathname.endsWith("/python/snapshot")) return use(cache, request, await cache.match(request));
    }
  }
  return null;
}"""
SNAPSHOT_SIZE = f"() => ({WITH_SNAPSHOT})(async (cache, request, found) => (await found.blob()).size)"


def wait_for_snapshot(page: Page) -> None:
    """Wait until the memory of Python is kept, too."""
    end = time.monotonic() + TIMEOUT_MS / 1000
    while not page.evaluate(SNAPSHOT_SIZE):
        assert time.monotonic() < end, "no snapshot was made"
        page.wait_for_timeout(POLL_MS)
