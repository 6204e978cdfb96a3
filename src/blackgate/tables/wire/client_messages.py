"""Messages from a client to the server, on a socket."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from blackgate.tables.wire.values import CommandId, Language, MoveText, Nonce, Secret, TableId


class Hello(Struct, frozen=True, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """The first message: which table, with which key; what was seen last, and in which language to be told the story."""

    table: TableId
    secret: Secret | None = None
    since: Annotated[int, Meta(ge=0)] | None = None
    lang: Language | None = None


class Play(Struct, frozen=True, tag_field="t", tag="move", forbid_unknown_fields=True):
    """One move, or several that are applied whole or not at all."""

    id: CommandId
    version: Annotated[int, Meta(ge=0)]
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=40)]


class Undo(Struct, frozen=True, tag_field="t", tag="undo", forbid_unknown_fields=True):
    """Take one's own last command back."""

    id: CommandId
    version: Annotated[int, Meta(ge=0)]


class Propose(Struct, frozen=True, tag_field="t", tag="propose", forbid_unknown_fields=True):
    """Ask everybody to agree: to take back one's own last command and all that came after it, to pause, or to go on."""

    id: CommandId
    what: Literal["undo", "pause", "resume"]
    version: Annotated[int, Meta(ge=0)]


class Answer(Struct, frozen=True, tag_field="t", tag="answer", forbid_unknown_fields=True):
    """Yes or no to what was proposed; `proposal` is its number, so that a late answer is not one to another question."""

    id: CommandId
    proposal: Annotated[int, Meta(ge=0)]
    yes: bool


class Back(Struct, frozen=True, tag_field="t", tag="back", forbid_unknown_fields=True):
    """Take the seat back from the bot that stood in."""

    id: CommandId


class Ready(Struct, frozen=True, tag_field="t", tag="ready", forbid_unknown_fields=True):
    """Here before the start, with a nonce for the dice."""

    id: CommandId
    nonce: Nonce


class Say(Struct, frozen=True, tag_field="t", tag="say", forbid_unknown_fields=True):
    """A line of chat."""

    id: CommandId
    text: Annotated[str, Meta(min_length=1, max_length=400)]


class Why(Struct, frozen=True, tag_field="t", tag="why", forbid_unknown_fields=True):
    """Why is this move not possible now?"""

    id: CommandId
    move: MoveText


class Hint(Struct, frozen=True, tag_field="t", tag="hint", forbid_unknown_fields=True):
    """What would the bots do in my place?"""

    id: CommandId


class Ping(Struct, frozen=True, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Still there?"""

    n: int = 0


FromClient = Hello | Play | Undo | Propose | Answer | Back | Ready | Say | Why | Hint | Ping
