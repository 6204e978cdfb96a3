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
from blackgate.engine.bits import lowest_bit
from blackgate.engine.known_cards import KnownCards, tool_bit
from blackgate.engine.setup import copies_in_deck
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
                    self.set_count(observer, seat, self.kinds, table.of(seat, at.HAND_SIZE))

    def copy(self) -> "Knowledge":
        """Return the same knowledge, with its own cells and an empty log."""
        twin = Knowledge(int(self.players), int(self.kinds))
        twin.cells = self.cells[:]
        twin.filled = self.filled[:]
        return twin

    def to_bytes(self) -> bytes:
        """Return what all observers know; the events of the move being played are not part of it."""
        return bytes(memoryview(self.cells))

    def observer_bytes(self, observer: i64) -> bytes:
        """Return what one observer knows; the observer after the last seat is a spectator."""
        first = observer * self.width
        return bytes(memoryview(self.cells[first : first + self.width]))

    def load(self, data: bytes) -> None:
        """Load what `to_bytes` returned."""
        self.cells: vec[u8] = vec[u8](data)
        self.find_filled()

    def share(self, observer: i64) -> "Knowledge":
        """Return what one observer knows and what all players know (the last row), and nothing of the others."""
        part = Knowledge(int(self.players), int(self.kinds))
        part.clear()
        self.copy_row(part, observer, observer)
        self.copy_row(part, self.players, self.players)
        return part

    def copy_row(self, to: KnownCards, observer: i64, into: i64) -> None:
        """Copy what one observer knows to an observer of the same or other knowledge."""
        source, target = self.cells, to.cells
        first, start = observer * self.width, into * self.width
        for cell in range(self.width):
            target[start + cell] = source[first + cell]
        for group in range(self.groups):
            to.filled[into * self.groups + group] = self.filled[observer * self.groups + group]

    def restart_others(self, table: Table, observer: i64) -> None:
        """Give the other seats of a sampled table what all players know, and their own hand."""
        for seat in range(self.players):
            if seat != observer:
                self.copy_row(self, self.players, seat)
                self.look(table, seat, seat)
                for what in range(self.private_width):
                    self.set_count(seat, seat, what, 0)
                self.put_lacks(seat, seat, 0)

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
                    self.add_count(observer, a, self.kinds, 1)
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
                if observer != a:
                    self.add_count(observer, self.players, self.kinds + a, 1)
                elif self.count(observer, self.players, b) > 0:
                    self.add_count(observer, self.players, b, -1)

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
                self.put_lacks(observer, seat, self.get(self.lacks(observer, seat)) | bit)

    # --- what one observer concludes --------------------------------------------------------
    def gain_known(self, table: Table, observer: i64, seat: i64, kind: i64) -> None:
        """A card of a known kind comes to a hand."""
        self.add_count(observer, seat, kind, 1)
        self.add_count(observer, seat, self.kinds, 1)
        self.put_lacks(observer, seat, self.get(self.lacks(observer, seat)) & ~tool_bit(table, kind))

    def lose_known(self, table: Table, observer: i64, seat: i64, kind: i64) -> None:
        """A card of a known kind leaves a hand. Find the group of cards it may have come from."""
        if self.count(observer, seat, kind) > 0:
            self.add_count(observer, seat, kind, -1)
            self.add_count(observer, seat, self.kinds, -1)
            return
        on_board = table.rulebook.on_board[kind] != 0  # such a card is never unknown: all saw it being taken
        found: i64 = -1
        unknown = self.unknown_private(observer, seat)
        for heap in range(self.players, self.groups):
            if self.count(observer, heap, self.kinds + seat) > 0:
                has_kind = self.count(observer, heap, kind) > 0
                if has_kind or (not on_board and unknown == 0 and self.heap_size(observer, heap) > self.known(observer, heap)):
                    found = heap if found < 0 else self.merge(observer, found, heap)
        if found < 0:
            self.add_count(observer, seat, self.kinds, -1)
            return
        if self.count(observer, found, kind) > 0:
            self.add_count(observer, found, kind, -1)
        if on_board or unknown == 0:
            self.add_count(observer, found, self.kinds + seat, -1)
        else:  # it may as well have been an unknown card: the shared one is no longer certain
            self.add_count(observer, seat, self.kinds, -1)
        self.tidy(observer, found)

    def pass_unknown(self, table: Table, observer: i64, giver: i64, taker: i64) -> None:
        """A card passes between two hands and this observer does not see which."""
        found = self.merge_heaps_of(observer, giver)
        if found < 0 and self.kinds_in(observer, giver) == 0:
            self.add_count(observer, giver, self.kinds, -1)
            self.add_count(observer, taker, self.kinds, 1)
            return
        if found < 0:
            found = self.free_heap(observer)
        self.move(observer, giver, found, self.kinds_in(observer, giver))
        self.add_count(observer, found, self.kinds + giver, self.count(observer, giver, self.kinds) - 1)
        self.set_count(observer, giver, self.kinds, 0)
        self.add_count(observer, found, self.kinds + taker, 1)
        both_lack = self.get(self.lacks(observer, taker)) & self.get(self.lacks(observer, giver))
        self.put_lacks(observer, taker, both_lack)
        self.tidy(observer, found)

    def merge_heaps_of(self, observer: i64, seat: i64) -> i64:
        """Merge the shared heaps that lie partly in a hand. Return the heap, or -1 if there was none."""
        found: i64 = -1
        for heap in range(self.players, self.groups):
            if self.count(observer, heap, self.kinds + seat) > 0:
                found = heap if found < 0 else self.merge(observer, found, heap)
        return found

    def look(self, table: Table, observer: i64, seat: i64) -> None:
        """An observer sees a whole hand; what else was in a shared heap is then in the other hands."""
        heap = self.merge_heaps_of(observer, seat)
        if heap >= 0:
            for kind in range(self.kinds):
                shared = self.count(observer, heap, kind)
                left = shared - (table.hand(seat, kind) - self.count(observer, seat, kind))
                if left < shared:
                    self.set_count(observer, heap, kind, left if left > 0 else i64(0))
            self.set_count(observer, heap, self.kinds + seat, 0)
            self.tidy(observer, heap)
        lacked: i64 = 0
        for kind in range(self.kinds):
            self.set_count(observer, seat, kind, table.hand(seat, kind))
            if table.hand(seat, kind) == 0:
                lacked |= tool_bit(table, kind)
        self.set_count(observer, seat, self.kinds, table.of(seat, at.HAND_SIZE))
        self.put_lacks(observer, seat, lacked)

    def pool_all_hands(self, table: Table, observer: i64) -> None:
        """Put all hands into one heap, the observer's own included."""
        pool = self.players  # the first heap
        for heap in range(self.players + 1, self.groups):
            self.merge(observer, pool, heap)
        for seat in range(self.players):
            if seat == observer:
                for kind in range(self.kinds):
                    self.add_count(observer, pool, kind, table.hand(seat, kind))
            else:
                self.move(observer, seat, pool, self.kinds_in(observer, seat))
            self.set_count(observer, seat, self.kinds, 0)
            self.set_count(observer, pool, self.kinds + seat, 0)
            self.put_lacks(observer, seat, 0)

    def count_cards(self, table: Table, observer: i64) -> None:
        """The deck is empty: the cards an observer sees nowhere else are the unknown cards."""
        found: i64 = -1
        for heap in range(self.players, self.groups):
            if self.heap_size(observer, heap) > self.known(observer, heap):
                found = heap if found < 0 else self.merge(observer, found, heap)
        unknown: i64 = 0
        for seat in range(self.players):
            unknown += self.unknown_private(observer, seat)
        if found < 0 and unknown == 0:
            return
        unseen = self.unseen(table, observer)
        if found < 0:
            found = self.free_heap(observer)
        for kind in range(self.kinds):
            self.add_count(observer, found, kind, unseen[kind])
        for seat in range(self.players):
            count = self.unknown_private(observer, seat)
            self.add_count(observer, seat, self.kinds, -count)
            self.add_count(observer, found, self.kinds + seat, count)
        self.tidy(observer, found)

    # --- counting ---------------------------------------------------------------------------
    def unseen(self, table: Table, observer: i64) -> vec[i64]:
        """Return the Search cards, by kind, that an observer cannot locate: the deck and the unknown cards of others."""
        left = vec[i64]([0] * int(self.kinds))
        calm = table.get(at.CALM) != 0
        for kind in range(self.kinds):
            left[kind] = copies_in_deck(table.rulebook, kind, calm)
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
        for group in range(self.groups):
            self.subtract_kinds(left, observer, group)
        on_board = table.rulebook.on_board
        for kind in range(self.kinds):
            if on_board[kind] != 0:
                left[kind] = 0
        return left

    def subtract_kinds(self, left: vec[i64], observer: i64, group: i64) -> None:
        """Subtract from numbers of cards, by kind, those that are known to be in a hand or heap."""
        kinds = self.kinds_in(observer, group)
        while kinds != 0:
            kind = lowest_bit(kinds)
            kinds &= kinds - 1
            left[kind] -= self.count(observer, group, kind)


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
