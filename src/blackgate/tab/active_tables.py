"""Tables in the memory of this tab. Their logs are stored by the caller, who loads them when a call needs them."""

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, cast

import msgspec

from blackgate.tab.connection import Connection
from blackgate.tab.needs import NeedsTable
from blackgate.tab.packs import TabPacks
from blackgate.tables import stored_log
from blackgate.tables.archived_table import ArchivedTable
from blackgate.tables.commands import Refusal
from blackgate.tables.hosted_table import HostedTable, Phase
from blackgate.tables.messages import Reader
from blackgate.tables.updates.table_updates import TableUpdates
from blackgate.tables.wire import TableLine

MAX_IDLE = 20  # tables without listeners that are kept in memory


class StoredRow(NamedTuple):
    """An entry of a log as it is stored."""

    seq: int
    at: int
    data: bytes


class ThoughtMove(NamedTuple):
    """A move that a bot has chosen and not played yet, and the version of the table it is for."""

    version: int
    text: str


class Sent(NamedTuple):
    """What the listeners of a table know: the newest entry they were sent, themselves, and which seats are online."""

    seq: int
    listeners: dict[Connection, None]
    online: list[bool]


class ActiveTable:
    """One table: its log, its state, its listeners, and what they were sent last."""

    def __init__(self, table_id: str, packs: TabPacks) -> None:
        self.id = table_id
        self.packs = packs
        self.rows: list[StoredRow] | None = None  # None: not loaded
        self.line: bytes = b""  # as it was stored with the newest row
        self.table: HostedTable | None = None
        self.listeners: dict[Connection, None] = {}  # in the order in which they joined
        self.updates: Final = TableUpdates()
        self.broadcast_seq = 0  # the newest entry that all listeners were sent
        self.online: list[bool] = []  # as it was last sent to the listeners
        self.thought: ThoughtMove | None = None
        self.refused_seq = 0  # the newest entry after which what was due was refused
        self.before_call = Sent(0, {}, [])

    def begin_call(self) -> None:
        """Remember what the listeners were sent: they are not sent the messages of a call that is not carried out."""
        self.before_call = Sent(self.broadcast_seq, dict(self.listeners), self.online)

    def take_back(self) -> None:
        """Forget the messages of this call. The next one sends the listeners what they have not seen."""
        self.updates.forget()
        self.broadcast_seq, self.listeners, self.online = self.before_call
        for listener in self.listeners:
            listener.table_id = self.id  # a dismissed one stays, too: it has not been told

    def drop(self) -> None:
        """Forget the log, the state and the messages of this call."""
        self.rows = self.table = self.thought = None
        self.take_back()

    def require(self) -> HostedTable:
        """Return the state, computed from the log if necessary; refuse a log that this version cannot play."""
        if self.table is None:
            if self.rows is None:
                raise NeedsTable(self.id)
            created = stored_log.created_entry(self.rows)
            stored_log.require_readable(created)
            table = stored_log.empty_table(self.id, self.rows[0].at, created, self.packs.find(created.digest))
            for row in self.rows[1:]:
                stored_log.apply_row(table, row)
            self.table = table
        return self.table

    def require_any(self) -> HostedTable:
        """Like `require`, also for a table that only another version of the program can play."""
        try:
            return self.require()
        except Refusal as refusal:
            if refusal.error != "other_rules" or self.rows is None:
                raise
            return archived_table(self.id, self.rows, self.line)

    def readers(self) -> list[Reader]:
        """Return the readers of all listeners; several listeners may be the same reader."""
        return [listener.reader for listener in self.listeners]

    def connected_seats(self) -> set[int]:
        """Return the seats with a connection."""
        return {reader.seat for reader in self.readers() if reader.seat is not None}


class ActiveTables:
    """All tables in memory, the most recently used last."""

    def __init__(self, packs: TabPacks) -> None:
        self.packs = packs
        self.by_id: OrderedDict[str, ActiveTable] = OrderedDict()

    def __iter__(self) -> Iterator[ActiveTable]:
        return iter(list(self.by_id.values()))

    def get(self, table_id: str) -> ActiveTable:
        """Return a table, which may not be loaded yet."""
        found = self.by_id.setdefault(table_id, ActiveTable(table_id, self.packs))
        self.by_id.move_to_end(table_id)
        return found

    def load(self, table_id: str, rows: Sequence[tuple[int, int, bytes | str]], line: bytes | str = b"") -> None:
        """Keep the log of a table."""
        found = self.get(table_id)
        found.rows = [StoredRow(int(seq), int(at), as_bytes(data)) for seq, at, data in rows]
        found.line = as_bytes(line)
        found.table = None
        found.updates.forget()

    def tidy(self) -> None:
        """Forget ids of tables that do not exist, and tables that no page shows, except for the newest ones."""
        idle = [active for active in self if not active.listeners]
        for active in [*(active for active in idle if not active.rows), *[active for active in idle if active.rows][:-MAX_IDLE]]:
            del self.by_id[active.id]


def as_bytes(data: bytes | str) -> bytes:
    """Return stored text as bytes."""
    return data.encode() if isinstance(data, str) else bytes(data)


def archived_table(table_id: str, rows: Sequence[StoredRow], line: bytes) -> ArchivedTable:
    """Return a table of another version of the rules: its players and its record."""
    phase = msgspec.json.decode(line, type=TableLine).phase if line else "closed"
    table = ArchivedTable(table_id, rows[0].at, stored_log.created_entry(rows), cast(Phase, phase))
    for row in rows[1:]:
        stored_log.apply_row(table, row)
    return table
