"""Chance that stops and asks: what a tree search needs that has chance nodes.

A move is played on a copy of the position with the outcomes told so far. Where one is missing the play is broken off with
`Undecided`, which says what can happen and how likely; the copy is thrown away, and the move is played again with one
outcome more.
"""

from librt.vecs import vec
from mypy_extensions import i16, i64

from blackgate.engine.chance import FOR_DIE, Chance


class Undecided(Exception):
    """A die or a card is waited for: `what` it is for, and how many ways lead to each outcome, from 0 on."""

    def __init__(self, what: int, ways: list[int]) -> None:
        super().__init__(what, ways)
        self.what = what
        self.ways = ways


class PausedChance(Chance):
    """Gives the outcomes it was told, in order; the first one missing raises `Undecided`."""

    def __init__(self, told: list[int]) -> None:
        super().__init__(0, 0, 0, 0)
        self.told = told
        self.next = 0

    def copy(self) -> Chance:
        """A source that will give the same outcomes."""
        twin = PausedChance(self.told[:])
        twin.next = self.next
        return twin

    def word(self) -> i64:
        """Nothing in play asks for bare bits."""
        raise RuntimeError("this chance source gives dice and cards only")

    def die(self, sides: i64) -> i64:
        """The roll that was told; outcome 0 is a 1."""
        if self.next < len(self.told):
            value: i64 = self.told[self.next] + 1
            self.next += 1
            return value
        raise Undecided(int(FOR_DIE), [1] * int(sides))

    def pick(self, what: i64, seat: i64, cells: vec[i16], start: i64, total: i64) -> i64:
        """The card that was told, by kind."""
        if self.next < len(self.told):
            kind: i64 = self.told[self.next]
            self.next += 1
            return kind
        ways: list[int] = []
        left = total
        kind = 0
        while left > 0:
            ways.append(int(cells[start + kind]))
            left -= i64(cells[start + kind])
            kind += 1
        raise Undecided(int(what), ways)
