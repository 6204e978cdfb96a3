"""An hour of growth: watched games of bots that never end and a flood of chat, on a simulated clock.

`python -m benchmarks.retention` prints the memory of the process and the size of the database during the hour, and what is left
of both when the retention periods are over. It fails if memory or the database grows beyond its bound.
"""

import argparse
import asyncio
import os
import tempfile
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from sqlalchemy import text

from benchmarks.machine import MB, resident_bytes
from blackgate.service import active_tables, retention, wall_clock
from blackgate.service.active_tables import ActiveTable
from blackgate.service.retention_policy import HOUR_MS
from blackgate.service.storage import Store
from blackgate.tables import commands, starting, wire
from blackgate.tables.clocks import next_due
from blackgate.tables.commands import Refusal
from testkit.service.local_processes import LocalProcess, create_table, local_processes
from testkit.service.silent_listener import SilentListener

MAX_MEMORY_MB = 300
MAX_BYTES_PER_ENTRY = 600  # on disk
PACE_MS = 200  # of bots, the fastest that the service allows
GOAL = 66  # Tunnel points, which bots do not reach
REPORT_EVERY_S = 300
NEW_TABLE_EVERY_S = 60  # what one address may open
LINE = "!" * 400


@dataclass(slots=True)
class Clock:
    """The simulated time."""

    now: int

    def __call__(self) -> int:
        return self.now


async def open_table(process: LocalProcess, number: int) -> ActiveTable:
    """Start a game of two bots, with a spectator."""
    code = "".join(chr(ord("A") + number // 26**place % 26) for place in range(5))
    table = await create_table(process, code)
    options = wire.TableOptions(players=2, pace_ms=PACE_MS, target=GOAL, public=True)
    execute = process.tables.executor.execute
    await execute(table.id, lambda now: commands.change_options(now, options))
    await execute(table.id, lambda now: commands.set_bot(now, 0, "inmate"))
    await execute(table.id, lambda now: commands.set_bot(now, 1, "inmate"))
    await execute(table.id, starting.start_game)
    active = process.tables.active.activate(table.id)
    active.listeners[SilentListener()] = None
    return active


async def move(process: LocalProcess, active: ActiveTable) -> bool:
    """Let the bot to move play, and return whether the game goes on."""
    table = active.table
    due = None if table is None else next_due(table, [], wall_clock.now_ms())
    if table is None or due is None:
        return False
    try:
        await process.tables.scheduler.move_bot(active, table, due, table.version)
    except Refusal:
        return False
    return True


def bytes_in_use(store: Store) -> int:
    """Return the size of the database without the pages that it will use again."""
    with store.reading() as connection:
        pages, free, size = (
            int(connection.execute(text(f"PRAGMA {name}")).scalar_one()) for name in ("page_count", "freelist_count", "page_size")
        )
    return (pages - free) * size


def report(process: LocalProcess, what: str) -> tuple[float, float, int]:
    """Print and return megabytes of memory and of the database, and the stored entries."""
    memory, disk = resident_bytes([os.getpid()]) / MB, bytes_in_use(process.store) / MB
    counts = process.store.counts()
    loaded = process.tables.active.entries
    print(f"{what:>10}  memory {memory:6.0f} MB  database {disk:6.0f} MB  entries {counts['entries']:8,} ({loaded:,} in memory)")
    return memory, disk, counts["entries"]


async def run(tables: int, chatters: int, seconds: int, folder: Path) -> None:
    """Simulate the hour and the day after it."""
    clock = Clock(wall_clock.now_ms())
    with patch.object(wall_clock, "now_ms", clock), patch.object(retention, "PAUSE_S", 0):
        async with local_processes(folder, 1) as [process]:
            playing = [await open_table(process, number) for number in range(tables)]
            talking = playing[:chatters]
            peak = 0.0
            for second in range(seconds):
                for _ in range(1000 // PACE_MS):
                    clock.now += PACE_MS
                    going = await asyncio.gather(*(move(process, active) for active in playing))
                    playing = [active for active, goes_on in zip(playing, going, strict=True) if goes_on]
                for active in talking:
                    await process.tables.chat.say(active.id, 0, "Ana", LINE)
                if second % active_tables.EVICTION_INTERVAL_S == 0:
                    await process.tables.active.evict()
                if second % retention.INTERVAL_S == 0:
                    await process.tables.retention.run()
                if second % NEW_TABLE_EVERY_S == 0:
                    playing.append(await open_table(process, tables + second))
                if second % REPORT_EVERY_S == 0:
                    peak = max(peak, report(process, f"{second} s")[0])
            memory, disk, entries = report(process, f"{seconds} s")
            clock.now += 25 * HOUR_MS
            await process.tables.retention.run()
            await process.tables.active.evict()
            _, kept, left = report(process, "a day on")
    assert max(peak, memory) < MAX_MEMORY_MB, "too much memory"
    assert disk * MB < entries * MAX_BYTES_PER_ENTRY + chatters * 100 * 1000, "too much on disk"
    assert left == 0 and kept < 1, "what is no longer kept was not removed"


def main() -> None:
    """Run the benchmark."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300, help="games of bots")
    parser.add_argument("--chatters", type=int, default=20, help="tables with a line of chat every second")
    parser.add_argument("--seconds", type=int, default=3600, help="simulated time")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="blackgate-retention-") as folder:
        asyncio.run(run(chosen.tables, chosen.chatters, chosen.seconds, Path(folder)))


if __name__ == "__main__":
    main()
