"""Worker processes for replays and statistics of games, which take seconds."""

from collections.abc import Callable
from typing import Final, TypeVar

from blackgate.service.workers.fair_queue import FairQueue, Origin
from blackgate.service.workers.worker_pool import WorkerPool

T = TypeVar("T")
TIMEOUT_S = 120.0  # the longest possible record takes less
WORKERS = 2  # so that a long job of one address does not delay the others
MAX_WAITING = 64  # each job may hold a record of 2 MB


class ReplayWorker:
    """Runs jobs in the turns of their addresses, one at a time for each address."""

    def __init__(self) -> None:
        self.pool: Final = WorkerPool(WORKERS)
        self.queue: Final = FairQueue(WORKERS, running_per_address=1, max_waiting=MAX_WAITING)

    async def run(self, address: str, job: Callable[..., T], *arguments: object) -> T:
        """Run a function in a worker and return its result; refuse if too many jobs wait."""
        async with self.queue.turn(Origin((address,))):
            return await self.pool.run_or_refuse(TIMEOUT_S, job, *arguments)

    def close(self) -> None:
        """Refuse what waits, and stop the worker processes."""
        self.queue.close()
        self.pool.close()

    async def wait_closed(self) -> None:
        """Wait until the worker processes have ended."""
        await self.pool.wait_closed()
