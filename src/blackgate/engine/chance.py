"""Sources of chance: a die and a card, and nothing else.

`Chance` is the interface and also a fast generator for search and simulation. Live games use `KeyedChance`: every
outcome follows from a key and a counter, so that it can be derived again and checked later. `RecordedChance` plays
back a record.
"""

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

WORD: Final = 0xFFFFFFFF

# What a chance outcome is for, so that a recorded one can be checked.
FOR_DIE: Final = 0
FOR_DRAW: Final = 1
FOR_RANDOM: Final = 2
FOR_DEAL: Final = 3
FOR_MICHEL: Final = 4


class ChanceError(ValueError):
    """A recorded outcome does not fit the game. The argument says why: fewer, sort, die or card."""


@mypyc_attr(acyclic=True)  # in no cycle: no work for the garbage collector
class Chance:
    """xoshiro128+ on 32-bit words: the same numbers compiled and interpreted."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def copy(self) -> "Chance":
        """Return a source that will give the same outcomes."""
        return Chance(self.a, self.b, self.c, self.d)

    def state(self) -> list[int]:
        """Return the arguments for `Chance(*state)` to continue from here."""
        return [int(self.a), int(self.b), int(self.c), int(self.d)]

    def word(self) -> i64:
        """Return the next 32 bits."""
        out = (self.a + self.d) & WORD
        shifted = (self.b << 9) & WORD
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= shifted
        self.d = ((self.d << 11) & WORD) | (self.d >> 21)
        return out

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1."""
        return (self.word() * n) >> 32

    def die(self, sides: i64) -> i64:
        """Return a result from 1 to `sides`."""
        return self.below(sides) + 1

    def pick(self, what: i64, seat: i64, cells: vec[i16], start: i64, total: i64) -> i64:
        """Draw one of `total` cards, counted kind by kind from the cell `start` on, and return its kind."""
        left = self.below(total)
        kind: i64 = 0
        while True:
            left -= i64(cells[start + kind])
            if left < 0:
                return kind
            kind += 1


def seeded(seed: int) -> Chance:
    """Return a fast source from a seed, whose bits are spread by splitmix64 first."""
    mask = 0xFFFFFFFFFFFFFFFF
    z = seed & mask
    words: list[int] = []
    for _ in range(4):
        z = (z + 0x9E3779B97F4A7C15) & mask
        y = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
        y = ((y ^ (y >> 27)) * 0x94D049BB133111EB) & mask
        words.append((y >> 31) & WORD)
    return Chance(words[0] | 1, words[1], words[2], words[3])


@mypyc_attr(acyclic=True)
class KeyedChance(Chance):
    """BLAKE2b in counter mode under a secret key: unpredictable without the key, and checkable with it."""

    def __init__(self, key: bytes, position: int = 0) -> None:
        super().__init__(0, 0, 0, 0)
        self.key = key
        self.position: i64 = position  # 32-bit words used so far
        self.block_number: i64 = -1
        self.block: bytes = b""

    def copy(self) -> Chance:
        """Return a source that will give the same outcomes."""
        twin = KeyedChance(self.key, int(self.position))
        twin.block_number = self.block_number
        twin.block = self.block
        return twin

    def word(self) -> i64:
        """Return the next 32 bits of the keyed stream."""
        number = self.position >> 4
        if number != self.block_number:
            counter = int(number).to_bytes(8, "big")
            self.block = hashlib.blake2b(counter, key=self.key[:64], person=b"blackgate").digest()
            self.block_number = number
        at = (self.position & 15) << 2
        self.position += 1
        block = self.block
        return (i64(block[at]) << 24) | (i64(block[at + 1]) << 16) | (i64(block[at + 2]) << 8) | i64(block[at + 3])

    def below(self, n: i64) -> i64:
        """Return a whole number from 0 to n - 1 without bias, by rejecting some words."""
        fair = (WORD + 1) - (WORD + 1) % n
        while True:
            word = self.word()
            if word < fair:
                return word % n


class RecordedChance(Chance):
    """Plays back the outcomes of a record, and refuses impossible ones."""

    def __init__(self) -> None:
        super().__init__(0, 0, 0, 0)
        self.outcomes: list[tuple[int, int, int]] = []
        self.next: int = 0

    def copy(self) -> Chance:
        """Return a source that will give the same outcomes."""
        twin = RecordedChance()
        twin.outcomes = self.outcomes
        twin.next = self.next
        return twin

    def load(self, outcomes: list[tuple[int, int, int]]) -> None:
        """Set the outcomes of the next move: (what for, seat or -1, value)."""
        self.outcomes = outcomes
        self.next = 0

    @property
    def left(self) -> int:
        """Return how many recorded outcomes have not been used."""
        return len(self.outcomes) - self.next

    def take(self, what: int, seat: int) -> int:
        """Return the value of the next outcome, which must be of this sort."""
        if self.next >= len(self.outcomes):
            raise ChanceError("fewer")
        for_what, of_seat, value = self.outcomes[self.next]
        if for_what != what or (what == FOR_DEAL and of_seat != seat):
            raise ChanceError("sort")
        self.next += 1
        return value

    def die(self, sides: i64) -> i64:
        """Return the recorded roll."""
        value: i64 = self.take(FOR_DIE, -1)
        if value < 1 or value > sides:
            raise ChanceError("die")
        return value

    def pick(self, what: i64, seat: i64, cells: vec[i16], start: i64, total: i64) -> i64:
        """Return the recorded card, which must be there to be drawn."""
        kind: i64 = self.take(what, seat)
        if cells[start + kind] <= 0:
            raise ChanceError("card")
        return kind
