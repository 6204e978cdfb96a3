"""The things on and around the table as somebody sees them: plain values, for the picture and for the text."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Room:
    """A Place as it is printed (5.2, 6): what leads there and what can be done."""

    place: int
    name: str
    dice: tuple[int, ...]
    search: int | None
    deeds: tuple[str, ...]
    does: tuple[str, ...]  # the words of the pack for them
    solitary: bool


@dataclass(frozen=True)
class Dug:
    """A Tool in a tunnel (6.1)."""

    name: str
    points: int
    own: bool  # dug by this player, not by a teammate (11.2)


@dataclass(frozen=True)
class Player:
    """Somebody as the observer sees them. Their Background is known to themselves, and to all once revealed (8.1)."""

    seat: int
    name: str
    home: str  # the name of their Block; nothing without teams (11.1)
    score: int
    dug: tuple[Dug, ...]
    hand_size: int
    cigarettes: int
    beatings: int
    gang: str
    gang_card: str
    background: str
    revealed: bool
    you: bool
    asked: bool
    turn: bool
    won: bool


@dataclass(frozen=True)
class Pile:
    """Cards on or beside the board: what they are, how many, and the top card where it is not of the pile's own kind."""

    name: str
    sort: str  # the class of the card on top, or whose back is seen: "search", "michel", "gang"
    size: int
    top: str = ""


@dataclass(frozen=True)
class Held:
    """Cards of one kind in the observer's hand, or one card of the discard pile."""

    name: str
    sort: str
    class_name: str
    count: int
    points: int
    sells: int


@dataclass(frozen=True)
class Fight:
    """The Extortion under way (5.8-5.13, 10.6): attacker None is Michel(le); nothing is wanted before it is named."""

    attacker: int | None
    defender: int
    wanted: str
    laid: tuple[tuple[int, str], ...]
    shown: int  # Michel cards so far
