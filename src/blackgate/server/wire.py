"""What is said over the network: the bodies of HTTP and the messages of a socket, as msgspec types.

`docs/protocol.md` is the table of these messages; the JSON Schema, OpenAPI and the browser's TypeScript come from here.
A message of a socket is one JSON object with its name under `t`. Commands carry an `id` of the client's making: the same
id twice gets the same answer. Nothing in here is more than one seat may know; what a seat sees is in `Public` and `Own`.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Strength = Literal["random", "rookie", "inmate", "boss"]
Language = Literal["en", "fr", "de", "it", "es"]
Seat = Annotated[int, Meta(ge=0, le=5)]
Secret = Annotated[str, Meta(min_length=1, max_length=100)]
TableId = Annotated[str, Meta(min_length=1, max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Nonce = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]*$(?!\n)")]  # in Python, $ is before a last newline too
CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
MoveText = Annotated[str, Meta(min_length=1, max_length=80)]
Bots = Annotated[dict[Seat, Strength], Meta(extra_json_schema={"propertyNames": {"pattern": "^[0-5]$"}})]
Patch = dict[str, Any]


# --- tables ----------------------------------------------------------------------------------
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
    first_player: Seat | None = None
    pack: Annotated[str, Meta(min_length=1, max_length=60)] = "classic"
    clock: Clock = Clock()
    stand_in: Strength | None = None  # who plays the seat of somebody who is absent; nobody: the table waits
    grace_s: Annotated[int, Meta(ge=5, le=86400)] = 60
    pace_ms: Annotated[int, Meta(ge=0, le=10000)] = 700  # bots take at least so long, whatever they hold (12.4)
    boss_ms: Annotated[int, Meta(ge=10, le=2000)] = 100
    tracker: bool = True  # players are reminded of what they have seen of other hands
    public: bool = False
    title: Annotated[str, Meta(max_length=60)] = ""
    bots: Bots = {}


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened; with a name, its host sits down at once."""

    options: TableOptions = TableOptions()
    name: Name | None = None
    nonce: Nonce = ""


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
    seat: Seat | None = None


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
    seat: Seat | None = None


class NewKey(Struct, frozen=True):
    """The key that is valid from now on."""

    role: str
    secret: str
    seat: int | None = None


class MuteSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """The host takes a seat's voice in the chat, or gives it back."""

    seat: Seat
    muted: bool


class SeatInfo(Struct, frozen=True):
    """Who sits at a seat."""

    name: str = ""
    bot: str = ""
    stand_in: str = ""
    taken: bool = False
    muted: bool = False
    ready: bool = False  # has added a share to the dice


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


class PackLine(Struct, frozen=True):
    """A pack that can be played here."""

    id: str
    digest: str


class PackList(Struct, frozen=True):
    """All of them."""

    packs: list[PackLine]


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


# --- what a seat sees ------------------------------------------------------------------------
class PlayerView(Struct, frozen=True):
    """Somebody as everybody sees them (12.1)."""

    name: str
    place: str
    points: int
    hand_size: int
    beatings: int
    cigarettes: int
    gang: str | None
    gang_card: str | None
    background: str | None  # once it is revealed
    dug: list[str]


class PileTop(Struct, frozen=True):
    """A Gang's pile: how many cards, and the top one."""

    size: int
    top: str | None


class Laid(Struct, frozen=True):
    """A Weapon that lies on the table."""

    seat: int
    kind: str


class Fight(Struct, frozen=True):
    """The Extortion under way (5.8, 10.6): who wants which Tool, the Weapons laid, and who has used their fists (9.1)."""

    attacker: int | None  # nobody at the table: Michel(le)
    defender: int
    tool: str | None  # once it is named; Michel(le)'s is on the first card shown
    laid: list[Laid]
    fists: list[int]


class MichelView(Struct, frozen=True):
    """Michel(le): looks, Place, the cards in the deck, those discarded and those shown, the first one first."""

    looks: str
    place: str
    deck: int
    discard: list[str]
    shown: list[str]


class Asked(Struct, frozen=True):
    """What the game is waiting for, from whom, and what the question is about."""

    prompt: str
    seat: int
    clause: str
    other: int | None = None  # the other player it speaks of
    number: int | None = None  # actions left, the die, Weapons to lay, cards to give back or too many


class Public(Struct, frozen=True):
    """Everything that lies open on the table (12.1)."""

    players: list[PlayerView]
    turn: int
    turns: int
    actions: int
    target: int
    deck: int
    discard: list[str]  # the top one last
    apart: list[str]  # Action cards that are being carried out (5.7)
    piles: dict[str, int]
    gangs: dict[str, PileTop]
    asked: Asked | None
    fight: Fight | None
    michel: MichelView | None
    winners: list[int] | None  # once the game is over; none if it was stopped


class Heap(Struct, frozen=True):
    """Cards known to be among those of several seats (12.2)."""

    cards: dict[str, int]
    seats: dict[int, int]


class Own(Struct, frozen=True):
    """What only this seat may know: its hand, its Background, what it has seen of others (12.2), and what it may do."""

    hand: dict[str, int]
    background: str
    known: list[dict[str, int]]
    shared: list[Heap]
    unseen: dict[str, int]
    legal: list[str]
    told: list[str] | UnsetType = UNSET  # the same choices in words, if a language was asked for


class Happening(Struct, frozen=True):
    """One thing that happened: its name and its facts, by name; a card that may not be seen is missing."""

    name: str
    facts: dict[str, int | str]


# --- client to server ------------------------------------------------------------------------
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


class Ping(Struct, frozen=True, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Still there?"""

    n: int = 0


FromClient = Hello | Play | Undo | Propose | Answer | Back | Ready | Say | Why | Ping


# --- server to client ------------------------------------------------------------------------
class ChatLine(Struct, frozen=True):
    """Somebody said something; seat -1 is the house."""

    n: int
    seat: int
    name: str
    text: str
    at: int


class Missed(Struct, frozen=True):
    """An entry of the log that a client has not seen."""

    seq: int
    at: int
    what: str
    seat: int | None
    happened: list[Happening]
    story: list[str] | UnsetType = UNSET


class Welcome(Struct, frozen=True, tag_field="t", tag="welcome"):
    """The whole table as this socket may see it, and what it missed: the answer to `hello`."""

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


class Ack(Struct, frozen=True, tag_field="t", tag="ack"):
    """A command was carried out and is on disk."""

    id: str
    seq: int
    version: int


class Reason(Struct, frozen=True):
    """A clause that forbids a move."""

    clause: str
    name: str
    text: str = ""


class Refused(Struct, frozen=True, tag_field="t", tag="refused"):
    """A command was not carried out, and nothing changed: why, and with a stale version what came in between."""

    id: str
    error: str
    text: str
    version: int
    reasons: list[Reason] = []
    missed: list[Missed] = []
    retry_ms: int | None = None


class Reasons(Struct, frozen=True, tag_field="t", tag="reasons"):
    """The answer to `why`: no reasons, the move is possible."""

    id: str
    move: str
    reasons: list[Reason]


class Chat(Struct, frozen=True, tag_field="t", tag="chat"):
    """A line of chat."""

    line: ChatLine


class Online(Struct, frozen=True, tag_field="t", tag="online"):
    """Which seats are connected."""

    seats: list[bool]


class Pong(Struct, frozen=True, tag_field="t", tag="pong"):
    """Still here."""

    n: int
    now: int


class SlowDown(Struct, frozen=True, tag_field="t", tag="slow_down"):
    """Too many messages: the last one was not looked at. Wait so long."""

    retry_ms: int


class Goodbye(Struct, frozen=True, tag_field="t", tag="goodbye"):
    """This socket is about to close: why, and when to come again (0: not at all)."""

    error: str
    text: str
    retry_ms: int = 0


FromServer = Welcome | News | Ack | Refused | Reasons | Chat | Online | Pong | SlowDown | Goodbye
