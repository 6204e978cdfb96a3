"""Garbage collections at chosen moments.

Python would start them in the middle of a game: one of the young objects once there are many, which took 30 to 110 ms, and a
full one, which takes half a second with thousands of sockets. Here the few objects of the last moments are collected often, and
those that are left are set aside (`gc.freeze`), so that no later collection reads them again. Play leaves hardly any cyclic
garbage among them; closed sockets and old requests do. So a full collection runs after many sockets have closed, and now and
then.
"""

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Final

INTERVAL_S: Final = 0.25
FEW_OBJECTS: Final = 1_000  # new ones that are not worth a collection
BURST_OBJECTS: Final = 50_000  # new ones after which Python collects by itself, in a burst between two moments
FULL_AFTER_SOCKETS: Final = 2_000  # that have closed
FULL_AFTER_S: Final = 3600.0


class GarbageCollector:
    """Collects garbage while the service runs. `closed_sockets` returns how many sockets have closed so far."""

    def __init__(self, closed_sockets: Callable[[], int]) -> None:
        self.closed_sockets = closed_sockets
        self.closed = 0  # sockets, when the last full collection ran
        self.collected_at = 0.0

    async def run(self) -> None:
        """Collect until the task is cancelled."""
        gc.set_threshold(BURST_OBJECTS, 1, 1_000_000)
        self.collect_all()
        while True:
            await asyncio.sleep(INTERVAL_S)
            if self.is_full_due():
                self.collect_all()
            elif gc.get_count()[0] > FEW_OBJECTS:
                collect_young()

    def is_full_due(self) -> bool:
        """Return whether old objects may hold much garbage."""
        many_closed = self.closed_sockets() - self.closed >= FULL_AFTER_SOCKETS
        return many_closed or time.monotonic() - self.collected_at >= FULL_AFTER_S

    def collect_all(self) -> None:
        """Collect all garbage, also among the objects that were set aside."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self.collected_at, self.closed = time.monotonic(), self.closed_sockets()


def collect_young() -> None:
    """Collect garbage among the objects since the last collection, and set aside the others."""
    gc.collect(0)
    gc.freeze()
