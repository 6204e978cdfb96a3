"""Messages from a client to the server, on a socket."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from blackgate.tables.wire.values import CommandId, Language, MoveText, Nonce, Secret, Share, TableId


class Hello(Struct, frozen=True, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """The first message: the table, the key, the last entry the client has seen, and the language of texts."""

    table: TableId
    secret: Secret | None = None
    since: Annotated[int, Meta(ge=0)] | None = None
    lang: Language | None = None
    watch: bool = False  # see only what spectators see, even with the key of a seat


class Play(Struct, frozen=True, tag_field="t", tag="move", forbid_unknown_fields=True):
    """Play one move, or several that are played together or not at all."""

    id: CommandId
    version: Annotated[int, Meta(ge=0)]
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=40)]


class Undo(Struct, frozen=True, tag_field="t", tag="undo", forbid_unknown_fields=True):
    """Undo one's own last command."""

    id: CommandId
    version: Annotated[int, Meta(ge=0)]


class Propose(Struct, frozen=True, tag_field="t", tag="propose", forbid_unknown_fields=True):
    """Ask all players to agree: to undo one's own last command and everything after it, to pause, or to resume."""

    id: CommandId
    what: Literal["undo", "pause", "resume"]
    version: Annotated[int, Meta(ge=0)]


class Answer(Struct, frozen=True, tag_field="t", tag="answer", forbid_unknown_fields=True):
    """Accept or reject a proposal. `proposal` is its number: a late answer must not count for another proposal."""

    id: CommandId
    proposal: Annotated[int, Meta(ge=0)]
    yes: bool


class Back(Struct, frozen=True, tag_field="t", tag="back", forbid_unknown_fields=True):
    """Take the seat back from the bot that stands in."""

    id: CommandId


class Ready(Struct, frozen=True, tag_field="t", tag="ready", forbid_unknown_fields=True):
    """Be ready before the start, with a share of the seed: the hash of a nonce, or the nonce itself."""

    id: CommandId
    nonce: Share


class Reveal(Struct, frozen=True, tag_field="t", tag="reveal", forbid_unknown_fields=True):
    """Reveal the nonce whose hash was sent before, after the terms of the game are fixed."""

    id: CommandId
    nonce: Nonce


class Say(Struct, frozen=True, tag_field="t", tag="say", forbid_unknown_fields=True):
    """Send a line of chat."""

    id: CommandId
    text: Annotated[str, Meta(min_length=1, max_length=400)]


class Why(Struct, frozen=True, tag_field="t", tag="why", forbid_unknown_fields=True):
    """Ask why a move is not legal now."""

    id: CommandId
    move: MoveText


class Hint(Struct, frozen=True, tag_field="t", tag="hint", forbid_unknown_fields=True):
    """Ask for the moves a bot would play."""

    id: CommandId


class Ping(Struct, frozen=True, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Check that the connection is alive."""

    n: int = 0


FromClient = Hello | Play | Undo | Propose | Answer | Back | Ready | Reveal | Say | Why | Hint | Ping
