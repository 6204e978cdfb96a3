"""What both protocols have in common: parsing in small pieces, pauses, and a timeout for clients that do not read."""

import asyncio
from typing import Any

from blackgate.service.security.connection_limiter import ConnectionLimiter

WRITE_TIMEOUT_S = 20.0  # within which a client must read some of what waits to be sent
MIN_READ_BYTES = 16 * 1024  # at least so much of it, or all
MIN_PAUSE_S = 0.05


class BoundedProtocol(asyncio.Protocol):
    """A connection that costs only so much time and memory, whatever its client does."""

    piece_bytes: int  # parsed at once
    client: tuple[str, int] | None
    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    pause: asyncio.TimerHandle | None = None  # while the client is over a limit
    write_timeout: asyncio.TimerHandle | None = None

    def __init__(self, limiter: ConnectionLimiter, **options: Any) -> None:
        super().__init__(**options)
        self.limiter = limiter
        self.unparsed = bytearray()

    @property
    def is_idle(self) -> bool:
        """Whether no request is being handled."""
        return False

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop all timers and forget the connection."""
        if self.pause is not None:
            self.pause.cancel()
        self.cancel_write_timeout()
        self.limiter.remove(self)
        self.unparsed.clear()
        super().connection_lost(exc)

    # --- reading ----------------------------------------------------------------------------
    def parse(self) -> None:
        """Parse piece after piece, until the client must wait."""
        while self.unparsed and not self.transport.is_closing() and not self.must_wait():
            piece = bytes(self.unparsed[: self.piece_bytes])
            del self.unparsed[: self.piece_bytes]
            self.parse_piece(piece)
        if self.transport.is_closing():
            self.unparsed.clear()

    def parse_piece(self, piece: bytes) -> None:
        """Give a piece to the parser."""
        raise NotImplementedError

    def must_wait(self) -> bool:
        """Return whether the client must wait. Start a pause if it is over a limit."""
        raise NotImplementedError

    def start_pause(self, seconds: float) -> None:
        """Parse nothing for some time."""
        self.pause = self.loop.call_later(max(seconds, MIN_PAUSE_S), self.end_pause)

    def end_pause(self) -> None:
        """Go on after a pause."""
        self.pause = None
        self.parse()

    # --- writing ----------------------------------------------------------------------------
    def pause_writing(self) -> None:
        """Start the timeout: the send buffer is full."""
        super().pause_writing()
        self.start_write_timeout()

    def resume_writing(self) -> None:
        """Stop the timeout: the client has read. A closing connection waits for the client to read the rest."""
        super().resume_writing()
        if not self.transport.is_closing():
            self.cancel_write_timeout()

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
