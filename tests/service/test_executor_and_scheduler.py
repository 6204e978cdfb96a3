"""The executor and the scheduler of one process: broken tables, and messages only after the commit."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from blackgate.fairness import share_hash
from blackgate.service.storage import Row, Write
from blackgate.service.ws.connection import ENTRIES_PER_MESSAGE
from blackgate.tables import clocks, commands, keys, starting
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.messages import Reader
from blackgate.tables.wire import Hello, Play
from testkit.service.local_processes import LocalProcess, create_table, local_processes, start_game
from testkit.service.swapped_tables import LocalConnection, RecordingOutbox, sent
from testkit.waiting import attempts, pause

pytestmark = pytest.mark.anyio


async def test_a_table_that_cannot_be_read_does_not_delay_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with local_processes(tmp_path, 1) as [process]:
        good, bad = await start_game(process), await start_game(process)
        scheduled: list[str] = []
        scheduler = process.tables.scheduler
        monkeypatch.setattr(scheduler, "schedule", lambda active, due: scheduled.append(active.id))
        broken = Row(bad.id, bad.seq + 1, bad.updated_at, "somebody", b'{"k":"from the future"}')
        process.store.append([Write(broken)])
        process.store.postpone(bad.id, 1, 0)
        process.store.postpone(good.id, 2, 0)
        for table in (good, bad):
            process.tables.active.remove(table.id)
        await scheduler.claim_overdue()
        assert scheduled == [good.id]


async def test_another_process_deals_the_cards_of_a_game_that_was_starting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with local_processes(tmp_path, 2) as [first, second]:
        table = await create_table(first, "ABCDE")
        for name in ("Ana", "Bo"):
            share = share_hash(f"nonce of {name}")
            sit = partial(commands.take_seat, name=name, share=share, key=name, wanted=None)
            await first.tables.executor.execute(table.id, sit)
        await first.tables.executor.execute(table.id, starting.start_game)
        await first.tables.executor.execute(table.id, lambda now: starting.reveal(now, 0, "r", "nonce of Ana"))
        first.store.postpone(table.id, 1, 0)  # as if the first process had died some time ago
        monkeypatch.setattr(clocks, "ABSENT_WAIT_MS", 0)
        await second.tables.scheduler.claim_overdue()
        for _ in attempts("the deal"):
            dealt = await second.tables.reader.get(table.id)
            if dealt.phase == "playing":
                break
            await pause()
        assert dealt.nonces == ["nonce of Ana", ""]


class SlowWriter:
    """A log writer that waits until it may write."""

    def __init__(self, append: Callable[[Write], Any]) -> None:
        self.append_now = append
        self.writing = asyncio.Event()
        self.go = asyncio.Event()

    async def append(self, write: Write) -> bool:
        self.writing.set()
        await self.go.wait()
        return bool(await self.append_now(write))


def connection(process: LocalProcess, table: HostedTable, seat: int) -> LocalConnection:
    """A client of a seat. It keeps the messages that would be sent."""
    made = LocalConnection(process.tables.message_handler, RecordingOutbox())
    made.reader, made.table_id = Reader(seat), table.id
    made.key = keys.hash_key(("Ana", "Bo")[seat])
    return made


async def test_no_client_gets_a_move_before_it_is_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with local_processes(tmp_path, 1) as [process]:
        table, elsewhere = await start_game(process), await start_game(process)
        mover = table.to_move
        assert mover is not None
        slow = SlowWriter(process.log_writer.append)
        monkeypatch.setattr(process.log_writer, "append", slow.append)
        here, other = connection(process, table, mover), connection(process, table, 1 - mover)
        version = table.version
        moving = asyncio.create_task(here.handle(Play("m", version, [table.require_game().legal_moves[0].text])))
        await slow.writing.wait()
        stale = Play("o", version - 1, ["end"])
        asking = asyncio.create_task(other.handle(stale))
        undisturbed = connection(process, elsewhere, 0)
        await undisturbed.handle(stale)  # it takes the same way, and is answered at once
        assert sent(undisturbed)
        assert not sent(other), "the answer depends on whether the move gets to disk"
        slow.go.set()
        await asyncio.gather(moving, asking)
        answer = msgspec.json.decode(sent(other)[-1])
        assert (answer["error"], answer["missed"][-1]["seq"]) == ("stale", len(process.store.entries(table.id)))


async def test_a_client_is_charged_for_entries_that_are_put_into_words_for_it(tmp_path: Path) -> None:
    async with local_processes(tmp_path, 1) as [process]:
        table = await start_game(process)
        handler = process.tables.message_handler
        charged = []
        for _ in range(2):
            client = LocalConnection(handler, RecordingOutbox())
            await handler.join(client, Hello(table.id, "Ana", since=0, lang="en"))
            charged.append(client.take_cost() * ENTRIES_PER_MESSAGE)
            assert client.take_cost() == 0
        assert charged == [table.seq, 0], "the second time they are known"
