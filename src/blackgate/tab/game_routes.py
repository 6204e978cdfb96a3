"""Routes that read a game: its record, its dice, its replay, its chances."""

from collections.abc import Callable
from typing import Any

from blackgate.errors import BlackgateError
from blackgate.tab.outcome import Response
from blackgate.tab.requests import Request, Routes, json_response
from blackgate.tab.table_host import TableHost
from blackgate.tables import replay_frames, win_chances
from blackgate.tables.api import dice, uploaded_records
from blackgate.tables.api.requests import (
    JSON_LINES,
    MAX_RECORD_BYTES,
    browser_language,
    require_laid_open,
    require_size,
    table_id_in,
)
from blackgate.tables.api.viewpoints import requested_viewpoint, wanted_replay
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.steps import Steps


class GameRoutes:
    """Records, dice, replays and statistics, of tables and of uploaded records."""

    def __init__(self, host: TableHost) -> None:
        self.host = host

    def routes(self) -> Routes:
        """Return the handlers."""
        return {
            ("GET", "/api/tables/{table}/fairness"): self.fairness,
            ("GET", "/api/tables/{table}/record"): self.record,
            ("GET", "/api/tables/{table}/verified"): self.verified,
            ("GET", "/api/tables/{table}/replay"): self.table_replay,
            ("GET", "/api/tables/{table}/chances"): self.table_chances,
            ("POST", "/api/replay"): self.record_replay,
            ("POST", "/api/chances"): self.record_chances,
        }

    # --- of a table -------------------------------------------------------------------------------
    def fairness(self, request: Request) -> Response:
        """Return the commitments, after the deal the nonces, and at the end the seed."""
        return json_response(dice.fairness_of(self.any_table(request)))

    def record(self, request: Request) -> Response:
        """Return the whole game with all hidden cards, once it is over or aborted."""
        table = self.any_table(request)
        require_laid_open(request, table)
        return Response(200, {"content-type": JSON_LINES}, table.record_text().encode())

    def verified(self, request: Request) -> Steps[Response]:
        """Derive all chance of a finished or aborted game from the seed, and return it with the first problem if there is one."""
        table = self.table(request)
        require_laid_open(request, table)
        found = yield from dice.verified(table.record(), dice.fairness_of(table), table.edition, browser_language(request))
        return json_response(found)

    def table_replay(self, request: Request) -> Steps[Response]:
        """Return the frames of a table's game."""
        table = self.table(request)
        wanted = wanted_replay(request, table)
        return json_response((yield from replay_frames.table_replay(table.require_game().record.text, wanted)))

    def table_chances(self, request: Request) -> Steps[Response]:
        """Return the winning chances and statistics of a finished table's game."""
        table = self.table(request)
        require_laid_open(request, table)
        return json_response((yield from win_chances.record_chances(table.record_text(), table.edition.pack.directory)))

    # --- of a record ------------------------------------------------------------------------------
    def record_replay(self, request: Request) -> Steps[Response]:
        """Return the frames of the game of an uploaded record, which is not stored."""
        viewpoint = requested_viewpoint(request)
        return self.run_on_record(request, lambda text, pack: replay_frames.record_replay(text, pack, viewpoint))

    def record_chances(self, request: Request) -> Steps[Response]:
        """Return the winning chances and statistics of an uploaded record's game."""
        return self.run_on_record(request, win_chances.record_chances)

    def run_on_record(self, request: Request, job: Callable[[str, str], Steps[Any]]) -> Steps[Response]:
        """Run a job on the record in the body of a request. A record of an unknown pack will fail."""
        try:
            uploaded_records.require_record(request)
            require_size(len(request.body), MAX_RECORD_BYTES)
            text = uploaded_records.decode_record(request.body)
            pack = self.host.packs.find(uploaded_records.pack_digest(text)) or self.host.packs.offered
            return json_response((yield from job(text, pack.pack.directory)))
        except BlackgateError as error:
            raise uploaded_records.as_refusal(error) from None

    # --- helpers ----------------------------------------------------------------------------------
    def table(self, request: Request) -> HostedTable:
        """Return the table of a request."""
        return self.host.open(table_id_in(request)).require()

    def any_table(self, request: Request) -> HostedTable:
        """Return the table of a request, also if only another version of the program can play it."""
        return self.host.tables.get(table_id_in(request)).require_any()
