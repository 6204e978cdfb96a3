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

from blackgate.service.storage.chat_and_packs import Counts, Line, Sides, TableRow
from blackgate.service.storage.errors import CodeTaken, StoreDown, StoreError
from blackgate.service.storage.log import Index, Log, Row, Write
from blackgate.service.storage.processes import House, Process

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
