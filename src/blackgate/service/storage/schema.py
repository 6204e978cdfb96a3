"""The tables on disk, the same in SQLite and PostgreSQL. What they look like is decided in `migrations/`; a test compares.

Times are milliseconds since 1970, UTC.
"""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, Table, Text

SCHEMA = MetaData()

# The log. Its primary key is the lock: two processes cannot both write the same seq of a table.
ENTRIES = Table(
    "entries",
    SCHEMA,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("writer", Text, nullable=False),
    Column("data", LargeBinary, nullable=False),
    sqlite_with_rowid=False,  # a table's entries lie side by side, as they are read
)

# What can be asked without reading logs. All of it follows from them.
TABLES = Table(
    "tables",
    SCHEMA,
    Column("id", Text, primary_key=True),
    Column("code", Text),  # none once the table is over: there are not so many short codes
    Column("public", Boolean, nullable=False),
    Column("phase", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("line", LargeBinary, nullable=False),
    Column("due", BigInteger),
    Column("claimed_until", BigInteger),
    Column("claimed_by", Text, nullable=False),
    Index("tables_code", "code", unique=True),
    Index("tables_due", "due"),
    Index("tables_listed", "public", "phase", "created"),
)

CHAT = Table(
    "chat",
    SCHEMA,
    Column("table_id", Text, primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# A process that has said goodbye stays here, gone, so that its last beat is known when the next one starts.
PROCESSES = Table(
    "processes",
    SCHEMA,
    Column("id", Text, primary_key=True),
    Column("started", BigInteger, nullable=False),
    Column("beat", BigInteger, nullable=False),
    Column("draining", Boolean, nullable=False),
    Column("gone", Boolean, nullable=False),
    Column("address", Text, nullable=False),
)

PRESENCE = Table(
    "presence",
    SCHEMA,
    Column("process", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Index("presence_table", "table_id"),
)

# When nobody could play, so that no clock has run.
OUTAGES = Table(
    "outages",
    SCHEMA,
    Column("since", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
)

PACKS = Table(
    "packs",
    SCHEMA,
    Column("digest", Text, primary_key=True),
    Column("id", Text, nullable=False),
    Column("files", LargeBinary, nullable=False),
)
