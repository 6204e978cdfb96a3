"""The process of an attack. It counts its connections and what the server does with them."""

import asyncio
import ipaddress
import multiprocessing
import os
import resource
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any
from urllib.parse import urlsplit

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from benchmarks.http_requests import Reply, send_json, send_request
from benchmarks.load import LoadGenerator
from benchmarks.load_clients import Table

FIRST_SOURCE = ipaddress.ip_address("127.0.2.1")  # ordinary players come from other addresses
NICENESS = 19
PAUSE_S = 0.1  # after the server has closed or refused a connection
PREPARATION_S = 60.0  # at most, before an attack
GRACE_S = 15.0  # for the checks after an attack
QUIET_S = 30.0  # at most, between the preparation of an attack and its beginning
SETUP_MOVES_PER_S = 75.0  # at one table: four players within their limits
CLOSED = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)


@dataclass(frozen=True, slots=True)
class Target:
    """The server under attack."""

    url: str
    seconds: float  # how long the attack lasts
    backends: Mapping[str, int] = field(default_factory=dict)  # process ids of PostgreSQL and Redis

    @property
    def address(self) -> tuple[str, int]:
        """The host and the port of the server. Only a server on this machine is attacked."""
        parts = urlsplit(self.url)
        if not ipaddress.ip_address(parts.hostname or "").is_loopback or parts.port is None:
            raise SystemExit(f"{self.url} is not on this machine: attacks run on the loopback interface only.")
        return str(parts.hostname), parts.port


@dataclass(slots=True)
class Outcome:
    """What the process of an attack reports."""

    counts: dict[str, int] = field(default_factory=dict)  # "closed": connections; other counts by their names
    problems: list[str] = field(default_factory=list)  # why the server did not withstand the attack


class Attacker:
    """Everything that an attack needs: connections from many addresses, tables of its own, counts, and the time."""

    def __init__(self, target: Target, channel: Connection) -> None:
        self.target = target
        self.channel = channel
        self.counts: Counter[str] = Counter()
        self.problems: list[str] = []
        self.end = 0.0

    # --- time ---------------------------------------------------------------------------------
    async def begin(self) -> None:
        """Report that everything is prepared, and wait until the quiet measurement is over."""
        self.channel.send("prepared")
        await asyncio.to_thread(self.channel.recv)
        self.end = time.monotonic() + self.target.seconds

    def lasts(self) -> bool:
        """Return whether the attack goes on."""
        return time.monotonic() < self.end

    async def wait(self) -> None:
        """Wait until the attack is over."""
        await asyncio.sleep(max(0.0, self.end - time.monotonic()))

    async def repeat(self, step: Callable[[int], Awaitable[object]], copies: int) -> None:
        """Repeat a step until the attack is over, in several copies at the same time. Count failures as closed connections."""

        async def repeat_one(number: int) -> None:
            while self.lasts():
                try:
                    await step(number)
                except CLOSED:
                    self.counts["closed"] += 1
                    await asyncio.sleep(PAUSE_S)

        tasks = [asyncio.create_task(repeat_one(number)) for number in range(copies)]
        await self.wait()
        for task in tasks:
            task.cancel()
        for found in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(found, Exception):
                raise found

    # --- connections --------------------------------------------------------------------------
    def source(self, number: int = 0) -> str:
        """Return a local address of the attacker."""
        return str(FIRST_SOURCE + number)

    async def request(
        self, method: str, path: str, body: object = None, key: str = "", *, source: int = 0, count: bool = True
    ) -> Reply:
        """Send a request with a JSON body; count its status."""
        reply = await send_json(self.target.address, method, path, body, key, source=self.source(source))
        if count:
            self.counts[f"status {reply.status}"] += 1
        return reply

    async def upload(self, path: str, record: bytes, *, source: int = 0, timeout_s: float = 60.0) -> Reply:
        """Upload a record; count the status."""
        headers = {"Content-Type": "application/x-ndjson", "Accept-Encoding": "gzip"}
        address = self.target.address
        reply = await send_request(address, "POST", path, record, headers, source=self.source(source), timeout_s=timeout_s)
        self.counts[f"status {reply.status}"] += 1
        return reply

    @asynccontextmanager
    async def socket(self, table: str = "", key: str = "", *, source: int = 0, **hello: Any) -> AsyncIterator[ClientConnection]:
        """Open a WebSocket. With a table, send `hello` and wait for the answer."""
        host, port = self.target.address
        options: dict[str, Any] = {"compression": None, "max_size": None, "ping_interval": None, "close_timeout": 0.1}
        local = (self.source(source), 0)
        async with connect(f"ws://{host}:{port}/api/socket", local_addr=local, proxy=None, **options) as socket:
            if table:
                greeting = {"t": "hello", "table": table, **({"secret": key} if key else {}), **hello}
                await socket.send(msgspec.json.encode(greeting), text=True)
                await socket.recv(decode=False)
            yield socket

    # --- tables -------------------------------------------------------------------------------
    async def open_tables(self, count: int, entries: int, *, source: int = 0, **options: object) -> list[Table]:
        """Open tables of four players, play this number of moves at each, and leave the tables."""
        sources = [self.source(source + number) for number in range(4)]
        generator = LoadGenerator(self.target.url, {"players": 4, **options}, None, 1, sources)
        await generator.set_up(count)
        if entries:
            await generator.play(rate=SETUP_MOVES_PER_S * count, seconds=entries / SETUP_MOVES_PER_S)
            await generator.settle()
        for table in generator.tables:
            for client in table.clients:
                client.close()
        return generator.tables


Attack = Callable[[Attacker], Awaitable[None]]


def run_attack(attack: Attack, target: Target, channel: Connection) -> None:
    """In a process of its own: run an attack, and send its outcome.

    The process has the lowest priority and one core. So it is the load on the server that slows players down, and not the
    attacker itself, which would run on another machine.
    """
    os.nice(NICENESS)
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    attacker = Attacker(target, channel)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        try:
            runner.run(run_to_end(attack, attacker))
        except Exception as error:  # noqa: BLE001  the other attacks go on
            attacker.problems.append(f"the attack itself failed: {type(error).__name__}: {error}")
    channel.send(Outcome(dict(attacker.counts), list(dict.fromkeys(attacker.problems))))  # each problem once


async def run_to_end(attack: Attack, attacker: Attacker) -> None:
    """Run an attack with its preparation and its checks."""
    async with asyncio.timeout(PREPARATION_S + QUIET_S + 2 * attacker.target.seconds + GRACE_S):
        await attack(attacker)


class AttackProcess:
    """The process of an attack, seen from the process that measures."""

    def __init__(self, attack: Attack, target: Target) -> None:
        context = multiprocessing.get_context("spawn")
        self.channel, child = context.Pipe()
        self.process = context.Process(target=run_attack, args=(attack, target, child), daemon=True)
        self.process.start()
        child.close()
        self.outcome: Outcome | None = None

    async def prepare(self) -> None:
        """Wait until the attack is prepared. An attack that fails before that is over."""
        found = await self.receive()
        if isinstance(found, Outcome):
            self.outcome = found

    def begin(self) -> None:
        """Let the attack begin."""
        if self.outcome is None:
            self.channel.send("begin")

    async def finish(self) -> Outcome:
        """Return the outcome when the attack is over."""
        found = self.outcome or await self.receive()
        await asyncio.to_thread(self.process.join)
        return found if isinstance(found, Outcome) else Outcome(problems=["the attack did not begin as it should"])

    def end(self) -> None:
        """End the process if it still runs."""
        if self.process.is_alive():
            self.process.kill()

    async def receive(self) -> object:
        """Return the next message of the process."""
        try:
            return await asyncio.to_thread(self.channel.recv)
        except EOFError:
            return Outcome(problems=["the process of the attack has ended without a report"])
