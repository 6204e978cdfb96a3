"""Players whom the host removed in the lobby: their address cannot take a seat at this table again.

The log says which keys were removed, so all processes know them. The addresses that belong to keys are in the memory of the
process through which the seat was taken, and nowhere else: the database never stores addresses.
"""

from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

from blackgate.tables.commands import Refusal
from blackgate.tables.hosted_table import HostedTable

MAX_TABLES = 10_000  # the least recently used ones are forgotten
MAX_SEATS = 100  # remembered per table: a table has six, and people come and go


class RemovedPlayers:
    """Remembers from which addresses seats were taken, and refuses those whose player was removed."""

    def __init__(self) -> None:
        self.seats: OrderedDict[str, OrderedDict[str, str]] = OrderedDict()  # table → hash of a seat's key → address
        self.hosts: OrderedDict[str, str] = OrderedDict()  # table → address

    def seat_taken(self, table_id: str, key: str, address: str) -> None:
        """Note from which address a seat was taken."""
        seats = self.seats.setdefault(table_id, OrderedDict())
        seats[key] = address
        keep_newest(seats, MAX_SEATS)
        self.seats.move_to_end(table_id)
        keep_newest(self.seats, MAX_TABLES)

    def host_seen(self, table_id: str, address: str) -> None:
        """Note the address of the host."""
        self.hosts[table_id] = address
        self.hosts.move_to_end(table_id)
        keep_newest(self.hosts, MAX_TABLES)

    def check(self, table: HostedTable, address: str) -> None:
        """Refuse an address whose player was removed, unless the host has the same: families and schools share one."""
        seats: Mapping[str, str] = self.seats.get(table.id, {})
        if address != self.hosts.get(table.id) and any(seats.get(key) == address for key in table.removed_keys):
            raise Refusal("removed")


def keep_newest(entries: OrderedDict[str, Any], most: int) -> None:
    """Drop the oldest entry if there is one too many."""
    if len(entries) > most:
        entries.popitem(last=False)
