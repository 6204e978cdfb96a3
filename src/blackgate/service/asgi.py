"""ASGI types, and helpers to read a scope and to send a small response."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from blackgate.service.security.addresses import counted_address
from blackgate.service.security.headers import SECURITY_HEADERS
from blackgate.tables import wire
from blackgate.tables.encoding import encode

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]


def header(scope: Scope, name: bytes) -> str | None:
    """Return a request header (name in lower case), or None."""
    for key, value in scope.get("headers", ()):
        if key == name:
            text: str = value.decode("latin-1")
            return text
    return None


def client_address(scope: Scope) -> str:
    """Return the address of the client as the limits count it: for IPv6 its network. A trusted proxy reports it."""
    client = scope.get("client")
    return counted_address(str(client[0])) if client else "local"


async def send_problem(send: Send, status: int, problem: wire.Problem) -> None:
    """Send an error response."""
    body = encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *SECURITY_HEADERS]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def with_security_headers(send: Send) -> Send:
    """Return a `send` that adds the security headers a response does not set itself."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = message.get("headers", [])
            present = {key for key, _ in headers}
            message["headers"] = [*headers, *(pair for pair in SECURITY_HEADERS if pair[0] not in present)]
        await send(message)

    return send_with_headers
