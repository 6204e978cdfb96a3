"""Refusals as errors with a status, and the errors of requests that no route answers."""

import msgspec

from blackgate.errors import RecordError
from blackgate.tables import wire
from blackgate.tables.commands import Refusal

# The HTTP status of each refusal; 409 for those that are not here.
STATUS = {
    "no_such_table": 404,
    "no_such_code": 404,
    "no_such_seat": 404,
    "no_such_pack": 404,
    "no_such_position": 404,
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
NOT_FOUND = wire.Problem("not_found", "This address does not exist.")
WRONG_METHOD = wire.Problem("method", "This address does not accept this method.")
INTERNAL = wire.Problem("internal", "The server failed to answer this request. The error is in its log.")


def status_of(refusal: Refusal) -> int:
    """Return the HTTP status of a refusal."""
    return STATUS.get(refusal.error, 409)


def problem_of(refusal: Refusal, lang: str) -> wire.Problem:
    """Return a refusal as the body of an error response."""
    line = refusal.problem.line if isinstance(refusal.problem, RecordError) else msgspec.UNSET
    return wire.Problem(refusal.error, refusal.in_language(lang), line=line)
