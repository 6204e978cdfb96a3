"""A fair queue in front of worker processes. Addresses take turns, and so do the tables of one address.

So an address that asks for much work makes only its own work wait. Addresses are kept in memory while work waits, and for some
minutes after it; they are neither stored nor logged.
"""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

from blackgate.tables.commands import Refusal

RECENT_S = 10.0  # an address whose work began so recently counts as active
REMEMBERED_S = 600.0  # for this time, an address that was served waits behind newcomers
UNKNOWN = ""  # all work of unknown origin counts as that of one address


@dataclass(frozen=True, slots=True)
class Origin:
    """Where work comes from: the addresses of those who wait for it, its table, and whether people play there."""

    addresses: tuple[str, ...] = ()
    table: str = ""
    people: bool = True


@dataclass(eq=False, slots=True)
class Ticket:
    """A place in the queue. `turn` is done when the work may begin, or has the refusal if it may not."""

    address: str
    table: str
    people: bool
    turn: asyncio.Future[None]
    running: bool = False


@dataclass(slots=True)
class AddressQueue:
    """The waiting work of one address, by table. Tables with people go first; within both groups, tables take turns."""

    with_people: OrderedDict[str, deque[Ticket]] = field(default_factory=OrderedDict)
    without_people: OrderedDict[str, deque[Ticket]] = field(default_factory=OrderedDict)
    tickets: dict[Ticket, None] = field(default_factory=dict)  # all of them, in the order in which they came

    def add(self, ticket: Ticket) -> None:
        """Add a ticket behind those of its table."""
        self.group(ticket).setdefault(ticket.table, deque()).append(ticket)
        self.tickets[ticket] = None

    def next(self) -> Ticket:
        """Return the ticket whose turn it is, and let its table wait for the other tables."""
        tables = self.with_people or self.without_people
        table, tickets = next(iter(tables.items()))
        tables.move_to_end(table)
        return tickets[0]

    def remove(self, ticket: Ticket) -> None:
        """Remove a ticket that waits."""
        group = self.group(ticket)
        group[ticket.table].remove(ticket)
        if not group[ticket.table]:
            del group[ticket.table]
        del self.tickets[ticket]

    def group(self, ticket: Ticket) -> OrderedDict[str, deque[Ticket]]:
        """Return the tables among which a ticket waits."""
        return self.with_people if ticket.people else self.without_people


class FairQueue:
    """Lets work begin when a worker is free.

    `running_per_address` limits how many workers one address may use. If more than `max_waiting` tickets wait, the newest
    one of the address with the most tickets is refused.
    """

    def __init__(self, workers: int, *, running_per_address: int | None = None, max_waiting: int | None = None) -> None:
        self.workers: Final = workers
        self.running_per_address: Final = running_per_address or workers
        self.max_waiting: Final = max_waiting
        self.waiting: dict[str, AddressQueue] = {}  # by address
        self.waiting_count: int = 0
        self.running: Counter[str] = Counter()
        self.begun_at: OrderedDict[str, float] = OrderedDict()  # when work of an address last began
        self.closed: bool = False

    @asynccontextmanager
    async def turn(self, origin: Origin) -> AsyncIterator[None]:
        """Wait for a worker, and occupy it during the `with` block."""
        ticket = self.join(origin)
        try:
            await ticket.turn
            yield
        finally:
            self.leave(ticket)

    def join(self, origin: Origin) -> Ticket:
        """Return a new ticket. Of several addresses, the one with the least waiting work gets it."""
        if self.closed:
            raise Refusal("draining")
        address = min(origin.addresses or (UNKNOWN,), key=self.waiting_of)
        ticket = Ticket(address, origin.table, origin.people, asyncio.get_running_loop().create_future())
        self.waiting.setdefault(address, AddressQueue()).add(ticket)
        self.waiting_count += 1
        self.begin()
        if self.max_waiting is not None and self.waiting_count > self.max_waiting:
            longest = max(reversed(self.waiting.values()), key=lambda queue: len(queue.tickets))
            self.refuse(next(reversed(longest.tickets)), "busy")
        return ticket

    def leave(self, ticket: Ticket) -> None:
        """Give back a ticket: its work is done, or is not needed any more."""
        if ticket.running:
            ticket.running = False
            self.running[ticket.address] -= 1
            if not self.running[ticket.address]:
                del self.running[ticket.address]
            self.begin()
        elif ticket in self.waiting.get(ticket.address, AddressQueue()).tickets:
            self.refuse(ticket, "stale")

    def refuse(self, ticket: Ticket, error: str) -> None:
        """Refuse work that waits."""
        self.remove(ticket)
        if not ticket.turn.done():  # the caller was cancelled otherwise
            ticket.turn.set_exception(Refusal(error))
            ticket.turn.exception()  # mark it as read: the caller may have gone

    def close(self) -> None:
        """Refuse all work that waits, and all that comes later."""
        self.closed = True
        for queue in list(self.waiting.values()):
            for ticket in list(queue.tickets):
                self.refuse(ticket, "draining")

    def begin(self) -> None:
        """Let as much work begin as there are free workers."""
        self.forget_past()
        while self.running.total() < self.workers:
            candidates = [address for address in self.waiting if self.running[address] < self.running_per_address]
            if not candidates:
                return
            address = min(candidates, key=lambda one: self.begun_at.get(one, 0.0))  # the one that was served longest ago
            ticket = self.waiting[address].next()
            self.remove(ticket)
            if ticket.turn.cancelled():
                continue
            ticket.running = True
            self.running[address] += 1
            self.begun_at[address] = monotonic()
            self.begun_at.move_to_end(address)
            ticket.turn.set_result(None)

    def remove(self, ticket: Ticket) -> None:
        """Remove a waiting ticket."""
        queue = self.waiting[ticket.address]
        queue.remove(ticket)
        if not queue.tickets:
            del self.waiting[ticket.address]
        self.waiting_count -= 1

    def waiting_of(self, address: str) -> int:
        """Return how many tickets of an address wait."""
        return len(self.waiting[address].tickets) if address in self.waiting else 0

    def active_addresses(self) -> int:
        """Return how many addresses share the workers: their work waits, or began a few seconds ago."""
        since = monotonic() - RECENT_S
        recent = {address for address, begun_at in self.begun_at.items() if begun_at >= since}
        return len(recent | self.waiting.keys() | self.running.keys())

    def forget_past(self) -> None:
        """Forget the addresses whose work began long ago."""
        past = monotonic() - REMEMBERED_S
        while self.begun_at and next(iter(self.begun_at.values())) < past:
            self.begun_at.popitem(last=False)
