"""Cigarettes: earned, spent, passed on, and left when the game was over."""

from blackgate.engine import layout as at
from blackgate.events import WHYS, Event
from blackgate.game import Outcome
from blackgate.lab.collectors.collector import Watch

EARNED = {"trade": "sell", "effect": "card", "income": "gang"}
SPENT = {"trade": "buy"}


class Purse(Watch):
    """Earned less spent is what is left; what passes from hand to hand changes nothing in all."""

    def on_cigarettes(self, event: Event) -> None:
        """1.6: from or to the bank."""
        change, why = event.get("change"), WHYS[event.get("why")]
        if change > 0:
            self.tally[f"cigarettes/earned/{EARNED[why]}"] += change
        elif change < 0:
            self.tally[f"cigarettes/spent/{SPENT[why]}"] -= change

    def on_paid(self, event: Event) -> None:
        """From player to player: taken by a card, or given in an Exchange."""
        teammates = self.game.options.teams and (event.get("seat") - event.get("taker")) % 2 == 0
        self.tally[f"{'exchange' if teammates else 'cigarettes'}/passed"] += event.get("count")

    def end(self, outcome: Outcome) -> None:
        """What nobody spent."""
        self.tally["cigarettes/left"] += sum(int(self.game.table.of(seat, at.CIGARETTES)) for seat in range(self.game.players))
