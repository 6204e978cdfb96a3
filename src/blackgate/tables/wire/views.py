"""The game as one seat sees it (chapter 12)."""

from msgspec import UNSET, Struct, UnsetType


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
