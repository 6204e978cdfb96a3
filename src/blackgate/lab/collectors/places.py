"""Counts where the players go and where they search."""

from blackgate.events import Event
from blackgate.game import Game
from blackgate.lab.collectors.collector import Collector
from blackgate.lab.counters import Counters


class PlacesCollector(Collector):
    """Visits, Searches and the cards they drew, by Place."""

    def __init__(self, game: Game, counters: Counters) -> None:
        super().__init__(game, counters)
        self.searched: str = ""  # the Place of this move's Search

    def start_move(self) -> None:
        """Forget the last Search: cards drawn in a later move are not its cards."""
        self.searched = ""

    def count_at_place(self, event: Event, counter: str) -> str:
        """Count an event at its Place, and return the Place."""
        place = self.edition.places[event.get("place")]
        self.counters[f"place/{place}/{counter}"] += 1
        return place

    def on_moved(self, event: Event) -> None:
        """Count a visit: an arrival by a move (5.4)."""
        self.count_at_place(event, "visits")

    def on_sent(self, event: Event) -> None:
        """Count a player who was sent to a Place, which is not a move (5.4)."""
        self.count_at_place(event, "sent")

    def on_searched(self, event: Event) -> None:
        """Count a Search (5.1); its cards follow."""
        self.searched = self.count_at_place(event, "searches")

    def on_drew(self, event: Event) -> None:
        """Count a Search card drawn in any way."""
        self.counters["drawn"] += 1
        if self.searched:
            self.counters[f"place/{self.searched}/drawn"] += 1
