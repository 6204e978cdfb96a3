"""8 Backgrounds: dealt to everybody, revealed by some."""

from blackgate.engine import layout as at
from blackgate.events import Event
from blackgate.game import Game, Outcome
from blackgate.lab.collectors.card_users import Bringers
from blackgate.lab.collectors.collector import Watch
from blackgate.lab.counters import Tally


class Backgrounds(Watch):
    """Chance deals them, so that who holds which is an experiment without bias; who reveals one has chosen to."""

    def __init__(self, game: Game, tally: Tally) -> None:
        super().__init__(game, tally)
        self.dealt = Bringers()
        self.revealed = Bringers()
        self.turn = 0
        for seat in range(game.players):
            self.dealt.add(self.book.backgrounds[int(game.table.of(seat, at.BACKGROUND))], seat)

    def on_turn_began(self, event: Event) -> None:
        """Whoever's turn it is."""
        self.turn = event.get("turn")

    def on_revealed(self, event: Event) -> None:
        """8.1. Rounds are counted from 1."""
        card = self.book.backgrounds[event.get("background")]
        self.revealed.add(card, event.get("seat"))
        self.tally[f"background/{card}/times"] += 1
        self.tally[f"background/{card}/rounds"] += (self.turn - 1) // self.game.players + 1

    def on_second(self, event: Event) -> None:
        """8.2: a member applied the second effect, or left it."""
        if event.get("applied"):
            self.tally[f"background/{self.book.backgrounds[event.get('background')]}/second"] += 1

    def end(self, outcome: Outcome) -> None:
        """Who won."""
        self.dealt.count(self.tally, "background", "dealt", outcome)
        self.revealed.count(self.tally, "background", "revealed", outcome)
