"""7 Beatings: by whom they were given, and how many healed."""

from blackgate.engine import layout as at
from blackgate.events import Event
from blackgate.game import Game, Outcome
from blackgate.lab.collectors.collector import Watch
from blackgate.lab.counters import Tally

GIVERS = ("combat", "michel", "card")


class Beatings(Watch):
    """Given less healed is what is left; a Beating on top of two is given in vain (7.1)."""

    def __init__(self, game: Game, tally: Tally) -> None:
        super().__init__(game, tally)
        self.beatings = [self.of(seat) for seat in range(game.players)]
        self.giver = "card"

    def of(self, seat: int) -> int:
        """Beatings of a seat."""
        return int(self.game.table.of(seat, at.BEATINGS))

    def move(self) -> None:
        """Beatings for a lost combat are given in the same move; any others come from cards."""
        self.giver = "card"

    def on_lost_combat(self, event: Event) -> None:
        """5.12, 10.7: the Beatings follow."""
        self.giver = "michel" if event.get("winner") < 0 else "combat"

    def on_beaten(self, event: Event) -> None:
        """One more, or one in vain."""
        change = self.change(event)
        self.tally[f"beatings/given/{self.giver}"] += change
        self.tally["beatings/in_vain"] += 1 - change

    def on_healed(self, event: Event) -> None:
        """One or all."""
        self.tally["beatings/healed"] -= self.change(event)

    def change(self, event: Event) -> int:
        """How many more there are than before."""
        seat, now = event.get("seat"), event.get("beatings")
        before, self.beatings[seat] = self.beatings[seat], now
        return now - before

    def end(self, outcome: Outcome) -> None:
        """What is left."""
        self.tally["beatings/left"] += sum(self.beatings)
