"""Joining and leaving a table as a listener."""

import asyncio
from collections.abc import Callable

from blackgate.service import wall_clock
from blackgate.service.active_tables import ActiveTable, ActiveTables, Listener
from blackgate.service.chat import Chat
from blackgate.service.presence import Presence
from blackgate.service.process_state import ProcessState
from blackgate.service.table_reader import TableReader
from blackgate.service.ws.frames import text_frame
from blackgate.tables import key_access, messages
from blackgate.tables.commands import Refusal
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.updates.told_entries import told_entries

ENTRIES_PER_SLICE = 10  # put into words, between which other tasks may run


class Subscriptions:
    """Adds listeners to tables and removes them."""

    def __init__(self, tables: ActiveTables, reader: TableReader, presence: Presence, chat: Chat, process: ProcessState) -> None:
        self.tables = tables
        self.reader = reader
        self.presence = presence
        self.chat = chat
        self.process = process
        self.observers: list[Callable[[ActiveTable], None]] = []  # called after each client that joined

    async def join(self, listener: Listener, table_id: str, *, since: int | None) -> None:
        """Send a listener the whole table, and from then on every update."""
        active = self.tables.activate(table_id)
        async with active.lock:
            table = active.table or await self.reader.refresh(active)  # read a moment ago, to check the key
            if not key_access.may_stay(table, listener.reader.seat, listener.key):
                raise Refusal("revoked")  # since then
            await self.send_table(active, table, listener, since)
            active.listeners[listener] = None
            active.broadcast_seq = table.seq
            self.presence.changed(active, listener.reader.seat, True)
            for observer in self.observers:
                observer(active)

    async def catch_up(self, listener: Listener, table_id: str) -> None:
        """Send a listener the whole table again, with the entries since it stopped reading."""
        active = self.tables.get(table_id)
        if active is None:
            return
        async with active.lock:
            if listener in active.listeners and listener.behind_since is not None:
                try:
                    table = active.table or await self.reader.refresh(active)
                    await self.send_table(active, table, listener, listener.behind_since)
                except Refusal as refusal:  # it would never be sent updates again
                    listener.dismiss(refusal.error)
                    return
                listener.behind_since = None

    async def send_table(self, active: ActiveTable, table: HostedTable, listener: Listener, since: int | None) -> None:
        """Send a listener the whole table. The caller holds the lock."""
        if since is not None:
            await self.tell_missed(table, since, listener)
        chat = await self.chat.refresh(active.id)
        message = active.updates.welcome(
            table,
            listener.reader,
            active.readers(),
            now=wall_clock.now_ms(),
            since=since,
            host=listener.host,
            online=self.presence.online(active, table, joining=listener.reader.seat),
            chat=chat,
            outages=self.process.outages,
        )
        listener.send(text_frame(message))
        listener.welcomed_at = table.seq

    async def tell_missed(self, table: HostedTable, since: int, listener: Listener) -> None:
        """Put the missed entries into words, and let other tasks run in between."""
        told = told_entries(table)
        before = told.tellings
        for entry in table.log_after(since)[-messages.MAX_MISSED :]:
            told.tell(table, entry, listener.reader.seat, listener.reader.lang)
            if told.tellings >= before + ENTRIES_PER_SLICE:
                listener.entries_told += told.tellings - before
                await asyncio.sleep(0)
                before = told.tellings
        listener.entries_told += told.tellings - before

    def leave(self, listener: Listener, table_id: str) -> None:
        """Remove a listener."""
        active = self.tables.get(table_id)
        if active is not None and listener in active.listeners:
            del active.listeners[listener]
            self.presence.changed(active, listener.reader.seat, False)
