"""The tables that are open in this process. Order of things: commit, acknowledge, broadcast.

No process owns a table. Each holds a copy of its book, and writes the next entry under the next number; if another process
was first, the database says so, the copy is brought up to date and the command is looked at again.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar, cast

import msgspec

from blackgate.catalogue import Edition
from blackgate.record import RULES
from blackgate.service.metrics import METRICS
from blackgate.service.pack_registry import PackRegistry
from blackgate.service.storage import Index, Row, Store, StoreDown, Write
from blackgate.service.storage.log_writer import LogWriter, Unavailable
from blackgate.service.wakeup_bus import Bus
from blackgate.tables import entries, messages, patches, state_serializer
from blackgate.tables.archived_table import ArchivedTable
from blackgate.tables.clocks import Due, next_due
from blackgate.tables.commands import Accepted, AlreadyDone, Refusal
from blackgate.tables.encoding import encode
from blackgate.tables.hosted_table import HostedTable, LogEntry, LogMismatch, Phase
from blackgate.tables.keys import new_table_id
from blackgate.tables.messages import Reader
from blackgate.tables.wire import Chat, ChatLine, HintedMove, Online, Scale

MOST_ENTRIES = 20_000  # of one table: a game has a few hundred
MOST_TABLES = 5_000  # kept in memory without anybody at them
LEASE_MS = 10_000  # for which a process that wrote an entry sees to what is due after it
TRIES = 20
INDEX_MS = 60_000  # for which the index may say that nothing happened at a table where people play
ALIVE_MS = 10_000  # a process that has not been heard of for so long is gone

log = logging.getLogger("blackgate.service")
T = TypeVar("T")
Decide = Callable[[HostedTable], Accepted | AlreadyDone]
Acknowledge = Callable[[HostedTable, int], None]
Refuse = Callable[[HostedTable | None, Refusal], None]
Advise = Callable[[HostedTable, int, str], Awaitable[tuple[Scale, list[HintedMove]]]]


class Listener(Protocol):
    """Whoever is told about a table: a socket."""

    reader: Reader
    key: str  # hash of the key it came with

    def send(self, message: bytes) -> None:
        """Put a message into its outbox; never waits."""

    def dismiss(self, error: str) -> None:
        """Say goodbye and close."""


class ActiveTable:
    """A table with a copy of its book, the sockets at it, and what they were shown last."""

    def __init__(self, table: str) -> None:
        self.id = table
        self.lock = asyncio.Lock()
        self.book: HostedTable | None = None
        self.listeners: list[Listener] = []
        self.info: dict[str, Any] | None = None
        self.public: dict[str, Any] | None = None
        self.own: dict[tuple[int, str | None], dict[str, Any]] = {}
        self.told = 0  # the newest entry that everybody here has heard of
        self.indexed: tuple[int, Index] | None = None  # what the index says, and since when, if we were the last to write here
        self.online: list[bool] = []
        self.elsewhere: set[int] = set()  # seats connected to other processes
        self.gone: dict[int, int] = {}  # when seats were last connected
        self.chat_n = 0  # the newest line of chat that was told
        self.timer: asyncio.TimerHandle | None = None

    def forget_shown(self) -> None:
        """Nobody was shown anything."""
        self.info = None
        self.public = None
        self.own = {}

    def here(self) -> set[int]:
        """Seats connected to this process."""
        return {one.reader.seat for one in self.listeners if one.reader.seat is not None}


class TableManager:
    """All of them."""

    def __init__(self, store: Store, ledger: LogWriter, shelf: PackRegistry, process: str) -> None:
        self.store = store
        self.ledger = ledger
        self.shelf = shelf
        self.process = process
        self.live: OrderedDict[str, ActiveTable] = OrderedDict()
        self.outages: list[tuple[int, int]] = []
        self.bus: Bus | None = None
        self.plan: Callable[[ActiveTable, Due | None], None] = lambda live, due: None
        self.advise: Advise = no_advice  # whoever can say what bots would do
        self.draining = False
        self.tasks: set[asyncio.Task[Any]] = set()
        self.comings: list[tuple[str, int, bool]] = []  # presence to be written down

    async def call(self, work: Callable[..., T], *arguments: Any) -> T:
        """Ask the database something, without anybody waiting for it."""
        with answering():
            return await asyncio.to_thread(work, *arguments)

    async def pack(self, digest: str) -> Edition | None:
        """The pack behind a digest, if a table was ever opened with it."""
        with answering():
            return await self.shelf.find(digest)

    # --- finding a table --------------------------------------------------------------------
    def spot(self, table: str) -> ActiveTable:
        """The place of a table in memory, made if need be."""
        live = self.live.get(table)
        if live is None:
            live = self.live[table] = ActiveTable(table)
            self.make_room()
        self.live.move_to_end(table)
        METRICS.tables.set(len(self.live))
        return live

    def make_room(self) -> None:
        """Forget the tables that nobody has sat at for longest."""
        if len(self.live) > MOST_TABLES:
            idle = [
                live for live in list(self.live.values())[: len(self.live) // 2] if not live.listeners and not live.lock.locked()
            ]
            for live in idle[: len(self.live) - MOST_TABLES]:
                if live.timer is None:
                    del self.live[live.id]

    async def read(self, live: ActiveTable) -> HostedTable:
        """A table's book, brought up to date with the log; under its lock. Whoever listens hears what is new."""
        if live.book is None:
            live.indexed = None
            rows = await self.call(self.store.entries, live.id, 0)
            if not rows:
                self.live.pop(live.id, None)  # names of tables that are not there are not remembered
            live.book = await self.open_book(live.id, rows)
            live.forget_shown()
            for page in live.book.log_after(live.told) if live.listeners else ():
                self.broadcast(live, page)  # those who stayed while the database was away
            return live.book
        rows = await self.call(self.store.entries, live.id, live.book.seq)
        for row in rows:
            live.indexed = None
            read_entry(live.book, row)
            self.broadcast(live)
        return live.book

    async def open_book(self, table: str, rows: list[Row]) -> HostedTable:
        """A book from its first page on."""
        if not rows:
            raise Refusal("no_such_table")
        created = entries.decode(rows[0].data)
        if not isinstance(created, entries.Created):
            raise Refusal("no_such_table")
        if created.rules != RULES:
            raise Refusal("other_rules", rules=created.rules, played=RULES)
        if created.format != entries.FORMAT:
            raise Refusal("log_mismatch")
        edition = await self.pack(created.digest)
        if edition is None:
            raise Refusal("other_rules", rules=created.rules, played=RULES)
        book = HostedTable(table, rows[0].at, created, edition)
        await read_entries(book, rows[1:])
        return book

    async def archived(self, table: str) -> ArchivedTable:
        """A table that only another version of the program could play: its people and its record."""
        rows = await self.call(self.store.entries, table, 0)
        created = entries.decode(rows[0].data) if rows else None
        if not isinstance(created, entries.Created):
            raise Refusal("no_such_table")
        phase = await self.call(self.store.phase, table)
        found = ArchivedTable(table, rows[0].at, created, cast(Phase, phase))
        await read_entries(found, rows[1:])
        return found

    async def look_up(self, table: str) -> HostedTable:
        """A table as it is now. Whoever wants to tell others about it must `ask`: the book may soon be ahead of the disk."""
        return await self.ask(table, lambda book: book)

    async def ask(self, table: str, question: Callable[[HostedTable], T]) -> T:
        """What a book says that is on disk, to its last page."""
        live = self.spot(table)
        async with live.lock:
            return question(await self.read(live))

    # --- writing ----------------------------------------------------------------------------
    async def create(self, created: entries.Created, edition: Edition) -> HostedTable:
        """A new table: its first entry."""
        with answering():
            await self.shelf.keep(edition)
        table = new_table_id()
        now = now_ms()
        book = HostedTable(table, now, created, edition)
        row = Row(table, 1, now, new_table_id(), entries.encode(created))
        try:
            await self.ledger.append(Write(row, self.index(book, None)))
        except Unavailable:
            raise Refusal("unavailable") from None
        live = self.spot(table)
        live.book = book
        return book

    async def submit(
        self, table: str, decide: Decide, *, known: int = 0, ack: Acknowledge | None = None, refuse: Refuse | None = None
    ) -> HostedTable:
        """Carry out one command: whole, once, and not cut short if whoever sent it goes away.
        What is said to it is said while the book and the disk are the same; a refusal is raised as well.
        """
        task = asyncio.create_task(self.heard_out(self.spot(table), decide, known, ack, refuse))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return await asyncio.shield(task)

    async def heard_out(
        self, live: ActiveTable, decide: Decide, known: int, ack: Acknowledge | None, refuse: Refuse | None
    ) -> HostedTable:
        """Under the table's lock, one way or the other."""
        async with live.lock:
            try:
                return await self.carry_out(live, decide, known, ack or (lambda book, seq: None))
            except Refusal as refusal:
                if refuse is not None:
                    refuse(live.book, refusal)
                raise

    async def carry_out(self, live: ActiveTable, decide: Decide, known: int, ack: Acknowledge) -> HostedTable:
        """Decide, commit, acknowledge, broadcast."""
        fresh = live.book is None or known > live.book.seq
        if fresh:
            await self.read(live)
        for _ in range(TRIES):
            book = live.book
            assert book is not None
            try:
                ruling = decide(book)
            except Refusal:
                if fresh:
                    raise
                fresh = True
                await self.read(live)  # another process may have changed what this one refuses
                continue
            if isinstance(ruling, AlreadyDone):
                ack(book, ruling.seq)
                return book
            if await self.write(live, book, ruling):
                ack(book, book.seq)
                self.broadcast(live)
                if self.bus is not None:
                    self.bus.call(live.id, book.seq)
                return book
            METRICS.conflicts.inc()
            await self.read_again(live)
            fresh = True
        raise Refusal("busy")

    async def write(self, live: ActiveTable, book: HostedTable, ruling: Accepted) -> bool:
        """Put an entry on disk. The book is ahead of the disk meanwhile, but it is locked, and thrown away if that fails."""
        if book.seq >= MOST_ENTRIES:
            raise Refusal("too_long")
        now = max(now_ms(), book.updated_at)
        seq = book.seq + 1
        try:
            book.apply(seq, now, ruling.entry, ruling.game)
            due = next_due(book, self.outages, now)
            row = Row(live.id, seq, now, new_table_id(), entries.encode(ruling.entry))
            index = self.index(book, due)
            since, before = live.indexed or (0, None)
            same = index == before and now < since + INDEX_MS  # then there is nothing to write: most moves change nothing in it
            written = await self.ledger.append(Write(row, None if same else index))
        except BaseException as error:
            live.book = None
            live.forget_shown()
            if isinstance(error, Unavailable):
                raise Refusal("unavailable") from None
            raise
        if written:
            live.indexed = live.indexed if same else (now, index)
            self.plan(live, due)
        return written

    async def read_again(self, live: ActiveTable) -> None:
        """Another process was first: our page is torn out, and theirs read."""
        shown_before = live.info, live.public, live.own
        seen = (live.book.seq - 1) if live.book is not None else 0
        live.indexed = None
        live.book = None  # should the database go away now, nobody reads in a book with a page that is not in the log
        rows = await self.call(self.store.entries, live.id, 0)
        known = [row for row in rows if row.seq <= seen]
        live.book = await self.open_book(live.id, known)
        live.info, live.public, live.own = shown_before
        for row in rows[len(known) :]:
            read_entry(live.book, row)
            self.broadcast(live)

    def index(self, book: HostedTable, due: Due | None) -> Index:
        """What can be looked for without reading logs."""
        return Index(
            code=book.creation.code,
            public=book.options.public,
            phase=book.phase,
            created=book.created_at,
            line=encode(messages.table_line(book)),
            due=None if due is None else due.at,
            claimed_until=None if due is None else due.at + LEASE_MS,
            claimed_by=self.process,
        )

    # --- telling ----------------------------------------------------------------------------
    def broadcast(self, live: ActiveTable, page: LogEntry | None = None) -> None:
        """The newest entry, to everybody at the table: each as they may see it, one message each."""
        book = live.book
        if book is None:
            return
        self.dismiss_strangers(live, book)
        if not live.listeners:
            live.forget_shown()
            return
        page = page or book.log[-1]
        live.told = page.seq
        game = book.game
        info = messages.to_builtins(messages.table_info(book, self.outages))
        public = None if game is None else state_serializer.public(game.view(None))
        info_patch = patches.diff(live.info, info)
        public_patch = None if public is None else patches.diff(live.public, public)
        live.info, live.public = info, public
        ready: dict[Reader, bytes] = {}
        for listener in live.listeners:
            reader = listener.reader
            if reader not in ready:
                try:
                    ready[reader] = self.news(live, book, page, reader, info_patch, public_patch)
                except Exception:
                    log.exception("news failed", extra={"lang": reader.lang})
                    ready[reader] = b""
            if ready[reader]:
                listener.send(ready[reader])
            else:
                listener.dismiss("busy")  # it can come back and catch up; nobody else is kept from the news

    def news(
        self, live: ActiveTable, book: HostedTable, page: LogEntry, reader: Reader, info_patch: Any, public_patch: Any
    ) -> bytes:
        """One entry for one reader, and what changed for it since it was shown the table last."""
        own_patch = None
        if book.game is not None and reader.seat is not None:
            own = messages.own_state(book, book.game.view(reader.seat), reader.lang, page)
            own_patch = patches.diff(live.own.get((reader.seat, reader.lang)), own)
            live.own[reader.seat, reader.lang] = own
        return encode(messages.news(book, page, reader, info_patch, public_patch, own_patch))

    def dismiss_strangers(self, live: ActiveTable, book: HostedTable) -> None:
        """A key that was revoked opens nothing any more, on sockets that are open already as well."""
        for listener in list(live.listeners):
            if not allowed(book, listener):
                live.listeners.remove(listener)
                listener.dismiss("revoked")
                self.presence_changed(live, listener.reader.seat, False)

    async def join(self, listener: Listener, table: str, *, since: int | None, host: bool) -> None:
        """A socket comes to a table: first it is shown everything, from then on it hears what changes."""
        live = self.spot(table)
        async with live.lock:
            book = live.book or await self.read(live)  # it was looked at a moment ago
            if not allowed(book, listener):
                raise Refusal("revoked")  # since it was looked at
            chat = [ChatLine(*row) for row in await self.call(self.store.chat, table)]
            for line in chat:
                self.tell_chat(table, line)  # to those who are here already
            if not live.listeners:
                live.forget_shown()
            reader = listener.reader
            message, public, own = messages.welcome(
                book,
                reader,
                now=now_ms(),
                since=since,
                host=host,
                online=self.online(live, book, reader.seat),
                chat=chat,
                outages=self.outages,
            )
            alike = any(one.reader == reader for one in live.listeners)
            listener.send(encode(message))
            live.listeners.append(listener)
            live.told = book.seq
            if live.info is None:
                live.info = messages.to_builtins(message.info)
            live.public = live.public if live.public is not None else public
            if own is not None and reader.seat is not None and not alike:
                live.own[reader.seat, reader.lang] = own  # what is left there was shown to somebody who has gone since
            self.presence_changed(live, reader.seat, True)

    def leave(self, listener: Listener, table: str) -> None:
        """A socket goes."""
        live = self.live.get(table)
        if live is not None and listener in live.listeners:
            live.listeners.remove(listener)
            self.presence_changed(live, listener.reader.seat, False)

    # --- who is here ------------------------------------------------------------------------
    def presence_changed(self, live: ActiveTable, seat: int | None, here: bool) -> None:
        """Somebody came or went: written down for other processes, told to everybody."""
        if seat is None or (not here and seat in live.here()):
            return
        if here:
            live.gone.pop(seat, None)
        else:
            live.gone[seat] = now_ms()
        self.comings.append((live.id, seat, here))
        self.tell_online(live)

    def online(self, live: ActiveTable, book: HostedTable, coming: int | None = None) -> list[bool]:
        """Which seats are connected, here or elsewhere, with one that is just coming."""
        present = live.here() | live.elsewhere | {coming}
        return [seat in present for seat in range(book.options.players)]

    def present(self, book: HostedTable) -> set[int]:
        """The same, as seats."""
        return {seat for seat, here in enumerate(self.online(self.spot(book.id), book)) if here}

    def tell_online(self, live: ActiveTable) -> None:
        """Tell who is connected, if that changed."""
        if live.book is None:
            return
        now = self.online(live, live.book)
        if now != live.online:
            live.online = now
            message = encode(Online(now))
            for listener in live.listeners:
                listener.send(message)

    async def write_presence(self) -> None:
        """Write down who came and went, and look who is elsewhere."""
        changes, self.comings = self.comings, []
        if changes:
            try:
                await asyncio.to_thread(self.store.seen, self.process, changes)
            except BaseException:
                self.comings = [*changes, *self.comings]  # written down when the database is back
                raise
            for table in {table for table, _, _ in changes}:
                if self.bus is not None:
                    self.bus.call(table, 0)

    async def look_elsewhere(self, tables: list[str]) -> None:
        """Which seats are connected to other processes."""
        if not tables:
            return
        found = await self.call(self.store.online, tables, now_ms(), ALIVE_MS, self.process)
        for table in tables:
            live = self.live.get(table)
            if live is not None:
                live.elsewhere = {seat for where, seat in found if where == table}
                self.tell_online(live)

    # --- chat -------------------------------------------------------------------------------
    async def say(self, table: str, seat: int, name: str, text: str) -> None:
        """A line of chat: kept, then told."""
        at = now_ms()
        n = await self.call(self.store.say, table, seat, name, text, at)
        live = self.live.get(table)
        if live is not None and n > live.chat_n + 1:
            await self.overhear(table)  # what others said just before
        self.tell_chat(table, ChatLine(n, seat, name, text, at))
        if self.bus is not None:
            self.bus.call(table, 0)

    def tell_chat(self, table: str, line: ChatLine) -> None:
        """To everybody at the table, here; once."""
        live = self.live.get(table)
        if live is not None and line.n > live.chat_n:
            live.chat_n = line.n
            for listener in live.listeners:
                listener.send(encode(Chat(line)))

    async def overhear(self, table: str) -> None:
        """Lines of chat that came in through another process."""
        for row in await self.call(self.store.chat, table):
            self.tell_chat(table, ChatLine(*row))

    # --- wake-up calls ----------------------------------------------------------------------
    def heard(self, table: str, seq: int) -> None:
        """Another process wrote an entry."""
        live = self.live.get(table)
        if live is None or not live.listeners or (live.book is not None and 0 < seq <= live.book.seq):
            return
        if seq:
            self.spawn(self.catch_up(live))
        else:
            self.spawn(self.look_elsewhere([table]))
            self.spawn(self.overhear(table))

    async def catch_up(self, live: ActiveTable) -> None:
        """Read what is new."""
        async with live.lock:
            if not live.listeners:
                live.book = None  # read again when somebody comes
                return
            await self.read(live)

    async def look(self) -> None:
        """Every table with somebody at it: is there anything new?"""
        tables = [live.id for live in self.live.values() if live.listeners]
        newest = await self.call(self.store.newest, tables)
        for table, seq in newest.items():
            live = self.live.get(table)
            if live is not None and (live.book is None or seq > live.book.seq):
                METRICS.wakes.labels("poll").inc()
                self.spawn(self.catch_up(live))  # one that cannot be read keeps nobody else waiting
        for table, n in (await self.call(self.store.newest_chat, tables)).items():
            live = self.live.get(table)
            if live is not None and n > live.chat_n:
                await self.overhear(table)
        await self.look_elsewhere(tables)

    def spawn(self, work: Any) -> None:
        """Do something beside what is going on."""
        task: asyncio.Task[Any] = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[Any]) -> None:
        """Nothing that fails in the background is swallowed."""
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None and not isinstance(task.exception(), Refusal):
            log.error("background task failed", exc_info=task.exception())


def read_entry(book: HostedTable, row: Row) -> None:
    """One entry of the log into a table; what does not follow from the entries before it is refused."""
    try:
        book.apply(row.seq, row.at, entries.decode(row.data))
    except (LogMismatch, msgspec.MsgspecError) as mismatch:
        log.warning("log mismatch", extra={"table": book.id, "problem": str(mismatch)})
        raise Refusal("log_mismatch") from None


async def read_entries(book: HostedTable, rows: list[Row]) -> None:
    """Many entries; others are served in between."""
    for number, row in enumerate(rows):
        read_entry(book, row)
        if number % 200 == 199:
            await asyncio.sleep(0)


@contextmanager
def answering() -> Iterator[None]:
    """A database that does not answer is a refusal like any other: whoever asked may ask again."""
    try:
        yield
    except StoreDown:
        raise Refusal("unavailable") from None


def allowed(book: HostedTable, listener: Listener) -> bool:
    """Whether a socket may still be here: its key still opens its seat, or it watches with a key that is still good."""
    seat = listener.reader.seat
    if seat is not None:
        return book.seats[seat].key == listener.key
    return (
        book.options.public or listener.key in (book.watch, book.host) or any(chair.key == listener.key for chair in book.seats)
    )


async def no_advice(book: HostedTable, seat: int, lang: str) -> tuple[Scale, list[HintedMove]]:
    """Nobody thinks here."""
    raise Refusal("busy")


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
