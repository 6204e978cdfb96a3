"""Access control: what the owner of a key may do. Keys are compared as hashes (`keys.hash_key`)."""

from collections.abc import Collection

from blackgate.tables import keys
from blackgate.tables.commands import Refusal
from blackgate.tables.hosted_table import HostedTable


def enter(table: HostedTable, key: str) -> tuple[int | None, bool]:
    """Return the seat a key belongs to, and whether it is the host's; refuse a key that may not even watch.

    A public table may be watched without a key (an empty hash).
    """
    seat = table.seat_of(key) if key else None
    host = keys.matches(key, table.host)
    if seat is None and not host and not keys.matches(key, table.watch) and (key or not table.options.public):
        raise Refusal("no_entry")
    return seat, host


def may_stay(table: HostedTable, seat: int | None, key: str) -> bool:
    """Return whether a reader that entered with a key may still read: keys can be replaced at any time."""
    if seat is not None:
        return has_key(table, seat, key)
    if not key:  # seats of bots and free seats have none either
        return table.options.public
    return table.options.public or key in (table.watch, table.host) or any(one.key == key for one in table.seats)


def has_key(table: HostedTable, seat: int, key: str) -> bool:
    """Return whether a key is that of a seat, which may no longer exist."""
    return seat < len(table.seats) and table.seats[seat].key == key


def require_key(table: HostedTable, seat: int, key: str) -> None:
    """Refuse a key that has been replaced since its owner entered."""
    if not has_key(table, seat, key):
        raise Refusal("revoked")


def require_role(table: HostedTable, key: str, roles: Collection[str]) -> tuple[str, int | None]:
    """Return the role of a key (`host`, `seat` or `watch`) and its seat; refuse a key that has none of the given roles."""
    seat = table.seat_of(key)
    if "host" in roles and keys.matches(key, table.host):
        return "host", None
    if "seat" in roles and seat is not None:
        return "seat", seat
    if "watch" in roles and keys.matches(key, table.watch):
        return "watch", None
    raise Refusal("no_entry")
