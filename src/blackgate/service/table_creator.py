"""Creating tables, also for a rematch."""

from collections.abc import Callable

from blackgate.catalogue import Edition
from blackgate.service.command_executor import CommandExecutor
from blackgate.service.storage import CodeTaken
from blackgate.tables import commands, entries
from blackgate.tables.api import new_tables
from blackgate.tables.commands import Accepted, Refusal
from blackgate.tables.hosted_table import HostedTable

MAX_ATTEMPTS = 10  # to find a code that is free


class TableCreator:
    """Creates tables under codes that are free."""

    def __init__(self, executor: CommandExecutor) -> None:
        self.executor = executor

    async def create(self, make_entry: Callable[[], entries.Created], edition: Edition) -> HostedTable:
        """Create a table. `make_entry` returns its first entry, each time with another code."""
        for _ in range(MAX_ATTEMPTS):
            try:
                return await self.executor.create(make_entry(), edition)
            except CodeTaken:
                continue
        raise Refusal("busy")

    async def create_rematch(self, old: HostedTable) -> HostedTable:
        """Create a table with the players and keys of another one."""
        new = await self.create(lambda: new_tables.rematch_entry(old), old.edition)
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
