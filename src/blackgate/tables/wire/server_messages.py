"""Messages from the server to a client, on a socket."""

from msgspec import UNSET, Struct, UnsetType

from blackgate.tables.wire.tables import TableInfo
from blackgate.tables.wire.values import Patch, Scale
from blackgate.tables.wire.views import Happening, Own, Public


class ChatLine(Struct, frozen=True):
    """A line of chat, and the seat that wrote it; -1 is the server."""

    n: int
    seat: int
    name: str
    text: str
    at: int


class UndoneMoves(Struct, frozen=True):
    """What an entry has undone: the last command of a seat, and all moves after it."""

    seat: int
    since: int  # the entry of that command: moves from this entry on no longer count


class Missed(Struct, frozen=True):
    """An entry of the log that a client has not seen."""

    seq: int
    at: int
    what: str
    seat: int | None
    happened: list[Happening]
    story: list[str] | UnsetType = UNSET
    undid: UndoneMoves | UnsetType = UNSET


class Welcome(Struct, frozen=True, tag_field="t", tag="welcome"):
    """The answer to `hello`: the whole table as this client may see it, and the entries it has missed."""

    seq: int
    version: int
    now: int
    seat: int | None
    host: bool
    info: TableInfo
    public: Public | None
    own: Own | None
    online: list[bool]
    missed: list[Missed]
    chat: list[ChatLine]
    asked: str | UnsetType = UNSET


class News(Struct, frozen=True, tag_field="t", tag="news"):
    """One entry of the log: what happened, and what changed. Keys that are missing did not change."""

    seq: int
    version: int
    at: int
    what: str
    seat: int | None
    happened: list[Happening]
    info: Patch | UnsetType = UNSET
    public: Patch | UnsetType = UNSET
    own: Patch | UnsetType = UNSET
    story: list[str] | UnsetType = UNSET
    asked: str | UnsetType = UNSET
    undid: UndoneMoves | UnsetType = UNSET


class Ack(Struct, frozen=True, tag_field="t", tag="ack"):
    """A command was carried out and is stored on disk."""

    id: str
    seq: int
    version: int


class Reason(Struct, frozen=True):
    """A clause that forbids a move."""

    clause: str
    name: str
    text: str = ""


class Refused(Struct, frozen=True, tag_field="t", tag="refused"):
    """A command was refused and nothing changed: the reason and, if its version was stale, the entries since."""

    id: str
    error: str
    text: str
    version: int
    reasons: list[Reason] = []
    missed: list[Missed] = []
    retry_ms: int | None = None


class Reasons(Struct, frozen=True, tag_field="t", tag="reasons"):
    """The answer to `why`; without reasons the move is legal."""

    id: str
    move: str
    reasons: list[Reason]


class HintedMove(Struct, frozen=True):
    """A move that a bot recommends: its value, and the reason."""

    move: str
    told: str
    value: float
    why: str


class Hints(Struct, frozen=True, tag_field="t", tag="hints"):
    """The answer to `hint`: the best moves first. With `chance` a value is a chance of winning; a `score` only compares moves."""

    id: str
    version: int
    scale: Scale
    thoughts: list[HintedMove]


class Chat(Struct, frozen=True, tag_field="t", tag="chat"):
    """A new line of chat."""

    line: ChatLine


class Online(Struct, frozen=True, tag_field="t", tag="online"):
    """Which seats are connected."""

    seats: list[bool]


class Pong(Struct, frozen=True, tag_field="t", tag="pong"):
    """The answer to `ping`."""

    n: int
    now: int


class SlowDown(Struct, frozen=True, tag_field="t", tag="slow_down"):
    """Too many messages: the last one was ignored. Wait for `retry_ms`."""

    retry_ms: int


class Goodbye(Struct, frozen=True, tag_field="t", tag="goodbye"):
    """The server closes this socket: the reason, and when to reconnect (0: do not)."""

    error: str
    text: str
    retry_ms: int = 0


FromServer = Welcome | News | Ack | Refused | Reasons | Hints | Chat | Online | Pong | SlowDown | Goodbye
