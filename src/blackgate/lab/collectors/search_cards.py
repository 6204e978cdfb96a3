"""Counts Search cards drawn, and Action cards played (5.7).

Which card is drawn is chance, so the win rate of the players who drew a card is unbiased. The win rate of those who *played* it
is not: they chose to, had the time to, and did not sell it.
"""

from collections import Counter
from typing import Final

from blackgate.events import Event
from blackgate.game import Game, Outcome
from blackgate.lab.collectors.card_users import CardUsers
from blackgate.lab.collectors.collector import Collector
from blackgate.lab.counters import Counters
from blackgate.lab.pack_contents import action_cards, board_cards


class SearchCardsCollector(Collector):
    """Cards drawn and played; opening hands count as drawn."""

    def __init__(self, game: Game, counters: Counters) -> None:
        super().__init__(game, counters)
        self.played: Final = CardUsers()
        self.drawn: Counter[tuple[int, str]] = Counter()  # by seat and card
        on_board = board_cards(self.edition)
        for player in game.full_state().players:
            for card, count in (player.hand or {}).items():
                if count and card not in on_board:
                    self.drawn[player.seat, card] = count

    def on_drew(self, event: Event) -> None:
        """Count a card drawn from the Search deck."""
        self.drawn[event.get("seat"), self.edition.kinds[event.get("kind")]] += 1

    def on_played(self, event: Event) -> None:
        """Count an Action card played for its effect (5.7)."""
        card = self.edition.kinds[event.get("kind")]
        self.counters[f"action/{card}/times"] += 1
        self.played.add(card, event.get("seat"))

    def finish(self, outcome: Outcome) -> None:
        """Count the players and the winners of each Action card, and the draws of winners card by card."""
        self.played.count(self.counters, "action", "played", outcome)
        owners = CardUsers()
        actions = action_cards(self.edition)
        for (seat, card), count in self.drawn.items():
            if card in actions:
                owners.add(card, seat)
            self.counters[f"draw/{card}/cards"] += count
            self.counters[f"draw/{card}/won"] += count if seat in outcome.winners else 0
        owners.count(self.counters, "action", "drawn", outcome)
