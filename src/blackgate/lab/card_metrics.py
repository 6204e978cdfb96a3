"""Metrics of cards: how often they come into play, and how much they help to win."""

from collections.abc import Sequence

from blackgate.catalogue import Edition
from blackgate.lab.metrics import AboveAverage, AboveFair, Metric, Ratio, Share, per_game
from blackgate.lab.pack_contents import action_cards, search_cards


def card_metrics(edition: Edition) -> dict[str, Metric]:
    """Return the metrics of Gang cards, Backgrounds, Action cards and Search cards: for one player count or several together."""
    found: dict[str, Metric] = {}
    for card in edition.gang_cards:
        found[f"gang/{card}/times"] = per_game(f"gang/{card}/times")
        found[f"gang/{card}/players"] = Share((f"gang/{card}/joined/players",), ("players",))
        found[f"gang/{card}/games"] = Share((f"gang/{card}/games",), ("finished",))
        found[f"gang/{card}/turns"] = Ratio((f"gang/{card}/turns",), (f"gang/{card}/times",))
    found |= win_rate_metrics("gang", edition.gang_cards, "joined")
    for card in edition.backgrounds:
        found[f"background/{card}/dealt"] = Ratio((f"background/{card}/dealt/players",), ("finished",))
        found[f"background/{card}/times"] = per_game(f"background/{card}/times")
        found[f"background/{card}/players"] = Share(
            (f"background/{card}/revealed/players",), (f"background/{card}/dealt/players",)
        )
        found[f"background/{card}/second"] = Share((f"background/{card}/second",), (f"background/{card}/times",))
        found[f"background/{card}/round"] = Ratio((f"background/{card}/rounds",), (f"background/{card}/times",))
        found[f"background/{card}/dealt_above_fair"] = above_fair("background", card, "dealt")
    found |= win_rate_metrics("background", edition.backgrounds, "revealed")
    for card in action_cards(edition):
        found[f"action/{card}/times"] = per_game(f"action/{card}/times")
        found[f"action/{card}/drawn_above_fair"] = above_fair("action", card, "drawn")
        found[f"action/{card}/players"] = Share((f"action/{card}/played/players",), ("players",))
    found |= win_rate_metrics("action", action_cards(edition), "played")
    return found | draw_metrics(search_cards(edition))


def draw_metrics(cards: Sequence[str]) -> dict[str, Metric]:
    """Return how often each Search card is drawn, and the win rate of a draw against the average draw."""
    found: dict[str, Metric] = {}
    average = AboveFair(tuple(f"draw/{card}/won" for card in cards), tuple(f"draw/{card}/cards" for card in cards))
    for card in cards:
        found[f"draw/{card}/cards"] = Ratio((f"draw/{card}/cards",), ("finished",))
        found[f"draw/{card}/worth"] = AboveAverage(AboveFair((f"draw/{card}/won",), (f"draw/{card}/cards",)), average)
    return found


def above_fair(group: str, card: str, use: str) -> AboveFair:
    """Return the win rate of the players who used a card at least once; `use` is joined, dealt, revealed or played."""
    return AboveFair((f"{group}/{card}/{use}/won",), (f"{group}/{card}/{use}/players",))


def win_rate_metrics(group: str, cards: Sequence[str], use: str) -> dict[str, Metric]:
    """Return the win rate of the players who used each card, above the fair share and above the average of its group."""
    all_won = tuple(f"{group}/{card}/{use}/won" for card in cards)
    all_players = tuple(f"{group}/{card}/{use}/players" for card in cards)
    average = AboveFair(all_won, all_players)
    found: dict[str, Metric] = {f"{group}/average": average}
    for card in cards:
        found[f"{group}/{card}/above_fair"] = above_fair(group, card, use)
        found[f"{group}/{card}/against_others"] = AboveAverage(above_fair(group, card, use), average)
    return found
