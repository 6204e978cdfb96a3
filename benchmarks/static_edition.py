"""The static edition in Chromium: what a first visit transfers, how soon it can be played, how quick moves are, and whether the
page freezes while bots play.

`make bench-static` runs it, in about five minutes on a quiet machine. The figures are for docs/benchmarks.md.
"""

import argparse
import os
import tempfile
import time
from statistics import median

from playwright.sync_api import expect, sync_playwright

from benchmarks import machine
from benchmarks.static_profile import GO, Profile
from blackgate.texts import say
from testkit.browser.browser_session import TIMEOUT_MS
from testkit.browser.chromium import CHROMIUM
from testkit.browser.kept_snapshot import wait_for_snapshot
from testkit.browser.player import MAX_ACTIONS, Mouse, Player
from testkit.browser.static_host import StaticHost
from testkit.browser.static_transfer import is_for_the_game, transferred
from testkit.browser.worker_games import PLAYERS

ACTIONS = 40
BOTS = ("inmate", "warden", "boss")
LONGEST_GAME_S = 60
LONG_MS = 50
SETTLED_MS = 1000  # after the first drawing of a table
# The files that have arrived before something can be read and clicked.
ARRIVED = """() => {
  const files = performance.getEntriesByType("resource").filter((one) => one.responseEnd <= measured.readable);
  return [location.href, ...files.map((one) => one.name)];
}"""
# A script plays for the person through a connection of its own, so that nothing but the game itself works in the page. Like a
# person, it waits until the page has shown the moves of the bots: as long as it shows them, it has a button that skips them.
PLAY_BY_ITSELF = """() => {
  measured.since = performance.now();
  const post = gameWorker.postMessage;
  const whenShown = (send) =>
    setTimeout(() => (document.querySelector("[data-skip]") ? whenShown(send) : send()), 200);
  gameWorker.postMessage = function (data) {
    const send = () => post.call(this, data);
    data.t === "receive" && JSON.parse(data.text).t === "move" ? whenShown(send) : send();
  };
  const [table, secret] = measured.seat;
  games.seats[table] = secret;
  games.play(table);
}"""
TASKS = "() => measured.tasks.filter(([start]) => start >= measured.since).map(([, duration]) => duration)"


def show(what: str, figure: str) -> None:
    """Print a line."""
    print(f"{what:52} {figure}", flush=True)


def first_visit(profile: Profile) -> None:
    """Print the figures of a first visit, and of a game of one person against three inmates."""
    page = profile.visit()
    began = time.perf_counter()
    page.goto(profile.host.url)
    page.locator(GO).wait_for()
    readable = page.evaluate("() => measured.readable") / 1000
    pages = [url for url in page.evaluate(ARRIVED) if not is_for_the_game(url)]
    page.locator(GO).click()
    profile.board.wait_for()
    Player(page, Mouse).wait_for_turn()
    started = time.perf_counter() - began
    show("before something can be read and clicked", f"{transferred(pages) / 1000:.0f} KB, {readable:.1f} s")
    show("first visit in all, to the first move", f"{transferred(profile.requests) / 1e6:.2f} MB, {started:.1f} s")
    actions = iter(range(ACTIONS))
    Player(page, Mouse).play(lambda shown: shown.over or next(actions, MAX_ACTIONS) == MAX_ACTIONS)
    measured = page.evaluate("() => measured")
    for who, name in (("own", "a person’s move to the screen"), ("bots", "an inmate’s move to the screen")):
        times = sorted(measured[who])
        show(name, f"{median(times):.0f} ms median, {times[int(0.95 * len(times))]:.0f} ms 95 %, {len(times)} moves")


def keep(profile: Profile) -> None:
    """Let the browser hold all files, and the memory of Python, which takes a few seconds more."""
    page = profile.visit()
    page.goto(profile.host.url)
    page.get_by_role("button", name=say("en", "offline-yes")).click()
    expect(page.get_by_text(say("en", "offline-ready"))).to_be_visible(timeout=TIMEOUT_MS)
    began = time.perf_counter()
    wait_for_snapshot(page)
    show("everything is held, until the memory of Python is", f"{time.perf_counter() - began:.1f} s")


def later_visit(profile: Profile, address: str, how: str, *, offline: bool = False) -> None:
    """Print how soon a game goes on in a new browser with the same profile."""
    page = profile.visit(offline=offline)
    began = time.perf_counter()
    page.goto(address)
    profile.board.wait_for()
    show(f"later visit, to the table, {how}", f"{time.perf_counter() - began:.1f} s")
    page.wait_for_timeout(3 * SETTLED_MS)  # the browser keeps the code that it has compiled


def visits(profile: Profile) -> None:
    """Print the figures of visits."""
    first_visit(profile)
    address = profile.page.url
    later_visit(profile, address, "not kept")
    keep(profile)
    for how in ("kept", "kept, again"):
        later_visit(profile, address, how)
    later_visit(profile, address, "kept, offline", offline=True)


def game_of_bots(profile: Profile, bot: str, throttle: float) -> None:
    """Print the long tasks of the page while bots play a game, or the first minute of it."""
    page = profile.visit()
    profile.start_game(say("en", f"app-bot-{bot}"))
    page.wait_for_timeout(SETTLED_MS)
    page.evaluate(PLAYERS, 1)
    if throttle > 1:
        assert profile.context is not None
        profile.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    page.evaluate(PLAY_BY_ITSELF)
    began, stolen = time.perf_counter(), machine.stolen_seconds()
    while time.perf_counter() < began + LONGEST_GAME_S and not page.evaluate("() => games.over.size"):
        page.wait_for_timeout(SETTLED_MS)
    tasks = page.evaluate(TASKS)
    entries = page.evaluate("() => socketLog.received")
    slowed = f", {throttle:g} times slower" if throttle > 1 else ""
    longest = f"longest task {max(tasks):.0f} ms" if tasks else f"no task of {LONG_MS} ms"
    lost = f"the host took {machine.stolen_seconds() - stolen:.1f} s"
    figure = f"{longest}, {len(tasks)} of {LONG_MS} ms, {entries} entries; {lost}"
    show(f"the page while bots play, three times {bot}{slowed}", figure)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", nargs="*", default=BOTS, help="the bots of the games in which long tasks are counted")
    parser.add_argument("--throttle", type=float, default=1, help="slow the page down in these games, to be like a phone")
    parser.add_argument("--motion", action="store_true", help="with animations in these games")
    parser.add_argument("--pace", default="usual", help="how long the bots take over a move in these games: usual, fast, instant")
    parser.add_argument("--no-visits", action="store_true", help="only these games")
    options = parser.parse_args()
    assert CHROMIUM is not None, "Chromium is not installed: make services"
    print(f"{machine.describe()['processor']}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    host = StaticHost()
    with sync_playwright() as playwright:
        if not options.no_visits:
            with tempfile.TemporaryDirectory() as folder, Profile(playwright, folder, host) as profile:
                visits(profile)
        with (
            tempfile.TemporaryDirectory() as folder,
            Profile(playwright, folder, host, motion=options.motion, pace=options.pace) as profile,
        ):
            for bot in options.bots:
                game_of_bots(profile, bot, options.throttle)
    host.close()


if __name__ == "__main__":
    main()
