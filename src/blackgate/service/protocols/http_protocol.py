"""HTTP connections with timeouts, limits for the head of a request, and few pipelined requests at a time."""

import asyncio
from collections.abc import Callable
from typing import Any

import httptools
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from blackgate.service.asgi import client_address
from blackgate.service.protocols.bounded_protocol import BoundedProtocol
from blackgate.service.security.limits import MAX_HEAD_BYTES, MAX_HEADERS

REQUEST_TIMEOUT_S = 20.0  # from the first byte of a request to its last, and from connecting to the first byte
KB = 1024


class ParsingFlowControl(FlowControl):
    """Flow control that first parses what has been read already, before more is read from the connection."""

    def __init__(self, transport: asyncio.Transport, parse: Callable[[], None]) -> None:
        super().__init__(transport)
        self.parse = parse

    def resume_reading(self) -> None:
        """Parse, and then read on. Not at once: the caller has to finish the request before this one."""
        if self.read_paused:
            self.read_paused = False
            asyncio.get_running_loop().call_soon(self.parse)


class TooManyHeaders(Exception):
    """A request has more headers than any browser sends."""


class HttpProtocol(BoundedProtocol, HttpToolsProtocol):
    """An HTTP connection with a timeout for each request, a limit for its head, and few pipelined requests at a time."""

    piece_bytes = KB  # some 50 of the shortest requests
    request_timeout: asyncio.TimerHandle | None = None
    received: int = 0  # bytes of the head so far
    head_complete: bool = False
    unread: tuple[str, int] | None = None  # the address and the bytes that it does not read

    @property
    def is_idle(self) -> bool:
        """Whether no request is being handled."""
        return self.cycle is None or self.cycle.response_complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start the timeout for the first request, if the client may have another connection."""
        super().connection_made(transport)
        self.flow = ParsingFlowControl(transport, self.parse)
        self.uploads = self.limiter.uploads(self)
        if self.limiter.admit(self):
            self.start_timeout()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timeout of an incomplete request."""
        self.cancel_timeout()
        self.release_unread()
        super().connection_lost(exc)

    # --- reading ----------------------------------------------------------------------------
    def data_received(self, data: bytes) -> None:
        """Parse what has arrived."""
        self.unparsed += data
        self.parse()

    def parse(self) -> None:
        """Parse requests. Nothing more is read while the client must wait."""
        if self.unparsed:
            self._unset_keepalive_if_required()
        super().parse()
        if self.unparsed:
            self.flow.pause_reading()
        elif not self.flow.read_paused:
            self.transport.resume_reading()

    def must_wait(self) -> bool:
        """Return whether requests must wait: for the one before them, or because the client sends too much."""
        if self.pipeline or self.flow.read_paused or self.pause is not None:
            return True
        pause_s = self.uploads.debt_s()
        if pause_s:
            self.start_pause(pause_s)
        return pause_s > 0

    def end_pause(self) -> None:
        """Go on after a pause."""
        self.pause = None
        self.flow.resume_reading()

    def parse_piece(self, piece: bytes) -> None:
        """Give a piece to the parser. Count the bytes of a head, and close the connection if there are too many."""
        if self.request_timeout is None:
            self.start_timeout()
        self.uploads.charge(len(piece) / KB)
        self.received += len(piece)
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
                return
        except httptools.HttpParserError:
            self.send_400_response("Invalid HTTP request received.")
            self.start_write_timeout()
            return
        if not self.head_complete and self.received > MAX_HEAD_BYTES:
            self.transport.abort()

    def on_message_begin(self) -> None:
        """Reset the count for a new request."""
        self.received = 0
        self.head_complete = False
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Add a header to the request, unless there are too many: then the request is invalid."""
        if len(self.headers) >= MAX_HEADERS:
            raise TooManyHeaders
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Stop counting: the body has its own limit."""
        self.head_complete = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Stop the timeout: the request is complete, unless it asks for a WebSocket and that is yet to come."""
        if not (self.parser.should_upgrade() and self._should_upgrade()):
            self.cancel_timeout()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Stop the timeout: the connection becomes a WebSocket."""
        self.cancel_timeout()
        self.limiter.remove(self)
        self.unparsed.clear()
        super().handle_websocket_upgrade()

    def start_timeout(self) -> None:
        """Close the connection unless the request is complete in time."""
        self.request_timeout = self.loop.call_later(REQUEST_TIMEOUT_S, self.transport.abort)

    def cancel_timeout(self) -> None:
        """Do not close the connection."""
        if self.request_timeout is not None:
            self.request_timeout.cancel()
            self.request_timeout = None

    # --- writing ----------------------------------------------------------------------------
    def on_response_complete(self) -> None:
        """Go on with the next request. A connection that is to be closed waits only so long for its client to read."""
        super().on_response_complete()
        if self.transport.is_closing():
            self.start_write_timeout()

    def pause_writing(self) -> None:
        """Count what is not read yet, and close the connection if this address leaves too much unread."""
        super().pause_writing()
        self.release_unread()
        scope: Any = self.scope
        address, size = client_address(scope), self.transport.get_write_buffer_size()
        self.unread = (address, size)
        if not self.limiter.add_unread(address, size):
            self.transport.abort()

    def resume_writing(self) -> None:
        """Count it as read."""
        super().resume_writing()
        self.release_unread()

    def release_unread(self) -> None:
        """Stop counting what is not read."""
        if self.unread is not None:
            self.limiter.remove_unread(*self.unread)
            self.unread = None
