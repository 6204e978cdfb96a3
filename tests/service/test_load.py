"""Savings under load: commits are shared, and the index is written only if it changes."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import cast

import pytest

from blackgate.service import command_executor, wall_clock
from blackgate.service.storage import Row, Store, Write
from blackgate.service.storage.log_writer import LogWriter
from blackgate.tables import commands
from testkit.service.local_processes import local_processes, play_any_move, start_game
from testkit.waiting import TIMEOUT_S

ROOT = Path(__file__).parents[2]


# --- commits ---------------------------------------------------------------------------------------
class CountingStore:
    """A store that counts the entries of each commit."""

    def __init__(self) -> None:
        self.commits: list[int] = []

    def append(self, writes: Sequence[Write]) -> list[bool]:
        self.commits.append(len(writes))
        return [True] * len(writes)


@pytest.mark.anyio
async def test_the_first_entry_is_written_at_once_and_later_ones_share_a_commit() -> None:
    store = CountingStore()
    writer = LogWriter(cast(Store, store))
    writer.start()
    assert await writer.append(Write(Row("first", 2, 0, "me", b"")))
    assert all(await asyncio.gather(*(writer.append(Write(Row(f"t{n}", 2, 0, "me", b""))) for n in range(50))))
    assert store.commits == [1, 50]
    await writer.stop()


# --- the index -------------------------------------------------------------------------------------
@pytest.mark.anyio
async def test_moves_rarely_write_the_index(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wall_clock, "now_ms", count(wall_clock.now_ms()).__next__)  # a clock that never says the same time twice
    async with local_processes(tmp_path, 1) as [here]:
        table = await start_game(here)
        [before] = here.store.recent_tables(10)
        await play_any_move(here, table.id)
        assert here.store.recent_tables(10) == [before]
        monkeypatch.setattr(command_executor, "INDEX_REFRESH_MS", 0)
        await play_any_move(here, table.id)
        [after] = here.store.recent_tables(10)
        assert (after.phase, after.updated > before.updated) == ("playing", True)


@pytest.mark.anyio
async def test_index_rows_of_another_process_are_overwritten(tmp_path: Path) -> None:
    async with local_processes(tmp_path, 2) as [here, there]:
        table_id = (await start_game(here)).id
        first, second = here.tables.executor.execute, there.tables.executor.execute
        await first(table_id, lambda now: commands.propose(now, 0, "p", now.version, "pause", {0, 1}))
        await second(table_id, lambda now: commands.answer(now, 1, "a", now.seq, True))
        table = await second(table_id, lambda now: commands.propose(now, 1, "q", now.version, "resume", {0, 1}))
        assert [row.phase for row in here.store.recent_tables(10)] == ["paused"]
        await first(table_id, lambda now: commands.answer(now, 0, "b", now.seq, True), min_seq=table.seq)
        assert [row.phase for row in here.store.recent_tables(10)] == ["playing"]


# --- the benchmark ---------------------------------------------------------------------------------
def test_the_load_benchmark_runs_at_a_small_size(tmp_path: Path) -> None:
    figures = tmp_path / "figures.json"
    small = [
        "--tables",
        "3",
        "--rate",
        "30",
        "--seconds",
        "2",
        "--warm-up",
        "0.5",
        "--disk",
        str(tmp_path),
        "--json",
        str(figures),
    ]
    command = [sys.executable, "-m", "benchmarks.load", *small]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=TIMEOUT_S, check=False)
    assert done.returncode == 0, done.stderr
    run = json.loads(figures.read_text())["run"]
    assert (run["moves"], run["news"], run["errors"], run["complaints"]) == (60, 240, {}, [])
