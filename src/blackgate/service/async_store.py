"""Calling the database from asynchronous code.

The database has its own threads, so that requests which do not need it never wait for it. A database that is frozen keeps
its connections open and does not answer: a call gives up after a while, and its thread stays busy until the database goes on.
Then requests are refused at once until the database has answered again. Otherwise those of one table would wait one after
another, each until its call gives up.
"""

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, Final, TypeVar

from blackgate.service.storage import StoreDown
from blackgate.tables.commands import Refusal

CALL_TIMEOUT_S = 5.0
REQUEST_THREADS = 12  # PostgreSQL has 15 connections
HOUSEKEEPING_THREADS = 3  # heartbeats and the like do not wait behind requests

T = TypeVar("T")


class StoreThreads:
    """The threads for calls of the database, and whether it answers."""

    def __init__(self) -> None:
        self.requests: Final = ThreadPoolExecutor(REQUEST_THREADS, "store")
        self.housekeeping: Final = ThreadPoolExecutor(HOUSEKEEPING_THREADS, "store-housekeeping")
        self.answered_at = time.monotonic()
        self.silent = False  # a call gave up, and none was answered since that one began

    async def run(self, executor: Executor, work: Callable[..., T], *arguments: Any) -> T:
        """Call a function in a thread; raise `StoreDown` if it takes too long."""
        began_at = time.monotonic()
        try:
            async with asyncio.timeout(CALL_TIMEOUT_S):
                return await asyncio.get_running_loop().run_in_executor(executor, self.call, work, *arguments)
        except TimeoutError:
            self.silent = self.answered_at < began_at
            raise StoreDown("error-store-down", problem="timeout") from None

    def call(self, work: Callable[..., T], *arguments: Any) -> T:
        """Call a function of the store in this thread, and note that the database has answered."""
        result = work(*arguments)
        self.answered_at = time.monotonic()
        self.silent = False
        return result


THREADS: Final = StoreThreads()


async def call_store(work: Callable[..., T], *arguments: Any) -> T:
    """Call a method of the store for a client, and refuse with "unavailable" if the database is down."""
    if THREADS.silent:
        raise Refusal("unavailable")
    with refuse_when_down():
        return await THREADS.run(THREADS.requests, work, *arguments)


async def call_store_for_process(work: Callable[..., T], *arguments: Any) -> T:
    """Call a method of the store for the process itself; raise `StoreDown` if the database is down."""
    return await THREADS.run(THREADS.housekeeping, work, *arguments)


@contextmanager
def refuse_when_down() -> Iterator[None]:
    """Turn `StoreDown` into the refusal "unavailable": the client may try again."""
    try:
        yield
    except StoreDown:
        raise Refusal("unavailable") from None
