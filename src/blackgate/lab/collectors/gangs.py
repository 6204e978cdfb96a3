"""9 Gang cards: who joined for which, how long they kept it, and whether they won."""

from blackgate.engine import layout as at
from blackgate.events import Event
from blackgate.game import Game, Outcome
from blackgate.lab.collectors.card_users import Bringers
from blackgate.lab.collectors.collector import Watch
from blackgate.lab.counters import Tally


class Gangs(Watch):
    """Joined (5.5), and turns begun as a member."""

    def __init__(self, game: Game, tally: Tally) -> None:
        super().__init__(game, tally)
        self.joined = Bringers()

    def on_joined(self, event: Event) -> None:
        """5.6: somebody has paid for a Gang card and holds it now."""
        card = self.book.gang_cards[event.get("gang_card")]
        self.tally[f"gang/{card}/times"] += 1
        self.joined.add(card, event.get("seat"))

    def on_turn_began(self, event: Event) -> None:
        """A card is worth the turns it is held."""
        held = int(self.game.table.of(event.get("seat"), at.GANG))
        if held >= 0:
            self.tally[f"gang/{self.book.gang_cards[held]}/turns"] += 1

    def end(self, outcome: Outcome) -> None:
        """Who won."""
        self.joined.count(self.tally, "gang", "joined", outcome)
