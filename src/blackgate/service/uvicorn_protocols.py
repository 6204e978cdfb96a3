"""Subclasses of uvicorn's protocols for clients that are slow, silent or send too much.

uvicorn waits without a limit for the rest of a request, and for a client to read what was sent. The first would let attackers
fill the server with half-open connections. With the second a seat would look connected for as long as the other machine runs.

uvicorn parses at once whatever has arrived. That may be thousands of pipelined requests or empty frames, and the game stands
still meanwhile. Here the parsers get small pieces, and the rest waits while a client is over a limit. Besides, malformed input
is not logged as an error of this server.
"""

import asyncio
from collections.abc import Callable
from typing import Any

import httptools
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from blackgate.service.asgi import client_address
from blackgate.service.security.connection_limiter import ConnectionLimiter
from blackgate.service.security.frame_limiter import FrameLimiter
from blackgate.service.security.limits import MAX_FRAGMENTS, MAX_HEAD_BYTES, MAX_HEADERS

REQUEST_TIMEOUT_S = 20.0  # from the first byte of a request to its last, and from connecting to the first byte
MESSAGE_TIMEOUT_S = 20.0  # from the first fragment of a message to its last
WRITE_TIMEOUT_S = 20.0  # within which a client must read some of what waits to be sent
MIN_READ_BYTES = 16 * 1024  # at least so much of it, or all
HTTP_PIECE_BYTES = 1024  # some 50 of the shortest requests
FRAME_PIECE_BYTES = 256  # some 40 empty frames
MIN_PAUSE_S = 0.05
KB = 1024


class WriteTimeoutProtocol(asyncio.Protocol):
    """A connection that is closed if its client does not read."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    write_timeout: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """Start the timeout: the send buffer is full."""
        super().pause_writing()
        self.start_write_timeout()

    def resume_writing(self) -> None:
        """Stop the timeout: the client has read. A closing connection waits for the client to read the rest."""
        super().resume_writing()
        if not self.transport.is_closing():
            self.cancel_write_timeout()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timeout."""
        self.cancel_write_timeout()
        super().connection_lost(exc)

    def start_write_timeout(self) -> None:
        """Close the connection unless the client reads some of what waits to be sent."""
        self.cancel_write_timeout()
        unsent = self.transport.get_write_buffer_size()
        self.write_timeout = self.loop.call_later(WRITE_TIMEOUT_S, self.check_progress, unsent)

    def check_progress(self, unsent: int) -> None:
        """Close the connection if the client has read too little since then."""
        if self.transport.get_write_buffer_size() > unsent - MIN_READ_BYTES:
            self.transport.abort()
        else:
            self.start_write_timeout()

    def cancel_write_timeout(self) -> None:
        """Do not close the connection."""
        if self.write_timeout is not None:
            self.write_timeout.cancel()
            self.write_timeout = None


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


class HttpProtocol(WriteTimeoutProtocol, HttpToolsProtocol):
    """An HTTP connection with a timeout for each request, a limit for its head, and few pipelined requests at a time."""

    request_timeout: asyncio.TimerHandle | None = None
    received: int = 0  # bytes of the head so far
    head_complete: bool = False
    unread: tuple[str, int] | None = None  # the address and the bytes that it does not read
    pause: asyncio.TimerHandle | None = None  # while the client is over a limit

    def __init__(self, limiter: ConnectionLimiter, **options: Any) -> None:
        super().__init__(**options)
        self.limiter = limiter
        self.unparsed = bytearray()

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
        """Stop all timers and forget the connection."""
        self.cancel_timeout()
        if self.pause is not None:
            self.pause.cancel()
        self.limiter.remove(self)
        self.release_unread()
        self.unparsed.clear()
        super().connection_lost(exc)

    # --- reading ----------------------------------------------------------------------------
    def data_received(self, data: bytes) -> None:
        """Parse what has arrived."""
        self.unparsed += data
        self.parse()

    def parse(self) -> None:
        """Parse piece after piece, until the client must wait. Nothing more is read while it must."""
        if self.transport.is_closing():
            self.unparsed.clear()
        if self.unparsed:
            self._unset_keepalive_if_required()
        while self.unparsed and not self.must_wait():
            piece = bytes(self.unparsed[:HTTP_PIECE_BYTES])
            del self.unparsed[:HTTP_PIECE_BYTES]
            self.parse_piece(piece)
            if self.transport.is_closing():
                self.unparsed.clear()
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
            self.pause = self.loop.call_later(max(pause_s, MIN_PAUSE_S), self.end_pause)
        return pause_s > 0

    def end_pause(self) -> None:
        """Go on after a pause."""
        self.pause = None
        self.flow.resume_reading()

    def parse_piece(self, piece: bytes) -> None:
        """Give a piece to the parser. Count the bytes of a head, and close the connection if there are too many."""
        if self.request_timeout is None:
            self.start_timeout()
        self.uploads.spend(len(piece) / KB)
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
        address, size = client_address(self.scope), self.transport.get_write_buffer_size()
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


class WebSocketProtocol(WriteTimeoutProtocol, WebSocketsSansIOProtocol):
    """A WebSocket with a limit for frames, which is closed if the client does not read."""

    is_idle = False
    frame_limiter: FrameLimiter | None = None  # from the end of the handshake on: only then the client's address is known
    pause: asyncio.TimerHandle | None = None  # while the client is over a limit
    message_timeout: asyncio.TimerHandle | None = None

    def __init__(self, limiter: ConnectionLimiter, **options: Any) -> None:
        super().__init__(**options)
        self.limiter = limiter
        self.unparsed = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the connection: it is no longer an HTTP connection."""
        super().connection_made(transport)
        self.limiter.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop all timers and forget the connection."""
        for timer in (self.pause, self.message_timeout):
            if timer is not None:
                timer.cancel()
        self.limiter.remove(self)
        self.unparsed.clear()
        super().connection_lost(exc)

    # --- reading ----------------------------------------------------------------------------
    def data_received(self, data: bytes) -> None:
        """Parse what has arrived: first the request for a WebSocket, then frames."""
        if self.handshake_initiated:
            self.unparsed += data
            self.parse()
            return
        super().data_received(data)
        if not self.handshake_initiated:  # it is not valid
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
            self.start_write_timeout()

    def parse(self) -> None:
        """Parse piece after piece, until the client must wait. Nothing more is read while it must."""
        while self.unparsed and not self.must_wait():
            piece = bytes(self.unparsed[:FRAME_PIECE_BYTES])
            del self.unparsed[:FRAME_PIECE_BYTES]
            self.parse_piece(piece)
        if self.unparsed:
            self.transport.pause_reading()
        elif not self.read_paused:
            self.transport.resume_reading()

    def parse_piece(self, piece: bytes) -> None:
        """Give a piece to the parser, and count its frames."""
        self.conn.receive_data(piece)
        if self.frame_limiter is not None:
            self.frame_limiter.count(len(self.conn.events), len(piece))
        if self.conn.parser_exc is not None:
            self.handle_parser_exception()
        else:
            self.handle_events()

    def must_wait(self) -> bool:
        """Return whether frames must wait: for the handshake, for the message before them, or because there are too many."""
        if self.transport.is_closing():
            self.unparsed.clear()
            return True
        if self.frame_limiter is None or self.read_paused or self.pause is not None:
            return True
        pause_s = self.frame_limiter.pause_s()
        if self.frame_limiter.is_flooding:
            self.transport.abort()
        elif pause_s:
            self.pause = self.loop.call_later(max(pause_s, MIN_PAUSE_S), self.end_pause)
        return pause_s > 0

    def end_pause(self) -> None:
        """Go on after a pause."""
        self.pause = None
        self.parse()

    async def receive(self) -> ASGIReceiveEvent:
        """Return the next message, and parse what waited behind it."""
        message = await super().receive()
        if self.unparsed:
            self.parse()
        return message

    # --- messages ---------------------------------------------------------------------------
    def handle_text(self, event: Frame) -> None:
        """Pass text frames on as bytes, undecoded: the reader rejects invalid UTF-8 like any other malformed message."""
        self.handle_bytes(event)

    def handle_bytes(self, event: Frame) -> None:
        """Start a message. The rest of it must arrive in time."""
        if not event.fin:
            self.message_timeout = self.loop.call_later(MESSAGE_TIMEOUT_S, self.transport.abort)
        super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """Add a fragment to a message, and close the socket if there are too many."""
        if self.transport.is_closing():
            return
        if len(self.frames) >= MAX_FRAGMENTS:
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG, "too many fragments")
            self.handle_parser_exception()
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Pass a complete message on."""
        if self.message_timeout is not None:
            self.message_timeout.cancel()
            self.message_timeout = None
        super().send_receive_event_to_app()

    # --- closing ----------------------------------------------------------------------------
    def keepalive_timeout(self) -> None:
        """Close at once when a ping is not answered: what is still to be sent will not be read either."""
        super().keepalive_timeout()
        self.transport.abort()

    def handle_parser_exception(self) -> None:
        """Close the socket of a client that breaks the protocol. It has only so long to read why."""
        super().handle_parser_exception()
        self.start_write_timeout()

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message. Frames are parsed once the handshake is complete, and also if it is answered with an error."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.frame_limiter = FrameLimiter(self.limiter.rates, client_address(self.scope))
            self.parse()
        elif message["type"] == "websocket.close":
            self.start_write_timeout()
            self.parse()
        elif message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True
