"""The static edition whose files a browser keeps: downloading it, bringing out a new version, starting games in it."""

import gzip
import io
import shutil
import zipfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from blackgate.texts import say
from testkit.browser.promises import wait_for_promise
from testkit.browser.static_host import STATIC
from testkit.browser.static_session import StaticSession
from testkit.browser.worker_games import WorkerGames

CARDS = "blackgate/pack/classic/cards.toml"
NEW_VERSION = '<meta name="test-version" content="new">'
# Resolves with the state of the worker that an update brings: `installed` if it waits, `redundant` if it was refused.
UPDATE = """async () => {
  const registration = await navigator.serviceWorker.ready;
  return new Promise((resolve) => {
    const follow = (worker) => {
      const look = () => ["installed", "activated", "redundant"].includes(worker.state) && resolve(worker.state);
      worker.addEventListener("statechange", look);
      look();
    };
    registration.addEventListener("updatefound", () => follow(registration.installing));
    const known = registration.installing ?? registration.waiting;
    if (known) follow(known);
    else void registration.update();
  });
}"""


def change_cards(folder: Path) -> None:
    """Change a card in the files of an edition: a Shovel is worth 4 points."""
    (path,) = (folder / "python").glob("blackgate-*.zip.gzip")
    buffer = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(gzip.decompress(path.read_bytes()))) as old, zipfile.ZipFile(buffer, "w") as new:
        for name in old.namelist():
            content = old.read(name)
            new.writestr(name, content.replace(b"points = 3", b"points = 4") if name == CARDS else content)
    path.write_bytes(gzip.compress(buffer.getvalue()))


def new_edition(folder: Path, complete: Callable[[Path], object]) -> Path:
    """Write the files of a newer version, with other cards and a mark in its page, into a new folder. `complete` lists them for
    the service worker."""
    shutil.copytree(STATIC, folder)
    page = folder / "index.html"
    page.write_text(page.read_text().replace("<title>", f"{NEW_VERSION}<title>"))
    change_cards(folder)
    complete(folder)
    return folder


def keep_on_device(session: StaticSession) -> None:
    """Agree to the download on the home page, and wait until everything is held."""
    page = session.go()
    page.get_by_role("button", name=say("en", "offline-yes")).click()
    expect(page.get_by_text(say("en", "offline-ready"))).to_be_visible()


def start_game(session: StaticSession) -> str:
    """Start a game against bots on the home page, and return its address."""
    session.page.locator("section.hot .btn.go").click()
    expect(session.page.locator("[data-action]").first).to_be_visible()
    return session.page.url


def versions_held(page: Page) -> int:
    """Return how many versions the browser holds."""
    return len(page.evaluate("() => caches.keys()"))


def offered_pack(page: Page) -> str:
    """Return the digest of the pack for new tables."""
    WorkerGames(page, 1)
    packs = page.evaluate("() => games.request('/api/packs')")
    return str(packs["packs"][0]["digest"])


def wait_for_takeover(session: StaticSession) -> None:
    """Wait until the new version has replaced the old one: when the browser has noticed that no page of it is open."""
    outside = f"{session.host.origin}/outside"  # on the same host, but not a page of the edition
    session.context.route(outside, lambda route: route.fulfill(body="<title>Outside</title>", content_type="text/html"))
    session.page.goto(outside)
    session.requests.remove(outside)
    wait_for_promise(
        session.page,
        """async (scope) => {
          const { waiting, active } = await navigator.serviceWorker.getRegistration(scope);
          return waiting === null && active?.state === "activated";
        }""",
        session.host.url,
    )
