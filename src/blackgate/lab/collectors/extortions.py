"""Counts Extortions among players (5.8-5.13): their outcomes, and the cards that changed hands."""

from blackgate.events import HOWS, WHYS, Event
from blackgate.game import Game
from blackgate.lab.collectors.collector import Collector
from blackgate.lab.counters import Counters

COOPERATED = "cooperated"
ESCAPED = "escaped"
ATTACKER = "attacker"
DEFENDER = "defender"
LOOT = (COOPERATED, *HOWS)  # how a card changes hands
OUTCOMES = (COOPERATED, ATTACKER, DEFENDER, ESCAPED)  # attacker and defender: the winner of the combat


class ExtortionsCollector(Collector):
    """Every Extortion has exactly one of OUTCOMES."""

    def __init__(self, game: Game, counters: Counters) -> None:
        super().__init__(game, counters)
        self.attacker: int | None = None  # None if no Extortion is going on

    def on_extorted(self, event: Event) -> None:
        """Count an Extortion and note the attacker (5.8)."""
        self.attacker = event.get("seat")
        self.counters["extortions"] += 1

    def on_laid(self, event: Event) -> None:
        """Count a Weapon or fists; those laid against Michel(le) are not counted."""
        if self.attacker is not None:
            self.counters["extortions/weapons"] += 1

    def on_cooperated(self, event: Event) -> None:
        """Count a Tool handed over without a fight (5.10)."""
        self.count_outcome(COOPERATED)
        self.count_loot(event, COOPERATED)

    def on_escaped(self, event: Event) -> None:
        """Count an Extortion ended by a Background."""
        self.count_outcome(ESCAPED)

    def on_lost_combat(self, event: Event) -> None:
        """Count the winner of a combat (5.11)."""
        if self.attacker is not None:
            self.count_outcome(ATTACKER if event.get("winner") == self.attacker else DEFENDER)

    def on_taken(self, event: Event) -> None:
        """Count the winner's card and those taken by abilities (5.12); cards taken outside an Extortion are not counted."""
        if self.attacker is not None:
            self.count_loot(event, HOWS[event.get("how")])

    def on_discarded(self, event: Event) -> None:
        """End the Extortion when its Weapons are discarded (5.13); there is always at least one."""
        if WHYS[event.get("why")] == "laid":
            self.attacker = None

    def count_outcome(self, outcome: str) -> None:
        """Count the outcome of an Extortion."""
        self.counters[f"extortions/{outcome}"] += 1

    def count_loot(self, event: Event, how: str) -> None:
        """Count a card that changed hands."""
        category = self.edition.pack.cards[event.get("kind")].category
        self.counters[f"extortions/loot/{how}"] += 1
        self.counters[f"extortions/loot/class/{category}"] += 1
