"""Replays, the chances of winning, and the lesson."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from blackgate.tables.wire.values import Language, Patch
from blackgate.tables.wire.views import Happening


class GameOptions(Struct, frozen=True):
    """The options of a game (chapter 14), as a record has them."""

    pack: str
    players: int
    michel: str
    teams: bool
    calm: bool
    target: int
    fair_start: bool


class Exposed(Struct, frozen=True):
    """The hidden cards of a seat, for readers who may see everything."""

    hand: dict[str, int]
    background: str


class Frame(Struct, frozen=True):
    """The table after one move, or after one entry of a table's log: what happened, and what changed since the frame before."""

    n: int  # moves made so far; 0 is after the deal
    seq: int | None  # the entry of the log, at a table
    at: int | None  # when it was written, at a table
    seat: int | None  # who moved
    moves: list[str]  # of the seat itself, or with all cards open: a move may name a hidden card
    happened: list[Happening]
    story: list[str]
    asked: str  # what the game waits for, in a sentence
    public: Patch
    own: Patch | UnsetType = UNSET  # as a seat: what changed in what only it knows
    open: list[Exposed] | UnsetType = UNSET  # with all cards open: those of every seat, if any has changed


class Replay(Struct, frozen=True):
    """A game, frame by frame, as one seat saw it, as a spectator saw it, or with all cards open."""

    perspective: Literal["seat", "watch", "all"]
    seat: int | None
    lang: Language
    players: list[str]
    looks: list[str]  # the prisoners of the players; a record names only those of bots, others get the first ones left
    options: GameOptions
    pack_digest: str
    winners: list[int] | None  # null while the game goes on
    frames: list[Frame]
    record_ok: bool | None  # whether all chance of a record follows from its seed; null at a table: see `verified`


class TurnChances(Struct, frozen=True):
    """The chances and points of all players at the beginning of a turn, or at the end of the game."""

    n: int  # moves made so far
    turn: int
    seat: int | None  # whose turn it is; null: the game is over
    chances: list[float]  # of winning, by seat; they add up to 1, but teammates have the same (all 0: stopped)
    points: list[int]


class TurningPoint(Struct, frozen=True):
    """A turn in which the chances changed much, and the move that changed them most."""

    index: int  # in `turns`
    n: int  # the frame after that move
    seat: int  # whose chances rose or fell
    change: float


class SeatStats(Struct, frozen=True):
    """Statistics of one seat."""

    dice: list[int]  # how often each face came up
    drawn: int  # cards from the Search deck
    crafted: int  # cards made
    stolen: int  # Spoons from the Cafeteria
    bought: int
    dug: int
    lost: int  # cards that others took, from the hand or from the tunnel
    extortions: int  # begun
    combats_won: int
    combats_lost: int
    handed_over: int  # Tools, without a fight
    beatings: int  # taken
    cigarettes: int  # earned


class Stats(Struct, frozen=True):
    """Statistics of a game."""

    dice: list[int]  # how often each face came up for the players
    michel_dice: list[int]  # and for Michel(le)
    seats: list[SeatStats]


class Chances(Struct, frozen=True):
    """The chances of winning from turn to turn, as the network of warden estimates them; turning points; statistics."""

    turns: list[TurnChances]
    turning: list[TurningPoint]
    stats: Stats


class LessonStep(Struct, frozen=True):
    """A stop of the lesson: its text, what to highlight, and the move to make (null: continue)."""

    n: int  # the frame
    title: str
    text: str
    look: list[str]  # such as place:cafeteria, hand:link, action:search, player:1, bar, log, background
    move: str | None


class Lesson(Struct, frozen=True):
    """The tutorial: a recorded game, and the steps at which it stops."""

    replay: Replay
    steps: list[LessonStep]
