"""Heartbeats of this process: they show other processes that it runs, and outages are computed from them."""

import time

from blackgate.service import wall_clock
from blackgate.service.async_store import call_store_for_process
from blackgate.service.process_state import ProcessState
from blackgate.service.storage import Store

INTERVAL_S = 1.0
OUTAGE_AFTER_MS = 4_000  # without a heartbeat of any process


class Heartbeat:
    """Registers this process and keeps its heartbeat in the database."""

    def __init__(self, store: Store, process: ProcessState, address: str) -> None:
        self.store = store
        self.process = process
        self.address = address
        self.last: int = 0

    async def register(self) -> None:
        """Register this process. If no process ran until now, the time since the last heartbeat becomes an outage."""
        await call_store_for_process(
            self.store.register_process, self.process.id, wall_clock.now_ms(), OUTAGE_AFTER_MS, self.address
        )
        await self.store_heartbeat()
        self.process.outages = await call_store_for_process(self.store.outages)
        self.last = wall_clock.now_ms()

    async def beat(self) -> None:
        """Store a heartbeat; register again if the database was down for a while."""
        if wall_clock.now_ms() - self.last > OUTAGE_AFTER_MS:
            await self.register()
            return
        await self.store_heartbeat()
        self.last = wall_clock.now_ms()

    async def store_heartbeat(self) -> None:
        """Store that this process runs."""
        process = self.process
        await call_store_for_process(self.store.heartbeat, process.id, wall_clock.now_ms(), process.draining, self.address)
        process.database_answered_at = time.monotonic()
