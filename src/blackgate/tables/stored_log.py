"""Reading a table from its stored entries, and deleting names in them."""

from collections.abc import Iterable, Sequence
from typing import Protocol

import msgspec

from blackgate.catalogue import Edition
from blackgate.errors import BlackgateError
from blackgate.record import RULES
from blackgate.tables import entries
from blackgate.tables.commands import Refusal
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.table_parts import LogMismatch

SEAT_PREFIXES = (b'{"k":"sat"', b'{"k":"stood"')


class StoredEntry(Protocol):
    """An entry of a log as it is stored."""

    @property
    def seq(self) -> int:
        """Its number in the log, counted from 1."""

    @property
    def at(self) -> int:
        """When it was written."""

    @property
    def data(self) -> bytes:
        """The entry itself."""


def created_entry(rows: Sequence[StoredEntry]) -> entries.Created:
    """Return the first entry of a log; refuse an empty log: there is no such table."""
    created = entries.decode(rows[0].data) if rows else None
    if not isinstance(created, entries.Created):
        raise Refusal("no_such_table")
    return created


def require_readable(created: entries.Created) -> None:
    """Refuse a table that only another version of the program can play."""
    if created.rules != RULES:
        raise other_rules(created)
    if created.format != entries.FORMAT:
        raise Refusal("log_mismatch")


def other_rules(created: entries.Created) -> Refusal:
    """Return the refusal of a table that was opened with other rules."""
    return Refusal("other_rules", rules=created.rules, played=RULES)


def other_pack(created: entries.Created) -> Refusal:
    """Return the refusal of a table whose pack is not known. To programs it is one of other rules."""
    refusal = other_rules(created)
    refusal.problem = BlackgateError("refused-other-pack")
    return refusal


def empty_table(table_id: str, at: int, created: entries.Created, edition: Edition | None) -> HostedTable:
    """Return a table after its first entry; refuse one whose pack is not known."""
    if edition is None:
        raise other_pack(created)
    return HostedTable(table_id, at, created, edition)


def apply_row(table: HostedTable, row: StoredEntry) -> None:
    """Apply a stored entry; refuse one that does not follow from the entries before it."""
    try:
        table.apply(row.seq, row.at, entries.decode(row.data))
    except (LogMismatch, msgspec.MsgspecError) as mismatch:
        raise Refusal("log_mismatch") from mismatch


def without_name(rows: Iterable[StoredEntry], seat: int) -> dict[int, bytes]:
    """Return the entries in which people took this seat, and those of people who have left their seat again, without names.

    The player may have been one of those who left. No one else needs their names: no page shows them.
    """
    found: dict[int, entries.Sat] = {}
    seated: dict[int, int] = {}  # by seat: the entry of the person who sits there
    for row in rows:
        entry = entries.decode(row.data) if row.data.startswith(SEAT_PREFIXES) else None
        if isinstance(entry, entries.Sat):
            found[row.seq] = entry
            seated[entry.seat] = row.seq
        elif isinstance(entry, entries.Stood):
            del seated[entry.seat]
    others = {seq for other, seq in seated.items() if other != seat}
    nameless = {seq: msgspec.structs.replace(sat, name="") for seq, sat in found.items() if sat.name and seq not in others}
    return {seq: entries.encode(sat) for seq, sat in nameless.items()}
