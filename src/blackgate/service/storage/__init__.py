"""Everything the service stores, in SQLite or PostgreSQL. Calls block: the service makes them from threads.

    errors       exceptions of this package
    schema       the database tables; migrations/ creates them
    migrate      upgrading a database to the newest schema
    database     connections and transactions
    table_log    the entries of all tables, and the index over them
    processes    running processes, connected seats, outages
    chat         lines of chat
    packs        files of content packs
    retention    removing tables that are no longer kept
    personal     removing the names and the chat of a player
    statistics   figures for the admin page
    log_writer   writing the entries of many tables in one commit (asynchronous)
    writer_process  a process for that, under load
    backup       everything as one file

A call that raises `StoreDown` may be repeated: `append` recognises its own entries.
"""

from blackgate.service.storage.chat import ChatRow, ChatStore
from blackgate.service.storage.errors import CodeTaken, StoreDown, StoreError
from blackgate.service.storage.packs import PackStore
from blackgate.service.storage.personal import PersonalDataStore
from blackgate.service.storage.processes import Process, ProcessStore
from blackgate.service.storage.retention import Expired, RetentionStore
from blackgate.service.storage.statistics import Counts, StatisticsStore, TableRow
from blackgate.service.storage.table_log import Index, Row, TableLog, Write

__all__ = [
    "ChatRow",
    "CodeTaken",
    "Counts",
    "Expired",
    "Index",
    "Process",
    "Row",
    "Store",
    "StoreDown",
    "StoreError",
    "TableRow",
    "Write",
]


class Store(TableLog, ProcessStore, ChatStore, PackStore, RetentionStore, PersonalDataStore, StatisticsStore):
    """The whole database. Open it with `Store.open(url)` and close it with `close()`."""
