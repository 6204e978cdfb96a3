"""Records of games that clients send. They are not stored."""

import msgspec

from blackgate.errors import BlackgateError, RecordError
from blackgate.tables.api.requests import JSON_LINES, PLAIN_TEXT, ApiRequest, media_type
from blackgate.tables.commands import Refusal


class RecordHeader(msgspec.Struct):
    """What must be known of a record before it is read."""

    digest: str


def require_record(request: ApiRequest) -> None:
    """Refuse a request whose body is not a record."""
    if media_type(request) not in (JSON_LINES, PLAIN_TEXT):
        raise Refusal("not_json_lines")


def decode_record(data: bytes) -> str:
    """Return the text of a record."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError("error-record-json", line=data[: error.start].count(b"\n") + 1) from None


def pack_digest(text: str) -> str:
    """Return the digest of the pack in the first line of a record, or an empty string."""
    try:
        return msgspec.json.decode(text.partition("\n")[0], type=RecordHeader).digest
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


def as_refusal(error: BlackgateError) -> Refusal:
    """Return the refusal for an error in a record: it is invalid, or it has no such seat."""
    if isinstance(error, Refusal):
        return error
    refusal = Refusal("bad_record" if isinstance(error, RecordError) else "no_such_seat", most=5)
    refusal.problem = error
    return refusal
