"""Changing tables and telling their listeners. What happens in a call is collected in its outcome."""

import logging
from collections.abc import Callable, Sequence
from typing import Any, Final

from blackgate.catalogue import Edition
from blackgate.pack.files import pack_files
from blackgate.tab.active_tables import ActiveTable, ActiveTables, StoredRow
from blackgate.tab.connection import Connection
from blackgate.tab.outcome import Outcome, Row
from blackgate.tab.packs import TabPacks
from blackgate.tables import entries, key_access, keys, messages, stored_log
from blackgate.tables.commands import Accepted, AlreadyDone, Refusal
from blackgate.tables.encoding import encode
from blackgate.tables.hosted_table import HostedTable, LogEntry
from blackgate.tables.messages import RETRY_MS, RETRYABLE
from blackgate.tables.table_kind import LONGEST, kind_of
from blackgate.tables.wire import Goodbye, Online

NO_OUTAGES: Final[Sequence[tuple[int, int]]] = ()  # there are no clocks here
log: Final = logging.getLogger("blackgate.tab")

Decide = Callable[[HostedTable], Accepted | AlreadyDone]
OnDone = Callable[[HostedTable, int], None]  # table and the number of the command's entry


class TableHost:
    """Carries out commands, one after the other, and sends the news to the listeners."""

    def __init__(self, now_ms: Callable[[], int], packs: TabPacks) -> None:
        self.now_ms = now_ms
        self.packs = packs
        self.tables: Final = ActiveTables(packs)
        self.outcome: Outcome = Outcome()  # of the current call

    def begin_call(self) -> Outcome:
        """Return the outcome of a new call. What came of the call before has been stored and sent."""
        self.outcome = Outcome()
        for active in self.tables:
            active.begin_call()
        return self.outcome

    def take_back(self) -> Outcome:
        """Forget what this call would send: it needs something first. It has changed nothing yet."""
        assert not self.outcome.rows, "needs are found before anything is changed"
        if self.outcome.messages:
            for active in self.tables:
                active.take_back()
        self.outcome.messages, self.outcome.closed = [], []
        return self.outcome

    # --- tables -----------------------------------------------------------------------------------
    def open(self, table_id: str) -> ActiveTable:
        """Return a table that can be played. Its listeners are sent what another tab has written before."""
        found = self.tables.get(table_id)
        table = found.require()
        for entry in table.log_after(found.broadcast_seq) if found.listeners else ():
            self.broadcast(found, entry)
        return found

    def create(self, created: entries.Created, edition: Edition) -> ActiveTable:
        """Add a new table, with its first row and the files of its pack to be stored."""
        found = self.tables.get(keys.new_table_id())
        now = self.now_ms()
        found.rows = []
        found.table = HostedTable(found.id, now, created, edition)
        self.store(found, found.table, StoredRow(1, now, entries.encode(created)))
        self.outcome.packs[edition.pack.digest] = pack_files(edition.pack)
        return found

    def execute(self, active: ActiveTable, decide: Decide, on_done: OnDone | None = None) -> HostedTable:
        """Carry out one command: decide, store, acknowledge, broadcast."""
        table = active.require()
        decision = decide(table)
        if isinstance(decision, AlreadyDone):
            if on_done is not None:
                on_done(table, decision.seq)
            return table
        if self.too_long(table) and not isinstance(decision.entry, entries.Closed | entries.Forgotten):
            raise Refusal("too_long")
        now = max(self.now_ms(), table.updated_at)
        try:
            table.apply(table.seq + 1, now, decision.entry, decision.game)
        except BaseException:
            active.drop()
            raise
        self.store(active, table, StoredRow(table.seq, now, entries.encode(decision.entry)))
        if on_done is not None:
            on_done(table, table.seq)
        self.broadcast(active, table.log[-1])
        return table

    def remove_table(self, active: ActiveTable) -> None:
        """Forget a table that was removed elsewhere, and dismiss its listeners."""
        self.dismiss_all(active, Refusal("no_such_table"))
        active.rows, active.table = [], None

    def too_long(self, table: HostedTable) -> bool:
        """Return whether the log of a table may not grow any more."""
        return table.seq >= LONGEST[kind_of(table)]

    def store(self, active: ActiveTable, table: HostedTable, row: StoredRow, *, replaces: bool = False) -> None:
        """Add a row to those that the caller stores."""
        assert active.rows is not None, "it was loaded or created"
        if replaces:
            active.rows[row.seq - 1] = row
        else:
            active.rows.append(row)
        line = encode(messages.table_line(table)).decode()
        self.outcome.rows.append(Row(active.id, row.seq, row.at, row.data.decode(), line, replaces))

    def apply_stored(self, active: ActiveTable, rows: Sequence[StoredRow]) -> None:
        """Apply entries that another tab has stored; a table whose entries are not the next ones is loaded again."""
        if active.rows is None:
            return
        for row in rows:
            if row.seq == len(active.rows) + 1:
                active.rows.append(row)
                if active.table is not None:
                    stored_log.apply_row(active.table, row)
            elif row.seq > len(active.rows):
                active.drop()
                return

    # --- listeners --------------------------------------------------------------------------------
    def broadcast(self, active: ActiveTable, entry: LogEntry) -> None:
        """Send an entry to all listeners, to each of them as its seat may see it."""
        table = active.require()
        if entry.what != "moved":  # a move changes no keys
            self.dismiss_revoked(active, table)
        if not active.listeners:
            active.updates.forget()
            return
        active.broadcast_seq = entry.seq
        news = active.updates.news(table, entry, active.readers(), NO_OUTAGES)
        for listener in list(active.listeners):
            message = news[listener.reader]
            if isinstance(message, Exception):
                log.error("encoding news failed", exc_info=message)
                self.remove(active, listener)
                self.say_goodbye(listener, Refusal("busy"))  # it can reconnect and catch up
            else:
                self.send(listener, message)

    def dismiss_revoked(self, active: ActiveTable, table: HostedTable) -> None:
        """Dismiss the listeners whose key is no longer valid."""
        for listener in list(active.listeners):
            if not key_access.may_stay(table, listener.reader.seat, listener.key):
                self.remove(active, listener)
                self.say_goodbye(listener, Refusal("revoked"))

    def dismiss_all(self, active: ActiveTable, refusal: Refusal) -> None:
        """Dismiss all listeners of a table."""
        listeners, active.listeners = active.listeners, {}
        for listener in listeners:
            self.say_goodbye(listener, refusal)

    def join(self, connection: Connection, active: ActiveTable, since: int | None) -> None:
        """Send a connection the whole table, and from then on every update."""
        table = active.require()
        seat = connection.reader.seat
        welcome = active.updates.welcome(
            table,
            connection.reader,
            active.readers(),
            now=self.now_ms(),
            since=since,
            host=connection.host,
            online=self.online(active, table, joining=seat),
            chat=[],
            outages=NO_OUTAGES,
        )
        self.send(connection, welcome)
        active.listeners[connection] = None
        active.broadcast_seq = table.seq
        if seat is not None:
            self.send_online(active)

    def leave(self, connection: Connection) -> None:
        """Remove a connection from its table."""
        if connection.table_id:
            active = self.tables.get(connection.table_id)
            if connection in active.listeners:
                self.remove(active, connection)

    def remove(self, active: ActiveTable, listener: Connection) -> None:
        """Remove a listener. Its seat is gone only when its last listener has left."""
        del active.listeners[listener]
        if listener.reader.seat is not None and listener.reader.seat not in active.connected_seats():
            self.send_online(active)

    def online(self, active: ActiveTable, table: HostedTable, joining: int | None = None) -> list[bool]:
        """Return for each seat whether it is connected; `joining` counts already."""
        connected = active.connected_seats() | {joining}
        return [seat in connected for seat in range(table.options.players)]

    def send_online(self, active: ActiveTable) -> None:
        """Send all listeners which seats are online, if that has changed."""
        if active.table is None:
            return
        online = self.online(active, active.table)
        if online != active.online:
            active.online = online
            for listener in active.listeners:
                self.send(listener, encode(Online(online)))

    # --- messages ---------------------------------------------------------------------------------
    def send(self, connection: Connection, message: bytes) -> None:
        """Send an encoded message."""
        self.outcome.messages.append((connection.number, message.decode()))

    def send_message(self, connection: Connection, message: Any) -> None:
        """Encode and send a message."""
        self.send(connection, encode(message))

    def say_goodbye(self, connection: Connection, refusal: Refusal) -> None:
        """Send a goodbye with the reason, and close the connection."""
        retry_ms = RETRY_MS if refusal.error in RETRYABLE else 0
        self.send_message(connection, Goodbye(refusal.error, refusal.in_language(connection.lang), retry_ms))
        connection.table_id = ""
        self.outcome.closed.append(connection.number)
