"""What happens without a command: deals, moves of bots, expired clocks, stand-ins for absent players.

The process that wrote an entry is responsible for what is due after it. If that process dies, the first one that finds the
table overdue claims it. In either case the result is one entry under one number, so it happens once.
"""

import asyncio
import contextlib
import logging
from typing import Final

from blackgate.service import wall_clock
from blackgate.service.active_tables import ActiveTable, ActiveTables
from blackgate.service.async_store import call_store_for_process
from blackgate.service.background_tasks import BackgroundTasks
from blackgate.service.command_executor import LEASE_MS, CommandExecutor
from blackgate.service.metrics import METRICS
from blackgate.service.presence import Presence
from blackgate.service.process_state import ProcessState
from blackgate.service.storage import Store
from blackgate.service.table_reader import TableReader
from blackgate.service.workers.bot_workers import BotWorkers
from blackgate.tables import commands, starting
from blackgate.tables.clocks import Due, bots_only, deadline, needs_spectator, next_due
from blackgate.tables.commands import Accepted, Refusal
from blackgate.tables.hosted_table import HostedTable

CLAIM_INTERVAL_S = 1.0  # between two searches for overdue tables
RESUME_AFTER_MS = 2_000  # after which bots without people go on here, if no other process moves them
MAX_CLAIMS = 50  # tables claimed at once
CLOCK_TOLERANCE_MS = 50

log: Final = logging.getLogger("blackgate.service")


class Scheduler:
    """Sets a timer for what is due next at each table, and does it."""

    def __init__(
        self,
        tables: ActiveTables,
        store: Store,
        reader: TableReader,
        executor: CommandExecutor,
        presence: Presence,
        bots: BotWorkers,
        process: ProcessState,
        tasks: BackgroundTasks,
    ) -> None:
        self.tables = tables
        self.store = store
        self.reader = reader
        self.executor = executor
        self.presence = presence
        self.bots = bots
        self.process = process
        self.tasks = tasks
        self.stopped: Final = asyncio.Event()
        executor.observers.append(self.schedule)

    def stop(self) -> None:
        """Cancel all timers and moves: other processes take over."""
        self.stopped.set()
        for active in self.tables:
            if active.timer is not None:
                active.timer.cancel()

    async def claim_overdue(self) -> None:
        """Claim tables that are overdue and that no process handles."""
        if self.process.draining:
            return
        now = wall_clock.now_ms()
        for active in self.tables.with_listeners():
            self.resume(active, now - RESUME_AFTER_MS)
        claimed = await call_store_for_process(self.store.claim, now, self.process.id, LEASE_MS, MAX_CLAIMS)
        for table_id in claimed:
            try:
                table = await self.reader.get(table_id)
            except Refusal:
                continue  # of another version of the rules: a process of that version handles it
            except Exception:
                log.exception("cannot read table")  # continue with the other tables
                continue
            active = self.tables.activate(table_id)
            due = next_due(table, self.process.outages, wall_clock.now_ms())
            if due is not None and needs_spectator(table, due):  # an older version of the program made it due
                await call_store_for_process(self.store.postpone, table_id, None, None)
            elif due is None or due.what != "move" or active.performed_version != table.version:
                self.schedule(active, due)  # a bot that waits for its turn keeps its place in the queue

    def schedule(self, active: ActiveTable, due: Due | None) -> None:
        """Set the timer of a table, in place of an earlier one."""
        if active.timer is not None:
            active.timer.cancel()
            active.timer = None
        active.performed_version = None
        if due is None or self.process.draining or active.table is None:
            return
        if not active.listeners and needs_spectator(active.table, due):
            return  # the game rests until someone watches
        version = active.performed_version = active.table.version
        # A bot starts to think at once and moves at its due time.
        delay = 0.0 if due.what == "move" else seconds_until(due.at)
        loop = asyncio.get_running_loop()
        active.timer = loop.call_later(delay, lambda: self.tasks.spawn(self.perform(active, due, version)))

    def resume(self, active: ActiveTable, overdue_since: int | None = None) -> None:
        """Let bots go on at a table without people that is watched here, if they are due, or overdue since a moment.

        No other process does so, unless it is watched there, too.
        """
        table = active.table
        if table is None or not bots_only(table) or active.performed_version == table.version:
            return
        due = next_due(table, self.process.outages, wall_clock.now_ms())
        if due is not None and needs_spectator(table, due) and (overdue_since is None or due.at < overdue_since):
            self.schedule(active, due)

    async def perform(self, active: ActiveTable, due: Due, version: int) -> None:
        """Do what is due, unless the table has changed."""
        active.timer = None
        try:
            table = active.table
            if table is None or table.version != version:
                return
            if due.what == "deal":
                await self.deal(active)
            elif due.what == "move":
                await self.move_bot(active, table, due, version)
            elif due.what == "time":
                await self.expire_clock(active, due, version)
            else:
                await self.check_absence(active, table, due, version)
        except Refusal:
            return  # the table has changed meanwhile
        finally:
            if active.performed_version == version and active.timer is None:
                active.performed_version = None

    async def deal(self, active: ActiveTable) -> None:
        """Deal the cards of a game that was started, after its nonces are revealed."""
        outages = self.process.outages
        await self.executor.execute(
            active.id, lambda table: starting.deal_game(table, wall_clock.now_ms() + CLOCK_TOLERANCE_MS, outages)
        )

    async def move_bot(self, active: ActiveTable, table: HostedTable, due: Due, version: int) -> None:
        """Make the move of a bot."""
        bot = table.seats[due.seat].playing_bot
        if not bot:
            return  # the player has just come back
        if self.tables.too_long(table):
            await self.executor.execute(active.id, lambda now: commands.close_table(now, "too_long"))
            return
        text = await self.bots.choose_move(table, due.seat, bot, active.origin())
        await self.wait_until(due.at)
        await self.executor.execute(active.id, lambda now: commands.bot_move(now, due.seat, version, bot, text))

    async def wait_until(self, at: int) -> None:
        """Wait until a time in milliseconds; refuse if the server stops before."""
        delay = seconds_until(at)
        if delay > 0:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.stopped.wait(), delay)
        if self.stopped.is_set():
            raise Refusal("draining")

    async def expire_clock(self, active: ActiveTable, due: Due, version: int) -> None:
        """Replace a player whose time is up by a bot."""

        def decide(table: HostedTable) -> Accepted:
            end = deadline(table, self.process.outages)
            if end is None or end > wall_clock.now_ms() + CLOCK_TOLERANCE_MS:
                raise Refusal("stale")
            return commands.stand_in(table, due.seat, version, "time")

        await self.executor.execute(active.id, decide)
        METRICS.stand_ins.labels("time").inc()

    async def check_absence(self, active: ActiveTable, table: HostedTable, due: Due, version: int) -> None:
        """Replace the player to move by a bot if they have been disconnected for the grace period and others wait for them."""
        online = await self.presence.connected_anywhere(active)
        now = wall_clock.now_ms()
        grace = table.options.grace_s * 1000
        if due.seat in online or not online & set(table.human_seats):
            active.absent_since.pop(due.seat, None)
            check_again = now + grace
        else:
            check_again = active.absent_since.setdefault(due.seat, now) + grace
        if check_again > now:
            await self.postpone_check(active, table, due, version, check_again)
            return
        await self.executor.execute(active.id, lambda now: commands.stand_in(now, due.seat, version, "absent"))
        METRICS.stand_ins.labels("absent").inc()

    async def postpone_check(self, active: ActiveTable, table: HostedTable, due: Due, version: int, check_again: int) -> None:
        """Check later whether a player is absent, unless the table has changed meanwhile: then something else is due."""
        async with active.lock:
            if active.table is not None and (active.table is not table or table.version != version):
                return
            end = deadline(table, self.process.outages)
            later = Due("time", due.seat, end) if end is not None and end < check_again else Due("absent", due.seat, check_again)
            await call_store_for_process(self.store.postpone, active.id, later.at, later.at + LEASE_MS)
            active.written_index = None
            self.schedule(active, later)


def seconds_until(at: int) -> float:
    """Return the seconds until a time in milliseconds; 0 if it has passed."""
    return max(0.0, (at - wall_clock.now_ms()) / 1000)
