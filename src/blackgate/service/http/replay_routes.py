"""Routes for games step by step and their statistics, and for the tutorial. `tables/api/viewpoints.py` says who may see what."""

from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from functools import wraps
from typing import Concatenate

from starlette.requests import Request
from starlette.responses import Response

from blackgate.catalogue import edition
from blackgate.errors import BlackgateError
from blackgate.service.asgi import client_address
from blackgate.service.async_store import refuse_when_down
from blackgate.service.http.requests import read_body
from blackgate.service.http.responses import gzipped_json, too_many_requests
from blackgate.service.http.routing import RouteGroup, route
from blackgate.service.pack_registry import PackRegistry
from blackgate.service.security.rate_limiter import RateLimiter
from blackgate.service.table_reader import TableReader
from blackgate.service.workers.lesson_worker import LessonWorker
from blackgate.service.workers.replay_worker import ReplayWorker
from blackgate.tables import replay_frames, win_chances, wire
from blackgate.tables.api import uploaded_records
from blackgate.tables.api.requests import (
    MAX_RECORD_BYTES,
    PLAIN_TEXT,
    browser_language,
    requested_language,
    require_laid_open,
    table_id_in,
)
from blackgate.tables.api.viewpoints import requested_viewpoint, wanted_replay
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.replay_frames import WantedReplay

MAX_CACHED = 32  # results about finished tables
MAX_JOBS_PER_ADDRESS = 4
RETRY_MS = 1000  # for an address with too many jobs

RouteMethod = Callable[Concatenate["ReplayRoutes", ...], Awaitable[Response]]


def limit_jobs(method: RouteMethod) -> RouteMethod:
    """Limit how many requests of one address are handled at the same time: each may hold a large record in memory."""

    @wraps(method)
    async def handle(self: "ReplayRoutes", request: Request) -> Response:
        address = client_address(request.scope)
        if self.jobs[address] >= MAX_JOBS_PER_ADDRESS and self.limiter.limits.requests_per_s > 0:
            return too_many_requests(RETRY_MS, browser_language(request))
        self.jobs[address] += 1
        try:
            return await method(self, request)
        finally:
            self.jobs[address] -= 1
            if not self.jobs[address]:
                del self.jobs[address]

    return handle


class ReplayRoutes(RouteGroup):
    """Replays and statistics of games."""

    def __init__(
        self, reader: TableReader, packs: PackRegistry, worker: ReplayWorker, lessons: LessonWorker, limiter: RateLimiter
    ) -> None:
        self.reader = reader
        self.packs = packs
        self.worker = worker
        self.lessons = lessons
        self.limiter = limiter
        self.cache: OrderedDict[Hashable, bytes] = OrderedDict()
        self.jobs: Counter[str] = Counter()  # requests being handled, by address

    # --- replays ----------------------------------------------------------------------------
    @route(
        "GET",
        "/api/tables/{table}/replay",
        "The game of a table, frame by frame",
        wire.Replay,
        key="any",
        key_required=False,  # for a public table
        problems=(409,),
        query=("as", "lang", "since"),
    )
    @limit_jobs
    async def table_replay(self, request: Request) -> Response:
        """Return the frames of a table's game; those of a finished one are cached."""
        table_id = table_id_in(request)

        def job(table: HostedTable) -> tuple[Hashable | None, str, WantedReplay]:
            wanted = wanted_replay(request, table)
            names = tuple(table.names())  # a player can delete their name
            key = (table_id, wanted.viewpoint, wanted.since, names) if table.laid_open else None
            return key, table.require_game().record.text, wanted

        key, record, wanted = await self.reader.read(table_id, job)
        return gzipped_json(request, await self.run_cached(request, key, replay_frames.gzip_table_replay, record, wanted))

    @route(
        "POST",
        "/api/replay",
        "The game of a record, verified, frame by frame",
        wire.Replay,
        body_media_type=PLAIN_TEXT,
        problems=(404, 422),
        query=("as", "lang"),
    )
    @limit_jobs
    async def record_replay(self, request: Request) -> Response:
        """Return the frames of the game of an uploaded record, which is not stored."""
        return await self.run_on_record(request, replay_frames.gzip_record_replay, requested_viewpoint(request))

    # --- statistics -------------------------------------------------------------------------
    @route(
        "GET",
        "/api/tables/{table}/chances",
        "Chances of winning turn by turn, and statistics, once the game is over",
        wire.Chances,
        key="any",
        key_required=False,  # for a public table
        problems=(409,),
    )
    @limit_jobs
    async def table_chances(self, request: Request) -> Response:
        """Return the winning chances and statistics of a finished table's game."""

        def job(table: HostedTable) -> tuple[str, str]:
            require_laid_open(request, table)
            return table.record_text(), table.edition.pack.directory

        table_id = table_id_in(request)
        arguments = await self.reader.read(table_id, job)
        found = await self.run_cached(request, (table_id, "chances"), win_chances.gzip_record_chances, *arguments)
        return gzipped_json(request, found)

    @route(
        "POST",
        "/api/chances",
        "Chances and statistics of a record",
        wire.Chances,
        body_media_type=PLAIN_TEXT,
        problems=(422,),
    )
    @limit_jobs
    async def record_chances(self, request: Request) -> Response:
        """Return the winning chances and statistics of an uploaded record's game."""
        return await self.run_on_record(request, win_chances.gzip_record_chances)

    # --- the tutorial -----------------------------------------------------------------------
    @route("GET", "/api/lesson", "The tutorial", wire.Lesson, query=("lang",))
    async def lesson(self, request: Request) -> Response:
        """Return the tutorial: a recorded game with explanations, the same for all players."""
        return gzipped_json(request, await self.lessons.lesson(requested_language(request)))

    # --- jobs -------------------------------------------------------------------------------
    async def run_on_record(self, request: Request, job: Callable[..., bytes], *arguments: object) -> Response:
        """Run a job on the record in the body of a request."""
        try:
            uploaded_records.require_record(request)
            text = uploaded_records.decode_record(await read_body(request, MAX_RECORD_BYTES))
            pack = await self.pack_folder(text)
            return gzipped_json(request, await self.worker.run(client_address(request.scope), job, text, pack, *arguments))
        except BlackgateError as error:
            raise uploaded_records.as_refusal(error) from None

    async def run_cached(
        self, request: Request, key: Hashable | None, job: Callable[..., bytes], record: str, *arguments: object
    ) -> bytes:
        """Run a job about a record, or return its cached result. Without a key nothing is cached."""
        found = self.cache.get(key) if key is not None else None
        if found is None:
            found = await self.worker.run(client_address(request.scope), job, record, *arguments)
            if key is not None:
                self.cache[key] = found
                if len(self.cache) > MAX_CACHED:
                    self.cache.popitem(last=False)
        return found

    async def pack_folder(self, text: str) -> str:
        """Return the folder of the pack that a record names. If it is unknown, use the standard pack: the replay will fail."""
        with refuse_when_down():
            found = await self.packs.find(uploaded_records.pack_digest(text))
        return (found or edition()).pack.directory
