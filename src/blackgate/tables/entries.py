"""What a table's log is made of. A table *is* its log: everything else is worked out from it (`book.py`).

One command is one entry, so that an entry is whole or not there. Entries hold secrets (the seed, hashed keys, hidden cards
among the moves): they go to disk and to other processes of this service, and to nobody else.
"""

from typing import Any

import msgspec
from msgspec import Struct

from blackgate.tables.wire import Clock, TableOptions

FORMAT = 2  # of these entries: raised when a program that reads them would have to read them in another way


class Created(Struct, frozen=True, tag_field="k", tag="created"):
    """A table is opened: the server's half of the seed is fixed and stays secret until the end."""

    options: TableOptions
    code: str
    seed: str
    host: str  # hashes of keys
    watch: str
    digest: str  # of the pack
    rules: int
    before: str = ""  # the table this is a rematch of
    looks: list[str] = []  # by seat, what is known beforehand: the host's wish, or who was who before a rematch
    format: int = 1  # version 1 did not say so


class Sat(Struct, frozen=True, tag_field="k", tag="sat"):
    """Somebody sits down."""

    seat: int
    name: str
    key: str
    nonce: str = ""
    looks: str = ""  # wanted; a table gives others if these are taken


class Stood(Struct, frozen=True, tag_field="k", tag="stood"):
    """Somebody leaves, or is asked to leave, before the start."""

    seat: int


class BotSat(Struct, frozen=True, tag_field="k", tag="bot_sat"):
    """A bot sits down, or gets up."""

    seat: int
    bot: str


class Rekeyed(Struct, frozen=True, tag_field="k", tag="rekeyed"):
    """A key is replaced: a seat's, the host's (`host`) or the spectators' (`watch`)."""

    role: str
    key: str
    seat: int = -1


class Readied(Struct, frozen=True, tag_field="k", tag="readied"):
    """A seat's share in the dice."""

    seat: int
    nonce: str
    command: str


class Started(Struct, frozen=True, tag_field="k", tag="started"):
    """The game begins. What chance has dealt is kept as well, as the record has it: a log can be read without an engine."""

    nonces: list[str]
    setup: dict[str, Any] | None = None


class Moved(Struct, frozen=True, tag_field="k", tag="moved"):
    """One command of a seat, or of the bot in it (`by`)."""

    seat: int
    moves: list[str]
    command: str = ""
    by: str = ""
    reserve: list[int] | None = None  # milliseconds left to everybody, where there is a clock
    out: list[list[str]] | None = None  # the chance outcomes of each move, as the record has them


class Undone(Struct, frozen=True, tag_field="k", tag="undone"):
    """A seat takes its last command back."""

    seat: int
    command: str


class Proposed(Struct, frozen=True, tag_field="k", tag="proposed"):
    """A seat asks everybody for consent."""

    seat: int
    what: str
    command: str
    asked: list[int] | None = None  # those who are asked, where not everybody is


class Answered(Struct, frozen=True, tag_field="k", tag="answered"):
    """A seat consents or does not; with the last consent the thing is done."""

    seat: int
    yes: bool
    command: str


class StoodIn(Struct, frozen=True, tag_field="k", tag="stood_in"):
    """A bot plays a seat whose player is absent or out of time."""

    seat: int
    bot: str
    why: str
    reserve: list[int] | None = None


class CameBack(Struct, frozen=True, tag_field="k", tag="came_back"):
    """The player takes the seat back."""

    seat: int
    command: str


class Muted(Struct, frozen=True, tag_field="k", tag="muted"):
    """The host takes a seat's voice or gives it back."""

    seat: int
    muted: bool


class Rematch(Struct, frozen=True, tag_field="k", tag="rematch"):
    """The same people play again, over there."""

    table: str


class Closed(Struct, frozen=True, tag_field="k", tag="closed"):
    """The host closes the table."""

    why: str


Entry = (
    Created
    | Sat
    | Stood
    | BotSat
    | Rekeyed
    | Readied
    | Started
    | Moved
    | Undone
    | Proposed
    | Answered
    | StoodIn
    | CameBack
    | Muted
    | Rematch
    | Closed
)

FIRST = b'{"k":"created"'

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Entry)


def options_of(facts: dict[str, Any]) -> TableOptions:
    """The options of a table, whatever version of the program wrote them."""
    kept = known(TableOptions, facts)
    clock = Clock(**known(Clock, facts.get("clock", {})))
    bots = {int(seat): bot for seat, bot in facts.get("bots", {}).items()}
    return TableOptions(**{**kept, "clock": clock, "bots": bots})


def known(kind: type[Struct], facts: dict[str, Any]) -> dict[str, Any]:
    """The facts that a type knows."""
    return {name: facts[name] for name in kind.__struct_fields__ if name in facts}


def pack(entry: Entry) -> bytes:
    """An entry as it is stored."""
    return _encoder.encode(entry)


def unpack(data: bytes) -> Entry:
    """An entry as it was stored. Options were checked when the table was opened: the limits of today do not bind them."""
    if data.startswith(FIRST):
        facts = msgspec.json.decode(data)
        return Created(**{**known(Created, facts), "options": options_of(facts["options"])})
    entry: Entry = _decoder.decode(data)
    return entry


def name_of(entry: Entry) -> str:
    """What an entry is called, on the wire too."""
    tag = type(entry).__struct_config__.tag
    return tag if isinstance(tag, str) else ""
