"""The classes of a loaded pack; `compile.py` turns it into the engine's tables."""

from dataclasses import dataclass, field

ByTurnOrder = dict[int, tuple[int, ...]]  # for each number of players, a number for each player in turn order


@dataclass(frozen=True)
class Value:
    """One printed value and where it comes from: R printed, P reported, X reconstructed."""

    file: str
    key: str
    value: object
    origin: str


@dataclass(frozen=True)
class Effect:
    """One word of a card's program, with its arguments as numbers."""

    word: str
    operation: int
    x: int = 0
    y: int = 0


@dataclass(frozen=True)
class Card:
    """A kind of card that can be held in hand."""

    id: str
    category: str
    on_board: bool
    copies: int
    sells: int
    points: int = 0
    chaos: bool = False
    target: str = ""
    effects: tuple[Effect, ...] = ()


@dataclass(frozen=True)
class Recipe:
    """What can be crafted from which parts (5.14)."""

    makes: str
    count: int
    needs: tuple[str, ...]


@dataclass(frozen=True)
class Offer:
    """What Cigarettes buy (6.5)."""

    id: str
    gives: str
    count: int
    costs: int


@dataclass(frozen=True)
class Place:
    """A Place of the prison."""

    id: str
    die: tuple[int, ...]
    search: int | None
    craft: bool
    does: tuple[str, ...]
    steals: str = ""
    home: bool = False
    blocks: tuple[str, ...] = ()
    solitary: bool = False
    michel: bool = False


@dataclass(frozen=True)
class GangCard:
    """A lasting ability."""

    id: str
    ability: dict[int, int]


@dataclass(frozen=True)
class Gang:
    """What joining asks for, and the Gang's cards."""

    id: str
    accepts: tuple[str, ...]
    needs: int
    cards: tuple[GangCard, ...]


@dataclass(frozen=True)
class Background:
    """A Background: when it may be revealed, its effects, and the second effect for members of its Gang (8)."""

    id: str
    gang: str
    moment: str
    target: str
    effects: tuple[Effect, ...]
    second: tuple[Effect, ...] | None


@dataclass(frozen=True)
class MichelCard:
    """A card of Michel(le)'s deck: whether there is a Knife on it, and the Tools it asks for (10.6)."""

    copies: int
    knife: bool
    tools: tuple[str, ...]


@dataclass(frozen=True)
class Prisoner:
    """A prisoner to play. Letter and shape distinguish players, so that colour is not needed to do so (1.8)."""

    id: str
    letter: str
    shape: str


@dataclass(frozen=True)
class Pack:
    """Everything printed on cards and board."""

    id: str
    version: str
    digest: str
    directory: str
    numbers: dict[str, int]
    goal: dict[int, int]
    team_goal: dict[int, int]
    fair_start_cards: ByTurnOrder  # extra cards of the first hand (14.8)
    fair_start_cigarettes: ByTurnOrder
    cards: tuple[Card, ...]
    recipes: tuple[Recipe, ...]
    offers: tuple[Offer, ...]
    places: tuple[Place, ...]
    gangs: tuple[Gang, ...]
    backgrounds: tuple[Background, ...]
    michel: tuple[MichelCard, ...]
    prisoners: tuple[Prisoner, ...]
    values: tuple[Value, ...] = field(repr=False)
