"""Counts Gang cards (9): the players who joined for each, how long they held it, and whether they won."""

from typing import Final

from blackgate.events import Event
from blackgate.game import Game, Outcome
from blackgate.lab.collectors.card_users import CardUsers
from blackgate.lab.collectors.collector import Collector
from blackgate.lab.counters import Counters


class GangsCollector(Collector):
    """Gang cards joined (5.5), and turns begun with each."""

    def __init__(self, game: Game, counters: Counters) -> None:
        super().__init__(game, counters)
        self.joined: Final = CardUsers()
        self.held: Final = [player.gang_card for player in game.full_state().players]  # by seat

    def on_joined(self, event: Event) -> None:
        """Count a Gang card that a player paid for and now holds (5.6)."""
        card = self.edition.gang_cards[event.get("gang_card")]
        self.counters[f"gang/{card}/times"] += 1
        self.joined.add(card, event.get("seat"))
        self.held[event.get("seat")] = card

    def on_left_gang(self, event: Event) -> None:
        """Note that a player gave a Gang card back."""
        self.held[event.get("seat")] = None

    def on_turn_began(self, event: Event) -> None:
        """Count a turn with the Gang card the player holds."""
        card = self.held[event.get("seat")]
        if card is not None:
            self.counters[f"gang/{card}/turns"] += 1

    def finish(self, outcome: Outcome) -> None:
        """Count the players and the winners of each card."""
        self.joined.count(self.counters, "gang", "joined", outcome)
        for card in self.joined.seats:
            self.counters[f"gang/{card}/games"] += 1
        for gang in self.edition.gangs:
            cards = [card for card in self.joined.seats if self.gang_of(card) == gang]
            self.counters[f"members/{gang}"] += len(set().union(*(self.joined.seats[card] for card in cards)))

    def gang_of(self, card: str) -> str:
        """Return the Gang of a Gang card."""
        return self.edition.gang_of_card[self.edition.gang_cards.index(card)]
