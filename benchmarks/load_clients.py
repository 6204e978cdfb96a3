"""The clients of the load benchmark: one WebSocket per seat, which keeps only what it needs to make a move.

They do little work per message, because the generator shares its two cores with the server it measures.
"""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from time import perf_counter
from typing import Any, cast

import msgspec
from msgspec import UNSET, Struct, UnsetType

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = bytes(4)  # a client must mask what it sends; a mask of zeros leaves it as it is and saves the work


class Own(Struct):
    """Of the own state: the legal moves, if they changed."""

    legal: list[str] | UnsetType = UNSET


class Public(Struct):
    """Of the public state: the winners, if they changed."""

    winners: list[int] | UnsetType | None = UNSET


class Welcome(Struct, tag_field="t", tag="welcome"):
    """The whole table."""

    seq: int
    version: int
    own: Own
    public: Public


class News(Struct, tag_field="t", tag="news"):
    """One entry, and what it changed."""

    seq: int
    version: int
    own: Own | UnsetType = UNSET
    public: Public | UnsetType = UNSET


class Ack(Struct, tag_field="t", tag="ack"):
    """A command is on disk."""

    id: str
    seq: int


class Refused(Struct, tag_field="t", tag="refused"):
    """A command was refused."""

    id: str
    error: str


class Goodbye(Struct, tag_field="t", tag="goodbye"):
    """The server closes the connection."""

    error: str


class SlowDown(Struct, tag_field="t", tag="slow_down"):
    """A rate limit; an error in this benchmark."""


class Online(Struct, tag_field="t", tag="online"):
    """Who is online; ignored."""


decode = msgspec.json.Decoder(Welcome | News | Ack | Refused | Goodbye | SlowDown | Online).decode


class Measurements:
    """What all clients have counted and measured."""

    def __init__(self) -> None:
        self.from_schedule: list[float] = []  # seconds from the due time of a move to its acknowledgement
        self.from_sending: list[float] = []  # from the time it was sent
        self.news = 0
        self.bytes = 0
        self.finished = 0  # games
        self.errors: dict[str, int] = {}

    def add_error(self, what: str) -> None:
        """Count an error."""
        self.errors[what] = self.errors.get(what, 0) + 1


class Table:
    """A table of the benchmark, with its keys and clients."""

    def __init__(self, name: str, host: str, secrets: list[str]) -> None:
        self.name = name
        self.host = host
        self.secrets = secrets
        self.clients: list[LoadClient] = []
        self.seq = 0  # the newest entry that was acknowledged
        self.over = False


class LoadClient(asyncio.Protocol):
    """One client at one seat."""

    def __init__(
        self, table: Table, secret: str, lang: str | None, ready: Callable[["LoadClient"], None], over: Callable[[Table], None]
    ) -> None:
        self.table = table
        self.secret = secret
        self.lang = lang
        self.ready = ready
        self.over = over
        self.measured = Measurements()
        self.welcome: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None
        self.buffer = b""
        self.upgraded = False
        self.closing = False
        self.seq = 0
        self.version = 0
        self.legal: list[str] = []
        self.pending: tuple[float, float] | None = None  # of the unanswered move: when it was due, and when it was sent
        self.number = 0

    # --- the socket -------------------------------------------------------------------------
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the WebSocket handshake."""
        self.transport = cast(asyncio.Transport, transport)  # the transport of uvloop has no type information
        key = base64.b64encode(os.urandom(16)).decode()
        lines = ["GET /api/socket HTTP/1.1", "Host: load", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]
        self.transport.write("\r\n".join(lines).encode())

    def connection_lost(self, error: Exception | None) -> None:
        """Count an error unless this client has closed the connection."""
        if not self.closing:
            self.fail("connection lost")

    def data_received(self, data: bytes) -> None:
        """Read the response to the handshake, then frames."""
        data = self.buffer + data if self.buffer else data
        if not self.upgraded:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self.buffer = head
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.fail("no WebSocket")
                return
            self.upgraded = True
            self.send(
                TEXT, msgspec.json.encode({"t": "hello", "table": self.table.name, "secret": self.secret, "lang": self.lang})
            )
        self.buffer = self.frames(data)

    def frames(self, data: bytes) -> bytes:
        """Handle all complete frames, and return the rest."""
        at, end = 0, len(data)
        self.measured.bytes += end
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                start += 2
                size = int.from_bytes(data[at + 2 : start]) if start <= end else end
            elif size == 127:
                start += 8
                size = int.from_bytes(data[at + 2 : start]) if start <= end else end
            if start + size > end:
                break
            self.frame(data[at] & 15, data[start : start + size])
            at = start + size
        return data[at:]

    def frame(self, code: int, payload: bytes) -> None:
        """Handle a frame."""
        if code == TEXT:
            try:
                message = decode(payload)
            except msgspec.MsgspecError:
                self.fail("unknown message")
            else:
                self.receive(message)
        elif code == PING:
            self.send(PONG, payload)
        elif code == CLOSE and not self.closing:
            self.fail("closed by the server")

    def send(self, code: int, payload: bytes) -> None:
        """Send a frame."""
        assert self.transport is not None
        size = len(payload)
        head = struct.pack("!BB", 0x80 | code, 0x80 | size) if size < 126 else struct.pack("!BBH", 0x80 | code, 0xFE, size)
        self.transport.write(head + NO_MASK + payload)

    def close(self) -> None:
        """Close the connection at once."""
        self.closing = True
        if self.transport is not None:
            self.transport.abort()

    def fail(self, what: str) -> None:
        """Count an error, and raise it in the task that waits for the welcome."""
        self.measured.add_error(what)
        if not self.welcome.done():
            self.welcome.set_exception(ConnectionError(what))

    # --- the game ---------------------------------------------------------------------------
    def receive(self, message: Any) -> None:
        """Handle a message."""
        kind = type(message)
        if kind is News:
            self.measured.news += 1
            if message.seq != self.seq + 1:
                self.measured.add_error("gap in the news")
            self.update(message)
        elif kind is Ack:
            self.acknowledged(message)
        elif kind is Welcome:
            self.update(message)
            if not self.welcome.done():
                self.welcome.set_result(None)
        elif kind is Refused:
            self.pending = None
            self.measured.add_error(f"refused: {message.error}")
        elif kind is Goodbye:
            self.measured.add_error(f"goodbye: {message.error}")
        elif kind is SlowDown:
            self.measured.add_error("slow down")

    def update(self, message: Any) -> None:
        """Apply the changes. A client with legal moves is to move."""
        self.seq = message.seq
        self.version = message.version
        if message.own is not UNSET and message.own.legal is not UNSET:
            self.legal = message.own.legal
        if message.public is not UNSET and message.public.winners not in (UNSET, None):
            self.over(self.table)
        elif self.legal:
            self.ready(self)

    def acknowledged(self, message: Ack) -> None:
        """Measure the latency of a move that is on disk."""
        now = perf_counter()
        if self.pending is None:
            self.measured.add_error("unexpected acknowledgement")
            return
        due, sent = self.pending
        self.pending = None
        self.table.seq = max(self.table.seq, message.seq)
        self.measured.from_schedule.append(now - due)
        self.measured.from_sending.append(now - sent)

    def play(self, move: str, due: float) -> None:
        """Send a move that was due at this time, or a little earlier."""
        self.number += 1
        command = {"t": "move", "id": f"m{self.number}", "version": self.version, "moves": [move]}
        self.pending = due, perf_counter()
        self.send(TEXT, msgspec.json.encode(command))
