"""Lighthouse on the table page and the home page (`make lighthouse`): it prints scores and asserts nothing.

A spectator opens a game of four players for the first time. Lighthouse slows network and processor down as its presets for
desktops and phones say. Run it on a quiet machine: the scores depend on the processor.
"""

import argparse
import json
import os
import statistics
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from benchmarks import machine
from testkit.browser.chromium import CHROMIUM
from testkit.browser.players import has_gang_and_background
from testkit.browser.staged_tables import TableFactory
from testkit.service.play_server import PlayServer

COMMAND = ["npm", "exec", "--yes", "--package=lighthouse@12.8.2", "--", "lighthouse"]
CHROME_FLAGS = (
    "--headless=new --no-sandbox --disable-gpu --no-first-run --disable-background-networking --disable-component-update"
)
DEVICES = {"desktop": ["--preset=desktop"], "mobile": []}
TIMES = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time")


def report(url: str, options: list[str]) -> dict[str, Any]:
    """Run Lighthouse once, and return its report."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "report.json"
        output = [
            "--quiet",
            "--output=json",
            f"--output-path={path}",
            "--only-categories=performance",
            f"--chrome-flags={CHROME_FLAGS}",
        ]
        subprocess.run([*COMMAND, url, *output, *options], check=True, env={**os.environ, "CHROME_PATH": str(CHROMIUM)})
        found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        return found


def figures(one: dict[str, Any]) -> dict[str, Any]:
    """Return the score, the times in milliseconds and the longest tasks of a report."""
    audits = one["audits"]
    tasks = [round(task["duration"]) for task in audits["long-tasks"].get("details", {}).get("items", [])]
    return {
        "score": round(100 * one["categories"]["performance"]["score"]),
        **{name: round(audits[name]["numericValue"]) for name in TIMES},
        "long tasks": tasks[:3],
        "processor index": one["environment"]["benchmarkIndex"],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5)
    runs = parser.parse_args().runs
    assert CHROMIUM is not None, "Chromium is not installed: make services"
    print(machine.describe())
    with PlayServer() as server:
        factory = TableFactory(server.database)
        table = factory.create(has_gang_and_background(1, 2), players=4)
        pages = {"table": f"{server.url}/t/{table.id}#watch={table.watch}", "home": server.url}
        for page, url in pages.items():
            for device, options in DEVICES.items():
                found = [figures(report(url, options)) for _ in range(runs)]
                print(
                    f"{page}, {device}: median score {statistics.median(one['score'] for one in found)} of {runs} runs",
                    flush=True,
                )
                for one in found:
                    print(f"  {one}", flush=True)
        factory.close()


if __name__ == "__main__":
    main()
