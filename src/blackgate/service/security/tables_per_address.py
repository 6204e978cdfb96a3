"""How many open tables each address has."""

import time
from collections import OrderedDict

MAX_ADDRESSES = 50_000  # the least recently used ones are forgotten
COUNTED_S = 24 * 3600.0  # a table counts for a day: later on, it is the retention that bounds how many there are


class TablesPerAddress:
    """The tables that each address has opened at this process within a day, less those that have ended."""

    def __init__(self, limit: int) -> None:
        self.limit = limit  # per address; 0: no limit
        self.opened: OrderedDict[str, dict[str, float]] = OrderedDict()  # by address: when each table was opened
        self.address_of: dict[str, str] = {}  # by table

    def full(self, address: str) -> bool:
        """Return whether an address may not open another table now."""
        return 0 < self.limit <= len(self.recent(address))

    def recent(self, address: str) -> dict[str, float]:
        """Return the open tables of an address, without those that no longer count."""
        since = time.monotonic() - COUNTED_S
        for table_id in [table_id for table_id, at in self.opened.get(address, {}).items() if at < since]:
            self.remove(table_id)
        return self.opened.get(address, {})

    def add(self, address: str, table_id: str) -> None:
        """Count a new table."""
        self.opened.setdefault(address, {})[table_id] = time.monotonic()
        self.opened.move_to_end(address)
        self.address_of[table_id] = address
        if len(self.opened) > MAX_ADDRESSES:
            _, forgotten = self.opened.popitem(last=False)
            for other in forgotten:
                del self.address_of[other]

    def remove(self, table_id: str) -> None:
        """Stop counting a table, if it was counted."""
        address = self.address_of.pop(table_id, None)
        if address is not None:
            tables = self.opened[address]
            del tables[table_id]
            if not tables:
                del self.opened[address]
