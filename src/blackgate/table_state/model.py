"""The classes of which a `TableState` consists, all small and immutable.

Cards, Places, Gangs and Backgrounds are the ids of the pack ("spoon", "yard"); seats are numbers from 0.
What the reader may not see is None.
"""

from collections.abc import Mapping
from typing import NamedTuple


class LaidCard(NamedTuple):
    """A card that lies open in front of a seat: a Weapon in a fight (5.9, 5.11) or a dug Tool (6.1)."""

    seat: int
    kind: str


class Player(NamedTuple):
    """A prisoner, as far as the reader may see them."""

    seat: int
    name: str
    place: str
    home: str  # the Place in which this player digs: the Cell Block, or the Block of the team (11.1)
    team: int | None  # 0 or 1; None without teams
    points: int  # Tunnel points dug by this player
    score: int  # points that count for winning: the team's in a team game, else the player's own (11.2)
    dug: tuple[str, ...]  # Tools, in the order in which they were dug
    hand_size: int
    hand: Mapping[str, int] | None  # cards by kind; None if the reader may not see it
    cigarettes: int
    beatings: int
    gang: str | None
    gang_card: str | None
    background: str | None  # None if the reader may not see it
    revealed: bool  # whether all players see the Background


class Question(NamedTuple):
    """The decision the game is waiting for. A detail that the prompt does not have keeps its default."""

    prompt: str  # a row of the table in docs/record-format.md
    clause: str  # of the rulebook
    seat: int  # who is asked
    other: int | None = None  # the other player concerned: the opponent, the partner, the one who is helped
    number: int | None = None  # actions left, the die, Weapons to lay, cards to discard or to give back
    from_kind: str | None = None  # cards are chosen in pack order: the first kind that may still be chosen; None if not seen
    by_card: bool = False  # "name": a card asks for the Tool, not an Extortion
    hand_shown: bool = False  # "take", "name": the player who is asked sees the other player's hand (5.7, 9)
    help_asked: bool = False  # "answer", "fight", "michel": the teammates were asked for this Weapon (11.7)
    combat_begun: bool = False  # "michel": a Weapon was laid, so cooperating is over (13.14)
    rerolls: int = 0  # "rolled": rerolls used
    price_factor: int = 1  # "selling": what prices are multiplied by
    first_sale: bool = False  # "selling": nothing was sold yet
    returning: bool = False  # "offering": the partner gives in return
    offer_stage: str | None = None  # "offering": "cards", then "fives", then "ones" (Cigarettes)
    without: str | None = None  # "craft": the part that is not needed


class Fight(NamedTuple):
    """An Extortion, by a player (5.8-5.13) or by Michel(le) (10.6)."""

    attacker: int | None  # None: Michel(le)
    defender: int
    tool: str | None  # the Tool that was named; None before that, and for Michel(le)
    wanted: tuple[str, ...]  # the Tools that are asked for: the one named, or those on Michel(le)'s first card
    laid: tuple[LaidCard, ...]  # Weapons, in the order in which they were laid
    fists: tuple[int, ...]  # seats that have laid their fists (9.1)
    helpers: tuple[int, ...]  # seats that have laid a Weapon for a teammate (11.7)


class CardInPlay(NamedTuple):
    """An Action card or a Background whose text is being carried out (5.7, 8)."""

    seat: int
    card: str | None  # an Action card, or
    background: str | None  # a Background
    target: int | None  # the player it is aimed at
    cards_moved: int  # cards it has taken, or made others discard, so far
    member: bool  # its player may also apply the second effect (8.2)
    text_done: bool  # the text is done, the Action card discarded; what follows from it is not


class GangPile(NamedTuple):
    """The Gang cards that can be joined for."""

    gang: str
    size: int
    top: str | None
    cards: tuple[str | None, ...]  # from the top; None: not seen by the reader (12.3)


class Michel(NamedTuple):
    """Michel or Michelle (10)."""

    looks: str  # "michel" or "michelle"
    place: str
    deck: tuple[str, ...]  # cards left, in pack order: "michel none", "michel knife spoon+shovel"
    discard: tuple[str, ...]  # in pack order
    shown: tuple[str, ...]  # cards shown in this extortion: the first one first, the others in pack order
    wants: tuple[str, ...]  # the Tools on the first card shown
    next_victims: tuple[int, ...]  # seats they will extort after this one, having been moved (10.5)
