"""Counts Beatings (7): by their cause, and how many were healed."""

from typing import Final

from blackgate.events import Event
from blackgate.game import Game, Outcome
from blackgate.lab.collectors.collector import Collector
from blackgate.lab.counters import Counters

CAUSES = ("combat", "michel", "card")


class BeatingsCollector(Collector):
    """Beatings given less those healed are left at the end. A Beating on top of two is given in vain (7.1)."""

    def __init__(self, game: Game, counters: Counters) -> None:
        super().__init__(game, counters)
        self.beatings: Final = [player.beatings for player in game.full_state().players]
        self.cause: str = "card"

    def start_move(self) -> None:
        """Reset the cause: Beatings of a lost combat are given in the same move, all others come from cards."""
        self.cause = "card"

    def on_lost_combat(self, event: Event) -> None:
        """Note the cause of the Beatings that follow (5.12, 10.7)."""
        self.cause = "michel" if event.get("winner") < 0 else "combat"

    def on_beaten(self, event: Event) -> None:
        """Count a Beating, or one in vain."""
        change = self.change(event)
        self.counters[f"beatings/given/{self.cause}"] += change
        self.counters["beatings/in_vain"] += 1 - change

    def on_healed(self, event: Event) -> None:
        """Count healed Beatings: one or all."""
        self.counters["beatings/healed"] -= self.change(event)

    def change(self, event: Event) -> int:
        """Return how many Beatings a seat has more than before."""
        seat, now = event.get("seat"), event.get("beatings")
        before, self.beatings[seat] = self.beatings[seat], now
        return now - before

    def finish(self, outcome: Outcome) -> None:
        """Count the Beatings left."""
        self.counters["beatings/left"] += sum(self.beatings)
