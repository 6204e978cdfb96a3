"""12 What every observer knows of the hands, in one row of bytes, and how groups of cards are merged.

An observer is a seat, or the number of players: a spectator, who knows what all players know. An observer knows some cards
to be in one hand (*private*), and of others only that they are among the cards of several hands (a *shared heap*). The other
cards of a hand are only counted. Equal cards are not distinguished, so every count means "at least so many". `lacks` holds
the Tools a hand was shown not to hold.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from blackgate.engine.table import EventListener, Table

SHARED: Final = 4  # shared heaps of an observer; if more are needed, two are merged


@mypyc_attr(acyclic=True)  # in no cycle: no work for the garbage collector
class KnownCards(EventListener):
    """The row of bytes, and what can be read from it."""

    def __init__(self, players: int, kinds: int) -> None:
        self.players: i64 = players
        self.kinds: i64 = kinds
        self.private_width: i64 = kinds + 1
        self.shared_width: i64 = kinds + players
        self.shared_at: i64 = players * (kinds + 1)
        self.lacks_at: i64 = self.shared_at + SHARED * self.shared_width
        self.width: i64 = self.lacks_at + players
        self.cells: vec[u8] = vec[u8]([])

    def clear(self) -> None:
        """Forget everything."""
        self.cells = vec[u8]([0] * int(self.width * (self.players + 1)))

    # --- where things lie -------------------------------------------------------------------
    def private(self, observer: i64, seat: i64) -> i64:
        """Return the start of the kinds known to be in one hand; after them, the size of that hand outside shared heaps."""
        return observer * self.width + seat * self.private_width

    def shared(self, observer: i64, heap: i64) -> i64:
        """Return the start of the kinds known to be in a shared heap; after them, how many of its cards each seat holds."""
        return observer * self.width + self.shared_at + heap * self.shared_width

    def lacks(self, observer: i64, seat: i64) -> i64:
        """Return the cell with a bit per Tool the seat does not hold."""
        return observer * self.width + self.lacks_at + seat

    def get(self, cell: i64) -> i64:
        """Return the number in a cell."""
        return i64(self.cells[cell])

    def put(self, cell: i64, value: i64) -> None:
        """Change the number in a cell."""
        self.cells[cell] = u8(value)

    def add(self, cell: i64, change: i64) -> None:
        """Add to the number in a cell."""
        self.cells[cell] = u8(i64(self.cells[cell]) + change)

    def known(self, start: i64) -> i64:
        """Return how many cards of a hand or heap are known by kind."""
        total: i64 = 0
        for kind in range(self.kinds):
            total += i64(self.cells[start + kind])
        return total

    def unknown_private(self, observer: i64, seat: i64) -> i64:
        """Return how many cards of a hand are unknown."""
        start = self.private(observer, seat)
        return self.get(start + self.kinds) - self.known(start)

    def heap_size(self, start: i64) -> i64:
        """Return how many cards a shared heap has."""
        total: i64 = 0
        for seat in range(self.players):
            total += self.get(start + self.kinds + seat)
        return total

    # --- shared heaps -----------------------------------------------------------------------
    def merge(self, observer: i64, heap: i64, other: i64) -> i64:
        """Merge two heaps and return the first: less is known, but nothing false."""
        into = self.shared(observer, heap)
        out_of = self.shared(observer, other)
        for i in range(self.shared_width):
            self.add(into + i, self.get(out_of + i))
            self.put(out_of + i, 0)
        return heap

    def free_heap(self, observer: i64) -> i64:
        """Return a heap that is not in use, or else the last: then less is known than could be, but nothing false."""
        for heap in range(SHARED):
            if self.heap_size(self.shared(observer, heap)) == 0:
                return heap
        return SHARED - 1

    def tidy(self, observer: i64, heap: i64) -> None:
        """Dissolve a heap in which nothing is known, or that lies in one hand only."""
        shared = self.shared(observer, heap)
        holders: i64 = 0
        holder: i64 = 0
        for seat in range(self.players):
            if self.get(shared + self.kinds + seat) > 0:
                holders += 1
                holder = seat
        if holders > 1 and self.known(shared) > 0:
            return
        for seat in range(self.players):
            self.add(self.private(observer, seat) + self.kinds, self.get(shared + self.kinds + seat))
            self.put(shared + self.kinds + seat, 0)
        for kind in range(self.kinds):
            self.add(self.private(observer, holder) + kind, self.get(shared + kind))
            self.put(shared + kind, 0)


def tool_bit(table: Table, kind: i64) -> i64:
    """Return the bit of a Tool in `lacks`, which has room for eight."""
    tools = table.rulebook.tools
    for i in range(len(tools)):
        if tools[i] == kind and i < 8:
            return 1 << i
    return 0
