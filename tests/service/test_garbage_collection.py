"""Garbage is collected in small parts while people play, and all of it when many sockets have closed."""

import asyncio
import gc
import time
import weakref
from collections.abc import Iterator

import pytest

from blackgate.service import garbage_collection
from blackgate.service.garbage_collection import FULL_AFTER_S, FULL_AFTER_SOCKETS, GarbageCollector, collect_young
from testkit.waiting import TIMEOUT_S


class Node:
    """An object that refers to itself, so that only a collection can remove it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def usual_collections() -> Iterator[None]:
    """Collect only where a test says so, and as usual afterwards."""
    thresholds = gc.get_threshold()
    gc.collect()
    gc.disable()
    yield
    gc.enable()
    gc.set_threshold(*thresholds)
    gc.unfreeze()


def test_new_garbage_is_collected() -> None:
    garbage = weakref.ref(Node())
    assert garbage() is not None
    collect_young()
    assert garbage() is None


def test_objects_that_are_left_are_set_aside() -> None:
    gc.freeze()
    before, kept = gc.get_freeze_count(), [Node() for _ in range(500)]
    collect_young()
    assert gc.get_freeze_count() >= before + len(kept)
    assert not [one for one in gc.get_objects() if isinstance(one, Node)]  # no collection reads them


def test_what_was_set_aside_and_became_garbage_is_collected_after_many_sockets_have_closed() -> None:
    closed = 0
    collector = GarbageCollector(lambda: closed)
    collector.collect_all()
    node = Node()
    garbage = weakref.ref(node)
    collect_young()
    del node
    collect_young()
    assert garbage() is not None
    closed = FULL_AFTER_SOCKETS - 1
    assert not collector.is_full_due()
    closed += 1
    assert collector.is_full_due()
    collector.collect_all()
    assert garbage() is None
    assert not collector.is_full_due()


def test_all_garbage_is_collected_every_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    collector = GarbageCollector(lambda: 0)
    collector.collect_all()
    now += FULL_AFTER_S - 1
    assert not collector.is_full_due()
    now += 1
    assert collector.is_full_due()


@pytest.mark.anyio
async def test_a_running_service_collects_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage_collection, "INTERVAL_S", 0.01)
    monkeypatch.setattr(garbage_collection, "FEW_OBJECTS", 0)
    task = asyncio.create_task(GarbageCollector(lambda: 0).run())
    await asyncio.sleep(0)  # it has begun
    collected = asyncio.Event()
    garbage = weakref.finalize(Node(), collected.set)
    await asyncio.wait_for(collected.wait(), TIMEOUT_S)
    assert not garbage.alive
    task.cancel()
