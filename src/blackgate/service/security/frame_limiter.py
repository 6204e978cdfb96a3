"""How many frames a WebSocket may send."""

from blackgate.service.metrics import METRICS
from blackgate.service.security.rate_limiter import RateLimiter, TokenBucket

KB = 1024
CHARGED_TOGETHER = 8  # frames: asking three buckets about each one would take longer than to parse it


class FrameLimiter:
    """Counts the frames of one socket, by its own rate and by the rate of all sockets of its address.

    A few frames a second are assured to each socket, so that a flood through one socket does not stop the others of its address.
    """

    __slots__ = ("assured", "max_pauses", "must_pause", "own", "pauses", "shared", "uncharged")

    def __init__(self, limiter: RateLimiter, address: str) -> None:
        limits = limiter.limits
        self.own = TokenBucket(limits.frames_per_s, limits.frame_burst)
        self.assured = TokenBucket(limits.assured_frames_per_s, limits.assured_frame_burst)
        self.shared = limiter.bucket(address, "frame")
        self.uncharged = 0.0  # counted, and not yet charged to the buckets
        self.must_pause = False
        self.pauses = 0
        self.max_pauses = limits.max_frame_pauses

    def count(self, frames: int, size: int) -> None:
        """Count received frames and bytes."""
        self.uncharged += frames + size / KB

    def pause_s(self) -> float:
        """Return how many seconds the socket must wait; 0 if it may go on. Pauses of a socket over its own rate are counted."""
        if self.uncharged < CHARGED_TOGETHER and not self.must_pause:
            return 0.0
        self.own.refill()
        if self.own.tokens == self.own.burst:  # it has been quiet for some time
            self.pauses = 0
        for bucket in (self.own, self.assured, self.shared):
            bucket.charge(self.uncharged)
        self.uncharged = 0.0
        pause = self.own.debt_s()
        if pause:
            METRICS.slowed.labels("frame").inc()
            self.pauses += 1
        elif self.assured.debt_s():
            pause = self.shared.debt_s()
        self.must_pause = pause > 0
        return pause

    @property
    def is_flooding(self) -> bool:
        """Whether the socket was over its rate again and again."""
        return self.pauses > self.max_pauses
