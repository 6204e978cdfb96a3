"""Creating tables, also for a rematch."""

from collections.abc import Callable

from blackgate.catalogue import Edition
from blackgate.service.command_executor import CommandExecutor
from blackgate.service.security.tables_per_address import TablesPerAddress
from blackgate.service.storage import CodeTaken
from blackgate.tables import commands, entries
from blackgate.tables.api import new_tables
from blackgate.tables.commands import Accepted, Refusal
from blackgate.tables.hosted_table import HostedTable

MAX_ATTEMPTS = 10  # to find a code that is free


class TableCreator:
    """Creates tables under codes that are free. Refuses an address that has too many open tables."""

    def __init__(self, executor: CommandExecutor, tables_per_address: TablesPerAddress) -> None:
        self.executor = executor
        self.tables_per_address = tables_per_address

    async def create(self, make_entry: Callable[[], entries.Created], edition: Edition, address: str) -> HostedTable:
        """Create a table for an address. `make_entry` returns its first entry, each time with another code."""
        if self.tables_per_address.full(address):
            raise Refusal("too_many_tables", most=self.tables_per_address.limit)
        for _ in range(MAX_ATTEMPTS):
            try:
                table = await self.executor.create(make_entry(), edition)
            except CodeTaken:
                continue
            self.tables_per_address.add(address, table.id)
            self.executor.tables.activate(table.id).creator = address
            return table
        raise Refusal("busy")

    async def create_rematch(self, old: HostedTable, address: str) -> HostedTable:
        """Create a table for an address, with the players and keys of another table."""
        new = await self.create(lambda: new_tables.rematch_entry(old), old.edition, address)
        for sat in new_tables.rematch_seats(old):
            await self.executor.execute(new.id, lambda table, sat=sat: Accepted(sat))  # type: ignore[misc]
        return new

    async def link_rematch(self, old_id: str, new: HostedTable, replaced: str = "") -> bool:
        """Store in the old table that this is its rematch, in place of the table `replaced`, which has ended or is removed.
        If that is refused, close the new one; return False if there is another one already."""
        try:
            await self.executor.execute(old_id, lambda table: commands.rematch(table, new.id, replaced))
        except Refusal as refusal:
            await self.executor.execute(new.id, commands.close_table)
            if refusal.error != "rematched":
                raise
            return False
        return True
