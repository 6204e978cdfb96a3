"""The outgoing messages of one WebSocket. A client that reads slowly does not delay others."""

import asyncio
from collections.abc import Awaitable, Callable

from blackgate.service.metrics import METRICS
from blackgate.service.ws.frames import FrameSocket

MAX_UNREAD_BYTES = 1 << 20  # of answers, after which a client that does not read them is disconnected

CLOSE_NORMAL = 1000
CLOSE_POLICY = 1008
CLOSE_LATER = 1013
CLOSE_SLOW = 4008


class Outbox:
    """Sends messages to one client, and closes its socket."""

    def __init__(self, socket: FrameSocket, send_close: Callable[[int], Awaitable[None]]) -> None:
        self.socket = socket
        self.send_close = send_close
        self.held = b""  # frames to be written together with the next one
        self.close_code: int | None = None
        self.closing: asyncio.Future[None] | None = None  # done when the close frame is sent

    def put(self, frame: bytes) -> None:
        """Send a framed message; never waits."""
        if self.close_code is not None:
            return
        if self.socket.unsent_bytes > MAX_UNREAD_BYTES:
            METRICS.dropped.inc()
            self.close(CLOSE_SLOW)
            return
        if self.held:
            frame, self.held = self.held + frame, b""
        self.socket.write_frame(frame)

    def put_update(self, frame: bytes) -> bool:
        """Send a framed update, and return True; if the client reads slowly, return False instead."""
        if not self.socket.is_writable:
            return False
        if self.close_code is None:
            if self.held:
                frame, self.held = self.held + frame, b""
            self.socket.write_frame(frame)
        return True

    def hold(self, frame: bytes) -> None:
        """Keep a framed message until the next one is put or the outbox is flushed: two writes cost twice as much as one."""
        self.held += frame

    def flush(self) -> None:
        """Send what is held."""
        if self.held:
            self.put(b"")

    def close(self, code: int) -> None:
        """Close the socket, after what was sent before."""
        if self.close_code is None:
            self.close_code = code
            self.closing = asyncio.ensure_future(self.send_close(code))
