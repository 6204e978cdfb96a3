"""Ordinary players: three tables of four people, a person who plays against a bot, and newcomers who open the page."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from benchmarks.http_requests import send_request
from benchmarks.load import LoadGenerator
from benchmarks.load_clients import LoadClient, Measurements, Table
from benchmarks.machine import milliseconds

TABLES = 3
MOVES_PER_S = 15.0  # at all tables together: few enough for people, and enough for a quantile after ten seconds
PEOPLE = [f"127.0.1.{number}" for number in range(1, 4 * TABLES + 1)]
BOSS_PLAYER = "127.0.1.101"
BOSS_OPTIONS = {"players": 2, "bots": {"1": "boss"}, "boss_ms": 100, "pace_ms": 200, "target": 20}
THINKING_S = 0.2  # of the person who plays against the bot
PAGES = ("/", "/api/packs")  # what a newcomer opens; neither needs the database
NEWCOMERS_PER_S = 4.0
MAX_WAIT_S = 10.0  # of a newcomer
LOST = ("connection lost", "closed by the server", "goodbye")  # errors that end a connection


@dataclass(slots=True)
class Phase:
    """What ordinary players measured for some seconds."""

    moves_ms: dict[str, float] = field(default_factory=dict)
    moves: int = 0
    boss_s: list[float] = field(default_factory=list)  # from a person's move to the answer of the bot
    newcomers_ms: dict[str, float] = field(default_factory=dict)
    newcomers_refused: int = 0
    disconnected: int = 0  # ordinary players
    errors: dict[str, int] = field(default_factory=dict)


class BossPlayer(LoadClient):
    """A person who plays against one bot. Measures how long the bot takes for each of its decisions."""

    def __init__(self, table: Table, secret: str) -> None:
        super().__init__(table, secret, "en", self.move_soon, lambda _: None)
        self.waiting_since: float | None = None  # since when it is the bot's turn
        self.waits: list[float] = []
        self.thinking: asyncio.TimerHandle | None = None

    def update(self, message: Any) -> None:
        """Note when the bot has moved, and whether it is its turn again."""
        now = time.perf_counter()
        if self.waiting_since is not None:
            self.waits.append(now - self.waiting_since)
        super().update(message)
        self.waiting_since = None if self.legal else now

    def move_soon(self, _: LoadClient) -> None:
        """Make a move in a moment."""
        if self.thinking is not None:
            self.thinking.cancel()
        self.thinking = asyncio.get_running_loop().call_later(THINKING_S, self.move)

    def move(self) -> None:
        """Make a legal move."""
        if self.legal and self.pending is None and self.transport is not None and not self.transport.is_closing():
            self.play("end" if "end" in self.legal else self.legal[0], time.perf_counter())

    def take_waits(self) -> list[float]:
        """Return how long the bot took for its moves, and how long its next move takes already; forget the moves."""
        waits, self.waits = self.waits, []
        return [*waits, *([] if self.waiting_since is None else [time.perf_counter() - self.waiting_since])]


class OrdinaryPlayers:
    """All people who behave."""

    def __init__(self, url: str, seed: int) -> None:
        self.people = LoadGenerator(url, {"players": 4}, "en", seed, PEOPLE)
        self.url = url
        self.address = self.people.address
        self.boss: BossPlayer | None = None
        self.visits: list[float] = []
        self.refused = 0
        self.numbers = count(1)

    async def sit_down(self) -> None:
        """Open the tables and connect."""
        await self.people.set_up(TABLES)
        table = await LoadGenerator(self.url, BOSS_OPTIONS, "en", 1, [BOSS_PLAYER]).open_table(people=1)
        self.boss = boss = BossPlayer(table, table.secrets[0])
        local = (BOSS_PLAYER, 0)
        await asyncio.get_running_loop().create_connection(lambda: boss, *self.address, local_addr=local)
        await boss.welcome

    async def play(self, seconds: float) -> Phase:
        """Play for some seconds, wait for all answers, and return what was measured."""
        assert self.boss is not None
        self.people.reset_measurements()
        self.boss.measured = Measurements()
        self.boss.take_waits()
        self.visits, self.refused = [], 0
        async with self.newcomers():
            await self.people.play(MOVES_PER_S, seconds)
        boss_waits = self.boss.take_waits()
        await self.people.settle()
        measured = self.people.reset_measurements()
        errors = {
            name: measured.errors.get(name, 0) + self.boss.measured.errors.get(name, 0)
            for name in measured.errors | self.boss.measured.errors
        }
        return Phase(
            moves_ms=milliseconds(measured.from_schedule),
            moves=len(measured.from_schedule),
            boss_s=[round(wait, 3) for wait in boss_waits],
            newcomers_ms=milliseconds(self.visits),
            newcomers_refused=self.refused,
            disconnected=sum(number for name, number in errors.items() if name.startswith(LOST)),
            errors=errors,
        )

    @contextlib.asynccontextmanager
    async def newcomers(self) -> AsyncIterator[None]:
        """Let newcomers open pages, each from an address of its own."""
        visits: set[asyncio.Task[None]] = set()

        async def arrive() -> None:
            for number in self.numbers:
                visit = asyncio.create_task(self.visit(number))
                visits.add(visit)
                visit.add_done_callback(visits.discard)
                await asyncio.sleep(1 / NEWCOMERS_PER_S)

        arriving = asyncio.create_task(arrive())
        try:
            yield
        finally:
            arriving.cancel()
            await asyncio.gather(*visits)

    async def visit(self, number: int) -> None:
        """Open a page and measure how long that takes."""
        began = time.perf_counter()
        source = f"127.0.{3 + number // 250}.{1 + number % 250}"
        try:
            path = PAGES[number % len(PAGES)]
            reply = await send_request(self.address, "GET", path, source=source, timeout_s=MAX_WAIT_S)
            self.refused += reply.status != 200
        except (OSError, TimeoutError):
            self.refused += 1
        self.visits.append(time.perf_counter() - began)

    def leave(self) -> None:
        """Close all connections."""
        self.people.close()
        if self.boss is not None:
            self.boss.close()
