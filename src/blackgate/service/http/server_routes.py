"""Routes about the server: health, packs, rulebook."""

import asyncio
import re
import time

from starlette.requests import Request
from starlette.responses import Response

import blackgate
from blackgate.record import RULES
from blackgate.service.async_store import refuse_when_down
from blackgate.service.http.responses import cacheable_json, json_response
from blackgate.service.http.routing import RouteGroup, route
from blackgate.service.pack_registry import PackRegistry
from blackgate.service.process_state import ProcessState
from blackgate.tables import pack_description, rulebook_pages, wire
from blackgate.tables.api.requests import requested_language
from blackgate.tables.commands import Refusal

DATABASE_TIMEOUT_S = 5.0  # without an answer to a heartbeat; there is one every second
DIGEST = re.compile(r"sha256:[0-9a-f]{64}")


class ServerRoutes(RouteGroup):
    """Routes that do not concern a table."""

    def __init__(self, packs: PackRegistry, process: ProcessState) -> None:
        self.registry = packs
        self.process = process

    @route("GET", "/api/health", "Whether this server accepts players", wire.Health)
    async def health(self, request: Request) -> Response:
        """Tell load balancers whether to send players here: not while the process stops or the database does not answer."""
        if self.process.draining:
            raise Refusal("draining")
        if time.monotonic() - self.process.database_answered_at > DATABASE_TIMEOUT_S:
            raise Refusal("unavailable")
        return json_response(wire.Health(True, blackgate.__version__, RULES))

    @route("GET", "/api/packs", "Packs that can be played", wire.PackList)
    async def packs(self, request: Request) -> Response:
        """List the packs for new tables."""
        offered = [edition.pack for edition in self.registry.offered.values()]
        return json_response(wire.PackList([wire.PackLine(pack.id, pack.digest) for pack in offered]))

    @route("GET", "/api/packs/{pack}", "The contents of a pack with names and texts", wire.PackBook, query=("lang",))
    async def pack(self, request: Request) -> Response:
        """Describe a pack, by its name or by the digest that a table names."""
        name: str = request.path_params["pack"]
        lang = requested_language(request)
        if DIGEST.fullmatch(name):
            with refuse_when_down():
                edition = await self.registry.find(name)
        else:
            edition = self.registry.get_offered(name)
        if edition is None:
            raise Refusal("no_such_pack")
        return cacheable_json(request, await asyncio.to_thread(pack_description.encode_pack, edition, lang))

    @route("GET", "/api/rules", "The rulebook", wire.RuleBook, query=("lang",))
    async def rules(self, request: Request) -> Response:
        """Return the rulebook in one language."""
        lang = requested_language(request)
        return cacheable_json(request, await asyncio.to_thread(rulebook_pages.encode_rulebook, lang))
