"""How many public tables in the lobby one address may have, so that a few addresses cannot fill the list of tables.

Addresses are personal data: they are kept in the memory of this process, never in the database. So each process counts alone.
"""

from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from blackgate.service.async_store import call_store
from blackgate.service.storage import Store
from blackgate.tables.commands import Refusal

MAX_ADDRESSES = 50_000  # the least recently used ones are forgotten


class PublicLobbies:
    """Counts the public lobbies of each address."""

    def __init__(self, store: Store, most: int) -> None:
        self.store = store
        self.most: Final = most  # per address; 0: any number
        self.opened: OrderedDict[str, set[str]] = OrderedDict()  # by address; some may have started or closed since
        self.being_opened: Counter[str] = Counter()

    @asynccontextmanager
    async def opening(self, address: str, known: str = "") -> AsyncIterator[set[str]]:
        """Open a lobby in this block and add its id to the set; one too many is refused. `known` is an existing table."""
        tables = self.tables_of(address)
        if self.most and known not in tables and self.count(address) >= self.most:
            asked = sorted(tables)
            tables -= set(asked) - await call_store(self.store.public_lobbies, asked)
            if self.count(address) >= self.most:
                raise Refusal("too_many_lobbies", most=self.most)
        self.being_opened[address] += 1
        try:
            yield tables
        finally:
            self.being_opened -= Counter([address])

    def tables_of(self, address: str) -> set[str]:
        """Return the ids of the lobbies that an address has opened."""
        tables = self.opened.setdefault(address, set())
        self.opened.move_to_end(address)
        if len(self.opened) > MAX_ADDRESSES:
            self.opened.popitem(last=False)
        return tables

    def count(self, address: str) -> int:
        """Return how many lobbies an address has, with those that are being opened."""
        return len(self.tables_of(address)) + self.being_opened[address]
