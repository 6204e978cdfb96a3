"""Tables loaded in this process."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from typing import Final, Protocol

from blackgate.service.fan_out import FanOut
from blackgate.service.metrics import METRICS
from blackgate.service.storage import Index
from blackgate.service.workers.fair_queue import Origin
from blackgate.service.ws.frames import text_frame
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.messages import Reader
from blackgate.tables.updates import TableUpdates

MAX_TABLES = 5_000  # kept in memory beyond those with listeners


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
        self.timer: asyncio.TimerHandle | None = None  # for the next thing the scheduler does here
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
    """A cache of tables. The least recently used ones without listeners are evicted."""

    def __init__(self) -> None:
        self.by_id: OrderedDict[str, ActiveTable] = OrderedDict()

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
            self.evict()
            METRICS.tables.set(len(self.by_id))
        self.by_id.move_to_end(table_id)
        return active

    def evict(self) -> None:
        """Remove idle tables while there are too many."""
        if len(self.by_id) > MAX_TABLES:
            oldest = list(self.by_id.values())[: len(self.by_id) // 2]
            idle = [active for active in oldest if not active.listeners and not active.lock.locked()]
            for active in idle[: len(self.by_id) - MAX_TABLES]:
                if active.timer is None:
                    del self.by_id[active.id]

    def remove(self, table_id: str) -> None:
        """Remove a table from the cache."""
        self.by_id.pop(table_id, None)

    def with_listeners(self) -> list[ActiveTable]:
        """Return the tables with connected clients."""
        return [active for active in self if active.listeners]
