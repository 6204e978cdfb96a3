"""12 What each seat, and a spectator, can conclude about the hands it does not see.

It is kept beside the table and fed by events alone, as each observer perceives them. Cards become *private*
(`known_cards.py`) when an observer sees them taken, looks at them or loses them to a hand. They become *shared* when a
card changes hands unseen, when all hands are dealt anew, and by counting cards when the discard pile becomes the deck.
"""

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from blackgate.engine import card_programs
from blackgate.engine import events as ev
from blackgate.engine import layout as at
from blackgate.engine.known_cards import SHARED, KnownCards, tool_bit
from blackgate.engine.setup import full_deck
from blackgate.engine.table import Table


@mypyc_attr(acyclic=True)
class Knowledge(KnownCards):
    """All observers' knowledge, and the events of the move being played."""

    def __init__(self, players: int, kinds: int) -> None:
        super().__init__(players, kinds)
        self.log: vec[i32] = vec[i32]()  # the events of the move being played, five numbers each

    def take_log(self) -> vec[i32]:
        """Return the events since the last call, and clear them."""
        log = self.log
        self.log = vec[i32]()
        return log

    def learn_hands(self, table: Table) -> None:
        """Begin at the setup: every observer knows how many cards the others hold, and no more."""
        self.clear()
        for observer in range(self.players + 1):
            for seat in range(self.players):
                if observer != seat:
                    self.put(self.private(observer, seat) + self.kinds, table.of(seat, at.HAND_SIZE))

    def copy(self) -> "Knowledge":
        """Return the same knowledge, with its own cells and an empty log."""
        twin = Knowledge(int(self.players), int(self.kinds))
        twin.cells = self.cells[:]
        return twin

    def to_bytes(self) -> bytes:
        """Return what all observers know; the events of the move being played are not part of it."""
        return bytes(memoryview(self.cells))

    def observer_bytes(self, observer: int) -> bytes:
        """Return what one observer knows; the observer after the last seat is a spectator."""
        width = int(self.width)
        return self.to_bytes()[observer * width : (observer + 1) * width]

    def load(self, data: bytes) -> None:
        """Load what `to_bytes` returned."""
        self.cells: vec[u8] = vec[u8](data)

    def share(self, observer: i64) -> "Knowledge":
        """Return what one observer knows and what all players know (the last row), and nothing of the others."""
        part = Knowledge(int(self.players), int(self.kinds))
        part.clear()
        cells, shown = self.cells, part.cells
        width = self.width
        own, public = observer * width, self.players * width
        for cell in range(own, own + width):
            shown[cell] = cells[cell]
        for cell in range(public, public + width):
            shown[cell] = cells[cell]
        return part

    def restart_others(self, table: Table, observer: i64) -> None:
        """Give the other seats of a sampled table what all players know, and their own hand."""
        public_row = self.players * self.width
        for seat in range(self.players):
            if seat != observer:
                start = seat * self.width
                for cell in range(self.width):
                    self.cells[start + cell] = self.cells[public_row + cell]
                self.look(table, seat, seat)
                own = self.private(seat, seat)
                for cell in range(self.private_width):
                    self.cells[own + cell] = 0
                self.put(self.lacks(seat, seat), 0)

    # --- what happens -----------------------------------------------------------------------
    def on_event(self, table: Table, what: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Log an event, and let every observer draw conclusions."""
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
        """Let every observer draw conclusions from the rarer events about hands."""
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
                self.pool_all_hands(table, observer)
        elif what == ev.DEALT:
            for observer in range(self.players + 1):
                start = self.shared(observer, 0)
                if observer != a:
                    self.add(start + self.kinds + a, 1)
                elif self.get(start + b) > 0:
                    self.add(start + b, -1)

    def gain(self, table: Table, seat: i64, kind: i64) -> None:
        """Let every observer see a card come to a hand."""
        for observer in range(self.players + 1):
            if observer != seat:
                self.gain_known(table, observer, seat, kind)

    def lose(self, table: Table, seat: i64, kind: i64) -> None:
        """Let every observer see a card leave a hand."""
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
        """Let every observer see that a hand does not hold a Tool (5.12)."""
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
        """A card of a known kind leaves a hand. Find the group of cards it may have come from."""
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

    def pool_all_hands(self, table: Table, observer: i64) -> None:
        """Put all hands into one heap, the observer's own included."""
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
        """The deck is empty: the cards an observer sees nowhere else are the unknown cards."""
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
        """Return the Search cards, by kind, that an observer cannot locate: the deck and the unknown cards of others."""
        left = vec[i64]([i64(count) for count in full_deck(table.rulebook, table.get(at.CALM) != 0)])
        for i in range(table.get(at.DISCARD_SIZE)):
            left[table.get(at.DISCARDS + i)] -= 1
        for i in range(table.get(at.LAID_SIZE)):
            left[table.get(at.LAIDS + i) // at.SEATS] -= 1
        frame: i64 = at.STACK
        for _ in range(table.get(at.DEPTH)):
            aside = card_programs.card_set_aside(table, frame)
            if aside >= 0:
                left[aside] -= 1
            frame += at.FRAME
        if observer < self.players:
            for kind in range(self.kinds):
                left[kind] -= table.hand(observer, kind)
        for seat in range(self.players):
            self.subtract_kinds(left, self.private(observer, seat))
        for heap in range(SHARED):
            self.subtract_kinds(left, self.shared(observer, heap))
        on_board = table.rulebook.on_board
        for kind in range(self.kinds):
            if on_board[kind] != 0:
                left[kind] = 0
        return left

    def subtract_kinds(self, left: vec[i64], start: i64) -> None:
        """Subtract from numbers of cards, by kind, those that are counted from a cell on."""
        cells = self.cells
        for kind in range(self.kinds):
            left[kind] -= i64(cells[start + kind])


@mypyc_attr(acyclic=True)
class UnloggedKnowledge(Knowledge):
    """Knowledge of a game whose events are not logged: simulations and learning agents."""

    def on_event(self, table: Table, what: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Let every observer draw conclusions from an event."""
        self.learn(table, what, a, b, c, d)


def rows_of(log: vec[i32]) -> list[tuple[int, int, int, int, int]]:
    """Return a log event by event."""
    rows: list[tuple[int, int, int, int, int]] = []
    for i in range(0, len(log), 5):
        rows.append((int(log[i]), int(log[i + 1]), int(log[i + 2]), int(log[i + 3]), int(log[i + 4])))
    return rows
