"""One process of the service: the players' port, and the admin port on this machine."""

import asyncio
import contextlib
import functools
import logging
import socket
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import uvicorn

from blackgate.service import json_logging
from blackgate.service.admin.access import new_token
from blackgate.service.admin.page import AdminPage
from blackgate.service.app import Service, Settings, make_app
from blackgate.service.garbage_collection import GarbageCollector
from blackgate.service.listening_socket import listening_socket
from blackgate.service.protocols.http_protocol import HttpProtocol
from blackgate.service.protocols.websocket_protocol import WebSocketProtocol
from blackgate.service.retention_policy import RetentionPolicy
from blackgate.service.security.connection_limiter import ConnectionLimiter
from blackgate.service.security.limits import MAX_FRAME_BYTES, NO_LIMITS, Limits
from blackgate.service.security.rate_limiter import RateLimiter

GOODBYE_TIMEOUT_S = 2.0  # for sending a goodbye to every socket
SHUTDOWN_TIMEOUT_S = 10  # for closing all connections
PING_INTERVAL_S = 20.0

log: Final = logging.getLogger("blackgate.service")


@dataclass(frozen=True, slots=True)
class ServerOptions:
    """The options of `blackgate serve`."""

    host: str
    port: int
    db: str
    redis: str | None = None
    admin_port: int | None = None
    admin_token: str | None = None  # None: a new one, which is announced as part of the link
    packs: tuple[Path, ...] = ()
    origins: frozenset[str] = frozenset()
    proxy: str | None = None
    limits: bool = True
    bot_workers: int = 1
    retention: RetentionPolicy = field(default_factory=RetentionPolicy)


def run(options: ServerOptions, announce: Callable[..., None], log_level: str = "info") -> None:
    """Serve until a signal arrives. Ctrl-C is how one stops a server, so it is not an error."""
    json_logging.configure(log_level)
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=event_loop_factory()) as runner:
        runner.run(serve(options, announce))


def event_loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return the faster loop of uvloop; None for that of asyncio where uvloop is not installed, as on Windows."""
    try:
        import uvloop  # noqa: PLC0415
    except ImportError:
        return None
    return uvloop.new_event_loop


async def serve(options: ServerOptions, announce: Callable[..., None]) -> None:
    """Serve until a signal arrives, then shut down gracefully."""
    max_files = raise_file_limit()
    public_socket = listening_socket(options.host, options.port)
    port = public_socket.getsockname()[1]
    admin_port = port + 1 if options.admin_port is None else options.admin_port
    admin_socket = listening_socket("127.0.0.1", admin_port, or_any=options.admin_port is None)
    service = Service(
        Settings(
            db=options.db,
            redis=options.redis,
            packs=options.packs,
            origins=options.origins,
            limits=Limits() if options.limits else NO_LIMITS,
            retention=options.retention,
            bot_workers=options.bot_workers,
            address=process_address(options.host, port),
        )
    )
    await service.check_database()
    admin_token = options.admin_token or new_token()
    garbage_collector = asyncio.create_task(GarbageCollector(lambda: service.websockets.closed).run(), name="garbage")

    def ready() -> None:
        announce("running", url=f"http://{browser_host(options.host)}:{port}")
        link = "" if options.admin_token else f"#token={admin_token}"  # a fragment is in no log and no Referer
        announce("admin", url=f"http://127.0.0.1:{admin_socket.getsockname()[1]}/{link}")

    limiter = ConnectionLimiter(service.limiter, options.proxy, max_files)
    public_server = DrainingServer(uvicorn_config(make_app(service, ready), limiter, options.proxy), service)
    unlimited = ConnectionLimiter(RateLimiter(NO_LIMITS))
    admin_server = uvicorn.Server(uvicorn_config(AdminPage(service, admin_token).app(), unlimited, lifespan="off"))
    admin_task = asyncio.create_task(admin_server._serve(sockets=[admin_socket]))  # without its own signal handlers
    try:
        await public_server.serve(sockets=[public_socket])
    finally:
        garbage_collector.cancel()
        admin_server.should_exit = True
        with contextlib.suppress(Exception):
            await asyncio.wait_for(admin_task, SHUTDOWN_TIMEOUT_S)


class DrainingServer(uvicorn.Server):
    """A uvicorn server that says goodbye to all sockets before it closes them."""

    def __init__(self, config: uvicorn.Config, service: Service) -> None:
        super().__init__(config)
        self.service = service

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Drain the service, wait a moment for clients to leave, then shut down. Waiting requests get their refusals now."""
        self.service.drain()
        self.service.stop_workers()
        deadline = time.monotonic() + GOODBYE_TIMEOUT_S
        while self.service.websockets.connections and time.monotonic() < deadline:
            await asyncio.sleep(0.02)
        await super().shutdown(sockets=sockets)


def raise_file_limit() -> int | None:
    """Raise the limit of open files to what the system allows: every socket is one, and the default is often a thousand.
    Return the limit, or None if it is not known.
    """
    if sys.platform == "win32":
        return None
    try:
        import resource  # noqa: PLC0415
    except ImportError:  # not on every system
        return None
    with contextlib.suppress(ValueError, OSError):
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    limit, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if limit == resource.RLIM_INFINITY else limit


def uvicorn_config(app: Any, limiter: ConnectionLimiter, proxy: str | None = None, lifespan: Any = "on") -> uvicorn.Config:
    """Return the uvicorn configuration of both ports."""
    http: Any = functools.partial(HttpProtocol, limiter)
    ws: Any = functools.partial(WebSocketProtocol, limiter)
    return uvicorn.Config(
        app,
        loop="none",
        http=http,
        ws=ws,
        ws_max_size=MAX_FRAME_BYTES,
        ws_per_message_deflate=False,  # messages have a few hundred bytes; its buffers would cost more memory than the game
        ws_ping_interval=PING_INTERVAL_S,
        ws_ping_timeout=PING_INTERVAL_S,
        lifespan=lifespan,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=proxy is not None,
        forwarded_allow_ips=proxy,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT_S,
        backlog=4096,
    )


def process_address(host: str, port: int) -> str:
    """Return an address that is unique among the processes of one database; 0.0.0.0:8765 alone is not."""
    return f"{socket.gethostname()} {host}:{port}"


def browser_host(host: str) -> str:
    """Return a host that a browser can open."""
    return {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
