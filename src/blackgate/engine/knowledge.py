"""12 Who knows what: what each seat, and a spectator, can tell about hands it does not see.

It is kept beside the table and fed by events alone, as each observer perceives them. An observer
knows some cards to be in one hand (*private*: watched being taken, looked at, lost to it), and of others only
that they are among the cards of several hands (*shared*: after a card changed hands unseen, after
all hands were dealt anew, or by counting cards when the discard pile becomes the deck).
The cards of a hand about which nothing is known are only counted. Cards alike are never told apart, so every
count says "at least so many". `lacks` notes Tools a hand was shown not to hold.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from blackgate.engine import effects, frames
from blackgate.engine import events as ev
from blackgate.engine import layout as at
from blackgate.engine import prompts as ask
from blackgate.engine.setup import full_deck
from blackgate.engine.table import Journal, Table

SHARED: Final = 4  # shared heaps an observer keeps apart; more are thrown together


class Knowledge(Journal):
    """All observers' knowledge in one row of bytes, and the events of the move being played."""

    def __init__(self, players: int, kinds: int) -> None:
        self.players: i64 = players
        self.kinds: i64 = kinds
        self.private_width: i64 = kinds + 1
        self.shared_width: i64 = kinds + players
        self.shared_at: i64 = players * (kinds + 1)
        self.lacks_at: i64 = self.shared_at + SHARED * self.shared_width
        self.width: i64 = self.lacks_at + players
        self.cells = vec[u8]([])
        self.log = vec[i32]()  # the events of the move being played, five numbers each

    def clear(self) -> None:
        """Nobody knows anything."""
        self.cells = vec[u8]([0] * int(self.width * (self.players + 1)))

    def take_log(self) -> vec[i32]:
        """What happened since the last time, which is then forgotten here."""
        log = self.log
        self.log = vec[i32]()
        return log

    def learn_hands(self, table: Table) -> None:
        """At the setup, everybody knows how many cards the others hold, and no more."""
        self.clear()
        for observer in range(self.players + 1):
            for seat in range(self.players):
                if observer != seat:
                    self.put(self.private(observer, seat) + self.kinds, table.of(seat, at.HAND_SIZE))

    def copy(self) -> "Knowledge":
        """The same knowledge, kept apart from now on."""
        twin = Knowledge(int(self.players), int(self.kinds))
        twin.cells = self.cells[:]
        return twin

    def to_bytes(self) -> bytes:
        """Return what all observers know; the events of the move being played are not part of it."""
        return bytes(memoryview(self.cells))

    def load(self, data: bytes) -> None:
        """Know what `to_bytes` returned."""
        self.cells = vec[u8](data)

    def share(self, observer: i64) -> "Knowledge":
        """What one observer knows, and what everybody knows (the last row); nothing of the others."""
        part = Knowledge(int(self.players), int(self.kinds))
        part.clear()
        for row in (observer, self.players):
            start = row * self.width
            for cell in range(start, start + self.width):
                part.cells[cell] = self.cells[cell]
        return part

    def retell(self, table: Table, observer: i64) -> None:
        """Give the other seats of a sampled table what everybody knows, and their own hand."""
        everybody = self.players * self.width
        for seat in range(self.players):
            if seat != observer:
                start = seat * self.width
                for cell in range(self.width):
                    self.cells[start + cell] = self.cells[everybody + cell]
                self.look(table, seat, seat)
                own = self.private(seat, seat)
                for cell in range(self.private_width):
                    self.cells[own + cell] = 0
                self.put(self.lacks(seat, seat), 0)

    # --- where things lie -------------------------------------------------------------------
    def private(self, observer: i64, seat: i64) -> i64:
        """The kinds known to be in one hand; after them, the cards of that hand outside shared heaps."""
        return observer * self.width + seat * self.private_width

    def shared(self, observer: i64, heap: i64) -> i64:
        """The kinds known to be in a shared heap; after them, how many of its cards each seat holds."""
        return observer * self.width + self.shared_at + heap * self.shared_width

    def lacks(self, observer: i64, seat: i64) -> i64:
        """A bit per Tool the seat does not hold."""
        return observer * self.width + self.lacks_at + seat

    def get(self, cell: i64) -> i64:
        """The number in a cell."""
        return i64(self.cells[cell])

    def put(self, cell: i64, value: i64) -> None:
        """Change the number in a cell."""
        self.cells[cell] = u8(value)

    def add(self, cell: i64, change: i64) -> None:
        """Add to the number in a cell."""
        self.cells[cell] = u8(i64(self.cells[cell]) + change)

    def known(self, start: i64) -> i64:
        """How many cards of a heap are known by kind."""
        total: i64 = 0
        for kind in range(self.kinds):
            total += i64(self.cells[start + kind])
        return total

    def unknown_private(self, observer: i64, seat: i64) -> i64:
        """Cards of a hand about which nothing is known."""
        start = self.private(observer, seat)
        return self.get(start + self.kinds) - self.known(start)

    def heap_size(self, start: i64) -> i64:
        """How many cards a shared heap has."""
        total: i64 = 0
        for seat in range(self.players):
            total += self.get(start + self.kinds + seat)
        return total

    # --- what happens -----------------------------------------------------------------------
    def note(self, table: Table, what: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Write the event down, and let every observer draw conclusions."""
        log = append(self.log, i32(what))
        log = append(log, i32(a))
        log = append(log, i32(b))
        log = append(log, i32(c))
        self.log = append(log, i32(d))
        self.learn(table, what, a, b, c, d)

    def learn(self, table: Table, what: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Let every observer draw conclusions from an event."""
        if what == ev.DREW:
            for observer in range(self.players + 1):
                if observer != a:
                    self.add(self.private(observer, a) + self.kinds, 1)
        elif what == ev.TOOK or what == ev.SALVAGED:
            self.gain(table, a, b)
        elif what == ev.SNATCHED:
            self.gain(table, c, b)
        elif what == ev.PLAYED or what == ev.DUG:
            self.lose(table, a, b)
        elif what == ev.LAID:
            if b >= 0:
                self.lose(table, a, b)
        elif what == ev.DISCARDED:
            if c != ev.WHY_LAID and c != ev.WHY_PLAYED:
                self.lose(table, a, b)
        elif what == ev.COOPERATED:
            self.lose(table, a, c)
            self.gain(table, b, c)
        else:
            self.learn_rarer(table, what, a, b, c, d)

    def learn_rarer(self, table: Table, what: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """The rest of the events that say something about hands."""
        if what == ev.TAKEN and d == ev.BY_NAME:
            self.lose(table, a, c)
            self.gain(table, b, c)
        elif what == ev.TAKEN or what == ev.GIVEN or what == ev.OFFERED:
            self.pass_unseen(table, a, b, c)
        elif what == ev.LOOKED:
            self.look(table, a, b)
        elif what == ev.LACKED:
            self.note_lack(table, a, b)
        elif what == ev.SHUFFLED:
            for observer in range(self.players + 1):
                self.count_cards(table, observer)
        elif what == ev.REDEALT:
            for observer in range(self.players + 1):
                self.heap_up(table, observer)
        elif what == ev.DEALT:
            for observer in range(self.players + 1):
                start = self.shared(observer, 0)
                if observer != a:
                    self.add(start + self.kinds + a, 1)
                elif self.get(start + b) > 0:
                    self.add(start + b, -1)

    def gain(self, table: Table, seat: i64, kind: i64) -> None:
        """Everybody sees a card come to a hand."""
        for observer in range(self.players + 1):
            if observer != seat:
                self.gain_known(table, observer, seat, kind)

    def lose(self, table: Table, seat: i64, kind: i64) -> None:
        """Everybody sees a card leave a hand."""
        for observer in range(self.players + 1):
            if observer != seat:
                self.lose_known(table, observer, seat, kind)

    def pass_unseen(self, table: Table, giver: i64, taker: i64, kind: i64) -> None:
        """A card passes between two hands; only these two see which (12.2)."""
        for observer in range(self.players + 1):
            if observer == giver:
                self.gain_known(table, observer, taker, kind)
            elif observer == taker:
                self.lose_known(table, observer, giver, kind)
            else:
                self.pass_unknown(table, observer, giver, taker)

    def note_lack(self, table: Table, seat: i64, tool: i64) -> None:
        """Everybody sees that a hand does not hold a Tool (5.12)."""
        bit = tool_bit(table, tool)
        for observer in range(self.players + 1):
            if observer != seat:
                cell = self.lacks(observer, seat)
                self.put(cell, self.get(cell) | bit)

    # --- what one observer concludes --------------------------------------------------------
    def gain_known(self, table: Table, observer: i64, seat: i64, kind: i64) -> None:
        """A card of a known kind comes to a hand."""
        start = self.private(observer, seat)
        self.add(start + kind, 1)
        self.add(start + self.kinds, 1)
        cell = self.lacks(observer, seat)
        self.put(cell, self.get(cell) & ~tool_bit(table, kind))

    def lose_known(self, table: Table, observer: i64, seat: i64, kind: i64) -> None:
        """A card of a known kind leaves a hand: which of its cards may it have been?"""
        start = self.private(observer, seat)
        if self.get(start + kind) > 0:
            self.add(start + kind, -1)
            self.add(start + self.kinds, -1)
            return
        on_board = table.rulebook.on_board[kind] != 0  # such a card is never unknown: all saw it being taken
        heap: i64 = -1
        unknown = self.unknown_private(observer, seat)
        for other in range(SHARED):
            shared = self.shared(observer, other)
            if self.get(shared + self.kinds + seat) > 0:
                has_kind = self.get(shared + kind) > 0
                if has_kind or (not on_board and unknown == 0 and self.heap_size(shared) > self.known(shared)):
                    heap = other if heap < 0 else self.merge(observer, heap, other)
        if heap < 0:
            self.add(start + self.kinds, -1)
            return
        shared = self.shared(observer, heap)
        if self.get(shared + kind) > 0:
            self.add(shared + kind, -1)
        if on_board or unknown == 0:
            self.add(shared + self.kinds + seat, -1)
        else:  # it may as well have been an unknown card: the shared one is no longer certain
            self.add(start + self.kinds, -1)
        self.tidy(observer, heap)

    def pass_unknown(self, table: Table, observer: i64, giver: i64, taker: i64) -> None:
        """A card passes between two hands and this observer does not see which."""
        start = self.private(observer, giver)
        heap: i64 = -1
        for other in range(SHARED):
            if self.get(self.shared(observer, other) + self.kinds + giver) > 0:
                heap = other if heap < 0 else self.merge(observer, heap, other)
        if heap < 0 and self.known(start) == 0:
            self.add(start + self.kinds, -1)
            self.add(self.private(observer, taker) + self.kinds, 1)
            return
        if heap < 0:
            heap = self.free_heap(observer)
        shared = self.shared(observer, heap)
        for kind in range(self.kinds):
            self.add(shared + kind, self.get(start + kind))
            self.put(start + kind, 0)
        self.add(shared + self.kinds + giver, self.get(start + self.kinds) - 1)
        self.put(start + self.kinds, 0)
        self.add(shared + self.kinds + taker, 1)
        cell = self.lacks(observer, taker)
        self.put(cell, self.get(cell) & self.get(self.lacks(observer, giver)))
        self.tidy(observer, heap)

    def look(self, table: Table, observer: i64, seat: i64) -> None:
        """An observer sees a whole hand; what else was in a shared heap is then in the other hands."""
        start = self.private(observer, seat)
        heap: i64 = -1
        for other in range(SHARED):
            if self.get(self.shared(observer, other) + self.kinds + seat) > 0:
                heap = other if heap < 0 else self.merge(observer, heap, other)
        if heap >= 0:
            shared = self.shared(observer, heap)
            for kind in range(self.kinds):
                left = self.get(shared + kind) - (table.hand(seat, kind) - self.get(start + kind))
                if left < self.get(shared + kind):
                    self.put(shared + kind, left if left > 0 else 0)
            self.put(shared + self.kinds + seat, 0)
            self.tidy(observer, heap)
        lacked: i64 = 0
        for kind in range(self.kinds):
            self.put(start + kind, table.hand(seat, kind))
            if table.hand(seat, kind) == 0:
                lacked |= tool_bit(table, kind)
        self.put(start + self.kinds, table.of(seat, at.HAND_SIZE))
        self.put(self.lacks(observer, seat), lacked)

    def heap_up(self, table: Table, observer: i64) -> None:
        """All hands go into one heap, the observer's own included."""
        first = self.shared(observer, 0)
        for other in range(1, SHARED):
            self.merge(observer, 0, other)
        for seat in range(self.players):
            start = self.private(observer, seat)
            for kind in range(self.kinds):
                own = table.hand(seat, kind) if seat == observer else self.get(start + kind)
                self.add(first + kind, own)
                self.put(start + kind, 0)
            self.put(start + self.kinds, 0)
            self.put(first + self.kinds + seat, 0)
            self.put(self.lacks(observer, seat), 0)

    def count_cards(self, table: Table, observer: i64) -> None:
        """The deck is empty: what the observer sees nowhere else is what the unknown cards are."""
        heap: i64 = -1
        for other in range(SHARED):
            shared = self.shared(observer, other)
            if self.heap_size(shared) > self.known(shared):
                heap = other if heap < 0 else self.merge(observer, heap, other)
        unknown: i64 = 0
        for seat in range(self.players):
            unknown += self.unknown_private(observer, seat)
        if heap < 0 and unknown == 0:
            return
        unseen = self.unseen(table, observer)
        if heap < 0:
            heap = self.free_heap(observer)
        shared = self.shared(observer, heap)
        for kind in range(self.kinds):
            self.add(shared + kind, unseen[kind])
        for seat in range(self.players):
            count = self.get(self.private(observer, seat) + self.kinds) - self.known(self.private(observer, seat))
            self.add(self.private(observer, seat) + self.kinds, -count)
            self.add(shared + self.kinds + seat, count)
        self.tidy(observer, heap)

    # --- counting ---------------------------------------------------------------------------
    def unseen(self, table: Table, observer: i64) -> vec[i64]:
        """Search cards by kind that an observer can place nowhere: the deck and the unknown cards of others."""
        left = vec[i64]([i64(count) for count in full_deck(table.rulebook, table.get(at.CALM) != 0)])
        for i in range(table.get(at.DISCARD_SIZE)):
            left[table.get(at.DISCARDS + i)] -= 1
        for i in range(table.get(at.LAID_SIZE)):
            left[table.get(at.LAIDS + i) // at.SEATS] -= 1
        frame: i64 = at.STACK
        for _ in range(table.get(at.DEPTH)):
            if table.get(frame + at.PROMPT) == ask.CARD and table.get(frame + frames.CARD_SOURCE) < self.kinds:
                if table.get(frame + frames.CARD_FLAGS) & effects.TEXT_DONE == 0:
                    left[table.get(frame + frames.CARD_SOURCE)] -= 1  # an Action card lying apart (5.7)
            frame += at.FRAME
        for kind in range(self.kinds):
            if observer < self.players:
                left[kind] -= table.hand(observer, kind)
            for seat in range(self.players):
                left[kind] -= self.get(self.private(observer, seat) + kind)
            for heap in range(SHARED):
                left[kind] -= self.get(self.shared(observer, heap) + kind)
            if table.rulebook.on_board[kind] != 0:
                left[kind] = 0
        return left

    # --- shared heaps -----------------------------------------------------------------------
    def merge(self, observer: i64, heap: i64, other: i64) -> i64:
        """Two heaps become one: less is known, but nothing false."""
        into = self.shared(observer, heap)
        out_of = self.shared(observer, other)
        for i in range(self.shared_width):
            self.add(into + i, self.get(out_of + i))
            self.put(out_of + i, 0)
        return heap

    def free_heap(self, observer: i64) -> i64:
        """A heap that is not in use, or else the last: then less is known than could be, but nothing false."""
        for heap in range(SHARED):
            if self.heap_size(self.shared(observer, heap)) == 0:
                return heap
        return SHARED - 1

    def tidy(self, observer: i64, heap: i64) -> None:
        """A heap in which nothing is known, or that lies in one hand only, is no longer shared."""
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


class Recall(Knowledge):
    """Knowledge of a game whose events nobody will tell: simulations and learning agents."""

    def note(self, table: Table, what: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Conclusions only."""
        self.learn(table, what, a, b, c, d)


def tool_bit(table: Table, kind: i64) -> i64:
    """The bit of a Tool in `lacks`; there is room for eight."""
    tools = table.rulebook.tools
    for i in range(len(tools)):
        if tools[i] == kind and i < 8:
            return 1 << i
    return 0


def rows_of(log: vec[i32]) -> list[tuple[int, int, int, int, int]]:
    """A log, event by event."""
    rows: list[tuple[int, int, int, int, int]] = []
    for i in range(0, len(log), 5):
        rows.append((int(log[i]), int(log[i + 1]), int(log[i + 2]), int(log[i + 3]), int(log[i + 4])))
    return rows
