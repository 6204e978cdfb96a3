"""WebSockets with limits for frames and fragments."""

import asyncio
from collections.abc import Callable
from typing import Any, cast

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request

from blackgate.service.asgi import client_address
from blackgate.service.protocols.bounded_protocol import BoundedProtocol
from blackgate.service.security.frame_limiter import FrameLimiter
from blackgate.service.security.limits import MAX_FRAGMENTS
from blackgate.service.ws.frames import EXTENSION

MESSAGE_TIMEOUT_S = 20.0  # from the first fragment of a message to its last
MAX_UNSENT_BYTES = 128 * 1024  # that wait to be sent before a socket counts as slow


class WebSocketProtocol(BoundedProtocol, WebSocketsSansIOProtocol):
    """A WebSocket with a limit for frames. It is a `FrameSocket` for the application."""

    piece_bytes = 256  # some 40 empty frames
    frame_limiter: FrameLimiter | None = None  # from the end of the handshake on: only then the client's address is known
    message_timeout: asyncio.TimerHandle | None = None
    on_writable: Callable[[], None] | None = None
    is_writable: bool = True  # whether the client reads what it is sent
    is_alive: bool = False  # whether the client has sent something since the last ping was due

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the connection: it is no longer an HTTP connection."""
        super().connection_made(transport)
        self.limiter.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timeout of an incomplete message."""
        self.cancel_message_timeout()
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        """Offer the application to write whole frames."""
        super().handle_connect(event)
        if not self.close_sent:
            self.transport.set_write_buffer_limits(high=MAX_UNSENT_BYTES)
            cast(dict[str, Any], self.scope["extensions"])[EXTENSION] = {"socket": self}

    # --- reading ----------------------------------------------------------------------------
    def data_received(self, data: bytes) -> None:
        """Parse what has arrived: first the request for a WebSocket, then frames."""
        if self.handshake_initiated:
            self.is_alive = True
            self.unparsed += data
            self.parse()
            return
        super().data_received(data)
        if not self.handshake_initiated:  # it is not valid
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
            self.start_write_timeout()

    def parse(self) -> None:
        """Parse frames. Nothing more is read while the client must wait."""
        super().parse()
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
        if self.frame_limiter is None or self.read_paused or self.pause is not None:
            return True
        pause_s = self.frame_limiter.pause_s()
        if self.frame_limiter.is_flooding:
            self.transport.abort()
        elif pause_s:
            self.start_pause(pause_s)
        return pause_s > 0

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
        """Pass a complete message on. Those after it wait until the application has taken it. uvicorn would stop reading from the
        connection and start again, which costs more than the few messages that a client sends meanwhile."""
        self.cancel_message_timeout()
        data, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
            self.read_paused = True

    def cancel_message_timeout(self) -> None:
        """Do not close the connection: the message is complete."""
        if self.message_timeout is not None:
            self.message_timeout.cancel()
            self.message_timeout = None

    # --- writing ----------------------------------------------------------------------------
    @property
    def unsent_bytes(self) -> int:
        """How many bytes wait to be sent."""
        return self.transport.get_write_buffer_size()

    def write_frame(self, frame: bytes) -> None:
        """Send a whole frame. It never waits: the transport keeps what the client does not read yet."""
        if self.handshake_complete and not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame)

    def pause_writing(self) -> None:
        """Remember that the client reads slowly."""
        super().pause_writing()
        self.is_writable = False

    def resume_writing(self) -> None:
        """Tell the application that the client has read."""
        super().resume_writing()
        self.is_writable = True
        if self.on_writable is not None:
            self.on_writable()

    # --- pings ------------------------------------------------------------------------------
    def send_keepalive_ping(self) -> None:
        """Send a ping if the client is quiet. Pings to thousands of players who move anyway would cost as much as many moves."""
        if self.is_alive:
            self.is_alive = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def handle_pong(self, event: Frame) -> None:
        """Schedule the next ping. A client that only answers pings stays quiet."""
        super().handle_pong(event)
        self.is_alive = False

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
            scope: Any = self.scope
            self.frame_limiter = FrameLimiter(self.limiter.rates, client_address(scope))
            self.parse()
        elif message["type"] == "websocket.close":
            self.start_write_timeout()
            self.parse()
        elif message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True
