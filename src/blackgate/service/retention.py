"""Closing idle tables, and removing tables that are no longer kept. Every process does this; they do not disturb each other."""

import asyncio

from blackgate.service import wall_clock
from blackgate.service.active_tables import ActiveTable, ActiveTables
from blackgate.service.command_executor import CommandExecutor
from blackgate.service.presence import Presence
from blackgate.service.process_state import ProcessState
from blackgate.service.retention_policy import RetentionPolicy
from blackgate.service.storage import Expired, Store
from blackgate.tables import commands
from blackgate.tables.commands import Refusal

INTERVAL_S = 600.0
BATCH = 20  # tables handled before a pause
PAUSE_S = 0.05  # between two batches or two deletions, in which players' moves are written


class Retention:
    """Carries out the retention policy of this server."""

    def __init__(
        self,
        policy: RetentionPolicy,
        tables: ActiveTables,
        store: Store,
        executor: CommandExecutor,
        presence: Presence,
        process: ProcessState,
    ) -> None:
        self.policy = policy
        self.tables = tables
        self.store = store
        self.executor = executor
        self.presence = presence
        self.process = process

    async def run(self) -> None:
        """Do everything that is due now, in small steps."""
        now = wall_clock.now_ms()
        for expired in self.policy.to_close(now, self.process.outages):
            await self.close_idle_tables(expired)
        await self.remove_tables(self.policy.to_remove(now))
        await self.drop_removed_tables()
        before = self.policy.outages_before(now)
        if before is not None:
            await asyncio.to_thread(self.store.delete_outages, before)

    async def close_idle_tables(self, expired: Expired) -> None:
        """Close tables that have not changed for a long time, unless a client is connected."""
        last = (0, "")
        while batch := await asyncio.to_thread(self.store.unchanged_tables, expired, last, BATCH):
            for _, table_id in batch:
                await self.close_idle_table(table_id, expired.before)
            last = batch[-1]
            await asyncio.sleep(PAUSE_S)

    async def close_idle_table(self, table_id: str, before: int) -> None:
        """Close a table, so that its code is free and clients that come back learn it."""
        active = self.tables.activate(table_id)
        if active.listeners or await self.presence.connected_anywhere(active):
            return
        try:
            await self.executor.execute(table_id, lambda table: commands.close_idle_table(table, before))
        except Refusal:
            return  # it has changed meanwhile, or only another version of the program can play it

    async def remove_tables(self, expired: list[Expired]) -> None:
        """Remove tables with their logs and chat."""
        await asyncio.to_thread(self.store.mark_removed, expired, BATCH)
        while removed := await asyncio.to_thread(self.store.removed_tables, BATCH):
            for table_id in removed:
                await self.drop(self.tables.get(table_id))
                while await asyncio.to_thread(self.store.delete_rows, table_id):
                    await asyncio.sleep(PAUSE_S)
            await asyncio.sleep(PAUSE_S)
            await asyncio.to_thread(self.store.mark_removed, expired, BATCH)

    async def drop_removed_tables(self) -> None:
        """Forget the tables that another process has removed."""
        loaded = [active.id for active in self.tables if active.table is not None]
        for first in range(0, len(loaded), BATCH):
            table_ids = loaded[first : first + BATCH]
            existing = await asyncio.to_thread(self.store.existing_tables, table_ids)
            for table_id in set(table_ids) - existing:
                await self.drop(self.tables.get(table_id))

    async def drop(self, active: ActiveTable | None) -> None:
        """Take a removed table out of the memory of this process, and say goodbye to its listeners."""
        if active is None:
            return
        async with active.lock:
            listeners, active.listeners = active.listeners, {}
            for listener in listeners:
                listener.dismiss("no_such_table")
            self.tables.remove(active.id)
