"""The entries of a table's log, as they are stored. `hosted_table.py` computes the table's state from them.

One command is one entry, so a command is stored completely or not at all. Entries hold secrets (the seed, hashed keys, hidden
cards among the moves): only processes of the service may read them.
"""

from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from blackgate.tables.wire import Clock, TableOptions

FORMAT = 2  # raised when entries have to be read in another way than before


class Created(Struct, frozen=True, tag_field="k", tag="created"):
    """The table is created. `seed` is the server's half of the seed; it stays secret until the end."""

    options: TableOptions
    code: str
    seed: str
    host: str  # hashes of keys
    watch: str
    digest: str  # of the pack
    rules: int
    before: str = ""  # the table this one is a rematch of
    looks: list[str] = []  # prisoners reserved by seat: the host's wish, or those of the game before a rematch
    format: int = 1  # a log of version 1 does not have it
    position: str | UnsetType = UNSET  # the clause that is tried here: the seed is public, the game goes on from a known position


class Sat(Struct, frozen=True, tag_field="k", tag="sat"):
    """A person takes a seat."""

    seat: int
    name: str  # empty once they have deleted it
    key: str
    nonce: str = ""  # their share of the seed: the hash of a nonce, or the nonce itself
    looks: str = ""  # the prisoner they want; they get another one if it is taken


class Stood(Struct, frozen=True, omit_defaults=True, tag_field="k", tag="stood"):
    """A person leaves a seat, or the host removes them, before the start."""

    seat: int
    removed: bool = False  # by the host; a log of an older version does not say it


class BotSat(Struct, frozen=True, tag_field="k", tag="bot_sat"):
    """A bot is put on a seat; with an empty `bot`, it is removed."""

    seat: int
    bot: str


class OptionsChanged(Struct, frozen=True, tag_field="k", tag="options_changed"):
    """The host changes the options before the start. More players add seats at the end, fewer remove the last ones."""

    options: TableOptions


class Rekeyed(Struct, frozen=True, tag_field="k", tag="rekeyed"):
    """A key is replaced. `role` is `seat`, `host` or `watch` (the spectators')."""

    role: str
    key: str
    seat: int = -1


class Readied(Struct, frozen=True, tag_field="k", tag="readied"):
    """A seat sets its share of the seed: the hash of a nonce, or the nonce itself."""

    seat: int
    nonce: str
    command: str


class Locked(Struct, frozen=True, tag_field="k", tag="locked"):
    """The host starts the game: its terms are fixed, and the nonces have to be revealed."""

    terms: str
    absent: list[int]  # seats with a nonce to reveal that were not connected


class Revealed(Struct, frozen=True, tag_field="k", tag="revealed"):
    """A seat reveals its nonce."""

    seat: int
    nonce: str
    command: str


class Started(Struct, frozen=True, tag_field="k", tag="started", omit_defaults=True):
    """The cards are dealt. `setup` is the deal as the record has it, so that a log can be read without an engine."""

    nonces: list[str]
    setup: dict[str, Any] | None = None
    terms: str = ""  # of the game; a log of before they were published does not have them


class Moved(Struct, frozen=True, tag_field="k", tag="moved"):
    """The moves of one command of a seat, or of the bot that plays it (`by`)."""

    seat: int
    moves: list[str]
    command: str = ""
    by: str = ""
    reserve: list[int] | None = None  # milliseconds left by seat, if there is a clock
    out: list[list[str]] | None = None  # the chance outcomes of each move, as the record has them


class Undone(Struct, frozen=True, tag_field="k", tag="undone"):
    """A seat undoes its last command."""

    seat: int
    command: str


class Proposed(Struct, frozen=True, tag_field="k", tag="proposed"):
    """A seat proposes something to the others."""

    seat: int
    what: str
    command: str
    asked: list[int] | None = None  # the seats that are asked; None: all people


class Answered(Struct, frozen=True, tag_field="k", tag="answered"):
    """A seat answers a proposal; with the last yes the proposal takes effect."""

    seat: int
    yes: bool
    command: str


class StoodIn(Struct, frozen=True, tag_field="k", tag="stood_in"):
    """A bot stands in for a player who is absent or out of time."""

    seat: int
    bot: str
    why: str
    reserve: list[int] | None = None


class CameBack(Struct, frozen=True, tag_field="k", tag="came_back"):
    """A player takes the seat back from the bot."""

    seat: int
    command: str


class Muted(Struct, frozen=True, tag_field="k", tag="muted"):
    """The host mutes or unmutes a seat."""

    seat: int
    muted: bool


class Rematch(Struct, frozen=True, tag_field="k", tag="rematch"):
    """The same people play a rematch at `table`."""

    table: str


class Closed(Struct, frozen=True, tag_field="k", tag="closed"):
    """The table is closed: by its `host`, or because it was `idle` for a long time or is `too_long`."""

    why: str


class Forgotten(Struct, frozen=True, tag_field="k", tag="forgotten"):
    """A player has deleted their name and their chat. The name is also taken out of the entries before this one."""

    seat: int


Entry = (
    Created
    | Sat
    | Stood
    | BotSat
    | OptionsChanged
    | Rekeyed
    | Readied
    | Locked
    | Revealed
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
    | Forgotten
)

CREATED_PREFIX = b'{"k":"created"'
OPTIONS_PREFIX = b'{"k":"options_changed"'

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Entry)


def decode_options(data: dict[str, Any]) -> TableOptions:
    """Return the options of a table, whatever version of the program wrote them."""
    clock = Clock(**known_fields(Clock, data.get("clock", {})))
    bots = {int(seat): bot for seat, bot in data.get("bots", {}).items()}
    return TableOptions(**{**known_fields(TableOptions, data), "clock": clock, "bots": bots})


def known_fields(struct: type[Struct], data: dict[str, Any]) -> dict[str, Any]:
    """Return the items of `data` that are fields of a type."""
    return {name: data[name] for name in struct.__struct_fields__ if name in data}


def encode(entry: Entry) -> bytes:
    """Return an entry as it is stored."""
    return _encoder.encode(entry)


def decode(data: bytes) -> Entry:
    """Return a stored entry. Options were checked before they were stored, so today's limits do not apply to them."""
    if data.startswith(CREATED_PREFIX):
        fields = msgspec.json.decode(data)
        return Created(**{**known_fields(Created, fields), "options": decode_options(fields["options"])})
    if data.startswith(OPTIONS_PREFIX):
        return OptionsChanged(decode_options(msgspec.json.decode(data)["options"]))
    entry: Entry = _decoder.decode(data)
    return entry


def entry_name(entry: Entry) -> str:
    """Return the name of an entry's type, as it is stored and sent."""
    tag = type(entry).__struct_config__.tag
    return tag if isinstance(tag, str) else ""
