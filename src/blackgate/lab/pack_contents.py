"""What there is in a pack, by id."""

from blackgate.catalogue import Edition
from blackgate.engine import layout as at


def places(book: Edition, teams: bool) -> list[str]:
    """The Places of the game: with teams the Cell Block is two (11.1)."""
    first = at.PLACES if teams else 0
    return [place for number, place in enumerate(book.places) if book.rulebook.in_play[first + number]]


def tools(book: Edition) -> list[str]:
    """What one digs with, in pack order."""
    return [card.id for card in book.pack.cards if card.points]


def board_cards(book: Edition) -> list[str]:
    """Cards with a pile on the board."""
    return [card.id for card in book.pack.cards if card.on_board]


def search_cards(book: Edition) -> list[str]:
    """Every kind that is not on the board, in pack order: what a Search can bring."""
    return [card.id for card in book.pack.cards if not card.on_board]


def action_cards(book: Edition) -> list[str]:
    """Cards that are played."""
    return [card.id for card in book.pack.cards if card.category == "action"]


def cards_by_sort(book: Edition) -> dict[str, list[str]]:
    """The cards whose worth is measured, sort by sort."""
    return {
        "gang": book.gang_cards,
        "background": book.backgrounds,
        "action": action_cards(book),
        "draw": search_cards(book),
    }
