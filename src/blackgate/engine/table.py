"""The state of one game, and access to its facts."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from blackgate.engine import layout as at
from blackgate.engine.chance import Chance
from blackgate.engine.rulebook import Rulebook


@mypyc_attr(acyclic=True)  # in no cycle: no work for the garbage collector
class EventListener:
    """Receives the events of a table (`events.py`). The engine itself does not store them."""

    def on_event(self, table: "Table", what: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Handle one event, at the moment it happens."""


@mypyc_attr(acyclic=True)  # in no cycle: no work for the garbage collector
@final
class Table:
    """One game. `cells` is all of its state."""

    def __init__(self, rulebook: Rulebook, chance: Chance, cells: vec[i16]) -> None:
        # mypyc reads what is final without counting references.
        self.rulebook: Final = rulebook
        self.chance = chance
        self.cells: Final = cells
        self.listener: EventListener | None = None

    def copy(self, chance: Chance) -> "Table":
        """Return a copy with another source of chance and without a listener."""
        return Table(self.rulebook, chance, self.cells[:])

    def to_bytes(self) -> bytes:
        """Return the whole state of the game: equal positions have equal bytes."""
        return bytes(memoryview(self.cells))

    def same_cells(self, other: "Table", first: i64, end: i64) -> bool:
        """Return whether two tables have the same numbers in a range of cells."""
        cells, others = self.cells, other.cells
        for cell in range(first, end):
            if cells[cell] != others[cell]:
                return False
        return True

    @staticmethod
    def from_bytes(rulebook: Rulebook, chance: Chance, data: bytes) -> "Table":
        """Return the table that `to_bytes` was called on."""
        cells: list[int] = memoryview(data).cast("h").tolist()
        if len(cells) != at.CELLS:
            raise ValueError("these are not the bytes of a table")
        return Table(rulebook, chance, vec[i16](cells))

    def emit(self, what: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Send an event to the listener, if there is one."""
        listener = self.listener
        if listener is not None:
            listener.on_event(self, what, a, b, c, d)

    # Single facts.
    def get(self, cell: i64) -> i64:
        """Return the number in a cell."""
        return i64(self.cells[cell])

    def put(self, cell: i64, value: i64) -> None:
        """Change the number in a cell."""
        store(self.cells, cell, value)

    def add(self, cell: i64, change: i64) -> None:
        """Add to the number in a cell."""
        store(self.cells, cell, i64(self.cells[cell]) + change)

    # Facts of a seat.
    def of(self, seat: i64, fact: i64) -> i64:
        """Return one fact of a seat: at.PLACE, at.BEATINGS, ..."""
        cell = at.SEAT + seat * at.SEAT_WIDTH + fact
        return i64(self.cells[cell])

    def set_of(self, seat: i64, fact: i64, value: i64) -> None:
        """Change one fact of a seat."""
        self.put(at.SEAT + seat * at.SEAT_WIDTH + fact, value)

    def add_of(self, seat: i64, fact: i64, change: i64) -> None:
        """Add to one fact of a seat."""
        self.add(at.SEAT + seat * at.SEAT_WIDTH + fact, change)

    def hand(self, seat: i64, kind: i64) -> i64:
        """Return how many cards of a kind a seat holds."""
        cell = at.HAND + seat * at.KINDS + kind
        return i64(self.cells[cell])

    def add_hand(self, seat: i64, kind: i64, change: i64) -> None:
        """Add cards of a kind to a hand, or remove them."""
        self.add(at.HAND + seat * at.KINDS + kind, change)
        self.add(at.SEAT + seat * at.SEAT_WIDTH + at.HAND_SIZE, change)

    def mod(self, seat: i64, column: i64) -> i64:
        """Return the value of one ability (9) for a seat's Gang card."""
        return self.rulebook.mod(self.of(seat, at.GANG), column)

    # Turns, seats and Places.
    def turns(self) -> i64:
        """Return how many turns have begun since the deal, of all players together (13.18)."""
        return self.get(at.TURNS_HIGH) * at.TURNS_BASE + self.get(at.TURNS)

    def next_seat(self, seat: i64) -> i64:
        """Return the seat to the left: turns go clockwise (2.4)."""
        seat += 1
        return seat if seat < self.get(at.PLAYERS) else i64(0)

    def opponents(self, seat: i64, other: i64) -> bool:
        """Return whether two seats are opponents: neither the same nor teammates (11.8)."""
        if seat == other:
            return False
        return self.cells[at.TEAMS] == 0 or ((seat ^ other) & 1) == 1

    def together(self, seat: i64, other: i64) -> bool:
        """Return whether two seats share a Place; in Solitary no two do (6.6)."""
        place = self.of(seat, at.PLACE)
        return place == self.of(other, at.PLACE) and place != self.rulebook.solitary

    def home_of(self, seat: i64) -> i64:
        """Return the Cell Block, or a seat's own Block (11.1)."""
        if self.cells[at.TEAMS] != 0:
            return self.rulebook.block_a + (seat & 1)
        return self.rulebook.home

    def in_play(self, place: i64) -> bool:
        """Return whether a Place is on this side of the board (11.1)."""
        return self.rulebook.in_play[self.get(at.TEAMS) * at.PLACES + place] != 0

    # The stack of questions. Names of fields: `frames.py`.
    def top(self) -> i64:
        """Return the start of the top frame."""
        return at.STACK + (self.get(at.DEPTH) - 1) * at.FRAME

    def push(self, prompt: i64, seat: i64) -> i64:
        """Put a new question on top of the stack and return its frame; its fields are all 0."""
        frame = at.STACK + self.get(at.DEPTH) * at.FRAME
        self.add(at.DEPTH, 1)
        cells = self.cells
        cells[frame + at.PROMPT] = i16(prompt)
        cells[frame + at.ASKED] = i16(seat)
        for i in range(at.FIELDS, at.FRAME):
            cells[frame + i] = 0
        return frame

    def pop(self) -> None:
        """Remove the top frame. It is wiped, so that equal positions have equal bytes."""
        frame = self.top()
        for i in range(at.FRAME):
            self.cells[frame + i] = 0
        self.add(at.DEPTH, -1)

    def change_prompt(self, frame: i64, prompt: i64, seat: i64) -> None:
        """Turn a question into the next one, in the same frame: its fields stay."""
        self.cells[frame + at.PROMPT] = i16(prompt)
        self.cells[frame + at.ASKED] = i16(seat)


def store(cells: vec[i16], cell: i64, value: i64) -> None:
    """Change a number. In a method of `Table`, mypyc would count a reference to the row for every change."""
    cells[cell] = i16(value)
