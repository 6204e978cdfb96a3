"""One process of the service: the players' port, and the admin page on this machine."""

import asyncio
import contextlib
import gc
import logging
import socket
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvicorn

from blackgate.errors import OptionError
from blackgate.service import json_logging
from blackgate.service.admin.page import Admin
from blackgate.service.app import Service, Settings, make_app
from blackgate.service.http.rate_limiter import LARGEST_FRAME, Limits
from blackgate.service.protocols import Door, Line
from blackgate.service.ws.connections import Reception

GOODBYE_S = 2.0  # for saying goodbye to everybody
GRACE = 10  # seconds in which sockets may say goodbye
PING_S = 20.0
TIDY_S = 10.0
LEFTOVERS = 2_000  # sockets that have gone
TIDY_AFTER_S = 3600.0
NO_LIMITS = Limits(messages_per_s=0, requests_per_s=0, tables_per_min=0, sockets_per_address=0, sockets=0)

log = logging.getLogger("blackgate.service")


@dataclass(frozen=True, slots=True)
class Run:
    """What the command line asked for."""

    host: str
    port: int
    db: str
    redis: str | None = None
    admin_port: int | None = None
    packs: tuple[Path, ...] = ()
    origins: frozenset[str] = frozenset()
    proxy: str | None = None
    limits: bool = True
    thinkers: int = 1


async def run(wanted: Run, announce: Callable[..., None]) -> None:
    """Serve until a signal comes; then let everybody go in good order."""
    json_logging.set_up()
    make_room()
    public = listening(wanted.host, wanted.port)
    port = public.getsockname()[1]
    office = listening(
        "127.0.0.1", port + 1 if wanted.admin_port is None else wanted.admin_port, or_any=wanted.admin_port is None
    )
    settings = Settings(
        db=wanted.db,
        redis=wanted.redis,
        packs=wanted.packs,
        origins=wanted.origins,
        limits=Limits() if wanted.limits else NO_LIMITS,
        thinkers=wanted.thinkers,
        address=place(wanted.host, port),
    )
    service = Service(settings)
    tidying = asyncio.create_task(tidy(service.reception))

    def ready() -> None:
        announce("running", url=f"http://{shown(wanted.host)}:{port}")
        announce("admin", url=f"http://127.0.0.1:{office.getsockname()[1]}")

    main = Gate(config(make_app(service, ready), wanted.proxy), service)
    side = uvicorn.Server(config(Admin(service).app(), None, lifespan="off"))
    beside = asyncio.create_task(side._serve(sockets=[office]))  # without its own hands on the signals
    try:
        await main.serve(sockets=[public])
    finally:
        tidying.cancel()
        side.should_exit = True
        with contextlib.suppress(Exception):
            await asyncio.wait_for(beside, GRACE)


class Gate(uvicorn.Server):
    """uvicorn closes sockets without a word; before it does, everybody is told to come again."""

    def __init__(self, config: uvicorn.Config, service: Service) -> None:
        super().__init__(config)
        self.service = service

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """In good order, but for those who do not listen."""
        await self.service.drain()
        end = time.monotonic() + GOODBYE_S
        while self.service.reception.visitors and time.monotonic() < end:
            await asyncio.sleep(0.02)
        await super().shutdown(sockets=sockets)


def make_room() -> None:
    """Every socket is an open file, and many systems allow a process a thousand unless it asks for more."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource  # noqa: PLC0415  not everywhere

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def tidy(reception: Reception) -> None:
    """See to garbage that holds on to itself. Python would search everything it has for some in the middle of a game, and with
    thousands of sockets that takes half a second. Play makes none; sockets that have gone do, so only then is it worth it.
    """
    gc.collect()
    gc.freeze()  # what is here now stays
    gc.set_threshold(500, 1, 1_000_000)  # the short searches go on, the long ones are ours
    last, gone = time.monotonic(), 0
    while True:
        await asyncio.sleep(TIDY_S)
        if reception.gone - gone >= LEFTOVERS or time.monotonic() - last >= TIDY_AFTER_S:
            gc.collect()
            last, gone = time.monotonic(), reception.gone


def config(app: Any, proxy: str | None, lifespan: Any = "on") -> uvicorn.Config:
    """How uvicorn is to run."""
    return uvicorn.Config(
        app,
        loop="none",
        http=Door,
        ws=Line,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # a few hundred bytes a message; its buffers would cost more memory than the game
        ws_ping_interval=PING_S,
        ws_ping_timeout=PING_S,
        lifespan=lifespan,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=proxy is not None,
        forwarded_allow_ips=proxy,
        timeout_graceful_shutdown=GRACE,
        backlog=4096,
    )


def listening(host: str, port: int, *, or_any: bool = False) -> socket.socket:
    """A socket that listens; a port that is taken is told in a sentence."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    ear = socket.socket(family, socket.SOCK_STREAM)
    ear.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        ear.bind((host, port))
    except (OSError, OverflowError):
        if or_any:
            ear.bind((host, 0))
        else:
            ear.close()
            raise OptionError("error-port", host=host, port=str(port)) from None
    ear.listen(4096)
    ear.setblocking(False)
    return ear


def place(host: str, port: int) -> str:
    """Where this process is, among all that share its database: many a machine listens on 0.0.0.0:8765."""
    return f"{socket.gethostname()} {host}:{port}"


def shown(host: str) -> str:
    """An address a browser can open."""
    return {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
