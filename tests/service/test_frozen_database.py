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
from testkit.waiting import TIMEOUT_S, attempts, wait_until

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


class CountedThreads(StoreThreads):
    """Threads that count the calls they are given: a call that gives up may not have begun."""

    def __init__(self) -> None:
        super().__init__()
        self.calls = 0

    async def run(self, *call: Any) -> Any:
        self.calls += 1
        return await super().run(*call)


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> CountedThreads:
    counted = CountedThreads()
    monkeypatch.setattr(async_store, "THREADS", counted)
    return counted


@pytest.fixture
def frozen(threads: CountedThreads, monkeypatch: pytest.MonkeyPatch) -> Iterator[FrozenDatabase]:
    monkeypatch.setattr(async_store, "CALL_TIMEOUT_S", SOON_S)
    database = FrozenDatabase()
    yield database
    database.thawed.set()


async def refusal(frozen: FrozenDatabase) -> str:
    with pytest.raises(Refusal) as found:
        await call_store(frozen)
    return found.value.error


def test_a_call_gives_up_and_further_ones_do_not_wait(frozen: FrozenDatabase, threads: CountedThreads) -> None:
    async def ask() -> None:
        assert await refusal(frozen) == "unavailable"
        assert await refusal(frozen) == "unavailable"
        assert threads.calls == 1, "the second one was refused at once"
        with pytest.raises(StoreDown):
            await call_store_for_process(frozen)
        assert threads.calls == 2, "heartbeats find out whether the database answers again"

    asyncio.run(ask())


def test_after_an_answer_the_database_is_asked_again(
    frozen: FrozenDatabase, threads: CountedThreads, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask() -> None:
        for _ in attempts("a call that begins before it gives up"):
            threads.silent = False
            await refusal(frozen)
            if frozen.calls:
                break
        assert threads.silent
        monkeypatch.setattr(async_store, "CALL_TIMEOUT_S", TIMEOUT_S)
        frozen.thawed.set()
        await asyncio.to_thread(wait_until, lambda: not threads.silent, "the late answer")
        assert await call_store(frozen) == []

    asyncio.run(ask())


def test_one_slow_call_does_not_close_the_database_for_others(frozen: FrozenDatabase, threads: CountedThreads) -> None:
    async def ask() -> None:
        slow = asyncio.create_task(refusal(frozen))
        await asyncio.sleep(0)
        assert threads.calls == 1
        threads.call(lambda: "fast")
        assert await slow == "unavailable"
        assert not threads.silent

    asyncio.run(ask())


def test_routes_without_the_database_do_not_stall_and_health_says_why(
    frozen: FrozenDatabase, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(async_store, "CALL_TIMEOUT_S", TIMEOUT_S)
    with ThreadedServer(tmp_path) as server, http_client(server.url) as client, ThreadPoolExecutor(20) as clients:
        assert client.get("/api/health").status_code == 200
        monkeypatch.setattr(server.service.store, "public_tables", frozen)
        for method in ("heartbeat", "register_process", "claim"):
            monkeypatch.setattr(server.service.store, method, lambda *_: frozen.thawed.wait())
        lists = [clients.submit(client.get, "/api/tables") for _ in range(20)]
        try:
            wait_until(lambda: frozen.calls == async_store.REQUEST_THREADS, "all threads of the database being busy")
            assert client.get("/api/rules").status_code == 200
            assert client.get("/api/packs/classic").status_code == 200
            monkeypatch.setattr(server_routes, "DATABASE_TIMEOUT_S", 1.5)
            wait_until(lambda: client.get("/api/health").status_code == 503, "a missing heartbeat")
            assert client.get("/api/health").json()["error"] == "unavailable"
        finally:
            frozen.thawed.set()
        assert {reply.result().status_code for reply in lists} == {200}
        wait_until(lambda: client.get("/api/health").status_code == 200, "a heartbeat")


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
