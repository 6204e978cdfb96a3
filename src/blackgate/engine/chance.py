"""Chance is outside the game: a source gives a die and a card, and nothing else.

`Chance` is the interface and, as it stands, a fast generator for search and simulation.
Live games use `KeyedChance`: every outcome follows from a key and a counter, so that it can be
re-derived and checked later. A record is played back by `RecordedChance`.
"""

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

WORD: Final = 0xFFFFFFFF

# What a chance outcome is for, so that a recorded one can be checked.
FOR_DIE: Final = 0
FOR_DRAW: Final = 1
FOR_RANDOM: Final = 2
FOR_DEAL: Final = 3
FOR_MICHEL: Final = 4


class ChanceError(ValueError):
    """A recorded outcome does not fit what happens at the table: fewer, sort, die or card says what is wrong with it."""


class Chance:
    """xoshiro128+ on 32-bit words: the same numbers compiled and interpreted."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def copy(self) -> "Chance":
        """A source that will give the same outcomes."""
        return Chance(self.a, self.b, self.c, self.d)

    def state(self) -> list[int]:
        """What `Chance(*state)` continues from."""
        return [int(self.a), int(self.b), int(self.c), int(self.d)]

    def word(self) -> i64:
        """The next 32 bits."""
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
        """One roll."""
        return self.below(sides) + 1

    def pick(self, what: i64, seat: i64, cells: vec[i16], start: i64, total: i64) -> i64:
        """One card out of `total`, counted kind by kind from `start` on: its kind."""
        left = self.below(total)
        kind: i64 = 0
        while True:
            left -= i64(cells[start + kind])
            if left < 0:
                return kind
            kind += 1


def seeded(seed: int) -> Chance:
    """A fast source from a seed, whose bits are spread by splitmix64 first."""
    mask = 0xFFFFFFFFFFFFFFFF
    z = seed & mask
    words: list[int] = []
    for _ in range(4):
        z = (z + 0x9E3779B97F4A7C15) & mask
        y = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
        y = ((y ^ (y >> 27)) * 0x94D049BB133111EB) & mask
        words.append((y >> 31) & WORD)
    return Chance(words[0] | 1, words[1], words[2], words[3])


class KeyedChance(Chance):
    """BLAKE2b in counter mode under a secret key: unreadable beforehand, re-derivable afterwards."""

    def __init__(self, key: bytes, position: int = 0) -> None:
        super().__init__(0, 0, 0, 0)
        self.key = key
        self.position: i64 = position  # 32-bit words used so far
        self.block_number: i64 = -1
        self.block: bytes = b""

    def copy(self) -> Chance:
        """A source that will give the same outcomes."""
        twin = KeyedChance(self.key, int(self.position))
        twin.block_number = self.block_number
        twin.block = self.block
        return twin

    def word(self) -> i64:
        """The next 32 bits of the keyed stream."""
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
        """A whole number from 0 to n - 1, without the smallest bias: unfair words are thrown away."""
        fair = (WORD + 1) - (WORD + 1) % n
        while True:
            word = self.word()
            if word < fair:
                return word % n


class RecordedChance(Chance):
    """Plays back the outcomes of a record, and refuses what is not possible."""

    def __init__(self) -> None:
        super().__init__(0, 0, 0, 0)
        self.outcomes: list[tuple[int, int, int]] = []
        self.next = 0

    def copy(self) -> Chance:
        """A source that will give the same outcomes."""
        twin = RecordedChance()
        twin.outcomes = self.outcomes
        twin.next = self.next
        return twin

    def load(self, outcomes: list[tuple[int, int, int]]) -> None:
        """The outcomes of the next move: (what for, seat or -1, value)."""
        self.outcomes = outcomes
        self.next = 0

    @property
    def left(self) -> int:
        """How many recorded outcomes have not been used."""
        return len(self.outcomes) - self.next

    def take(self, what: int, seat: int) -> int:
        """The value of the next outcome, which must be of this sort."""
        if self.next >= len(self.outcomes):
            raise ChanceError("fewer")
        for_what, of_seat, value = self.outcomes[self.next]
        if for_what != what or (what == FOR_DEAL and of_seat != seat):
            raise ChanceError("sort")
        self.next += 1
        return value

    def die(self, sides: i64) -> i64:
        """The recorded roll."""
        value: i64 = self.take(FOR_DIE, -1)
        if value < 1 or value > sides:
            raise ChanceError("die")
        return value

    def pick(self, what: i64, seat: i64, cells: vec[i16], start: i64, total: i64) -> i64:
        """The recorded card, which must be there to be drawn."""
        kind: i64 = self.take(what, seat)
        if cells[start + kind] <= 0:
            raise ChanceError("card")
        return kind
