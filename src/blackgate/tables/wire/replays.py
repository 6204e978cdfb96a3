"""Replays, the chances of winning, and the lesson."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from blackgate.tables.wire.values import Language, Patch
from blackgate.tables.wire.views import Happening


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
