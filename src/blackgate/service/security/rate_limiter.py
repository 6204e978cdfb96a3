"""Rate limits per address: requests, new tables, open sockets."""

import math
import time
from collections import OrderedDict
from typing import Final

from blackgate.service.metrics import METRICS
from blackgate.service.security.limits import Limits

MAX_BUCKETS = 50_000  # the least recently used ones are forgotten


class TokenBucket:
    """A token bucket: `rate` tokens a second, at most `burst` saved up."""

    __slots__ = ("burst", "rate", "tokens", "updated")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.tokens: float = burst
        self.updated: float = time.monotonic()

    def take(self) -> int:
        """Take a token and return 0, or return the milliseconds until there is one."""
        if self.rate <= 0:
            return 0
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.updated) * self.rate)
        self.updated = now
        if self.tokens >= 1:
            self.tokens -= 1
            return 0
        return math.ceil((1 - self.tokens) / self.rate * 1000)

    def charge(self, tokens: float) -> None:
        """Take tokens for work that has been done already: the next ones have to wait for longer."""
        self.tokens -= tokens


class RateLimiter:
    """Counts requests, new tables and open sockets per address."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.buckets: OrderedDict[tuple[str, str], TokenBucket] = OrderedDict()
        self.sockets: dict[str, int] = {}

    def check(self, address: str, kind: str = "request") -> int:
        """Count a request (or a new table) and return 0, or return the milliseconds to wait."""
        wait = self.bucket(address, kind).take()
        if wait:
            METRICS.slowed.labels(kind).inc()
        return wait

    def charge(self, address: str, tokens: float) -> None:
        """Count a request that cost more than others as several."""
        if tokens:
            self.bucket(address, "request").charge(tokens)

    def bucket(self, address: str, kind: str) -> TokenBucket:
        """Return the token bucket of an address."""
        limits = self.limits
        rate, burst = (limits.requests_per_s, limits.request_burst)
        if kind == "table":
            rate, burst = limits.tables_per_min / 60, max(1.0, limits.tables_per_min)
        bucket = self.buckets.get((address, kind))
        if bucket is None:
            bucket = self.buckets[address, kind] = TokenBucket(rate, burst)
            if len(self.buckets) > MAX_BUCKETS:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end((address, kind))
        return bucket

    def add_socket(self, address: str) -> bool:
        """Count one more socket of an address, or return False if it may not have another one."""
        per_address, total = self.limits.sockets_per_address, self.limits.sockets
        if (per_address and self.sockets.get(address, 0) >= per_address) or (total and sum(self.sockets.values()) >= total):
            METRICS.slowed.labels("socket").inc()
            return False
        self.sockets[address] = self.sockets.get(address, 0) + 1
        return True

    def remove_socket(self, address: str) -> None:
        """Count one socket less."""
        count = self.sockets.get(address, 1) - 1
        if count > 0:
            self.sockets[address] = count
        else:
            self.sockets.pop(address, None)
