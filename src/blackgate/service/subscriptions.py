"""Joining and leaving a table as a listener."""

from collections.abc import Callable

from blackgate.service import wall_clock
from blackgate.service.active_tables import ActiveTable, ActiveTables, Listener
from blackgate.service.chat import Chat
from blackgate.service.presence import Presence
from blackgate.service.process_state import ProcessState
from blackgate.service.table_reader import TableReader
from blackgate.tables import key_access
from blackgate.tables.commands import Refusal


class Subscriptions:
    """Adds listeners to tables and removes them."""

    def __init__(self, tables: ActiveTables, reader: TableReader, presence: Presence, chat: Chat, process: ProcessState) -> None:
        self.tables = tables
        self.reader = reader
        self.presence = presence
        self.chat = chat
        self.process = process
        self.observers: list[Callable[[ActiveTable], None]] = []  # called after each client that joined

    async def join(self, listener: Listener, table_id: str, *, since: int | None, host: bool) -> None:
        """Send a listener the whole table, and from then on every update."""
        active = self.tables.activate(table_id)
        async with active.lock:
            table = active.table or await self.reader.refresh(active)  # read a moment ago, to check the key
            reader = listener.reader
            if not key_access.may_stay(table, reader.seat, listener.key):
                raise Refusal("revoked")  # since then
            chat = await self.chat.refresh(table_id)
            message = active.updates.welcome(
                table,
                reader,
                active.readers(),
                now=wall_clock.now_ms(),
                since=since,
                host=host,
                online=self.presence.online(active, table, joining=reader.seat),
                chat=chat,
                outages=self.process.outages,
            )
            listener.send(message)
            active.listeners.append(listener)
            active.broadcast_seq = table.seq
            self.presence.changed(active, reader.seat, True)
            for observer in self.observers:
                observer(active)

    def leave(self, listener: Listener, table_id: str) -> None:
        """Remove a listener."""
        active = self.tables.get(table_id)
        if active is not None and listener in active.listeners:
            active.listeners.remove(listener)
            self.presence.changed(active, listener.reader.seat, False)
