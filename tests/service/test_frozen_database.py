"""A database that keeps its connections and does not answer, such as a PostgreSQL stopped with SIGSTOP, or a full disk."""

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from blackgate.service import async_store
from blackgate.service.async_store import StoreThreads, call_store, call_store_for_process
from blackgate.service.http import server_routes
from blackgate.service.server_process import ServerOptions, serve
from blackgate.service.storage import Store, StoreDown, StoreError, Write, log_writer
from blackgate.service.storage.log_writer import LogWriter, Unavailable
from blackgate.tables.commands import Refusal
from testkit.service.http_client import http_client
from testkit.service.threaded_server import ThreadedServer
from testkit.waiting import pause, wait_until

SOON_S = 0.5


class FrozenDatabase:
    """A method of a store that does not return until the database is thawed."""

    def __init__(self) -> None:
        self.thawed = threading.Event()
        self.calls = 0

    def __call__(self, *arguments: Any) -> list[bytes]:
        self.calls += 1
        self.thawed.wait()
        return []


@pytest.fixture
def frozen(monkeypatch: pytest.MonkeyPatch) -> Iterator[FrozenDatabase]:
    monkeypatch.setattr(async_store, "CALL_TIMEOUT_S", SOON_S)
    monkeypatch.setattr(async_store, "THREADS", StoreThreads())
    database = FrozenDatabase()
    yield database
    database.thawed.set()


async def refusal(frozen: FrozenDatabase) -> str:
    with pytest.raises(Refusal) as found:
        await call_store(frozen)
    return found.value.error


def test_a_call_gives_up_and_further_ones_do_not_wait(frozen: FrozenDatabase) -> None:
    async def ask() -> None:
        assert await refusal(frozen) == "unavailable"
        assert await refusal(frozen) == "unavailable"
        assert frozen.calls == 1, "the second one was refused at once"
        with pytest.raises(StoreDown):
            await call_store_for_process(frozen)
        assert frozen.calls == 2, "heartbeats find out whether the database answers again"

    asyncio.run(ask())


def test_after_an_answer_the_database_is_asked_again(frozen: FrozenDatabase) -> None:
    async def ask() -> None:
        await refusal(frozen)
        assert async_store.THREADS.silent
        frozen.thawed.set()
        await asyncio.to_thread(wait_until, lambda: not async_store.THREADS.silent, "the late answer")
        assert await call_store(frozen) == []

    asyncio.run(ask())


def test_one_slow_call_does_not_close_the_database_for_others(frozen: FrozenDatabase) -> None:
    async def ask() -> None:
        slow = asyncio.create_task(refusal(frozen))
        while not slow.done():
            assert await call_store(lambda: "fast") == "fast"
            await pause()
        assert await slow == "unavailable"
        assert await call_store(lambda: "fast") == "fast"

    asyncio.run(ask())


def test_routes_without_the_database_do_not_stall_and_health_says_why(
    frozen: FrozenDatabase, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(async_store, "CALL_TIMEOUT_S", 2.0)
    with ThreadedServer(tmp_path) as server, http_client(server.url) as client, ThreadPoolExecutor(20) as clients:
        assert client.get("/api/health").status_code == 200
        for method in ("public_tables", "heartbeat", "register_process", "claim"):
            monkeypatch.setattr(server.service.store, method, frozen)
        lists = [clients.submit(client.get, "/api/tables") for _ in range(20)]
        wait_until(lambda: frozen.calls >= async_store.REQUEST_THREADS, "all threads of the database being busy")
        assert client.get("/api/rules").status_code == 200
        assert client.get("/api/packs/classic").status_code == 200
        assert {(reply.result().status_code, reply.result().json()["error"]) for reply in lists} == {(503, "unavailable")}
        monkeypatch.setattr(server_routes, "DATABASE_TIMEOUT_S", 1.5)
        wait_until(lambda: client.get("/api/health").status_code == 503, "a missing heartbeat")
        assert client.get("/api/health").json()["error"] == "unavailable"
        frozen.thawed.set()
        monkeypatch.undo()
        wait_until(lambda: client.get("/api/tables").status_code == 200, "the database answering again")
        assert client.get("/api/health").status_code == 200


def test_a_commit_gives_up(frozen: FrozenDatabase, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_writer, "COMMIT_TIMEOUT_S", SOON_S)
    monkeypatch.setattr(log_writer, "RETRY_FOR_S", 0.0)
    store = Store.open(f"sqlite:///{tmp_path / 'frozen.db'}")
    monkeypatch.setattr(store, "append", frozen)

    async def write() -> None:
        writer = LogWriter(store)
        writer.start()
        with pytest.raises(Unavailable):
            await writer.append(Write(row=None))  # type: ignore[arg-type]
        frozen.thawed.set()
        await writer.stop()

    asyncio.run(write())
    store.close()


def test_a_start_on_a_full_disk_ends_with_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> None:
        raise StoreDown("error-store-down", problem="database or disk is full")

    monkeypatch.setattr(Store, "register_process", fail)
    options = ServerOptions("127.0.0.1", 0, f"sqlite:///{tmp_path / 'full.db'}", admin_port=0)
    with pytest.raises(StoreError, match=r"Cannot open the database .*disk is full"):
        asyncio.run(serve(options, lambda *_, **__: pytest.fail("it did not start")))
