"""12 What every observer knows of the hands, in one row of bytes, and how groups of cards are merged.

An observer is a seat, or the number of players: a spectator, who knows what all players know. An observer knows some cards
to be in one hand (*private*), and of others only that they are among the cards of several hands (a *shared heap*). The other
cards of a hand are only counted. Equal cards are not distinguished, so every count means "at least so many". `lacks` holds
the Tools a hand was shown not to hold.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from blackgate.engine.bits import bit, lowest_bit
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
        self.groups: i64 = players + SHARED
        self.all_kinds: i64 = bit(self.kinds) - 1  # a bit per kind
        self.cells: vec[u8] = vec[u8]([])
        self.filled: vec[i64] = vec[i64]([])  # per observer and group: a bit per count that is not 0

    def clear(self) -> None:
        """Forget everything."""
        self.cells = vec[u8]([0] * int(self.width * (self.players + 1)))
        self.filled = vec[i64]([0] * int(self.groups * (self.players + 1)))

    def find_filled(self) -> None:
        """Find out which counts are not 0, after all cells have been replaced."""
        self.filled = vec[i64]([0] * int(self.groups * (self.players + 1)))
        for observer in range(self.players + 1):
            for group in range(self.groups):
                for what in range(self.kinds + (1 if group < self.players else self.players)):
                    self.set_count(observer, group, what, self.count(observer, group, what))

    # --- where things lie -------------------------------------------------------------------
    def private(self, observer: i64, seat: i64) -> i64:
        """Return the first cell of a hand."""
        return observer * self.width + seat * self.private_width

    def start(self, observer: i64, group: i64) -> i64:
        """Return the first cell of a group: a hand, by its seat, or a shared heap, whose numbers follow those of the seats."""
        if group < self.players:
            return self.private(observer, group)
        return observer * self.width + self.shared_at + (group - self.players) * self.shared_width

    def lacks(self, observer: i64, seat: i64) -> i64:
        """Return the cell with a bit per Tool the seat does not hold."""
        return observer * self.width + self.lacks_at + seat

    def get(self, cell: i64) -> i64:
        """Return the number in a cell."""
        return i64(self.cells[cell])

    def put_lacks(self, observer: i64, seat: i64, tools: i64) -> None:
        """Change which Tools the seat does not hold: a bit per Tool."""
        self.cells[self.lacks(observer, seat)] = u8(tools)

    def same_row(self, other: "KnownCards", observer: i64) -> bool:
        """Return whether an observer knows the same in both."""
        cells, others = self.cells, other.cells
        for cell in range(observer * self.width, (observer + 1) * self.width):
            if cells[cell] != others[cell]:
                return False
        return True

    # --- the counts of a hand or heap -------------------------------------------------------
    def count(self, observer: i64, group: i64, what: i64) -> i64:
        """Return one of the counts of a hand or heap."""
        cell = self.start(observer, group) + what
        return i64(self.cells[cell])

    def set_count(self, observer: i64, group: i64, what: i64, count: i64) -> None:
        """Change a count, and whether it is 0."""
        cell = self.start(observer, group) + what
        self.cells[cell] = u8(count)
        number = observer * self.groups + group
        filled = self.filled[number] & ~bit(what)
        self.filled[number] = filled | bit(what) if count != 0 else filled

    def add_count(self, observer: i64, group: i64, what: i64, change: i64) -> None:
        """Add to one of the counts of a hand or heap."""
        self.set_count(observer, group, what, self.count(observer, group, what) + change)

    def counts(self, observer: i64, group: i64) -> i64:
        """Return which counts of a hand or heap are not 0: a bit per count."""
        number = observer * self.groups + group
        return self.filled[number]

    def kinds_in(self, observer: i64, group: i64) -> i64:
        """Return a bit per kind that is known to be in a hand or heap."""
        return self.counts(observer, group) & self.all_kinds

    def known(self, observer: i64, group: i64) -> i64:
        """Return how many cards of a hand or heap are known by kind."""
        start = self.start(observer, group)
        total: i64 = 0
        kinds = self.kinds_in(observer, group)
        while kinds != 0:
            total += i64(self.cells[start + lowest_bit(kinds)])
            kinds &= kinds - 1
        return total

    def unknown_private(self, observer: i64, seat: i64) -> i64:
        """Return how many cards of a hand are unknown."""
        return self.count(observer, seat, self.kinds) - self.known(observer, seat)

    def heap_size(self, observer: i64, heap: i64) -> i64:
        """Return how many cards a shared heap has."""
        start = self.start(observer, heap) + self.kinds
        total: i64 = 0
        for seat in range(self.players):
            total += self.get(start + seat)
        return total

    # --- shared heaps -----------------------------------------------------------------------
    def merge(self, observer: i64, heap: i64, other: i64) -> i64:
        """Merge two heaps and return the first: less is known, but nothing false."""
        self.move(observer, other, heap, self.counts(observer, other))
        return heap

    def move(self, observer: i64, group: i64, other: i64, counts: i64) -> None:
        """Move some counts, a bit each, from one hand or heap to another."""
        while counts != 0:
            what = lowest_bit(counts)
            counts &= counts - 1
            self.add_count(observer, other, what, self.count(observer, group, what))
            self.set_count(observer, group, what, 0)

    def free_heap(self, observer: i64) -> i64:
        """Return a heap that is not in use, or else the last: then less is known than could be, but nothing false."""
        for heap in range(self.players, self.groups):
            if self.heap_size(observer, heap) == 0:
                return heap
        return self.groups - 1

    def tidy(self, observer: i64, heap: i64) -> None:
        """Dissolve a heap in which nothing is known, or that lies in one hand only."""
        holders: i64 = 0
        holder: i64 = 0
        for seat in range(self.players):
            if self.count(observer, heap, self.kinds + seat) > 0:
                holders += 1
                holder = seat
        if holders > 1 and self.kinds_in(observer, heap) != 0:
            return
        for seat in range(self.players):
            self.add_count(observer, seat, self.kinds, self.count(observer, heap, self.kinds + seat))
            self.set_count(observer, heap, self.kinds + seat, 0)
        self.move(observer, heap, holder, self.kinds_in(observer, heap))


def tool_bit(table: Table, kind: i64) -> i64:
    """Return the bit of a Tool in `lacks`, which has room for eight."""
    tools = table.rulebook.tools
    for i in range(len(tools)):
        if tools[i] == kind and i < 8:
            return 1 << i
    return 0
