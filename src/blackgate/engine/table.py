"""The state of one game, and the only code that knows where a fact lies in it."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64

from blackgate.engine import layout as at
from blackgate.engine.chance import Chance
from blackgate.engine.rulebook import Rulebook


class Journal:
    """Somebody who is told what happens. The engine itself keeps no memory of it."""

    def note(self, table: "Table", what: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """One event (`events.py`), at the moment it happens."""


@final
class Table:
    """One game. `cells` is all of its state; rulebook, chance and journal only surround it."""

    def __init__(self, rulebook: Rulebook, chance: Chance, cells: vec[i16]) -> None:
        self.rulebook = rulebook
        self.chance = chance
        self.cells = cells
        self.journal: Journal | None = None

    def copy(self, chance: Chance) -> "Table":
        """The same position, going its own way with another source of chance, told to nobody."""
        return Table(self.rulebook, chance, self.cells[:])

    def to_bytes(self) -> bytes:
        """Return the whole state of the game: equal positions have equal bytes."""
        return bytes(memoryview(self.cells))

    @staticmethod
    def from_bytes(rulebook: Rulebook, chance: Chance, data: bytes) -> "Table":
        """Return the table that `to_bytes` was called on."""
        cells: list[int] = memoryview(data).cast("h").tolist()
        if len(cells) != at.CELLS:
            raise ValueError("these are not the bytes of a table")
        return Table(rulebook, chance, vec[i16](cells))

    def note(self, what: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Tell the journal, if there is one."""
        journal = self.journal
        if journal is not None:
            journal.note(self, what, a, b, c, d)

    # Single facts.
    def get(self, cell: i64) -> i64:
        """The number in a cell."""
        return i64(self.cells[cell])

    def put(self, cell: i64, value: i64) -> None:
        """Change the number in a cell."""
        self.cells[cell] = i16(value)

    def add(self, cell: i64, change: i64) -> None:
        """Add to the number in a cell."""
        self.cells[cell] = i16(i64(self.cells[cell]) + change)

    # Facts of a seat.
    def of(self, seat: i64, fact: i64) -> i64:
        """One fact of a seat: at.PLACE, at.BEATINGS, ..."""
        return i64(self.cells[at.SEAT + seat * at.SEAT_WIDTH + fact])

    def set_of(self, seat: i64, fact: i64, value: i64) -> None:
        """Change one fact of a seat."""
        self.cells[at.SEAT + seat * at.SEAT_WIDTH + fact] = i16(value)

    def add_of(self, seat: i64, fact: i64, change: i64) -> None:
        """Add to one fact of a seat."""
        self.add(at.SEAT + seat * at.SEAT_WIDTH + fact, change)

    def hand(self, seat: i64, kind: i64) -> i64:
        """How many cards of a kind a seat holds."""
        return i64(self.cells[at.HAND + seat * at.KINDS + kind])

    def add_hand(self, seat: i64, kind: i64, change: i64) -> None:
        """Cards of a kind come to a hand or leave it."""
        self.add(at.HAND + seat * at.KINDS + kind, change)
        self.add(at.SEAT + seat * at.SEAT_WIDTH + at.HAND_SIZE, change)

    def mod(self, seat: i64, column: i64) -> i64:
        """What a seat's Gang card (9) says about one ability."""
        return self.rulebook.mod(self.of(seat, at.GANG), column)

    # Who and where.
    def turns(self) -> i64:
        """How many have begun since the deal, everybody's together (13.18)."""
        return self.get(at.TURN_ROUNDS) * at.TURNS_ROUND + self.get(at.TURNS)

    def next_seat(self, seat: i64) -> i64:
        """The seat to the left: turns go clockwise (2.4)."""
        seat += 1
        return seat if seat < self.get(at.PLAYERS) else i64(0)

    def opponents(self, seat: i64, other: i64) -> bool:
        """Whether harm may pass between two seats (11.8)."""
        if seat == other:
            return False
        return self.cells[at.TEAMS] == 0 or ((seat ^ other) & 1) == 1

    def together(self, seat: i64, other: i64) -> bool:
        """Whether two seats share a Place; nobody does in Solitary (6.6)."""
        place = self.of(seat, at.PLACE)
        return place == self.of(other, at.PLACE) and place != self.rulebook.solitary

    def home_of(self, seat: i64) -> i64:
        """The Cell Block, or a seat's own Block (11.1)."""
        if self.cells[at.TEAMS] != 0:
            return self.rulebook.block_a + (seat & 1)
        return self.rulebook.home

    def in_play(self, place: i64) -> bool:
        """Whether a Place is on this side of the board (11.1)."""
        return self.rulebook.in_play[self.get(at.TEAMS) * at.PLACES + place] != 0

    # The stack of questions.
    def top(self) -> i64:
        """Where the last frame begins."""
        return at.STACK + (self.get(at.DEPTH) - 1) * at.FRAME

    def push(self, prompt: i64, seat: i64) -> i64:
        """A new question on top of the others; its fields are all 0."""
        frame = at.STACK + self.get(at.DEPTH) * at.FRAME
        self.add(at.DEPTH, 1)
        cells = self.cells
        cells[frame + at.PROMPT] = i16(prompt)
        cells[frame + at.ASKED] = i16(seat)
        for i in range(at.FIELDS, at.FRAME):
            cells[frame + i] = 0
        return frame

    def pop(self) -> None:
        """The last question is settled. Its frame is wiped: equal positions have equal bytes."""
        frame = self.top()
        for i in range(at.FRAME):
            self.cells[frame + i] = 0
        self.add(at.DEPTH, -1)

    def become(self, frame: i64, prompt: i64, seat: i64) -> None:
        """A question turns into the next one of the same affair."""
        self.cells[frame + at.PROMPT] = i16(prompt)
        self.cells[frame + at.ASKED] = i16(seat)
