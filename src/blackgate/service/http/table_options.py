"""The options of a table as clients send them."""

import msgspec

from blackgate.service.security.rate_limiter import RateLimiter
from blackgate.tables import wire
from blackgate.tables.plain_text import plain_text

MAX_TITLE = 60
MIN_PACE_MS = 200  # of bots, where limits apply: otherwise they would play as fast as the disk writes


def clean_options(options: wire.TableOptions, limiter: RateLimiter) -> wire.TableOptions:
    """Return the options with a printable title and, where limits apply, with a minimum pace of bots."""
    options = msgspec.structs.replace(options, title=plain_text(options.title, MAX_TITLE))
    if limiter.limits.requests_per_s > 0:
        options = msgspec.structs.replace(options, pace_ms=max(options.pace_ms, MIN_PACE_MS))
    return options
