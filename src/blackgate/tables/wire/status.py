"""The state of a server process, and errors of HTTP requests."""

from msgspec import UNSET, Struct, UnsetType


class Health(Struct, frozen=True):
    """Whether this process accepts players."""

    ok: bool
    version: str
    rules: int


class Retention(Struct, frozen=True):
    """How long this server keeps tables after their last change, and how many lines of chat; 0 is for ever."""

    lobby_hours: int  # until a lobby is closed, and again until it is removed
    bots_hours: int  # until a game of bots alone is removed
    unfinished_days: int  # until a game with people that does not go on is closed
    game_days: int  # until a game with people that has ended is removed
    chat_lines: int  # of each table


class Problem(Struct, frozen=True):
    """Why a request failed: a name for programs, a sentence for people, and details."""

    error: str
    text: str
    retry_ms: int | None = None
    line: int | UnsetType = UNSET  # the wrong line of a record
