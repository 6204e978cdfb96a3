"""Entries of many tables, gathered into one commit: a commit costs a write to disk, whether it carries one entry or a hundred.

An entry is acknowledged only once it is on disk. While one commit is under way, the next ones gather.
"""

import asyncio
import logging
import time
from concurrent.futures import ThreadPoolExecutor

from blackgate.service.metrics import METRICS
from blackgate.service.storage import CodeTaken, Store, Write

PATIENCE = 20.0  # seconds for which a database that is away is tried again
PAUSE = 0.25
MOST = 200  # entries in one commit
APART = 0.01  # seconds between the beginnings of two commits: one more entry costs far less than one more commit

log = logging.getLogger("blackgate.service")


class Unavailable(Exception):
    """The database is away: nobody knows whether the entry is there, so the table must be read again."""


class LogWriter:
    """The one writer of this process."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.waiting: list[tuple[Write, asyncio.Future[bool]]] = []
        self.called = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.pen = ThreadPoolExecutor(1, "ledger")  # its own: however many read, a commit does not wait for a thread

    def start(self) -> None:
        """Begin to write."""
        self.task = asyncio.create_task(self.run(), name="ledger")

    async def stop(self) -> None:
        """Write what is waiting, and no more."""
        while self.waiting:
            await asyncio.sleep(0.01)
        if self.task is not None:
            self.task.cancel()

    async def append(self, write: Write) -> bool:
        """True once the entry is on disk; False if another one has its place."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((write, future))
        self.called.set()
        return await future

    async def run(self) -> None:
        """Commit after commit: the first one at once, and under load not more than so many a second."""
        began = -APART
        while True:
            await self.called.wait()
            self.called.clear()
            while self.waiting:
                await asyncio.sleep(began + APART - time.perf_counter())
                began = time.perf_counter()
                batch, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
                await self.commit(batch)

    async def commit(self, batch: list[tuple[Write, asyncio.Future[bool]]]) -> None:
        """One commit, tried again while the database is away: an entry of ours that is there already counts as written."""
        began = time.perf_counter()
        loop = asyncio.get_running_loop()
        writes = [write for write, _ in batch]
        while True:
            try:
                results = await loop.run_in_executor(self.pen, self.store.append, writes)
            except CodeTaken as taken:
                self.fail([(write, future) for write, future in batch if write.row.table == taken.table], taken)
                batch = [(write, future) for write, future in batch if write.row.table != taken.table]
                writes = [write for write, _ in batch]
                if not writes:
                    return
            except Exception as error:  # noqa: BLE001  whatever the driver raises when the database goes away
                if time.perf_counter() - began > PATIENCE:
                    log.error("commit failed", extra={"error": type(error).__name__, "entries": len(batch)})  # noqa: TRY400  no traceback: it may quote entries
                    self.fail(batch, Unavailable())
                    return
                METRICS.commit_retries.inc()
                await asyncio.sleep(PAUSE)
            else:
                break
        METRICS.commit_seconds.observe(time.perf_counter() - began)
        METRICS.commit_entries.observe(len(batch))
        for (_, future), written in zip(batch, results, strict=True):
            if not future.done():
                future.set_result(written)

    def fail(self, batch: list[tuple[Write, asyncio.Future[bool]]], error: Exception) -> None:
        """Tell those who wait."""
        for _, future in batch:
            if not future.done():
                future.set_exception(error)
