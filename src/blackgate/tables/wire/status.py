"""The state of a server process, and errors of HTTP requests."""

from msgspec import UNSET, Struct, UnsetType


class Health(Struct, frozen=True):
    """Whether this process accepts players."""

    ok: bool
    version: str
    rules: int


class Problem(Struct, frozen=True):
    """Why a request failed: a name for programs, a sentence for people, and details."""

    error: str
    text: str
    retry_ms: int | None = None
    line: int | UnsetType = UNSET  # the wrong line of a record
