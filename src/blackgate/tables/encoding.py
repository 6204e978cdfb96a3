"""JSON as it is sent: wire types to bytes."""

import gzip
from typing import Any, Final

import msgspec

GZIP_LEVEL = 6

encode: Final = msgspec.json.Encoder().encode


def gzip_json(message: Any) -> bytes:
    """Return a wire type as compressed JSON, without the time of compression: the same message gives the same bytes."""
    return gzip.compress(encode(message), GZIP_LEVEL, mtime=0)
