"""Deleting what a player has written: their name and their chat. Moves stay: the other players need them for the game."""

from collections.abc import Callable

from blackgate.service.async_store import call_store
from blackgate.service.command_executor import CommandExecutor
from blackgate.service.storage import Store
from blackgate.service.table_reader import TableReader
from blackgate.tables import commands, messages, stored_log
from blackgate.tables.commands import Accepted, AlreadyDone, Refusal
from blackgate.tables.encoding import encode
from blackgate.tables.hosted_table import HostedTable


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

        def authorized_name(table: HostedTable) -> str:
            authorize(table)
            return table.seats[seat].name

        name = await self.reader.read_any(table_id, authorized_name)
        rows = await call_store(self.store.entries, table_id, 0)
        await call_store(self.store.replace_entries, table_id, stored_log.without_name(rows, seat))

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
        await call_store(self.store.delete_chat, table_id, seat, name)
