"""A table in one process of the service: tables that cannot be read, moves that are not stored yet."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from blackgate.service.scheduler import Scheduler
from blackgate.service.storage import Row, Write
from blackgate.service.workers.bot_workers import BotWorkers
from blackgate.service.ws.connections import Connection, Outbox
from blackgate.tables import keys
from blackgate.tables.messages import Reader
from blackgate.tables.wire import Play
from testkit.service.local_managers import game_of_two, table_managers


@pytest.mark.anyio
async def test_a_table_that_cannot_be_read_keeps_no_other_waiting(tmp_path: Path) -> None:
    async with table_managers(tmp_path, 1) as [here]:
        good, bad = await game_of_two(here), await game_of_two(here)
        planned: list[str] = []
        chores = Scheduler(here, BotWorkers(), "here")
        chores.plan = lambda live, due: planned.append(live.id)  # type: ignore[method-assign]
        broken = Row(bad.id, bad.seq + 1, bad.updated_at, "somebody", b'{"k":"from the future"}')
        here.store.append([Write(broken)])
        here.store.postpone(bad.id, 1, 0)
        here.store.postpone(good.id, 2, 0)
        here.live.clear()
        await chores.sweep()
        assert planned == [good.id]


class Slow:
    """A ledger that lets one wait."""

    def __init__(self, append: Callable[[Write], Any]) -> None:
        self.append_at_last = append
        self.writing = asyncio.Event()
        self.go = asyncio.Event()

    async def append(self, write: Write) -> bool:
        self.writing.set()
        await self.go.wait()
        return bool(await self.append_at_last(write))


@pytest.mark.anyio
async def test_nobody_is_told_of_a_move_before_it_is_on_disk(tmp_path: Path) -> None:
    async with table_managers(tmp_path, 1) as [here]:
        book = await game_of_two(here)
        mover, other = book.to_move, 1 - (book.to_move or 0)
        assert mover is not None
        slow = Slow(here.ledger.append)
        here.ledger.append = slow.append  # type: ignore[method-assign]
        visitors = []
        for seat in (mover, other):
            visitor = Connection(here, Outbox(None))  # type: ignore[arg-type]
            visitor.reader, visitor.table, visitor.key = Reader(seat), book.id, keys.hash_key(("Ana", "Bo")[seat])
            visitors.append(visitor)
        version = book.version
        moving = asyncio.create_task(visitors[0].handle(Play("m", version, [book.require_game().legal_moves[0].text])))
        await slow.writing.wait()
        asking = asyncio.create_task(visitors[1].handle(Play("o", version - 1, ["end"])))
        await asyncio.sleep(0.05)
        assert not visitors[1].outbox.waiting, "the answer depends on whether the move gets to disk"
        slow.go.set()
        await asyncio.gather(moving, asking)
        answer = msgspec.json.decode(visitors[1].outbox.waiting[-1])
        assert (answer["error"], answer["missed"][-1]["seq"]) == ("stale", len(here.store.entries(book.id)))
