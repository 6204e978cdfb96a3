"""New tables and rematches: what is checked, and the entries that their logs begin with."""

import msgspec

from blackgate.catalogue import Edition
from blackgate.record import RULES
from blackgate.tables import commands, entries, keys, wire
from blackgate.tables.commands import Refusal
from blackgate.tables.hosted_table import HostedTable


def check_new_table(options: wire.TableOptions, edition: Edition | None) -> Edition:
    """Return the pack of a new table; refuse one that is not offered, and options that are not possible."""
    if edition is None:
        raise Refusal("no_such_pack")
    if any(seat >= options.players for seat in options.bots):
        raise Refusal("no_such_seat", most=options.players - 1)
    commands.check_game_options(options, edition)
    return edition


def reserved_looks(options: wire.TableOptions, wanted: str) -> list[str]:
    """Return the prisoner that is reserved for each seat: the host's wish, where no bot sits."""
    return ["" if seat in options.bots else wanted for seat in range(options.players)]


def created_entry(
    options: wire.TableOptions, edition: Edition, host: str, watch: str, looks: list[str], before: str = ""
) -> entries.Created:
    """Return the first entry of a table, with a new code and seed; `host` and `watch` are hashed keys, `before` is the table
    this is a rematch of."""
    code, seed, digest = keys.new_code(), keys.new_seed(), edition.pack.digest
    return entries.Created(options, code, seed, host, watch, digest, RULES, before, looks, entries.FORMAT)


def rematch_entry(old: HostedTable) -> entries.Created:
    """Return the first entry of a rematch: the same options, bots, prisoners, and keys of host and spectators."""
    bots = {number: seat.bot for number, seat in enumerate(old.seats) if seat.bot}
    options = msgspec.structs.replace(old.options, bots=bots)
    return created_entry(options, old.edition, old.host, old.watch, old.looks(), old.id)


def rematch_seats(old: HostedTable) -> list[entries.Sat]:
    """Return the entries that seat the same people at a rematch, with their keys."""
    people = [(number, seat) for number, seat in enumerate(old.seats) if seat.key]
    return [entries.Sat(number, seat.name, seat.key, looks=seat.looks) for number, seat in people]
