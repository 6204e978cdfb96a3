"""What a request asks for, and how it is answered: the table and the key it names, its body, JSON, refusals."""

import hashlib
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from blackgate.errors import BlackgateError, RecordError
from blackgate.service.http.rate_limiter import LARGEST_BODY
from blackgate.tables import keys, wire
from blackgate.tables.commands import Refusal
from blackgate.tables.encoding import encode
from blackgate.tables.hosted_table import HostedTable
from blackgate.texts import LANGUAGES

T = TypeVar("T")
JSON = "application/json"
JSON_LINES = "application/x-ndjson"
PLAIN_TEXT = "text/plain"

# How a refusal is said in HTTP; 409 where nothing else is said.
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


def who(request: Request, book: HostedTable, roles: tuple[str, ...]) -> tuple[str, int | None]:
    """Whose key this is; refused if it is none of those."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not secret:
        raise Refusal("no_key")
    key = keys.hash_key(secret)
    seat = book.seat_of(key)
    if "host" in roles and keys.matches(key, book.host):
        return "host", None
    if "seat" in roles and seat is not None:
        return "seat", seat
    if "watch" in roles and keys.matches(key, book.watch):
        return "watch", None
    raise Refusal("no_entry")


def table_of(request: Request) -> str:
    """The table an address names."""
    table: str = request.path_params["table"]
    if not 1 <= len(table) <= 40 or not table.isascii():
        raise Refusal("no_such_table")
    return table


def seat_of(request: Request) -> int:
    """The seat an address names."""
    text: str = request.path_params["seat"]
    if not (text.isascii() and text.isdecimal() and len(text) == 1):
        raise Refusal("no_such_seat", most=5)
    return int(text)


def number_of(request: Request, name: str, most: int = 1_000_000) -> int:
    """A whole number behind the address; 0, if it is not there."""
    text = request.query_params.get(name, "0")
    if not (text.isascii() and text.isdecimal() and len(text) <= len(str(most)) and int(text) <= most):
        raise Refusal("bad_message")
    return int(text)


async def content(request: Request, most: int) -> bytes:
    """What is sent with a request, if it is not too large."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise Refusal("too_large", most=most // 1024)
    return bytes(data)


def media_of(request: Request) -> str:
    """What a body is said to be."""
    return request.headers.get("content-type", "").partition(";")[0].strip().lower()


async def body(request: Request, kind: type[T]) -> T:
    """A body of the right type, and not too large."""
    if media_of(request) != JSON:
        raise Refusal("not_json")
    data = await content(request, LARGEST_BODY)
    try:
        return msgspec.convert(whole(msgspec.json.decode(data)), kind, str_keys=True)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        refusal = Refusal("bad_message")
        detail = str(error)
        if isinstance(error, msgspec.ValidationError) and detail.isprintable():
            refusal.problem = BlackgateError("refused-bad-body", detail=detail[:200])
        raise refusal from None


def whole(data: Any) -> Any:
    """JSON has only one sort of number: 3.0 is 3."""
    if isinstance(data, float) and data.is_integer():
        return int(data)
    if isinstance(data, list):
        return [whole(one) for one in data]
    if isinstance(data, dict):
        return {key: whole(one) for key, one in data.items()}
    return data


def reply(message: Any, status: int = 200) -> Response:
    """JSON, not to be kept by anybody on the way."""
    return Response(encode(message), status, media_type=JSON, headers={"cache-control": "no-store"})


def kept(request: Request, data: bytes) -> Response:
    """JSON that a browser may keep, if it asks each time whether it is still the same."""
    headers = {"etag": f'"{hashlib.sha256(data).hexdigest()[:32]}"', "cache-control": "no-cache"}
    if headers["etag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(data, media_type=JSON, headers=headers)


def problem(refusal: Refusal, lang: str) -> Response:
    """A refusal as HTTP has it."""
    status = STATUS.get(refusal.error, 409)
    headers = {"www-authenticate": "Bearer"} if status == 401 else {}
    line = refusal.problem.line if isinstance(refusal.problem, RecordError) else msgspec.UNSET
    return Response(encode(wire.Problem(refusal.error, refusal.in_language(lang), line=line)), status, headers, JSON)


def slow(wait: int, lang: str) -> Response:
    """Come again later."""
    text = Refusal("slow_down").in_language(lang)
    headers = {"retry-after": str(-(-wait // 1000))}
    return Response(encode(wire.Problem("slow_down", text, wait)), 429, headers, JSON)


def language(request: Request) -> str:
    """The first of the five that the browser asks for."""
    for part in request.headers.get("accept-language", "").split(","):
        code = part.strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def asked_language(request: Request) -> wire.Language:
    """The language that `lang` behind the address asks for; English, if none."""
    try:
        lang: wire.Language = msgspec.convert(request.query_params.get("lang", "en"), wire.Language)
    except msgspec.ValidationError:
        raise Refusal("bad_message") from None
    return lang
