"""Reading a request: the table and seat in its URL, its key, its body, its language."""

from typing import Any, TypeVar

import msgspec
from starlette.requests import Request

from blackgate.errors import BlackgateError
from blackgate.service.http.responses import JSON
from blackgate.service.security.limits import MAX_BODY_BYTES
from blackgate.tables import key_access, keys, wire
from blackgate.tables.commands import Refusal
from blackgate.tables.hosted_table import HostedTable
from blackgate.texts import LANGUAGES

T = TypeVar("T")
MAX_DETAIL = 200  # characters of a validation error


# --- authorization ------------------------------------------------------------------------------
def authorize(request: Request, table: HostedTable, roles: tuple[str, ...]) -> tuple[str, int | None]:
    """Return the role and the seat of the key in a request; refuse other roles than these."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not secret:
        raise Refusal("no_key")
    return key_access.require_role(table, keys.hash_key(secret), roles)


def authorize_reader(request: Request, table: HostedTable) -> None:
    """Refuse a request that may not watch this table."""
    if not table.options.public:
        authorize(request, table, ("seat", "host", "watch"))


# --- the URL ------------------------------------------------------------------------------------
def table_id_in(request: Request) -> str:
    """Return the table id in the URL."""
    table_id: str = request.path_params["table"]
    if not 1 <= len(table_id) <= 40 or not table_id.isascii():
        raise Refusal("no_such_table")
    return table_id


def seat_in(request: Request) -> int:
    """Return the seat in the URL."""
    text: str = request.path_params["seat"]
    if not (text.isascii() and text.isdecimal() and len(text) == 1):
        raise Refusal("no_such_seat", most=5)
    return int(text)


def number_in(request: Request, name: str, maximum: int = 1_000_000) -> int:
    """Return a whole number of the query string; 0 if it is missing."""
    text = request.query_params.get(name, "0")
    if not (text.isascii() and text.isdecimal() and len(text) <= len(str(maximum)) and int(text) <= maximum):
        raise Refusal("bad_message")
    return int(text)


# --- the language -------------------------------------------------------------------------------
def browser_language(request: Request) -> str:
    """Return the first supported language that the browser accepts; English if there is none."""
    for part in request.headers.get("accept-language", "").split(","):
        code = part.strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def requested_language(request: Request) -> wire.Language:
    """Return the language `lang` of the query string; English if it is missing."""
    try:
        lang: wire.Language = msgspec.convert(request.query_params.get("lang", "en"), wire.Language)
    except msgspec.ValidationError:
        raise Refusal("bad_message") from None
    return lang


# --- the body -----------------------------------------------------------------------------------
def media_type(request: Request) -> str:
    """Return the media type of the body."""
    return request.headers.get("content-type", "").partition(";")[0].strip().lower()


async def read_body(request: Request, max_bytes: int) -> bytes:
    """Return the body; refuse one that is too large."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > max_bytes:
            raise Refusal("too_large", most=max_bytes // 1024)
    return bytes(data)


async def json_body(request: Request, wire_type: type[T]) -> T:
    """Return the body as a wire type."""
    if media_type(request) != JSON:
        raise Refusal("not_json")
    data = await read_body(request, MAX_BODY_BYTES)
    try:
        return msgspec.convert(with_integers(msgspec.json.decode(data)), wire_type, str_keys=True)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        refusal = Refusal("bad_message")
        detail = str(error)
        if isinstance(error, msgspec.ValidationError) and detail.isprintable():
            refusal.problem = BlackgateError("refused-bad-body", detail=detail[:MAX_DETAIL])
        raise refusal from None


def with_integers(data: Any) -> Any:
    """Return JSON data with 3.0 as 3: JSON has only one type of number."""
    if isinstance(data, float) and data.is_integer():
        return int(data)
    if isinstance(data, list):
        return [with_integers(one) for one in data]
    if isinstance(data, dict):
        return {key: with_integers(one) for key, one in data.items()}
    return data
