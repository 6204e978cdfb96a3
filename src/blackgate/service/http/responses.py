"""Responses: JSON, errors, caching."""

import gzip
import hashlib
import io
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from blackgate.errors import RecordError
from blackgate.tables import wire
from blackgate.tables.commands import Refusal
from blackgate.tables.encoding import encode

JSON = "application/json"
JSON_LINES = "application/x-ndjson"
PLAIN_TEXT = "text/plain"
PIECE_BYTES = 64 * 1024

# The HTTP status of each refusal; 409 for those that are not here.
STATUS = {
    "no_such_table": 404,
    "no_such_code": 404,
    "no_such_seat": 404,
    "no_such_pack": 404,
    "no_key": 401,
    "no_entry": 403,
    "bad_message": 400,
    "too_large": 413,
    "not_json": 415,
    "not_json_lines": 415,
    "bad_record": 422,
    "slow_down": 429,
    "unavailable": 503,
    "draining": 503,
    "busy": 503,
}


def json_response(message: Any, status: int = 200) -> Response:
    """Return a wire type as JSON that must not be cached."""
    return Response(encode(message), status, media_type=JSON, headers={"cache-control": "no-store"})


def cacheable_json(request: Request, data: bytes) -> Response:
    """Return JSON that a browser may cache and must revalidate."""
    headers = {"etag": f'"{hashlib.sha256(data).hexdigest()[:32]}"', "cache-control": "no-cache"}
    if headers["etag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(data, media_type=JSON, headers=headers)


def gzipped_json(request: Request, gzipped: bytes) -> Response:
    """Return gzipped JSON, decompressed for clients that do not accept gzip."""
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return StreamingResponse(decompressed(gzipped), media_type=JSON, headers=headers)
    return Response(gzipped, media_type=JSON, headers={**headers, "content-encoding": "gzip"})


async def decompressed(gzipped: bytes) -> AsyncIterator[bytes]:
    """Decompress piece by piece: a replay may grow to 20 MB, and a slow client would keep all of it in memory."""
    with gzip.open(io.BytesIO(gzipped)) as file:
        while piece := file.read(PIECE_BYTES):
            yield piece


def refusal_response(refusal: Refusal, lang: str) -> Response:
    """Return a refusal as an error response."""
    status = STATUS.get(refusal.error, 409)
    headers = {"www-authenticate": "Bearer"} if status == 401 else {}
    line = refusal.problem.line if isinstance(refusal.problem, RecordError) else msgspec.UNSET
    return Response(encode(wire.Problem(refusal.error, refusal.in_language(lang), line=line)), status, headers, JSON)


def too_many_requests(wait_ms: int, lang: str) -> Response:
    """Return the error response of the rate limiter."""
    text = Refusal("slow_down").in_language(lang)
    headers = {"retry-after": str(-(-wait_ms // 1000))}
    return Response(encode(wire.Problem("slow_down", text, wait_ms)), 429, headers, JSON)
