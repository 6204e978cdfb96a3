"""The service and the edition in a tab side by side: the same requests and messages to both, every byte of the answers kept."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import httpx
import pytest

from blackgate.service import wall_clock
from blackgate.service.app import Service, Settings, make_app
from blackgate.service.security.limits import NO_LIMITS
from blackgate.service.workers.worker_pool import WorkerPool
from blackgate.tables import dispatch
from blackgate.tables.clocks import next_due
from blackgate.tables.wire import Hello
from testkit.service.swapped_tables import LocalConnection, RecordingOutbox
from testkit.tab.browser_tab import BrowserTab
from testkit.waiting import attempts

T = TypeVar("T")


class Answer(NamedTuple):
    """A response without the headers that only HTTP has."""

    status: int
    media_type: str
    body: bytes


class TabEdition:
    """A tab."""

    def __init__(self) -> None:
        self.tab = BrowserTab()

    def set_time(self, now: int) -> None:
        """Set the clock."""
        self.tab.now = now

    async def request(self, method: str, target: str, headers: dict[str, str], body: bytes) -> Answer:
        """Send a request."""
        response = self.tab.carry_out(lambda: self.tab.service.request(method, target, headers, body)).response
        assert response is not None
        return Answer(response.status, response.headers.get("content-type", ""), response.body)

    async def connect(self, message: dict[str, Any]) -> int:
        """Open a connection with its first message, and return its number."""
        session = self.tab.connect(message["table"], message.get("secret"), message.get("lang"))
        return session.number

    async def send(self, connection: int, message: dict[str, Any]) -> None:
        """Send a message, and let bots answer."""
        self.tab.sessions[connection].send(**message)
        await self.settle()

    async def settle(self) -> None:
        """Let bots move until a person is to move."""
        while self.tab.due_ms == 0:
            self.tab.perform()

    def sent(self, connection: int) -> list[bytes]:
        """Return all messages to a connection so far."""
        return [text.encode() for text in self.tab.sessions[connection].texts]

    async def close(self) -> None:
        """Nothing runs here."""


class ServiceEdition:
    """The service in this process, with its real routes, scheduler and database, and connections without sockets."""

    def __init__(self, folder: Path) -> None:
        self.service = Service(Settings(f"sqlite:///{folder / 'blackgate.db'}", limits=NO_LIMITS))
        self.service.log_writer.start()
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(make_app(self.service)), base_url="http://blackgate")
        self.connections: list[LocalConnection] = []

    def set_time(self, now: int) -> None:
        """The test sets `wall_clock`."""

    async def request(self, method: str, target: str, headers: dict[str, str], body: bytes) -> Answer:
        """Send a request."""
        response = await self.http.request(method, target, headers=headers, content=body)
        return Answer(response.status_code, response.headers.get("content-type", ""), response.content)

    async def connect(self, message: dict[str, Any]) -> int:
        """Open a connection with its first message, and return its number."""
        handler = self.service.tables.message_handler
        connection = LocalConnection(handler, RecordingOutbox())
        self.connections.append(connection)
        hello = dispatch.decode(json.dumps({"t": "hello", **message}))
        assert isinstance(hello, Hello)
        await handler.join(connection, hello)
        return len(self.connections)

    async def send(self, connection: int, message: dict[str, Any]) -> None:
        """Send a message, and let bots answer."""
        await self.connections[connection - 1].handle(dispatch.decode(json.dumps(message)))
        await self.settle()

    async def settle(self) -> None:
        """Wait until nothing is due at any table."""
        for _ in attempts("moves of bots"):
            if all(self.rests(active.id) for active in self.service.tables.active):
                return
            await asyncio.sleep(0)  # meanwhile a thread writes the log

    def rests(self, table_id: str) -> bool:
        """Return whether a table waits for a person."""
        active = self.service.tables.active.get(table_id)
        if active is None or active.table is None:
            return True
        due = next_due(active.table, (), wall_clock.now_ms())
        return not active.lock.locked() and (due is None or due.at > wall_clock.now_ms())

    def sent(self, connection: int) -> list[bytes]:
        """Return all messages to a connection so far."""
        outbox = self.connections[connection - 1].outbox
        assert isinstance(outbox, RecordingOutbox)
        return outbox.sent

    async def close(self) -> None:
        """Stop the service."""
        await self.http.aclose()
        await self.service.stop()


Edition = TabEdition | ServiceEdition


def use_no_worker_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run jobs of the service at once: what they compute is compared, not where."""

    async def run(self: WorkerPool, timeout_s: float, job: Callable[..., Any], *arguments: object) -> Any:
        return job(*arguments)

    monkeypatch.setattr(WorkerPool, "run", run)


def work_with(open_edition: Callable[[], Edition], work: Callable[[Edition], Coroutine[Any, Any, T]]) -> T:
    """Return what comes of some work with an edition. It runs in a thread, because Playwright has an event loop in this one."""

    async def run() -> T:
        edition = open_edition()
        try:
            return await work(edition)
        finally:
            await edition.close()

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, run()).result()
