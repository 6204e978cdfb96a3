"""All of it together: `make_app` for a server, `Service` for what runs behind it."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.websockets import WebSocket

from blackgate.service.http import client_files, openapi
from blackgate.service.http.rate_limiter import Front, Limits, RateLimiter, Receive, Scope, Send
from blackgate.service.http.responses import JSON
from blackgate.service.http.table_routes import Handler, Routes
from blackgate.service.pack_registry import PackRegistry
from blackgate.service.scheduler import Scheduler
from blackgate.service.storage import Store
from blackgate.service.storage.log_writer import LogWriter
from blackgate.service.table_manager import TableManager
from blackgate.service.wakeup_bus import Bus
from blackgate.service.workers.bot_workers import BotWorkers
from blackgate.service.ws.connections import Reception
from blackgate.tables.encoding import encode
from blackgate.tables.wire import Problem

log = logging.getLogger("blackgate.service")


@dataclass(frozen=True, slots=True)
class Settings:
    """How one process runs."""

    db: str
    redis: str | None = None
    packs: Sequence[Path] = ()
    origins: frozenset[str] = frozenset()
    limits: Limits = field(default_factory=Limits)
    thinkers: int = 1
    address: str = ""
    web: Path = client_files.WEB  # the client's files


class Service:
    """Everything behind the doors, from start to stop."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = secrets.token_hex(6)
        self.store = Store.open(settings.db)
        self.kind = self.store.engine.dialect.name
        self.ledger = LogWriter(self.store)
        self.shelf = PackRegistry(self.store, settings.packs)
        self.hall = TableManager(self.store, self.ledger, self.shelf, self.process)
        self.doorman = RateLimiter(settings.limits)
        self.routes = Routes(self.hall, self.doorman)
        self.reception = Reception(self.hall, self.doorman, settings.origins)
        self.thinkers = BotWorkers(settings.thinkers)
        self.hall.advise = self.thinkers.advise
        self.chores = Scheduler(self.hall, self.thinkers, settings.address)

    async def start(self) -> None:
        """Open for business. If no server ran until now, the time since the last one is nobody's."""
        await self.chores.begin()
        self.ledger.start()
        self.hall.bus = Bus(self.settings.redis, self.process, self.hall.heard, self.hall.look)
        self.hall.bus.start(alone=self.kind == "sqlite")
        self.chores.start()
        log.info("started", extra={"server": self.process, "database": self.kind})

    async def stop(self) -> None:
        """Finish what was begun, send everybody to the next server, and go."""
        await self.drain()
        self.chores.stop()
        await self.thinkers.close()
        await self.routes.study.close()
        await asyncio.gather(*list(self.hall.tasks), return_exceptions=True)
        await self.ledger.stop()
        if self.hall.bus is not None:
            await self.hall.bus.stop()
        with contextlib.suppress(Exception):
            await asyncio.to_thread(self.store.release, self.process)
            await asyncio.to_thread(self.store.forget_process, self.process)
        self.store.close()
        log.info("stopped", extra={"server": self.process})

    async def drain(self, retry_ms: int = 500) -> None:
        """Take nobody in any more, and ask those who are here to come again."""
        self.hall.draining = True
        self.reception.send_home("draining", retry_ms)


def make_app(service: Service, ready: Callable[[], None] = lambda: None) -> Any:
    """The application a server runs; `ready` is called once players can come."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await service.start()
        ready()
        yield
        await service.stop()

    async def come_in(scope: Scope, receive: Receive, send: Send) -> None:
        await service.reception(WebSocket(scope, receive, send))

    app = Starlette(routes=routes(service), exception_handlers=refusals(service.settings.web), lifespan=lifespan)
    app.router.redirect_slashes = False  # an address with a slash too many is not found
    return Front(app, service.settings.origins, {"/api/socket": come_in})


def routes(service: Service) -> list[Route]:
    """The API, the document that describes it, and the client's files."""
    document = encode(openapi.openapi(service.routes.specs))
    api = [Route(path, choosing(handlers), methods=list(handlers)) for path, handlers in service.routes.addresses.items()]
    files = {"/openapi.json": answering(document, JSON), **client_files.addresses(service.settings.web)}
    return api + [Route(path, handler) for path, handler in files.items()]


def refusals(web: Path) -> dict[int, Any]:
    """The answers to requests that lead nowhere or fail, by HTTP status."""
    return {
        404: refusing(404, encode(Problem("not_found", "There is nothing here.")), client_files.lost(web)),
        405: refusing(405, encode(Problem("method", "Not in this way."))),
        500: refusing(500, encode(Problem("internal", "Something broke here; it has been noted."))),
    }


def choosing(handlers: Mapping[str, Handler]) -> Handler:
    """An address that does something else for every method."""

    async def answer(request: Request) -> Response:
        return await handlers["GET" if request.method == "HEAD" else request.method](request)

    return answer


def answering(data: bytes, media: str) -> Any:
    """An address that always says the same."""

    async def answer(request: Any) -> Response:
        return Response(data, media_type=media)

    return answer


def refusing(status: int, data: bytes, page: bytes | None = None) -> Any:
    """What is said where there is nothing to be had; to a person with a browser, in a page if there is one."""

    async def answer(request: Any, error: Exception) -> Response:
        if page is not None and "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/"):
            return Response(page, status, media_type="text/html")
        allow = getattr(error, "headers", None) or {}
        return Response(data, status, headers=dict(allow), media_type=JSON)

    return answer
