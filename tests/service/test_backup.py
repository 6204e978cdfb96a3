"""Backups hold everything, can be restored into either kind of database, and are refused if they are damaged."""

import gzip
import hashlib
import json
import re
import stat
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from blackgate.service import wall_clock
from blackgate.service.storage import Index, Row, Store, Write, migrate
from blackgate.service.storage import backup as backups
from blackgate.service.storage.backup import BackupError, backup, restore
from blackgate.service.storage.schema import SCHEMA

NOW = 1_700_000_000_000
ROWS = {"entries": 1203, "tables": 3, "chat": 2, "outages": 1, "packs": 1}


def entry(table: str, seq: int, phase: str = "playing") -> Write:
    row = Row(table, seq, NOW + seq, f"w-{table}-{seq}", bytes(range(256)))
    return Write(row, Index(f"code-{table}", seq % 2 == 0, phase, NOW, b'{"t":1}', due=NOW + seq if seq % 2 else None))


def fill(store: Store) -> None:
    """Write rows into every table, and more of them than are read at once."""
    store.append([entry("a", seq) for seq in range(1, 1202)] + [entry("b", 1, "over"), entry("c", 1, "lobby")])
    store.add_chat("a", 0, "Ana", "“ü” 🗝\n", NOW)
    store.add_chat("a", -1, "", "", NOW)
    store.heartbeat("p1", NOW, False, "")
    store.register_process("p2", NOW + 60_000, 10_000)
    store.save_presence("p2", [("a", 0, True)])
    store.save_pack("d1", "other", {"pack.toml": "é"})


def contents(store: Store) -> dict[str, Any]:
    """Return all rows that a backup keeps."""
    with store.reading() as connection:
        return {name: sorted(map(tuple, connection.execute(select(SCHEMA.tables[name]))), key=str) for name in ROWS}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A backup of a small SQLite database."""
    store = Store.open(f"sqlite:///{tmp_path / 'small.db'}")
    store.append([entry("a", 1), entry("a", 2)])
    backup(store, tmp_path / "small.backup")
    store.close()
    return tmp_path / "small.backup"


@pytest.fixture
def empty(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'empty.db'}"


def rewritten(file: Path, change: Callable[[list[bytes]], list[bytes]], *, sign: bool = False) -> Path:
    """Write a file with other lines; with `sign`, its checksum is right for them."""
    lines = change(gzip.decompress(file.read_bytes()).splitlines(keepends=True))
    if sign:
        footer = json.loads(lines[-1])
        footer["sha256"] = hashlib.sha256(b"".join(lines[:-1])).hexdigest()
        lines[-1] = json.dumps(footer).encode() + b"\n"
    file.write_bytes(gzip.compress(b"".join(lines)))
    return file


def refusal(file: Path, url: str) -> str:
    """Return why a restore is refused, and check that it leaves nothing behind."""
    with pytest.raises(BackupError) as error:
        restore(url, file)
    store = Store.open(url)
    assert contents(store) == {name: [] for name in ROWS}
    store.close()
    return str(error.value)


# --- there and back ---------------------------------------------------------------------------
def test_a_restore_brings_everything_back_in_either_kind_of_database(database: str, other_database: str, tmp_path: Path) -> None:
    store = Store.open(database)
    fill(store)
    before = contents(store)
    started = wall_clock.now_ms()
    assert backup(store, tmp_path / "all.backup") == ROWS
    dumped = wall_clock.now_ms()
    store.close()

    assert restore(other_database, tmp_path / "all.backup") == ROWS
    again = Store.open(other_database)
    after = contents(again)
    outages = after.pop("outages")
    assert outages[:1] == before.pop("outages") == [(NOW, NOW + 60_000)]
    assert after == before
    assert again.entries("a")[1200] == entry("a", 1201).row
    assert again.table_by_code("code-b") is None and again.table_by_code("code-c") == "c"

    (_, (since, until)) = outages
    assert started <= since <= dumped <= until
    again.close()


def test_after_a_restore_no_process_runs_and_no_clock_until_one_does(file: Path, empty: str) -> None:
    restore(empty, file)
    store = Store.open(empty)
    ((_, restored),) = store.outages()
    assert store.running_processes(restored, 10_000) == []
    store.register_process("p9", restored + 5_000, 10_000)
    assert store.outages()[1:] == [(restored, restored + 5_000)]
    store.close()


def test_a_backup_shows_one_moment_while_play_goes_on(database: str, other_database: str, tmp_path: Path) -> None:
    store = Store.open(database)
    store.append([entry("a", seq) for seq in range(1, 200)] + [entry("b", seq) for seq in range(1, 200)])
    done = threading.Event()

    def play() -> None:
        """Write to two tables in turn: a backup with one ahead of the other mixes two moments."""
        seq = 200
        while not done.is_set():
            store.append([entry("a", seq), entry("b", seq)])
            store.add_chat("a", 0, "Ana", "!", NOW)
            seq += 1

    player = threading.Thread(target=play)
    player.start()
    try:
        for number in range(5):
            backup(store, tmp_path / f"{number}.backup")
    finally:
        done.set()
        player.join()
    for number in range(5):
        lines = gzip.decompress((tmp_path / f"{number}.backup").read_bytes()).splitlines()
        rows = [line for line in map(json.loads, lines) if isinstance(line, list)]
        ends = {name: max(row[1] for kind, row in rows if kind == "entries" and row[0] == name) for name in "ab"}
        updated = {row[5] - NOW for kind, row in rows if kind == "tables"}
        assert {*ends.values(), *updated} == {ends["a"]}
    restore(other_database, tmp_path / "4.backup")
    store.close()


def test_a_backup_is_plain_json_with_a_header_and_a_checksum(file: Path) -> None:
    header, *rows, footer = map(json.loads, gzip.decompress(file.read_bytes()).splitlines())
    assert header["blackgate_backup"] == 1
    assert header["schema"] == migrate.newest()
    assert rows[0][0] == "entries" and len(rows) == 3
    assert footer["rows"] == {"entries": 2, "tables": 1, "chat": 0, "outages": 0, "packs": 0}


def test_only_its_owner_can_read_a_backup_and_no_half_one_is_left(file: Path) -> None:
    assert stat.filemode(file.stat().st_mode) == "-rw-------"
    assert [path.name for path in file.parent.iterdir() if "backup" in path.name] == ["small.backup"]


def test_a_backup_that_fails_leaves_the_old_one(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = file.read_bytes()
    store = Store.open(f"sqlite:///{file.parent / 'small.db'}")
    monkeypatch.setattr(backups, "Footer", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        backup(store, file)
    assert file.read_bytes() == before
    assert [path.name for path in file.parent.iterdir() if "backup" in path.name] == ["small.backup"]
    store.close()


def test_a_backup_into_a_file_where_a_folder_should_be_is_refused(file: Path) -> None:
    store = Store.open(f"sqlite:///{file.parent / 'small.db'}")
    with pytest.raises(BackupError, match="Cannot read or write"):
        backup(store, file / "inside")
    store.close()


# --- what is refused --------------------------------------------------------------------------
def test_a_database_that_is_not_empty_is_left_alone(file: Path, database: str) -> None:
    store = Store.open(database)
    mine = entry("mine", 1)
    store.append([mine])
    with pytest.raises(BackupError, match="not empty"):
        restore(database, file)
    assert store.entries("mine") == [mine.row]
    assert store.newest_entries(["a"]) == {}
    store.close()


def test_a_database_that_was_opened_but_never_used_is_empty(file: Path, database: str) -> None:
    Store.open(database).close()
    assert restore(database, file)["entries"] == 2


def test_a_file_that_is_cut_off_is_refused(file: Path, empty: str) -> None:
    whole = file.read_bytes()
    for length in range(20, len(whole), max(1, len(whole) // 12)):
        file.write_bytes(whole[:length])
        assert "incomplete" in refusal(file, empty)
    file.write_bytes(whole)
    assert "incomplete" in refusal(rewritten(file, lambda lines: lines[:-1]), empty)


def test_a_file_that_was_altered_is_refused(file: Path, empty: str) -> None:
    whole = file.read_bytes()
    changes: list[Callable[[list[bytes]], list[bytes]]] = [
        lambda lines: [line.replace(b"playing", b"closed!") for line in lines],
        lambda lines: [lines[0], *lines[2:]],
        lambda lines: [lines[0], *lines[-2:0:-1], lines[-1]],
        lambda lines: [*lines, lines[1]],
        lambda lines: [lines[0], b'["secrets",[1]]\n', *lines[1:]],
        lambda lines: [lines[0], b"\xff\n", *lines[1:]],
        lambda lines: [lines[0], b"nonsense\n", *lines[1:]],
    ]
    for change in changes:
        file.write_bytes(whole)
        assert "changed or damaged" in refusal(rewritten(file, change), empty)
    for place in (len(whole) // 2, len(whole) - 6):
        file.write_bytes(whole[:place] + bytes([whole[place] ^ 0xFF]) + whole[place + 1 :])
        # Where the damage lies in the compressed file decides whether its first line can still be read.
        assert re.search("changed or damaged|is not a Blackgate backup", refusal(file, empty))
    file.write_bytes(whole)
    assert restore(empty, file)["entries"] == 2


def test_wrong_counts_are_refused_even_with_a_right_checksum(file: Path, empty: str) -> None:
    assert "changed or damaged" in refusal(rewritten(file, lambda lines: [lines[0], *lines[2:]], sign=True), empty)


@pytest.mark.parametrize(("old", "new"), [(b'"blackgate_backup":1', b'"blackgate_backup":2'), (b'"schema":"', b'"schema":"9')])
def test_a_file_from_the_future_is_refused(file: Path, empty: str, old: bytes, new: bytes) -> None:
    later = rewritten(file, lambda lines: [lines[0].replace(old, new), *lines[1:]], sign=True)
    assert "newer version" in refusal(later, empty)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"Call me Michel.",
        gzip.compress(b"", mtime=0),
        gzip.compress(b"Call me Michel.", mtime=0),
        gzip.compress(b"{}\n", mtime=0),
    ],
)
def test_a_file_that_is_no_backup_is_refused(tmp_path: Path, empty: str, data: bytes) -> None:
    (tmp_path / "novel").write_bytes(data)
    assert "not a Blackgate backup" in refusal(tmp_path / "novel", empty)


def test_a_missing_file_is_refused(tmp_path: Path, empty: str) -> None:
    file = tmp_path / "nothing.backup"
    assert f"Cannot read or write {file}: " in refusal(file, empty)
