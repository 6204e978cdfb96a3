"""The options of a table as clients send them."""

import msgspec

from blackgate.tables import wire
from blackgate.tables.plain_text import plain_text

MAX_TITLE = 60


def clean_options(options: wire.TableOptions, min_pace_ms: int = 0) -> wire.TableOptions:
    """Return the options with a printable title and a minimum pace of bots."""
    title = plain_text(options.title, MAX_TITLE)
    return msgspec.structs.replace(options, title=title, pace_ms=max(options.pace_ms, min_pace_ms))
