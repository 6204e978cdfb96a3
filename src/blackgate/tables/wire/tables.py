"""Tables: their options, the bodies of requests about them, and their public information."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from blackgate.tables.wire.values import Bots, Looks, Name, SeatNumber, Share, Strength


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think: no limit, `turn_s` seconds per decision and a reserve, or days."""

    kind: Literal["none", "turn", "days"] = "none"
    turn_s: Annotated[int, Meta(ge=5, le=3600)] = 60
    reserve_s: Annotated[int, Meta(ge=0, le=36000)] = 600
    days: Annotated[int, Meta(ge=1, le=30)] = 3


class TableOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a table: those of its game (chapter 14), clock, bots, visibility."""

    players: Annotated[int, Meta(ge=2, le=6)] = 4
    michel: Literal["none", "michel", "michelle"] = "none"
    teams: bool = False
    calm: bool = False
    target: Annotated[int, Meta(ge=1, le=999)] | None = None
    first_player: SeatNumber | None = None
    fair_start: bool | UnsetType = UNSET  # off if it is absent, as in the log of an older version
    pack: Annotated[str, Meta(min_length=1, max_length=60)] = "classic"
    clock: Clock = Clock()
    stand_in: Strength | None = None  # the bot that plays the seat of an absent player; null: the table waits
    grace_s: Annotated[int, Meta(ge=5, le=86400)] = 60
    pace_ms: Annotated[int, Meta(ge=0, le=10000)] = 700  # minimum time of a bot's move, whatever it holds (12.4)
    boss_ms: Annotated[int, Meta(ge=10, le=2000)] = 100
    tracker: bool = True  # players are reminded of what they have seen of other hands
    hints: bool = True  # the player to move may ask for a hint
    public: bool = False
    title: Annotated[str, Meta(max_length=60)] = ""
    bots: Bots = {}


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a new table; with a name, the host takes a seat at once."""

    options: TableOptions = TableOptions()
    name: Name | None = None
    nonce: Share = ""  # the host's share of the seed
    looks: Looks | Literal[""] = ""  # the prisoner the host wants (1.8); any if it is empty


class Opened(Struct, frozen=True):
    """A new table and its keys, which are sent only here."""

    table: str
    code: str
    commit: str
    host: str
    watch: str
    seat: int | None = None
    secret: str | None = None


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a seat: this one, or any free one."""

    name: Name
    nonce: Share = ""  # the share of the seed: the hash of a nonce, or the nonce itself
    seat: SeatNumber | None = None
    looks: Looks | Literal[""] = ""  # the prisoner they want (1.8); another one if it is taken, any if it is empty


class Seated(Struct, frozen=True):
    """A seat and its key, which is sent only here; with the key the seat can be used on another device."""

    table: str
    seat: int
    secret: str


class SetBot(Struct, frozen=True, forbid_unknown_fields=True):
    """The bot for a seat; null removes it."""

    bot: Strength | None = None


class Rekey(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to revoke a key and get a new one."""

    role: Literal["seat", "host", "watch"]
    seat: SeatNumber | None = None


class NewKey(Struct, frozen=True):
    """The key that is valid from now on."""

    role: str
    secret: str
    seat: int | None = None


class MuteSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """The host mutes a seat in the chat, or unmutes it."""

    seat: SeatNumber
    muted: bool


class SeatInfo(Struct, frozen=True):
    """The person or bot at a seat."""

    name: str = ""
    bot: str = ""
    stand_in: str = ""
    taken: bool = False
    muted: bool = False
    ready: bool = False  # has added a share of the seed
    looks: Looks | Literal[""] = ""  # their prisoner, different at every seat; empty while the seat is free
    display_name: str = ""  # the name in sentences: for a bot, that of its prisoner; no two the same


class Proposal(Struct, frozen=True):
    """A proposal that all players must accept, its number, and the seats that have accepted it."""

    n: int
    what: str
    by: int
    agreed: list[int]
    asked: list[int]


class ClockState(Struct, frozen=True):
    """The seat whose time runs, until when (milliseconds since 1970, UTC), and the reserves of all seats."""

    seat: int | None
    until: int | None
    reserve_ms: list[int]


class TableInfo(Struct, frozen=True):
    """Public information about a table, without its board."""

    table: str
    code: str
    phase: Literal["lobby", "playing", "paused", "over", "closed"]
    options: TableOptions
    seats: list[SeatInfo]
    commit: str
    nonces: list[str]
    terms: str  # of the game, from its start on: what its commitment covers
    pack_digest: str
    rules: int
    created: int
    proposal: Proposal | None = None
    clock: ClockState | None = None
    rematch: str = ""
    undo: int | None = None  # the seat that may undo its last command without asking
    position: str | UnsetType = UNSET  # the clause that is tried here: the seed of the dice is public


class TableLine(Struct, frozen=True):
    """A table in the list of public tables."""

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
    """Public tables: lobbies first, those with a connected player before others, then the newest."""

    tables: list[TableLine]


class Found(Struct, frozen=True):
    """The table behind a code."""

    table: str


class Rematched(Struct, frozen=True):
    """The table where the same people play again; their keys are valid there."""

    table: str


class Fairness(Struct, frozen=True):
    """What is needed to check the dice: the commitments, the terms and nonces of the game, and the seed once it is over."""

    commit: str  # to the server's half of the seed
    nonces: list[str]
    seed: str | None
    terms: str = ""
    game_commit: str = ""  # to the terms


class Chanced(Struct, frozen=True):
    """A move that used chance, and its outcomes, derived again from the seed."""

    n: int
    seat: int
    move: str
    out: list[str]


class Verified(Struct, frozen=True):
    """All chance of a game that has ended, derived again from the seed; `problem` says where it differs, or is null."""

    fairness: Fairness
    problem: str | None
    setup: dict[str, Any]
    chance: list[Chanced]
