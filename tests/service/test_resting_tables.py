"""Games of bots without people rest while no one watches, and go on when someone does."""

from pathlib import Path

import pytest

from blackgate.service import wall_clock
from blackgate.service.scheduler import RESUME_AFTER_MS
from blackgate.service.storage.schema import TABLES
from blackgate.tables import commands, keys, starting
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.wire import Hello
from testkit.service.local_processes import LocalProcess, create_table, local_processes
from testkit.service.swapped_tables import LocalConnection, RecordingOutbox
from testkit.waiting import attempts, pause

pytestmark = pytest.mark.anyio


async def start_bots(process: LocalProcess) -> HostedTable:
    """Start a game of two bots. From now on, the scheduler of the process sets timers."""
    process.tables.executor.observers[:] = [process.tables.scheduler.schedule]
    table = await create_table(process, keys.new_code(), bots={0: "random", 1: "random"}, pace_ms=0, target=30)
    return await process.tables.executor.execute(table.id, starting.start_game)


async def watch(process: LocalProcess, table: HostedTable, address: str = "") -> LocalConnection:
    """Join a table as a spectator."""
    spectator = LocalConnection(process.tables.message_handler, RecordingOutbox())
    spectator.address = address
    await process.tables.message_handler.join(spectator, Hello(table.id, "watch"))
    return spectator


async def wait_for_entries(process: LocalProcess, table_id: str, count: int) -> None:
    for _ in attempts("moves of the bots"):
        if len(process.store.entries(table_id)) >= count:
            return
        await pause()


async def wait_for_rest(process: LocalProcess, table_id: str) -> None:
    active = process.tables.active.activate(table_id)
    for _ in attempts("the rest of the bots"):
        if active.timer is None and active.performed_version is None:
            return
        await pause()


def due_in_database(process: LocalProcess, table_id: str) -> int | None:
    with process.store.reading() as connection:
        due: int | None = connection.execute(TABLES.select().where(TABLES.c.id == table_id)).one().due
        return due


async def test_bots_play_only_while_someone_watches(tmp_path: Path) -> None:
    async with local_processes(tmp_path, 1) as [process]:
        table = await start_bots(process)
        active = process.tables.active.activate(table.id)
        assert active.timer is None, "no one watches"
        assert due_in_database(process, table.id) is None, "no other process claims it either"
        spectator = await watch(process, table)
        assert active.timer is not None
        await wait_for_entries(process, table.id, table.seq + 5)
        process.tables.message_handler.leave(spectator)
        await wait_for_rest(process, table.id)
        seq = process.store.newest_entries([table.id])[table.id]
        await process.tables.scheduler.claim_overdue()
        assert active.timer is None
        await watch(process, table)
        await wait_for_entries(process, table.id, seq + 5)
        process.tables.scheduler.stop()
        await process.tables.tasks.wait()


async def test_bots_go_on_at_the_process_where_someone_watches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with local_processes(tmp_path, 2) as [first, second]:
        for process in (first, second):
            process.tables.executor.observers[:] = [process.tables.scheduler.schedule]
        table = await create_table(first, keys.new_code(), bots={0: "random", 1: "random"}, pace_ms=0)
        await watch(second, table)
        table = await first.tables.executor.execute(table.id, starting.start_game)
        assert first.tables.active.activate(table.id).timer is None
        await second.tables.sync.poll()
        await second.tables.tasks.wait()
        later = wall_clock.now_ms() + RESUME_AFTER_MS + 1000
        monkeypatch.setattr(wall_clock, "now_ms", lambda: later)
        await second.tables.scheduler.claim_overdue()
        await wait_for_entries(first, table.id, table.seq + 3)
        second.tables.scheduler.stop()
        await second.tables.tasks.wait()


async def test_bots_move_for_a_person_who_is_away(tmp_path: Path) -> None:
    """Only tables without people rest: a person finds the moves of the bots when they come back."""
    async with local_processes(tmp_path, 1) as [process]:
        execute = process.tables.executor.execute
        process.tables.executor.observers[:] = [process.tables.scheduler.schedule]
        table = await create_table(process, keys.new_code(), bots={0: "random"}, first_player=0, pace_ms=0)
        await execute(table.id, lambda now: commands.take_seat(now, "Ana", "", "Ana", None))
        table = await execute(table.id, starting.start_game)
        await wait_for_entries(process, table.id, table.seq + 1)
        process.tables.scheduler.stop()
        await process.tables.tasks.wait()


async def test_a_table_of_bots_that_an_older_version_made_due_is_due_no_more(tmp_path: Path) -> None:
    async with local_processes(tmp_path, 1) as [process]:
        table = await start_bots(process)
        process.store.postpone(table.id, 1, 0)
        await process.tables.scheduler.claim_overdue()
        assert due_in_database(process, table.id) is None


async def test_the_work_of_a_table_belongs_to_its_players_then_to_its_spectators_then_to_its_creator(tmp_path: Path) -> None:
    async with local_processes(tmp_path, 1) as [process]:
        table = await create_table(process, keys.new_code(), public=True)
        active = process.tables.active.activate(table.id)
        assert active.origin().addresses == ()
        active.creator = "creator"
        assert active.origin().addresses == ("creator",)
        await watch(process, table, "spectator")
        assert (active.origin().addresses, active.origin().people) == (("spectator",), False)
        await process.tables.executor.execute(table.id, lambda now: commands.take_seat(now, "Ana", "", "Ana", None))
        player = LocalConnection(process.tables.message_handler, RecordingOutbox())
        player.address = "player"
        await process.tables.message_handler.join(player, Hello(table.id, "Ana"))
        assert (active.origin().addresses, active.origin().people) == (("player",), True)


async def test_a_stopped_server_waits_for_no_bot(tmp_path: Path) -> None:
    """A bot that has chosen its move waits until it is due, for up to half a minute."""
    async with local_processes(tmp_path, 1) as [process]:
        process.tables.executor.observers[:] = [process.tables.scheduler.schedule]
        table = await create_table(process, keys.new_code(), bots={0: "random"}, first_player=0, pace_ms=10_000)
        await process.tables.executor.execute(table.id, lambda now: commands.take_seat(now, "Ana", "", "Ana", None))
        table = await process.tables.executor.execute(table.id, starting.start_game)
        for _ in attempts("the choice of the bot"):
            if process.tables.tasks.tasks:
                break
            await pause()
        process.tables.scheduler.stop()
        await process.tables.tasks.wait()
        assert len(process.store.entries(table.id)) == table.seq
