"""Under load, a process writes the entries. No acknowledged entry is lost when it is killed."""

import asyncio
import os
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from blackgate.service.storage import CodeTaken, Index, Row, Store, Write
from blackgate.service.storage import log_writer as log_writer_module
from blackgate.service.storage.log_writer import LogWriter
from blackgate.service.storage.writer_process import WriterFailed, WriterProcess
from testkit.waiting import TIMEOUT_S

KILLS = 3
ENTRIES = 40  # between two kills


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """A new SQLite database."""
    with closing(Store.open(url(tmp_path))) as opened:
        yield opened


def url(folder: Path) -> str:
    return f"sqlite:///{folder / 'blackgate.db'}"


def created(table: str, code: str) -> Write:
    """The first entry of a table."""
    return Write(Row(table, 1, 0, f"writer-{table}", b"created"), Index(code, public=False, phase="lobby", created=0, line=b"{}"))


def moved(table: str, seq: int, writer: str) -> Write:
    return Write(Row(table, seq, 0, writer, b"moved"))


@pytest.mark.anyio
async def test_the_process_answers_as_the_store_does(store: Store, tmp_path: Path) -> None:
    process = await WriterProcess.start(url(tmp_path))
    assert await process.append([created("one", "AAAAA")]) == [True]
    assert await process.append([moved("one", 2, "a"), moved("one", 3, "b")]) == [True, True]
    assert await process.append([moved("one", 3, "c")]) == [False], "another entry has the position"
    assert await process.append([moved("one", 3, "b")]) == [True], "an entry that is stored already counts as written"
    with pytest.raises(CodeTaken) as taken:
        await process.append([created("two", "AAAAA")])
    assert taken.value.table_id == "two"
    await process.stop()
    assert [row.writer for row in store.entries("one")] == ["writer-one", "a", "b"]


@pytest.mark.anyio
async def test_a_database_that_fails_is_reported(store: Store, tmp_path: Path) -> None:
    process = await WriterProcess.start(url(tmp_path))
    with closing(sqlite3.connect(tmp_path / "blackgate.db")) as connection:
        connection.execute("DROP TABLE entries")
    with pytest.raises(WriterFailed):
        await process.append([moved("one", 2, "a")])
    await process.stop()


@pytest.mark.anyio
async def test_a_process_that_was_killed_is_reported(store: Store, tmp_path: Path) -> None:
    process = await WriterProcess.start(url(tmp_path))
    process.kill()
    with pytest.raises(WriterFailed):
        await process.append([created("one", "AAAAA")])
    await process.stop()


@pytest.mark.anyio
async def test_many_entries_start_the_process_and_no_acknowledged_entry_is_lost_when_it_is_killed(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log_writer_module, "LOAD_WINDOW_S", 0.02)
    monkeypatch.setattr(log_writer_module, "BUSY_ENTRIES_PER_S", 0)
    writer = LogWriter(store, url(tmp_path))
    writer.start()
    assert await writer.append(created("one", "AAAAA"))
    seq = 1

    async def append_until_a_process_writes() -> None:
        nonlocal seq
        async with asyncio.timeout(TIMEOUT_S):
            while writer.process is None:
                seq += 1
                assert await writer.append(moved("one", seq, f"w{seq}"))

    for _ in range(KILLS):
        await append_until_a_process_writes()
        assert writer.process is not None
        pid = writer.process.process.pid
        assert pid is not None
        for number in range(ENTRIES):
            seq += 1
            appending = asyncio.create_task(writer.append(moved("one", seq, f"w{seq}")))
            if number == ENTRIES // 2:
                await asyncio.sleep(0)
                os.kill(pid, signal.SIGKILL)
            assert await appending
    await writer.stop()
    assert [(row.seq, row.writer) for row in store.entries("one", 1)] == [(at, f"w{at}") for at in range(2, seq + 1)]


@pytest.mark.anyio
async def test_few_entries_are_written_without_a_process(store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_writer_module, "LOAD_WINDOW_S", 0.0)
    writer = LogWriter(store, url(tmp_path))
    writer.start()
    writer.window = writer.window[0] - 60, 0  # nothing was written for a minute
    assert await writer.append(created("one", "AAAAA"))
    assert writer.starting is None
    await writer.stop()
