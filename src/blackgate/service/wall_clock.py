"""The current time, in the unit of the log and the database.

It does not follow the clock of the system when that is set: clocks of players would run out, or bots would wait. Instead it
continues evenly and approaches the clock of the system slowly. A jump forward is made only on request, when it has been stored
that the time in between does not count (`heartbeat.py`).
"""

import time
from collections.abc import Callable
from typing import Final

SLEW = 100  # it runs faster or slower by at most a hundredth
NS_PER_MS = 1_000_000


class SteadyClock:
    """A clock that neither jumps nor goes back."""

    def __init__(self, system_ns: Callable[[], int], monotonic_ns: Callable[[], int]) -> None:
        self.system_ns: Final = system_ns
        self.monotonic_ns: Final = monotonic_ns
        self.last: tuple[int, int] = monotonic_ns(), system_ns()  # monotonic time, and what this clock showed then

    def now_ns(self) -> int:
        """Return nanoseconds since 1970, UTC."""
        since, shown = self.last
        now = self.monotonic_ns()
        most = (now - since) // SLEW
        shown += now - since
        shown += max(-most, min(most, self.system_ns() - shown))
        self.last = now, shown
        return shown

    def advance_to(self, time_ns: int) -> None:
        """Jump forward to a time; do nothing if it has passed."""
        self.last = self.monotonic_ns(), max(self.now_ns(), time_ns)


CLOCK = SteadyClock(time.time_ns, time.monotonic_ns)


def now_ms() -> int:
    """Return milliseconds since 1970, UTC."""
    return CLOCK.now_ns() // NS_PER_MS


def system_ms() -> int:
    """Return the time of the system, which may jump."""
    return CLOCK.system_ns() // NS_PER_MS


def advance_to(time_ms: int) -> None:
    """Jump forward to a time; do nothing if it has passed."""
    CLOCK.advance_to(time_ms * NS_PER_MS)
