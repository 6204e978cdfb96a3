"""Plain HTTP requests of benchmarks. Without a library, which would need more time than the server."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

TIMEOUT_S = 15.0


@dataclass(frozen=True, slots=True)
class Reply:
    """A response. The status is 0 if the server closed the connection without one."""

    status: int
    body: bytes

    def data(self) -> Any:
        """Return the JSON in the body."""
        return msgspec.json.decode(self.body)


def request_head(method: str, path: str, size: int, headers: Mapping[str, str] | None = None) -> bytes:
    """Return the request line and the headers."""
    lines = [f"{method} {path} HTTP/1.1", "Host: load", "Connection: close", f"Content-Length: {size}"]
    lines += [f"{name}: {value}" for name, value in (headers or {}).items()]
    return "\r\n".join([*lines, "", ""]).encode()


def parse_reply(data: bytes) -> Reply:
    """Return the response in all bytes of a connection."""
    head, _, body = data.partition(b"\r\n\r\n")
    return Reply(int(head.split(b" ", 2)[1]) if head.startswith(b"HTTP/1.") else 0, body)


async def send_request(
    address: tuple[str, int],
    method: str,
    path: str,
    body: bytes = b"",
    headers: Mapping[str, str] | None = None,
    *,
    source: str | None = None,
    timeout_s: float = TIMEOUT_S,
) -> Reply:
    """Send a request on a connection of its own, from this local address, and return the response."""
    async with asyncio.timeout(timeout_s):
        reader, writer = await asyncio.open_connection(*address, local_addr=(source, 0) if source else None)
        try:
            writer.write(request_head(method, path, len(body), headers) + body)
            return parse_reply(await reader.read(-1))
        finally:
            writer.close()


async def send_json(
    address: tuple[str, int],
    method: str,
    path: str,
    body: object = None,
    key: str = "",
    *,
    source: str | None = None,
    timeout_s: float = TIMEOUT_S,
) -> Reply:
    """Send a request with a JSON body, and with a key of a table."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})
    return await send_request(address, method, path, msgspec.json.encode(body), headers, source=source, timeout_s=timeout_s)
