"""Limits of connections per address: how many are open, and how much waits in them to be read."""

import asyncio
from typing import Protocol

from uvicorn.middleware.proxy_headers import _TrustedHosts

from blackgate.service.metrics import METRICS
from blackgate.service.security.addresses import counted_address
from blackgate.service.security.rate_limiter import RateLimiter, TokenBucket

RESERVED_FILES = 128  # for the database, worker processes and the admin page
CROWDED = 0.75  # of the files: from here on only addresses with few connections get another one
FEW_CONNECTIONS = 12  # two browsers
UNLIMITED = TokenBucket(0, 0)


class OpenConnection(Protocol):
    """A connection as the limiter sees it."""

    transport: asyncio.Transport
    client: tuple[str, int] | None

    @property
    def is_idle(self) -> bool:
        """Whether no request of it is being handled."""
        ...


class ConnectionLimiter:
    """Counts the connections of each address, and the bytes that it does not read.

    The connections of a trusted proxy are not counted: they belong to many clients, and the proxy has limits of its own.
    """

    def __init__(self, rates: RateLimiter, proxy: str | None = None, max_files: int | None = None) -> None:
        self.rates = rates
        self.proxies = _TrustedHosts(proxy or [])
        self.connections: dict[str, dict[OpenConnection, None]] = {}  # by address, the oldest first
        self.total = 0
        self.capacity = None if max_files is None else max(max_files - RESERVED_FILES, max_files // 2)
        self.unread: dict[str, int] = {}

    # --- connections ------------------------------------------------------------------------
    def admit(self, connection: OpenConnection) -> bool:
        """Count a new connection, or return False if its address may not have another one.

        An idle connection is closed if that makes room: first of the same address, then of the address with the most.
        """
        if self.is_counted(connection):
            address = peer_address(connection)
            has_room = not self.is_full(address) or self.close_idle(address)
            if has_room and self.capacity is not None and self.total >= self.capacity:
                has_room = self.close_idle(max(self.connections, key=lambda one: len(self.connections[one])))
            if not has_room:
                METRICS.slowed.labels("connection").inc()
                return False
        self.add(connection)
        return True

    def add(self, connection: OpenConnection) -> None:
        """Count a connection."""
        if self.is_counted(connection):
            self.connections.setdefault(peer_address(connection), {})[connection] = None
            self.total += 1

    def is_counted(self, connection: OpenConnection) -> bool:
        """Return whether there is a limit for this connection."""
        from_proxy = connection.client is not None and connection.client[0] in self.proxies
        return self.rates.limits.connections_per_address > 0 and not from_proxy

    def is_full(self, address: str) -> bool:
        """Return whether an address has as many connections as it may have now."""
        count = len(self.connections.get(address, ()))
        crowded = self.capacity is not None and self.total >= self.capacity * CROWDED
        return count >= self.rates.limits.connections_per_address or (crowded and count >= FEW_CONNECTIONS)

    def close_idle(self, address: str) -> bool:
        """Close the oldest idle connection of an address; return False if it has none."""
        for connection in self.connections.get(address, ()):
            if connection.is_idle:
                self.remove(connection)
                connection.transport.abort()
                return True
        return False

    def remove(self, connection: OpenConnection) -> None:
        """Forget a closed connection."""
        address = peer_address(connection)
        connections = self.connections.get(address, {})
        if connection in connections:
            del connections[connection]
            self.total -= 1
            if not connections:
                del self.connections[address]

    # --- bytes ------------------------------------------------------------------------------
    def uploads(self, connection: OpenConnection) -> TokenBucket:
        """Return the bucket for the bytes that the address of a connection sends; for a proxy one without a limit."""
        return self.rates.bucket(peer_address(connection), "upload") if self.is_counted(connection) else UNLIMITED

    def add_unread(self, address: str, size: int) -> bool:
        """Count bytes that wait to be read, and return whether an address may leave so many unread."""
        self.unread[address] = self.unread.get(address, 0) + size
        limit = self.rates.limits.unread_bytes_per_address
        return not limit or self.unread[address] <= limit

    def remove_unread(self, address: str, size: int) -> None:
        """Count bytes as read."""
        self.unread[address] -= size
        if not self.unread[address]:
            del self.unread[address]


def peer_address(connection: OpenConnection) -> str:
    """Return the address under which a connection is counted."""
    return counted_address(connection.client[0]) if connection.client else "local"
