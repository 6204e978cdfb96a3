"""A database behind a URL: how it is opened, and how one reads and writes in it, whether SQLite or PostgreSQL."""

import os
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import Any, Self

from sqlalchemy import URL, Connection, Engine, Table, create_engine, event, make_url
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoneFree

from blackgate.service.storage import migrate
from blackgate.service.storage.errors import StoreDown, StoreError, first_line
from blackgate.texts import problem_of

WAIT_MS = 10_000  # for another process to finish writing
LOOK_AGAIN_S = 0.005

# Without these a broken network looks like a slow database, for a quarter of an hour.
PATIENCE = {
    "connect_timeout": "5",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "15000",
    "application_name": "blackgate",
}


class Database:
    """An open database. Every call takes a connection of its own, so that any thread may call."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.writer = engine.execution_options(writing=True)
        # SQLite looks every few milliseconds whether it may write; threads of one process are told at once.
        self.turn: AbstractContextManager[object] = threading.Lock() if engine.dialect.name == "sqlite" else nullcontext()

    @classmethod
    def open(cls, url: str) -> Self:
        """Open the database behind a URL, make it if it is a file that is not there, and bring it up to date."""
        opened = cls.connect(url)
        try:
            with opened.reading() as connection:
                up_to_date = migrate.revision_of(connection) == migrate.newest()
            if not up_to_date:
                with opened.writing() as connection:
                    migrate.upgrade(connection)
        except StoreDown as error:
            opened.close()
            raise StoreError("error-store-open", url=shown(url), problem=error.arguments["problem"]) from error
        except BaseException:
            opened.close()
            raise
        return opened

    @classmethod
    def connect(cls, url: str) -> Self:
        """The database as it is."""
        try:
            parsed = make_url(url)
        except ArgumentError as error:
            raise StoreError("error-store-url", url=shown(url)) from error
        if parsed.drivername == "sqlite" and parsed.database and parsed.database != ":memory:":
            return cls(of_file(parsed))
        if parsed.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
            return cls(of_server(parsed))
        raise StoreError("error-store-url", url=shown(url))

    def close(self) -> None:
        """Let go of all connections."""
        self.engine.dispose()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection to look things up."""
        with answering(), self.engine.connect() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction: everything in it is on disk when it ends, or nothing. In SQLite it is the only one."""
        with self.turn, answering(), self.writer.begin() as connection:
            yield connection

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """A connection that sees one moment, however long it reads."""
        with answering(), self.engine.connect() as connection:
            if self.engine.dialect.name == "postgresql":
                connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            yield connection

    def insert(self, table: Table) -> postgresql.Insert | sqlite.Insert:
        """An INSERT that knows ON CONFLICT: both databases do, SQLAlchemy tells them apart."""
        return postgresql.insert(table) if self.engine.dialect.name == "postgresql" else sqlite.insert(table)

    def upsert(self, table: Table, *keep: str) -> postgresql.Insert | sqlite.Insert:
        """A row put in, or put over the one with its key, save for the columns that keep what they have."""
        insert = self.insert(table)
        keys = [column.name for column in table.primary_key]
        changed = {column.name: insert.excluded[column.name] for column in table.c if column.name not in (*keys, *keep)}
        return insert.on_conflict_do_update(index_elements=keys, set_=changed)


@contextmanager
def answering() -> Iterator[None]:
    """Whatever way a database has of not answering is told as `StoreDown`; mistakes in what was asked are not."""
    try:
        yield
    except NoneFree as error:
        raise StoreDown("error-store-down", problem=first_line(error)) from error
    except DBAPIError as error:
        if isinstance(error, IntegrityError | DataError) and not error.connection_invalidated:
            raise
        raise StoreDown("error-store-down", problem=first_line(error)) from error


def of_server(url: URL) -> Engine:
    """A PostgreSQL. A connection is tried before use: the server may have been restarted since."""
    missing = {name: value for name, value in PATIENCE.items() if name not in url.query}
    url = url.set(drivername="postgresql+psycopg").update_query_dict(missing)
    # `append` looks at what got in before it, so it must see what was committed while it waited.
    return create_engine(url, pool_pre_ping=True, isolation_level="READ COMMITTED", hide_parameters=True)


def of_file(url: URL) -> Engine:
    """A SQLite file that only its owner may read: it holds the seeds."""
    path = Path(str(url.database))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise StoreError("error-store-file", file=str(path), problem=problem_of(error)) from error
    engine = create_engine(url, hide_parameters=True)  # what is written is secret, in errors too
    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", begin)
    return engine


def prepare(connection: Any, _: object) -> None:
    """Readers do not wait for writers, and what is committed is on the disk, whatever happens to the power."""
    connection.isolation_level = None  # transactions begin when we say so, not when the driver thinks so
    connection.execute(f"PRAGMA busy_timeout={WAIT_MS}").close()
    write_ahead(connection)
    connection.execute("PRAGMA synchronous=FULL").close()


def write_ahead(connection: Any) -> None:
    """Whoever opens a new file first turns it into one with a log; the others wait, though SQLite would refuse them at once."""
    patience = time.monotonic() + WAIT_MS / 1000
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL").close()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > patience:
                raise
            time.sleep(LOOK_AGAIN_S)
        else:
            return


def begin(connection: Connection) -> None:
    """Who is going to write waits for its turn now: in the middle SQLite would refuse rather than wait."""
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def shown(url: str) -> str:
    """A URL as it may stand in a message, without its password."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        return url if "@" not in url else "***"


def plain(text: str) -> str:
    """A text from outside as any database takes it: PostgreSQL has no room for NUL, neither for halves of characters."""
    return text.replace("\0", "\N{REPLACEMENT CHARACTER}").encode("utf-8", "replace").decode()
