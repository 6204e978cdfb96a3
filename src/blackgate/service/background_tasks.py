"""Tasks that run beside the requests that started them."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

from blackgate.tables.commands import Refusal

T = TypeVar("T")
log: Final = logging.getLogger("blackgate.service")


class BackgroundTasks:
    """Holds running tasks, so that none is lost and all are finished before the process stops."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run something in the background. An exception is logged, unless it is a refusal."""
        self.add(work).add_done_callback(log_failure)

    async def run_to_completion(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something and return its result. If the caller is cancelled, the work still goes on to its end."""
        return await asyncio.shield(self.add(work))

    def add(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a task and hold it until it is done."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def wait(self) -> None:
        """Wait until all tasks are done."""
        await asyncio.gather(*list(self.tasks), return_exceptions=True)


def log_failure(task: asyncio.Task[Any]) -> None:
    """Log the exception of a task that failed."""
    if not task.cancelled() and task.exception() is not None and not isinstance(task.exception(), Refusal):
        log.error("background task failed", exc_info=task.exception())
