"""Wake-up messages between processes: "table T has entry N".

A message is only a hint to read the database; losing one costs time and nothing else. With Redis (`redis_wakeup_bus`), other
processes are woken at once. Without it, or while it is down, every process polls the database once a second.
"""

import asyncio
import logging
from typing import Final, Protocol

POLL_INTERVAL_S = 1.0  # without Redis
POLL_INTERVAL_WITH_REDIS_S = 5.0

log: Final = logging.getLogger("blackgate.service")


class WakeupHandler(Protocol):
    """What a process does when others have written something."""

    def wake_up(self, table_id: str, seq: int) -> None:
        """Handle a message: the table has an entry `seq`, or new chat or presence if `seq` is 0."""

    async def poll(self) -> None:
        """Look in the database for changes of which no message has arrived."""


class WakeupBus:
    """Polls the database, and sends nothing."""

    sends_messages: bool = False

    def __init__(self) -> None:
        self.connected: bool = False  # whether messages reach the other processes
        self.tasks: list[asyncio.Task[None]] = []

    def start(self, handler: WakeupHandler, *, polling: bool) -> None:
        """Start polling, unless this is the only process."""
        if polling:
            self.tasks.append(asyncio.create_task(self.poll_regularly(handler), name="wakeup-poll"))

    async def stop(self) -> None:
        """Stop all tasks."""
        for task in self.tasks:
            task.cancel()

    def publish(self, table_id: str, seq: int) -> None:
        """Wake the other processes; `seq` 0 means chat or presence. Does not wait."""

    async def poll_regularly(self, handler: WakeupHandler) -> None:
        """Poll the database, less often while messages arrive."""
        while True:
            await asyncio.sleep(POLL_INTERVAL_WITH_REDIS_S if self.connected else POLL_INTERVAL_S)
            await self.poll(handler)

    async def poll(self, handler: WakeupHandler) -> None:
        """Poll once. If the database is down as well, the next poll will find what is new."""
        try:
            await handler.poll()
        except Exception as error:  # noqa: BLE001  whatever is wrong there, keep receiving
            log.warning("poll failed", extra={"error": type(error).__name__})
