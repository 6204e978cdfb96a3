"""The state of a server process, and errors of HTTP requests."""

from msgspec import UNSET, Struct, UnsetType


class Health(Struct, frozen=True):
    """Whether this process takes players."""

    ok: bool
    version: str
    rules: int


class Problem(Struct, frozen=True):
    """Why something was not done: a name for programs, a sentence for people, and what else helps."""

    error: str
    text: str
    retry_ms: int | None = None
    line: int | UnsetType = UNSET  # of a record that is not one
