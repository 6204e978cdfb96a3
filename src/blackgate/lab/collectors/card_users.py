"""Who brought which card into play, and whether they won: the question behind every card's worth."""

from blackgate.game import Outcome
from blackgate.lab.counters import Tally


class Bringers:
    """The players who did something with each card of a sort at least once."""

    def __init__(self) -> None:
        self.seats: dict[str, set[int]] = {}

    def add(self, card: str, seat: int) -> None:
        """A player did it, for the first time or again."""
        self.seats.setdefault(card, set()).add(seat)

    def count(self, tally: Tally, sort: str, deed: str, outcome: Outcome) -> None:
        """`SORT/CARD/DEED/players` and `.../won`."""
        for card, seats in self.seats.items():
            tally[f"{sort}/{card}/{deed}/players"] += len(seats)
            tally[f"{sort}/{card}/{deed}/won"] += len(seats.intersection(outcome.winners))
