"""The description of a pack: everything a client draws and names."""

from msgspec import Struct

from blackgate.tables.wire.values import Language, Sort


class PackLine(Struct, frozen=True):
    """A pack that can be played here."""

    id: str
    digest: str


class PackList(Struct, frozen=True):
    """The packs that can be played here."""

    packs: list[PackLine]


class CardKind(Struct, frozen=True):
    """A kind of card: its name, what it does, and its printed numbers."""

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
    """A Place: the die results that lead there, the cards a Search draws (null: no Search), and its actions (chapter 6)."""

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
    team: int | None  # the team that owns the Block: even seats (0) or odd seats (1)


class Recipe(Struct, frozen=True):
    """What can be crafted, and from which parts (5.14)."""

    makes: str
    count: int
    needs: list[str]


class Price(Struct, frozen=True):
    """An offer of the Recreational Area (6.5); its id is the argument of the move `buy`."""

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
    no_beating: bool  # its owner takes no Beating in a lost Combat
    spoils: int  # how many more random cards its owner takes after winning a Combat against a player
    buy_less: int  # how many Cigarettes less each Buy costs its owner
    search_more: int  # how many cards more its owner draws with each Search


class BackgroundBook(Struct, frozen=True):
    """A Background: its Gang, when it may be revealed, and its two effects."""

    id: str
    gang: str
    name: str
    when: str
    first: str
    second: str


class MichelFace(Struct, frozen=True):
    """A kind of Michel(le)'s cards; `michel.shown` lists their ids."""

    id: str
    knife: bool
    tools: list[str]
    copies: int


class PrisonerBook(Struct, frozen=True):
    """A prisoner to choose from. They differ in letter and shape, not only in colour (1.8)."""

    id: str
    name: str
    letter: str
    shape: str


class Goals(Struct, frozen=True):
    """Tunnel points that win, by number of players: for one player, and for a team."""

    players: dict[int, int]
    teams: dict[int, int]


class PackBook(Struct, frozen=True):
    """Everything a client needs to draw and name the contents of a pack, in one language."""

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
    fair_start_cards: dict[int, list[int]]  # extra cards with this option, by number of players, in turn order (14.8)
    fair_start_cigarettes: dict[int, list[int]]  # the same for Cigarettes
    hand_limit: int
    warden: bool  # whether the bot `warden` knows these cards; otherwise `inmate` plays in its place
