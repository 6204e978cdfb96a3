"""The static edition in Chromium: what a first visit transfers, how soon it can be played, and how quick moves are.

`python -m benchmarks.static_edition`, after `make static`; about half a minute. The figures are for docs/benchmarks.md.
"""

import gzip
import os
import platform
import time
from pathlib import Path
from statistics import median
from urllib.parse import unquote, urlsplit

from playwright.sync_api import Browser, sync_playwright

from testkit.browser.chromium import CHROMIUM, FLAGS
from testkit.browser.player import MAX_ACTIONS, Mouse, Player
from testkit.browser.static_host import FOLDER, STATIC, StaticHost
from testkit.browser.static_session import StaticSession

ACTIONS = 40
COMPRESSED = {".gzip", ".woff2", ".png"}
GO = "section.hot .btn.go"
# From a move that is sent, and from the entry before a bot's move, to the frame that shows the news of it. And long tasks.
MEASURE = """(() => {
  const found = (window.measured = { own: [], bots: [], tasks: [] });
  let sent = 0, before = 0;
  const shown = (list, since) => requestAnimationFrame(() => setTimeout(() => list.push(performance.now() - since)));
  new PerformanceObserver((list) => list.getEntries().forEach((one) => found.tasks.push(one.duration))).observe({ type: "longtask" });
  const OwnWorker = window.Worker;
  window.Worker = class extends OwnWorker {
    constructor(...values) {
      super(...values);
      this.addEventListener("message", ({ data }) => {
        if (data.t !== "message" || !data.text.startsWith('{"t":"news"')) return;
        if (sent) shown(found.own, sent);
        else if (before) shown(found.bots, before);
        [sent, before] = [0, performance.now()];
      });
    }
    postMessage(data) {
      if (data.t === "receive" && JSON.parse(data.text).t === "move") sent = performance.now();
      super.postMessage(data);
    }
  };
})()"""


def transferred(urls: list[str]) -> int:
    """Return the size of the files at these addresses, as a host that compresses sends them."""
    names = {unquote(urlsplit(url).path).removeprefix(FOLDER) or "index.html" for url in urls}
    files = [STATIC / name for name in names if (STATIC / name).is_file()]
    return sum(file.stat().st_size if file.suffix in COMPRESSED else len(gzip.compress(file.read_bytes())) for file in files)


def is_for_the_game(url: str) -> bool:
    """Return whether a file belongs to the game in the worker and not to the pages."""
    return "/python/" in url or "/worker-" in url


def first_visit(browser: Browser, host: StaticHost) -> StaticSession:
    """Print the figures of a first visit, and of a game of one person against three inmates."""
    session = StaticSession(browser, host)
    session.context.add_init_script(MEASURE)
    began = time.perf_counter()
    page = session.go()
    page.locator(GO).wait_for()
    readable = time.perf_counter() - began
    pages = [url for url in session.requests if not is_for_the_game(url)]
    page.locator(GO).click()
    session.board.wait_for()
    Player(page, Mouse).wait_for_turn()
    started = time.perf_counter() - began
    print(f"before something can be read and clicked  {transferred(pages) / 1000:6.0f} KB  {readable:5.1f} s")
    print(f"first visit in all, to the first move     {transferred(session.requests) / 1e6:6.2f} MB  {started:5.1f} s")
    actions = iter(range(ACTIONS))
    Player(page, Mouse).play(lambda shown: shown.over or next(actions, MAX_ACTIONS) == MAX_ACTIONS)
    measured = page.evaluate("() => measured")
    for who, name in (("own", "a person’s move to the screen"), ("bots", "an inmate’s move to the screen")):
        times = sorted(measured[who])
        print(f"{name:41} {median(times):5.0f} ms median, {times[int(0.95 * len(times))]:.0f} ms 95 %, {len(times)} moves")
    print(f"longest task of the page                  {max(measured['tasks'], default=0):5.0f} ms")
    return session


def second_visit(session: StaticSession) -> None:
    """Print how soon a game goes on in a new tab of the same browser."""
    address = session.page.url
    session.close_tab()
    began = time.perf_counter()
    session.page.goto(address)
    session.board.wait_for()
    print(f"second visit, to the table                          {time.perf_counter() - began:5.1f} s")


def main() -> None:
    """Measure and print."""
    print(f"{platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, {Path(str(CHROMIUM)).name}")
    host = StaticHost()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        session = first_visit(browser, host)
        second_visit(session)
        session.close()
        browser.close()
    host.close()


if __name__ == "__main__":
    main()
