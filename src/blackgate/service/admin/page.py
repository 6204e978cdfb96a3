"""The admin page: tables, load, drain, backup and metrics. `access.py` says who may use it."""

import asyncio
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from starlette.applications import Starlette
from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route

from blackgate.service import wall_clock
from blackgate.service.admin.access import AdminAccess
from blackgate.service.app import Service
from blackgate.service.async_store import call_store
from blackgate.service.metrics import METRICS
from blackgate.service.process_state import PROCESS_TIMEOUT_MS
from blackgate.service.storage import backup
from blackgate.tables.api.requests import JSON
from blackgate.tables.encoding import encode

HERE = Path(__file__).parent
MAX_TABLES = 200


class AdminPage:
    """The routes of the admin port."""

    def __init__(self, service: Service, token: str) -> None:
        self.service = service
        self.token = token
        self.started: Final = time.time()

    def app(self) -> Any:
        """Return the ASGI application of the admin port."""
        routes = [
            Route("/", self.page),
            Route("/admin.js", static_file("page.js", "text/javascript")),
            Route("/admin.css", static_file("page.css", "text/css")),
            Route("/metrics", self.metrics),
            Route("/state", self.state),
            Route("/drain", self.drain, methods=["POST"]),
            Route("/open", self.reopen, methods=["POST"]),
            Route("/backup", self.backup, methods=["POST"]),
        ]
        return AdminAccess(Starlette(routes=routes), self.token)

    async def page(self, request: Request) -> Response:
        """Return the page; its script loads the rest."""
        return HTMLResponse((HERE / "page.html").read_text(encoding="utf-8"))

    async def metrics(self, request: Request) -> Response:
        """Return the metrics for Prometheus."""
        return PlainTextResponse(METRICS.text(), media_type="text/plain; version=0.0.4")

    async def state(self, request: Request) -> Response:
        """Return what the page shows: no key, no card, no name of a player."""
        service = self.service
        store = service.store
        counts, tables, processes = await asyncio.gather(
            call_store(store.counts),
            call_store(store.recent_tables, MAX_TABLES),
            call_store(store.running_processes, wall_clock.now_ms(), PROCESS_TIMEOUT_MS),
        )
        state = {
            "process": service.process.id,
            "up_s": int(time.time() - self.started),
            "draining": service.process.draining,
            "sockets": len(service.websockets.connections),
            "active_tables": len(service.tables.active),
            "commands": int(METRICS.registry.get_sample_value("blackgate_command_seconds_count") or 0),
            "bus": service.bus.connected if service.bus.sends_messages else None,
            "counts": counts,
            "tables": [{"table": row.id[:6] + "…", "phase": row.phase, "updated": row.updated, "due": row.due} for row in tables],
            "processes": [
                {"id": row.id, "started": row.started, "draining": row.draining, "address": row.address} for row in processes
            ],
        }
        return Response(encode(state), media_type=JSON)

    async def drain(self, request: Request) -> Response:
        """Send all clients to another process, and accept no more."""
        self.service.drain()
        return Response(encode({"draining": True}), media_type=JSON)

    async def reopen(self, request: Request) -> Response:
        """Accept clients again."""
        self.service.process.draining = False
        return Response(encode({"draining": False}), media_type=JSON)

    async def backup(self, request: Request) -> Response:
        """Return a backup as a file. It contains the dice of running games: it is secret."""
        folder = tempfile.mkdtemp(prefix="blackgate-backup-")
        path = Path(folder) / time.strftime("blackgate-%Y%m%d-%H%M%S.jsonl.gz")
        try:
            await asyncio.to_thread(backup.backup, self.service.store, path)
        except BaseException:
            remove(path)
            raise
        return FileResponse(path, filename=path.name, background=BackgroundTask(remove, path))


def remove(path: Path) -> None:
    """Delete a file that has been sent, and its folder."""
    path.unlink(missing_ok=True)
    path.parent.rmdir()


def static_file(name: str, media_type: str) -> Any:
    """Return a handler that sends a file of the page."""

    async def handle(request: Request) -> Response:
        return Response((HERE / name).read_bytes(), media_type=media_type)

    return handle
