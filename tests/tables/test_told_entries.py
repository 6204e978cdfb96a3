"""Entries are put into words once per language, and every reader gets what they would get alone."""

import msgspec
import pytest

from blackgate.catalogue import edition
from blackgate.record import RULES
from blackgate.tables import commands, entries, messages, starting
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.messages import Reader
from blackgate.tables.updates import state_serializer, told_entries
from blackgate.tables.updates.told_entries import entry_rows, sentences
from blackgate.tables.wire import TableOptions
from testkit.seeds import seeded_random

MOVES = 150
SEATS = 4


def played_table(**options: object) -> HostedTable:
    """Return a table of four bots after many random moves."""
    chance = seeded_random(0)
    bots = dict.fromkeys(range(SEATS), "random")
    chosen = msgspec.convert({"players": SEATS, "bots": bots, **options}, TableOptions)
    created = entries.Created(
        chosen, "ABCDE", f"seed {chance.random()}", "h", "w", edition().pack.digest, RULES, format=entries.FORMAT
    )
    table = HostedTable("table", 1, created, edition())
    table.apply(2, 1, starting.start_game(table).entry)
    for _ in range(MOVES):
        seat = table.to_move
        if seat is None:
            break
        move = chance.choice(table.require_game().legal_moves).text
        accepted = commands.bot_move(table, seat, table.version, "random", move)
        table.apply(table.seq + 1, 1, accepted.entry, accepted.game)
    return table


@pytest.mark.parametrize("options", [{}, {"teams": True}, {"michel": "michelle"}], ids=["four", "teams", "michelle"])
def test_12_2_every_reader_is_told_each_entry_as_their_seat_may_see_it(options: dict[str, object]) -> None:
    table = played_table(**options)
    for seat in (None, *range(SEATS)):
        missed = messages.missed_entries(table, 0, Reader(seat, "en"))
        assert len(missed) == min(table.seq, messages.MAX_MISSED)
        for entry, told in zip(table.log[-messages.MAX_MISSED :], missed, strict=True):
            rows = entry_rows(table, entry)
            alone = (state_serializer.happenings(rows, seat, table.edition), sentences(table, entry, rows, seat, "en"))
            assert (decoded(told.happened), decoded(told.story)) == alone, f"entry {entry.seq} for seat {seat}"


def decoded(raw: object) -> object:
    assert isinstance(raw, msgspec.Raw)
    return msgspec.json.decode(raw)


def test_an_entry_is_put_into_words_once_for_all_whom_it_does_not_concern() -> None:
    table = played_table()
    told = told_entries.told_entries(table)
    messages.missed_entries(table, 2, Reader(None, "en"))
    assert told.tellings == table.seq - 2
    for _ in range(3):
        messages.missed_entries(table, 2, Reader(None, "en"))
    assert told.tellings == table.seq - 2
    messages.missed_entries(table, 2, Reader(0, "en"))
    concern_seat_0 = [entry for entry in table.log[2:] if any(row[1] == 0 or row[2] == 0 for row in entry_rows(table, entry))]
    assert told.tellings <= table.seq - 2 + len(concern_seat_0)
    messages.missed_entries(table, 2, Reader(None, "de"))
    assert told.tellings >= 2 * (table.seq - 2)


def test_only_the_newest_entries_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(told_entries, "MAX_KEPT", 10)
    table = played_table()
    messages.missed_entries(table, 2, Reader(None, "en"))
    assert sorted(told_entries.told_entries(table).by_seq) == list(range(table.seq - 9, table.seq + 1))


def test_a_stale_command_is_told_few_entries() -> None:
    table = played_table()
    refused = messages.refused(table, "c", commands.Refusal("stale"), Reader(1, "en"), version=1)
    assert [entry.seq for entry in refused.missed] == list(range(table.seq - 19, table.seq + 1))
