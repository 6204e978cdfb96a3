"""Counts Cigarettes: earned, spent, passed on, and left at the end of the game."""

from blackgate.events import WHYS, Event
from blackgate.game import Game, Outcome
from blackgate.lab.collectors.collector import Collector
from blackgate.lab.counters import Counters

EARNED = {"trade": "sell", "effect": "card", "income": "gang"}
START = "start"  # given at the start of the game (14.8)
SPENT = {"trade": "buy"}


class CigarettesCollector(Collector):
    """Cigarettes earned less those spent are left at the end. Those passed between players do not change the sum."""

    def __init__(self, game: Game, counters: Counters) -> None:
        super().__init__(game, counters)
        counters[f"cigarettes/earned/{START}"] += sum(player.cigarettes for player in game.full_state().players)

    def on_cigarettes(self, event: Event) -> None:
        """Count Cigarettes from or to the bank (1.6)."""
        change, why = event.get("change"), WHYS[event.get("why")]
        if change > 0:
            self.counters[f"cigarettes/earned/{EARNED[why]}"] += change
        elif change < 0:
            self.counters[f"cigarettes/spent/{SPENT[why]}"] -= change

    def on_paid(self, event: Event) -> None:
        """Count Cigarettes from player to player: taken by a card, or given in an Exchange."""
        teammates = self.game.options.teams and (event.get("seat") - event.get("taker")) % 2 == 0
        self.counters[f"{'exchange' if teammates else 'cigarettes'}/passed"] += event.get("count")

    def finish(self, outcome: Outcome) -> None:
        """Count the Cigarettes left."""
        self.counters["cigarettes/left"] += sum(player.cigarettes for player in self.game.full_state().players)
