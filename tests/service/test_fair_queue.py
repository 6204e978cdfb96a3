"""The queue in front of worker processes: addresses take turns, and no one waits for all the work of another."""

import asyncio
from collections.abc import Iterable

import pytest

from blackgate.service.workers import fair_queue
from blackgate.service.workers.fair_queue import FairQueue, Origin, Ticket
from blackgate.tables.commands import Refusal

pytestmark = pytest.mark.anyio


def home(address: str, table: str = "", *, people: bool = True) -> Origin:
    return Origin((address,), table, people)


def served(queue: FairQueue, tickets: Iterable[Ticket]) -> list[str]:
    """Let all work begin and end, one after the other, and return the tables in this order."""
    left, order = list(tickets), []
    while left:
        ticket = next(one for one in left if one.running)
        order.append(ticket.table)
        left.remove(ticket)
        queue.leave(ticket)
    return order


async def test_addresses_take_turns() -> None:
    queue = FairQueue(1)
    greedy = [queue.join(home("greedy", f"g{n}")) for n in range(4)]
    modest = queue.join(home("modest", "m"))
    assert served(queue, [*greedy, modest]) == ["g0", "m", "g1", "g2", "g3"]


async def test_the_tables_of_an_address_take_turns() -> None:
    queue = FairQueue(1)
    tickets = [queue.join(home("school", table)) for table in ("a", "b", "b", "b", "c", "c")]
    assert served(queue, tickets) == ["a", "b", "c", "b", "c", "b"]


async def test_tables_with_people_go_before_those_of_bots_at_the_same_address() -> None:
    queue = FairQueue(1)
    tickets = [queue.join(home("house", name, people=name == "people")) for name in ("bots", "bots", "bots", "people")]
    assert served(queue, tickets) == ["bots", "people", "bots", "bots"]


async def test_a_table_waits_with_the_address_that_has_the_least_work() -> None:
    """A stranger with much work who joins a table does not slow it down."""
    queue = FairQueue(1)
    for number in range(5):
        queue.join(home("stranger", f"s{number}"))
    assert queue.join(Origin(("stranger", "player"), "t")).address == "player"


async def test_work_of_unknown_origin_shares_one_turn() -> None:
    queue = FairQueue(1)
    unknown = [queue.join(Origin((), f"u{n}")) for n in range(3)]
    known = queue.join(home("player", "p"))
    assert served(queue, [*unknown, known]) == ["u0", "p", "u1", "u2"]


async def test_several_workers_serve_several_addresses_at_once() -> None:
    queue = FairQueue(2, running_per_address=1)
    first, second = queue.join(home("a", "1")), queue.join(home("a", "2"))
    other = queue.join(home("b", "3"))
    assert (first.running, second.running, other.running) == (True, False, True)
    queue.leave(other)
    assert not second.running, "its address already uses a worker"
    queue.leave(first)
    assert second.running


async def test_if_too_much_waits_the_address_with_the_most_work_is_refused() -> None:
    queue = FairQueue(1, max_waiting=4)
    greedy = [queue.join(home("greedy", f"g{n}")) for n in range(5)]
    modest = queue.join(home("modest", "m"))
    with pytest.raises(Refusal) as refused:
        await greedy[-1].turn
    assert refused.value.error == "busy"
    assert served(queue, [*greedy[:-1], modest]) == ["g0", "m", "g1", "g2", "g3"]


async def test_a_newcomer_is_refused_only_if_no_address_has_more_work() -> None:
    queue = FairQueue(1, max_waiting=2)
    tickets = [queue.join(home(address, address)) for address in ("a", "b", "c")]
    newcomer = queue.join(home("d"))
    with pytest.raises(Refusal):
        await newcomer.turn
    assert served(queue, tickets) == ["a", "b", "c"]


async def test_a_closed_queue_refuses_what_waits_and_what_comes() -> None:
    queue = FairQueue(1)
    running, waiting = queue.join(home("a")), queue.join(home("a"))
    queue.close()
    with pytest.raises(Refusal) as refused:
        await waiting.turn
    assert refused.value.error == "draining"
    with pytest.raises(Refusal):
        queue.join(home("b"))
    queue.leave(running)
    queue.leave(waiting)
    assert (queue.running.total(), queue.waiting_count) == (0, 0)


async def test_cancelled_work_leaves_the_queue() -> None:
    queue = FairQueue(1)

    async def work() -> None:
        async with queue.turn(home("a")):
            await asyncio.Event().wait()

    tasks = [asyncio.create_task(work()) for _ in range(3)]
    await asyncio.sleep(0)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert (queue.running.total(), queue.waiting_count) == (0, 0)
    assert queue.join(home("b")).running


async def test_an_address_is_active_while_it_waits_and_some_seconds_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(fair_queue, "monotonic", lambda: now[0])
    queue = FairQueue(1)
    first, second = queue.join(home("a")), queue.join(home("b"))
    assert queue.active_addresses() == 2
    queue.leave(first)
    queue.leave(second)
    assert queue.active_addresses() == 2
    now[0] += fair_queue.RECENT_S + 1
    assert queue.active_addresses() == 0


async def test_a_newcomer_goes_before_addresses_that_wait_since_long_jobs(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(fair_queue, "monotonic", lambda: now[0])
    queue = FairQueue(1)
    greedy = [queue.join(home(address, f"{address}{n}")) for n in range(2) for address in ("one", "two")]
    for ticket in greedy[:2]:
        now[0] += 60
        queue.leave(ticket)
    newcomer = queue.join(home("newcomer", "n"))
    now[0] += 60
    assert served(queue, [*greedy[2:], newcomer]) == ["one1", "n", "two1"]
