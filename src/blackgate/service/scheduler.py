"""What nobody sends a command for: bots' moves, time that is up, seats whose players are gone.

The process that wrote an entry sees to what is due after it. Should it die, whichever process finds the table overdue first
claims it. Either way the move itself is one entry under one number, so it happens once.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from blackgate.service.metrics import METRICS
from blackgate.service.table_manager import ALIVE_MS, LEASE_MS, ActiveTable, TableManager, now_ms
from blackgate.service.workers.bot_workers import BotWorkers
from blackgate.tables import commands
from blackgate.tables.clocks import Due, deadline, next_due
from blackgate.tables.commands import Accepted, Refusal
from blackgate.tables.hosted_table import HostedTable

SWEEP = 1.0  # seconds between two looks for tables that somebody left behind
BEAT = 1.0
HEARD_MS = 4_000  # without a beat from anybody, nobody could play
PRESENCE = 0.2
MOST_CLAIMED = 50

log = logging.getLogger("blackgate.service")


class Scheduler:
    """The caretaker of this process."""

    def __init__(self, hall: TableManager, thinkers: BotWorkers, address: str) -> None:
        self.hall = hall
        self.thinkers = thinkers
        self.address = address
        self.tasks: list[asyncio.Task[None]] = []
        self.beaten = 0
        hall.plan = self.plan

    def start(self) -> None:
        """Set all rounds going, each at its own pace."""
        rounds: list[tuple[str, float, Callable[[], Awaitable[None]]]] = [
            ("sweep", SWEEP, self.sweep),
            ("beat", BEAT, self.beat),
            ("presence", PRESENCE, self.hall.write_presence),
        ]
        self.tasks = [asyncio.create_task(self.again(seconds, work), name=name) for name, seconds, work in rounds]

    def stop(self) -> None:
        """Leave what is planned to the others."""
        for task in self.tasks:
            task.cancel()
        for live in self.hall.live.values():
            if live.timer is not None:
                live.timer.cancel()

    async def again(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Again and again, whatever happens to the database."""
        while True:
            try:
                await work()
            except Exception as error:  # noqa: BLE001  the next round will do
                log.warning("chore failed", extra={"error": type(error).__name__})
                await asyncio.sleep(seconds)
            await asyncio.sleep(seconds)

    async def begin(self) -> None:
        """Here, or here again: the time in which no server could be reached is nobody's."""
        hall = self.hall
        await asyncio.to_thread(hall.store.begin, hall.process, now_ms(), HEARD_MS, self.address)
        await asyncio.to_thread(hall.store.beat, hall.process, now_ms(), hall.draining, self.address)
        hall.outages = await asyncio.to_thread(hall.store.outages)
        self.beaten = now_ms()

    async def beat(self) -> None:
        """Still alive: the time until the next beat counts on everybody's clock."""
        if now_ms() - self.beaten > HEARD_MS:
            await self.begin()  # the database was away
            return
        hall = self.hall
        await asyncio.to_thread(hall.store.beat, hall.process, now_ms(), hall.draining, self.address)
        self.beaten = now_ms()

    async def sweep(self) -> None:
        """Tables that are overdue and that nobody sees to."""
        if self.hall.draining:
            return
        claimed = await asyncio.to_thread(self.hall.store.claim, now_ms(), self.hall.process, LEASE_MS, MOST_CLAIMED)
        for table in claimed:
            try:
                book = await self.hall.look_up(table)
            except Refusal:
                continue  # of another version of the rules: another process's business
            except Exception:
                log.exception("table cannot be read")  # the others shall not wait for it
                continue
            self.plan(self.hall.spot(table), next_due(book, self.hall.outages, now_ms()))

    def plan(self, live: ActiveTable, due: Due | None) -> None:
        """The next thing at a table, in place of whatever was planned."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if due is None or self.hall.draining or live.book is None:
            return
        version = live.book.version
        delay = max(0.0, (due.at - now_ms()) / 1000)
        # A bot starts to think at once and plays when its time has come.
        start = 0.0 if due.what == "move" else delay
        loop = asyncio.get_running_loop()
        live.timer = loop.call_later(start, lambda: self.hall.spawn(self.see_to(live, due, version)))

    async def see_to(self, live: ActiveTable, due: Due, version: int) -> None:
        """Do it, if it is still to be done."""
        live.timer = None
        book = live.book
        if book is None or book.version != version:
            return
        try:
            if due.what == "move":
                await self.move(live, book, due, version)
            elif due.what == "time":
                await self.time_up(live, due, version)
            else:
                await self.absent(live, book, due, version)
        except Refusal:
            return  # somebody was faster

    async def move(self, live: ActiveTable, book: HostedTable, due: Due, version: int) -> None:
        """A bot's turn."""
        bot = book.seats[due.seat].playing_bot
        if not bot:
            return  # the player has just come back
        text = await self.thinkers.choose(book, due.seat, bot)
        await asyncio.sleep(max(0.0, (due.at - now_ms()) / 1000))
        await self.hall.submit(live.id, lambda now: commands.bot_move(now, due.seat, version, bot, text))

    async def time_up(self, live: ActiveTable, due: Due, version: int) -> None:
        """A seat has thought too long."""

        def decide(book: HostedTable) -> Accepted:
            end = deadline(book, self.hall.outages)
            if end is None or end > now_ms() + 50:
                raise Refusal("stale")
            return commands.stand_in(book, due.seat, version, "time")

        await self.hall.submit(live.id, decide)
        METRICS.stand_ins.labels("time").inc()

    async def absent(self, live: ActiveTable, book: HostedTable, due: Due, version: int) -> None:
        """A seat that is asked, has not been connected anywhere for as long as the table's grace, and keeps others waiting."""
        found = await asyncio.to_thread(self.hall.store.online, [live.id], now_ms(), ALIVE_MS, "")
        now = now_ms()
        grace = book.options.grace_s * 1000
        present = live.here() | {seat for _, seat in found}
        if due.seat in present or not present & set(book.human_seats):  # nobody waits for a seat if nobody is there
            live.gone.pop(due.seat, None)
            look = now + grace
        else:
            look = live.gone.setdefault(due.seat, now) + grace
        if look > now:
            end = deadline(book, self.hall.outages)
            later = Due("time", due.seat, end) if end is not None and end < look else Due("absent", due.seat, look)
            await asyncio.to_thread(self.hall.store.postpone, live.id, later.at, later.at + LEASE_MS)
            live.indexed = None
            self.plan(live, later)
            return
        await self.hall.submit(live.id, lambda now: commands.stand_in(now, due.seat, version, "absent"))
        METRICS.stand_ins.labels("absent").inc()
