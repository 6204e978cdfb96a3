"""The play service in a thread of this process, so that a test can reach its objects."""

import asyncio
import threading
from pathlib import Path
from typing import Self

import uvicorn
import uvloop

from blackgate.service import server_process as run
from blackgate.service.app import Service, Settings, make_app
from blackgate.service.http.rate_limiter import Limits
from testkit.service.server_processes import PATIENCE, wait_until


class ThreadedServer:
    """The service as `serve` runs it, but where a test can look into every room."""

    def __init__(self, folder: Path, limits: Limits = run.NO_LIMITS, origins: frozenset[str] = frozenset()) -> None:
        self.service = Service(Settings(f"sqlite:///{folder / 'blackgate.db'}", limits=limits, origins=origins))
        self.ear = run.listening("127.0.0.1", 0)
        self.port = int(self.ear.getsockname()[1])
        self.open = threading.Event()
        self.server = uvicorn.Server(run.config(make_app(self.service, self.open.set), None))
        self.thread = threading.Thread(target=self.run)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def run(self) -> None:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(self.server.serve(sockets=[self.ear]))

    def __enter__(self) -> Self:
        self.thread.start()
        wait_until(self.open.is_set, "opening the server")
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()
