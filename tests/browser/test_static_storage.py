"""The static edition stores games in the browser, moves them as a file, and starts without a network in the version it holds."""

import json
import re
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Locator, Page, expect

from blackgate.catalogue import edition
from blackgate.texts import say
from testkit.browser.browser_session import PHONE
from testkit.browser.kept_edition import (
    UPDATE,
    keep_on_device,
    new_edition,
    offered_pack,
    start_game,
    versions_held,
    wait_for_takeover,
)
from testkit.browser.static_host import STATIC, StaticHost
from testkit.browser.static_session import FillableStorage, OpenStatic
from tools import offline_files

# The sizes of the drawings in the files of icons.
SIZES_OF_ICONS = """icons => Promise.all(icons.map(async ({ src }) => {
  const drawing = await createImageBitmap(await (await fetch(src)).blob());
  return `${drawing.width}x${drawing.height}`;
}))"""
# Before the script of a worker: it says whenever it waits before it tries again.
SAY_WAITING = """{
  const wait = self.setTimeout;
  const channel = new BroadcastChannel("test takeover");
  self.setTimeout = (...values) => {
    channel.postMessage("waiting");
    return wait(...values);
  };
}
"""
# Before the page's scripts: the browser says what is held only after the home page was drawn, as on a busy machine.
SAY_LATER_WHAT_IS_HELD = """(() => {
  const workers = navigator.serviceWorker; // an empty page has none
  if (!workers) return;
  const find = workers.getRegistration.bind(workers);
  const frame = () => new Promise(requestAnimationFrame);
  workers.getRegistration = async (...values) => {
    while (!document.querySelector("section.hot")) await frame();
    await frame();
    return find(...values);
  };
})()"""
LEAVE_WHEN_WAITED_FOR = """() => {
  window.takeover = new BroadcastChannel("test takeover");
  takeover.onmessage = () => location.replace("about:blank");
}"""


def wait_without_end(worker: Path) -> None:
    """Let a worker wait for the old page for as long as that takes on a busy machine, and say so."""
    script, changed = re.subn(r"const TRIES = \d+;", "const TRIES = Infinity;", worker.read_text())
    assert changed == 1
    worker.write_text(SAY_WAITING + script)


def button_of(page: Page, action: str) -> Locator:
    """Return the button of an action. In Solitary, where a bot may have sent the player, it is End turn instead of Search."""
    button = page.locator(f"[data-action={action}]")
    expect(button).to_be_visible()
    in_solitary = action == "search" and button.get_attribute("aria-disabled") == "true"
    return page.locator("[data-action=end]") if in_solitary else button


def act(page: Page, action: str = "search") -> int:
    """Do something in the own turn, and return the number of the last entry. A turn has one Search."""
    before = page.evaluate("() => socketLog.received")
    button_of(page, action).click()
    page.wait_for_function("before => socketLog.received > before && socketLog.settled()", arg=before)
    entry: int = page.evaluate("() => socketLog.received")
    return entry


def open_settings(page: Page) -> None:
    page.get_by_role("button", name=say("en", "app-settings")).click()
    expect(page.get_by_role("button", name=say("en", "backup-export"))).to_be_enabled()


@pytest.fixture
def new_version(tmp_path: Path) -> Path:
    """The files of a newer version, with other cards."""
    return new_edition(tmp_path / "new version", offline_files.complete)


def test_it_can_be_installed_on_a_phone(open_static: OpenStatic, host: StaticHost) -> None:
    session = open_static(size=PHONE, touch=True)
    page = session.go()
    page.locator("section.hot").wait_for()
    browser = session.context.new_cdp_session(page)
    # The headless shell cannot install anything and reports nothing. The whole browser reports that this window is private.
    errors = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {one["errorId"] for one in errors} <= {"in-incognito"}
    found = browser.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert (manifest["name"], manifest["short_name"], manifest["display"]) == ("Blackgate", "Blackgate", "standalone")
    assert {urljoin(found["url"], manifest[one]) for one in ("start_url", "scope")} == {host.url}
    drawings = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} == {
        (one["sizes"], one["purpose"]) for one in drawings
    }
    assert page.evaluate(SIZES_OF_ICONS, drawings) == [one["sizes"] for one in drawings]


def test_a_game_starts_and_goes_on_without_a_network(open_static: OpenStatic) -> None:
    session = open_static()
    keep_on_device(session)
    session.context.set_offline(True)
    session.close_tab()
    session.go()
    address = start_game(session)
    entry = act(session.page)
    session.close_tab()
    session.page.goto(address)
    session.board.wait_for()
    assert session.page.evaluate("() => socketLog.received") >= entry


def test_an_edition_that_is_kept_is_not_offered_again(open_static: OpenStatic) -> None:
    """Nothing is asked for over the network to find out how large the download would be."""
    session = open_static()
    keep_on_device(session)
    session.context.add_init_script(SAY_LATER_WHAT_IS_HELD)
    session.close_tab()
    session.requests.clear()
    page = session.go()
    expect(page.get_by_text(say("en", "offline-ready"))).to_be_visible()
    assert [url for url in session.requests if url.endswith("offline.json")] == []


def test_a_game_goes_on_with_its_cards_after_an_update_that_changes_them(
    open_static: OpenStatic, host: StaticHost, new_version: Path
) -> None:
    session = open_static()
    keep_on_device(session)
    address = start_game(session)
    host.edition = new_version
    assert session.page.evaluate(UPDATE) == "installed"
    assert versions_held(session.page) == 2, "the new version lies beside the old one"
    entry = act(session.page)  # the page goes on with the old version
    session.close_tab()
    wait_for_takeover(session)
    session.page.goto(address)
    session.page.locator("meta[name=test-version]").wait_for(state="attached")
    session.board.wait_for()
    assert act(session.page, "end") > entry
    assert offered_pack(session.page) != edition().pack.digest, "the new version has other cards"
    assert versions_held(session.page) == 1


def test_an_update_is_used_though_the_old_page_is_still_closing(
    open_static: OpenStatic, host: StaticHost, new_version: Path
) -> None:
    wait_without_end(new_version / "sw.js")
    session = open_static()
    keep_on_device(session)
    host.edition = new_version
    assert session.page.evaluate(UPDATE) == "installed"
    session.page.evaluate(LEAVE_WHEN_WAITED_FOR)
    next_page = session.context.new_page()
    next_page.goto(host.url)
    next_page.locator("meta[name=test-version]").wait_for(state="attached")
    next_page.locator("section.hot").wait_for()


def test_what_is_compressed_on_the_host_is_held_decompressed(open_static: OpenStatic) -> None:
    session = open_static()
    keep_on_device(session)
    types, magic = session.page.evaluate(
        """async () => {
          const cache = await caches.open((await caches.keys())[0]);
          const files = (await cache.keys()).filter(({ url }) => url.endsWith(".gzip"));
          const held = await Promise.all(files.map((file) => cache.match(file)));
          const code = held.find((file) => file.headers.get("content-type") === "application/wasm");
          const start = new Uint8Array(await code.arrayBuffer()).slice(0, 4);
          return [held.map((file) => file.headers.get("content-type")), [...start]];
        }"""
    )
    others = 4 if list((STATIC / "python").glob("engine-*")) else 3
    assert sorted(types) == ["application/octet-stream"] * others + ["application/wasm"]
    assert bytes(magic) == b"\0asm"


def test_a_new_version_with_a_wrong_file_is_never_used(open_static: OpenStatic, host: StaticHost, new_version: Path) -> None:
    session = open_static()
    keep_on_device(session)
    with (new_version / "index.html").open("a") as page:
        page.write("<!-- not what the list says -->")
    host.edition = new_version
    assert session.page.evaluate(UPDATE) == "redundant"
    session.page.reload()
    session.page.locator("section.hot").wait_for()
    expect(session.page.locator("meta[name=test-version]")).to_have_count(0)


def test_games_move_to_another_browser_as_a_file(open_static: OpenStatic, tmp_path: Path) -> None:
    first, second = open_static(), open_static()
    first.go()
    address = start_game(first)
    entry = act(first.page)
    open_settings(first.go())
    with first.page.expect_download() as download:
        first.page.get_by_role("button", name=say("en", "backup-export")).click()
    file, damaged = tmp_path / "games.jsonl.gz", tmp_path / "damaged.jsonl.gz"
    download.value.save_as(file)
    damaged.write_bytes(file.read_bytes()[:-20])
    open_settings(second.go())
    for given, text in ((damaged, "backup-damaged"), (file, "backup-added"), (file, "backup-kept")):
        second.dialog.locator("input[type=file]").set_input_files(given)
        expect(second.dialog.locator(".note")).to_have_text(say("en", text, games=1))
    second.page.goto(address)
    second.board.wait_for()
    assert second.page.evaluate("() => socketLog.received") >= entry
    act(second.page, "end")


def test_a_move_that_cannot_be_stored_is_refused_in_words(open_static: OpenStatic) -> None:
    session = open_static()
    storage = FillableStorage(session)
    session.go()
    start_game(session)
    entry = session.page.evaluate("() => socketLog.received")
    storage.set_full(True)
    button_of(session.page, "search").click()
    expect(session.page.get_by_text(say("en", "store-quota"))).to_be_visible()
    assert session.page.evaluate("() => socketLog.received") == entry
    session.page.get_by_role("button", name=say("en", "app-close")).first.click()
    storage.set_full(False)
    assert act(session.page) > entry


def test_two_tabs_at_one_table_show_the_same_game(open_static: OpenStatic) -> None:
    session = open_static()
    session.go()
    address = start_game(session)
    tabs = [session.page, session.context.new_page()]
    tabs[1].goto(address)
    expect(tabs[1].locator("[data-action]").first).to_be_visible()
    for (here, there), action in ((tabs, "search"), (tabs[::-1], "end")):
        entry = act(here, action)
        there.wait_for_function("entry => socketLog.received >= entry", arg=entry)
