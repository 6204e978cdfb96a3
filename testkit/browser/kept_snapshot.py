"""The memory of Python that the static edition keeps beside its files."""

from playwright.sync_api import Page

from testkit.browser.promises import wait_for_promise

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
    wait_for_promise(page, SNAPSHOT_SIZE)
