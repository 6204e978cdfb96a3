"""Routes for the record of a game and the check of its dice."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from blackgate.catalogue import Edition
from blackgate.game import Record
from blackgate.service.http.responses import json_response
from blackgate.service.http.routing import RouteGroup, route
from blackgate.service.table_reader import TableReader
from blackgate.tables import wire
from blackgate.tables.api import dice
from blackgate.tables.api.requests import JSON_LINES, browser_language, require_laid_open, table_id_in
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.steps import take_all


class RecordRoutes(RouteGroup):
    """Records and fairness."""

    def __init__(self, reader: TableReader) -> None:
        self.reader = reader

    @route("GET", "/api/tables/{table}/fairness", "Commitments, nonces and seed of the dice", wire.Fairness, problems=(409,))
    async def fairness(self, request: Request) -> Response:
        """Return the commitments, after the deal the nonces, and at the end the seed."""
        return json_response(await self.reader.read_any(table_id_in(request), dice.fairness_of))

    @route(
        "GET",
        "/api/tables/{table}/record",
        "The record, once the game is over or aborted",
        key="any",
        key_required=False,  # for a public table
        media_type=JSON_LINES,
        problems=(409,),
    )
    async def record(self, request: Request) -> Response:
        """Return the whole game with all hidden cards, once it is over or aborted."""

        def record_text(table: HostedTable) -> str:
            require_laid_open(request, table)
            return table.record_text()

        return Response(await self.reader.read_any(table_id_in(request), record_text), media_type=JSON_LINES)

    @route(
        "GET",
        "/api/tables/{table}/verified",
        "All chance derived again from the seed, once the game is over or aborted",
        wire.Verified,
        key="any",
        key_required=False,  # for a public table
        problems=(409,),
    )
    async def verified(self, request: Request) -> Response:
        """Derive all chance of a finished or aborted game from the seed, and return it with the first problem if there is one."""

        def finished_game(table: HostedTable) -> tuple[Record, wire.Fairness, Edition]:
            require_laid_open(request, table)
            return table.record(), dice.fairness_of(table), table.edition

        record, fairness, edition = await self.reader.read(table_id_in(request), finished_game)
        steps = dice.verified(record, fairness, edition, browser_language(request))
        return json_response(await asyncio.to_thread(take_all, steps))
