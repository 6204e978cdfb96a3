"""Commands and clocks in rare situations, at a table without a server."""

from typing import Any

import msgspec
import pytest

from blackgate.catalogue import edition
from blackgate.record import RULES
from blackgate.tables import commands, entries, messages, starting, wire
from blackgate.tables.clocks import OFFER_PACE_MS, PROPOSAL_WAIT_MS, deadline, next_due
from blackgate.tables.commands import Accepted, Refusal
from blackgate.tables.encoding import encode
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.messages import Reader
from blackgate.tables.updates.table_updates import TableUpdates
from blackgate.tables.wire import Clock, TableOptions

AT = 1_000_000


def created(**options: Any) -> entries.Created:
    return entries.Created(
        TableOptions(**options), "ABCDE", "half", "host", "watch", edition().pack.digest, RULES, format=entries.FORMAT
    )


def started_table(people: int = 2, **options: Any) -> HostedTable:
    """Return a started table; bots have the seats after the people."""
    table = HostedTable("table", AT, created(**{"first_player": 0, "players": 2} | options), edition())
    for seat in range(people):
        add(table, commands.take_seat(table, f"No. {seat}", "", f"key {seat}", seat))
    add(table, starting.start_game(table))
    return table


def add(table: HostedTable, accepted: Accepted, after: int = 0) -> None:
    table.apply(table.seq + 1, table.updated_at + after, accepted.entry, accepted.game)


def play(table: HostedTable, text: str, after: int = 0) -> None:
    seat = table.to_move
    assert seat is not None
    command = f"c{table.seq}"
    add(table, commands.move(table, seat, command, table.version, [text], table.updated_at + after, []), after)


def bot_plays(table: HostedTable, text: str) -> None:
    seat = table.to_move
    assert seat is not None
    add(table, commands.bot_move(table, seat, table.version, table.seats[seat].playing_bot, text))


# --- bots ---------------------------------------------------------------------------------------------
def test_a_bot_makes_the_offers_of_an_exchange_quickly() -> None:
    """11.5: it hands over ten Cigarettes one by one, and its teammates need not wait ten times as long as for a move."""
    table = started_table(0, players=4, teams=True, bots=dict.fromkeys(range(4), "warden"), pace_ms=700)
    assert waiting_time(table) == 700
    bot_plays(table, "exchange 2")
    assert waiting_time(table) == OFFER_PACE_MS
    bot_plays(table, "done")
    assert (table.to_move, waiting_time(table)) == (2, OFFER_PACE_MS)
    bot_plays(table, "done")
    assert waiting_time(table) == 700


def waiting_time(table: HostedTable) -> int:
    due = next_due(table, [], table.updated_at)
    assert due is not None
    return due.at - table.updated_at


# --- proposals ----------------------------------------------------------------------------------------
def test_an_answer_to_another_proposal_is_no_consent() -> None:
    table = started_table()
    play(table, "end")
    add(table, commands.propose(table, 0, "p1", table.version, "pause", set()))
    asked = table.seq
    add(table, commands.answer(table, 0, "no", asked, False))
    add(table, commands.propose(table, 0, "p2", table.version, "undo", set()))
    with pytest.raises(Refusal) as refused:
        commands.answer(table, 1, "late", asked, True)
    assert refused.value.error == "stale"


def test_undo_by_consent_goes_back_to_the_own_move_over_those_of_bots() -> None:
    table = started_table(people=1, players=2, bots={1: "random"})
    before = table.require_game().to_bytes()
    play(table, "end")
    bot_plays(table, "end")
    add(table, commands.propose(table, 0, "p", table.version, "undo", set()))
    assert table.require_game().to_bytes() == before


def test_bots_wait_while_a_proposal_is_open() -> None:
    table = started_table(people=2, players=3, bots={2: "random"})
    play(table, "end")
    play(table, "end")
    due = next_due(table, [], table.updated_at)
    assert due is not None
    assert due.what == "move"
    add(table, commands.propose(table, 0, "p", table.version, "undo", set()), 10)
    later = next_due(table, [], table.updated_at)
    assert later is not None
    assert later.at == table.updated_at + PROPOSAL_WAIT_MS


def test_a_pause_can_end_without_an_absent_player() -> None:
    table = started_table()
    add(table, commands.propose(table, 0, "p", table.version, "pause", {0, 1}))
    add(table, commands.answer(table, 1, "yes", table.seq, True))
    assert table.paused_since is not None
    add(table, commands.propose(table, 0, "r", table.version, "resume", {0}))
    assert table.phase == "playing"


def test_a_proposal_to_pause_outlives_a_move_and_one_to_undo_does_not() -> None:
    for what, left in (("pause", True), ("undo", False)):
        table = started_table()
        play(table, "end")
        add(table, commands.propose(table, 0, "p", table.version, what, set()))
        play(table, "end")
        assert (table.proposal is not None) == left


# --- what the log says about an undo ------------------------------------------------------------------
def last_line(table: HostedTable, seat: int | None, lang: str = "en") -> tuple[list[str], wire.UndoneMoves | msgspec.UnsetType]:
    """Return the last entry as a reader gets it: its sentences and what it undid."""
    reader = Reader(seat, lang)
    line = msgspec.json.decode(encode(messages.missed_entries(table, table.seq - 1, reader)[-1]), type=wire.Missed)
    assert not isinstance(line.story, msgspec.UnsetType)
    encoded = TableUpdates().news(table, table.log[-1], [reader], [])[reader]
    assert isinstance(encoded, bytes)
    news = msgspec.json.decode(encoded, type=wire.News)
    assert (news.story, news.undid) == (line.story, line.undid)
    return line.story, line.undid


def test_an_undo_says_who_undid_which_entry() -> None:
    table = started_table()
    play(table, "end")
    ended = table.seq
    add(table, commands.undo(table, 0, "u", table.version))
    assert last_line(table, 0) == (["You undo your last move."], wire.UndoneMoves(0, ended))
    assert last_line(table, 1) == (["No. 0 undoes their last move."], wire.UndoneMoves(0, ended))
    assert last_line(table, None, "de")[0] == ["No. 0 nimmt den letzten Schritt zurück."]


def test_an_undo_by_consent_names_the_player_who_asked_for_it() -> None:
    table = started_table()
    play(table, "end")
    ended = table.seq
    play(table, "end")
    add(table, commands.propose(table, 0, "p", table.version, "undo", set()))
    assert last_line(table, 0) == ([], msgspec.UNSET), "nothing is undone before all agree"
    add(table, commands.answer(table, 1, "yes", table.seq, True))
    assert last_line(table, 0) == (["You undo your last move and everything after it."], wire.UndoneMoves(0, ended))
    assert last_line(table, 1) == (["No. 0 undoes their last move and everything after it."], wire.UndoneMoves(0, ended))


def test_an_undo_against_bots_is_told_as_well() -> None:
    table = started_table(people=1, players=2, bots={1: "random"})
    play(table, "end")
    ended = table.seq
    bot_plays(table, "end")
    add(table, commands.propose(table, 0, "p", table.version, "undo", set()))
    assert last_line(table, 0) == (["You undo your last move and everything after it."], wire.UndoneMoves(0, ended))


# --- clocks -----------------------------------------------------------------------------------------
def test_an_undo_gives_no_time_back() -> None:
    table = started_table(clock=Clock(kind="turn", turn_s=60, reserve_s=10))
    end = deadline(table, [])
    play(table, "end", after=55_000)
    add(table, commands.undo(table, 0, "u", table.version), 100)
    assert deadline(table, []) == end


def test_without_any_player_present_bots_do_not_move() -> None:
    table = started_table(clock=Clock(kind="turn"))
    add(table, commands.stand_in(table, 0, table.version, "time"))
    assert next_due(table, [], table.updated_at) is not None
    bot_plays(table, "end")
    add(table, commands.stand_in(table, 1, table.version, "time"))
    assert next_due(table, [], table.updated_at) is None
    add(table, commands.come_back(table, 1, "b"))
    due = next_due(table, [], table.updated_at)
    assert due is not None
    assert (due.what, due.seat) == ("time", 1)


def test_an_entry_in_the_future_counts_as_written_now() -> None:
    """A process whose clock is ahead may have written it."""
    table = started_table(people=2, players=3, bots={2: "random"}, stand_in="inmate", grace_s=60)
    hour = 3_600_000
    absent = next_due(table, [], table.updated_at - hour)
    assert absent is not None
    assert (absent.what, absent.at) == ("absent", table.updated_at - hour + 60_000)
    play(table, "end")
    play(table, "end")
    now = table.updated_at - hour
    due = next_due(table, [], now)
    assert due is not None
    assert (due.what, due.at) == ("move", now + table.options.pace_ms)


# --- the log ----------------------------------------------------------------------------------------
def test_a_table_can_be_read_after_limits_have_changed() -> None:
    """Options are checked when a table is opened, and never again."""
    once = created(title="क़" * 60, pace_ms=999_999)
    assert entries.decode(entries.encode(once)) == once
    with_unknown_fields = msgspec.json.decode(entries.encode(once)) | {"from_the_future": 1}
    with_unknown_fields["options"]["shiny"] = True
    assert entries.decode(msgspec.json.encode({"k": "created"} | with_unknown_fields)) == once


def test_command_ids_of_a_seat_restart_with_its_next_owner() -> None:
    table = HostedTable("table", AT, created(players=2), edition())
    add(table, commands.take_seat(table, "Ana", "", "a", 0))
    add(table, starting.ready(table, 0, "1", "anas"))
    assert commands.already_done(table, 0, "1") is not None
    add(table, commands.leave_seat(table, 0))
    add(table, commands.take_seat(table, "Ben", "", "b", 0))
    assert commands.already_done(table, 0, "1") is None
