"""Responses: JSON, errors, caching."""

import gzip
import hashlib
import io
from collections.abc import AsyncIterator
from typing import Any

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from blackgate.service.http.requests import accepts_gzip
from blackgate.tables import wire
from blackgate.tables.api.problems import problem_of, status_of
from blackgate.tables.api.requests import JSON
from blackgate.tables.commands import Refusal
from blackgate.tables.encoding import encode

PIECE_BYTES = 64 * 1024


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
    if not accepts_gzip(request):
        return StreamingResponse(decompressed(gzipped), media_type=JSON, headers=headers)
    return Response(gzipped, media_type=JSON, headers={**headers, "content-encoding": "gzip"})


async def decompressed(gzipped: bytes) -> AsyncIterator[bytes]:
    """Decompress piece by piece: a replay may grow to 20 MB, and a slow client would keep all of it in memory."""
    with gzip.open(io.BytesIO(gzipped)) as file:
        while piece := file.read(PIECE_BYTES):
            yield piece


def refusal_response(refusal: Refusal, lang: str) -> Response:
    """Return a refusal as an error response."""
    status = status_of(refusal)
    headers = {"www-authenticate": "Bearer"} if status == 401 else {}
    return Response(encode(problem_of(refusal, lang)), status, headers, JSON)


def too_many_requests(wait_ms: int, lang: str) -> Response:
    """Return the error response of the rate limiter."""
    text = Refusal("slow_down").in_language(lang)
    headers = {"retry-after": str(-(-wait_ms // 1000))}
    return Response(encode(wire.Problem("slow_down", text, wait_ms)), 429, headers, JSON)
