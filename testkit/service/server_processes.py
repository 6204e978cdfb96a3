"""PostgreSQL and Redis in processes, each on a port and in a folder of its own, so that tests can stop and kill them."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any, Literal, Self

import psycopg
import redis

from testkit.waiting import TIMEOUT_S, wait_until

VERIFY_TLS = False  # `verify` of httpx: there is no TLS here, and loading certificates takes time
MIN_FREE_BYTES = 2 << 30  # for the servers of some test workers
USERS = ("postgres", "nobody")  # PostgreSQL refuses to run as root
STOP = {"smart": signal.SIGTERM, "fast": signal.SIGINT, "immediate": signal.SIGQUIT}


def program(name: str) -> str | None:
    """Return the path of a program. On Debian, those of PostgreSQL are not on the PATH."""
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: float(folder.parent.name), reverse=True)
    path = os.pathsep.join([*map(str, versions), os.environ.get("PATH", "")])
    return shutil.which(name, path=path)


def free_port() -> int:
    """Return a free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def fast_folder() -> Path | None:
    """Return a folder in memory with enough room, or None for the default. Tests kill programs, not the machine."""
    memory = Path("/dev/shm")
    enough = memory.is_dir() and os.access(memory, os.W_OK) and shutil.disk_usage(memory).free > MIN_FREE_BYTES
    return memory if enough else None


class ServerProcess(ABC):
    """A program that is started, stopped and killed."""

    name = ""

    def __init__(self, parent: Path | None = None) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix=f"blackgate-{self.name}-", dir=parent or fast_folder()))
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.run_as: dict[str, Any] = {}

    @abstractmethod
    def command(self) -> Sequence[str]:
        """Return the command line of the program."""

    @abstractmethod
    def answers(self) -> bool:
        """Return whether the program is ready."""

    def start(self) -> None:
        """Start, or start again, and wait until it answers."""
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(self.command(), cwd=self.folder, stdout=log, stderr=log, **self.run_as)
        wait_until(self.is_up, f"starting {self.name}")

    def is_up(self) -> bool:
        assert self.process is not None
        if self.process.poll() is not None:
            raise AssertionError(f"{self.name} did not start:\n{(self.folder / 'log').read_text()[-2000:]}")
        return self.answers()

    def end(self, signal_number: signal.Signals) -> None:
        """Send a signal, and wait until the server and its children have ended."""
        if self.process is not None:
            pids = children(self.process.pid)
            self.process.send_signal(signal_number)
            if signal_number is signal.SIGKILL:
                send(signal_number, pids)
            self.process.wait(TIMEOUT_S)
            self.process = None
            wait_until(lambda: not any(map(runs, pids)), f"ending {self.name}")

    def kill(self) -> None:
        """Kill the server and its children."""
        self.end(signal.SIGKILL)

    def remove(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.remove()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.remove()


class Postgres(ServerProcess):
    """PostgreSQL with its default, durable settings."""

    name = "postgres"

    def __init__(self, parent: Path | None = None) -> None:
        super().__init__(parent)
        self.data = self.folder / "data"
        self.numbers = count(1)
        if os.geteuid() == 0:
            user = next(name for name in USERS if name in {one.pw_name for one in pwd.getpwall()})
            self.run_as = {"user": user, "group": pwd.getpwnam(user).pw_gid, "extra_groups": []}
            shutil.chown(self.folder, user)

    def start(self) -> None:
        if not self.data.exists():
            initdb = [str(program("initdb")), "-D", str(self.data), "-U", "blackgate", "-A", "trust", "-E", "UTF8", "--locale=C"]
            done = subprocess.run([*initdb, "--no-sync"], cwd=self.folder, capture_output=True, check=False, **self.run_as)
            assert done.returncode == 0, done.stderr.decode()
        super().start()

    def command(self) -> Sequence[str]:
        postgres = [str(program("postgres")), "-D", str(self.data), "-p", str(self.port), "-k", str(self.folder)]
        return [*postgres, "-c", "listen_addresses=127.0.0.1"]

    def answers(self) -> bool:
        try:
            psycopg.connect(self.at("postgres"), connect_timeout=int(TIMEOUT_S)).close()
        except psycopg.OperationalError:
            return False
        return True

    def stop(self, mode: Literal["smart", "fast", "immediate"] = "fast") -> None:
        """Shut down: `fast` disconnects all clients, `immediate` does not clean up either."""
        self.end(STOP[mode])

    def restart(self, mode: Literal["smart", "fast", "immediate"] = "fast") -> None:
        self.stop(mode)
        self.start()

    def at(self, database: str) -> str:
        return f"postgresql://blackgate@127.0.0.1:{self.port}/{database}"

    def url(self, database: str = "") -> str:
        """Create a database and return its URL."""
        database = database or f"test{next(self.numbers)}"
        with psycopg.connect(self.at("postgres"), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{database}"'.encode())
        return self.at(database)


class Redis(ServerProcess):
    """Redis without persistence."""

    name = "redis"

    def command(self) -> Sequence[str]:
        return [str(program("redis-server")), "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]

    def answers(self) -> bool:
        try:
            with redis.Redis(port=self.port, socket_timeout=TIMEOUT_S) as client:
                return bool(client.ping())
        except (redis.ConnectionError, redis.TimeoutError):
            return False

    def stop(self) -> None:
        self.end(signal.SIGTERM)

    def restart(self) -> None:
        self.stop()
        self.start()

    def url(self, number: int = 0) -> str:
        return f"redis://127.0.0.1:{self.port}/{number}"


def children(parent: int) -> list[int]:
    """Return the child processes of a server. They may end a little later than the server, and keep files open."""
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
    pairs = [tuple(map(int, line.split())) for line in listed.splitlines()]
    return [pid for pid, its_parent in pairs if its_parent == parent]


def send(signal_number: signal.Signals, pids: Sequence[int]) -> None:
    """Send a signal to several processes."""
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, signal_number)


def runs(pid: int) -> bool:
    """Return whether a process runs; a zombie does not count."""
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False).stdout
    return bool(state.strip()) and not state.strip().startswith("Z")
