"""Subclasses of uvicorn's protocols that close connections which do not make progress.

uvicorn waits without a limit for the rest of a request, and for a client to read what was sent before it closes a socket.
The first would let attackers fill the server with half-open connections. With the second a seat would look connected for as
long as the other machine runs. Besides, malformed input is not logged as an error of this server.
"""

import asyncio
from collections.abc import Callable
from typing import Any, cast

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from blackgate.service.ws.frames import EXTENSION

REQUEST_TIMEOUT_S = 20.0  # from the first byte of a request to its last, and from connecting to the first byte
MAX_HEAD_BYTES = 64 * 1024  # request line and headers
WRITE_TIMEOUT_S = 20.0  # within which a client must read some of what waits to be sent
MAX_UNSENT_BYTES = 128 * 1024  # that wait to be sent to a WebSocket before it counts as slow


class HttpProtocol(HttpToolsProtocol):
    """An HTTP connection with a timeout for each request and a limit for its head."""

    request_timeout: asyncio.TimerHandle | None = None
    received: int = 0  # bytes of the head so far
    head_complete: bool = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start the timeout for the first request."""
        super().connection_made(transport)
        self.start_timeout()

    def data_received(self, data: bytes) -> None:
        """Count the bytes of the head, and close the connection if there are too many."""
        if self.request_timeout is None:
            self.start_timeout()
        self.received += len(data)
        super().data_received(data)
        if not self.head_complete and self.received > MAX_HEAD_BYTES:
            self.transport.abort()

    def on_message_begin(self) -> None:
        """Reset the count for a new request."""
        self.received = 0
        self.head_complete = False
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Stop counting: the body has its own limit."""
        self.head_complete = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Stop the timeout: the request is complete."""
        self.cancel_timeout()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Stop the timeout: the connection becomes a WebSocket."""
        self.cancel_timeout()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timeout."""
        self.cancel_timeout()
        super().connection_lost(exc)

    def start_timeout(self) -> None:
        """Close the connection unless the request is complete in time."""
        self.request_timeout = self.loop.call_later(REQUEST_TIMEOUT_S, self.transport.abort)

    def cancel_timeout(self) -> None:
        """Do not close the connection."""
        if self.request_timeout is not None:
            self.request_timeout.cancel()
            self.request_timeout = None


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that is closed if the client does not read. It is a `FrameSocket` for the application."""

    write_timeout: asyncio.TimerHandle | None = None
    on_writable: Callable[[], None] | None = None

    def handle_connect(self, event: Request) -> None:
        """Offer the application to write whole frames."""
        super().handle_connect(event)
        if not self.close_sent:
            self.transport.set_write_buffer_limits(high=MAX_UNSENT_BYTES)
            cast(dict[str, Any], self.scope["extensions"])[EXTENSION] = {"socket": self}

    @property
    def is_writable(self) -> bool:
        """Whether the client reads what it is sent."""
        return self.writable.is_set()

    @property
    def unsent_bytes(self) -> int:
        """How many bytes wait to be sent."""
        return self.transport.get_write_buffer_size()

    def write_frame(self, frame: bytes) -> None:
        """Send a whole frame. It never waits: the transport keeps what the client does not read yet."""
        if self.handshake_complete and not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame)

    def pause_writing(self) -> None:
        """Start the timeout: the send buffer is full."""
        super().pause_writing()
        self.write_timeout = self.loop.call_later(WRITE_TIMEOUT_S, self.transport.abort)

    def resume_writing(self) -> None:
        """Stop the timeout: the client has read."""
        super().resume_writing()
        self.cancel_timeout()
        if self.on_writable is not None:
            self.on_writable()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timeout."""
        self.cancel_timeout()
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        """Close at once when a ping is not answered: what is still to be sent will not be read either."""
        super().keepalive_timeout()
        self.transport.abort()

    def handle_text(self, event: Frame) -> None:
        """Pass text frames on as bytes, undecoded: the reader rejects invalid UTF-8 like any other malformed message."""
        self.handle_bytes(event)

    async def send(self, message: ASGISendEvent) -> None:
        """Treat the handshake as complete once it is answered with an error response."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True

    def cancel_timeout(self) -> None:
        """Do not close the connection."""
        if self.write_timeout is not None:
            self.write_timeout.cancel()
            self.write_timeout = None
