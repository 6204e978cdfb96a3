"""Rate limits per address: requests, new tables, wrong codes, frames, open sockets."""

import math
import time
from collections import OrderedDict
from typing import Final

from blackgate.service.metrics import METRICS
from blackgate.service.security.limits import Limits

MAX_BUCKETS = 50_000  # the least recently used ones are forgotten


class TokenBucket:
    """A token bucket: `rate` tokens a second, at most `burst` saved up. A rate of 0 means no limit."""

    __slots__ = ("burst", "rate", "tokens", "updated")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.tokens: float = burst
        self.updated: float = time.monotonic()

    def take(self) -> int:
        """Take a token and return 0, or return the milliseconds until there is one."""
        wait = self.wait_ms()
        if not wait:
            self.tokens -= 1
        return wait

    def wait_ms(self) -> int:
        """Return the milliseconds until there is a token, and take none."""
        if self.rate <= 0:
            return 0
        self.refill()
        return 0 if self.tokens >= 1 else math.ceil((1 - self.tokens) / self.rate * 1000)

    def charge(self, tokens: float) -> None:
        """Take tokens for what has been done already, even if there are not so many: the bucket is in debt then, by no more
        than its burst."""
        self.refill()
        self.tokens = max(self.tokens - tokens, -self.burst)

    def debt_s(self) -> float:
        """Return the seconds until the bucket is out of debt."""
        if self.rate <= 0:
            return 0.0
        self.refill()
        return max(0.0, -self.tokens / self.rate)

    def refill(self) -> None:
        """Add the tokens of the time since the last call."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.updated) * self.rate)
        self.updated = now


class RateLimiter:
    """Counts what each address does, and its open sockets."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.rates: dict[str, tuple[float, float]] = {
            "http": (limits.http_per_s, limits.http_burst),
            "upload": (limits.upload_kb_per_s, limits.upload_burst_kb),
            "request": (limits.requests_per_s, limits.request_burst),
            "table": (limits.tables_per_min / 60, limits.table_burst),
            "code": (limits.wrong_codes_per_min / 60, limits.wrong_code_burst),
            "frame": (limits.address_frames_per_s, limits.address_frame_burst),
        }
        self.buckets: OrderedDict[tuple[str, str], TokenBucket] = OrderedDict()
        self.sockets: dict[str, int] = {}

    def bucket(self, address: str, kind: str) -> TokenBucket:
        """Return the bucket of an address for one kind of action."""
        bucket = self.buckets.get((address, kind))
        if bucket is None:
            bucket = self.buckets[address, kind] = TokenBucket(*self.rates[kind])
            if len(self.buckets) > MAX_BUCKETS:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end((address, kind))
        return bucket

    def check(self, address: str, kind: str = "request") -> int:
        """Count an action and return 0, or return the milliseconds to wait."""
        return note_wait(kind, self.bucket(address, kind).take())

    def give_back(self, address: str, kind: str) -> None:
        """Do not count an action after all."""
        self.bucket(address, kind).charge(-1)

    def delay_s(self, address: str) -> float:
        """Count an HTTP request and return the seconds after which it may be handled."""
        bucket = self.bucket(address, "http")
        bucket.charge(1)
        return bucket.debt_s()

    def charge(self, address: str, tokens: float) -> None:
        """Count a request that cost more than others as several."""
        if tokens:
            self.bucket(address, "request").charge(tokens)

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


def note_wait(kind: str, wait: int) -> int:
    """Count a client that has to wait, and return its wait."""
    if wait:
        METRICS.slowed.labels(kind).inc()
    return wait
