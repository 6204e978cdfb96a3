"""The game as one seat sees it (chapter 12)."""

from msgspec import UNSET, Struct, UnsetType


class PlayerView(Struct, frozen=True):
    """A player as all players see them (12.1)."""

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
    """A Gang's pile: its size and its top card."""

    size: int
    top: str | None


class Laid(Struct, frozen=True):
    """A Weapon that was laid in a fight."""

    seat: int
    kind: str


class Fight(Struct, frozen=True):
    """The current Extortion (5.8, 10.6): attacker, defender, the Tool wanted, the Weapons laid, the fists used (9.1)."""

    attacker: int | None  # null: Michel(le)
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
    """The decision the game is waiting for, the seat that is asked, and details."""

    prompt: str
    seat: int
    clause: str
    other: int | None = None  # the other player concerned
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
    """A kind of move without a legal one now: the move that is closest to legal, and the first reason against it."""

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
    told: list[str] | UnsetType = UNSET  # the legal moves in words, if the client named a language
    closed: list[Closed] | UnsetType = UNSET  # with a language: what cannot be done on one's turn, and why


class Happening(Struct, frozen=True):
    """An event: its name and its facts, by name; a card that the reader may not see is missing."""

    name: str
    facts: dict[str, int | str]
