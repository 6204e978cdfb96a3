"""Where the players go, and where they search."""

from blackgate.events import Event
from blackgate.game import Game
from blackgate.lab.collectors.collector import Watch
from blackgate.lab.counters import Tally


class Rooms(Watch):
    """Visits, Searches and the cards they brought, Place by Place."""

    def __init__(self, game: Game, tally: Tally) -> None:
        super().__init__(game, tally)
        self.searched = ""  # the Place of the Search that is this move

    def move(self) -> None:
        """Cards drawn in a later move are no longer those of the Search."""
        self.searched = ""

    def count(self, event: Event, what: str) -> str:
        """One more of something at the event's Place."""
        place = self.book.places[event.get("place")]
        self.tally[f"place/{place}/{what}"] += 1
        return place

    def on_moved(self, event: Event) -> None:
        """Somebody came by a move: a visit (5.4)."""
        self.count(event, "visits")

    def on_sent(self, event: Event) -> None:
        """Not a move (5.4)."""
        self.count(event, "sent")

    def on_searched(self, event: Event) -> None:
        """5.1: the cards follow."""
        self.searched = self.count(event, "searches")

    def on_drew(self, event: Event) -> None:
        """A Search card, by whatever means."""
        self.tally["drawn"] += 1
        if self.searched:
            self.tally[f"place/{self.searched}/drawn"] += 1
