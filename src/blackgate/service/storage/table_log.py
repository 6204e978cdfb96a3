"""The logs of all tables, and the index over them."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, Engine, and_, case, delete, exists, func, not_, or_, select, tuple_, update
from sqlalchemy.exc import IntegrityError

from blackgate.service.storage.database import Database, storable_text
from blackgate.service.storage.errors import CodeTaken, StoreDown, first_line
from blackgate.service.storage.schema import ENTRIES, PRESENCE, PROCESSES, TABLES

OPEN = ("lobby", "playing", "paused")  # the phases in which a table has a code and can be listed

Key = tuple[str, int]  # table id and seq
Content = tuple[str, bytes]  # writer and data: they identify an entry


class Row(Struct, frozen=True):
    """One entry as it is stored. Every entry has a different `writer`."""

    table_id: str
    seq: int
    at: int
    writer: str
    data: bytes


class Index(Struct, frozen=True):
    """What can be queried about a table without reading its log."""

    code: str
    public: bool
    phase: str
    created: int
    line: bytes
    due: int | None = None
    claimed_until: int | None = None
    claimed_by: str = ""
    kind: str = "people"

    @property
    def stored_code(self) -> str | None:
        """The code while the table is open. Afterwards another table may get it: there are not many short codes."""
        return self.code if self.phase in OPEN else None


class Write(Struct, frozen=True):
    """A row to write, and the index after it; None leaves the index as it is. The first row of a table needs an index."""

    row: Row
    index: Index | None = None

    @property
    def key(self) -> Key:
        """The position in the log."""
        return self.row.table_id, self.row.seq

    @property
    def content(self) -> Content:
        """What is stored at that position if this write succeeds."""
        return self.row.writer, self.row.data


class TableLog(Database):
    """The entries of all tables, and the index."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        # Built once and reused: building a statement costs more than running it.
        self.insert_entries: Final = self.insert(ENTRIES).on_conflict_do_nothing()
        self.insert_and_return: Final = self.insert_entries.returning(ENTRIES.c.table_id, ENTRIES.c.seq)
        self.upsert_index: Final = self.upsert(TABLES)

    # --- writing ----------------------------------------------------------------------------
    def append(self, writes: Sequence[Write]) -> list[bool]:
        """Write entries in one commit.

        Return True for each entry that is on disk now, even if an earlier attempt brought it there, and False where another
        entry has the position, or for entries after such a position. Raise `CodeTaken` after the rest of the batch is written.
        """
        if not writes:
            return []
        batch: dict[Key, Write] = {}
        for write in sorted(writes, key=lambda write: write.key):  # all processes lock rows in this order: no deadlocks
            batch.setdefault(write.key, write)
        try:
            if self.engine.dialect.name == "sqlite" and len(batch) == len(writes) and self.insert_new(batch):
                return [True] * len(writes)
            with self.writing() as connection:
                stored = self.insert_batch(connection, batch)
        except IntegrityError as error:
            table_id = self.table_with_taken_code(batch)
            if table_id is None:  # the code was taken and is free again
                raise StoreDown("error-store-down", problem=first_line(error)) from error
            self.append([write for write in writes if write.row.table_id != table_id])
            raise CodeTaken(table_id) from error
        return [stored.get(write.key) == write.content for write in writes]

    def insert_new(self, batch: Mapping[Key, Write]) -> bool:
        """Insert rows if all their positions are free, and return whether they were. That is usual, and in SQLite costs half as
        much as finding out which ones are free. PostgreSQL inserts many rows faster if it returns them."""
        with self.writing() as connection:
            if connection.execute(self.insert_entries, row_values(batch)).rowcount != len(batch):
                connection.rollback()
                return False
            self.update_index(connection, list(batch.values()))
        return True

    def insert_batch(self, connection: Connection, batch: Mapping[Key, Write]) -> dict[Key, Content]:
        """Insert rows where the position is free, and return what is stored at each position afterwards."""
        inserted = {(table_id, seq) for table_id, seq in connection.execute(self.insert_and_return, row_values(batch))}
        stored = {key: write.content for key, write in batch.items() if key in inserted}
        if len(inserted) < len(batch):
            stored |= self.stored_at(connection, [key for key in batch if key not in inserted])
            orphans = orphaned(batch, stored) & inserted
            inserted -= orphans
            self.delete_entries(connection, orphans)
            stored = {key: content for key, content in stored.items() if key not in orphans}
        self.update_index(connection, [write for key, write in batch.items() if key in inserted])
        return stored

    def stored_at(self, connection: Connection, keys: Sequence[Key]) -> dict[Key, Content]:
        """Return what is stored at these positions."""
        columns = select(ENTRIES.c.table_id, ENTRIES.c.seq, ENTRIES.c.writer, ENTRIES.c.data)
        rows = connection.execute(columns.where(tuple_(ENTRIES.c.table_id, ENTRIES.c.seq).in_(keys)))
        return {(table_id, seq): (writer, data) for table_id, seq, writer, data in rows}

    def delete_entries(self, connection: Connection, keys: set[Key]) -> None:
        """Delete entries that this transaction has inserted, before another one can read them."""
        if keys:
            connection.execute(delete(ENTRIES).where(tuple_(ENTRIES.c.table_id, ENTRIES.c.seq).in_(sorted(keys))))

    def update_index(self, connection: Connection, writes: Sequence[Write]) -> None:
        """Update the index from the newest entry of each table."""
        newest = {write.row.table_id: (write.row, write.index) for write in writes if write.index is not None}
        values = [
            {
                "id": row.table_id,
                "code": index.stored_code,
                "public": index.public,
                "phase": index.phase,
                "created": index.created,
                "updated": row.at,
                "line": index.line,
                "due": index.due,
                "claimed_until": index.claimed_until,
                "claimed_by": index.claimed_by,
                "kind": index.kind,
            }
            for row, index in newest.values()
        ]
        if values:
            connection.execute(self.upsert_index, values)

    def table_with_taken_code(self, batch: Mapping[Key, Write]) -> str | None:
        """Return a table of the batch whose code belongs to another table."""
        wanted: dict[str, str] = {}
        for (table_id, _), write in batch.items():
            code = None if write.index is None else write.index.stored_code
            if code is not None and wanted.setdefault(code, table_id) != table_id:
                return table_id
        with self.reading() as connection:
            owners = connection.execute(select(TABLES.c.code, TABLES.c.id).where(TABLES.c.code.in_(wanted))).all()
        return next((wanted[code] for code, owner in owners if wanted[code] != owner), None)

    # --- reading ----------------------------------------------------------------------------
    def entries(self, table_id: str, after: int = 0) -> list[Row]:
        """Return the entries of a table after number `after`."""
        of_table = ENTRIES.c.table_id == storable_text(table_id)
        statement = select(ENTRIES).where(of_table, ENTRIES.c.seq > after).order_by(ENTRIES.c.seq)
        with self.reading() as connection:
            return [Row(*row) for row in connection.execute(statement)]

    def newest_entries(self, table_ids: Sequence[str]) -> dict[str, int]:
        """Return the number of the last entry of each of these tables, without reading their logs."""
        last = select(func.max(ENTRIES.c.seq)).where(ENTRIES.c.table_id == TABLES.c.id).scalar_subquery()
        with self.reading() as connection:
            rows = connection.execute(select(TABLES.c.id, last).where(TABLES.c.id.in_(table_ids)))
            return {table_id: seq for table_id, seq in rows if seq is not None}

    def phase(self, table_id: str) -> str:
        """Return the phase of a table as of the index, which the program that wrote the newest entry has computed."""
        with self.reading() as connection:
            return str(connection.scalar(select(TABLES.c.phase).where(TABLES.c.id == storable_text(table_id))))

    def table_by_code(self, code: str) -> str | None:
        """Return the id of the open table with this code."""
        with self.reading() as connection:
            return connection.scalar(select(TABLES.c.id).where(TABLES.c.code == storable_text(code)))

    def public_tables(self, limit: int, since: int = 0, running_since: int = 0) -> list[bytes]:
        """Return the lines of public open tables: lobbies first, those with a connected player before others, then the newest.

        A lobby is listed only if it has changed `since`: an older one is abandoned. A player is connected if their process has
        sent a heartbeat since `running_since`.
        """
        lobbies_first = case((TABLES.c.phase == "lobby", 0), else_=1)
        running = and_(PROCESSES.c.id == PRESENCE.c.process, PROCESSES.c.beat >= running_since, not_(PROCESSES.c.gone))
        connected = exists().where(PRESENCE.c.table_id == TABLES.c.id, running)
        connected_first = case((connected, 0), else_=1)
        active = or_(TABLES.c.phase != "lobby", TABLES.c.updated >= since)
        statement = select(TABLES.c.line).where(TABLES.c.public, TABLES.c.phase.in_(OPEN), active)
        order = (lobbies_first, connected_first, TABLES.c.updated.desc(), TABLES.c.created.desc())
        with self.reading() as connection:
            return list(connection.scalars(statement.order_by(*order).limit(limit)))

    def public_lobbies(self, table_ids: Sequence[str]) -> set[str]:
        """Return those of these tables that are public and have not started."""
        lobbies = select(TABLES.c.id).where(TABLES.c.id.in_(table_ids), TABLES.c.public, TABLES.c.phase == "lobby")
        with self.reading() as connection:
            return set(connection.scalars(lobbies))

    # --- due tables -------------------------------------------------------------------------
    def claim(self, now: int, process: str, lease_ms: int, limit: int) -> list[str]:
        """Claim tables that are due and that no process handles, the longest overdue first. Two processes never get the same."""
        free = or_(TABLES.c.claimed_until.is_(None), TABLES.c.claimed_until < now)
        due = select(TABLES.c.id).where(TABLES.c.due <= now, free).order_by(TABLES.c.due).limit(limit)
        # Rows that another process is about to claim are skipped, not waited for. SQLite has one writer at a time.
        chosen = due.with_for_update(skip_locked=True).cte("chosen")
        statement = (
            update(TABLES).where(TABLES.c.id.in_(select(chosen.c.id))).values(claimed_until=now + lease_ms, claimed_by=process)
        )
        with self.writing() as connection:
            claimed = connection.execute(statement.returning(TABLES.c.due, TABLES.c.id)).all()
        return [table_id for _, table_id in sorted((due, table_id) for due, table_id in claimed)]

    def postpone(self, table_id: str, due: int | None, claimed_until: int | None) -> None:
        """Make a table due later (None: never), without an entry."""
        with self.writing() as connection:
            connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(due=due, claimed_until=claimed_until))

    def release_claims(self, process: str) -> None:
        """Let other processes claim at once what this process has claimed."""
        with self.writing() as connection:
            connection.execute(update(TABLES).where(TABLES.c.claimed_by == process).values(claimed_until=None))


def row_values(batch: Mapping[Key, Write]) -> list[dict[str, object]]:
    """Return the columns of a batch's rows."""
    rows = [write.row for write in batch.values()]
    return [{"table_id": row.table_id, "seq": row.seq, "at": row.at, "writer": row.writer, "data": row.data} for row in rows]


def orphaned(batch: Mapping[Key, Write], stored: Mapping[Key, Content]) -> set[Key]:
    """Return the entries that follow one which was not stored: they belong to a log that does not exist."""
    orphans: set[Key] = set()
    failed: set[str] = set()
    for key, write in batch.items():
        if write.row.table_id in failed:
            orphans.add(key)
        elif stored.get(key) != write.content:
            failed.add(write.row.table_id)
    return orphans
