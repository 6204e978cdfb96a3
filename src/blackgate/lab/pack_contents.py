"""The ids of the cards and Places of a pack."""

from blackgate.catalogue import Edition
from blackgate.engine import limits


def places(edition: Edition, teams: bool) -> list[str]:
    """Return the Places of the game; with teams there are two Cell Blocks (11.1)."""
    first = limits.PLACES if teams else 0
    return [place for number, place in enumerate(edition.places) if edition.rulebook.in_play[first + number]]


def tools(edition: Edition) -> list[str]:
    """Return the Tools, in pack order."""
    return [card.id for card in edition.pack.cards if card.points]


def board_cards(edition: Edition) -> list[str]:
    """Return the cards with a pile on the board."""
    return [card.id for card in edition.pack.cards if card.on_board]


def search_cards(edition: Edition) -> list[str]:
    """Return the cards a Search can draw, in pack order: all that are not on the board."""
    return [card.id for card in edition.pack.cards if not card.on_board]


def action_cards(edition: Edition) -> list[str]:
    return [card.id for card in edition.pack.cards if card.category == "action"]


def cards_by_group(edition: Edition) -> dict[str, list[str]]:
    """Return the cards whose win rates are measured, by group."""
    return {
        "gang": edition.gang_cards,
        "background": edition.backgrounds,
        "action": action_cards(edition),
        "draw": search_cards(edition),
    }
