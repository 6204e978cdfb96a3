"""The description of a pack: everything a client draws and names."""

from msgspec import Struct

from blackgate.tables.wire.values import Language, Sort


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
