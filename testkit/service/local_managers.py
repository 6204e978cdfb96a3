"""Table managers in this process, over one database, as several processes would have them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from blackgate.record import RULES
from blackgate.service.pack_registry import PackRegistry
from blackgate.service.storage import Store
from blackgate.service.storage.log_writer import LogWriter
from blackgate.service.table_manager import TableManager
from blackgate.tables import commands, entries, keys
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.wire import TableOptions


@asynccontextmanager
async def table_managers(folder: Path, count: int) -> AsyncIterator[list[TableManager]]:
    """Yield `count` table managers over one database."""
    store = Store.open(f"sqlite:///{folder / 'blackgate.db'}")
    ledgers = [LogWriter(store) for _ in range(count)]
    for ledger in ledgers:
        ledger.start()
    yield [TableManager(store, ledger, PackRegistry(store, ()), f"process {n}") for n, ledger in enumerate(ledgers)]
    for ledger in ledgers:
        await ledger.stop()
    store.close()


async def game_of_two(here: TableManager) -> HostedTable:
    """Create a table at which Ana and Bo have started a game."""
    edition = here.shelf.offer("classic")
    assert edition is not None
    host = keys.hash_key("host")
    created = entries.Created(
        TableOptions(players=2), keys.new_code(), keys.new_seed(), host, host, edition.pack.digest, RULES, format=entries.FORMAT
    )
    book = await here.create(created, edition)
    for name in ("Ana", "Bo"):
        await here.submit(book.id, lambda now, name=name: commands.take_seat(now, name, "", name, None))  # type: ignore[misc]
    return await here.submit(book.id, commands.start_game)
