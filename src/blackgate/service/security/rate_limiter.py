"""Who may come in, how often, and with which headers: limits per socket and address, origins, a strict content policy."""

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from blackgate.service.metrics import METRICS

LARGEST_FRAME = 16 * 1024
LARGEST_BODY = 16 * 1024
LARGEST_RECORD = 2 * 1024 * 1024
TAKE_RECORDS = ("/api/replay", "/api/chances")
MOST_ADDRESSES = 50_000  # remembered

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one socket and one address may ask for; 0 switches a limit off."""

    messages_per_s: float = 20.0  # per socket
    message_burst: float = 60.0
    strikes: int = 200  # messages over the limit after which a socket is closed
    requests_per_s: float = 10.0  # per address
    request_burst: float = 100.0
    tables_per_min: float = 20.0
    sockets_per_address: int = 200
    sockets: int = 20_000


class Bucket:
    """So many a second, and a burst besides."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> int:
        """0 if there is one left, else milliseconds until there will be."""
        if self.rate <= 0:
            return 0
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left >= 1:
            self.left -= 1
            return 0
        return max(1, int((1 - self.left) / self.rate * 1000))


class RateLimiter:
    """Counts what every address asks for."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self.sockets: dict[str, int] = {}

    def request(self, address: str, sort: str = "request") -> int:
        """0, or milliseconds to wait."""
        limits = self.limits
        rate, burst = (limits.requests_per_s, limits.request_burst)
        if sort == "table":
            rate, burst = limits.tables_per_min / 60, max(1.0, limits.tables_per_min)
        bucket = self.buckets.get((address, sort))
        if bucket is None:
            bucket = self.buckets[address, sort] = Bucket(rate, burst)
            if len(self.buckets) > MOST_ADDRESSES:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end((address, sort))
        wait = bucket.take()
        if wait:
            METRICS.slowed.labels(sort).inc()
        return wait

    def enter(self, address: str) -> bool:
        """Whether one more socket of this address may come in."""
        most, all_of_them = self.limits.sockets_per_address, self.limits.sockets
        if (most and self.sockets.get(address, 0) >= most) or (all_of_them and sum(self.sockets.values()) >= all_of_them):
            METRICS.slowed.labels("socket").inc()
            return False
        self.sockets[address] = self.sockets.get(address, 0) + 1
        return True

    def leave(self, address: str) -> None:
        """One socket less."""
        left = self.sockets.get(address, 1) - 1
        if left > 0:
            self.sockets[address] = left
        else:
            self.sockets.pop(address, None)


def same_origin(origin: str | None, host: str | None, allowed: frozenset[str]) -> bool:
    """Whether a browser's page may talk to us: one of ours, or one the host of the machine has named. Programs send no origin."""
    if origin is None:
        return True
    if origin in allowed:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:  # no address at all
        return False
    return parts.scheme in ("http", "https") and bool(parts.netloc) and parts.netloc == host


def header(scope: Scope, name: bytes) -> str | None:
    """What a request says under a name in small letters, or None."""
    for key, value in scope.get("headers", ()):
        if key == name:
            text: str = value.decode("latin-1")
            return text
    return None


def address_of(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else "local"


class Front:
    """The outermost layer: headers on everything, foreign pages kept out, bodies kept small; sockets have a way of their own.

    They stay for hours, by the thousand: the layers of a framework, each with its share of memory and of every message,
    are nothing to them.
    """

    def __init__(self, app: App, allowed: frozenset[str], sockets: Mapping[str, App]) -> None:
        self.app = app
        self.allowed = allowed
        self.sockets = sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            own_way = self.sockets.get(scope["path"]) if scope["type"] == "websocket" else None
            await (own_way or self.app)(scope, receive, send)
            return
        if scope["method"] not in ("GET", "HEAD") and not same_origin(
            header(scope, b"origin"), header(scope, b"host"), self.allowed
        ):
            await refuse(send, 403, b'{"error":"origin","text":"This page may not talk to this server."}')
            return
        size = header(scope, b"content-length")
        most = LARGEST_RECORD if scope["path"] in TAKE_RECORDS else LARGEST_BODY
        if size is not None and (not size.isdecimal() or int(size) > most):
            await refuse(send, 413, b'{"error":"too_large","text":"That is more than %d KB."}' % (most // 1024))
            return

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                present = {key for key, _ in message.get("headers", [])}
                message["headers"] = [*message.get("headers", []), *(pair for pair in HEADERS if pair[0] not in present)]
            await send(message)

        await self.app(scope, receive, dressed)


async def refuse(send: Send, status: int, body: bytes) -> None:
    """A plain no."""
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
