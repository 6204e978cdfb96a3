"""Chance that stops the game and asks for an outcome, for game trees with chance nodes.

A move is played on a copy of the position with the outcomes that are known so far. Where one is missing, `OutcomeNeeded`
ends the attempt and says what can happen. The copy is thrown away, and the move is played again with one more outcome.
"""

from librt.vecs import vec
from mypy_extensions import i16, i64

from blackgate.engine.chance import FOR_DIE, Chance


class OutcomeNeeded(Exception):
    """A die or a card is needed.

    purpose: what for (`engine/chance.py`). counts: in how many ways each outcome, numbered from 0, can happen.
    """

    def __init__(self, purpose: int, counts: list[int]) -> None:
        super().__init__(purpose, counts)
        self.purpose = purpose
        self.counts = counts


class PausedChance(Chance):
    """Returns the given outcomes in order and raises `OutcomeNeeded` at the first one that is missing."""

    def __init__(self, outcomes: list[int]) -> None:
        super().__init__(0, 0, 0, 0)
        self.outcomes = outcomes
        self.next: int = 0

    def copy(self) -> Chance:
        """Return a source with the same outcomes left."""
        twin = PausedChance(self.outcomes[:])
        twin.next = self.next
        return twin

    def word(self) -> i64:
        """Raise an error: nothing in play asks for random bits."""
        raise RuntimeError("this chance source gives dice and cards only")

    def die(self, sides: i64) -> i64:
        """Return the next roll; outcome 0 is a 1."""
        if self.next < len(self.outcomes):
            value: i64 = self.outcomes[self.next] + 1
            self.next += 1
            return value
        raise OutcomeNeeded(int(FOR_DIE), [1] * int(sides))

    def pick(self, what: i64, seat: i64, cells: vec[i16], start: i64, total: i64) -> i64:
        """Return the kind of the next card."""
        if self.next < len(self.outcomes):
            kind: i64 = self.outcomes[self.next]
            self.next += 1
            return kind
        counts: list[int] = []
        left = total
        kind = 0
        while left > 0:
            counts.append(int(cells[start + kind]))
            left -= i64(cells[start + kind])
            kind += 1
        raise OutcomeNeeded(int(what), counts)
