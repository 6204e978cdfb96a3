"""Tables loaded in this process."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Iterator
from typing import Final, Protocol

from blackgate.service.fan_out import FanOut
from blackgate.service.metrics import METRICS
from blackgate.service.security.rate_limiter import TokenBucket
from blackgate.service.storage import Index
from blackgate.service.workers.fair_queue import Origin
from blackgate.service.ws.frames import text_frame
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.messages import Reader
from blackgate.tables.table_kind import LONGEST, kind_of
from blackgate.tables.updates.table_updates import TableUpdates

# A table takes about 20 KB of memory and 500 bytes for each entry of its log.
MAX_TABLES = 2_000  # kept in memory beyond those in use
MAX_ENTRIES = 200_000  # of all tables together: above it, idle tables are evicted and long games end
IDLE_S = 60.0  # a table that was not used for this time, and has nothing to do in this time, is idle
FORGET_AFTER_S = 900.0  # an idle table is evicted after this time in any case
EVICTION_INTERVAL_S = 10.0

LONGEST_WHEN_FULL = {"lobby": 1_000, "bots": 1_000, "people": 5_000}


class Listener(Protocol):
    """A connection that receives the updates of a table."""

    reader: Reader
    key: str  # hash of the key with which it joined
    address: str  # of the client; never stored or logged
    host: bool
    entries_told: int  # put into words for it
    welcomed_at: int  # the newest entry in the table that it was sent last
    behind_since: int | None  # the entry after which it was not sent updates, because it reads slowly

    def send(self, frame: bytes) -> None:
        """Send a framed message; never waits."""

    def send_update(self, frame: bytes, seq: int) -> None:
        """Send an update of the table after entry `seq`, unless the client reads slowly; never waits."""

    def dismiss(self, error: str) -> None:
        """Send a goodbye and close."""


class ActiveTable:
    """One table in this process: its state, its listeners, and what they were sent last."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.lock: Final = asyncio.Lock()
        self.table: HostedTable | None = None  # None until it is loaded, and when it must be loaded again
        self.listeners: dict[Listener, None] = {}  # in the order in which they joined
        self.fan_out: Final = FanOut()
        self.updates: Final = TableUpdates()
        self.broadcast_seq = 0  # the newest entry that all listeners were sent
        self.written_index: tuple[int, Index] | None = None  # if this process wrote the index last: when, and what
        self.online: list[bool] = []  # as it was last sent to the listeners
        self.online_elsewhere: set[int] = set()  # seats connected to other processes
        self.absent_since: dict[int, int] = {}  # when seats disconnected
        self.last_chat = 0  # number of the newest line of chat that the listeners were sent
        self.chat_buckets: dict[int, TokenBucket] = {}  # by seat
        self.timer: asyncio.TimerHandle | None = None  # for the next thing the scheduler does here
        self.used_at = 0.0  # seconds of the monotonic clock
        self.performed_version: int | None = None  # at which the scheduler is about to do something
        self.creator = ""  # the address that opened the table, if that was in this process; never stored or logged

    def connected_seats(self) -> set[int]:
        """Return the seats connected to this process."""
        return {listener.reader.seat for listener in self.listeners if listener.reader.seat is not None}

    def origin(self) -> Origin:
        """Return where the work of the table's bots comes from: its players, or its spectators, or its creator."""
        players = [listener.address for listener in self.listeners if listener.reader.seat is not None]
        if players:
            return Origin(tuple(players), self.id)
        spectators = tuple(listener.address for listener in self.listeners)
        return Origin(spectators or ((self.creator,) if self.creator else ()), self.id, people=False)

    def readers(self) -> list[Reader]:
        """Return the readers of all listeners; several listeners may be the same reader."""
        return [listener.reader for listener in self.listeners]

    def send_all(self, message: bytes) -> None:
        """Send the same update to all listeners."""
        frame = text_frame(message)
        self.fan_out.send([(listener, frame) for listener in self.listeners], self.broadcast_seq)


class ActiveTables:
    """A cache of tables. Idle ones are evicted: after a while, and the least recently used first when memory is full."""

    def __init__(self) -> None:
        self.by_id: OrderedDict[str, ActiveTable] = OrderedDict()
        self.entries: int = 0  # of all tables, when they were last counted

    def __len__(self) -> int:
        return len(self.by_id)

    def __iter__(self) -> Iterator[ActiveTable]:
        return iter(self.by_id.values())

    def get(self, table_id: str) -> ActiveTable | None:
        """Return a table if it is in the cache."""
        return self.by_id.get(table_id)

    def activate(self, table_id: str) -> ActiveTable:
        """Return a table, added to the cache if necessary. Its state may not be loaded yet."""
        active = self.by_id.get(table_id)
        if active is None:
            active = self.by_id[table_id] = ActiveTable(table_id)
            METRICS.tables.set(len(self.by_id))
        active.used_at = time.monotonic()
        self.by_id.move_to_end(table_id)
        return active

    @property
    def full(self) -> bool:
        """Whether the tables in memory have more entries than they should."""
        return self.entries > MAX_ENTRIES

    def too_long(self, table: HostedTable) -> bool:
        """Return whether the log of a table may not grow any more."""
        return table.seq >= (LONGEST_WHEN_FULL if self.full else LONGEST)[kind_of(table)]

    async def evict(self) -> None:
        """Count the entries in memory, and evict idle tables: those of long ago, and as many as memory needs."""
        now = time.monotonic()
        self.entries = sum(map(entry_count, self))
        for active in [active for active in self if is_idle(active, now)]:
            if self.full or len(self.by_id) > MAX_TABLES or now - active.used_at > FORGET_AFTER_S:
                self.entries -= entry_count(active)
                self.remove(active.id)
        for active in [active for active in self if self.full and active.listeners and not active.lock.locked()]:
            if self.full and active.table is not None and active.table.ended:
                self.entries -= entry_count(active)
                active.table = None  # its listeners wait for nothing; it is loaded again if a command arrives
                active.updates.forget()
        METRICS.tables.set(len(self.by_id))

    def remove(self, table_id: str) -> None:
        """Remove a table from the cache."""
        active = self.by_id.pop(table_id, None)
        if active is not None and active.timer is not None:
            active.timer.cancel()

    def with_listeners(self) -> list[ActiveTable]:
        """Return the tables with connected clients."""
        return [active for active in self if active.listeners]


def entry_count(active: ActiveTable) -> int:
    """Return how many entries of a table are in memory."""
    return 0 if active.table is None else active.table.seq


def is_idle(active: ActiveTable, now: float) -> bool:
    """Return whether a table may be evicted. If something is due there later, a process claims the table at that time."""
    if active.listeners or active.lock.locked() or now - active.used_at < IDLE_S:
        return False
    if active.timer is None:
        return active.performed_version is None  # otherwise a bot thinks
    return active.timer.when() - asyncio.get_running_loop().time() > IDLE_S
