"""What is said over the network: the bodies of HTTP and the messages of a socket, as msgspec types.

`docs/protocol.md` is the table of these messages; the JSON Schema, OpenAPI and the browser's TypeScript come from here.
A message of a socket is one JSON object with its name under `t`. Commands carry an `id` of the client's making: the same
id twice gets the same answer. Nothing in here is more than one seat may know; what a seat sees is in `Public` and `Own`.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Strength = Literal["random", "rookie", "inmate", "boss"]
Language = Literal["en", "fr", "de", "it", "es"]
Looks = Literal["moth", "vesna", "gristle", "oz", "duchess", "tallow", "ibarra", "kestrel", "bruno", "sable", "lark", "rook"]
Sort = Literal["tool", "weapon", "part", "accessory", "rare", "action"]
Scale = Literal["chance", "score"]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Secret = Annotated[str, Meta(min_length=1, max_length=100)]
TableId = Annotated[str, Meta(min_length=1, max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Nonce = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]*$(?!\n)")]  # in Python, $ is before a last newline too
CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
MoveText = Annotated[str, Meta(min_length=1, max_length=80)]
Bots = Annotated[dict[SeatNumber, Strength], Meta(extra_json_schema={"propertyNames": {"pattern": "^[0-5]$"}})]
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


class CardKind(Struct, frozen=True):
    """A kind of card: what it is called, what it is for, and its printed numbers."""

    id: str
    sort: Sort
    sort_name: str  # the sort in one word, for the card's band
    plural_sort: str  # the sort as a heading
    name: str
    does: str
    points: int
    sells: int
    copies: int
    on_board: bool  # lies open on the board, not in the Search deck


class PlaceBook(Struct, frozen=True):
    """A Place: the results that lead here, what a Search draws (null: there is none), and what can be done (chapter 6)."""

    id: str
    name: str
    does: str
    dice: list[int]
    search: int | None
    craft: bool  # of a Block: for its own team; visitors craft there (11.4)
    actions: list[str]
    steals: str | None  # the kind that is stolen here
    home: bool  # where prisoners start
    solitary: bool
    michel: bool  # where Michel(le) starts
    team: int | None  # whose Block it is: that of even seats (0) or of odd ones (1)


class Recipe(Struct, frozen=True):
    """What can be crafted, and from what (5.14)."""

    makes: str
    count: int
    needs: list[str]


class Price(Struct, frozen=True):
    """A bargain of the Yard (6.5); its id is what `buy` names."""

    id: str
    gets: str
    count: int
    costs: int


class GangBook(Struct, frozen=True):
    """A Gang, and the different Accessories it asks for (5.5)."""

    id: str
    name: str
    the: str  # the name with its article
    accepts: list[str]
    needs: int


class GangCardBook(Struct, frozen=True):
    """A Gang card and its ability."""

    id: str
    gang: str
    name: str
    does: str


class BackgroundBook(Struct, frozen=True):
    """A Background: its Gang, when it may be revealed, and its two effects."""

    id: str
    gang: str
    name: str
    when: str
    first: str
    second: str


class MichelFace(Struct, frozen=True):
    """A face among Michel(le)'s cards; its id is what stands in `michel.shown`."""

    id: str
    knife: bool
    tools: list[str]
    copies: int


class PrisonerBook(Struct, frozen=True):
    """One of the prisoners to choose from, told apart by letter and shape as well as by colour (1.8)."""

    id: str
    name: str
    letter: str
    shape: str


class Goals(Struct, frozen=True):
    """Tunnel points that win, by the number of players: for one prisoner, and for a team."""

    players: dict[int, int]
    teams: dict[int, int]


class PackBook(Struct, frozen=True):
    """Everything needed to draw and to name what a pack consists of, in one language."""

    id: str
    digest: str
    lang: Language
    kinds: list[CardKind]  # in pack order
    places: list[PlaceBook]
    team_places: list[PlaceBook]  # with two Blocks for the Cell Block (11.1)
    recipes: list[Recipe]
    prices: list[Price]
    gangs: list[GangBook]
    gang_cards: list[GangCardBook]
    backgrounds: list[BackgroundBook]
    michel: list[MichelFace]
    prisoners: list[PrisonerBook]
    goals: Goals
    hand_limit: int


class RuleClause(Struct, frozen=True, tag_field="kind", tag="clause"):
    """A rule with its number; texts of the rulebook keep their inline Markdown."""

    number: str
    text: str


class RuleText(Struct, frozen=True, tag_field="kind", tag="text"):
    """A paragraph that is no rule of its own."""

    text: str


class RuleHeading(Struct, frozen=True, tag_field="kind", tag="heading"):
    """What the next clauses of a chapter are about."""

    text: str


class RuleTable(Struct, frozen=True, tag_field="kind", tag="table"):
    """A table, row by row."""

    head: list[str]
    rows: list[list[str]]


class RuleChapter(Struct, frozen=True):
    """A chapter; number 0 is what stands before the first one."""

    number: int
    title: str
    parts: list[RuleClause | RuleText | RuleHeading | RuleTable]


class RuleBook(Struct, frozen=True):
    """The rulebook, as asked for in `lang` and as `told`: in English where there is no translation."""

    lang: Language
    told: Language
    chapters: list[RuleChapter]


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


class Closed(Struct, frozen=True):
    """A sort of move that has none to choose now: the one that comes nearest, and the first thing against it."""

    verb: str
    move: str
    clause: str
    name: str
    text: str


class Own(Struct, frozen=True):
    """What only this seat may know: its hand, its Background, what it has seen of others (12.2), and what it may do."""

    hand: dict[str, int]
    background: str
    known: list[dict[str, int]]
    shared: list[Heap]
    unseen: dict[str, int]
    legal: list[str]
    told: list[str] | UnsetType = UNSET  # the same choices in words, if a language was asked for
    closed: list[Closed] | UnsetType = UNSET  # with a language: on one's turn, what cannot be done now, and why


class Happening(Struct, frozen=True):
    """One thing that happened: its name and its facts, by name; a card that may not be seen is missing."""

    name: str
    facts: dict[str, int | str]


# --- looking back -----------------------------------------------------------------------------
class GameOptions(Struct, frozen=True):
    """What was played (chapter 14), as a record has it."""

    pack: str
    players: int
    michel: str
    teams: bool
    calm: bool
    target: int


class Exposed(Struct, frozen=True):
    """What somebody holds, for those who may see everything."""

    hand: dict[str, int]
    background: str


class Frame(Struct, frozen=True):
    """The table after one move, or after one entry of a table's log: what happened, and what changed since the frame before."""

    n: int  # moves made until then; 0 is after the deal
    seq: int | None  # the entry of the log, at a table
    at: int | None  # when it was written, at a table
    seat: int | None  # who moved
    moves: list[str]
    happened: list[Happening]
    story: list[str]
    asked: str  # what the game waits for, in a sentence
    public: Patch
    own: Patch | UnsetType = UNSET  # from a seat: what changed of what only it knows
    open: list[Exposed] | UnsetType = UNSET  # with all cards open: every seat's, whenever any has changed


class Replay(Struct, frozen=True):
    """A game, frame by frame, as one seat saw it, as everybody could, or with all cards open."""

    perspective: Literal["seat", "watch", "all"]
    seat: int | None
    lang: Language
    players: list[str]
    looks: list[str]  # which prisoners they are; a record does not say, so it is the first ones there
    options: GameOptions
    pack_digest: str
    winners: list[int] | None  # null while the game goes on
    frames: list[Frame]
    record_ok: bool | None  # whether all chance of a record follows from its seed; null at a table: see `verified`


class TurnChances(Struct, frozen=True):
    """Where everybody stood when a turn began, and at the end."""

    n: int  # moves made until then
    turn: int
    seat: int | None  # whose turn; null: the game is over
    chances: list[float]  # of winning, seat by seat, together 1; in teams everybody has that of the team (all 0: stopped)
    points: list[int]


class TurningPoint(Struct, frozen=True):
    """A turn that decided much, and the move that did most of it."""

    index: int  # in `turns`
    n: int  # the frame after that move
    seat: int  # whose chances rose or fell
    change: float


class SeatStats(Struct, frozen=True):
    """What somebody did and suffered in a game."""

    dice: list[int]  # how often each face came up
    drawn: int  # cards from the Search deck
    crafted: int  # cards made
    stolen: int  # Spoons from the Cafeteria
    bought: int
    dug: int
    lost: int  # cards that others took, out of the hand or out of the tunnel
    extortions: int  # begun
    combats_won: int
    combats_lost: int
    handed_over: int  # Tools, without a fight
    beatings: int  # taken
    cigarettes: int  # earned


class Stats(Struct, frozen=True):
    """A game in numbers."""

    dice: list[int]  # how often each face came up for the players
    michel_dice: list[int]  # and for Michel(le)
    seats: list[SeatStats]


class Chances(Struct, frozen=True):
    """How the chances of winning went from turn to turn, by the bots' judgement, what turned them, and the game in numbers."""

    turns: list[TurnChances]
    turning: list[TurningPoint]
    stats: Stats


class LessonStep(Struct, frozen=True):
    """Where the lesson stops: what it says, what to look at, and what to do (null: read on)."""

    n: int  # the frame
    title: str
    text: str
    look: list[str]  # such as place:cafeteria, hand:link, action:search, player:1, bar, log, background
    move: str | None


class Lesson(Struct, frozen=True):
    """A game that was played beforehand, to be played again move by move."""

    replay: Replay
    steps: list[LessonStep]


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


class Hint(Struct, frozen=True, tag_field="t", tag="hint", forbid_unknown_fields=True):
    """What would the bots do in my place?"""

    id: CommandId


class Ping(Struct, frozen=True, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Still there?"""

    n: int = 0


FromClient = Hello | Play | Undo | Propose | Answer | Back | Ready | Say | Why | Hint | Ping


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


class HintedMove(Struct, frozen=True):
    """A move worth thinking of: how good it looks, and why."""

    move: str
    told: str
    value: float
    why: str


class Hints(Struct, frozen=True, tag_field="t", tag="hints"):
    """The answer to `hint`: the best moves first. With `chance` a value is a chance of winning; a `score` only compares."""

    id: str
    version: int
    scale: Scale
    thoughts: list[HintedMove]


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


FromServer = Welcome | News | Ack | Refused | Reasons | Hints | Chat | Online | Pong | SlowDown | Goodbye
