"""Measure the win rates of docs/bots.md and print them as a Markdown table.

It takes about three hours on two cores, and can be interrupted and resumed.

`python tools/strength.py --out DIR [--jobs 2] [--only boss]`; with `--print` it only prints the results so far.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

# name, description, required win rate of the first bot, arguments of `blackgate arena`
RUNS: list[tuple[str, str, float | None, list[str]]] = [
    ("rookie4", "rookie against three random", 0.80, ["--bots", "rookie,random,random,random", "--games", "400"]),
    ("inmate4", "inmate against three rookies", 0.45, ["--bots", "inmate,rookie,rookie,rookie", "--games", "800"]),
    ("boss4", "boss at 100 ms against three inmates", 0.40, ["--bots", "boss,inmate,inmate,inmate", "--games", "400"]),
    ("warden4", "warden against three inmates", 0.60, ["--bots", "warden,inmate,inmate,inmate", "--games", "800"]),
    ("bosses4", "warden against three boss at 100 ms", 0.45, ["--bots", "warden,boss,boss,boss", "--games", "200"]),
    ("rookie2", "rookie against random, heads-up", 0.95, ["--bots", "rookie,random", "--games", "400"]),
    ("inmate2", "inmate against rookie, heads-up", 0.75, ["--bots", "inmate,rookie", "--games", "800"]),
    ("boss2", "boss at 100 ms against inmate, heads-up", 0.65, ["--bots", "boss,inmate", "--games", "240"]),
    ("bosses2", "warden against boss at 100 ms, heads-up", 0.70, ["--bots", "warden,boss", "--games", "200"]),
    ("boss4_25", "boss at 25 ms against three inmates", None, ["--bots", "boss@25ms,inmate,inmate,inmate", "--games", "400"]),
    ("boss4_400", "boss at 400 ms against three inmates", None, ["--bots", "boss@400ms,inmate,inmate,inmate", "--games", "140"]),
]
TABLES = [
    ("michel", "with Michel", "{0},{1},{1},{1}", ["--michel", "michel"]),
    ("six", "at six", "{0},{1},{1},{1},{1},{1}", []),
    ("teams", "two teams of two", "{0},{1},{0},{1}", ["--teams"]),
]
PAIRS = [
    ("rookie", "random", "240", "100ms"),
    ("inmate", "rookie", "480", "100ms"),
    ("boss", "inmate", "120", "25ms"),
    ("warden", "inmate", "480", "100ms"),
]
WARDEN_TABLES = [
    ("michelle", "with Michelle", "{0},{1},{1},{1}", ["--michel", "michelle"]),
    ("teams6", "two teams of three", "{0},{1},{0},{1},{0},{1}", ["--teams"]),
]
for table, words, seats, more in TABLES:
    for first, second, games, budget in PAIRS:
        bots = seats.format(first, second)
        description = f"{first}{' at 25 ms' if first == 'boss' else ''} against {second}, {words}"
        RUNS.append((f"{first}_{table}", description, None, ["--bots", bots, "--games", games, "--budget", budget, *more]))
for table, words, seats, more in WARDEN_TABLES:
    bots = seats.format("warden", "inmate")
    RUNS.append((f"warden_{table}", f"warden against inmate, {words}", None, ["--bots", bots, "--games", "480", *more]))


def row(folder: Path, words: str, bar: float | None) -> str:
    """Return one row of the table."""
    data: dict[str, Any] = json.loads((folder / "result.json").read_text(encoding="utf-8"))
    bot = next(iter(data["bots"].values()))
    low, high = bot["interval"]
    required = "-" if bar is None else f"{bar:.0%}"
    share = f"{data['fair_share']:.0%}"
    return (
        f"| {words} | {data['games']} | {share} | {required} | **{bot['win_rate']:.1%}** | {low:.1%} to {high:.1%} "
        f"| {bot['ms_per_decision']:.2g} |"
    )


def main() -> None:
    """Play the missing games and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--jobs", default="2")
    parser.add_argument("--only", default="")
    parser.add_argument("--print", action="store_true", dest="only_print")
    args = parser.parse_args()
    print("| matchup | games | fair share | required | wins | 95% interval | ms per decision |\n|---|---|---|---|---|---|---|")
    for name, words, bar, arguments in RUNS:
        folder = args.out / name
        if args.only not in name:
            continue
        if not args.only_print:
            command = [sys.executable, "-m", "blackgate", "arena", *arguments, "--jobs", args.jobs, "--out", str(folder)]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        if (folder / "result.json").exists():
            print(row(folder, words, bar))


if __name__ == "__main__":
    main()
