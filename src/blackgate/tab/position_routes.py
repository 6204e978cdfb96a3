"""Routes for the positions in which a clause of the rulebook can be tried."""

from blackgate.positions import PERSON
from blackgate.tab.outcome import Response
from blackgate.tab.requests import Request, Routes, json_response
from blackgate.tab.table_host import TableHost
from blackgate.tables import commands, keys, starting, wire
from blackgate.tables.api import positions
from blackgate.tables.api.requests import browser_language, requested_language


class PositionRoutes:
    """Listing the positions, and opening a table at one."""

    def __init__(self, host: TableHost) -> None:
        self.host = host

    def routes(self) -> Routes:
        """Return the handlers."""
        return {
            ("GET", "/api/positions"): self.list_positions,
            ("POST", "/api/positions/{clause}"): self.open_table,
        }

    def list_positions(self, request: Request) -> Response:
        """List the positions, and what can be tried in each."""
        return json_response(positions.list_positions(requested_language(request)))

    def open_table(self, request: Request) -> Response:
        """Open a table at the position of a clause. Its keys are sent in this response only."""
        position = positions.require_position(request.path_params["clause"])
        wanted = request.json(wire.TryPosition)
        name = commands.clean_name(wanted.name)
        host, watch, secret = keys.new_key(), keys.new_key(), keys.new_key()
        hashes = keys.hash_key(host), keys.hash_key(watch)
        pack = self.host.packs.offered
        created = positions.created_entry(position, pack, *hashes, wanted.looks, browser_language(request))
        active = self.host.create(created, pack)
        self.host.execute(active, lambda table: commands.take_seat(table, name, "", secret, PERSON, wanted.looks))
        table = self.host.execute(active, starting.start_game)
        for accepted in positions.first_moves(table, position):
            self.host.execute(active, lambda table, accepted=accepted: accepted)  # type: ignore[misc]
        return json_response(wire.Opened(active.id, created.code, table.commit, host, watch, PERSON, secret), 201)
