"""The players who used each card, and whether they won: the basis of every card's win rate."""

from blackgate.game import Outcome
from blackgate.lab.counters import Counters


class CardUsers:
    """The seats that used each card of a group at least once."""

    def __init__(self) -> None:
        self.seats: dict[str, set[int]] = {}

    def add(self, card: str, seat: int) -> None:
        """Note that a seat used a card."""
        self.seats.setdefault(card, set()).add(seat)

    def count(self, counters: Counters, group: str, use: str, outcome: Outcome) -> None:
        """Count `GROUP/CARD/USE/players` and `GROUP/CARD/USE/won`."""
        for card, seats in self.seats.items():
            counters[f"{group}/{card}/{use}/players"] += len(seats)
            counters[f"{group}/{card}/{use}/won"] += len(seats.intersection(outcome.winners))
