"""Worker processes for replays and statistics of games, which take seconds."""

from collections.abc import Callable
from typing import Final, TypeVar

from blackgate.service.workers.fair_queue import FairQueue, Origin
from blackgate.service.workers.worker_pool import WorkerPool

T = TypeVar("T")
TIMEOUT_S = 120.0  # the longest possible record takes less
LONG_RECORD = 150_000  # characters; the record of a game of six has about 60,000
MAX_WAITING = 32  # for each worker; each job may hold a record of 2 MB


class RecordWorker:
    """One worker process, which addresses use in turns."""

    def __init__(self) -> None:
        self.pool: Final = WorkerPool(1)
        self.queue: Final = FairQueue(1, max_waiting=MAX_WAITING)


class ReplayWorker:
    """Runs jobs in the turns of their addresses. Long records have a worker of their own: no other game waits for them."""

    def __init__(self) -> None:
        self.ordinary: Final = RecordWorker()
        self.long: Final = RecordWorker()

    async def run(self, address: str, job: Callable[..., T], record: str, *arguments: object) -> T:
        """Run a function about a record in a worker and return its result; refuse if too many jobs wait."""
        worker = self.long if len(record) > LONG_RECORD else self.ordinary
        async with worker.queue.turn(Origin((address,))):
            return await worker.pool.run_or_refuse(TIMEOUT_S, job, record, *arguments)

    def close(self) -> None:
        """Refuse what waits, and stop the worker processes."""
        for worker in (self.ordinary, self.long):
            worker.queue.close()
            worker.pool.close()

    async def wait_closed(self) -> None:
        """Wait until the worker processes have ended."""
        for worker in (self.ordinary, self.long):
            await worker.pool.wait_closed()
