"""What a table does in corners that people rarely visit: a book read from its log, without a server."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from blackgate.service.ws.connections import Connection, Outbox

from blackgate.catalogue import edition
from blackgate.record import RULES
from blackgate.service.scheduler import Scheduler
from blackgate.service.storage import Row, Write
from blackgate.service.workers.bot_workers import BotWorkers
from blackgate.tables import commands, entries, keys
from blackgate.tables.clocks import PROPOSAL_WAIT_MS, deadline, next_due
from blackgate.tables.commands import Accepted, Refusal
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.messages import Reader
from blackgate.tables.wire import Clock, Play, TableOptions
from tests.service.test_load import game_of_two, halls

AT = 1_000_000


def created(**options: Any) -> entries.Created:
    return entries.Created(
        TableOptions(**options), "ABCDE", "half", "host", "watch", edition().pack.digest, RULES, format=entries.FORMAT
    )


def table(people: int = 2, **options: Any) -> HostedTable:
    """A table that has begun; bots sit behind the people."""
    book = HostedTable("table", AT, created(**{"first_player": 0, "players": 2} | options), edition())
    for seat in range(people):
        add(book, commands.take_seat(book, f"No. {seat}", "", f"key {seat}", seat))
    add(book, commands.start_game(book))
    return book


def add(book: HostedTable, ruling: Accepted, after: int = 0) -> None:
    book.apply(book.seq + 1, book.updated_at + after, ruling.entry, ruling.game)


def play(book: HostedTable, text: str, after: int = 0) -> None:
    seat = book.to_move
    assert seat is not None
    command = f"c{book.seq}"
    add(book, commands.move(book, seat, command, book.version, [text], book.updated_at + after, []), after)


def bot_plays(book: HostedTable, text: str) -> None:
    seat = book.to_move
    assert seat is not None
    add(book, commands.bot_move(book, seat, book.version, book.seats[seat].playing_bot, text))


# --- consent ----------------------------------------------------------------------------------------
def test_an_answer_to_another_question_is_no_consent() -> None:
    book = table()
    play(book, "end")
    add(book, commands.propose(book, 0, "p1", book.version, "pause", set()))
    asked = book.seq
    add(book, commands.answer(book, 0, "no", asked, False))
    add(book, commands.propose(book, 0, "p2", book.version, "undo", set()))
    with pytest.raises(Refusal) as refused:
        commands.answer(book, 1, "late", asked, True)
    assert refused.value.error == "stale"


def test_undo_by_consent_goes_back_to_ones_own_move_over_those_of_bots() -> None:
    book = table(people=1, players=2, bots={1: "random"})
    before = book.require_game().to_bytes()
    play(book, "end")
    bot_plays(book, "end")
    add(book, commands.propose(book, 0, "p", book.version, "undo", set()))
    assert book.require_game().to_bytes() == before


def test_bots_hold_still_while_people_make_up_their_minds() -> None:
    book = table(people=2, players=3, bots={2: "random"})
    play(book, "end")
    play(book, "end")
    due = next_due(book, [], book.updated_at)
    assert due is not None
    assert due.what == "move"
    add(book, commands.propose(book, 0, "p", book.version, "undo", set()), 10)
    later = next_due(book, [], book.updated_at)
    assert later is not None
    assert later.at == book.updated_at + PROPOSAL_WAIT_MS


def test_a_pause_does_not_last_for_ever_because_somebody_went_away() -> None:
    book = table()
    add(book, commands.propose(book, 0, "p", book.version, "pause", {0, 1}))
    add(book, commands.answer(book, 1, "yes", book.seq, True))
    assert book.paused_since is not None
    add(book, commands.propose(book, 0, "r", book.version, "resume", {0}))
    assert book.phase == "playing"


def test_a_proposal_to_pause_outlives_a_move_and_one_to_undo_does_not() -> None:
    for what, left in (("pause", True), ("undo", False)):
        book = table()
        play(book, "end")
        add(book, commands.propose(book, 0, "p", book.version, what, set()))
        play(book, "end")
        assert (book.proposal is not None) == left


# --- clocks -----------------------------------------------------------------------------------------
def test_who_takes_a_move_back_gets_no_time_for_it() -> None:
    book = table(clock=Clock(kind="turn", turn_s=60, reserve_s=10))
    end = deadline(book, [])
    play(book, "end", after=55_000)
    add(book, commands.undo(book, 0, "u", book.version), 100)
    assert deadline(book, []) == end


def test_when_everybody_is_away_bots_do_not_play_the_game_among_themselves() -> None:
    book = table(clock=Clock(kind="turn"))
    add(book, commands.stand_in(book, 0, book.version, "time"))
    assert next_due(book, [], book.updated_at) is not None
    bot_plays(book, "end")
    add(book, commands.stand_in(book, 1, book.version, "time"))
    assert next_due(book, [], book.updated_at) is None
    add(book, commands.come_back(book, 1, "b"))
    due = next_due(book, [], book.updated_at)
    assert due is not None
    assert (due.what, due.seat) == ("time", 1)


# --- the log ----------------------------------------------------------------------------------------
def test_a_table_can_be_read_whatever_limits_came_later() -> None:
    """Options are checked when a table is opened, and never again."""
    once = created(title="क़" * 60, pace_ms=999_999)
    assert entries.decode(entries.encode(once)) == once
    stranger = msgspec.json.decode(entries.encode(once)) | {"from_the_future": 1}
    stranger["options"]["shiny"] = True
    assert entries.decode(msgspec.json.encode({"k": "created"} | stranger)) == once


def test_a_seats_next_owner_has_ids_of_their_own() -> None:
    book = HostedTable("table", AT, created(players=2), edition())
    add(book, commands.take_seat(book, "Ana", "", "a", 0))
    add(book, commands.ready(book, 0, "1", "anas"))
    assert commands.already_done(book, 0, "1") is not None
    add(book, commands.leave_seat(book, 0))
    add(book, commands.take_seat(book, "Ben", "", "b", 0))
    assert commands.already_done(book, 0, "1") is None


# --- one process ------------------------------------------------------------------------------------
@pytest.mark.anyio
async def test_a_table_that_cannot_be_read_keeps_no_other_waiting(tmp_path: Path) -> None:
    async with halls(tmp_path, 1) as [here]:
        good, bad = await game_of_two(here), await game_of_two(here)
        planned: list[str] = []
        chores = Scheduler(here, BotWorkers(), "here")
        chores.plan = lambda live, due: planned.append(live.id)  # type: ignore[method-assign]
        broken = Row(bad.id, bad.seq + 1, bad.updated_at, "somebody", b'{"k":"from the future"}')
        here.store.append([Write(broken)])
        here.store.postpone(bad.id, 1, 0)
        here.store.postpone(good.id, 2, 0)
        here.live.clear()
        await chores.sweep()
        assert planned == [good.id]


class Slow:
    """A ledger that lets one wait."""

    def __init__(self, append: Callable[[Write], Any]) -> None:
        self.append_at_last = append
        self.writing = asyncio.Event()
        self.go = asyncio.Event()

    async def append(self, write: Write) -> bool:
        self.writing.set()
        await self.go.wait()
        return bool(await self.append_at_last(write))


@pytest.mark.anyio
async def test_nobody_is_told_of_a_move_before_it_is_on_disk(tmp_path: Path) -> None:
    async with halls(tmp_path, 1) as [here]:
        book = await game_of_two(here)
        mover, other = book.to_move, 1 - (book.to_move or 0)
        assert mover is not None
        slow = Slow(here.ledger.append)
        here.ledger.append = slow.append  # type: ignore[method-assign]
        visitors = []
        for seat in (mover, other):
            visitor = Connection(here, Outbox(None))  # type: ignore[arg-type]
            visitor.reader, visitor.table, visitor.key = Reader(seat), book.id, keys.hash_key(("Ana", "Bo")[seat])
            visitors.append(visitor)
        version = book.version
        moving = asyncio.create_task(visitors[0].handle(Play("m", version, [book.require_game().legal_moves[0].text])))
        await slow.writing.wait()
        asking = asyncio.create_task(visitors[1].handle(Play("o", version - 1, ["end"])))
        await asyncio.sleep(0.05)
        assert not visitors[1].outbox.waiting, "the answer depends on whether the move gets to disk"
        slow.go.set()
        await asyncio.gather(moving, asking)
        answer = msgspec.json.decode(visitors[1].outbox.waiting[-1])
        assert (answer["error"], answer["missed"][-1]["seq"]) == ("stale", len(here.store.entries(book.id)))
