"""Routes to manage a table with a key: options, bots, start, rematch, keys, mute, close."""

from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response

from blackgate.service.asgi import client_address
from blackgate.service.command_executor import CommandExecutor
from blackgate.service.http.requests import json_body
from blackgate.service.http.responses import json_response, too_many_requests
from blackgate.service.http.routing import RouteGroup, route
from blackgate.service.presence import Presence
from blackgate.service.process_state import ProcessState
from blackgate.service.security.public_lobbies import PublicLobbies
from blackgate.service.security.rate_limiter import RateLimiter
from blackgate.service.table_creator import TableCreator
from blackgate.service.table_reader import TableReader
from blackgate.tables import commands, keys, messages, starting, wire
from blackgate.tables.api.requests import authorize, browser_language, seat_in, table_id_in
from blackgate.tables.api.table_options import clean_options
from blackgate.tables.commands import Accepted, Refusal
from blackgate.tables.hosted_table import HostedTable


class TableRoutes(RouteGroup):
    """Managing a table: the host may use all routes, a player some of them."""

    def __init__(
        self,
        reader: TableReader,
        executor: CommandExecutor,
        creator: TableCreator,
        presence: Presence,
        limiter: RateLimiter,
        public_lobbies: PublicLobbies,
        process: ProcessState,
    ) -> None:
        self.reader = reader
        self.executor = executor
        self.creator = creator
        self.presence = presence
        self.limiter = limiter
        self.public_lobbies = public_lobbies
        self.process = process

    @route(
        "PUT",
        "/api/tables/{table}/seats/{seat}/bot",
        "Set the bot of a seat",
        wire.TableInfo,
        wire.SetBot,
        key="host",
        problems=(409,),
    )
    async def set_bot(self, request: Request) -> Response:
        """Set, replace or remove the bot of a seat."""
        wanted = await json_body(request, wire.SetBot)
        seat = seat_in(request)
        return await self.execute_as_host(request, lambda table: commands.set_bot(table, seat, wanted.bot or ""))

    @route(
        "PUT",
        "/api/tables/{table}/options",
        "Change the options",
        wire.TableInfo,
        wire.TableOptions,
        key="host",
        problems=(409,),
    )
    async def change_options(self, request: Request) -> Response:
        """Replace the options before the start, except for the pack and the bots."""
        wanted = clean_options(await json_body(request, wire.TableOptions), self.limiter.limits.min_pace_ms)
        if not wanted.public:
            return await self.execute_as_host(request, lambda table: commands.change_options(table, wanted))
        table_id = table_id_in(request)
        async with self.public_lobbies.opening(client_address(request.scope), table_id) as opened:
            response = await self.execute_as_host(request, lambda table: commands.change_options(table, wanted))
            opened.add(table_id)
            return response

    @route("POST", "/api/tables/{table}/start", "Start the game", wire.TableInfo, key="host", problems=(409,))
    async def start(self, request: Request) -> Response:
        """Start the game; every seat must be taken. The cards are dealt when the players have revealed their nonces."""
        return await self.execute_as_host(request, lambda table: starting.start_game(table, self.presence.online_seats(table)))

    @route(
        "POST",
        "/api/tables/{table}/rematch",
        "Open a rematch",
        wire.Rematched,
        key="seat",
        status=201,
        problems=(409,),
    )
    async def rematch(self, request: Request) -> Response:
        """Create a table with the same players and keys; if there is one already, return that."""
        table_id = table_id_in(request)
        old = await self.reader.get(table_id)
        authorize(request, old, ("seat", "host"))
        replaced = old.rematch
        if replaced and await self.can_be_joined(replaced):
            return json_response(wire.Rematched(replaced), 201)
        if old.phase != "over":
            raise Refusal("not_over")
        address = client_address(request.scope)
        wait = self.limiter.check(address, "table")
        if wait:
            return too_many_requests(wait, browser_language(request))
        new = await self.creator.create_rematch(old, address)
        if await self.creator.link_rematch(table_id, new, replaced):
            return json_response(wire.Rematched(new.id), 201)
        old = await self.reader.get(table_id)
        return json_response(wire.Rematched(old.rematch), 201)

    async def can_be_joined(self, table_id: str) -> bool:
        """Return whether a table exists and was not closed before its game: an idle lobby is closed, and later removed."""
        try:
            table = await self.reader.get(table_id)
        except Refusal as refusal:
            if refusal.error != "no_such_table":
                raise
            return False
        return table.phase != "closed"

    @route(
        "POST",
        "/api/tables/{table}/keys",
        "Revoke a key and get a new one",
        wire.NewKey,
        wire.Rekey,
        key="seat",
        status=201,
        problems=(409,),
    )
    async def replace_key(self, request: Request) -> Response:
        """Replace a key. A player may replace their own, and the host any, but the key of a seat only before the start:
        with it the host could see a hand.
        """
        wanted = await json_body(request, wire.Rekey)
        secret = keys.new_key()

        def decide(table: HostedTable) -> Accepted:
            role, own_seat = authorize(request, table, ("seat", "host"))
            if role == "seat" and (wanted.role != "seat" or wanted.seat != own_seat):
                raise Refusal("no_entry")
            if role == "host" and wanted.role == "seat" and table.phase != "lobby":
                raise Refusal("begun")
            return commands.replace_key(table, wanted.role, wanted.seat, secret)

        await self.executor.execute(table_id_in(request), decide)
        return json_response(wire.NewKey(wanted.role, secret, wanted.seat if wanted.role == "seat" else None), 201)

    @route("POST", "/api/tables/{table}/mute", "Mute a seat in chat", wire.TableInfo, wire.MuteSeat, key="host", problems=(409,))
    async def mute(self, request: Request) -> Response:
        """Mute a seat in the chat, or unmute it."""
        wanted = await json_body(request, wire.MuteSeat)
        return await self.execute_as_host(request, lambda table: commands.mute(table, wanted.seat, wanted.muted))

    @route("POST", "/api/tables/{table}/close", "Close a table", wire.TableInfo, key="host", problems=(409,))
    async def close(self, request: Request) -> Response:
        return await self.execute_as_host(request, commands.close_table)

    async def execute_as_host(self, request: Request, decide: Callable[[HostedTable], Accepted]) -> Response:
        """Execute a command that only the host may give, and return the table."""

        def decide_as_host(table: HostedTable) -> Accepted:
            authorize(request, table, ("host",))
            return decide(table)

        done: list[wire.TableInfo] = []
        await self.executor.execute(
            table_id_in(request),
            decide_as_host,
            on_done=lambda table, seq: done.append(messages.table_info(table, self.process.outages)),
        )
        return json_response(done[0])
