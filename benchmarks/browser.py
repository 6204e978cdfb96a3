"""Benchmark of the browser client (`make bench-client`): it prints figures and asserts nothing.

A spectator watches the end of a game of six bots, with animations. Two things are measured:

* the time from the news of a move to the frame that shows it;
* with the browser's tracing: frames drawn and dropped, and the work of the main thread for each move.
"""

import argparse
import json
import statistics
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks import machine
from blackgate import Game
from testkit.browser.browser_session import FULL_SCALE, BrowserSession
from testkit.browser.chromium import CHROMIUM
from testkit.browser.staged_tables import StagedTable, TableFactory
from testkit.service.play_server import PlayServer

SIZE = (1440, 900)
PLAYERS = 6
MIN_TURNS = 40  # turns
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel", "benchmark", "cc"]
FRAME_MS = 1000 / 60
MAIN_THREAD = "CrRendererMain"

# Measures the time from a news message to the end of the next frame: a task posted from the callbacks of a frame
# runs after that frame.
MEASURE_LATENCY = """(() => {
  window.shown = [];
  const after = (what) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = what;
    port2.postMessage(null);
  });
  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      this.addEventListener("message", (event) => {
        if (JSON.parse(event.data).t !== "news") return;
        const received = performance.now();
        let changed = false;
        const observer = new MutationObserver(() => { changed = true; });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
        after(() => {
          observer.disconnect();
          window.shown.push({ ms: performance.now() - received, changed });
        });
      });
    }
  };
})()"""


def long_running(game: Game) -> bool:
    """The game is long, and between two turns."""
    return game.to_move is not None and game.turns >= MIN_TURNS and game.between_turns


def open_spectator(
    browser: Browser, server: PlayServer, table_factory: TableFactory, pace_ms: int
) -> tuple[BrowserSession, StagedTable]:
    """Open a spectator's page of a game of bots."""
    table = table_factory.create(long_running, people=(), players=PLAYERS, pace_ms=pace_ms)
    session = BrowserSession(browser, server.url, keys=[table.keys(watch=True)], size=SIZE, scale=FULL_SCALE, motion=True)
    session.context.add_init_script(MEASURE_LATENCY)
    session.open_table(table.id)
    return session, table


def wait_for_moves(page: Page, moves: int) -> None:
    """Wait for a number of moves, or for the end of the game."""
    page.wait_for_function(
        "moves => shown.length >= moves || document.querySelector('[data-tool=trophy]')", arg=moves, timeout=300_000
    )


def summary(values: Iterable[float]) -> dict[str, float]:
    """Return median, 95th percentile and maximum."""
    ordered = sorted(values)
    if not ordered:
        return {}
    p95 = ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))]
    return {"median": round(statistics.median(ordered), 1), "p95": round(p95, 1), "most": round(ordered[-1], 1)}


def latency(page: Page) -> dict[str, Any]:
    """Return the milliseconds from news to screen."""
    shown: list[dict[str, Any]] = page.evaluate("() => shown")
    latencies = [one["ms"] for one in shown if one["changed"]]
    return {"moves": len(shown), "moves_that_changed_something": len(latencies), "news_to_screen_ms": summary(latencies)}


def frames(trace: bytes, moves: int) -> dict[str, Any]:
    """Return the figures of a browser trace about drawing."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    called = Counter(one["pid"] for one in events if one["name"] == "FunctionCall")
    page = called.most_common(1)[0][0]
    threads = {one["tid"]: one["args"]["name"] for one in events if one["name"] == "thread_name" and one["pid"] == page}
    main = [one for one in events if one["pid"] == page and threads.get(one["tid"]) == MAIN_THREAD]
    tasks = [one.get("tdur", one["dur"]) / 1000 for one in main if one["name"] == "RunTask" and "dur" in one]
    reports = [one["args"] for one in events if one["name"] == "PipelineReporter" and one["pid"] == page and one.get("args")]
    ends = Counter(next(iter(one.values())).get("state", "") for one in reports)
    drawn = sum(count for state, count in ends.items() if state.startswith("STATE_PRESENTED"))
    times = [one["ts"] for one in events if one["ts"]]
    seconds = (max(times) - min(times)) / 1_000_000
    return {
        "seconds": round(seconds, 1),
        "frames_drawn": drawn,
        "frames_dropped": ends["STATE_DROPPED"],
        "frames_per_s": round(drawn / seconds, 1),
        "main_thread_ms_per_move": round(sum(tasks) / max(1, moves), 1),
        "main_thread_tasks_ms": summary(one for one in tasks if one > 1),
        "tasks_longer_than_a_frame": sum(one > FRAME_MS for one in tasks),
    }


def measure(moves: int, pace_ms: int) -> dict[str, Any]:
    """Measure both figures one after the other, because tracing slows the page down."""
    assert CHROMIUM is not None, "Chromium is not installed: make services"
    with PlayServer() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        table_factory = TableFactory(server.database)
        figures: dict[str, Any] = {"machine": machine.describe(), "chromium": browser.version, "size": SIZE, "pace_ms": pace_ms}
        session, _ = open_spectator(browser, server, table_factory, pace_ms)
        wait_for_moves(session.page, moves)
        figures |= latency(session.page)
        session.close()
        session, _ = open_spectator(browser, server, table_factory, pace_ms)
        wait_for_moves(session.page, 3)
        browser.start_tracing(page=session.page, categories=CATEGORIES)
        before = session.page.evaluate("() => shown.length")
        wait_for_moves(session.page, before + moves)
        received = session.page.evaluate("() => shown.length") - before
        figures["tracing"] = frames(browser.stop_tracing(), received)
        session.close()
        table_factory.close()
        browser.close()
    return figures


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--pace", type=int, default=400, metavar="MS", help="how long the bots take over a move")
    parser.add_argument("--json", type=Path, help="write the figures here as well")
    args = parser.parse_args()
    began = time.monotonic()
    report = json.dumps({**measure(args.moves, args.pace), "took_s": round(time.monotonic() - began)}, indent=2)
    print(report)
    if args.json:
        args.json.write_text(report + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
