"""Worker processes for the tutorial, which takes half a second for each language."""

import asyncio

from blackgate.service.workers.worker_pool import WorkerPool
from blackgate.tables.commands import Refusal
from blackgate.tables.lesson import gzip_lesson
from blackgate.tables.wire import Language

TIMEOUT_S = 60.0


class LessonWorker:
    """The tutorial in all languages. A process of its own makes each once, so that no player waits behind replays for it."""

    def __init__(self) -> None:
        self.lessons: dict[Language, asyncio.Task[bytes]] = {}
        self.closed: bool = False
        self.pools: set[WorkerPool] = set()

    async def lesson(self, lang: Language) -> bytes:
        """Return the tutorial as compressed JSON. The first request of each language waits until it is made."""
        made = self.lessons.get(lang)
        if made is None or (made.done() and made.exception() is not None):
            made = self.lessons[lang] = asyncio.create_task(self.make(lang))
        return await asyncio.shield(made)

    async def make(self, lang: Language) -> bytes:
        """Make the tutorial in one language, in a process that ends afterwards."""
        if self.closed:
            raise Refusal("draining")
        pool = WorkerPool(1)
        self.pools.add(pool)
        try:
            return await pool.run_or_refuse(TIMEOUT_S, gzip_lesson, lang)
        finally:
            pool.close()
            await pool.wait_closed()
            self.pools.discard(pool)

    def close(self) -> None:
        """Stop the worker processes."""
        self.closed = True
        for pool in self.pools:
            pool.close()

    async def wait_closed(self) -> None:
        """Wait until the worker processes have ended."""
        await asyncio.gather(*self.lessons.values(), return_exceptions=True)
