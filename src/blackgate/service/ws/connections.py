"""One WebSocket per seat or spectator. What is sent waits in an outbox: somebody who does not read delays nobody else."""

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketState

from blackgate.service.http.rate_limiter import HEADERS, LARGEST_FRAME, Bucket, RateLimiter, address_of, same_origin
from blackgate.service.metrics import METRICS
from blackgate.service.table_manager import TableManager, now_ms
from blackgate.tables import commands, keys, messages
from blackgate.tables.commands import Accepted, AlreadyDone, Refusal
from blackgate.tables.encoding import encode
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.messages import Reader
from blackgate.tables.wire import (
    Ack,
    Answer,
    Back,
    FromClient,
    Goodbye,
    Hello,
    Hint,
    Hints,
    Ping,
    Play,
    Pong,
    Propose,
    Ready,
    Reason,
    Reasons,
    Refused,
    Say,
    SlowDown,
    Undo,
    Why,
)
from blackgate.texts import say

HELLO_WITHIN = 10.0  # seconds
MOST_WAITING = 400  # messages in an outbox
MOST_BYTES = 1 << 20
REMEMBERED = 64  # refusals, so that the same command gets the same answer
PASSING = ("unavailable", "busy")  # in a moment it may be done

CLOSE_NORMAL = 1000
CLOSE_POLICY = 1008
CLOSE_LATER = 1013
CLOSE_SLOW = 4008

decoder = msgspec.json.Decoder(FromClient)


class Outbox:
    """Messages on their way to one socket."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.waiting: deque[bytes] = deque()
        self.size = 0
        self.called = asyncio.Event()
        self.closing: int | None = None

    def put(self, message: bytes) -> None:
        """Never waits. Who lets too much pile up is let go, and can come back and catch up."""
        if self.closing is not None:
            return
        if len(self.waiting) >= MOST_WAITING or self.size + len(message) > MOST_BYTES:
            METRICS.dropped.inc()
            self.waiting.clear()
            self.close(CLOSE_SLOW)
            return
        self.waiting.append(message)
        self.size += len(message)
        self.called.set()

    def close(self, code: int) -> None:
        """After what is waiting."""
        if self.closing is None:
            self.closing = code
            self.called.set()

    async def run(self) -> None:
        """Send, one after the other, until it is closed."""
        send = self.socket.send
        while True:
            await self.called.wait()
            self.called.clear()
            while self.waiting:
                message = self.waiting.popleft()
                self.size -= len(message)
                await send({"type": "websocket.send", "text": message.decode()})
            if self.closing is not None:
                await send({"type": "websocket.close", "code": self.closing})
                return


class Connection:
    """Somebody at a table: a seat, a spectator, or the host looking on."""

    def __init__(self, hall: TableManager, outbox: Outbox) -> None:
        self.hall = hall
        self.outbox = outbox
        self.reader = Reader(None)
        self.key = ""
        self.table = ""
        self.refusals: dict[str, bytes] = {}

    def send(self, message: bytes) -> None:
        """Into the outbox."""
        self.outbox.put(message)

    def tell(self, message: Any) -> None:
        """A message of the wire."""
        self.outbox.put(encode(message))

    def dismiss(self, error: str, retry_ms: int = 0, code: int = CLOSE_POLICY) -> None:
        """Say why in one word, and close."""
        self.send_off(Refusal(error), retry_ms, code)

    def send_off(self, refusal: Refusal, retry_ms: int = 0, code: int = CLOSE_POLICY) -> None:
        """Goodbye, with the reason."""
        self.tell(Goodbye(refusal.error, refusal.in_language(self.reader.lang or "en"), retry_ms))
        self.outbox.close(code)

    # --- coming in --------------------------------------------------------------------------
    async def hello(self, message: Hello) -> None:
        """Show the key, and be shown the table."""
        self.reader = Reader(None, message.lang)  # a refusal is told in it, too
        key = keys.hash_key(message.secret) if message.secret is not None else ""

        def opened(book: HostedTable) -> tuple[int | None, bool]:
            seat = book.seat_of(key) if key else None
            host = keys.matches(key, book.host)
            if seat is None and not host and not keys.matches(key, book.watch) and (key or not book.options.public):
                raise Refusal("no_entry")
            return seat, host

        seat, host = await self.hall.ask(message.table, opened)
        self.reader = Reader(seat, message.lang)
        self.key = key
        self.table = message.table
        await self.hall.join(self, message.table, since=message.since, host=host)

    # --- commands ---------------------------------------------------------------------------
    async def handle(self, message: Any) -> None:
        """One message after hello."""
        match message:
            case Ping(n=n):
                self.tell(Pong(n, now_ms()))
            case Hello():
                self.refuse("", Refusal("hello_twice"))
            case Say():
                await self.chat(message)
            case Why():
                await self.why(message)
            case Hint():
                self.hall.spawn(self.hint(message))  # it takes a while: what this socket says next need not wait
            case _:
                await self.command(message)

    async def command(self, message: Any) -> None:
        """A command of a seat: acknowledged once it is on disk, or refused."""
        began = time.perf_counter()
        sort = str(type(message).__struct_config__.tag)
        version = getattr(message, "version", None)
        if message.id in self.refusals:
            self.send(self.refusals[message.id])
            return

        def ack(book: HostedTable, seq: int) -> None:
            self.tell(Ack(message.id, seq, book.log[seq - 1].version))

        def refuse(book: HostedTable | None, refusal: Refusal) -> None:
            self.refuse(message.id, refusal, book, version)

        try:
            if self.reader.seat is None:
                refuse(None, Refusal("only_watching"))
                return
            decide = self.decision(message, self.reader.seat)
            await self.hall.submit(self.table, decide, known=version or 0, ack=ack, refuse=refuse)
        except Refusal as refusal:
            METRICS.commands.labels(sort, refusal.error).inc()
        else:
            METRICS.commands.labels(sort, "done").inc()
            METRICS.command_seconds.observe(time.perf_counter() - began)

    def decision(self, message: Any, seat: int) -> Callable[[HostedTable], Accepted | AlreadyDone]:
        """What the desk is asked, unless it has been carried out before."""

        def decide(book: HostedTable) -> Accepted | AlreadyDone:
            done = commands.already_done(book, seat, message.id)
            if done is not None:
                return done
            self.still_welcome(book, seat)
            return self.ruling(book, seat, message)

        return decide

    def ruling(self, book: HostedTable, seat: int, message: Any) -> Accepted:
        """What the desk says to it."""
        match message:
            case Play(id=command, version=version, moves=moves):
                ruling = commands.move(book, seat, command, version, moves, now_ms(), self.hall.outages)
            case Undo(id=command, version=version):
                ruling = commands.undo(book, seat, command, version)
            case Propose(id=command, version=version, what=what):
                ruling = commands.propose(book, seat, command, version, what, self.hall.present(book))
            case Answer(id=command, proposal=proposal, yes=yes):
                ruling = commands.answer(book, seat, command, proposal, yes)
            case Back(id=command):
                ruling = commands.come_back(book, seat, command)
            case Ready(id=command, nonce=nonce):
                ruling = commands.ready(book, seat, command, nonce)
            case _:
                raise Refusal("bad_message")
        return ruling

    def seat(self) -> int:
        """The seat that commands, if this is one."""
        if self.reader.seat is None:
            raise Refusal("only_watching")
        return self.reader.seat

    def refuse(self, command: str, refusal: Refusal, book: HostedTable | None = None, version: int | None = None) -> None:
        """Say why not, and say the same again if asked again. A book is given only while it is locked and on disk."""
        if book is not None:
            message = encode(messages.refused(book, command, refusal, self.reader, version))
        else:
            message = encode(Refused(command, refusal.error, refusal.in_language(self.reader.lang or "en"), 0))
        if command and refusal.error not in PASSING:
            self.refusals[command] = message
            if len(self.refusals) > REMEMBERED:
                del self.refusals[next(iter(self.refusals))]
        self.send(message)

    async def chat(self, message: Say) -> None:
        """A line of chat, as plain text."""
        try:
            seat = self.seat()

            def speaker(book: HostedTable) -> tuple[str, str, int, int]:
                self.still_welcome(book, seat)
                return book.seats[seat].name, commands.chat_text(book, seat, message.text), book.seq, book.version

            name, text, seq, version = await self.hall.ask(self.table, speaker)
            await self.hall.say(self.table, seat, name, text)
            self.tell(Ack(message.id, seq, version))
        except Refusal as refusal:
            self.refuse(message.id, refusal)

    async def why(self, message: Why) -> None:
        """The reasons against a move."""
        try:
            seat = self.seat()

            def against(book: HostedTable) -> list[Reason]:
                self.still_welcome(book, seat)
                lang = self.reader.lang or "en"
                return [
                    Reason(str(one), one.name, say(lang, f"reason-{one.name}"))
                    for one in commands.reasons_against(book, seat, message.move)
                ]

            self.tell(Reasons(message.id, message.move, await self.hall.ask(self.table, against)))
        except Refusal as refusal:
            self.refuse(message.id, refusal)

    async def hint(self, message: Hint) -> None:
        """What the bots would do, if it is this seat that is asked. Nothing of it is written down."""
        try:
            seat = self.seat()

            def asked(book: HostedTable) -> tuple[int, HostedTable]:
                self.still_welcome(book, seat)
                return commands.check_hint(book, seat), book

            version, book = await self.hall.ask(self.table, asked)
            scale, thoughts = await self.hall.advise(book, seat, self.reader.lang or "en")
            self.tell(Hints(message.id, version, scale, thoughts))
        except Refusal as refusal:
            self.refuse(message.id, refusal)

    def still_welcome(self, book: HostedTable, seat: int) -> None:
        """Refuse a key that was revoked since this socket came."""
        if book.seats[seat].key != self.key:
            raise Refusal("revoked")


class Reception:
    """Where sockets come in."""

    def __init__(self, hall: TableManager, doorman: RateLimiter, allowed: frozenset[str]) -> None:
        self.hall = hall
        self.doorman = doorman
        self.allowed = allowed
        self.visitors: set[Connection] = set()
        self.gone = 0

    async def __call__(self, socket: WebSocket) -> None:
        """One socket, from its coming to its going."""
        headers = socket.headers
        address = address_of(socket.scope)
        if not same_origin(headers.get("origin"), headers.get("host"), self.allowed):
            await turn_away(socket, 403)
            return
        wait = self.doorman.request(address)
        if wait:
            await turn_away(socket, 429, wait)
            return
        if self.hall.draining or not self.doorman.enter(address):
            await turn_away(socket, 503, 1000)
            return
        try:
            await socket.accept()
            await self.attend(socket)
        finally:
            self.doorman.leave(address)

    async def attend(self, socket: WebSocket) -> None:
        """Talk with it."""
        outbox = Outbox(socket)
        visitor = Connection(self.hall, outbox)
        self.visitors.add(visitor)
        sender = asyncio.create_task(outbox.run())
        role = ""
        try:
            await self.introduce(socket, visitor)
            if visitor.table:
                role = "spectator" if visitor.reader.seat is None else "seat"
                METRICS.sockets.labels(role).inc()
                await self.listen(socket, visitor)
        finally:
            self.gone += 1
            self.visitors.discard(visitor)
            if visitor.table:
                self.hall.leave(visitor, visitor.table)
            if role:
                METRICS.sockets.labels(role).dec()
            outbox.close(CLOSE_NORMAL)
            with contextlib.suppress(Exception):
                await asyncio.wait_for(sender, 5.0)
            sender.cancel()

    async def introduce(self, socket: WebSocket, visitor: Connection) -> None:
        """The first message must be hello, and soon."""
        try:
            message = read(await asyncio.wait_for(receive(socket), HELLO_WITHIN))
        except TimeoutError:
            visitor.dismiss("no_hello")
            return
        except Refusal as refusal:
            visitor.dismiss(refusal.error)
            return
        if not isinstance(message, Hello):
            visitor.dismiss("no_hello")
            return
        try:
            await visitor.hello(message)
        except Refusal as refusal:
            visitor.table = ""
            if refusal.error in PASSING:
                visitor.send_off(refusal, 1000, CLOSE_LATER)
            else:
                visitor.send_off(refusal)

    async def listen(self, socket: WebSocket, visitor: Connection) -> None:
        """Message after message, until it goes or has to."""
        limits = self.doorman.limits
        bucket = Bucket(limits.messages_per_s, limits.message_burst)
        strikes = 0
        while visitor.outbox.closing is None:
            try:
                data = await receive(socket)
                wait = bucket.take()
                if wait:
                    METRICS.slowed.labels("message").inc()
                    strikes += 1
                    if strikes > limits.strikes:
                        visitor.dismiss("too_many", 60_000)
                        return
                    visitor.tell(SlowDown(wait))
                    await asyncio.sleep(min(wait, 250) / 1000)  # what it sends next waits in its own socket
                    continue
                await visitor.handle(read(data))
            except Refusal as refusal:
                if refusal.error == "gone":
                    return
                strikes += 1
                if strikes > limits.strikes > 0:
                    visitor.dismiss("too_many", 60_000)
                    return
                visitor.refuse("", refusal)

    def send_home(self, error: str, retry_ms: int) -> None:
        """Everybody is to come again, here or at another process."""
        for visitor in list(self.visitors):
            visitor.dismiss(error, retry_ms, CLOSE_LATER)


async def turn_away(socket: WebSocket, status: int, retry_ms: int = 0) -> None:
    """No to a handshake, and when to try again."""
    headers = {key.decode(): value.decode() for key, value in HEADERS}
    if retry_ms:
        headers["retry-after"] = str(-(-retry_ms // 1000))
    await socket.send_denial_response(Response(status_code=status, headers=headers))


async def receive(socket: WebSocket) -> bytes | str:
    """The next frame."""
    if socket.client_state is WebSocketState.DISCONNECTED:
        raise Refusal("gone")
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        raise Refusal("gone")
    data: bytes | str | None = message.get("text")
    if data is None:
        data = message.get("bytes")
    return data or b""


def read(data: bytes | str) -> Any:
    """A message, or a refusal that says what is wrong with it without repeating it."""
    if len(data) > LARGEST_FRAME:
        raise Refusal("too_large", most=LARGEST_FRAME // 1024)
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refusal("bad_message") from None
