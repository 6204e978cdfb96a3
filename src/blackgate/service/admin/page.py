"""The page for the host of the machine: tables, load, drain, backup and metrics. It listens on this machine only.

A page of another origin cannot use it: requests must name this machine as their host (against rebinding of names), and
changes must come with a header that no foreign page can send.
"""

import asyncio
import tempfile
import time
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route

from blackgate.service.app import Service
from blackgate.service.http.rate_limiter import HEADERS, Message, Receive, Scope, Send, header, refuse
from blackgate.service.http.responses import JSON
from blackgate.service.metrics import METRICS
from blackgate.service.storage import backup
from blackgate.service.table_manager import ALIVE_MS, now_ms
from blackgate.tables.encoding import encode

HERE = Path(__file__).parent
LOCAL = {"localhost", "127.0.0.1", "[::1]"}
MOST_TABLES = 200


class Admin:
    """What the page asks for."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.started = time.time()

    def app(self) -> Any:
        """The application of the second port."""
        routes = [
            Route("/", self.page),
            Route("/admin.js", asset("page.js", "text/javascript")),
            Route("/admin.css", asset("page.css", "text/css")),
            Route("/metrics", self.metrics),
            Route("/state", self.state),
            Route("/drain", self.drain, methods=["POST"]),
            Route("/open", self.reopen, methods=["POST"]),
            Route("/backup", self.backup, methods=["POST"]),
        ]
        return OnlyHere(Starlette(routes=routes))

    async def page(self, request: Request) -> Response:
        """The office as HTML; its script asks for the rest."""
        return HTMLResponse((HERE / "page.html").read_text(encoding="utf-8"))

    async def metrics(self, request: Request) -> Response:
        """For Prometheus."""
        return PlainTextResponse(METRICS.text(), media_type="text/plain; version=0.0.4")

    async def state(self, request: Request) -> Response:
        """Everything the page shows: no key, no card, no name."""
        hall = self.service.hall
        counts, tables, processes = await asyncio.gather(
            hall.call(hall.store.counts),
            hall.call(hall.store.tables_list, MOST_TABLES),
            hall.call(hall.store.live, now_ms(), ALIVE_MS),
        )
        found = {
            "process": self.service.process,
            "up_s": int(time.time() - self.started),
            "draining": hall.draining,
            "sockets": len(self.service.reception.visitors),
            "open_tables": len(hall.live),
            "commands": int(METRICS.registry.get_sample_value("blackgate_command_seconds_count") or 0),
            "bus": None if hall.bus is None or hall.bus.redis is None else hall.bus.up,
            "counts": counts,
            "tables": [{"table": row.id[:6] + "…", "phase": row.phase, "updated": row.updated, "due": row.due} for row in tables],
            "processes": [
                {"id": row.id, "started": row.started, "draining": row.draining, "address": row.address} for row in processes
            ],
        }
        return Response(encode(found), media_type=JSON)

    async def drain(self, request: Request) -> Response:
        """Send everybody to the next server, and take nobody in."""
        await self.service.drain()
        return Response(encode({"draining": True}), media_type=JSON)

    async def reopen(self, request: Request) -> Response:
        """Changed one's mind."""
        self.service.hall.draining = False
        return Response(encode({"draining": False}), media_type=JSON)

    async def backup(self, request: Request) -> Response:
        """A backup as a file to keep; it holds the dice of games that go on, so it is for nobody else."""
        folder = tempfile.mkdtemp(prefix="blackgate-backup-")
        path = Path(folder) / time.strftime("blackgate-%Y%m%d-%H%M%S.jsonl.gz")
        try:
            await asyncio.to_thread(backup.backup, self.service.store, path)
        except BaseException:
            remove(path)
            raise
        return FileResponse(path, filename=path.name, background=BackgroundTask(remove, path))


def remove(path: Path) -> None:
    """Take a file away once it has been sent."""
    path.unlink(missing_ok=True)
    path.parent.rmdir()


class OnlyHere:
    """Keeps out whatever does not come from this machine's own browser or programs."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] == "http":
            host = (header(scope, b"host") or "").rsplit(":", 1)[0]
            changes = scope["method"] not in ("GET", "HEAD")
            if host not in LOCAL or (changes and header(scope, b"x-blackgate") is None):
                await refuse(send, 403, b'{"error":"origin","text":"Only from this machine."}')
                return

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        await self.app(scope, receive, dressed)


def asset(name: str, media: str) -> Any:
    """A file of the page."""

    async def answer(request: Request) -> Response:
        return Response((HERE / name).read_bytes(), media_type=media)

    return answer
