"""The log, and the index over it."""

from collections.abc import Mapping, Sequence

from msgspec import Struct
from sqlalchemy import Connection, Engine, case, delete, func, or_, select, tuple_, update
from sqlalchemy.exc import IntegrityError

from blackgate.service.storage.database import Database, plain
from blackgate.service.storage.errors import CodeTaken, StoreDown, first_line
from blackgate.service.storage.schema import ENTRIES, TABLES

OPEN = ("lobby", "playing", "paused")  # the phases in which a table can be found

Key = tuple[str, int]  # table and seq
Said = tuple[str, bytes]  # writer and data: by these an entry is known again


class Row(Struct, frozen=True):
    """One entry as it lies in the log. No two entries have the same `writer`, unless they are the same."""

    table: str
    seq: int
    at: int
    writer: str
    data: bytes


class Index(Struct, frozen=True):
    """What is to be known about a table without reading its log."""

    code: str
    public: bool
    phase: str
    created: int
    line: bytes
    due: int | None = None
    claimed_until: int | None = None
    claimed_by: str = ""

    @property
    def kept_code(self) -> str | None:
        """The code, for as long as the table needs it: there are not so many short ones."""
        return self.code if self.phase in OPEN else None


class Write(Struct, frozen=True):
    """A row to be written, and the index after it; None leaves that as it is. A table's first row brings one."""

    row: Row
    index: Index | None = None

    @property
    def key(self) -> Key:
        """The place in the log."""
        return self.row.table, self.row.seq

    @property
    def said(self) -> Said:
        """What stands there if this got in."""
        return self.row.writer, self.row.data


class Log(Database):
    """Everything that happened at all tables."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        # Made once and used again and again: making a statement costs more than running it.
        self.into_log = self.insert(ENTRIES).on_conflict_do_nothing().returning(ENTRIES.c.table_id, ENTRIES.c.seq)
        self.into_index = self.upsert(TABLES)

    # --- writing ----------------------------------------------------------------------------
    def append(self, writes: Sequence[Write]) -> list[bool]:
        """Write entries in one commit. True for each that is on disk now, even if an earlier try of ours brought it there;
        False where somebody else was first, and for what was to follow there. `CodeTaken` is raised when the rest is written.
        """
        batch: dict[Key, Write] = {}
        for write in sorted(writes, key=lambda one: one.key):  # everybody locks in this order, so nobody waits in a circle
            batch.setdefault(write.key, write)
        try:
            with self.writing() as connection:
                stored = self.put(connection, batch)
        except IntegrityError as error:
            table = self.without_code(batch)
            if table is None:  # it was taken, and is free again
                raise StoreDown("error-store-down", problem=first_line(error)) from error
            self.append([write for write in writes if write.row.table != table])
            raise CodeTaken(table) from error
        return [stored.get(write.key) == write.said for write in writes]

    def put(self, connection: Connection, batch: Mapping[Key, Write]) -> dict[Key, Said]:
        """Put rows into the log where there is room, and tell what stands in their places now."""
        if not batch:
            return {}
        rows = [write.row for write in batch.values()]
        values = [{"table_id": row.table, "seq": row.seq, "at": row.at, "writer": row.writer, "data": row.data} for row in rows]
        fresh = {(table, seq) for table, seq in connection.execute(self.into_log, values)}
        stored = {key: write.said for key, write in batch.items() if key in fresh}
        if len(fresh) < len(batch):
            stored |= self.at_places(connection, [key for key in batch if key not in fresh])
            late = followers(batch, stored) & fresh
            fresh -= late
            self.tear_out(connection, late)
            stored = {key: said for key, said in stored.items() if key not in late}
        self.point(connection, [write for key, write in batch.items() if key in fresh])
        return stored

    def at_places(self, connection: Connection, keys: Sequence[Key]) -> dict[Key, Said]:
        """What stands in these places."""
        columns = select(ENTRIES.c.table_id, ENTRIES.c.seq, ENTRIES.c.writer, ENTRIES.c.data)
        found = connection.execute(columns.where(tuple_(ENTRIES.c.table_id, ENTRIES.c.seq).in_(keys)))
        return {(table, seq): (writer, data) for table, seq, writer, data in found}

    def tear_out(self, connection: Connection, keys: set[Key]) -> None:
        """Take back what was put in a moment ago, before anybody could read it."""
        if keys:
            connection.execute(delete(ENTRIES).where(tuple_(ENTRIES.c.table_id, ENTRIES.c.seq).in_(sorted(keys))))

    def point(self, connection: Connection, writes: Sequence[Write]) -> None:
        """Bring the index up to date with the newest entry of each table."""
        newest = {write.row.table: (write.row, write.index) for write in writes if write.index is not None}
        values = [
            {
                "id": row.table,
                "code": index.kept_code,
                "public": index.public,
                "phase": index.phase,
                "created": index.created,
                "updated": row.at,
                "line": index.line,
                "due": index.due,
                "claimed_until": index.claimed_until,
                "claimed_by": index.claimed_by,
            }
            for row, index in newest.values()
        ]
        if values:
            connection.execute(self.into_index, values)

    def without_code(self, batch: Mapping[Key, Write]) -> str | None:
        """A table whose code belongs to another one."""
        wanted: dict[str, str] = {}
        for (table, _), write in batch.items():
            code = None if write.index is None else write.index.kept_code
            if code is not None and wanted.setdefault(code, table) != table:
                return table
        with self.reading() as connection:
            owners = connection.execute(select(TABLES.c.code, TABLES.c.id).where(TABLES.c.code.in_(wanted))).all()
        return next((wanted[code] for code, owner in owners if wanted[code] != owner), None)

    # --- reading ----------------------------------------------------------------------------
    def entries(self, table: str, after: int = 0) -> list[Row]:
        """A table's log, from the entry after this one on."""
        chosen = select(ENTRIES).where(ENTRIES.c.table_id == plain(table), ENTRIES.c.seq > after).order_by(ENTRIES.c.seq)
        with self.reading() as connection:
            return [Row(*found) for found in connection.execute(chosen)]

    def newest(self, tables: Sequence[str]) -> dict[str, int]:
        """How far the logs of these tables go. The end of a log is looked up, the rest of it not read."""
        end = select(func.max(ENTRIES.c.seq)).where(ENTRIES.c.table_id == TABLES.c.id).scalar_subquery()
        with self.reading() as connection:
            found = connection.execute(select(TABLES.c.id, end).where(TABLES.c.id.in_(tables)))
            return {table: seq for table, seq in found if seq is not None}

    def phase(self, table: str) -> str:
        """Where a table stands, as the program saw it that wrote its newest entry."""
        with self.reading() as connection:
            return str(connection.scalar(select(TABLES.c.phase).where(TABLES.c.id == plain(table))))

    def by_code(self, code: str) -> str | None:
        """The table that is open under a code."""
        with self.reading() as connection:
            return connection.scalar(select(TABLES.c.id).where(TABLES.c.code == plain(code)))

    def listed(self, limit: int, since: int = 0) -> list[bytes]:
        """The lines of public tables that are open: those one can still join first, then the newest.
        Where people still wait for others, somebody must have come or gone `since`: nobody waits at the rest any more.
        """
        joinable_first = case((TABLES.c.phase == "lobby", 0), else_=1)
        waiting = or_(TABLES.c.phase != "lobby", TABLES.c.updated >= since)
        chosen = select(TABLES.c.line).where(TABLES.c.public, TABLES.c.phase.in_(OPEN), waiting)
        with self.reading() as connection:
            return list(connection.scalars(chosen.order_by(joinable_first, TABLES.c.created.desc()).limit(limit)))

    # --- what is due ------------------------------------------------------------------------
    def claim(self, now: int, process: str, lease_ms: int, limit: int) -> list[str]:
        """Take tables that are due and that nobody sees to, the longest waiting first. No two processes get the same."""
        free = or_(TABLES.c.claimed_until.is_(None), TABLES.c.claimed_until < now)
        waiting = select(TABLES.c.id).where(TABLES.c.due <= now, free).order_by(TABLES.c.due).limit(limit)
        # Rows that another process is about to take are passed over, not waited for. SQLite has one writer at a time.
        chosen = waiting.with_for_update(skip_locked=True).cte("chosen")
        taking = (
            update(TABLES).where(TABLES.c.id.in_(select(chosen.c.id))).values(claimed_until=now + lease_ms, claimed_by=process)
        )
        with self.writing() as connection:
            taken = connection.execute(taking.returning(TABLES.c.due, TABLES.c.id)).all()
        return [table for _, table in sorted((due, table) for due, table in taken)]

    def postpone(self, table: str, due: int, claimed_until: int) -> None:
        """What was due at a table is so later, without an entry: somebody slow is still there."""
        with self.writing() as connection:
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(due=due, claimed_until=claimed_until))

    def release(self, process: str) -> None:
        """A process goes: what it had claimed may be claimed by others at once."""
        with self.writing() as connection:
            connection.execute(update(TABLES).where(TABLES.c.claimed_by == process).values(claimed_until=None))


def followers(batch: Mapping[Key, Write], stored: Mapping[Key, Said]) -> set[Key]:
    """Entries that were to follow one which did not get in: they were made for a log that never was."""
    late: set[Key] = set()
    missed: set[str] = set()
    for key, write in batch.items():
        if write.row.table in missed:
            late.add(key)
        elif stored.get(key) != write.said:
            missed.add(write.row.table)
    return late
