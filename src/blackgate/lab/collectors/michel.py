"""Counts Michel and Michelle (10): their moves, their Extortions and the outcomes."""

from blackgate.events import WHYS, Event
from blackgate.game import Game
from blackgate.lab.collectors.collector import Collector
from blackgate.lab.counters import Counters

OUTCOMES = ("unarmed", "cooperated", "beaten", "won")  # for the player: not attacked, gave a Tool, lost, won
# What the player lost, by the reason of the discard.
LOSSES = {"cooperated": "tool_given", "beaten": "tool_lost", "beaten_random": "random_card"}


class MichelCollector(Collector):
    """Every Extortion of Michel(le) has exactly one of OUTCOMES."""

    def __init__(self, game: Game, counters: Counters) -> None:
        super().__init__(game, counters)
        self.first_card: bool = False  # whether the next card shown is the first of an Extortion

    def on_michel_moved(self, event: Event) -> None:
        """Count a move of the neutral prisoner (10.4)."""
        self.counters["michel/moves"] += 1

    def on_michel_extorts(self, event: Event) -> None:
        """Count an Extortion (10.5); its first card follows."""
        self.counters["michel/extortions"] += 1
        self.first_card = True

    def on_michel_showed(self, event: Event) -> None:
        """Count an Extortion that ends because the first card shows no Knife (10.6)."""
        if self.first_card and not self.edition.rulebook.armed[event.get("michel_card")]:
            self.counters["michel/unarmed"] += 1
        self.first_card = False

    def on_discarded(self, event: Event) -> None:
        """Count what the player gave or lost."""
        why = WHYS[event.get("why")]
        if why == "cooperated":
            self.counters["michel/cooperated"] += 1
        if why in LOSSES:
            self.counters[f"michel/loss/{LOSSES[why]}"] += 1

    def on_lost_combat(self, event: Event) -> None:
        """Count a combat won by Michel(le) (10.7)."""
        if event.get("winner") < 0:
            self.counters["michel/beaten"] += 1

    def on_beat_michel(self, event: Event) -> None:
        """Count a combat won by the player (10.7)."""
        self.counters["michel/won"] += 1
