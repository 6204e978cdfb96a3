"""The log on disk: one data layer over SQLite and PostgreSQL, called from threads.

    errors    what can go wrong
    schema    the tables
    migrate   bringing a database up to date
    database  opening one, reading and writing
    log       entries and the index over them
    house     processes, who is connected, outages
    sides     chat, packs, figures

A call that fails with `StoreDown` may be made again: `append` knows its own entries when it meets them.
"""

from blackgate.server.store.errors import CodeTaken, StoreDown, StoreError
from blackgate.server.store.house import House, Process
from blackgate.server.store.log import Index, Log, Row, Write
from blackgate.server.store.sides import Counts, Line, Sides, TableRow

__all__ = [
    "CodeTaken",
    "Counts",
    "Index",
    "Line",
    "Process",
    "Row",
    "Store",
    "StoreDown",
    "StoreError",
    "TableRow",
    "Write",
]


class Store(Log, House, Sides):
    """Everything that is kept. Open one with `Store.open(url)`, and close it in the end."""
