"""Routes for the record of a game and the check of its dice."""

import asyncio
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from blackgate.catalogue import Edition
from blackgate.errors import BlackgateError
from blackgate.fairness import sha256
from blackgate.game import Record
from blackgate.replay import verify
from blackgate.service.http.requests import authorize_reader, browser_language, table_id_in
from blackgate.service.http.responses import JSON_LINES, json_response
from blackgate.service.http.routing import RouteGroup, route
from blackgate.service.table_reader import TableReader
from blackgate.tables import wire
from blackgate.tables.commands import Refusal
from blackgate.tables.hosted_table import HostedTable


class RecordRoutes(RouteGroup):
    """Records and fairness."""

    def __init__(self, reader: TableReader) -> None:
        self.reader = reader

    @route("GET", "/api/tables/{table}/fairness", "Commitments, nonces and seed of the dice", wire.Fairness, problems=(409,))
    async def fairness(self, request: Request) -> Response:
        """Return the commitments, after the deal the nonces, and at the end the seed."""
        return json_response(await self.reader.read_any(table_id_in(request), fairness_of))

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
            return table.record(), fairness_of(table), table.edition

        record, fairness, edition = await self.reader.read(table_id_in(request), finished_game)
        problem = None
        try:
            await asyncio.to_thread(verify, record, edition)
        except BlackgateError as error:
            problem = error.in_language(browser_language(request))
        lines: list[Any] = list(record.lines)
        chance = [wire.Chanced(line["n"], line["seat"], line["move"], line["out"]) for line in lines[2:-1] if "out" in line]
        return json_response(wire.Verified(fairness, problem, lines[1]["setup"], chance))


def fairness_of(table: HostedTable) -> wire.Fairness:
    """Return what is needed to check the dice of a table, as far as it is public now."""
    started = table.game is not None or table.seed is not None
    game_commit = sha256(table.terms) if table.terms else ""
    return wire.Fairness(table.commit, table.nonces if started else [], table.seed, table.terms, game_commit)


def require_laid_open(request: Request, table: HostedTable) -> None:
    """Refuse a game that goes on, and a request that may not watch this table."""
    authorize_reader(request, table)
    if not table.laid_open:
        raise Refusal("not_over")
