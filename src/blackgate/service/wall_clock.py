"""The current time, in the unit of the log and the database."""

import time


def now_ms() -> int:
    """Return milliseconds since 1970, UTC."""
    return time.time_ns() // 1_000_000
