"""Work that is repeated for as long as the process runs."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

log: Final = logging.getLogger("blackgate.service")


class PeriodicTasks:
    """Functions that are called again and again, each at its own interval."""

    def __init__(self) -> None:
        self.tasks: list[asyncio.Task[None]] = []

    def start(self, name: str, interval_s: float, work: Callable[[], Awaitable[None]]) -> None:
        """Call a function now and then at every interval."""
        self.tasks.append(asyncio.create_task(repeat(name, interval_s, work), name=name))

    def stop(self) -> None:
        """Stop calling them."""
        for task in self.tasks:
            task.cancel()


async def repeat(name: str, interval_s: float, work: Callable[[], Awaitable[None]]) -> None:
    """Call a function at every interval. After a failure, wait twice as long."""
    while True:
        try:
            await work()
        except Exception as error:  # noqa: BLE001  the database may be down: try again
            log.warning("periodic task failed", extra={"task": name, "error": type(error).__name__})
            await asyncio.sleep(interval_s)
        await asyncio.sleep(interval_s)
