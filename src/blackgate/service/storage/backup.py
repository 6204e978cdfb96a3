"""Everything that is kept, as one file that fits into either kind of database.

A backup is gzip'd JSON lines. The first one is a header, then come the rows of one table after the other, as lists in the order
of the columns the header names; the last one counts them and holds a SHA-256 of all lines before it:

    {"blackgate_backup": 1, "version": "0.1.0", "schema": "0001", "at": 1700000000000, "columns": {"entries": [...], ...}, ...}
    ["entries", ["4kTz...", 1, 1700000000000, "w1", "eyJr..."]]
    {"rows": {"entries": 1, ...}, "sha256": "..."}

Bytes are written as base64. Which processes run and who is connected to them is not kept: after a restore nobody is.
"""

import base64
import gzip
import hashlib
import os
import time
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
from blackgate.service.storage import Store, migrate
from blackgate.service.storage.database import shown
from blackgate.service.storage.schema import CHAT, ENTRIES, OUTAGES, PACKS, PROCESSES, SCHEMA, TABLES
from blackgate.texts import problem_of

FORMAT = 1
KEPT = {"entries": ENTRIES, "tables": TABLES, "chat": CHAT, "outages": OUTAGES, "packs": PACKS}
AT_ONCE = 500  # rows that are in memory together


class BackupError(BlackgateError):
    """A file that is no backup, or not whole; a database that is not empty."""


class Header(Struct, frozen=True):
    """The first line: what can be read in the rest, and the moment it shows."""

    blackgate_backup: int
    version: str
    schema: str
    at: int
    columns: dict[str, list[str]]
    bytes: dict[str, list[str]]  # the columns that are base64


class Footer(Struct, frozen=True):
    """The last line: what must have come before it."""

    rows: dict[str, int]
    sha256: str


LINE: msgspec.json.Decoder[Footer | tuple[str, list[Any]]] = msgspec.json.Decoder(Footer | tuple[str, list[Any]])


# --- out ----------------------------------------------------------------------------------------
def backup(store: Store, path: Path) -> dict[str, int]:
    """Write everything as it is at this moment into a file, and tell how many rows of each table. Play goes on meanwhile."""
    with new_file(path) as file, gzip.GzipFile(fileobj=file, mode="wb", filename="", mtime=0) as lines:
        summed = hashlib.sha256()

        def put(line: object) -> None:
            data = msgspec.json.encode(line) + b"\n"
            summed.update(data)
            lines.write(data)

        at = now_ms()  # before the snapshot: what is missing in it was written later
        with store.snapshot() as connection:
            put(header(migrate.revision_of(connection) or "", at))
            rows = {}
            for name, kept in KEPT.items():
                rows[name] = 0
                chosen = select(kept).order_by(*kept.primary_key).execution_options(yield_per=AT_ONCE)
                for row in connection.execute(chosen):
                    put((name, tuple(row)))
                    rows[name] += 1
        put(Footer(rows, summed.hexdigest()))
    return rows


def header(schema: str, at: int) -> Header:
    """The first line of a backup that is taken now."""
    columns = {name: [str(one.name) for one in kept.c] for name, kept in KEPT.items()}
    as_bytes = {name: [str(one.name) for one in kept.c if isinstance(one.type, LargeBinary)] for name, kept in KEPT.items()}
    return Header(FORMAT, __version__, schema, at, columns, as_bytes)


@contextmanager
def new_file(path: Path) -> Iterator[IO[bytes]]:
    """A file that only its owner may read, and that gets its name when it is whole and on disk."""
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
    """A new name survives a power cut only when its folder is on disk too."""
    with suppress(OSError):  # not every system can
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


# --- in -----------------------------------------------------------------------------------------
def restore(url: str, path: Path) -> dict[str, int]:
    """Fill an empty database from a backup, whole or not at all, and tell how many rows. From the backup to now, no clock ran."""
    head, rows = check(path)
    store = Store.connect(url)
    try:
        with store.writing() as connection:
            migrate.lock(connection)
            if not is_empty(connection, head.schema):
                raise BackupError("error-restore-full", url=shown(url))
            migrate.upgrade(connection, head.schema)
            fill(connection, head, path)
            migrate.upgrade(connection)
            now = now_ms()
            connection.execute(store.upsert(OUTAGES), {"since": head.at, "until": now})
            # The last sign of life: until somebody starts the service, it is still out.
            gone = {"id": "restore", "started": now, "beat": now, "draining": True, "gone": True, "address": ""}
            connection.execute(insert(PROCESSES), gone)
    finally:
        store.close()
    return rows


def is_empty(connection: Connection, schema: str) -> bool:
    """A database without tables of ours, or with empty ones as the backup needs them."""
    there = set(inspect(connection).get_table_names()) & set(SCHEMA.tables)
    if there and migrate.revision_of(connection) != schema:
        return False
    return all(connection.execute(select(literal(1)).select_from(table(name)).limit(1)).first() is None for name in there)


def fill(connection: Connection, head: Header, path: Path) -> None:
    """Put all rows in, some hundreds at a time. Tables are taken as the header describes them: they may be older than ours."""
    waiting: list[dict[str, Any]] = []
    name = ""
    for line in map(LINE.decode, islice(lines_of(path), 1, None)):
        if waiting and (isinstance(line, Footer) or line[0] != name or len(waiting) == AT_ONCE):
            connection.execute(insert(table(name, *map(column, head.columns[name]))), waiting)
            waiting = []
        if not isinstance(line, Footer):
            name, values = line
            waiting.append(row_of(head, name, values))


def row_of(head: Header, name: str, values: list[Any]) -> dict[str, Any]:
    """A row by its columns' names, bytes as bytes again."""
    row = dict(zip(head.columns[name], values, strict=True))
    return row | {one: base64.b64decode(row[one]) for one in head.bytes[name] if row[one] is not None}


def check(path: Path) -> tuple[Header, dict[str, int]]:
    """Read a backup once to its end before anything is done with it: its header, and how many rows it has."""
    lines = lines_of(path)
    first = next(lines, b"")
    head = header_of(first, path)
    summed = hashlib.sha256(first)
    rows = dict.fromkeys(head.columns, 0)
    try:
        for data in lines:
            line = LINE.decode(data)
            if isinstance(line, Footer):
                if line != Footer(rows, summed.hexdigest()) or next(lines, None) is not None:
                    raise BackupError("error-backup-altered", file=str(path))
                return head, rows
            summed.update(data)
            rows[line[0]] += 1
    except (msgspec.DecodeError, UnicodeDecodeError, KeyError) as error:
        raise BackupError("error-backup-altered", file=str(path)) from error
    raise BackupError("error-backup-cut", file=str(path))


def header_of(data: bytes, path: Path) -> Header:
    """The first line, unless it is not ours or from the future."""
    try:
        found = msgspec.json.decode(data, type=dict[str, Any])
        if found["blackgate_backup"] > FORMAT or not migrate.known(found["schema"]):
            raise BackupError("error-backup-newer", file=str(path), version=found["version"])
        return msgspec.convert(found, Header)
    except (msgspec.DecodeError, UnicodeDecodeError, KeyError, TypeError) as error:
        raise BackupError("error-backup-foreign", file=str(path)) from error


def lines_of(path: Path) -> Iterator[bytes]:
    """The lines of a file, unpacked."""
    began = False
    try:
        with gzip.open(path) as lines:
            for line in lines:
                began = True
                yield line
    except EOFError as error:
        raise BackupError("error-backup-cut", file=str(path)) from error
    except (gzip.BadGzipFile, zlib.error) as error:
        raise BackupError("error-backup-altered" if began else "error-backup-foreign", file=str(path)) from error
    except OSError as error:
        raise BackupError("error-backup-file", file=str(path), problem=problem_of(error)) from error


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
