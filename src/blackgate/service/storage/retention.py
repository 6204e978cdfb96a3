"""Removing tables that are no longer kept.

A table is first marked as removed, then its rows are deleted in small transactions, so that play never waits for long, and
its index row last. If the process dies in between, the mark is still there and the next run goes on. Several processes may
do all this at once.
"""

from collections.abc import Sequence

from msgspec import Struct
from sqlalchemy import ColumnElement, and_, delete, func, or_, select, tuple_, update

from blackgate.service.storage.database import Database
from blackgate.service.storage.schema import CHAT, ENTRIES, OUTAGES, PRESENCE, TABLES

REMOVED = "removed"  # the phase of a table whose rows are being deleted
ROWS_AT_ONCE = 500  # deleted in one transaction


class Expired(Struct, frozen=True):
    """Tables of one kind, in one of these phases, that have not changed since `before`."""

    kind: str
    phases: tuple[str, ...]
    before: int


class RetentionStore(Database):
    """Finds tables by their age, and removes them."""

    def unchanged_tables(self, expired: Expired, after: tuple[int, str], limit: int) -> list[tuple[int, str]]:
        """Return when tables last changed, and their ids, the oldest first, beginning after the table `after`."""
        position = tuple_(TABLES.c.updated, TABLES.c.id)
        statement = select(TABLES.c.updated, TABLES.c.id).where(is_expired(expired), position > after)
        with self.reading() as connection:
            rows = connection.execute(statement.order_by(TABLES.c.updated, TABLES.c.id).limit(limit))
            return [(updated, table_id) for updated, table_id in rows]

    def mark_removed(self, expired: Sequence[Expired], limit: int) -> None:
        """Mark tables as removed. Their codes are free from now on, and no process runs their bots and clocks."""
        if not expired:
            return
        chosen = select(TABLES.c.id).where(or_(*[is_expired(one) for one in expired])).limit(limit)
        # As in `TableLog.claim`: rows that another process has locked are skipped, not waited for.
        ids = chosen.with_for_update(skip_locked=True).cte("chosen")
        statement = update(TABLES).where(TABLES.c.id.in_(select(ids.c.id)))
        with self.writing() as connection:
            connection.execute(statement.values(phase=REMOVED, code=None, due=None, claimed_until=None))

    def removed_tables(self, limit: int) -> list[str]:
        """Return tables that are marked as removed and have rows left."""
        with self.reading() as connection:
            return list(connection.scalars(select(TABLES.c.id).where(TABLES.c.phase == REMOVED).limit(limit)))

    def delete_rows(self, table_id: str) -> bool:
        """Delete some rows of a removed table, the first entries first; return whether rows are left."""
        with self.writing() as connection:
            for table, number in ((ENTRIES, ENTRIES.c.seq), (CHAT, CHAT.c.n)):
                first = connection.scalar(select(func.min(number)).where(table.c.table_id == table_id))
                if first is not None:
                    last = first + ROWS_AT_ONCE - 1
                    connection.execute(delete(table).where(table.c.table_id == table_id, number <= last))
                    return True
            connection.execute(delete(PRESENCE).where(PRESENCE.c.table_id == table_id))
            connection.execute(delete(TABLES).where(TABLES.c.id == table_id, TABLES.c.phase == REMOVED))
        return False

    def existing_tables(self, table_ids: Sequence[str]) -> set[str]:
        """Return those of these tables that have not been removed."""
        statement = select(TABLES.c.id).where(TABLES.c.id.in_(table_ids), TABLES.c.phase != REMOVED)
        with self.reading() as connection:
            return set(connection.scalars(statement))

    def delete_outages(self, before: int) -> None:
        """Delete the outages that ended before a moment."""
        with self.writing() as connection:
            connection.execute(delete(OUTAGES).where(OUTAGES.c.until < before))


def is_expired(expired: Expired) -> ColumnElement[bool]:
    """Return the SQL condition."""
    return and_(TABLES.c.kind == expired.kind, TABLES.c.phase.in_(expired.phases), TABLES.c.updated < expired.before)
