"""A pool of worker processes, started when it is first needed."""

import asyncio
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor


class WorkerPool:
    """Worker processes that end with the server. They are spawned, not forked: a fork would inherit sockets and locks."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.executor: ProcessPoolExecutor | None = None

    def start(self) -> ProcessPoolExecutor:
        """Return the pool, started if necessary."""
        if self.executor is None:
            spawn = multiprocessing.get_context("spawn")
            self.executor = ProcessPoolExecutor(self.workers, mp_context=spawn, initializer=exit_with_parent)
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


def exit_with_parent() -> None:
    """In a worker: exit when the server does, however it ended. Otherwise each crash would leave workers behind."""
    threading.Thread(target=wait_for_parent, daemon=True).start()


def wait_for_parent() -> None:
    """Wait until the parent process has ended, then exit without cleaning up."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
