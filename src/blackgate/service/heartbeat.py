"""Heartbeats of this process: they show other processes that it runs, and outages are computed from them.

They also keep the clocks of all processes together, if the clock of a machine is set or the machine was suspended.
"""

import logging
import time
from typing import Final

from blackgate.service import wall_clock
from blackgate.service.async_store import call_store_for_process
from blackgate.service.process_state import ProcessState
from blackgate.service.storage import Store

INTERVAL_S = 1.0
OUTAGE_AFTER_MS = 4_000  # without a heartbeat of any process
MAX_AHEAD_MS = 24 * 3600 * 1000  # a heartbeat further in the future is of a clock that was wrong, and is ignored

log: Final = logging.getLogger("blackgate.service")


class Heartbeat:
    """Registers this process and keeps its heartbeat in the database."""

    def __init__(self, store: Store, process: ProcessState, address: str) -> None:
        self.store = store
        self.process = process
        self.address = address
        self.last: int = 0

    async def register(self) -> None:
        """Register this process. If no process ran until now, the time since the last heartbeat becomes an outage.

        The clock moves forward only when the outage is known here: it must not count as time of players.
        """
        now = max(wall_clock.now_ms(), await self.common_time())
        await call_store_for_process(self.store.register_process, self.process.id, now, OUTAGE_AFTER_MS, self.address)
        self.process.outages = await call_store_for_process(self.store.outages)
        wall_clock.advance_to(now)
        await self.store_heartbeat()
        self.last = wall_clock.now_ms()

    async def beat(self) -> None:
        """Store a heartbeat; register again if the database was down for a while, or if the clock is behind."""
        now = wall_clock.now_ms()
        step = await self.common_time() - now
        if step > OUTAGE_AFTER_MS:
            log.warning("the clock moves forward; the time in between does not count", extra={"ms": step})
        if step > OUTAGE_AFTER_MS or now - self.last > OUTAGE_AFTER_MS:
            await self.register()
            return
        await self.store_heartbeat()
        self.last = wall_clock.now_ms()

    async def common_time(self) -> int:
        """Return the time of the system, or the newest heartbeat of any process if that is ahead."""
        system = wall_clock.system_ms()
        newest = await call_store_for_process(self.store.newest_heartbeat, system + MAX_AHEAD_MS)
        return max(system, newest or 0)

    async def store_heartbeat(self) -> None:
        """Store that this process runs."""
        process = self.process
        await call_store_for_process(self.store.heartbeat, process.id, wall_clock.now_ms(), process.draining, self.address)
        process.database_answered_at = time.monotonic()
