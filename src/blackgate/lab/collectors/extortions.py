"""Extortions among players (5.8-5.13): how they ended, and what changed hands."""

from blackgate.events import HOWS, WHYS, Event
from blackgate.game import Game
from blackgate.lab.collectors.collector import Watch
from blackgate.lab.counters import Tally

COOPERATED = "cooperated"
ESCAPED = "escaped"
ATTACKER = "attacker"
DEFENDER = "defender"
LOOT = (COOPERATED, *HOWS)  # how a card changes hands
OUTCOMES = (COOPERATED, ATTACKER, DEFENDER, ESCAPED)  # the fighters: who won the combat


class Extortions(Watch):
    """Every Extortion ends in exactly one of OUTCOMES."""

    def __init__(self, game: Game, tally: Tally) -> None:
        super().__init__(game, tally)
        self.attacker: int | None = None  # while an Extortion is under way

    def on_extorted(self, event: Event) -> None:
        """5.8: an Extortion begins, and this is who began it."""
        self.attacker = event.get("seat")
        self.tally["extortions"] += 1

    def on_laid(self, event: Event) -> None:
        """A Weapon or fists; Michel(le) is another matter."""
        if self.attacker is not None:
            self.tally["extortions/weapons"] += 1

    def on_cooperated(self, event: Event) -> None:
        """5.10: the Tool was handed over without a fight."""
        self.ended(COOPERATED)
        self.loot(event, COOPERATED)

    def on_escaped(self, event: Event) -> None:
        """A Background ends it."""
        self.ended(ESCAPED)

    def on_lost_combat(self, event: Event) -> None:
        """5.11: the fight is over; who attacked has won it or not."""
        if self.attacker is not None:
            self.ended(ATTACKER if event.get("winner") == self.attacker else DEFENDER)

    def on_taken(self, event: Event) -> None:
        """5.12: the winner's card, and more by abilities. Cards taken outside an Extortion are another matter."""
        if self.attacker is not None:
            self.loot(event, HOWS[event.get("how")])

    def on_discarded(self, event: Event) -> None:
        """5.13: the Weapons are discarded when it ends, and there was at least one."""
        if WHYS[event.get("why")] == "laid":
            self.attacker = None

    def ended(self, outcome: str) -> None:
        """One way or another."""
        self.tally[f"extortions/{outcome}"] += 1

    def loot(self, event: Event, how: str) -> None:
        """A card changed hands."""
        category = self.book.pack.cards[event.get("kind")].category
        self.tally[f"extortions/loot/{how}"] += 1
        self.tally[f"extortions/loot/class/{category}"] += 1
