"""Worker processes of bots, hints and replays: fair turns, bounds, and an end at once when the server stops."""

import asyncio
import multiprocessing
import os
import threading
from typing import Any

import pytest

from blackgate.service.workers import bot_workers
from blackgate.service.workers.bot_workers import MAX_HINTS_PER_ADDRESS, MIN_SHARE_MS, ROUND_MS, BotWorkers
from blackgate.service.workers.fair_queue import Origin
from blackgate.service.workers.lesson_worker import LessonWorker
from blackgate.service.workers.replay_worker import LONG_RECORD, ReplayWorker
from blackgate.service.workers.worker_pool import NICENESS, WorkerPool
from blackgate.tables import wire
from blackgate.tables.commands import Refusal
from blackgate.tables.hosted_table import HostedTable
from testkit.service.swapped_tables import started_table
from testkit.waiting import TIMEOUT_S, attempts, pause

pytestmark = pytest.mark.anyio


class HeldPool:
    """In place of worker processes: notes each job, and lets it end when it is told to."""

    def __init__(self) -> None:
        self.jobs: list[tuple[Any, ...]] = []
        self.ends: list[asyncio.Future[Any]] = []

    async def run(self, timeout_s: float, *job: object) -> Any:
        self.jobs.append(job)
        self.ends.append(asyncio.get_running_loop().create_future())
        return await self.ends[-1]

    run_or_refuse = run


def table_called(name: str, **options: Any) -> HostedTable:
    table = started_table(wire.TableOptions(players=2, bots={0: "boss", 1: "boss"}, **options))
    table.id = name
    return table


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> tuple[BotWorkers, HeldPool]:
    workers, pool = BotWorkers(), HeldPool()
    monkeypatch.setattr(workers, "pool", pool)
    return workers, pool


async def settle() -> None:
    """Let all tasks run until they wait."""
    for _ in range(10):
        await asyncio.sleep(0)


def boss(workers: BotWorkers, table: HostedTable, address: str) -> asyncio.Task[str]:
    return asyncio.create_task(workers.choose_move(table, 0, "boss", Origin((address,), table.id)))


async def test_a_boss_waits_for_at_most_one_move_of_an_address_with_many_tables(held: tuple[BotWorkers, HeldPool]) -> None:
    workers, pool = held
    crowd = [boss(workers, table_called(f"crowd {number}"), "crowd") for number in range(40)]
    await settle()
    move = boss(workers, table_called("quiet"), "quiet")
    await settle()
    pool.ends[0].set_result(("end", ""))  # of the move that a worker thinks about
    await settle()
    pool.ends[1].set_result(("pass", ""))
    assert await move == "pass"
    for task in crowd:
        task.cancel()


async def test_a_move_that_is_not_needed_any_more_leaves_the_queue(held: tuple[BotWorkers, HeldPool]) -> None:
    workers, pool = held
    busy, table = table_called("busy"), table_called("table")
    running = boss(workers, busy, "a")
    first, second = boss(workers, table, "b"), boss(workers, table, "b")
    await settle()
    with pytest.raises(Refusal) as refused:
        await first
    assert refused.value.error == "stale"
    table.version += 1
    pool.ends[0].set_result(("end", ""))
    assert await running == "end"
    with pytest.raises(Refusal):
        await second
    assert len(pool.jobs) == 1, "no worker thought about a position that is past"
    assert (workers.waiting_moves, workers.queue.waiting_count, workers.queue.running.total()) == ({}, 0, 0)


async def test_an_address_may_have_many_hints_at_once_but_not_any_number(held: tuple[BotWorkers, HeldPool]) -> None:
    workers, _ = held
    tables = [table_called(f"{number}") for number in range(MAX_HINTS_PER_ADDRESS + 1)]
    open_hints = [asyncio.create_task(workers.advise(table, 0, "en", "school")) for table in tables[:-1]]
    await settle()
    with pytest.raises(Refusal) as refused:
        await workers.advise(tables[-1], 0, "en", "school")
    assert refused.value.error == "busy"
    elsewhere = asyncio.create_task(workers.advise(tables[-1], 0, "en", "home"))
    await settle()
    assert not elsewhere.done()
    workers.queue.close()
    await settle()
    assert elsewhere.done() and isinstance(elsewhere.exception(), Refusal)
    for task in open_hints:
        task.cancel()


async def test_bots_think_shorter_when_many_addresses_share_the_workers(held: tuple[BotWorkers, HeldPool]) -> None:
    workers, _ = held
    table = table_called("t", boss_ms=2000)
    assert workers.thinking_budget(table).milliseconds == 2000
    tickets = [workers.queue.join(Origin((f"address {number}",))) for number in range(4)]
    assert workers.thinking_budget(table).milliseconds == ROUND_MS / 4
    assert workers.thinking_budget(table_called("u", boss_ms=50)).milliseconds == 50
    tickets += [workers.queue.join(Origin((f"another {number}",))) for number in range(100)]
    assert workers.thinking_budget(table).milliseconds == MIN_SHARE_MS
    assert len(tickets) == 104


def never_ends() -> None:
    threading.Event().wait()


def niceness() -> int:
    return os.nice(0)


async def test_workers_run_at_a_lower_priority_and_end_in_the_middle_of_their_work() -> None:
    pool = WorkerPool(1)
    assert await pool.run(TIMEOUT_S, niceness) == min(19, os.nice(0) + NICENESS)
    work = asyncio.create_task(pool.run(TIMEOUT_S, never_ends))
    await settle()
    pool.close()
    with pytest.raises(Refusal) as refused:
        await work
    assert refused.value.error == "draining"
    await pool.wait_closed()
    assert not any(process.is_alive() for process in pool.context.processes)
    with pytest.raises(Refusal):
        await pool.run(TIMEOUT_S, niceness)


async def test_a_pool_ends_a_worker_that_takes_too_long_and_starts_another() -> None:
    pool = WorkerPool(1)
    with pytest.raises(TimeoutError):
        await pool.run(0.01, never_ends)
    hanging = pool.context.processes
    assert await pool.run(TIMEOUT_S, niceness) > niceness()
    for _ in attempts("the end of the process"):
        if not any(process.is_alive() for process in hanging):
            break
        await pause()
    pool.close()
    await pool.wait_closed()


async def test_a_stopped_server_plays_no_default_move_for_a_bot_that_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    workers = BotWorkers()
    monkeypatch.setattr(bot_workers, "choose_in_worker", never_ends_with)
    thinking, waiting = boss(workers, table_called("a"), "a"), boss(workers, table_called("b"), "b")
    for _ in attempts("the start of the worker"):
        if workers.pool.context.processes:
            break
        await pause()
    workers.close()
    for move in (thinking, waiting):
        with pytest.raises(Refusal) as refused:
            await move
        assert refused.value.error == "draining"
    await workers.wait_closed()


def never_ends_with(*_: object) -> None:
    never_ends()


async def test_addresses_take_turns_with_replays_and_no_game_waits_for_long_records() -> None:
    worker = ReplayWorker()
    ordinary, long = HeldPool(), HeldPool()
    worker.ordinary.pool, worker.long.pool = ordinary, long  # type: ignore[assignment, misc]
    endless = "x" * (LONG_RECORD + 1)
    uploads = [("a", endless), ("a", endless), ("b", endless), ("a", "a's game"), ("a", "a's next game"), ("c", "c's game")]
    jobs = [asyncio.create_task(worker.run(address, print, record)) for address, record in uploads]
    await settle()
    assert [job[1] for job in long.jobs] == [endless]
    assert [job[1] for job in ordinary.jobs] == ["a's game"]
    ordinary.ends[0].set_result(b"")
    await settle()
    assert [job[1] for job in ordinary.jobs] == ["a's game", "c's game"]
    for job in jobs:
        job.cancel()


async def test_the_tutorial_does_not_wait_for_replays_and_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    pools: list[HeldPool] = []

    async def run_or_refuse(pool: WorkerPool, timeout_s: float, *job: object) -> bytes:
        pools.append(HeldPool())
        return bytes(await pools[-1].run(timeout_s, *job))

    monkeypatch.setattr(WorkerPool, "run_or_refuse", run_or_refuse)
    lessons = LessonWorker()
    requests = [asyncio.create_task(lessons.lesson("en")) for _ in range(5)]
    await settle()
    assert len(pools) == 1
    pools[0].ends[0].set_result(b"lesson")
    assert await asyncio.gather(*requests) == [b"lesson"] * 5
    assert await lessons.lesson("en") == b"lesson"
    assert len(pools) == 1


def test_no_worker_process_is_left() -> None:
    assert [child for child in multiprocessing.active_children() if child.name.startswith("WorkerProcess")] == []
