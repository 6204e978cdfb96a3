"""Sending an update to many listeners: to players at once, to a crowd of spectators in slices, so that no other table waits."""

import asyncio
from collections import deque
from typing import Final, Protocol

from blackgate.tables.messages import Reader

SLICE = 50  # spectators who are sent an update before other tasks run
PAUSE_S = 0.001  # between two slices: the thread that writes to the database needs the interpreter for a moment, too
MAX_PENDING = 100  # updates that wait for their spectators; then those who wait are disconnected


class Recipient(Protocol):
    """A listener as far as sending needs it."""

    reader: Reader

    def send_update(self, frame: bytes, seq: int) -> None:
        """Send an update of the table after entry `seq`."""

    def dismiss(self, error: str) -> None:
        """Send a goodbye and close."""


Delivery = tuple[Recipient, bytes]


class FanOut:
    """The updates of one table on their way to its listeners. Every listener gets them in order."""

    def __init__(self) -> None:
        self.pending: Final[deque[tuple[list[Delivery], int]]] = deque()
        self.task: asyncio.Task[None] | None = None

    def send(self, deliveries: list[Delivery], seq: int) -> None:
        """Send an update after entry `seq`; never waits."""
        if len(deliveries) > SLICE or self.pending:
            spectators = [delivery for delivery in deliveries if delivery[0].reader.seat is None]
            deliveries = [delivery for delivery in deliveries if delivery[0].reader.seat is not None]
            self.send_later(spectators, seq)
        for listener, frame in deliveries:
            listener.send_update(frame, seq)

    def send_later(self, deliveries: list[Delivery], seq: int) -> None:
        """Send an update to spectators when they have been sent those before it."""
        if len(self.pending) >= MAX_PENDING:
            late, _ = self.pending.popleft()
            for listener, _ in late:
                listener.dismiss("busy")  # it can reconnect and catch up
        self.pending.append((deliveries, seq))
        if self.task is None:
            self.task = asyncio.create_task(self.run(), name="fan-out")

    async def run(self) -> None:
        """Send what is pending, slice after slice."""
        while self.pending:
            deliveries, seq = self.pending.popleft()
            for start in range(0, len(deliveries), SLICE):
                for listener, frame in deliveries[start : start + SLICE]:
                    listener.send_update(frame, seq)
                await asyncio.sleep(PAUSE_S)
        self.task = None
