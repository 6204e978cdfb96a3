"""The batches of the log writer: when the next one goes out."""

import asyncio
from collections.abc import Sequence
from typing import Any, cast

import pytest

from blackgate.service.storage import Store, Write
from blackgate.service.storage import log_writer as log_writer_module
from blackgate.service.storage.log_writer import LogWriter


class SlowProcess:
    """A process that writes until the test lets it answer. It notes the size of each batch."""

    def __init__(self, events: list[str]) -> None:
        self.events = events
        self.written = asyncio.Event()

    async def append(self, writes: Sequence[Write]) -> list[bool]:
        self.events.append(f"batch of {len(writes)}")
        await self.written.wait()
        return [True] * len(writes)

    async def stop(self) -> None:
        """Nothing has to end."""


@pytest.mark.anyio
async def test_the_next_batch_is_written_while_the_callers_of_the_last_one_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_writer_module, "COMMIT_INTERVAL_S", 0.0)  # so it is over when the first batch is written
    events: list[str] = []
    writer = LogWriter(cast(Store, None))
    process = SlowProcess(events)
    writer.process = cast(Any, process)

    async def caller(name: str) -> None:
        await writer.append(cast(Write, None))
        events.append(name)

    async with asyncio.TaskGroup() as callers:
        writer.start()
        callers.create_task(caller("first"))
        callers.create_task(caller("second"))
        while not events:
            await asyncio.sleep(0)
        callers.create_task(caller("third"))
        while not writer.pending:
            await asyncio.sleep(0)
        process.written.set()
    await writer.stop()
    assert events == ["batch of 2", "batch of 1", "first", "second", "third"]
