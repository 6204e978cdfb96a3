"""The outgoing messages of one WebSocket. A client that reads slowly does not delay others."""

import asyncio
from collections import deque
from typing import Final

from starlette.websockets import WebSocket

from blackgate.service.metrics import METRICS

MAX_MESSAGES = 400
MAX_BYTES = 1 << 20

CLOSE_NORMAL = 1000
CLOSE_POLICY = 1008
CLOSE_LATER = 1013
CLOSE_SLOW = 4008


class Outbox:
    """A queue of messages, and the task that sends them."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.messages: deque[bytes] = deque()
        self.size: int = 0  # bytes
        self.wakeup: Final = asyncio.Event()
        self.close_code: int | None = None

    def put(self, message: bytes) -> None:
        """Queue a message; never waits. If too much is queued, the socket is closed: the client can reconnect and catch up."""
        if self.close_code is not None:
            return
        if len(self.messages) >= MAX_MESSAGES or self.size + len(message) > MAX_BYTES:
            METRICS.dropped.inc()
            self.messages.clear()
            self.close(CLOSE_SLOW)
            return
        self.messages.append(message)
        self.size += len(message)
        self.wakeup.set()

    def close(self, code: int) -> None:
        """Close the socket once the queued messages are sent."""
        if self.close_code is None:
            self.close_code = code
            self.wakeup.set()

    async def run(self) -> None:
        """Send messages until the outbox is closed."""
        send = self.socket.send
        while True:
            await self.wakeup.wait()
            self.wakeup.clear()
            while self.messages:
                message = self.messages.popleft()
                self.size -= len(message)
                await send({"type": "websocket.send", "text": message.decode()})
            if self.close_code is not None:
                await send({"type": "websocket.close", "code": self.close_code})
                return
