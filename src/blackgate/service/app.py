"""The whole service: `Service` is what runs, `make_app` the ASGI application of the players' port."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from blackgate.catalogue import edition
from blackgate.service import active_tables, heartbeat, retention, scheduler
from blackgate.service.async_store import call_store_for_process
from blackgate.service.heartbeat import Heartbeat
from blackgate.service.http import client_files, openapi
from blackgate.service.http.api import api_handlers, api_specs
from blackgate.service.http.lobby_routes import LobbyRoutes
from blackgate.service.http.privacy_routes import PrivacyRoutes
from blackgate.service.http.record_routes import RecordRoutes
from blackgate.service.http.replay_routes import ReplayRoutes
from blackgate.service.http.routing import Handler, RouteGroup
from blackgate.service.http.schema_routes import SchemaRoutes
from blackgate.service.http.server_routes import ServerRoutes
from blackgate.service.http.table_routes import TableRoutes
from blackgate.service.pack_registry import PackRegistry
from blackgate.service.periodic_tasks import PeriodicTasks
from blackgate.service.personal_data import PersonalData
from blackgate.service.process_state import ProcessState
from blackgate.service.retention_policy import RetentionPolicy
from blackgate.service.security.limits import Limits
from blackgate.service.security.middleware import SecurityMiddleware
from blackgate.service.security.public_lobbies import PublicLobbies
from blackgate.service.security.rate_limiter import RateLimiter
from blackgate.service.security.tables_per_address import TablesPerAddress
from blackgate.service.storage import Store, StoreDown, StoreError
from blackgate.service.storage.database import redacted
from blackgate.service.storage.log_writer import LogWriter
from blackgate.service.table_creator import TableCreator
from blackgate.service.table_services import TableServices
from blackgate.service.text_preloading import preload_texts
from blackgate.service.wakeup_bus import WakeupBus
from blackgate.service.workers.bot_workers import BotWorkers
from blackgate.service.workers.lesson_worker import LessonWorker
from blackgate.service.workers.replay_worker import ReplayWorker
from blackgate.service.ws.endpoint import WebSocketEndpoint
from blackgate.tables.api.problems import INTERNAL, NOT_FOUND, WRONG_METHOD
from blackgate.tables.api.requests import JSON
from blackgate.tables.clocks import Due
from blackgate.tables.encoding import encode

PRESENCE_INTERVAL_S = 0.2
RECONNECT_MS = 500  # after which clients of a draining server may reconnect

log: Final = logging.getLogger("blackgate.service")


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one process."""

    db: str
    redis: str | None = None
    packs: Sequence[Path] = ()
    origins: frozenset[str] = frozenset()
    limits: Limits = field(default_factory=Limits)
    retention: RetentionPolicy = field(default_factory=RetentionPolicy)
    bot_workers: int = 1
    address: str = ""
    client: Path = client_files.CLIENT  # folder of the built browser client


class Service:
    """Everything that runs in one process, from start to stop."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process: Final = ProcessState(secrets.token_hex(6))
        self.store: Final = Store.open(settings.db)
        self.database: Final = self.store.engine.dialect.name
        self.log_writer: Final = LogWriter(self.store, settings.db)
        self.packs: Final = PackRegistry(self.store, settings.packs)
        self.bus: Final = wakeup_bus(settings.redis, self.process.id)
        self.bots: Final = BotWorkers(settings.bot_workers)
        self.replay_worker: Final = ReplayWorker()
        self.lesson_worker: Final = LessonWorker()
        self.tables: Final = TableServices.build(
            self.store, self.log_writer, self.packs, self.bus, self.bots, self.process, settings.limits, settings.retention
        )
        self.limiter: Final = RateLimiter(settings.limits)
        self.tables_per_address: Final = TablesPerAddress(settings.limits.open_tables)
        self.tables.executor.observers.append(self.forget_ended_table)
        self.websockets: Final = WebSocketEndpoint(self.tables.message_handler, self.limiter, settings.origins, self.process)
        self.heartbeat: Final = Heartbeat(self.store, self.process, settings.address)
        self.periodic: Final = PeriodicTasks()
        self.preloading: asyncio.Task[None] | None = None

    def route_groups(self) -> list[RouteGroup]:
        """Return the routes of the API, in the order of `api.GROUPS`."""
        reader, executor = self.tables.reader, self.tables.executor
        creator = TableCreator(executor, self.tables_per_address)
        lobbies = PublicLobbies(self.store, self.settings.limits.public_lobbies_per_address)
        return [
            ServerRoutes(self.packs, self.process),
            LobbyRoutes(self.store, self.packs, reader, executor, creator, self.limiter, lobbies, self.process),
            TableRoutes(reader, executor, creator, self.tables.presence, self.limiter, lobbies, self.process),
            PrivacyRoutes(self.settings.retention, PersonalData(self.store, reader, executor)),
            RecordRoutes(reader),
            ReplayRoutes(reader, self.packs, self.replay_worker, self.lesson_worker, self.limiter),
            SchemaRoutes(),
        ]

    async def check_database(self) -> None:
        """Raise `StoreError` if the database can be read but not written to, as on a full disk."""
        try:
            await self.heartbeat.register()
        except StoreDown as error:
            self.store.close()
            raise StoreError("error-store-open", url=redacted(self.settings.db), problem=error.arguments["problem"]) from error

    async def start(self) -> None:
        """Start all background work."""
        await self.heartbeat.register()
        self.log_writer.start()
        self.bus.start(self.tables.sync, polling=self.database != "sqlite")  # SQLite has one process only
        self.periodic.start("claim", scheduler.CLAIM_INTERVAL_S, self.tables.scheduler.claim_overdue)
        self.periodic.start("heartbeat", heartbeat.INTERVAL_S, self.heartbeat.beat)
        self.preloading = asyncio.create_task(preload_texts(edition()), name="preload-texts")
        self.periodic.start("presence", PRESENCE_INTERVAL_S, self.tables.presence.store_changes)
        self.periodic.start("eviction", active_tables.EVICTION_INTERVAL_S, self.tables.active.evict)
        self.periodic.start("retention", retention.INTERVAL_S, self.tables.retention.run)
        log.info("started", extra={"server": self.process.id, "database": self.database})

    def forget_ended_table(self, active: active_tables.ActiveTable, due: Due | None) -> None:
        """Stop counting a table that has ended."""
        if active.table is not None and active.table.ended:
            self.tables_per_address.remove(active.id)

    async def stop(self) -> None:
        """Finish what has been started, send all clients to another process, and close everything."""
        self.drain()
        if self.preloading is not None:
            self.preloading.cancel()
        self.periodic.stop()
        self.tables.scheduler.stop()
        self.stop_workers()
        for workers in (self.bots, self.replay_worker, self.lesson_worker):
            await workers.wait_closed()
        await self.tables.tasks.wait()
        await self.log_writer.stop()
        await self.bus.stop()
        with contextlib.suppress(Exception):
            await call_store_for_process(self.store.release_claims, self.process.id)
            await call_store_for_process(self.store.unregister_process, self.process.id)
        self.store.close()
        log.info("stopped", extra={"server": self.process.id})

    def stop_workers(self) -> None:
        """Refuse all work that waits, and end the worker processes, also those in the middle of a search.

        No move is lost: another process, or this one after its restart, lets the bot think again.
        """
        for workers in (self.bots, self.replay_worker, self.lesson_worker):
            workers.close()

    def drain(self) -> None:
        """Accept no more players, and ask those connected to reconnect."""
        self.process.draining = True
        self.websockets.dismiss_all("draining", RECONNECT_MS)


def wakeup_bus(redis: str | None, process: str) -> WakeupBus:
    """Return the bus of a process. The library of Redis is imported only if Redis is used."""
    if redis is None:
        return WakeupBus()
    from blackgate.service.redis_wakeup_bus import RedisWakeupBus  # noqa: PLC0415

    return RedisWakeupBus(redis, process)


def make_app(service: Service, ready: Callable[[], None] = lambda: None) -> Any:
    """Return the ASGI application; `ready` is called once players can connect."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await service.start()
        ready()
        yield
        await service.stop()

    app = Starlette(routes=make_routes(service), exception_handlers=error_handlers(service.settings.client), lifespan=lifespan)
    app.router.redirect_slashes = False  # a URL with an extra slash is not found
    return SecurityMiddleware(app, service.settings.origins, {"/api/socket": service.websockets}, service.limiter)


def make_routes(service: Service) -> list[Route]:
    """Return the routes of the API, of its OpenAPI document, and of the client's files."""
    document = encode(openapi.openapi(api_specs()))
    handlers = api_handlers(service.route_groups(), service.limiter, service.process)
    api = [Route(path, by_method(methods), methods=list(methods)) for path, methods in handlers.items()]
    files = {"/openapi.json": constant(document, JSON), **client_files.client_routes(service.settings.client)}
    return api + [Route(path, handler) for path, handler in files.items()]


def error_handlers(client: Path) -> dict[int, Any]:
    """Return the handlers of unknown URLs, wrong methods and internal errors, by HTTP status."""
    return {
        404: error_handler(404, encode(NOT_FOUND), client_files.not_found_page(client)),
        405: error_handler(405, encode(WRONG_METHOD)),
        500: error_handler(500, encode(INTERNAL)),
    }


def by_method(handlers: Mapping[str, Handler]) -> Handler:
    """Return a handler that calls the one for the method of the request."""

    async def handle(request: Request) -> Response:
        return await handlers["GET" if request.method == "HEAD" else request.method](request)

    return handle


def constant(data: bytes, media_type: str) -> Handler:
    """Return a handler that always sends the same data."""

    async def handle(request: Request) -> Response:
        return Response(data, media_type=media_type)

    return handle


def error_handler(status: int, data: bytes, page: bytes | None = None) -> Any:
    """Return a handler that sends an error as JSON, or as a page to browsers that ask for one."""

    async def handle(request: Request, error: Exception) -> Response:
        accepts_html = "text/html" in request.headers.get("accept", "")
        if page is not None and accepts_html and not request.url.path.startswith("/api/"):
            return Response(page, status, media_type="text/html")
        headers = getattr(error, "headers", None) or {}
        return Response(data, status, headers=dict(headers), media_type=JSON)

    return handle
