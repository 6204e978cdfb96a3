"""Routes that open and change tables."""

from collections.abc import Callable

from blackgate.tab.active_tables import ActiveTable, StoredRow
from blackgate.tab.outcome import Response
from blackgate.tab.requests import Request, Routes, json_response
from blackgate.tab.table_host import NO_OUTAGES, TableHost
from blackgate.tables import commands, keys, messages, starting, stored_log, wire
from blackgate.tables.api import new_tables
from blackgate.tables.api.requests import authorize, authorize_leaving, authorize_seat, seat_in, table_id_in
from blackgate.tables.api.table_options import clean_options
from blackgate.tables.archived_table import ArchivedTable
from blackgate.tables.commands import Accepted, Refusal
from blackgate.tables.hosted_table import HostedTable

DONE = Response(204, {}, b"")


class TableRoutes:
    """Opening a table, taking seats, options, bots, start, rematch, closing, deleting a name."""

    def __init__(self, host: TableHost) -> None:
        self.host = host

    def routes(self) -> Routes:
        """Return the handlers."""
        return {
            ("POST", "/api/tables"): self.open_table,
            ("GET", "/api/tables/{table}"): self.show,
            ("POST", "/api/tables/{table}/seats"): self.take_seat,
            ("DELETE", "/api/tables/{table}/seats/{seat}"): self.leave_seat,
            ("PUT", "/api/tables/{table}/seats/{seat}/bot"): self.set_bot,
            ("PUT", "/api/tables/{table}/options"): self.change_options,
            ("POST", "/api/tables/{table}/start"): self.start,
            ("POST", "/api/tables/{table}/rematch"): self.rematch,
            ("POST", "/api/tables/{table}/close"): lambda request: self.execute_as_host(request, commands.close_table),
            ("DELETE", "/api/tables/{table}/seats/{seat}/personal"): self.delete_personal_data,
        }

    # --- before the game --------------------------------------------------------------------------
    def open_table(self, request: Request) -> Response:
        """Create a table. Its keys are sent in this response only."""
        wanted = request.json(wire.NewTable)
        options = possible_here(clean_options(wanted.options))
        pack = self.host.packs.offered
        offered = new_tables.check_new_table(options, pack if options.pack == pack.pack.id else None)
        name = None if wanted.name is None else commands.clean_name(wanted.name)
        host, watch = keys.new_key(), keys.new_key()
        looks = new_tables.reserved_looks(options, wanted.looks)
        created = new_tables.created_entry(options, offered, keys.hash_key(host), keys.hash_key(watch), looks)
        active = self.host.create(created, offered)
        table = active.require()
        seat, secret = None, None
        if name is not None:
            secret = key = keys.new_key()
            self.host.execute(active, lambda table: commands.take_seat(table, name, wanted.nonce, key, None, wanted.looks))
            seat = table.seat_of(keys.hash_key(secret))
        return json_response(wire.Opened(active.id, created.code, table.commit, host, watch, seat, secret), 201)

    def show(self, request: Request) -> Response:
        """Describe a table without its board."""
        table = self.host.tables.get(table_id_in(request)).require_any()
        return json_response(messages.table_info(table, NO_OUTAGES))

    def take_seat(self, request: Request) -> Response:
        """Take a seat. This needs the table's id and no key."""
        wanted = request.json(wire.SitDown)
        active = self.open(request)
        secret = keys.new_key()
        table = self.host.execute(
            active, lambda table: commands.take_seat(table, wanted.name, wanted.nonce, secret, wanted.seat, wanted.looks)
        )
        seat = table.seat_of(keys.hash_key(secret))
        return json_response(wire.Seated(active.id, -1 if seat is None else seat, secret), 201)

    def leave_seat(self, request: Request) -> Response:
        """Leave a seat, or remove a player from it as the host."""
        seat = seat_in(request)

        def decide(table: HostedTable) -> Accepted:
            return commands.leave_seat(table, seat, removed=authorize_leaving(request, table, seat))

        self.host.execute(self.open(request), decide)
        return DONE

    def set_bot(self, request: Request) -> Response:
        """Set, replace or remove the bot of a seat."""
        wanted = request.json(wire.SetBot)
        seat = seat_in(request)
        return self.execute_as_host(request, lambda table: commands.set_bot(table, seat, wanted.bot or ""))

    def change_options(self, request: Request) -> Response:
        """Replace the options before the start, except for the pack and the bots."""
        wanted = possible_here(clean_options(request.json(wire.TableOptions)))
        return self.execute_as_host(request, lambda table: commands.change_options(table, wanted))

    def start(self, request: Request) -> Response:
        """Start the game; every seat must be taken. The cards are dealt when the players have revealed their nonces."""
        active = self.open(request)
        return self.execute_as_host(request, lambda table: starting.start_game(table, active.connected_seats()))

    # --- after the game ---------------------------------------------------------------------------
    def rematch(self, request: Request) -> Response:
        """Create a table with the same players and keys; if there is one already, return that."""
        active = self.open(request)
        old = active.require()
        authorize(request, old, ("seat", "host"))
        replaced = old.rematch
        if replaced and self.can_be_joined(replaced):
            return json_response(wire.Rematched(replaced), 201)
        if old.phase != "over":
            raise Refusal("not_over")
        new = self.host.create(new_tables.rematch_entry(old), old.edition)
        for sat in new_tables.rematch_seats(old):
            self.host.execute(new, lambda table, sat=sat: Accepted(sat))  # type: ignore[misc]
        self.host.execute(active, lambda table: commands.rematch(table, new.id, replaced))
        return json_response(wire.Rematched(new.id), 201)

    def can_be_joined(self, table_id: str) -> bool:
        """Return whether a table exists and was not closed before its game."""
        try:
            return self.host.open(table_id).require().phase != "closed"
        except Refusal as refusal:
            if refusal.error != "no_such_table":
                raise
            return False

    def delete_personal_data(self, request: Request) -> Response:
        """Delete the name of a player, who can go on playing. Not even the host may do this for another seat."""
        seat = seat_in(request)
        active = self.host.tables.get(table_id_in(request))
        table = active.require_any()
        authorize_seat(request, table, seat)
        assert active.rows is not None, "it is open"
        nameless = stored_log.without_name(active.rows, seat)
        if isinstance(table, ArchivedTable):
            table.forget_name(seat)  # it takes no more entries
        else:
            self.host.execute(self.open(request), lambda table: commands.forget_player(table, seat))
        for seq, data in nameless.items():
            self.host.store(active, table, StoredRow(seq, active.rows[seq - 1].at, data), replaces=True)
        return DONE

    # --- helpers ----------------------------------------------------------------------------------
    def open(self, request: Request) -> ActiveTable:
        """Return the table of a request."""
        return self.host.open(table_id_in(request))

    def execute_as_host(self, request: Request, decide: Callable[[HostedTable], Accepted]) -> Response:
        """Carry out a command that only the host may give, and return the table."""

        def decide_as_host(table: HostedTable) -> Accepted:
            authorize(request, table, ("host",))
            return decide(table)

        table = self.host.execute(self.open(request), decide_as_host)
        return json_response(messages.table_info(table, NO_OUTAGES))


def possible_here(options: wire.TableOptions) -> wire.TableOptions:
    """Return the options; refuse those that need other machines, or a program that runs all the time."""
    if options.public or options.clock.kind != "none":
        raise Refusal("not_in_tab")
    return options
