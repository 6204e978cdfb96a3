"""The store, in both kinds of database: entries are kept once and in order, and the second writer gets a conflict."""

import sqlite3
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text

from blackgate.service.storage import CodeTaken, Index, Row, Store, StoreDown, StoreError, TableRow, Write, migrate
from blackgate.service.storage.chat import MAX_LINES
from blackgate.service.storage.schema import SCHEMA
from testkit.service.server_processes import Postgres, free_port
from testkit.waiting import TIMEOUT_S, wait_until

NOW = 1_700_000_000_000
AWAY = 10_000  # milliseconds after which a process counts as gone
writers = map("w{}".format, count())


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Store.open(database)
    yield opened
    opened.close()


@pytest.fixture
def other(database: str, store: Store) -> Iterator[Store]:
    """The same database as another process sees it."""
    opened = Store.open(database)
    yield opened
    opened.close()


def row(table: str, seq: int, data: bytes = b"{}", writer: str = "") -> Row:
    return Row(table, seq, NOW + seq, writer or next(writers), data)


def write(
    table: str,
    seq: int,
    *,
    phase: str = "playing",
    code: str = "",
    due: int | None = None,
    created: int = NOW,
    public: bool = False,
    claimed_until: int | None = None,
) -> Write:
    index = Index(code or f"code-{table}", public, phase, created, table.encode(), due, claimed_until, "p1")
    return Write(row(table, seq), index)


def at_once(*calls: Callable[[], object]) -> list[object]:
    """Run functions in threads that start together."""
    gate = threading.Barrier(len(calls))

    def run(call: Callable[[], object]) -> object:
        gate.wait()
        return call()

    with ThreadPoolExecutor(len(calls)) as threads:
        return [future.result() for future in [threads.submit(run, call) for call in calls]]


# --- the log ----------------------------------------------------------------------------------
def test_what_was_appended_can_be_read_in_order(store: Store) -> None:
    writes = [write("a", 2), write("b", 1), write("a", 1), write("a", 3)]
    assert store.append(writes) == [True, True, True, True]
    assert store.entries("a") == [writes[2].row, writes[0].row, writes[3].row]
    assert store.entries("a", after=2) == [writes[3].row]
    assert store.entries("nobody") == []
    assert store.newest_entries(["a", "b", "c"]) == {"a": 3, "b": 1}


def test_nothing_to_append_is_nothing(store: Store) -> None:
    assert store.append([]) == []


def test_data_is_kept_byte_for_byte(store: Store) -> None:
    data = bytes(range(256)) * 300
    assert store.append([Write(row("a", 1, data))]) == [True]
    assert store.entries("a")[0].data == data


def test_the_second_writer_of_an_entry_gets_a_conflict(store: Store, other: Store) -> None:
    mine, yours = write("a", 1), write("a", 1)
    assert store.append([mine]) == [True]
    assert other.append([yours]) == [False]
    assert other.entries("a") == [mine.row]


def test_the_same_entry_twice_is_there_once(store: Store, other: Store) -> None:
    mine = write("a", 1)
    assert store.append([mine]) == [True]
    assert store.append([mine]) == [True]
    assert other.append([mine, mine]) == [True, True]
    assert store.entries("a") == [mine.row]


def test_the_same_writer_with_other_data_is_a_conflict(store: Store) -> None:
    assert store.append([Write(row("a", 1, b"one", "w"))]) == [True]
    assert store.append([Write(row("a", 1, b"two", "w"))]) == [False]


def test_a_repeated_entry_does_not_overwrite_a_newer_index(store: Store, other: Store) -> None:
    first, second = write("a", 1, phase="lobby", due=NOW), write("a", 2, phase="playing", due=NOW + 9)
    store.append([first])
    other.append([second])
    assert store.append([first]) == [True]
    assert store.recent_tables(5) == [TableRow("a", "playing", NOW + 2, NOW + 9)]


def test_one_conflict_does_not_affect_the_others(store: Store, other: Store) -> None:
    store.append([write("b", 1, phase="lobby")])
    batch = [write("a", 1), write("b", 1, phase="over"), write("c", 1)]
    assert other.append(batch) == [True, False, True]
    assert other.newest_entries(["a", "b", "c"]) == {"a": 1, "b": 1, "c": 1}
    assert store.table_by_code("code-b") == "b"  # nor does the losing write change the index


def test_what_was_to_follow_a_lost_entry_is_lost_too(store: Store, other: Store) -> None:
    store.append([write("a", 1), write("b", 1), write("a", 2)])
    batch = [write("a", 2), write("a", 3, due=NOW), write("a", 4), write("b", 2)]
    assert other.append(batch) == [False, False, False, True]
    assert store.newest_entries(["a", "b"]) == {"a": 2, "b": 2}
    assert store.claim(NOW, "p1", 1000, 10) == []


def test_two_writes_of_one_entry_in_a_batch_are_like_two_batches(store: Store) -> None:
    batch = [write("a", 1), write("a", 1)]
    assert store.append(batch) == [True, False]
    assert store.entries("a") == [batch[0].row]


def test_of_two_concurrent_writers_one_wins_each_entry(store: Store, other: Store) -> None:
    store.append([write("a", 1), write("b", 1)])
    places = [(table, seq) for seq in range(2, 32) for table in "ab"]

    def write_all(who: Store) -> list[bool]:
        return [who.append([write(*place)])[0] for place in places]

    mine, yours = at_once(lambda: write_all(store), lambda: write_all(other))
    assert isinstance(mine, list) and isinstance(yours, list)
    assert [one + another for one, another in zip(mine, yours, strict=True)] == [1] * len(places)
    assert store.newest_entries(["a", "b"]) == {"a": 31, "b": 31}


def test_crossing_batches_do_not_deadlock(store: Store, other: Store) -> None:
    tables = [f"t{number:02}" for number in range(20)]
    store.append([write(table, 1) for table in tables])

    def write_all(who: Store, order: int) -> list[list[bool]]:
        return [who.append([write(table, seq) for table in tables[::order]])[::order] for seq in range(2, 22)]

    mine, yours = at_once(lambda: write_all(store, 1), lambda: write_all(other, -1))
    assert isinstance(mine, list) and isinstance(yours, list)
    for one, another in zip(mine, yours, strict=True):
        assert [a != b for a, b in zip(one, another, strict=True)] == [True] * len(tables)


# --- codes ------------------------------------------------------------------------------------
def test_a_table_is_found_by_its_code_until_it_is_over(store: Store) -> None:
    store.append([write("a", 1, phase="lobby", code="DIG"), write("b", 1, phase="lobby", code="OUT")])
    assert store.table_by_code("DIG") == "a"
    store.append([write("a", 2, phase="playing", code="DIG"), write("b", 2, phase="closed", code="OUT")])
    assert (store.table_by_code("DIG"), store.table_by_code("OUT")) == ("a", None)
    store.append([write("a", 3, phase="over", code="DIG")])
    assert store.table_by_code("DIG") is None
    assert store.append([write("c", 1, phase="lobby", code="DIG")]) == [True]
    assert store.table_by_code("DIG") == "c"


def test_a_taken_code_is_refused_and_the_other_writes_succeed(store: Store, other: Store) -> None:
    store.append([write("a", 1, phase="lobby", code="DIG")])
    batch = [write("a", 2, code="DIG"), write("b", 1, code="DIG"), write("b", 2, code="DIG"), write("c", 1)]
    with pytest.raises(CodeTaken, match="b") as taken:
        other.append(batch)
    assert taken.value.table_id == "b"
    assert store.newest_entries(["a", "b", "c"]) == {"a": 2, "c": 1}
    assert store.entries("b") == []
    assert other.append([batch[0], batch[3]]) == [True, True]
    assert other.append([write("b", 1, code="WAY")]) == [True]


def test_of_two_new_tables_with_one_code_one_gets_it(store: Store, other: Store) -> None:
    with pytest.raises(CodeTaken) as taken:
        store.append([write("a", 1, code="DIG"), write("b", 1, code="DIG")])
    assert (taken.value.table_id, store.table_by_code("DIG")) == ("b", "a")

    def open_table(who: Store, table: str) -> str:
        try:
            who.append([write(table, 1, code="OUT")])
        except CodeTaken as error:
            return error.table_id
        return ""

    losers = at_once(lambda: open_table(store, "c"), lambda: open_table(other, "d"))
    assert {*losers, store.table_by_code("OUT")} == {"", "c", "d"}


def test_any_text_can_be_looked_up_as_a_code(store: Store) -> None:
    for typed in ("", "\0", "a\0b", "\ud800", "'; DROP TABLE entries", "%s", "?", "x" * 10_000):
        assert store.table_by_code(typed) is None
        assert store.entries(typed) == []
        assert store.recent_chat(typed) == []
        assert store.load_pack(typed) is None


# --- lists ------------------------------------------------------------------------------------
def test_public_tables_are_listed_those_in_the_lobby_and_the_newest_first(store: Store) -> None:
    phases = {"a": "playing", "b": "lobby", "c": "over", "d": "lobby", "e": "paused", "f": "closed"}
    for age, (table, phase) in enumerate(phases.items()):
        store.append([write(table, 1, phase=phase, created=NOW + age, public=True)])
    store.append([write("hidden", 1, phase="lobby", created=NOW + 99)])
    assert store.public_tables(10) == [b"d", b"b", b"e", b"a"]
    assert store.public_tables(2) == [b"d", b"b"]


def test_a_lobby_without_activity_is_not_listed_any_more(store: Store) -> None:
    store.append([write("old", 1, phase="lobby", public=True)])
    store.append([write("old game", 1, phase="playing", public=True)])
    store.append([write("new", 1, phase="lobby", public=True), write("new", 2, phase="lobby", public=True)])
    assert set(store.public_tables(10, since=NOW + 2)) == {b"new", b"old game"}


def test_a_hundred_empty_lobbies_do_not_push_one_with_a_player_off_the_list(store: Store) -> None:
    store.append([write("real", 1, phase="lobby", public=True, created=NOW)])
    store.append([write(f"fake {number}", 1, phase="lobby", public=True, created=NOW + 1 + number) for number in range(105)])
    store.register_process("here", NOW, 4_000)
    assert b"real" not in store.public_tables(100, running_since=NOW)
    store.save_presence("here", [("real", 0, True)])
    assert store.public_tables(100, running_since=NOW)[0] == b"real"
    assert b"real" not in store.public_tables(100, running_since=NOW + 1), "the process of the player is gone"
    store.unregister_process("here")
    assert b"real" not in store.public_tables(100, running_since=NOW)


def test_a_lobby_that_changed_is_listed_before_a_newer_one(store: Store) -> None:
    store.append([write("old", 1, phase="lobby", public=True, created=NOW)])
    store.append([write("new", 1, phase="lobby", public=True, created=NOW + 1)])
    store.append([write("old", 2, phase="lobby", public=True, created=NOW)])
    assert store.public_tables(10) == [b"old", b"new"]


def test_public_lobbies_are_told_from_other_tables(store: Store) -> None:
    store.append([write("lobby", 1, phase="lobby", public=True), write("game", 1, phase="playing", public=True)])
    store.append([write("by link", 1, phase="lobby")])
    assert store.public_lobbies(["lobby", "game", "by link", "nowhere"]) == {"lobby"}


def test_the_store_counts_its_tables(store: Store) -> None:
    assert store.counts()["entries"] == 0
    store.append([write("a", 1), write("a", 2), write("b", 1, phase="over"), write("c", 1)])
    counted = store.counts()
    assert (counted["phases"], counted["entries"]) == ({"playing": 2, "over": 1}, 4)
    assert counted["bytes"] > 10_000
    assert [line.id for line in store.recent_tables(2)] == ["a", "b"]


# --- what is due ------------------------------------------------------------------------------
def test_a_table_that_is_due_is_claimed_once_until_the_lease_is_up(store: Store, other: Store) -> None:
    store.append([write("a", 1, due=NOW), write("b", 1, due=NOW + 1), write("c", 1), write("d", 1, due=NOW - 5)])
    assert store.claim(NOW, "p1", 1000, 10) == ["d", "a"]
    assert other.claim(NOW, "p2", 1000, 10) == []
    assert other.claim(NOW + 1, "p2", 1000, 10) == ["b"]
    assert other.claim(NOW + 1000, "p2", 1000, 10) == []
    assert sorted(other.claim(NOW + 1001, "p2", 1000, 10)) == ["a", "d"]


def test_a_new_entry_sets_what_is_due(store: Store) -> None:
    store.append([write("a", 1, due=NOW)])
    store.claim(NOW, "p1", 1000, 10)
    store.append([write("a", 2, due=NOW + 10, claimed_until=NOW + 20)])
    assert store.claim(NOW + 15, "p2", 1000, 10) == []
    assert store.claim(NOW + 21, "p2", 1000, 10) == ["a"]
    store.append([write("a", 3)])
    assert store.claim(NOW + 99_999, "p2", 1000, 10) == []


def test_claims_of_two_processes_never_overlap(store: Store, other: Store) -> None:
    tables = [f"t{number:03}" for number in range(120)]
    store.append([write(table, 1, due=NOW) for table in tables])

    def claim_all(who: Store, process: str) -> list[str]:
        claimed: list[str] = []
        while new := who.claim(NOW, process, 60_000, 7):
            assert len(new) <= 7
            claimed += new
        return claimed

    mine, yours = at_once(lambda: claim_all(store, "p1"), lambda: claim_all(other, "p2"))
    assert isinstance(mine, list) and isinstance(yours, list)
    left = store.claim(NOW, "p3", 60_000, 1000)  # both skipped it at the same moment
    assert sorted(mine + yours + left) == tables


# --- processes, presence, outages ---------------------------------------------------------------
def test_a_process_runs_as_long_as_it_sends_heartbeats(store: Store) -> None:
    store.heartbeat("p1", NOW, False, "here:1")
    store.heartbeat("p2", NOW + 5_000, True, "here:2")
    store.heartbeat("p1", NOW + 9_000, False, "here:1")
    assert [(one.id, one.started, one.draining, one.address) for one in store.running_processes(NOW + 15_000, AWAY)] == [
        ("p1", NOW, False, "here:1"),
        ("p2", NOW + 5_000, True, "here:2"),
    ]
    assert [one.id for one in store.running_processes(NOW + 15_001, AWAY)] == ["p1"]


def test_a_process_that_starts_makes_tables_of_the_future_due(store: Store) -> None:
    """A process whose clock was days ahead wrote them; without this, bots would wait for days."""
    store.append([write("a", 1, due=NOW + 9_000_000, claimed_until=NOW + 9_000_000), write("b", 1)])
    store.register_process("p1", NOW, AWAY)
    assert store.claim(NOW, "p1", 1000, 10) == [], "not a time of the future, but a clock of days"
    early = NOW - 1_000_000
    store.register_process("p2", early, AWAY)
    assert store.claim(early, "p2", 1000, 10) == ["a"]


def test_a_process_that_ended_is_gone_at_once_and_sends_no_heartbeat(store: Store) -> None:
    store.heartbeat("p1", NOW, False, "")
    store.save_presence("p1", [("a", 0, True)])
    store.unregister_process("p1")
    store.heartbeat("p1", NOW + 1, False, "")
    assert store.running_processes(NOW + 1, AWAY) == []
    assert store.online_seats(["a"], NOW + 1, AWAY) == set()


def test_the_first_start_of_all_is_no_outage(store: Store) -> None:
    store.register_process("p1", NOW, AWAY)
    assert store.outages() == []
    assert [one.id for one in store.running_processes(NOW, AWAY)] == ["p1"]


def test_a_start_beside_a_running_process_is_no_outage(store: Store) -> None:
    store.heartbeat("p1", NOW, False, "")
    store.register_process("p2", NOW + AWAY, AWAY)
    assert store.outages() == []


def test_the_time_since_the_last_heartbeat_is_an_outage(store: Store, other: Store) -> None:
    store.heartbeat("p1", NOW, False, "")
    store.heartbeat("p2", NOW + 700, False, "")
    store.register_process("p3", NOW + 60_000, AWAY)
    other.register_process("p4", NOW + 60_100, AWAY)
    assert store.outages() == [(NOW + 700, NOW + 60_000)]
    store.register_process("p5", NOW + 99_999, AWAY)
    assert store.outages() == [(NOW + 700, NOW + 60_000), (NOW + 60_100, NOW + 99_999)]


def test_processes_that_start_together_after_an_outage_store_it_once(store: Store, other: Store) -> None:
    store.heartbeat("p1", NOW, False, "")
    at_once(lambda: store.register_process("p2", NOW + 60_000, AWAY), lambda: other.register_process("p3", NOW + 60_000, AWAY))
    assert store.outages() == [(NOW, NOW + 60_000)]


def test_the_end_of_the_last_process_begins_an_outage(store: Store) -> None:
    store.register_process("p1", NOW, AWAY)
    store.heartbeat("p1", NOW + 1000, False, "")
    store.unregister_process("p1")
    store.register_process("p2", NOW + 3000, AWAY)
    assert store.outages() == [(NOW + 1000, NOW + 3000)]


def test_the_end_of_one_process_is_no_outage_while_others_run(store: Store) -> None:
    store.heartbeat("p1", NOW, False, "")
    store.heartbeat("p2", NOW, False, "")
    store.unregister_process("p1")
    store.register_process("p3", NOW + 1000, AWAY)
    assert store.outages() == []


def test_a_process_that_could_not_reach_the_database_registers_again(store: Store, other: Store) -> None:
    for process in ("p1", "p2"):
        store.register_process(process, NOW, AWAY)
        store.save_presence(process, [("a", int(process[1]), True)])
    store.register_process("p1", NOW + 60_000, AWAY)
    other.register_process("p2", NOW + 60_500, AWAY)
    assert store.outages() == [(NOW, NOW + 60_000)]
    assert store.online_seats(["a"], NOW + 61_000, AWAY) == {("a", 1), ("a", 2)}


def test_old_processes_and_outages_are_deleted(store: Store) -> None:
    store.heartbeat("p1", NOW, False, "")
    store.save_presence("p1", [("a", 0, True)])
    store.register_process("p2", NOW + 86_400_000, AWAY)
    store.heartbeat("p1", NOW + 86_400_000, False, "")
    assert store.online_seats(["a"], NOW + 86_400_000, AWAY) == set()


def test_seats_are_online_while_a_running_process_sees_them(store: Store, other: Store) -> None:
    store.heartbeat("p1", NOW, False, "")
    other.heartbeat("p2", NOW + 5_000, False, "")
    store.save_presence("p1", [("a", 0, True), ("a", 1, True), ("b", 0, True)])
    other.save_presence("p2", [("a", 1, True), ("a", 3, True), ("a", 3, False)])
    assert store.online_seats(["a", "b", "c"], NOW + 5_000, AWAY) == {("a", 0), ("a", 1), ("b", 0)}
    assert store.online_seats(["a"], NOW + 5_000, AWAY, "p1") == {("a", 1)}
    assert store.online_seats(["a"], NOW + 12_000, AWAY) == {("a", 1)}
    other.save_presence("p2", [("a", 1, False), ("a", 1, False)])
    store.save_presence("p1", [("a", 0, False), ("a", 0, True), ("b", 0, True)])
    assert store.online_seats(["a", "b"], NOW + 5_000, AWAY) == {("a", 0), ("a", 1), ("b", 0)}
    assert store.online_seats([], NOW, AWAY) == set()


# --- chat and packs -----------------------------------------------------------------------------
def test_chat_is_numbered_by_table_and_read_in_order(store: Store) -> None:
    store.append([write("a", 1), write("b", 1), write("c", 1)])
    assert [store.add_chat("a", 0, "Ana", f"line {number}", NOW) for number in range(4)] == [1, 2, 3, 4]
    assert store.add_chat("b", -1, "", "Hello\0 “ü” 🗝", NOW) == 1
    assert store.recent_chat("a", limit=2) == [(3, 0, "Ana", "line 2", NOW), (4, 0, "Ana", "line 3", NOW)]
    assert store.recent_chat("b") == [(1, -1, "", "Hello\N{REPLACEMENT CHARACTER} “ü” 🗝", NOW)]
    assert store.newest_chat(["a", "b", "c"]) == {"a": 4, "b": 1}


def test_only_the_newest_lines_of_a_table_are_kept(store: Store) -> None:
    for table, lines in (("a", MAX_LINES + 30), ("b", 1)):
        for number in range(lines):
            store.add_chat(table, number % 2, "Ana", f"line {number + 1}", NOW)
    kept = store.recent_chat("a", limit=1000)
    assert [line[0] for line in kept] == list(range(31, MAX_LINES + 31))
    assert len(store.recent_chat("b")) == 1


def test_the_lines_of_a_deleted_seat_leave_no_number_to_be_used_again(store: Store) -> None:
    store.append([write("a", 1)])
    for number in range(4):
        store.add_chat("a", number % 2, "Ana", f"line {number + 1}", NOW)
    store.add_chat("b", 1, "Bo", "elsewhere", NOW)
    store.delete_chat("a", 1)
    assert store.recent_chat("a") == [(1, 0, "Ana", "line 1", NOW), (3, 0, "Ana", "line 3", NOW), (4, -1, "", "", NOW)]
    assert store.add_chat("a", 0, "Ana", "line 5", NOW) == 5
    store.delete_chat("a", 1)
    assert len(store.recent_chat("b")) == 1


def test_entries_and_the_line_of_a_table_can_be_replaced(store: Store) -> None:
    store.append([write("a", seq, public=True) for seq in (1, 2, 3)] + [write("b", 2)])
    store.replace_entries("a", {2: b"without a name"}, b"line")
    assert [row.data for row in store.entries("a")] == [b"{}", b"without a name", b"{}"]
    assert [row.data for row in store.entries("b")] == [b"{}"]
    assert store.public_tables(5) == [b"line"]
    store.replace_entries("a", {})


def test_deleted_text_is_overwritten_in_the_file(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    store = Store.open(f"sqlite:///{file}")
    store.append([write("a", 1)])
    for number in range(50):
        store.add_chat("a", 0, "Ana", f"a personal remark {number}", NOW)
    store.delete_chat("a", 0)
    store.close()  # the last connection merges the write-ahead log into the file
    assert b"personal remark" not in file.read_bytes()


def test_concurrent_lines_of_chat_are_all_stored(store: Store, other: Store) -> None:
    def chat(who: Store) -> list[int]:
        return [who.add_chat("a", 0, "Ana", "!", NOW) for _ in range(20)]

    mine, yours = at_once(lambda: chat(store), lambda: chat(other))
    assert isinstance(mine, list) and isinstance(yours, list)
    assert sorted(mine + yours) == list(range(1, 41))


def test_a_pack_is_kept_under_its_digest(store: Store) -> None:
    files = {"pack.toml": "id = 'other'", "texts/fr.ftl": "é = è"}
    store.save_pack("d1", "other", files)
    store.save_pack("d1", "other", files)
    assert store.load_pack("d1") == files
    assert store.load_pack("d2") is None


# --- opening --------------------------------------------------------------
def test_what_was_written_is_there_after_opening_again(database: str) -> None:
    first = Store.open(database)
    mine = write("a", 1)
    first.append([mine])
    first.close()
    second = Store.open(database)
    assert second.entries("a") == [mine.row]
    second.close()


def test_the_migrations_make_what_the_schema_says(store: Store) -> None:
    with store.reading() as connection:
        assert compare_metadata(MigrationContext.configure(connection), SCHEMA) == []
        assert migrate.revision_of(connection) == migrate.newest()


def test_processes_that_open_a_new_database_together_do_not_collide(database: str) -> None:
    program = f"from blackgate.service.storage import Store; Store.open({database!r}).register_process('p', 1, 1)"
    started = [subprocess.Popen([sys.executable, "-c", program], stderr=subprocess.PIPE) for _ in range(3)]
    assert [process.communicate(timeout=TIMEOUT_S)[1].decode() for process in started] == [""] * 3
    at_once(*[lambda: Store.open(database).close()] * 4)


def test_threads_that_open_a_new_database_together_do_not_collide(database: str) -> None:
    at_once(*[lambda: Store.open(database).close()] * 6)


def test_a_new_file_locked_by_another_writer_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "new.db"
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    clock = SimpleNamespace(monotonic=time.monotonic, sleep=lambda _: other.rollback())
    monkeypatch.setattr("blackgate.service.storage.database.time", clock)
    Store.open(f"sqlite:///{file}").close()
    assert not other.in_transaction, "the store did not wait"
    other.close()


def test_a_database_of_a_newer_version_is_left_alone(database: str) -> None:
    first = Store.open(database)
    with first.writing() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    first.close()
    with pytest.raises(StoreError, match=r"newer version of Blackgate .*9999"):
        Store.open(database)


@pytest.mark.parametrize("url", ["", "blackgate.db", "sqlite://", "sqlite:///:memory:", "mysql://x/y", "redis://127.0.0.1:1"])
def test_other_urls_are_refused(url: str) -> None:
    with pytest.raises(StoreError, match="not the URL of a database"):
        Store.open(url)


def test_the_error_of_a_missing_server_hides_the_password() -> None:
    with pytest.raises(StoreError, match=r"Cannot open the database postgresql.* \(.*refused") as error:
        Store.open(f"postgresql://ana:swordfish@127.0.0.1:{free_port()}/x")
    assert "swordfish" not in str(error.value)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "novel.txt").write_text("Call me Michel. " * 100)
    with pytest.raises(StoreError, match="not a database"):
        Store.open(f"sqlite:///{tmp_path / 'novel.txt'}")
    with pytest.raises(StoreError, match="folder"):
        Store.open(f"sqlite:///{tmp_path}")


def test_only_its_owner_can_read_a_file(tmp_path: Path) -> None:
    store = Store.open(f"sqlite:///{tmp_path / 'new' / 'folder' / 'a.db'}")
    store.append([write("a", 1)])
    modes = {path.name: stat.filemode(path.stat().st_mode) for path in (tmp_path / "new" / "folder").iterdir()}
    assert set(modes) == {"a.db", "a.db-wal", "a.db-shm"}
    assert set(modes.values()) == {"-rw-------"}
    store.close()


def test_a_file_is_written_so_that_nothing_is_lost_in_a_power_cut(tmp_path: Path) -> None:
    store = Store.open(f"sqlite:///{tmp_path / 'a.db'}")
    with store.reading() as connection:
        settings = [
            connection.execute(text(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous", "busy_timeout")
        ]
    assert settings == ["wal", 2, 10_000]
    store.close()


# --- a server that stops ----------------------------------------------------------------------
@pytest.mark.parametrize("mode", ["fast", "immediate"])
def test_a_restart_between_two_calls_is_not_noticed(postgres: Postgres, mode: str) -> None:
    store = Store.open(postgres.url())
    mine = write("a", 1)
    store.append([mine])
    postgres.restart("fast" if mode == "fast" else "immediate")
    assert store.append([write("a", 2)]) == [True]
    assert store.entries("a")[0] == mine.row
    store.close()


def test_a_server_that_is_down_raises_an_error_until_it_is_back(postgres: Postgres) -> None:
    store = Store.open(postgres.url())
    mine = write("a", 1)
    store.append([mine])
    postgres.kill()
    try:
        for call in (lambda: store.append([write("a", 2)]), lambda: store.entries("a"), lambda: store.claim(NOW, "p", 1, 1)):
            with pytest.raises(StoreDown, match="does not respond"):
                call()
    finally:
        postgres.start()
    assert store.append([mine, write("a", 2)]) == [True, True]
    assert store.newest_entries(["a"]) == {"a": 2}
    store.close()


def test_nothing_acknowledged_is_lost_when_the_server_is_killed_in_the_middle(postgres: Postgres) -> None:
    store = Store.open(postgres.url())
    acknowledged: list[Row] = []
    refused, done = threading.Event(), threading.Event()

    def is_acknowledged(mine: Write) -> bool:
        try:
            assert store.append([mine]) == [True]
        except StoreDown:
            refused.set()
            return False
        return True

    def play() -> None:
        while not done.is_set():
            mine = write("a", len(acknowledged) + 1)
            wait_until(partial(is_acknowledged, mine), "a commit")
            acknowledged.append(mine.row)

    def wait_for_commits() -> None:
        enough = len(acknowledged) + 20
        wait_until(lambda: player.done() or len(acknowledged) >= enough, "20 commits")

    with ThreadPoolExecutor(1) as threads:
        player = threads.submit(play)
        try:
            for _ in range(2):
                wait_for_commits()
                refused.clear()
                postgres.kill()
                assert refused.wait(TIMEOUT_S), "the server was not killed in the middle"
                postgres.start()
            wait_for_commits()
        finally:
            done.set()
            player.result(TIMEOUT_S)
    assert len(acknowledged) >= 60
    assert store.entries("a") == acknowledged
    store.close()
