"""Connections and transactions, for SQLite and PostgreSQL alike."""

import os
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import Any, Final, Self

from sqlalchemy import URL, Connection, Engine, Table, create_engine, event, make_url
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from blackgate.optional_libraries import libraries_of
from blackgate.service.storage import migrate
from blackgate.service.storage.errors import StoreDown, StoreError, first_line
from blackgate.texts import problem_of

BUSY_TIMEOUT_MS = 10_000  # how long to wait for another process to finish writing
RETRY_S = 0.005

# Without these, a broken network looks like a slow database for a quarter of an hour.
POSTGRESQL_DEFAULTS = {
    "connect_timeout": "5",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "15000",
    "application_name": "blackgate",
}


class Database:
    """An open database. Every call takes its own connection, so that any thread may call."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.writer: Final = engine.execution_options(writing=True)
        # SQLite polls every few milliseconds whether it may write; a lock wakes threads of this process at once.
        self.write_lock: AbstractContextManager[object] = threading.Lock() if engine.dialect.name == "sqlite" else nullcontext()

    @classmethod
    def open(cls, url: str, *, create: bool = True) -> Self:
        """Open the database of a URL, create a missing SQLite file unless that is not wanted, and upgrade the schema."""
        opened = cls.connect(url, create=create)
        try:
            with opened.reading() as connection:
                up_to_date = migrate.revision_of(connection) == migrate.newest()
            if not up_to_date:
                with opened.writing() as connection:
                    migrate.upgrade(connection)
        except StoreDown as error:
            opened.close()
            raise StoreError("error-store-open", url=redacted(url), problem=error.arguments["problem"]) from error
        except BaseException:
            opened.close()
            raise
        return opened

    @classmethod
    def connect(cls, url: str, *, create: bool = True) -> Self:
        """Connect to the database of a URL without upgrading it."""
        try:
            parsed = make_url(url)
        except (ArgumentError, ValueError) as error:  # ValueError: the port is not a number
            raise StoreError("error-store-url", url=redacted(url)) from error
        if parsed.drivername == "sqlite" and parsed.database and parsed.database != ":memory:":
            return cls(sqlite_engine(parsed, create))
        if parsed.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
            return cls(postgresql_engine(parsed))
        raise StoreError("error-store-url", url=redacted(url))

    def close(self) -> None:
        """Close all connections."""
        self.engine.dispose()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection for reading."""
        with database_errors(), self.engine.connect() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction: when it ends, everything in it is on disk, or nothing. In SQLite it is the only one."""
        with self.write_lock, database_errors(), self.writer.begin() as connection:
            yield connection

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """A connection that sees the database at one moment, however long it reads."""
        with database_errors(), self.engine.connect() as connection:
            if self.engine.dialect.name == "postgresql":
                connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            yield connection

    def insert(self, table: Table) -> postgresql.Insert | sqlite.Insert:
        """Return an INSERT that supports ON CONFLICT, which SQLAlchemy has for each dialect separately."""
        return postgresql.insert(table) if self.engine.dialect.name == "postgresql" else sqlite.insert(table)

    def upsert(self, table: Table, *keep: str) -> postgresql.Insert | sqlite.Insert:
        """Return an INSERT that updates the row with the same key, except for the columns in `keep`."""
        insert = self.insert(table)
        keys = [column.name for column in table.primary_key]
        changed = {column.name: insert.excluded[column.name] for column in table.c if column.name not in (*keys, *keep)}
        return insert.on_conflict_do_update(index_elements=keys, set_=changed)


@contextmanager
def database_errors() -> Iterator[None]:
    """Turn every way in which a database does not answer into `StoreDown`. Errors in a statement pass through."""
    try:
        yield
    except PoolTimeout as error:
        raise StoreDown("error-store-down", problem=first_line(error)) from error
    except DBAPIError as error:
        if isinstance(error, IntegrityError | DataError) and not error.connection_invalidated:
            raise
        raise StoreDown("error-store-down", problem=first_line(error)) from error


def postgresql_engine(url: URL) -> Engine:
    """Return an engine for PostgreSQL. A connection is tested before use: the server may have been restarted."""
    missing = {name: value for name, value in POSTGRESQL_DEFAULTS.items() if name not in url.query}
    url = url.set(drivername="postgresql+psycopg").update_query_dict(missing)
    # `append` checks what was stored before it, so it must see what was committed while it waited.
    with libraries_of("hosting"):
        return create_engine(url, pool_pre_ping=True, isolation_level="READ COMMITTED", hide_parameters=True)


def sqlite_engine(url: URL, create: bool) -> Engine:
    """Return an engine for a SQLite file. Only its owner may read it: it holds the seeds."""
    path = Path(str(url.database))
    try:
        if create:
            path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | (os.O_CREAT if create else 0), 0o600))
    except OSError as error:
        raise StoreError("error-store-file", file=str(path), problem=problem_of(error)) from error
    engine = create_engine(url, hide_parameters=True)  # values are secret, also in error messages
    event.listen(engine, "connect", configure_connection)
    event.listen(engine, "begin", begin_transaction)
    return engine


def configure_connection(connection: Any, _: object) -> None:
    """Readers do not wait for writers, and a commit survives a power cut."""
    connection.isolation_level = None  # transactions begin when we begin them, not when the driver decides to
    connection.execute(f"PRAGMA busy_timeout={BUSY_TIMEOUT_MS}").close()
    enable_write_ahead_log(connection)
    connection.execute("PRAGMA synchronous=FULL").close()
    connection.execute("PRAGMA secure_delete=ON").close()  # deleted names and chat are overwritten


def enable_write_ahead_log(connection: Any) -> None:
    """Switch to a write-ahead log. While another process does so with a new file, SQLite fails at once: retry."""
    deadline = time.monotonic() + BUSY_TIMEOUT_MS / 1000
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL").close()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(RETRY_S)
        else:
            return


def begin_transaction(connection: Connection) -> None:
    """Let a writing transaction wait for its turn at the beginning: in the middle SQLite would fail rather than wait."""
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def redacted(url: str) -> str:
    """Return a URL without its password, for messages."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except (ArgumentError, ValueError):
        return url if "@" not in url else "***"


def storable_text(text: str) -> str:
    """Return a text as every database accepts it: PostgreSQL stores neither NUL nor unpaired surrogates."""
    return text.replace("\0", "\N{REPLACEMENT CHARACTER}").encode("utf-8", "replace").decode()
