"""Deleting what a player has written: their name and their chat. Moves stay: the other players need them for the game."""

from collections.abc import Callable, Sequence

import msgspec

from blackgate.service.async_store import call_store
from blackgate.service.command_executor import CommandExecutor
from blackgate.service.storage import Row, Store
from blackgate.service.table_reader import TableReader
from blackgate.tables import commands, entries, messages
from blackgate.tables.commands import Accepted, AlreadyDone, Refusal
from blackgate.tables.encoding import encode
from blackgate.tables.hosted_table import HostedTable

SEAT_PREFIXES = (b'{"k":"sat"', b'{"k":"stood"')


class PersonalData:
    """Deletes names and chat from the database, and tells the listeners of the table with an entry."""

    def __init__(self, store: Store, reader: TableReader, executor: CommandExecutor) -> None:
        self.store = store
        self.reader = reader
        self.executor = executor

    async def delete(self, table_id: str, seat: int, authorize: Callable[[HostedTable], None]) -> None:
        """Delete the name and the chat of a seat. `authorize` refuses a request that may not do this.

        The names are deleted first: if the process dies, the player can ask again, and nothing was promised that is not done.
        """
        await self.reader.read_any(table_id, authorize)
        rows = await call_store(self.store.entries, table_id, 0)
        await call_store(self.store.replace_entries, table_id, without_name(rows, seat))

        def decide(table: HostedTable) -> Accepted | AlreadyDone:
            authorize(table)
            return commands.forget_player(table, seat)

        try:
            await self.executor.execute(table_id, decide)
        except Refusal as refusal:
            if refusal.error != "other_rules":
                raise
            archived = await self.reader.load_archived(table_id)
            await call_store(self.store.replace_entries, table_id, {}, encode(messages.table_line(archived)))
        await call_store(self.store.delete_chat, table_id, seat)


def without_name(rows: Sequence[Row], seat: int) -> dict[int, bytes]:
    """Return the entries in which people took this seat, and those of people who have left their seat again, without names.

    The player may have been one of those who left. No one else needs their names: no page shows them.
    """
    found: dict[int, entries.Sat] = {}
    seated: dict[int, int] = {}  # by seat: the entry of the person who sits there
    for row in rows:
        entry = entries.decode(row.data) if row.data.startswith(SEAT_PREFIXES) else None
        if isinstance(entry, entries.Sat):
            found[row.seq] = entry
            seated[entry.seat] = row.seq
        elif isinstance(entry, entries.Stood):
            del seated[entry.seat]
    others = {seq for other, seq in seated.items() if other != seat}
    nameless = {seq: msgspec.structs.replace(sat, name="") for seq, sat in found.items() if sat.name and seq not in others}
    return {seq: entries.encode(sat) for seq, sat in nameless.items()}
