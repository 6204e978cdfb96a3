"""Reading the body of a request, and whether gzip is accepted. What else is in a request, `tables/api/requests.py` reads."""

import re
from typing import Final, TypeVar

from starlette.requests import Request

from blackgate.tables.api.requests import MAX_BODY_BYTES, decode_body, require_json, require_size

T = TypeVar("T")
WEIGHT_ZERO: Final = re.compile(r"q=0(\.0*)?")


async def read_body(request: Request, max_bytes: int) -> bytes:
    """Return the body; refuse one that is too large."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        require_size(len(data), max_bytes)
    return bytes(data)


async def json_body(request: Request, wire_type: type[T]) -> T:
    """Return the body as a wire type."""
    require_json(request)
    return decode_body(await read_body(request, MAX_BODY_BYTES), wire_type)


def accepts_gzip(request: Request) -> bool:
    """Return whether the client accepts gzip; `gzip;q=0` means it does not."""
    offers = request.headers.get("accept-encoding", "").lower().split(",")
    weights = {name.strip(): weight.strip() for name, _, weight in (offer.partition(";") for offer in offers)}
    return "gzip" in weights and not WEIGHT_ZERO.fullmatch(weights["gzip"])
