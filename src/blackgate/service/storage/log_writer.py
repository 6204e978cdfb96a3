"""Writing the entries of many tables in one commit: a commit costs one write to disk, however many entries it carries.

An entry is acknowledged only once it is on disk. While one commit is under way, the next entries are collected. A thread
commits; a process does so once there are many moves (`writer_process`).
"""

import asyncio
import logging
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from blackgate.service.metrics import METRICS
from blackgate.service.storage import CodeTaken, Store, Write
from blackgate.service.storage.writer_process import WriterProcess

RETRY_FOR_S = 20.0  # how long a commit is retried while the database is down
RETRY_PAUSE_S = 0.25
COMMIT_TIMEOUT_S = 10.0  # a frozen database does not answer at all; the next attempt waits for the thread of this one
MAX_BATCH = 200  # entries in one commit
COMMIT_INTERVAL_S = 0.01  # between the starts of two commits: one more entry costs far less than one more commit
LOAD_WINDOW_S = 2.0  # in which entries are counted
BUSY_ENTRIES_PER_S = 600  # from which on a process writes: it takes some 70 MB, which smaller servers need not spend

log: Final = logging.getLogger("blackgate.service")
Pending = tuple[Write, asyncio.Future[bool]]


class Unavailable(Exception):
    """The database is down. It is unknown whether the entry was written, so the table must be read again."""


class LogWriter:
    """Writes all entries of this process. With the URL of its database, it lets a process write under load."""

    def __init__(self, store: Store, url: str | None = None) -> None:
        self.store = store
        self.url: str | None = url
        self.process: WriterProcess | None = None
        self.starting: asyncio.Task[None] | None = None
        self.ending: asyncio.Task[None] | None = None  # of a process that failed
        self.window: tuple[float, int] = time.monotonic(), 0  # when the count began, and the entries since then
        self.pending: list[Pending] = []
        self.wakeup: Final = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        # Its own thread, so that a commit never waits behind readers.
        self.executor: Final = ThreadPoolExecutor(1, "log-writer")

    def start(self) -> None:
        self.task = asyncio.create_task(self.run(), name="log-writer")

    async def stop(self) -> None:
        """Write what is pending, then stop."""
        while self.pending:
            await asyncio.sleep(0.01)
        if self.task is not None:
            self.task.cancel()
        if self.starting is not None:
            self.starting.cancel()
            await asyncio.wait([self.starting])
        if self.process is not None:
            await self.process.stop()
        if self.ending is not None:
            await self.ending

    async def append(self, write: Write) -> bool:
        """Return True once the entry is on disk, or False if another entry has its position."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.pending.append((write, future))
        self.wakeup.set()
        return await future

    async def run(self) -> None:
        """Commit the first pending entry at once, and under load one batch per interval.

        If the interval is over, the next batch goes out at once: a pause of 0 would let all callers of the last batch go on
        first, and nothing would be written meanwhile.
        """
        started = -COMMIT_INTERVAL_S
        while True:
            await self.wakeup.wait()
            self.wakeup.clear()
            while self.pending:
                pause = started + COMMIT_INTERVAL_S - time.perf_counter()
                if pause > 0:
                    await asyncio.sleep(pause)
                started = time.perf_counter()
                batch, self.pending = self.pending[:MAX_BATCH], self.pending[MAX_BATCH:]
                await self.commit(batch)

    async def commit(self, batch: list[Pending]) -> None:
        """Commit a batch, and retry while the database is down. An entry that an earlier attempt has stored counts as written."""
        started = time.perf_counter()
        writes = [write for write, _ in batch]
        while True:
            try:
                async with asyncio.timeout(COMMIT_TIMEOUT_S):
                    results = await self.store_batch(writes)
            except CodeTaken as taken:
                self.fail([(write, future) for write, future in batch if write.row.table_id == taken.table_id], taken)
                batch = [(write, future) for write, future in batch if write.row.table_id != taken.table_id]
                writes = [write for write, _ in batch]
                if not writes:
                    return
            except Exception as error:  # noqa: BLE001  whatever the driver raises when the database goes down
                if time.perf_counter() - started > RETRY_FOR_S:
                    log.error("commit failed", extra={"error": type(error).__name__, "entries": len(batch)})  # noqa: TRY400  no traceback: it may quote entries
                    self.fail(batch, Unavailable())
                    return
                METRICS.commit_retries.inc()
                await asyncio.sleep(RETRY_PAUSE_S)
            else:
                break
        METRICS.commit_seconds.observe(time.perf_counter() - started)
        METRICS.commit_entries.observe(len(batch))
        self.count(len(batch))
        for (_, future), written in zip(batch, results, strict=True):
            if not future.done():
                future.set_result(written)

    async def store_batch(self, writes: list[Write]) -> list[bool]:
        """Store a batch, in the process or in the thread. After a failure of the process, the thread tries again."""
        process = self.process
        if process is None:
            return await asyncio.get_running_loop().run_in_executor(self.executor, self.store.append, writes)
        try:
            return await process.append(writes)
        except CodeTaken:
            raise
        except BaseException:
            self.process = None
            process.kill()
            self.ending = asyncio.create_task(process.stop(), name="log-writer-end")
            raise

    def count(self, entries: int) -> None:
        """Count written entries, and start the process if there are many."""
        began, counted = self.window
        counted += entries
        passed = time.monotonic() - began
        if passed < LOAD_WINDOW_S:
            self.window = began, counted
            return
        self.window = time.monotonic(), 0
        if counted > BUSY_ENTRIES_PER_S * passed and self.url is not None and self.process is None and self.starting is None:
            self.starting = asyncio.create_task(self.start_process(self.url), name="log-writer-start")

    async def start_process(self, url: str) -> None:
        """Start the process. If it cannot be started, the thread goes on."""
        try:
            self.process = await WriterProcess.start(url)
            log.info("log writer process started")
        except Exception as error:  # noqa: BLE001  whatever keeps a process from starting
            self.url = None
            log.warning("log writer process failed", extra={"error": type(error).__name__})
        finally:
            self.starting = None

    def fail(self, batch: list[Pending], error: Exception) -> None:
        """Raise an error in the callers that wait for these entries."""
        for _, future in batch:
            if not future.done():
                future.set_exception(error)
