"""Figures for the admin page."""

from typing import TypedDict

from msgspec import Struct
from sqlalchemy import func, select, text

from blackgate.service.storage.database import Database
from blackgate.service.storage.schema import ENTRIES, TABLES

POSTGRESQL_SIZE = "SELECT pg_database_size(current_database())"
SQLITE_SIZE = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"


class Counts(TypedDict):
    """Tables in each phase, entries of all tables, and bytes on disk."""

    phases: dict[str, int]
    entries: int
    bytes: int


class TableRow(Struct, frozen=True):
    """A table as the admin page shows it: nothing about the game itself."""

    id: str
    phase: str
    updated: int
    due: int | None


class StatisticsStore(Database):
    """Figures over all tables."""

    def counts(self) -> Counts:
        """Return how much is stored. Logs have no gaps, so the last number of each is its length."""
        last = select(func.max(ENTRIES.c.seq)).where(ENTRIES.c.table_id == TABLES.c.id).scalar_subquery()
        tables = select(TABLES.c.phase, last.label("seq")).subquery()
        statement = select(tables.c.phase, func.count(), func.coalesce(func.sum(tables.c.seq), 0)).group_by(tables.c.phase)
        size = text(POSTGRESQL_SIZE if self.engine.dialect.name == "postgresql" else SQLITE_SIZE)
        with self.reading() as connection:
            rows = connection.execute(statement).all()
            bytes_on_disk = int(connection.execute(size).scalar_one())
        phases = {phase: count for phase, count, _ in rows}
        return {"phases": phases, "entries": sum(int(entries) for _, _, entries in rows), "bytes": bytes_on_disk}

    def recent_tables(self, limit: int) -> list[TableRow]:
        """Return the tables that changed last, newest first."""
        columns = [TABLES.c[name] for name in TableRow.__struct_fields__]
        with self.reading() as connection:
            rows = connection.execute(select(*columns).order_by(TABLES.c.updated.desc(), TABLES.c.id).limit(limit))
            return [TableRow(*row) for row in rows]
