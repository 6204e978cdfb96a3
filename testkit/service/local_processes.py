"""Processes of the service without a network: the components that run tables, over one SQLite file."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from blackgate.record import RULES
from blackgate.service import wall_clock
from blackgate.service.pack_registry import PackRegistry
from blackgate.service.process_state import ProcessState
from blackgate.service.storage import Store
from blackgate.service.storage.log_writer import LogWriter
from blackgate.service.table_services import TableServices
from blackgate.service.wakeup_bus import WakeupBus
from blackgate.service.workers.bot_workers import BotWorkers
from blackgate.tables import commands, entries, keys, starting
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.wire import TableOptions


@dataclass(frozen=True, slots=True)
class LocalProcess:
    """One process. Its scheduler sets no timers after a commit."""

    store: Store
    log_writer: LogWriter
    packs: PackRegistry
    tables: TableServices


@asynccontextmanager
async def local_processes(folder: Path, count: int, store_class: type[Store] = Store) -> AsyncIterator[list[LocalProcess]]:
    """Run several processes over one database, each with its own store."""
    processes = [local_process(store_class.open(f"sqlite:///{folder / 'blackgate.db'}"), f"process {n}") for n in range(count)]
    for process in processes:
        process.log_writer.start()
    yield processes
    for process in processes:
        await process.log_writer.stop()
        process.store.close()


def local_process(store: Store, name: str) -> LocalProcess:
    log_writer, packs = LogWriter(store), PackRegistry(store)
    tables = TableServices.build(store, log_writer, packs, WakeupBus(), BotWorkers(), ProcessState(name))
    tables.executor.observers.clear()
    return LocalProcess(store, log_writer, packs, tables)


async def create_table(process: LocalProcess, code: str, **options: Any) -> HostedTable:
    """Create a table for two without players, except for the bots in its options."""
    edition = process.packs.get_offered("classic")
    assert edition is not None
    host, watch, digest = keys.hash_key("host"), keys.hash_key("watch"), edition.pack.digest
    chosen = TableOptions(**{"players": 2, **options})
    created = entries.Created(chosen, code, keys.new_seed(), host, watch, digest, RULES, format=entries.FORMAT)
    return await process.tables.executor.create(created, edition)


async def start_game(process: LocalProcess) -> HostedTable:
    """Start a game of Ana and Bo, whose keys are their names."""
    execute = process.tables.executor.execute
    table = await create_table(process, keys.new_code())
    for name in ("Ana", "Bo"):
        await execute(table.id, lambda now, name=name: commands.take_seat(now, name, "", name, None))  # type: ignore[misc]
    return await execute(table.id, starting.start_game)


async def play_any_move(process: LocalProcess, table_id: str) -> HostedTable:
    """Let the seat to move play its first legal move."""
    table = await process.tables.reader.get(table_id)
    seat, text = table.to_move, table.require_game().legal_moves[0].text
    assert seat is not None
    command, version = f"m{table.seq}", table.version
    return await process.tables.executor.execute(
        table_id, lambda now: commands.move(now, seat, command, version, [text], wall_clock.now_ms(), [])
    )
