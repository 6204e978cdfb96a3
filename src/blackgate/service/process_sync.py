"""Catching up with other processes, when they send a wake-up message and by polling."""

import asyncio
from typing import Final

from blackgate.service.active_tables import ActiveTable, ActiveTables
from blackgate.service.async_store import call_store
from blackgate.service.background_tasks import BackgroundTasks
from blackgate.service.chat import Chat
from blackgate.service.metrics import METRICS
from blackgate.service.presence import Presence
from blackgate.service.storage import Store
from blackgate.service.table_reader import TableReader

TABLES_AT_ONCE: Final = 50  # whose news are read together: reading that of a thousand would stop play for a moment
PAUSE_S: Final = 0.02


class ProcessSync:
    """Reads what other processes have written to tables with listeners here."""

    def __init__(
        self,
        tables: ActiveTables,
        store: Store,
        reader: TableReader,
        presence: Presence,
        chat: Chat,
        tasks: BackgroundTasks,
    ) -> None:
        self.tables = tables
        self.store = store
        self.reader = reader
        self.presence = presence
        self.chat = chat
        self.tasks = tasks

    def wake_up(self, table_id: str, seq: int) -> None:
        """Handle a wake-up message: a new entry, or new chat or presence if `seq` is 0."""
        active = self.tables.get(table_id)
        if active is None or not active.listeners or (active.table is not None and 0 < seq <= active.table.seq):
            return
        if seq:
            self.tasks.spawn(self.catch_up(active))
        else:
            self.tasks.spawn(self.presence.refresh([table_id]))
            self.tasks.spawn(self.chat.refresh(table_id))

    async def poll(self) -> None:
        """Look for new entries, chat and presence of every table with listeners, a few tables at a time."""
        table_ids = [active.id for active in self.tables.with_listeners()]
        for start in range(0, len(table_ids), TABLES_AT_ONCE):
            await self.poll_tables(table_ids[start : start + TABLES_AT_ONCE])
            await asyncio.sleep(PAUSE_S)

    async def poll_tables(self, table_ids: list[str]) -> None:
        """Look for what is new at some tables."""
        newest = await call_store(self.store.newest_entries, table_ids)
        for table_id, seq in newest.items():
            active = self.tables.get(table_id)
            if active is not None and seq > (active.broadcast_seq if active.table is None else active.table.seq):
                METRICS.wakes.labels("poll").inc()
                self.tasks.spawn(self.catch_up(active))  # a table that cannot be read must not delay the others
        for table_id, n in (await call_store(self.store.newest_chat, table_ids)).items():
            active = self.tables.get(table_id)
            if active is not None and n > active.last_chat:
                await self.chat.refresh(table_id)
        await self.presence.refresh(table_ids)

    async def catch_up(self, active: ActiveTable) -> None:
        """Read the new entries of a table."""
        async with active.lock:
            if active.listeners:
                await self.reader.refresh(active)
            else:
                active.table = None  # loaded again when a client joins
