"""Retention: idle tables are closed, old ones removed with all their rows, and memory is bounded by entries."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select

from blackgate.service import active_tables, process_sync, retention, wall_clock
from blackgate.service.active_tables import ActiveTables
from blackgate.service.process_state import PROCESS_TIMEOUT_MS
from blackgate.service.retention_policy import DAY_MS, HOUR_MS, RetentionPolicy
from blackgate.service.storage import Expired, Index, Row, Store, Write, migrate
from blackgate.service.storage import retention as storage
from blackgate.service.storage.schema import CHAT, ENTRIES, PRESENCE, TABLES
from blackgate.tables import clocks, commands, starting
from blackgate.tables.commands import Refusal
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.table_parts import Seat
from testkit.service.local_processes import LocalProcess, create_table, local_processes, play_any_move, start_game
from testkit.service.silent_listener import SilentListener

NOW = 1_700_000_000_000


class Clock:
    """The wall clock of all processes, which a test moves."""

    def __init__(self) -> None:
        self.now = NOW

    def later(self, *, days: float = 0, hours: float = 0) -> None:
        self.now += int(days * DAY_MS + hours * HOUR_MS)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(wall_clock, "now_ms", lambda: found.now)
    monkeypatch.setattr(retention, "PAUSE_S", 0)
    return found


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Store.open(database)
    yield opened
    opened.close()


def count(store: Store, table: Any, table_id: str) -> int:
    """Return how many rows of one of our tables belong to a table of players."""
    column = table.c.id if table is TABLES else table.c.table_id
    with store.reading() as connection:
        return int(connection.execute(select(func.count()).where(column == table_id)).scalar_one())


async def phase_of(process: LocalProcess, table_id: str) -> str:
    """Return the phase of a table, or why it cannot be read."""
    try:
        return (await process.tables.reader.get(table_id)).phase
    except Refusal as refusal:
        return refusal.error


async def bots_only(process: LocalProcess) -> HostedTable:
    """Start a game of two bots. No process plays it."""
    execute = process.tables.executor.execute
    table = await create_table(process, "BOTSS")
    for seat in range(2):
        await execute(table.id, lambda now, seat=seat: commands.set_bot(now, seat, "inmate"))  # type: ignore[misc]
    return await execute(table.id, starting.start_game)


# --- closing ------------------------------------------------------------------------------------
@pytest.mark.anyio
async def test_an_idle_lobby_is_closed_and_later_removed(tmp_path: Path, clock: Clock) -> None:
    async with local_processes(tmp_path, 2) as [here, there]:
        table = await create_table(here, "ABCDE")
        clock.later(hours=23)
        await there.tables.retention.run()
        assert await phase_of(here, table.id) == "lobby"
        clock.later(hours=2)
        await there.tables.retention.run()
        assert await phase_of(here, table.id) == "closed"
        assert here.store.table_by_code("ABCDE") is None, "its code is free"
        clock.later(hours=25)
        await there.tables.retention.run()
        assert [count(there.store, one, table.id) for one in (TABLES, ENTRIES)] == [0, 0]
        await here.tables.retention.run()
        assert await phase_of(here, table.id) == "no_such_table"
        assert here.tables.active.get(table.id) is None


@pytest.mark.anyio
async def test_a_lobby_in_which_a_person_waits_stays_open(tmp_path: Path, clock: Clock) -> None:
    async with local_processes(tmp_path, 2) as [here, there]:
        watched, waiting = await create_table(here, "ABCDE"), await create_table(here, "FGHIJ")
        here.tables.active.activate(watched.id).listeners[SilentListener()] = None
        clock.later(hours=30)
        there.store.heartbeat("process 1", clock.now)
        there.store.save_presence("process 1", [(waiting.id, 0, True)])
        await here.tables.retention.run()
        assert [await phase_of(here, table.id) for table in (watched, waiting)] == ["lobby", "lobby"]
        clock.now += PROCESS_TIMEOUT_MS + 1
        await here.tables.retention.run()
        assert [await phase_of(here, table.id) for table in (watched, waiting)] == ["lobby", "closed"]


@pytest.mark.anyio
async def test_the_time_in_which_no_server_ran_closes_no_table(tmp_path: Path, clock: Clock) -> None:
    async with local_processes(tmp_path, 1) as [process]:
        table = await create_table(process, "ABCDE")
        clock.later(days=3)
        process.tables.retention.process.outages = [(NOW + 1000, clock.now - HOUR_MS)]
        await process.tables.retention.run()
        assert await phase_of(process, table.id) == "lobby"


def test_running_time_ago_skips_outages() -> None:
    assert clocks.running_time_ago(100, 30, []) == 70
    assert clocks.running_time_ago(100, 30, [(80, 90)]) == 60
    assert clocks.running_time_ago(100, 30, [(10, 20), (60, 65), (80, 90)]) == 55
    assert clocks.running_time_ago(100, 30, [(10, 69)]) == 70


@pytest.mark.anyio
async def test_an_unfinished_game_survives_the_longest_clock_and_is_closed_after_90_days(tmp_path: Path, clock: Clock) -> None:
    async with local_processes(tmp_path, 1) as [process]:
        table = await start_game(process)
        clock.later(days=31)
        await process.tables.retention.run()
        await play_any_move(process, table.id)
        clock.later(days=89)
        await process.tables.retention.run()
        assert await phase_of(process, table.id) == "playing"
        clock.later(days=2)
        await process.tables.retention.run()
        assert await phase_of(process, table.id) == "closed"
        clock.later(days=364)
        await process.tables.retention.run()
        assert await phase_of(process, table.id) == "closed"
        clock.later(days=2)
        await process.tables.retention.run()
        assert await phase_of(process, table.id) == "no_such_table"


@pytest.mark.anyio
async def test_a_move_in_another_process_prevents_closing(tmp_path: Path, clock: Clock) -> None:
    async with local_processes(tmp_path, 2) as [here, there]:
        table = await start_game(here)
        await there.tables.reader.get(table.id)
        clock.later(days=91)
        before = clock.now - DAY_MS
        await play_any_move(here, table.id)
        await there.tables.retention.close_idle_table(table.id, before)  # it has the table in memory as it was
        assert await phase_of(there, table.id) == "playing"


# --- removing -----------------------------------------------------------------------------------
@pytest.mark.anyio
async def test_a_game_of_bots_is_removed_after_a_day_and_one_with_people_is_not(tmp_path: Path, clock: Clock) -> None:
    async with local_processes(tmp_path, 1) as [process]:
        bots, people = await bots_only(process), await start_game(process)
        spectator = SilentListener()
        process.tables.active.activate(bots.id).listeners[spectator] = None
        clock.later(hours=25)
        await process.tables.retention.run()
        assert await phase_of(process, bots.id) == "no_such_table"
        assert await phase_of(process, people.id) == "playing"
        assert spectator.dismissed == ["no_such_table"]


@pytest.mark.anyio
async def test_a_host_can_keep_everything_for_ever(tmp_path: Path, clock: Clock) -> None:
    async with local_processes(tmp_path, 1) as [process]:
        process.tables.retention.policy = RetentionPolicy(lobby_hours=0, game_days=0)
        lobby, game = await create_table(process, "ABCDE"), await start_game(process)
        clock.later(days=5000)
        await process.tables.retention.run()
        assert [await phase_of(process, table.id) for table in (lobby, game)] == ["lobby", "playing"]


def written(store: Store, table_id: str, length: int, *, phase: str = "over", kind: str = "people", at: int = NOW) -> None:
    """Store a table with this number of entries, two lines of chat and a connected seat."""
    index = Index(table_id, False, phase, at, b"{}", due=at, kind=kind)
    rows = [Row(table_id, seq, at, f"{table_id} {seq}", b"{}") for seq in range(1, length + 1)]
    assert all(store.append([Write(row, index) for row in rows]))
    for text in ("Hello", "Bye"):
        store.add_chat(table_id, 0, "Ana", text, at)
    store.save_presence("p1", [(table_id, 0, True)])


EXPIRED = Expired("people", ("over",), NOW + 1)


def test_nothing_of_a_removed_table_stays_and_other_tables_are_not_touched(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "ROWS_AT_ONCE", 3)
    for table_id in ("a", "b"):
        written(store, table_id, 8)
    written(store, "young", 1, at=NOW + 1)
    written(store, "playing", 1, phase="playing")
    store.mark_removed([EXPIRED], 1)
    (removed,) = store.removed_tables(10)
    while store.delete_rows(removed):
        pass
    (kept,) = {"a", "b"} - {removed}
    assert [count(store, one, removed) for one in (ENTRIES, CHAT, PRESENCE, TABLES)] == [0, 0, 0, 0]
    assert [count(store, one, kept) for one in (ENTRIES, CHAT, PRESENCE, TABLES)] == [8, 2, 1, 1]
    assert store.existing_tables(["a", "b", "young", "playing", "never"]) == {kept, "young", "playing"}
    assert store.counts()["entries"] == 10


def test_a_removal_that_was_interrupted_goes_on(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "ROWS_AT_ONCE", 3)
    written(store, "a", 8, phase="over")
    store.mark_removed([EXPIRED], 10)
    assert store.delete_rows("a")
    assert [row.seq for row in store.entries("a")] == [4, 5, 6, 7, 8], "the beginning goes first: no one can read the rest"
    assert store.removed_tables(10) == ["a"]
    assert store.existing_tables(["a"]) == set()
    assert store.claim(NOW + 1, "p1", 1000, 10) == []
    while store.delete_rows("a"):
        pass
    assert store.removed_tables(10) == []


def test_tables_that_do_not_change_are_listed_page_by_page(store: Store) -> None:
    for table_id, at in (("c", NOW - 5), ("a", NOW), ("b", NOW), ("d", NOW + 1)):
        written(store, table_id, 1, at=at)
    assert store.unchanged_tables(EXPIRED, (0, ""), 2) == [(NOW - 5, "c"), (NOW, "a")]
    assert store.unchanged_tables(EXPIRED, (NOW, "a"), 2) == [(NOW, "b")]


def test_old_outages_are_deleted(store: Store) -> None:
    store.heartbeat("p1", NOW)
    store.register_process("p2", NOW + 60_000, 10_000)
    store.delete_outages(NOW + 60_000)
    assert store.outages() == [(NOW, NOW + 60_000)]
    store.delete_outages(NOW + 60_001)
    assert store.outages() == []


# --- databases of earlier versions --------------------------------------------------------------
KINDS = {
    "lobby": ("lobby", [], b"{}", "lobby"),
    "never-started": ("closed", ["Ana"], b'{"k":"sat"}', "lobby"),
    "given-up": ("closed", ["Ana", "bot:inmate"], b'{"k":"started"}', "people"),
    "bots": ("playing", ["bot:inmate", "bot:boss"], b'{"k":"started"}', "bots"),
    "people": ("over", ["Ana", "bot:boss"], b'{"k":"started"}', "people"),
}


def test_the_tables_of_an_earlier_version_get_their_kind(database: str) -> None:
    old = Store.connect(database)
    with old.writing() as connection:
        migrate.upgrade(connection, "0001")
        for table_id, (phase, names, data, _) in KINDS.items():
            line = msgspec.json.encode({"names": names})
            values = {"code": table_id, "public": False, "phase": phase, "created": NOW, "updated": NOW, "line": line}
            columns = [column for column in TABLES.c if column.name != "kind"]
            row = {"id": table_id, **values, "due": None, "claimed_until": None, "claimed_by": ""}
            connection.execute(TABLES.insert().values({column.name: row[column.name] for column in columns}))
            connection.execute(ENTRIES.insert().values(table_id=table_id, seq=1, at=NOW, writer=table_id, data=data))
    old.close()
    opened = Store.open(database)
    with opened.reading() as connection:
        kinds = {row.id: row.kind for row in connection.execute(select(TABLES.c.id, TABLES.c.kind))}
    opened.close()
    assert kinds == {table_id: kind for table_id, (*_, kind) in KINDS.items()}


@pytest.mark.anyio
async def test_polling_does_not_load_a_table_that_was_taken_out_of_memory(tmp_path: Path) -> None:
    async with local_processes(tmp_path, 2) as [here, there]:
        table = await start_game(here)
        active = there.tables.active.activate(table.id)
        active.listeners[SilentListener()] = None
        active.broadcast_seq = table.seq
        await there.tables.sync.poll()
        await there.tables.tasks.wait()
        assert active.table is None
        await play_any_move(here, table.id)
        await there.tables.sync.poll()
        await there.tables.tasks.wait()
        assert active.table is not None and active.table.seq == table.seq


@pytest.mark.anyio
async def test_polling_reads_the_news_of_a_few_tables_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The news of a thousand tables at once would stop play for a moment. Not one of them is left out."""
    monkeypatch.setattr(process_sync, "TABLES_AT_ONCE", 2)
    monkeypatch.setattr(process_sync, "PAUSE_S", 0)
    async with local_processes(tmp_path, 2) as [here, there]:
        tables = [await start_game(here) for _ in range(5)]
        asked: list[int] = []
        newest_entries = there.store.newest_entries

        def count(table_ids: list[str]) -> dict[str, int]:
            asked.append(len(table_ids))
            return newest_entries(table_ids)

        monkeypatch.setattr(there.tables.sync.store, "newest_entries", count)
        for table in tables:
            there.tables.active.activate(table.id).listeners[SilentListener()] = None
        await there.tables.sync.poll()
        await there.tables.tasks.wait()
        assert asked == [2, 2, 1]
        for table in tables:
            active = there.tables.active.activate(table.id)
            assert active.table is not None and active.table.seq == table.seq


# --- memory -------------------------------------------------------------------------------------
class LongTable:
    """A table in memory of which only the length counts."""

    def __init__(self, seq: int, phase: str = "playing", kind: str = "bots") -> None:
        self.seq = seq
        self.ended = phase == "over"
        self.game = object()
        self.seats = [Seat(key="key" if kind == "people" else "")]


def loaded(tables: ActiveTables, table_id: str, table: Any, used_at: float = 0.0) -> active_tables.ActiveTable:
    """Put a table into the cache that was used long ago."""
    active = tables.activate(table_id)
    active.table = table
    active.used_at = used_at
    return active


@pytest.fixture
def monotonic(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [100_000.0]
    monkeypatch.setattr(active_tables, "time", SimpleNamespace(monotonic=lambda: now[0]))
    monkeypatch.setattr(active_tables, "MAX_ENTRIES", 1000)
    return now


@pytest.mark.anyio
async def test_a_table_that_no_client_uses_is_evicted_after_a_while(monotonic: list[float]) -> None:
    tables = ActiveTables()
    loaded(tables, "old", LongTable(10), monotonic[0] - active_tables.FORGET_AFTER_S - 1)
    loaded(tables, "recent", LongTable(10), monotonic[0] - active_tables.FORGET_AFTER_S + 1)
    watched = loaded(tables, "watched", LongTable(10, "over"))
    watched.listeners[SilentListener()] = None
    await tables.evict()
    assert set(tables.by_id) == {"recent", "watched"}
    assert watched.table is not None


@pytest.mark.anyio
async def test_a_table_with_something_to_do_soon_is_not_evicted(monotonic: list[float]) -> None:
    loop = asyncio.get_running_loop()
    tables = ActiveTables()
    soon, later = loaded(tables, "soon", LongTable(10)), loaded(tables, "later", LongTable(10))
    soon.timer, later.timer = (loop.call_later(delay, print) for delay in (5, 86_400))
    await tables.evict()
    assert set(tables.by_id) == {"soon"}
    assert later.timer.cancelled()
    soon.timer.cancel()


@pytest.mark.anyio
async def test_when_memory_is_full_the_least_recently_used_tables_go_first(monotonic: list[float]) -> None:
    tables = ActiveTables()
    for number in range(4):
        loaded(tables, f"t{number}", LongTable(400), monotonic[0] - active_tables.IDLE_S - 10 + number)
    in_use = loaded(tables, "in-use", LongTable(100), monotonic[0])
    await tables.evict()
    assert set(tables.by_id) == {"t2", "t3", "in-use"}
    assert not tables.full and tables.entries == 900
    tables.get("t3").listeners[SilentListener()] = None  # type: ignore[union-attr]
    tables.get("t3").table.ended = True  # type: ignore[union-attr,misc]
    tables.remove("t2")
    in_use.table = LongTable(900)  # type: ignore[assignment]
    await tables.evict()
    assert tables.get("t3").table is None, "the listeners of a game that is over wait for nothing"  # type: ignore[union-attr]
    assert tables.entries == 900


@pytest.mark.anyio
async def test_a_full_memory_ends_the_long_games_of_bots_and_not_ordinary_ones(monotonic: list[float]) -> None:
    tables = ActiveTables()
    long, ordinary, people = LongTable(1500), LongTable(700), LongTable(1500, kind="people")
    assert not any(tables.too_long(table) for table in (long, ordinary, people))  # type: ignore[arg-type]
    loaded(tables, "long", long, monotonic[0])
    await tables.evict()
    assert [tables.too_long(table) for table in (long, ordinary, people)] == [True, False, False]  # type: ignore[arg-type]


@pytest.mark.anyio
async def test_a_game_that_is_too_long_is_closed_when_a_bot_would_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(active_tables, "LONGEST", {"lobby": 9, "bots": 4, "people": 9})
    async with local_processes(tmp_path, 1) as [process]:
        table = await bots_only(process)
        active = process.tables.active.activate(table.id)
        due = clocks.next_due(table, [], NOW)
        assert due is not None
        await process.tables.scheduler.perform(active, due, table.version)
        assert (table.phase, table.closed) == ("closed", "too_long")
