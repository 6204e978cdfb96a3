"""A worker process for replays and statistics of games, which take seconds."""

import asyncio
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from blackgate.service.workers.worker_pool import WorkerPool
from blackgate.tables.commands import Refusal

T = TypeVar("T")
TIMEOUT_S = 120.0  # the longest possible record takes less
MAX_JOBS = 40  # running and waiting


class ReplayWorker:
    """Runs one job after the other."""

    def __init__(self) -> None:
        self.pool: Final = WorkerPool(1)
        self.free: Final = asyncio.Semaphore(1)
        self.jobs: int = 0

    async def run(self, job: Callable[..., T], *arguments: object) -> T:
        """Run a function in the worker and return its result; refuse if too many jobs wait."""
        if self.jobs >= MAX_JOBS:
            raise Refusal("busy")
        self.jobs += 1
        try:
            async with self.free:
                executor = self.pool.start()
                try:
                    done = asyncio.get_running_loop().run_in_executor(executor, job, *arguments)
                    return await asyncio.wait_for(done, TIMEOUT_S)
                except (BrokenProcessPool, TimeoutError):
                    self.pool.discard(executor)
                    raise Refusal("busy") from None
        finally:
            self.jobs -= 1

    async def close(self) -> None:
        """Stop the worker process."""
        await self.pool.close()
