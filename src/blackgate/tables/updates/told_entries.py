"""Entries of a table's log as readers get them: what happened, and with a language the story in sentences.

Putting an entry into words takes much longer than sending it. So each one is told once per language, to all readers whom it
does not concern, and once more to each seat that it concerns.
"""

from typing import NamedTuple
from weakref import WeakKeyDictionary

import msgspec

from blackgate.catalogue import Edition
from blackgate.event_text import EventText
from blackgate.events import PRIVATE_NUMBERS, Row, event, seats_in
from blackgate.tables.encoding import encode
from blackgate.tables.hosted_table import HostedTable, LogEntry
from blackgate.tables.updates import state_serializer

MAX_KEPT = 300  # entries of one table


class Told(NamedTuple):
    """What happened and the story, as JSON that messages contain as it is."""

    happened: msgspec.Raw
    story: msgspec.Raw | msgspec.UnsetType


class ToldEntry:
    """One entry, and how it was told so far."""

    def __init__(self, table: HostedTable, entry: LogEntry) -> None:
        self.rows: list[Row] = entry_rows(table, entry)
        self.concerned: set[int] = seats_in(self.rows) | ({entry.undid.seat} if entry.undid is not None else set())
        self.is_private: bool = any(row[0] in PRIVATE_NUMBERS for row in self.rows)
        self.happened: dict[int | None, msgspec.Raw] = {}
        self.told: dict[tuple[int | None, str | None], Told] = {}

    def is_told(self, seat: int | None, lang: str | None) -> bool:
        """Return whether the entry was told to such a reader before."""
        return (seat if seat in self.concerned else None, lang) in self.told

    def tell(self, table: HostedTable, entry: LogEntry, seat: int | None, lang: str | None) -> Told:
        """Return the entry for a reader."""
        observer = seat if seat in self.concerned else None
        found = self.told.get((observer, lang))
        if found is None:
            story = msgspec.UNSET if lang is None else msgspec.Raw(encode(sentences(table, entry, self.rows, observer, lang)))
            found = self.told[observer, lang] = Told(self.happened_for(observer, table.edition), story)
        return found

    def happened_for(self, observer: int | None, edition: Edition) -> msgspec.Raw:
        """Return the events as JSON. They are the same for all readers unless some seats see more of them."""
        observer = observer if self.is_private else None
        found = self.happened.get(observer)
        if found is None:
            found = msgspec.Raw(encode(state_serializer.happenings(self.rows, observer, edition)))
            self.happened[observer] = found
        return found


class ToldEntries:
    """The newest entries of one table that were told to readers who had missed them."""

    def __init__(self, names: list[str]) -> None:
        self.names = names  # in the stories
        self.by_seq: dict[int, ToldEntry] = {}
        self.tellings = 0  # so far, without those that were told before: what they cost

    def tell(self, table: HostedTable, entry: LogEntry, seat: int | None, lang: str | None) -> Told:
        """Return an entry for a reader."""
        told = self.by_seq.get(entry.seq)
        if told is None:
            told = self.by_seq[entry.seq] = ToldEntry(table, entry)
            if len(self.by_seq) > MAX_KEPT:
                del self.by_seq[min(self.by_seq)]
        self.tellings += not told.is_told(seat, lang)
        return told.tell(table, entry, seat, lang)


_told_entries: WeakKeyDictionary[HostedTable, ToldEntries] = WeakKeyDictionary()


def told_entries(table: HostedTable) -> ToldEntries:
    """Return the told entries of a table. They are kept for as long as the table is in memory."""
    found = _told_entries.get(table)
    if found is None or found.names != table.display_names():
        found = _told_entries[table] = ToldEntries(table.display_names())
    return found


def entry_rows(table: HostedTable, entry: LogEntry) -> list[Row]:
    """Return the events of an entry's moves; for the start, those of the deal."""
    if entry.what == "started":
        return list(table.require_game().opening)
    return [row for step in entry.steps for row in step.rows]


def sentences(table: HostedTable, entry: LogEntry, rows: list[Row], seat: int | None, lang: str) -> list[str]:
    """Return the events of an entry, or what it undid, as sentences."""
    if table.game is None:
        return []
    options = table.game.options
    event_text = EventText(table.edition, lang, table.display_names(), options.michel, seat, teams=options.teams)
    if entry.undid is not None:
        return [event_text.undo(entry.undid.seat, and_later=entry.undid.later > 0)]
    return event_text.sentences([event(row) for row in rows])
