"""What is spared under load is not missed: commits are shared, the index is written when it says something new."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import cast

import pytest

from blackgate.service import table_manager
from blackgate.service.storage import Row, Store, Write
from blackgate.service.storage.log_writer import LogWriter
from blackgate.service.table_manager import TableManager
from blackgate.tables import commands
from blackgate.tables.hosted_table import HostedTable
from testkit.service.local_managers import game_of_two, table_managers

ROOT = Path(__file__).parents[2]


# --- commits ---------------------------------------------------------------------------------------
class Counting:
    """A store that remembers how many entries came with each commit."""

    def __init__(self) -> None:
        self.commits: list[int] = []

    def append(self, writes: Sequence[Write]) -> list[bool]:
        self.commits.append(len(writes))
        return [True] * len(writes)


@pytest.mark.anyio
async def test_the_first_entry_is_written_at_once_and_those_that_come_meanwhile_go_together() -> None:
    store = Counting()
    ledger = LogWriter(cast(Store, store))
    ledger.start()
    assert await ledger.append(Write(Row("first", 2, 0, "me", b"")))
    assert all(await asyncio.gather(*(ledger.append(Write(Row(f"t{n}", 2, 0, "me", b""))) for n in range(50))))
    assert store.commits == [1, 50]
    await ledger.stop()


# --- the index -------------------------------------------------------------------------------------
async def move(here: TableManager, table: str) -> HostedTable:
    book = await here.look_up(table)
    seat, text = book.to_move, book.require_game().legal_moves[0].text
    assert seat is not None
    return await here.submit(
        table, lambda now: commands.move(now, seat, f"m{book.seq}", book.version, [text], table_manager.now_ms(), [])
    )


@pytest.mark.anyio
async def test_moves_leave_the_index_as_it_is_but_for_a_sign_of_life_now_and_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with table_managers(tmp_path, 1) as [here]:
        book = await game_of_two(here)
        [before] = here.store.tables_list(10)
        await asyncio.sleep(0.01)
        await move(here, book.id)
        assert here.store.tables_list(10) == [before]
        monkeypatch.setattr(table_manager, "INDEX_MS", 0)
        await move(here, book.id)
        [after] = here.store.tables_list(10)
        assert (after.phase, after.updated > before.updated) == ("playing", True)


@pytest.mark.anyio
async def test_what_another_process_wrote_into_the_index_does_not_stay_there(tmp_path: Path) -> None:
    async with table_managers(tmp_path, 2) as [here, there]:
        book = await game_of_two(here)
        table = book.id
        book = await here.submit(table, lambda now: commands.propose(now, 0, "p", now.version, "pause", {0, 1}))
        await there.submit(table, lambda now: commands.answer(now, 1, "a", now.seq, True))
        book = await there.submit(table, lambda now: commands.propose(now, 1, "q", now.version, "resume", {0, 1}))
        assert [line.phase for line in here.store.tables_list(10)] == ["paused"]
        await here.submit(table, lambda now: commands.answer(now, 0, "b", now.seq, True), known=book.seq)
        assert [line.phase for line in here.store.tables_list(10)] == ["playing"]


# --- the benchmark ---------------------------------------------------------------------------------
def test_the_load_benchmark_plays_at_a_small_house_and_misses_nothing(tmp_path: Path) -> None:
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
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    run = json.loads(figures.read_text())["run"]
    assert (run["moves"], run["news"], run["errors"], run["complaints"]) == (60, 240, {}, [])
