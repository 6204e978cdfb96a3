"""A pool of worker processes, started when it is first needed. They run at a lower priority than the server itself."""

import asyncio
import multiprocessing
import multiprocessing.context
import os
import sys
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from blackgate.tables.commands import Refusal
from blackgate.worker_process import WorkerProcess, follow_parent

T = TypeVar("T")
NICENESS = 10  # of workers: on a busy machine, moves of people come before thoughts of bots


class WorkerContext(multiprocessing.context.SpawnContext):
    """How the pool starts processes. It remembers them: an executor of Python 3.11 cannot end a process that works."""

    def __init__(self) -> None:
        super().__init__()
        self.processes: list[WorkerProcess] = []

    def Process(self, *arguments: Any, **options: Any) -> WorkerProcess:  # type: ignore[override]  # noqa: N802
        """Return a process that is not started yet."""
        process = WorkerProcess(*arguments, **options)
        self.processes.append(process)
        return process


class WorkerPool:
    """Worker processes that end with the server. They are spawned, not forked: a fork would inherit sockets and locks."""

    def __init__(self, workers: int) -> None:
        self.workers: Final = workers
        self.executor: Executor | None = None
        self.context: WorkerContext = WorkerContext()
        self.closed: bool = False

    async def run(self, timeout_s: float, job: Callable[..., T], *arguments: object) -> T:
        """Run a function in a worker and return its result. After a crash or a timeout the pool starts again."""
        if self.closed:
            raise Refusal("draining")
        executor = self.start()
        try:
            return await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(executor, job, *arguments), timeout_s)
        except (BrokenProcessPool, TimeoutError):
            if self.closed:
                raise Refusal("draining") from None
            self.discard(executor)
            raise

    async def run_or_refuse(self, timeout_s: float, job: Callable[..., T], *arguments: object) -> T:
        """Run a function in a worker and return its result; refuse if the worker crashes or takes too long."""
        try:
            return await self.run(timeout_s, job, *arguments)
        except (BrokenProcessPool, TimeoutError):
            raise Refusal("busy") from None

    def start(self) -> Executor:
        """Return the executor, started if necessary."""
        if self.executor is None:
            self.context = WorkerContext()
            self.executor = ProcessPoolExecutor(self.workers, mp_context=self.context, initializer=initialize_worker)
        return self.executor

    def discard(self, broken: Executor) -> None:
        """End an executor that broke or hangs, unless another one has replaced it. The next job starts a new one."""
        if self.executor is broken:
            self.executor = None
            broken.shutdown(wait=False, cancel_futures=True)
            self.kill()

    def kill(self) -> None:
        """End all processes, also in the middle of their work."""
        for process in self.context.processes:
            if process.is_alive():
                process.kill()

    def close(self) -> None:
        """Refuse all jobs, and end all processes at once."""
        self.closed = True
        self.kill()

    async def wait_closed(self) -> None:
        """Wait until the processes of a closed pool have ended."""
        executor, self.executor = self.executor, None
        if executor is not None:
            await asyncio.to_thread(executor.shutdown, True, cancel_futures=True)


def initialize_worker() -> None:
    """In a worker: let the server run first, ignore Ctrl-C, which the server handles, and exit when the server does."""
    if sys.platform != "win32":
        os.nice(NICENESS)
    follow_parent()
