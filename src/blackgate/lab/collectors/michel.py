"""10 Michel & Michelle: how often they moved and extorted, and how it ended."""

from blackgate.events import WHYS, Event
from blackgate.game import Game
from blackgate.lab.collectors.collector import Watch
from blackgate.lab.counters import Tally

OUTCOMES = ("unarmed", "cooperated", "beaten", "won")  # for the player: spared, paid, lost, won
# What the player lost, by why it was discarded.
LOSSES = {"cooperated": "tool_given", "beaten": "tool_lost", "beaten_random": "random_card"}


class Michel(Watch):
    """Every extortion of Michel(le)'s ends in exactly one of OUTCOMES."""

    def __init__(self, game: Game, tally: Tally) -> None:
        super().__init__(game, tally)
        self.first_card = False  # the next card shown decides whether there is anything to fear

    def on_michel_moved(self, event: Event) -> None:
        """10.4: a player rolled for the neutral prisoner."""
        self.tally["michel/moves"] += 1

    def on_michel_extorts(self, event: Event) -> None:
        """10.5: somebody is asked for a Tool; the first card is still to come."""
        self.tally["michel/extortions"] += 1
        self.first_card = True

    def on_michel_showed(self, event: Event) -> None:
        """10.6: no Knife, and it is over."""
        if self.first_card and not self.book.rulebook.armed[event.get("michel_card")]:
            self.tally["michel/unarmed"] += 1
        self.first_card = False

    def on_discarded(self, event: Event) -> None:
        """What the player paid for peace, or lost."""
        why = WHYS[event.get("why")]
        if why == "cooperated":
            self.tally["michel/cooperated"] += 1
        if why in LOSSES:
            self.tally[f"michel/loss/{LOSSES[why]}"] += 1

    def on_lost_combat(self, event: Event) -> None:
        """10.7: it is Michel(le) who won, and the player is beaten."""
        if event.get("winner") < 0:
            self.tally["michel/beaten"] += 1

    def on_beat_michel(self, event: Event) -> None:
        """10.7: the player had the last Weapon."""
        self.tally["michel/won"] += 1
