"""The database tables, the same in SQLite and PostgreSQL. `migrations/` creates them; a test compares the two.

Times are milliseconds since 1970, UTC.
"""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, Table, Text

SCHEMA = MetaData()

# The logs of all tables. The primary key is the lock: two processes cannot both write the same seq of a table.
ENTRIES = Table(
    "entries",
    SCHEMA,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("writer", Text, nullable=False),
    Column("data", LargeBinary, nullable=False),
    sqlite_with_rowid=False,  # the entries of a table lie side by side, in reading order
)

# The index: what can be queried without reading logs. All of it can be derived from them.
TABLES = Table(
    "tables",
    SCHEMA,
    Column("id", Text, primary_key=True),
    Column("code", Text),  # NULL once the table is over: there are not many short codes
    Column("public", Boolean, nullable=False),
    Column("phase", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("line", LargeBinary, nullable=False),
    Column("due", BigInteger),
    Column("claimed_until", BigInteger),
    Column("claimed_by", Text, nullable=False),
    Column("kind", Text, nullable=False, server_default="people"),  # `lobby`, `bots` or `people`: how long it is kept
    Index("tables_code", "code", unique=True),
    Index("tables_due", "due"),
    Index("tables_listed", "public", "phase", "created"),
    Index("tables_kept", "kind", "phase", "updated"),
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

# A process that has stopped stays here as `gone`, so that its last heartbeat is known when the next one starts.
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

# Periods in which no process ran. Players' clocks stand still in them.
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
