"""The play service in a thread of this process, so that a test can reach its objects."""

import asyncio
import threading
from pathlib import Path
from typing import Self

import uvicorn
import uvloop

from blackgate.service import server_process
from blackgate.service.app import Service, Settings, make_app
from blackgate.service.listening_socket import listening_socket
from blackgate.service.security.connection_limiter import ConnectionLimiter
from blackgate.service.security.limits import NO_LIMITS, Limits
from testkit.waiting import TIMEOUT_S, wait_until


class ThreadedServer:
    """The service as `blackgate serve` runs it, but with all its objects within reach of a test."""

    def __init__(self, folder: Path, limits: Limits = NO_LIMITS, origins: frozenset[str] = frozenset()) -> None:
        self.service = Service(Settings(f"sqlite:///{folder / 'blackgate.db'}", limits=limits, origins=origins))
        self.listener = listening_socket("127.0.0.1", 0)
        self.port = int(self.listener.getsockname()[1])
        self.open = threading.Event()
        self.connection_limiter = ConnectionLimiter(self.service.limiter)
        app = make_app(self.service, self.open.set)
        self.server = uvicorn.Server(server_process.uvicorn_config(app, self.connection_limiter))
        self.thread = threading.Thread(target=self.run)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def run(self) -> None:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(self.server.serve(sockets=[self.listener]))

    def __enter__(self) -> Self:
        self.thread.start()
        wait_until(self.open.is_set, "opening the server")
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join(TIMEOUT_S)
        assert not self.thread.is_alive()
