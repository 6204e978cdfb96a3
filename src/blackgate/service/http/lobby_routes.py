"""Routes to list, open and find tables, and to take a seat or leave it."""

from contextlib import nullcontext

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from blackgate.service import wall_clock
from blackgate.service.asgi import client_address
from blackgate.service.async_store import call_store
from blackgate.service.command_executor import CommandExecutor
from blackgate.service.http.requests import json_body
from blackgate.service.http.responses import json_response, too_many_requests
from blackgate.service.http.routing import RouteGroup, route
from blackgate.service.pack_registry import PackRegistry
from blackgate.service.process_state import PROCESS_TIMEOUT_MS, ProcessState
from blackgate.service.security.public_lobbies import PublicLobbies
from blackgate.service.security.rate_limiter import RateLimiter
from blackgate.service.security.removed_players import RemovedPlayers
from blackgate.service.storage import Store
from blackgate.service.table_creator import TableCreator
from blackgate.service.table_reader import TableReader
from blackgate.tables import commands, entries, keys, messages, wire
from blackgate.tables.api import new_tables
from blackgate.tables.api.requests import authorize_leaving, browser_language, seat_in, table_id_in
from blackgate.tables.api.table_options import clean_options
from blackgate.tables.commands import Accepted, AlreadyDone, Refusal
from blackgate.tables.hosted_table import HostedTable

MAX_LISTED = 100
LOBBY_LISTED_MS = 24 * 3600 * 1000  # a lobby that has not changed for this time is not listed


class LobbyRoutes(RouteGroup):
    """Tables before the game."""

    def __init__(
        self,
        store: Store,
        packs: PackRegistry,
        reader: TableReader,
        executor: CommandExecutor,
        creator: TableCreator,
        limiter: RateLimiter,
        public_lobbies: PublicLobbies,
        process: ProcessState,
    ) -> None:
        self.store = store
        self.packs = packs
        self.reader = reader
        self.executor = executor
        self.creator = creator
        self.limiter = limiter
        self.public_lobbies = public_lobbies
        self.removed_players = RemovedPlayers()
        self.process = process

    @route("GET", "/api/tables", "Public tables", wire.TableList)
    async def list_tables(self, request: Request) -> Response:
        """List public tables, lobbies first. Tables with connected players come before others, so that these cannot hide them."""
        now = wall_clock.now_ms()
        lines = await call_store(self.store.public_tables, MAX_LISTED, now - LOBBY_LISTED_MS, now - PROCESS_TIMEOUT_MS)
        return json_response(wire.TableList([decode_line(line) for line in lines]))

    @route("POST", "/api/tables", "Open a table", wire.Opened, wire.NewTable, status=201, problems=(404, 409))
    async def open_table(self, request: Request) -> Response:
        """Create a table. Its keys are sent in this response only."""
        wanted = await json_body(request, wire.NewTable)
        address = client_address(request.scope)
        wait = self.limiter.check(address, "table")
        if wait:
            return too_many_requests(wait, browser_language(request))
        options = clean_options(wanted.options, self.limiter.limits.min_pace_ms)
        edition = new_tables.check_new_table(options, self.packs.get_offered(options.pack))
        name = None if wanted.name is None else commands.clean_name(wanted.name)
        host, watch = keys.new_key(), keys.new_key()
        looks = new_tables.reserved_looks(options, wanted.looks)

        def created() -> entries.Created:
            return new_tables.created_entry(options, edition, keys.hash_key(host), keys.hash_key(watch), looks)

        async with self.public_lobbies.opening(address) if options.public else nullcontext(set[str]()) as opened:
            table = await self.creator.create(created, edition, address)
            opened.add(table.id)
        self.removed_players.host_seen(table.id, address)
        seat, secret = None, None
        if name is not None:
            secret = key = keys.new_key()
            table = await self.executor.execute(
                table.id, lambda now: commands.take_seat(now, name, wanted.nonce, key, None, wanted.looks)
            )
            seat = table.seat_of(keys.hash_key(secret))
        return json_response(wire.Opened(table.id, table.creation.code, table.commit, host, watch, seat, secret), 201)

    @route("GET", "/api/codes/{code}", "The table behind a code", wire.Found)
    async def find(self, request: Request) -> Response:
        """Find a table by its code. An address with too many wrong codes must wait, whether the next one is right or wrong."""
        address = client_address(request.scope)
        wait = self.limiter.check(address, "code")  # counted before the answer is known: many guesses may be on their way
        if wait:
            return too_many_requests(wait, browser_language(request))
        code = request.path_params["code"].upper()
        table_id = await call_store(self.store.table_by_code, code) if len(code) == keys.CODE_LENGTH else None
        if table_id is None:
            raise Refusal("no_such_code")
        self.limiter.give_back(address, "code")
        return json_response(wire.Found(table_id))

    @route("GET", "/api/tables/{table}", "Public information about a table", wire.TableInfo, problems=(409,))
    async def show(self, request: Request) -> Response:
        """Describe a table without its board."""
        table_id = table_id_in(request)
        info = await self.reader.read_any(table_id, lambda table: messages.table_info(table, self.process.outages))
        return json_response(info)

    @route("POST", "/api/tables/{table}/seats", "Take a seat", wire.Seated, wire.SitDown, status=201, problems=(409,))
    async def take_seat(self, request: Request) -> Response:
        """Take a seat. This needs the table's id and no key."""
        wanted = await json_body(request, wire.SitDown)
        secret = keys.new_key()
        table_id = table_id_in(request)
        address = client_address(request.scope)

        def decide(table: HostedTable) -> Accepted:
            self.removed_players.check(table, address)
            return commands.take_seat(table, wanted.name, wanted.nonce, secret, wanted.seat, wanted.looks)

        table = await self.executor.execute(table_id, decide)
        self.removed_players.seat_taken(table_id, keys.hash_key(secret), address)
        seat = table.seat_of(keys.hash_key(secret))
        return json_response(wire.Seated(table_id, -1 if seat is None else seat, secret), 201)

    @route(
        "DELETE", "/api/tables/{table}/seats/{seat}", "Leave a seat or remove a player", key="seat", status=204, problems=(409,)
    )
    async def leave_seat(self, request: Request) -> Response:
        """Leave a seat, or remove a player from it as the host."""
        seat = seat_in(request)

        def decide(table: HostedTable) -> Accepted | AlreadyDone:
            by_host = authorize_leaving(request, table, seat)
            if by_host:
                self.removed_players.host_seen(table.id, client_address(request.scope))
            return commands.leave_seat(table, seat, removed=by_host)

        await self.executor.execute(table_id_in(request), decide)
        return Response(status_code=204)


def decode_line(data: bytes) -> wire.TableLine:
    """Return a stored line of the list. Lines that an older version wrote have no display names: they get the plain ones."""
    line = msgspec.json.decode(data, type=wire.TableLine)
    return line if line.display_names else msgspec.structs.replace(line, display_names=line.names)
