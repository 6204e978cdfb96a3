"""Reading a request: the table and seat in its URL, its key, its body, its language."""

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

import msgspec

from blackgate.errors import BlackgateError
from blackgate.tables import key_access, keys, wire
from blackgate.tables.commands import Refusal
from blackgate.tables.hosted_table import HostedTable
from blackgate.texts import LANGUAGES

T = TypeVar("T")
JSON = "application/json"
JSON_LINES = "application/x-ndjson"
PLAIN_TEXT = "text/plain"
MAX_BODY_BYTES = 16 * 1024
MAX_RECORD_BYTES = 2 * 1024 * 1024
MAX_DETAIL = 200  # characters of a validation error


class ApiRequest(Protocol):
    """A request as far as its meaning needs it: without its body, which may arrive in pieces."""

    @property
    def headers(self) -> Mapping[str, str]:
        """The headers; their names are in lower case."""

    @property
    def path_params(self) -> Mapping[str, Any]:
        """The parts of the URL that a route has names for."""

    @property
    def query_params(self) -> Mapping[str, str]:
        """What follows the question mark of the URL, by name."""


# --- authorization ------------------------------------------------------------------------------
def authorize(request: ApiRequest, table: HostedTable, roles: tuple[str, ...]) -> tuple[str, int | None]:
    """Return the role and the seat of the key in a request; refuse other roles than these."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not secret:
        raise Refusal("no_key")
    return key_access.require_role(table, keys.hash_key(secret), roles)


def authorize_reader(request: ApiRequest, table: HostedTable) -> None:
    """Refuse a request that may not watch this table."""
    if not table.options.public:
        authorize(request, table, ("seat", "host", "watch"))


def authorize_seat(request: ApiRequest, table: HostedTable, seat: int) -> None:
    """Refuse a request without the key of this seat."""
    if authorize(request, table, ("seat",))[1] != seat:
        raise Refusal("no_entry")


def authorize_leaving(request: ApiRequest, table: HostedTable, seat: int) -> bool:
    """Return whether the host removes the player of a seat; refuse a request of other players."""
    role, own_seat = authorize(request, table, ("seat", "host"))
    if role == "seat" and own_seat != seat:
        raise Refusal("no_entry")
    return role == "host"


def require_laid_open(request: ApiRequest, table: HostedTable) -> None:
    """Refuse a game that goes on, and a request that may not watch this table."""
    authorize_reader(request, table)
    if not table.laid_open:
        raise Refusal("not_over")


# --- the URL ------------------------------------------------------------------------------------
def table_id_in(request: ApiRequest) -> str:
    """Return the table id in the URL."""
    table_id: str = request.path_params["table"]
    if not 1 <= len(table_id) <= 40 or not table_id.isascii():
        raise Refusal("no_such_table")
    return table_id


def seat_in(request: ApiRequest) -> int:
    """Return the seat in the URL."""
    text: str = request.path_params["seat"]
    if not (text.isascii() and text.isdecimal() and len(text) == 1):
        raise Refusal("no_such_seat", most=5)
    return int(text)


def number_in(request: ApiRequest, name: str, maximum: int = 1_000_000) -> int:
    """Return a whole number of the query string; 0 if it is missing."""
    text = request.query_params.get(name, "0")
    if not (text.isascii() and text.isdecimal() and len(text) <= len(str(maximum)) and int(text) <= maximum):
        raise Refusal("bad_message")
    return int(text)


# --- the language -------------------------------------------------------------------------------
def browser_language(request: ApiRequest) -> str:
    """Return the first supported language that the browser accepts; English if there is none."""
    for part in request.headers.get("accept-language", "").split(","):
        code = part.strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def requested_language(request: ApiRequest) -> wire.Language:
    """Return the language `lang` of the query string; English if it is missing."""
    try:
        lang: wire.Language = msgspec.convert(request.query_params.get("lang", "en"), wire.Language)
    except msgspec.ValidationError:
        raise Refusal("bad_message") from None
    return lang


# --- the body -----------------------------------------------------------------------------------
def media_type(request: ApiRequest) -> str:
    """Return the media type of the body."""
    return request.headers.get("content-type", "").partition(";")[0].strip().lower()


def require_json(request: ApiRequest) -> None:
    """Refuse a request whose body is not JSON."""
    if media_type(request) != JSON:
        raise Refusal("not_json")


def require_size(size: int, most: int) -> None:
    """Refuse a body that is too large."""
    if size > most:
        raise Refusal("too_large", most=most // 1024)


def decode_body(data: bytes, wire_type: type[T]) -> T:
    """Return a JSON body as a wire type."""
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
