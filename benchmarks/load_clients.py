"""The clients of the load benchmark: one light WebSocket per seat, which keeps only what it needs to make a move.

Written for little work per message: the generator shares its two cores with the server it measures.
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
    """Of what only this seat sees: its choices, where they changed."""

    legal: list[str] | UnsetType = UNSET


class Public(Struct):
    """Of what everybody sees: whether the game is over."""

    winners: list[int] | UnsetType | None = UNSET


class Welcome(Struct, tag_field="t", tag="welcome"):
    """The table as it is."""

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
    """A command was not carried out."""

    id: str
    error: str


class Goodbye(Struct, tag_field="t", tag="goodbye"):
    """The server closes the connection."""

    error: str


class SlowDown(Struct, tag_field="t", tag="slow_down"):
    """A limit, although there were to be none."""


class Online(Struct, tag_field="t", tag="online"):
    """Who is there: not needed."""


decode = msgspec.json.Decoder(Welcome | News | Ack | Refused | Goodbye | SlowDown | Online).decode


class Tally:
    """What happened, counted by the clients as it comes."""

    def __init__(self) -> None:
        self.from_schedule: list[float] = []  # seconds from when a move was to be sent to its acknowledgement
        self.from_sending: list[float] = []  # from when it was sent
        self.news = 0
        self.bytes = 0
        self.finished = 0  # games
        self.wrong: dict[str, int] = {}

    def error(self, what: str) -> None:
        """Something that must not happen."""
        self.wrong[what] = self.wrong.get(what, 0) + 1


class Table:
    """A table of the benchmark: its keys, and the sockets at it."""

    def __init__(self, name: str, host: str, secrets: list[str]) -> None:
        self.name = name
        self.host = host
        self.secrets = secrets
        self.clients: list[LoadClient] = []
        self.seq = 0  # the newest entry that was acknowledged
        self.over = False


class LoadClient(asyncio.Protocol):
    """One seat."""

    def __init__(
        self, table: Table, secret: str, lang: str | None, ready: Callable[["LoadClient"], None], over: Callable[[Table], None]
    ) -> None:
        self.table = table
        self.secret = secret
        self.lang = lang
        self.ready = ready
        self.over = over
        self.tally = Tally()  # thrown away: the first one is for coming in
        self.welcome: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None
        self.buffer = b""
        self.upgraded = False
        self.leaving = False
        self.seq = 0
        self.version = 0
        self.legal: list[str] = []
        self.asked_at: tuple[float, float] | None = None  # the move on its way: when it was to be sent, and when it was
        self.number = 0

    # --- the socket -------------------------------------------------------------------------
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self.transport = cast(asyncio.Transport, transport)  # uvloop's own kind says nothing about itself
        key = base64.b64encode(os.urandom(16)).decode()
        lines = ["GET /api/socket HTTP/1.1", "Host: load", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]
        self.transport.write("\r\n".join(lines).encode())

    def connection_lost(self, error: Exception | None) -> None:
        """A connection may only end when the client leaves."""
        if not self.leaving:
            self.fail("connection lost")

    def data_received(self, data: bytes) -> None:
        """Bytes, of which some may be frames."""
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
        """Every whole frame, one after the other; what is left over."""
        at, end = 0, len(data)
        self.tally.bytes += end
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
        """One of them."""
        if code == TEXT:
            try:
                message = decode(payload)
            except msgspec.MsgspecError:
                self.fail("a message nobody understands")
            else:
                self.hear(message)
        elif code == PING:
            self.send(PONG, payload)
        elif code == CLOSE and not self.leaving:
            self.fail("closed by the server")

    def send(self, code: int, payload: bytes) -> None:
        """One frame."""
        assert self.transport is not None
        size = len(payload)
        head = struct.pack("!BB", 0x80 | code, 0x80 | size) if size < 126 else struct.pack("!BBH", 0x80 | code, 0xFE, size)
        self.transport.write(head + NO_MASK + payload)

    def leave(self) -> None:
        """Go, without waiting for a goodbye."""
        self.leaving = True
        if self.transport is not None:
            self.transport.abort()

    def fail(self, what: str) -> None:
        """Count it, and wake the task that waits for this client."""
        self.tally.error(what)
        if not self.welcome.done():
            self.welcome.set_exception(ConnectionError(what))

    # --- the game ---------------------------------------------------------------------------
    def hear(self, message: Any) -> None:
        """One message."""
        kind = type(message)
        if kind is News:
            self.tally.news += 1
            if message.seq != self.seq + 1:
                self.tally.error("a gap in the news")
            self.look(message)
        elif kind is Ack:
            self.acknowledged(message)
        elif kind is Welcome:
            self.look(message)
            if not self.welcome.done():
                self.welcome.set_result(None)
        elif kind is Refused:
            self.asked_at = None
            self.tally.error(f"refused: {message.error}")
        elif kind is Goodbye:
            self.tally.error(f"goodbye: {message.error}")
        elif kind is SlowDown:
            self.tally.error("slow down")

    def look(self, message: Any) -> None:
        """What changed; whose turn it is, is told by who has choices."""
        self.seq = message.seq
        self.version = message.version
        if message.own is not UNSET and message.own.legal is not UNSET:
            self.legal = message.own.legal
        if message.public is not UNSET and message.public.winners not in (UNSET, None):
            self.over(self.table)
        elif self.legal:
            self.ready(self)

    def acknowledged(self, message: Ack) -> None:
        """The move is on disk: how long did that take?"""
        now = perf_counter()
        if self.asked_at is None:
            self.tally.error("an acknowledgement of nothing")
            return
        due, sent = self.asked_at
        self.asked_at = None
        self.table.seq = max(self.table.seq, message.seq)
        self.tally.from_schedule.append(now - due)
        self.tally.from_sending.append(now - sent)

    def play(self, move: str, due: float) -> None:
        """A move that was to be sent at this moment, or a little earlier."""
        self.number += 1
        command = {"t": "move", "id": f"m{self.number}", "version": self.version, "moves": [move]}
        self.asked_at = due, perf_counter()
        self.send(TEXT, msgspec.json.encode(command))
