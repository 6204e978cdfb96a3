"""Creating tables, also for a rematch."""

import msgspec

from blackgate.catalogue import Edition
from blackgate.record import RULES
from blackgate.service.command_executor import CommandExecutor
from blackgate.service.storage import CodeTaken
from blackgate.tables import commands, entries, keys, wire
from blackgate.tables.commands import Accepted, Refusal
from blackgate.tables.hosted_table import HostedTable

MAX_ATTEMPTS = 10  # to find a code that is free


class TableCreator:
    """Creates tables under codes that are free."""

    def __init__(self, executor: CommandExecutor) -> None:
        self.executor = executor

    async def create(
        self, options: wire.TableOptions, edition: Edition, host: str, watch: str, looks: list[str], before: str = ""
    ) -> HostedTable:
        """Create a table; `host` and `watch` are hashed keys, `before` is the table this is a rematch of."""
        digest = edition.pack.digest
        for _ in range(MAX_ATTEMPTS):
            created = entries.Created(
                options, keys.new_code(), keys.new_seed(), host, watch, digest, RULES, before, looks, entries.FORMAT
            )
            try:
                return await self.executor.create(created, edition)
            except CodeTaken:
                continue
        raise Refusal("busy")

    async def create_rematch(self, old: HostedTable) -> HostedTable:
        """Create a table with the players and keys of another one."""
        bots = {number: seat.bot for number, seat in enumerate(old.seats) if seat.bot}
        options = msgspec.structs.replace(old.options, bots=bots)
        looks = old.looks()
        new = await self.create(options, old.edition, old.host, old.watch, looks, old.id)
        for number, seat in enumerate(old.seats):
            if seat.key:
                sat = Accepted(entries.Sat(number, seat.name, seat.key, looks=seat.looks))
                await self.executor.execute(new.id, lambda table, sat=sat: sat)  # type: ignore[misc]
        return new

    async def link_rematch(self, old_id: str, new: HostedTable, replaced: str = "") -> bool:
        """Store in the old table that this is its rematch, in place of the table `replaced`, which has ended or is removed.
        If there is another one already, close the new one and return False."""
        try:
            await self.executor.execute(old_id, lambda table: commands.rematch(table, new.id, replaced))
        except Refusal as refusal:
            if refusal.error != "rematched":
                raise
            await self.executor.execute(new.id, commands.close_table)
            return False
        return True
