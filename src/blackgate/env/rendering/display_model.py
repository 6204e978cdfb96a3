"""Places, Tools, piles and cards with their display names, as images and texts show them."""

from dataclasses import dataclass


@dataclass(frozen=True)
class BoardPlace:
    """A Place as printed on the board (5.2, 6)."""

    id: str
    name: str
    dice: tuple[int, ...]  # die results that lead there
    search: int | None  # cards a Search draws
    actions: tuple[str, ...]  # the names of the actions that can be done there
    action_ids: tuple[str, ...]  # the pack's ids of these actions, without crafting
    solitary: bool


@dataclass(frozen=True)
class DugTool:
    """A Tool in a player's tunnel (6.1)."""

    name: str
    points: int
    own: bool  # dug by this player, not by a teammate (11.2)


@dataclass(frozen=True)
class CardPile:
    """A pile of cards on or beside the board."""

    name: str
    icon: str  # the class of the top card, or "search", "michel" or "gang" if its back is seen
    size: int
    top: str = ""  # the name of the top card, where the pile's name does not say it


@dataclass(frozen=True)
class CardFace:
    """Cards of one kind in the observer's hand, or one card of the discard pile."""

    name: str
    card_class: str
    class_name: str
    count: int
    points: int
    sells: int
