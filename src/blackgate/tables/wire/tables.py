"""Tables: their options, the bodies of requests about them, and what everybody may know about them."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from blackgate.tables.wire.values import Bots, Looks, Name, Nonce, SeatNumber, Strength


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think: not limited, so many seconds whenever one is asked and a reserve, or days."""

    kind: Literal["none", "turn", "days"] = "none"
    turn_s: Annotated[int, Meta(ge=5, le=3600)] = 60
    reserve_s: Annotated[int, Meta(ge=0, le=36000)] = 600
    days: Annotated[int, Meta(ge=1, le=30)] = 3


class TableOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table plays, and how (chapter 14)."""

    players: Annotated[int, Meta(ge=2, le=6)] = 4
    michel: Literal["none", "michel", "michelle"] = "none"
    teams: bool = False
    calm: bool = False
    target: Annotated[int, Meta(ge=1, le=999)] | None = None
    first_player: SeatNumber | None = None
    pack: Annotated[str, Meta(min_length=1, max_length=60)] = "classic"
    clock: Clock = Clock()
    stand_in: Strength | None = None  # who plays the seat of somebody who is absent; nobody: the table waits
    grace_s: Annotated[int, Meta(ge=5, le=86400)] = 60
    pace_ms: Annotated[int, Meta(ge=0, le=10000)] = 700  # bots take at least so long, whatever they hold (12.4)
    boss_ms: Annotated[int, Meta(ge=10, le=2000)] = 100
    tracker: bool = True  # players are reminded of what they have seen of other hands
    hints: bool = True  # whoever is asked may ask the bots what they would do
    public: bool = False
    title: Annotated[str, Meta(max_length=60)] = ""
    bots: Bots = {}


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened; with a name, its host sits down at once."""

    options: TableOptions = TableOptions()
    name: Name | None = None
    nonce: Nonce = ""
    looks: Looks | Literal[""] = ""  # the prisoner the host would like to be (1.8); another one, if none is named


class Opened(Struct, frozen=True):
    """A new table and its keys, which are told only here."""

    table: str
    code: str
    commit: str
    host: str
    watch: str
    seat: int | None = None
    secret: str | None = None


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody wants a seat: this one, or any that is free."""

    name: Name
    nonce: Nonce = ""
    seat: SeatNumber | None = None
    looks: Looks | Literal[""] = ""  # the prisoner they would like to be (1.8); another one, if that is taken or none is named


class Seated(Struct, frozen=True):
    """A seat and its key, which is told only here; with it the seat can be taken up on another device."""

    table: str
    seat: int
    secret: str


class SetBot(Struct, frozen=True, forbid_unknown_fields=True):
    """The bot that is to sit here, or nobody."""

    bot: Strength | None = None


class Rekey(Struct, frozen=True, forbid_unknown_fields=True):
    """A key is to be revoked and replaced."""

    role: Literal["seat", "host", "watch"]
    seat: SeatNumber | None = None


class NewKey(Struct, frozen=True):
    """The key that is valid from now on."""

    role: str
    secret: str
    seat: int | None = None


class MuteSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """The host takes a seat's voice in the chat, or gives it back."""

    seat: SeatNumber
    muted: bool


class SeatInfo(Struct, frozen=True):
    """Who sits at a seat."""

    name: str = ""
    bot: str = ""
    stand_in: str = ""
    taken: bool = False
    muted: bool = False
    ready: bool = False  # has added a share to the dice
    looks: Looks | Literal[""] = ""  # which prisoner they are, no two the same; empty while nobody sits here
    display_name: str = ""  # the name in sentences: for a bot, that of its prisoner; no two the same


class Proposal(Struct, frozen=True):
    """Something that needs everybody's consent, its number, and who has given it."""

    n: int
    what: str
    by: int
    agreed: list[int]
    asked: list[int]


class ClockState(Struct, frozen=True):
    """Whose time runs, until when (milliseconds since 1970, UTC), and what everybody has in reserve."""

    seat: int | None
    until: int | None
    reserve_ms: list[int]


class TableInfo(Struct, frozen=True):
    """What everybody may know about a table before they look at the board."""

    table: str
    code: str
    phase: Literal["lobby", "playing", "paused", "over", "closed"]
    options: TableOptions
    seats: list[SeatInfo]
    commit: str
    nonces: list[str]
    pack_digest: str
    rules: int
    created: int
    proposal: Proposal | None = None
    clock: ClockState | None = None
    rematch: str = ""
    undo: int | None = None  # the seat that may take its last move back without asking


class TableLine(Struct, frozen=True):
    """A table in the list of public ones."""

    table: str
    title: str
    phase: str
    players: int
    free: int
    names: list[str]
    michel: str
    teams: bool
    clock: str
    created: int
    display_names: list[str] = []  # of the taken seats, as in sentences


class TableList(Struct, frozen=True):
    """Public tables: those with a free seat first."""

    tables: list[TableLine]


class Found(Struct, frozen=True):
    """The table behind a code."""

    table: str


class Rematched(Struct, frozen=True):
    """The table where the same people play again; their keys are valid there."""

    table: str


class Fairness(Struct, frozen=True):
    """What anybody needs to check the dice: the commitment beforehand, the nonces, and the seed once the game is over."""

    commit: str
    nonces: list[str]
    seed: str | None


class Chanced(Struct, frozen=True):
    """One move that chance had a part in, and what it brought, derived again from the seed."""

    n: int
    seat: int
    move: str
    out: list[str]


class Verified(Struct, frozen=True):
    """The dice of a game that is over, derived again from the seed: they are right, or `problem` says where they are not."""

    fairness: Fairness
    problem: str | None
    setup: dict[str, Any]
    chance: list[Chanced]
