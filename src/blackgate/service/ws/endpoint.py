"""Accepting WebSockets and reading their messages, within the limits."""

import asyncio
import contextlib

from blackgate.service.asgi import Receive, Scope, Send, client_address, header
from blackgate.service.metrics import METRICS
from blackgate.service.process_state import ProcessState
from blackgate.service.security.headers import SECURITY_HEADERS
from blackgate.service.security.limits import MAX_FRAME_BYTES
from blackgate.service.security.origins import origin_allowed
from blackgate.service.security.rate_limiter import RateLimiter, TokenBucket
from blackgate.service.ws.connection import Connection
from blackgate.service.ws.frames import EXTENSION
from blackgate.service.ws.message_handler import MessageHandler
from blackgate.service.ws.outbox import CLOSE_LATER, CLOSE_NORMAL, Outbox
from blackgate.tables import dispatch
from blackgate.tables.commands import Refusal
from blackgate.tables.messages import RETRY_MS
from blackgate.tables.wire import FromClient, Hello, SlowDown

HELLO_TIMEOUT_S = 10.0
CLOSE_TIMEOUT_S = 5.0
RETRY_AFTER_ABUSE_MS = 60_000
MAX_PAUSE_MS = 250


class Disconnected(Exception):
    """The client has closed the socket."""


class WebSocketEndpoint:
    """Handles all WebSockets of this process, each from its handshake to its end."""

    def __init__(
        self, handler: MessageHandler, limiter: RateLimiter, allowed_origins: frozenset[str], process: ProcessState
    ) -> None:
        self.handler = handler
        self.limiter = limiter
        self.allowed_origins = allowed_origins
        self.process = process
        self.connections: set[Connection] = set()
        self.closed: int = 0  # sockets so far

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check the handshake and serve a socket."""
        address = client_address(scope)
        if not origin_allowed(header(scope, b"origin"), header(scope, b"host"), self.allowed_origins):
            await reject_handshake(send, 403)
            return
        wait = self.limiter.check(address)
        if wait:
            await reject_handshake(send, 429, wait)
            return
        if self.process.draining or not self.limiter.add_socket(address):
            await reject_handshake(send, 503, RETRY_MS)
            return
        try:
            await receive()  # the request to connect
            await send({"type": "websocket.accept"})
            await self.handler.tasks.run_to_completion(self.serve(scope, receive, send))  # a command is carried out to its end
        finally:
            self.limiter.remove_socket(address)

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a client join, and handle its messages until it leaves."""

        async def send_close(code: int) -> None:
            await send({"type": "websocket.close", "code": code})

        socket = scope["extensions"][EXTENSION]["socket"]
        outbox = Outbox(socket, send_close)
        connection = Connection(outbox, client_address(scope))
        socket.on_writable = lambda: self.handler.catch_up(connection)
        self.connections.add(connection)
        role = ""
        try:
            await self.join(receive, connection)
            self.limiter.charge(client_address(scope), connection.take_cost())
            if connection.table_id:
                role = "spectator" if connection.reader.seat is None else "seat"
                METRICS.sockets.labels(role).inc()
                await self.receive_messages(receive, connection)
            outbox.close(CLOSE_NORMAL)
        except Disconnected:
            outbox.close_code = CLOSE_NORMAL  # there is nothing left to close
        finally:
            self.closed += 1
            self.connections.discard(connection)
            self.handler.leave(connection)
            socket.on_writable = None
            if role:
                METRICS.sockets.labels(role).dec()
            if outbox.closing is not None:
                with contextlib.suppress(Exception):
                    await asyncio.wait_for(outbox.closing, CLOSE_TIMEOUT_S)

    async def join(self, receive: Receive, connection: Connection) -> None:
        """Receive the first message, which must be `hello`, and let the client join."""
        try:
            message = decode(await asyncio.wait_for(receive_frame(receive), HELLO_TIMEOUT_S))
        except TimeoutError:
            connection.dismiss("no_hello")
            return
        except Refusal as refusal:
            connection.dismiss(refusal.error)
            return
        if not isinstance(message, Hello):
            connection.dismiss("no_hello")
            return
        try:
            await self.handler.join(connection, message)
        except Refusal as refusal:
            connection.table_id = ""
            connection.say_goodbye(refusal)

    async def receive_messages(self, receive: Receive, connection: Connection) -> None:
        """Handle message after message, within the limits."""
        limits = self.limiter.limits
        bucket = TokenBucket(limits.messages_per_s, limits.message_burst)
        violations = 0
        while connection.outbox.close_code is None:
            data = await receive_frame(receive)
            wait = bucket.take()
            if wait:
                METRICS.slowed.labels("message").inc()
                violations += 1
                if violations > limits.max_violations:
                    connection.dismiss("too_many", RETRY_AFTER_ABUSE_MS)
                    return
                connection.send_message(SlowDown(wait))
                await asyncio.sleep(min(wait, MAX_PAUSE_MS) / 1000)  # its next messages wait in its own socket
                continue
            try:
                await self.handler.handle(connection, decode(data))
                bucket.charge(connection.take_cost())
            except Refusal as refusal:
                violations += 1
                if violations > limits.max_violations > 0:
                    connection.dismiss("too_many", RETRY_AFTER_ABUSE_MS)
                    return
                connection.refuse("", refusal)

    def dismiss_all(self, error: str, retry_ms: int) -> None:
        """Ask all clients to reconnect, here or to another process."""
        for connection in list(self.connections):
            connection.dismiss(error, retry_ms, CLOSE_LATER)


async def reject_handshake(send: Send, status: int, retry_ms: int = 0) -> None:
    """Answer a handshake with an HTTP error, and when to try again."""
    headers = list(SECURITY_HEADERS)
    if retry_ms:
        headers.append((b"retry-after", str(-(-retry_ms // 1000)).encode()))
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": b""})


async def receive_frame(receive: Receive) -> bytes | str:
    """Return the next message of the client."""
    message = await receive()
    if message["type"] != "websocket.receive":
        raise Disconnected
    data: bytes | str | None = message.get("text")
    if data is None:
        data = message.get("bytes")
    return data or b""


def decode(data: bytes | str) -> FromClient:
    """Return the message in a frame, or refuse a frame that is too large or malformed."""
    if len(data) > MAX_FRAME_BYTES:
        raise Refusal("too_large", most=MAX_FRAME_BYTES // 1024)
    return dispatch.decode(data)
