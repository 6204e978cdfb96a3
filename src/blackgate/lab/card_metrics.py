"""What is measured of cards: how often they come into play, and what they are worth."""

from collections.abc import Sequence

from blackgate.catalogue import Edition
from blackgate.lab.metrics import Above, Against, Figure, Per, Share, per_game
from blackgate.lab.pack_contents import action_cards, search_cards


def figures_of_cards(book: Edition) -> dict[str, Figure]:
    """Gang cards, Backgrounds and Action cards: for one player count, or for several together."""
    found: dict[str, Figure] = {}
    for card in book.gang_cards:
        found[f"gang/{card}/times"] = per_game(f"gang/{card}/times")
        found[f"gang/{card}/players"] = Share((f"gang/{card}/joined/players",), ("players",))
        found[f"gang/{card}/turns"] = Per((f"gang/{card}/turns",), (f"gang/{card}/times",))
    found |= of_bringers("gang", book.gang_cards, "joined")
    for card in book.backgrounds:
        found[f"background/{card}/dealt"] = Per((f"background/{card}/dealt/players",), ("finished",))
        found[f"background/{card}/times"] = per_game(f"background/{card}/times")
        found[f"background/{card}/players"] = Share(
            (f"background/{card}/revealed/players",), (f"background/{card}/dealt/players",)
        )
        found[f"background/{card}/second"] = Share((f"background/{card}/second",), (f"background/{card}/times",))
        found[f"background/{card}/round"] = Per((f"background/{card}/rounds",), (f"background/{card}/times",))
        found[f"background/{card}/dealt_above_fair"] = above("background", card, "dealt")
    found |= of_bringers("background", book.backgrounds, "revealed")
    for card in action_cards(book):
        found[f"action/{card}/times"] = per_game(f"action/{card}/times")
        found[f"action/{card}/players"] = Share((f"action/{card}/played/players",), ("players",))
    found |= of_bringers("action", action_cards(book), "played")
    searched = search_cards(book)
    average = Above(tuple(f"draw/{card}/won" for card in searched), tuple(f"draw/{card}/cards" for card in searched))
    for card in searched:
        found[f"draw/{card}/cards"] = Per((f"draw/{card}/cards",), ("finished",))
        found[f"draw/{card}/worth"] = Against(Above((f"draw/{card}/won",), (f"draw/{card}/cards",)), average)
    return found


def above(sort: str, card: str, deed: str) -> Above:
    """The win rate of who did something with a card at least once."""
    return Above((f"{sort}/{card}/{deed}/won",), (f"{sort}/{card}/{deed}/players",))


def of_bringers(sort: str, cards: Sequence[str], deed: str) -> dict[str, Figure]:
    """The worth of each card to who brought it into play, and against the others of its sort."""
    all_won = tuple(f"{sort}/{card}/{deed}/won" for card in cards)
    all_players = tuple(f"{sort}/{card}/{deed}/players" for card in cards)
    average = Above(all_won, all_players)
    found: dict[str, Figure] = {f"{sort}/average": average}
    for card in cards:
        found[f"{sort}/{card}/above_fair"] = above(sort, card, deed)
        found[f"{sort}/{card}/against_others"] = Against(above(sort, card, deed), average)
    return found
