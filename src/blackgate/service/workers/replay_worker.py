"""A process of its own for what takes seconds: games that are looked at afterwards. Nobody who plays waits for it."""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from blackgate.service.workers.bot_workers import go_with_the_server
from blackgate.tables.commands import Refusal

T = TypeVar("T")
PATIENCE = 120.0  # seconds; the longest record there may be takes less
MOST_WAITING = 40


class ReplayWorker:
    """One piece of work after the other."""

    def __init__(self) -> None:
        self.desk = asyncio.Semaphore(1)
        self.waiting = 0
        self.pool: ProcessPoolExecutor | None = None

    async def work(self, job: Callable[..., T], *arguments: object) -> T:
        """Do something there. What it raises is raised here; if nobody can do it now, that is a refusal."""
        if self.waiting >= MOST_WAITING:
            raise Refusal("busy")
        self.waiting += 1
        try:
            async with self.desk:
                pool = self.open()
                done = asyncio.get_running_loop().run_in_executor(pool, job, *arguments)
                return await asyncio.wait_for(done, PATIENCE)
        except (BrokenProcessPool, TimeoutError):
            self.pool = None
            raise Refusal("busy") from None
        finally:
            self.waiting -= 1

    def open(self) -> ProcessPoolExecutor:
        """The process, started when it is first needed. Spawned, not forked: a fork would inherit sockets and locks."""
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=go_with_the_server)
        return self.pool

    async def close(self) -> None:
        """Send it home, and wait until it is."""
        pool, self.pool = self.pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, True, cancel_futures=True)
