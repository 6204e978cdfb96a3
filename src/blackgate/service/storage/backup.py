"""Backup and restore: the whole database as one file, which can be restored into SQLite or PostgreSQL.

A backup is a gzipped file of JSON lines. The first line is a header. Then come the rows of one database table after the other,
as lists in the order of the columns in the header. The last line counts the rows and holds a SHA-256 of all lines before it:

    {"blackgate_backup": 1, "version": "0.2.0", "schema": "0001", "at": 1700000000000, "columns": {"entries": [...], ...}, ...}
    ["entries", ["4kTz...", 1, 1700000000000, "w1", "eyJr..."]]
    {"rows": {"entries": 1, ...}, "sha256": "..."}

Bytes are written as base64. Processes and presence are left out: after a restore no client is connected.
"""

import base64
import gzip
import hashlib
import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from pathlib import Path
from typing import IO, Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, LargeBinary, column, insert, inspect, literal, select, table

from blackgate import __version__
from blackgate.errors import BlackgateError
from blackgate.service import wall_clock
from blackgate.service.storage import Store, migrate
from blackgate.service.storage.database import redacted
from blackgate.service.storage.schema import CHAT, ENTRIES, OUTAGES, PACKS, PROCESSES, SCHEMA, TABLES
from blackgate.texts import problem_of

FORMAT = 1
TABLES_IN_BACKUP = {"entries": ENTRIES, "tables": TABLES, "chat": CHAT, "outages": OUTAGES, "packs": PACKS}
ROWS_PER_CHUNK = 500  # rows in memory at the same time


class BackupError(BlackgateError):
    """The file is not a complete backup, or the database is not empty."""


class Header(Struct, frozen=True):
    """The first line: the format of the rest, and the time of the backup."""

    blackgate_backup: int
    version: str
    schema: str
    at: int
    columns: dict[str, list[str]]
    bytes: dict[str, list[str]]  # the columns that are base64


class Footer(Struct, frozen=True):
    """The last line: row counts and a checksum of the lines before it."""

    rows: dict[str, int]
    sha256: str


LINE: msgspec.json.Decoder[Footer | tuple[str, list[Any]]] = msgspec.json.Decoder(Footer | tuple[str, list[Any]])


# --- backup --------------------------------------------------------------------------------------
def backup(store: Store, path: Path) -> dict[str, int]:
    """Write the database as of this moment to a file, and return the number of rows per table. Play goes on meanwhile."""
    with new_file(path) as file, gzip.GzipFile(fileobj=file, mode="wb", filename="", mtime=0) as lines:
        digest = hashlib.sha256()

        def write_line(line: object) -> None:
            data = msgspec.json.encode(line) + b"\n"
            digest.update(data)
            lines.write(data)

        at = wall_clock.now_ms()  # before the snapshot: what the snapshot lacks was written later
        with store.snapshot() as connection:
            write_line(header(migrate.revision_of(connection) or "", at))
            rows = {}
            for name, source in TABLES_IN_BACKUP.items():
                rows[name] = 0
                statement = select(source).order_by(*source.primary_key).execution_options(yield_per=ROWS_PER_CHUNK)
                for row in connection.execute(statement):
                    write_line((name, tuple(row)))
                    rows[name] += 1
        write_line(Footer(rows, digest.hexdigest()))
    return rows


def header(schema: str, at: int) -> Header:
    """Return the header of a backup taken now."""
    columns = {name: list(source.c) for name, source in TABLES_IN_BACKUP.items()}
    names = {name: [str(one.name) for one in found] for name, found in columns.items()}
    base64_names = {
        name: [str(one.name) for one in found if isinstance(one.type, LargeBinary)] for name, found in columns.items()
    }
    return Header(FORMAT, __version__, schema, at, names, base64_names)


@contextmanager
def new_file(path: Path) -> Iterator[IO[bytes]]:
    """A file that only its owner may read. It gets its name once it is complete and on disk."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
        sync_folder(path.parent)
    except OSError as error:
        raise BackupError("error-backup-file", file=str(path), problem=problem_of(error)) from error
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def sync_folder(folder: Path) -> None:
    """Sync the folder, without which a new file name does not survive a power cut."""
    with suppress(OSError):  # not supported by every system
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


# --- restore --------------------------------------------------------------------------------------
def restore(url: str, path: Path) -> dict[str, int]:
    """Fill an empty database from a backup, completely or not at all, and return the number of rows per table.

    The time from the backup to now is stored as an outage: no clock ran.
    """
    head, rows = check(path)
    store = Store.connect(url)
    try:
        with store.writing() as connection:
            migrate.lock(connection)
            if not is_empty(connection, head.schema):
                raise BackupError("error-restore-full", url=redacted(url))
            migrate.upgrade(connection, head.schema)
            fill(connection, head, path)
            migrate.upgrade(connection)
            now = wall_clock.now_ms()
            connection.execute(store.upsert(OUTAGES), {"since": head.at, "until": now})
            # The last heartbeat: the outage goes on until the service is started.
            gone = {"id": "restore", "started": now, "beat": now, "draining": True, "gone": True, "address": ""}
            connection.execute(insert(PROCESSES), gone)
    finally:
        store.close()
    return rows


def is_empty(connection: Connection, schema: str) -> bool:
    """Return whether a database has none of our tables, or has them empty and with the schema of the backup."""
    existing = set(inspect(connection).get_table_names()) & set(SCHEMA.tables)
    if existing and migrate.revision_of(connection) != schema:
        return False
    return all(connection.execute(select(literal(1)).select_from(table(name)).limit(1)).first() is None for name in existing)


def fill(connection: Connection, head: Header, path: Path) -> None:
    """Insert all rows in chunks. Tables have the columns of the header: the schema may be older than ours."""
    chunk: list[dict[str, Any]] = []
    name = ""
    for line in map(LINE.decode, islice(read_lines(path), 1, None)):
        if chunk and (isinstance(line, Footer) or line[0] != name or len(chunk) == ROWS_PER_CHUNK):
            connection.execute(insert(table(name, *map(column, head.columns[name]))), chunk)
            chunk = []
        if not isinstance(line, Footer):
            name, values = line
            chunk.append(row_of(head, name, values))


def row_of(head: Header, name: str, values: list[Any]) -> dict[str, Any]:
    """Return a row by column names, with base64 decoded."""
    row = dict(zip(head.columns[name], values, strict=True))
    return row | {one: base64.b64decode(row[one]) for one in head.bytes[name] if row[one] is not None}


def check(path: Path) -> tuple[Header, dict[str, int]]:
    """Read a backup to its end and verify it; return its header and the number of rows per table."""
    lines = read_lines(path)
    first = next(lines, b"")
    head = parse_header(first, path)
    digest = hashlib.sha256(first)
    rows = dict.fromkeys(head.columns, 0)
    try:
        for data in lines:
            line = LINE.decode(data)
            if isinstance(line, Footer):
                if line != Footer(rows, digest.hexdigest()) or next(lines, None) is not None:
                    raise BackupError("error-backup-altered", file=str(path))
                return head, rows
            digest.update(data)
            rows[line[0]] += 1
    except (msgspec.DecodeError, UnicodeDecodeError, KeyError) as error:
        raise BackupError("error-backup-altered", file=str(path)) from error
    raise BackupError("error-backup-cut", file=str(path))


def parse_header(data: bytes, path: Path) -> Header:
    """Parse the first line, and refuse other files and backups of newer versions."""
    try:
        found = msgspec.json.decode(data, type=dict[str, Any])
        if found["blackgate_backup"] > FORMAT or not migrate.known(found["schema"]):
            raise BackupError("error-backup-newer", file=str(path), version=found["version"])
        return msgspec.convert(found, Header)
    except (msgspec.DecodeError, UnicodeDecodeError, KeyError, TypeError) as error:
        raise BackupError("error-backup-foreign", file=str(path)) from error


def read_lines(path: Path) -> Iterator[bytes]:
    """Yield the decompressed lines of a file."""
    started = False
    try:
        with gzip.open(path) as lines:
            for line in lines:
                started = True
                yield line
    except EOFError as error:
        raise BackupError("error-backup-cut", file=str(path)) from error
    except (gzip.BadGzipFile, zlib.error) as error:
        raise BackupError("error-backup-altered" if started else "error-backup-foreign", file=str(path)) from error
    except OSError as error:
        raise BackupError("error-backup-file", file=str(path), problem=problem_of(error)) from error
