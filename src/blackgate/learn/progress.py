"""The progress of a run: one row of figures for each report, printed and written to progress.csv."""

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from blackgate.learn.player import PlayFigures

FILE: Final = "progress.csv"


class Clock:
    """Seconds of the main process since the last report, by what it did."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {"playing": 0.0, "learning": 0.0, "evaluating": 0.0, "saving": 0.0}

    def add(self, what: str, seconds: float) -> None:
        """Count seconds for one kind of work."""
        self.seconds[what] += seconds


def progress_row(
    minutes: float, decisions: int, seconds: float, clock: Clock, figures: PlayFigures, losses: dict[str, float]
) -> dict[str, Any]:
    """Return the figures of a report: since the last one, but for minutes and decisions."""
    ended = int(figures.games.sum())
    return {
        "minutes": round(minutes, 3),
        "decisions": decisions,
        "decisions_per_s": round(figures.decisions / max(seconds, 1e-9)),
        **{f"{what}_s": round(spent, 2) for what, spent in clock.seconds.items()},
        "waited_for_games_s": round(figures.waited_for_games, 2),
        "waited_for_network_s": round(figures.waited_for_network, 2),
        "games": ended,
        "stopped": figures.stopped,
        "won": figures.won,
        "turns_per_game": round(int(figures.turns.sum()) / max(1, ended), 1),
        **{name: round(value, 4) for name, value in losses.items()},
    }


def line_of(row: dict[str, Any]) -> str:
    """Return a row as one line of text."""
    return "  ".join(f"{name} {value:,}" if isinstance(value, int) else f"{name} {value:g}" for name, value in row.items())


def write_rows(folder: Path, rows: Sequence[dict[str, Any]]) -> None:
    """Write all rows as a table. A column that a row does not have stays empty."""
    folder.mkdir(parents=True, exist_ok=True)
    names = list(dict.fromkeys(name for row in rows for name in row))
    with (folder / FILE).open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, names)
        writer.writeheader()
        writer.writerows(rows)
