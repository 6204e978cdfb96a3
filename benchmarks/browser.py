"""How quickly the table follows the game in a real browser (`make bench-client`): figures are printed, nothing is asserted.

A spectator watches a late game of six bots, motion on. Two things are measured while moves come in:

* from the moment a move's news arrives at the page to the frame that shows it;
* with the browser's own tracing: frames drawn and dropped, and how long the page's main thread works for each move.
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
from testkit.browser.browser_session import FINE, BrowserSession
from testkit.browser.chromium import CHROMIUM
from testkit.browser.staged_tables import Stage, StagedTable
from testkit.service.play_server import PlayServer

SIZE = (1440, 900)
PLAYERS = 6
LATE = 40  # turns
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel", "benchmark", "cc"]
FRAME_MS = 1000 / 60
MAIN_THREAD = "CrRendererMain"

# Notes when news comes, and when the first frame after it has been handed to the screen: whatever follows a frame's
# callbacks in the same task queue comes after that frame.
STOPWATCH = """(() => {
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
        const came = performance.now();
        let changed = false;
        const eye = new MutationObserver(() => { changed = true; });
        eye.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
        after(() => {
          eye.disconnect();
          window.shown.push({ ms: performance.now() - came, changed });
        });
      });
    }
  };
})()"""


def late(game: Game) -> bool:
    """A game that has gone on for a while, between two turns."""
    return game.to_move is not None and game.turns >= LATE and game.between_turns


def watched(browser: Browser, server: PlayServer, stage: Stage, pace_ms: int) -> tuple[BrowserSession, StagedTable]:
    """A spectator before a game that plays by itself."""
    table = stage.set(late, people=(), players=PLAYERS, pace_ms=pace_ms)
    session = BrowserSession(browser, server.url, keys=[table.keys(watch=True)], size=SIZE, grain=FINE, motion=True)
    session.context.add_init_script(STOPWATCH)
    session.sit(table.id)
    return session, table


def until_shown(page: Page, moves: int) -> None:
    """Wait for so many moves, or for the end of the game."""
    page.wait_for_function(
        "moves => shown.length >= moves || document.querySelector('[data-tool=trophy]')", arg=moves, timeout=300_000
    )


def spread(values: Iterable[float]) -> dict[str, float]:
    """Median, 95th percentile and the longest."""
    ordered = sorted(values)
    if not ordered:
        return {}
    late_one = ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))]
    return {"median": round(statistics.median(ordered), 1), "p95": round(late_one, 1), "most": round(ordered[-1], 1)}


def latency(page: Page) -> dict[str, Any]:
    """Milliseconds from news to screen."""
    shown: list[dict[str, Any]] = page.evaluate("() => shown")
    seen = [one["ms"] for one in shown if one["changed"]]
    return {"moves": len(shown), "moves_that_changed_something": len(seen), "news_to_screen_ms": spread(seen)}


def frames(trace: bytes, moves: int) -> dict[str, Any]:
    """What the browser's own trace says about drawing."""
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
        "main_thread_tasks_ms": spread(one for one in tasks if one > 1),
        "tasks_longer_than_a_frame": sum(one > FRAME_MS for one in tasks),
    }


def measure(moves: int, pace_ms: int) -> dict[str, Any]:
    """Both figures, one after the other: tracing slows down what it looks at."""
    assert CHROMIUM is not None, "Chromium is not installed: make services"
    with PlayServer() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        stage = Stage(server.database)
        found: dict[str, Any] = {"machine": machine.described(), "chromium": browser.version, "size": SIZE, "pace_ms": pace_ms}
        session, _ = watched(browser, server, stage, pace_ms)
        until_shown(session.page, moves)
        found |= latency(session.page)
        session.leave()
        session, _ = watched(browser, server, stage, pace_ms)
        until_shown(session.page, 3)
        browser.start_tracing(page=session.page, categories=CATEGORIES)
        before = session.page.evaluate("() => shown.length")
        until_shown(session.page, before + moves)
        came = session.page.evaluate("() => shown.length") - before
        found["tracing"] = frames(browser.stop_tracing(), came)
        session.leave()
        stage.close()
        browser.close()
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--pace", type=int, default=400, metavar="MS", help="how long the bots take over a move")
    parser.add_argument("--json", type=Path, help="write the figures here as well")
    asked = parser.parse_args()
    began = time.monotonic()
    told = json.dumps({**measure(asked.moves, asked.pace), "took_s": round(time.monotonic() - began)}, indent=2)
    print(told)
    if asked.json:
        asked.json.write_text(told + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
