"""Executing commands. For each command: decide, commit, acknowledge, broadcast, in this order.

No process owns a table. Each has a copy in memory and writes the next entry under the next number. If another process was
first, the database says so; the copy is brought up to date and the command is decided again.
"""

import itertools
from collections.abc import Callable
from typing import Final

from blackgate.catalogue import Edition
from blackgate.service import wall_clock
from blackgate.service.active_tables import ActiveTable, ActiveTables
from blackgate.service.async_store import refuse_when_down
from blackgate.service.background_tasks import BackgroundTasks
from blackgate.service.broadcaster import Broadcaster
from blackgate.service.metrics import METRICS
from blackgate.service.pack_registry import PackRegistry
from blackgate.service.process_state import ProcessState
from blackgate.service.storage import Index, Row, Write
from blackgate.service.storage.log_writer import LogWriter, Unavailable
from blackgate.service.table_reader import TableReader
from blackgate.service.wakeup_bus import WakeupBus
from blackgate.tables import entries, messages
from blackgate.tables.clocks import Due, needs_spectator, next_due
from blackgate.tables.commands import Accepted, AlreadyDone, Refusal
from blackgate.tables.encoding import encode
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.keys import new_table_id
from blackgate.tables.table_kind import kind_of

MAX_ATTEMPTS = 20
LEASE_MS = 10_000  # after its due time, how long the process that wrote an entry is responsible for what is due next
INDEX_REFRESH_MS = 60_000  # the index is written at least this often while people play

Decide = Callable[[HostedTable], Accepted | AlreadyDone]
OnDone = Callable[[HostedTable, int], None]  # table and the number of the command's entry
OnRefused = Callable[[HostedTable | None, Refusal], None]
CommitObserver = Callable[[ActiveTable, Due | None], None]


class CommandExecutor:
    """Executes the commands of players, hosts and bots, one at a time per table."""

    def __init__(
        self,
        tables: ActiveTables,
        reader: TableReader,
        log_writer: LogWriter,
        packs: PackRegistry,
        broadcaster: Broadcaster,
        bus: WakeupBus,
        process: ProcessState,
        tasks: BackgroundTasks,
    ) -> None:
        self.tables = tables
        self.reader = reader
        self.log_writer = log_writer
        self.packs = packs
        self.broadcaster = broadcaster
        self.bus = bus
        self.process = process
        self.tasks = tasks
        self.written: Final = itertools.count(1)  # entries of this process
        self.observers: list[CommitObserver] = []  # called after each commit with what is due next

    async def create(self, created: entries.Created, edition: Edition) -> HostedTable:
        with refuse_when_down():
            await self.packs.save(edition)
        table_id = new_table_id()
        now = wall_clock.now_ms()
        table = HostedTable(table_id, now, created, edition)
        row = Row(table_id, 1, now, self.new_writer(), entries.encode(created))
        try:
            await self.log_writer.append(Write(row, self.index(table, None, None)))
        except Unavailable:
            raise Refusal("unavailable") from None
        self.tables.activate(table_id).table = table
        return table

    async def execute(
        self,
        table_id: str,
        decide: Decide,
        *,
        min_seq: int = 0,
        on_done: OnDone | None = None,
        on_refused: OnRefused | None = None,
    ) -> HostedTable:
        """Execute one command, once and to its end, even if the caller is cancelled.

        `min_seq` is an entry the client has seen: the table is read again if this process does not have it yet. `on_done` and
        `on_refused` are called while memory and disk agree; a refusal is raised as well.
        """
        return await self.tasks.run_to_completion(self.execute_uncancelled(table_id, decide, min_seq, on_done, on_refused))

    async def execute_uncancelled(
        self, table_id: str, decide: Decide, min_seq: int, on_done: OnDone | None, on_refused: OnRefused | None
    ) -> HostedTable:
        """Execute a command in a task that is never cancelled."""
        active = self.tables.activate(table_id)
        async with active.lock:
            try:
                return await self.attempt(active, decide, min_seq, on_done)
            except Refusal as refusal:
                if on_refused is not None:
                    on_refused(active.table, refusal)
                raise

    async def attempt(self, active: ActiveTable, decide: Decide, min_seq: int, on_done: OnDone | None) -> HostedTable:
        """Decide, commit, acknowledge and broadcast; start again if another process has written to the table."""
        refreshed = active.table is None or min_seq > active.table.seq
        if refreshed:
            await self.reader.refresh(active)
        for _ in range(MAX_ATTEMPTS):
            table = active.table
            assert table is not None
            try:
                decision = decide(table)
            except Refusal:
                if refreshed:
                    raise
                refreshed = True
                await self.reader.refresh(active)  # another process may have changed what this one refuses
                continue
            if isinstance(decision, AlreadyDone):
                if on_done is not None:
                    on_done(table, decision.seq)
                return table
            if await self.commit(active, table, decision):
                if on_done is not None:
                    on_done(table, table.seq)
                self.broadcaster.broadcast(active)
                self.bus.publish(active.id, table.seq)
                return table
            METRICS.conflicts.inc()
            await self.reader.discard_last_entry(active)
            refreshed = True
        raise Refusal("busy")

    async def commit(self, active: ActiveTable, table: HostedTable, decision: Accepted) -> bool:
        """Apply an entry and write it to disk; return False if another process was first.

        Meanwhile the table is ahead of the disk, but locked. If writing fails, the table is dropped and loaded again.
        """
        if self.tables.too_long(table) and not isinstance(decision.entry, entries.Closed | entries.Forgotten):
            raise Refusal("too_long")
        clock = wall_clock.now_ms()
        now = max(clock, table.updated_at)
        seq = table.seq + 1
        try:
            table.apply(seq, now, decision.entry, decision.game)
            due = next_due(table, self.process.outages, clock)
            row = Row(active.id, seq, now, self.new_writer(), entries.encode(decision.entry))
            written_at, written_index = active.written_index or (0, None)
            same_line = written_index if isinstance(decision.entry, entries.Moved) else None  # unless the phase changes
            index = self.index(table, due, same_line)
            unchanged = index == written_index and now < written_at + INDEX_REFRESH_MS  # as after most moves
            written = await self.log_writer.append(Write(row, None if unchanged else index))
        except BaseException as error:
            active.table = None
            active.updates.forget()
            if isinstance(error, Unavailable):
                raise Refusal("unavailable") from None
            raise
        if written:
            active.written_index = active.written_index if unchanged else (now, index)
            for observer in self.observers:
                observer(active, due)
        return written

    def new_writer(self) -> str:
        """Return an id that no other entry of any process has."""
        return f"{self.process.id}-{next(self.written)}"

    def index(self, table: HostedTable, due: Due | None, before: Index | None) -> Index:
        """Return what can be queried without reading the log. `before` has the same line, unless the phase has changed."""
        same_line = before is not None and before.phase == table.phase
        if due is not None and needs_spectator(table, due):
            due = None  # no process claims the table: bots play where it is watched
        return Index(
            code=table.creation.code,
            public=table.options.public,
            phase=table.phase,
            created=table.created_at,
            line=before.line if before is not None and same_line else encode(messages.table_line(table)),
            due=None if due is None else due.at,
            claimed_until=None if due is None else due.at + LEASE_MS,
            claimed_by=self.process.id,
            kind=kind_of(table),
        )
