"""The clock of the service when the clock of the system is set, or the machine is suspended."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from blackgate.service import wall_clock
from blackgate.service.active_tables import ActiveTable
from blackgate.service.heartbeat import MAX_AHEAD_MS, Heartbeat
from blackgate.service.process_state import ProcessState
from blackgate.service.storage import Store
from blackgate.service.wall_clock import SLEW, SteadyClock
from blackgate.tables import commands, keys, starting
from blackgate.tables.clocks import Due, deadline
from blackgate.tables.wire import Clock
from testkit.service.local_processes import create_table, local_processes

pytestmark = pytest.mark.anyio

START_MS = 1_790_000_000_000
SECOND_MS = 1000
HOUR_MS = 3_600_000


class Machine:
    """A machine whose two clocks a test sets."""

    def __init__(self) -> None:
        self.system_ms = START_MS
        self.monotonic_ms = 5000

    def run(self, milliseconds: int) -> None:
        """Let time pass."""
        self.system_ms += milliseconds
        self.monotonic_ms += milliseconds

    def set_clock(self, change_ms: int) -> None:
        """Set the clock of the system. Suspending the machine looks the same: the monotonic clock stands still."""
        self.system_ms += change_ms

    def steady_clock(self) -> SteadyClock:
        return SteadyClock(lambda: self.system_ms * 1_000_000, lambda: self.monotonic_ms * 1_000_000)


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    made = Machine()
    monkeypatch.setattr(wall_clock, "CLOCK", made.steady_clock())
    return made


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store.open(f"sqlite:///{tmp_path / 'blackgate.db'}")
    yield opened
    opened.close()


# --- the clock ----------------------------------------------------------------------------------
def test_the_clock_goes_with_that_of_the_system(machine: Machine) -> None:
    machine.run(HOUR_MS)
    assert wall_clock.now_ms() == START_MS + HOUR_MS


@pytest.mark.parametrize("step", [-HOUR_MS, HOUR_MS])
def test_the_clock_does_not_jump_when_that_of_the_system_is_set(machine: Machine, step: int) -> None:
    machine.set_clock(step)
    assert wall_clock.now_ms() == START_MS
    machine.run(SECOND_MS)
    assert abs(wall_clock.now_ms() - START_MS - SECOND_MS) <= SECOND_MS / SLEW


@pytest.mark.parametrize("step", [-2000, 2000])
def test_the_clock_approaches_that_of_the_system(machine: Machine, step: int) -> None:
    machine.set_clock(step)
    shown = [wall_clock.now_ms()]
    for _ in range(2 * SLEW + 1):
        machine.run(SECOND_MS)
        shown.append(wall_clock.now_ms())
    assert shown[-1] == machine.system_ms
    assert shown == sorted(shown)


# --- heartbeats ---------------------------------------------------------------------------------
async def test_a_jump_forward_is_an_outage_and_no_clock_counts_it(
    machine: Machine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So it is if a laptop was suspended."""
    async with local_processes(tmp_path, 1) as [process]:
        state = process.tables.executor.process
        heartbeat = Heartbeat(process.store, state, "")
        await heartbeat.register()
        table = await create_table(process, keys.new_code(), clock=Clock(kind="turn", turn_s=60, reserve_s=0))
        for name in ("Ana", "Bo"):
            await process.tables.executor.execute(
                table.id,
                lambda now, name=name: commands.take_seat(now, name, "", name, None),  # type: ignore[misc]
            )
        table = await process.tables.executor.execute(table.id, starting.start_game)
        machine.run(SECOND_MS)
        await heartbeat.beat()
        until = deadline(table, state.outages)
        assert until is not None
        machine.set_clock(HOUR_MS)
        assert wall_clock.now_ms() == START_MS + SECOND_MS, "the clock waits until the outage is known"
        await heartbeat.beat()
        assert state.outages == [(START_MS + SECOND_MS, START_MS + SECOND_MS + HOUR_MS)]
        assert wall_clock.now_ms() == machine.system_ms
        assert deadline(table, state.outages) == until + HOUR_MS


async def test_a_clock_that_was_set_back_changes_nothing(machine: Machine, store: Store) -> None:
    state = ProcessState("p1")
    heartbeat = Heartbeat(store, state, "")
    await heartbeat.register()
    machine.set_clock(-HOUR_MS)
    machine.run(SECOND_MS)
    await heartbeat.beat()
    assert state.outages == []
    assert abs(wall_clock.now_ms() - START_MS - SECOND_MS) <= SECOND_MS / SLEW
    assert [one.id for one in store.running_processes(wall_clock.now_ms(), 4000)] == ["p1"]


@pytest.mark.parametrize("stopped", [False, True], ids=["another process runs", "after a restart"])
async def test_a_process_that_starts_continues_the_time_of_the_others(
    machine: Machine, store: Store, monkeypatch: pytest.MonkeyPatch, stopped: bool
) -> None:
    await Heartbeat(store, ProcessState("p1"), "").register()
    if stopped:
        store.unregister_process("p1")
    machine.set_clock(-HOUR_MS)
    monkeypatch.setattr(wall_clock, "CLOCK", machine.steady_clock())  # of a new process
    state = ProcessState("p2")
    await Heartbeat(store, state, "").register()
    assert wall_clock.now_ms() == START_MS
    assert state.outages == []


async def test_a_process_follows_another_one_whose_clock_is_ahead(machine: Machine, store: Store) -> None:
    state = ProcessState("p1")
    heartbeat = Heartbeat(store, state, "")
    await heartbeat.register()
    ahead = START_MS + HOUR_MS
    store.register_process("p2", ahead, 4000)
    await heartbeat.beat()
    assert wall_clock.now_ms() == ahead
    assert state.outages == [(START_MS, ahead)]


async def test_a_heartbeat_in_the_far_future_is_ignored(machine: Machine, store: Store) -> None:
    store.heartbeat("p1", START_MS + MAX_AHEAD_MS + 1, False, "")
    await Heartbeat(store, ProcessState("p2"), "").register()
    assert wall_clock.now_ms() == START_MS
    assert [one.id for one in store.running_processes(START_MS, 4000)] == ["p2"], "it says nothing about whether p1 runs"


# --- bots ---------------------------------------------------------------------------------------
async def test_bots_do_not_wait_for_a_time_that_a_wrong_clock_wrote(
    machine: Machine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with local_processes(tmp_path, 1) as [process]:
        planned: list[Due | None] = []

        def plan(active: ActiveTable, due: Due | None) -> None:
            planned.append(due)

        process.tables.executor.observers[:] = [plan]
        execute = process.tables.executor.execute
        machine.set_clock(HOUR_MS)
        monkeypatch.setattr(wall_clock, "CLOCK", machine.steady_clock())
        table = await create_table(process, keys.new_code(), bots={0: "random"}, first_player=0, pace_ms=500)
        await execute(table.id, lambda now: commands.take_seat(now, "Ana", "", "Ana", None))
        machine.set_clock(-HOUR_MS)
        monkeypatch.setattr(wall_clock, "CLOCK", machine.steady_clock())
        table = await execute(table.id, starting.start_game)
        assert table.updated_at == START_MS + HOUR_MS, "the log does not go back"
        assert planned[-1] == Due("move", 0, START_MS + 500)
