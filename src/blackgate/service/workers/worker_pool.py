"""A pool of worker processes, started when it is first needed."""

import asyncio
import multiprocessing
import multiprocessing.context
import os
import signal
import sys
import threading
from concurrent.futures import ProcessPoolExecutor
from typing import ClassVar


class WorkerProcess(multiprocessing.context.SpawnProcess):
    """A process that is started with Ctrl-C blocked. Otherwise Ctrl-C would kill it until `initialize_worker` has run."""

    def start(self) -> None:
        """Start the process, which inherits what this thread blocks. Windows has no such thing."""
        if sys.platform == "win32":
            super().start()
            return
        blocked_before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            super().start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, blocked_before)


class WorkerContext(multiprocessing.context.SpawnContext):
    """How the pool starts processes."""

    Process: ClassVar[type[WorkerProcess]] = WorkerProcess


class WorkerPool:
    """Worker processes that end with the server. They are spawned, not forked: a fork would inherit sockets and locks."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.executor: ProcessPoolExecutor | None = None

    def start(self) -> ProcessPoolExecutor:
        """Return the pool, started if necessary."""
        if self.executor is None:
            self.executor = ProcessPoolExecutor(self.workers, mp_context=WorkerContext(), initializer=initialize_worker)
        return self.executor

    def discard(self, broken: ProcessPoolExecutor) -> None:
        """Stop a pool that broke or hangs, unless another one has replaced it. The next call starts a new one."""
        if self.executor is broken:
            self.executor = None
            broken.shutdown(wait=False, cancel_futures=True)

    async def close(self) -> None:
        """Stop the processes and wait for their end."""
        executor, self.executor = self.executor, None
        if executor is not None:
            await asyncio.to_thread(executor.shutdown, True, cancel_futures=True)


def initialize_worker() -> None:
    """In a worker: ignore Ctrl-C, which the server handles, and exit when the server does, however it ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=wait_for_parent, daemon=True).start()


def wait_for_parent() -> None:
    """Wait until the parent process has ended, then exit without cleaning up."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
