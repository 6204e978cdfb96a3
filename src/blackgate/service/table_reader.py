"""Reading tables from their logs, and keeping those in memory up to date."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final, TypeVar, cast

from blackgate.service.active_tables import ActiveTable, ActiveTables
from blackgate.service.async_store import call_store, refuse_when_down
from blackgate.service.broadcaster import Broadcaster
from blackgate.service.pack_registry import PackRegistry
from blackgate.service.storage import Row, Store
from blackgate.tables import stored_log
from blackgate.tables.archived_table import ArchivedTable
from blackgate.tables.commands import Refusal
from blackgate.tables.hosted_table import HostedTable, Phase

ENTRIES_PER_SLICE = 200  # of a long log, between which other tasks may run

log: Final = logging.getLogger("blackgate.service")
T = TypeVar("T")


class TableReader:
    """Loads tables and reads new entries. Entries of other processes are broadcast as they are read."""

    def __init__(self, tables: ActiveTables, store: Store, packs: PackRegistry, broadcaster: Broadcaster) -> None:
        self.tables = tables
        self.store = store
        self.packs = packs
        self.broadcaster = broadcaster

    async def read(self, table_id: str, question: Callable[[HostedTable], T]) -> T:
        """Return the answer of a function about an up-to-date table. During the call, memory and disk agree."""
        active = self.tables.activate(table_id)
        async with active.lock:
            return question(await self.refresh(active))

    async def read_any(self, table_id: str, question: Callable[[HostedTable], T]) -> T:
        """Like `read`, also for a table that only another version of the program can play."""
        try:
            return await self.read(table_id, question)
        except Refusal as refusal:
            if refusal.error != "other_rules":
                raise
            return question(await self.load_archived(table_id))

    async def get(self, table_id: str) -> HostedTable:
        """Return an up-to-date table. It may soon be ahead of the disk: to send it to a client, use `read`."""
        return await self.read(table_id, lambda table: table)

    async def refresh(self, active: ActiveTable) -> HostedTable:
        """Load a table or read its new entries, and broadcast those. The caller holds the lock."""
        if active.table is None:
            active.written_index = None
            rows = await call_store(self.store.entries, active.id, 0)
            if not rows:
                self.tables.remove(active.id)  # do not remember ids of tables that do not exist
            active.table = await self.load(active.id, rows)
            active.updates.forget()
            for entry in active.table.log_after(active.broadcast_seq) if active.listeners else ():
                self.broadcaster.broadcast(active, entry)  # to clients that stayed connected while the database was down
            return active.table
        rows = await call_store(self.store.entries, active.id, active.table.seq)
        for row in rows:
            active.written_index = None
            apply_row(active.table, row)
            self.broadcaster.broadcast(active)
        return active.table

    async def discard_last_entry(self, active: ActiveTable) -> None:
        """Load a table without its last entry, which another process prevented, and read the entries of that process."""
        seq = (active.table.seq - 1) if active.table is not None else 0
        active.written_index = None
        active.table = None  # should the database go down now, no client may see the entry that is not in the log
        rows = await call_store(self.store.entries, active.id, 0)
        known = [row for row in rows if row.seq <= seq]
        active.table = await self.load(active.id, known)
        for row in rows[len(known) :]:
            apply_row(active.table, row)
            self.broadcaster.broadcast(active)

    async def load(self, table_id: str, rows: list[Row]) -> HostedTable:
        """Return a table from all its entries; refuse tables of other versions."""
        created = stored_log.created_entry(rows)
        stored_log.require_readable(created)
        with refuse_when_down():
            edition = await self.packs.find(created.digest)
        table = stored_log.empty_table(table_id, rows[0].at, created, edition)
        await apply_rows(table, rows[1:])
        return table

    async def load_archived(self, table_id: str) -> ArchivedTable:
        """Return a table that only another version of the program can play: its players and its record."""
        rows = await call_store(self.store.entries, table_id, 0)
        created = stored_log.created_entry(rows)
        phase = await call_store(self.store.phase, table_id)
        table = ArchivedTable(table_id, rows[0].at, created, cast(Phase, phase))
        await apply_rows(table, rows[1:])
        return table


def apply_row(table: HostedTable, row: Row) -> None:
    """Apply a stored entry; refuse one that does not follow from the entries before it."""
    try:
        stored_log.apply_row(table, row)
    except Refusal as refusal:
        log.warning("log mismatch", extra={"table": table.id, "problem": str(refusal.__cause__)})
        raise


async def apply_rows(table: HostedTable, rows: list[Row]) -> None:
    """Apply many entries, and let other tasks run in between."""
    for number, row in enumerate(rows, start=1):
        apply_row(table, row)
        if number % ENTRIES_PER_SLICE == 0:
            await asyncio.sleep(0)
