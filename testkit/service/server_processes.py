"""PostgreSQL and Redis in processes, each on a port and in a folder of its own, so that tests can stop and kill them."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any, Literal, Self

import psycopg
import redis

TIMEOUT_S = 30.0  # seconds for a server to come up or go down on a busy machine
PLAIN = False  # what httpx is to verify: nothing here is encrypted, and reading all the certificates there are takes it a while
ROOM = 2 << 30  # for the servers of a few workers
USERS = ("postgres", "nobody")  # PostgreSQL refuses to run as root
STOP = {"smart": signal.SIGTERM, "fast": signal.SIGINT, "immediate": signal.SIGQUIT}


def program(name: str) -> str | None:
    """Where a program is; Debian keeps those of PostgreSQL off the path."""
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: float(folder.parent.name), reverse=True)
    path = os.pathsep.join([*map(str, versions), os.environ.get("PATH", "")])
    return shutil.which(name, path=path)


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def quick_place() -> Path | None:
    """A disk in memory, if there is a roomy one: what dies here is programs, not the machine. Otherwise wherever is usual."""
    memory = Path("/dev/shm")
    roomy = memory.is_dir() and os.access(memory, os.W_OK) and shutil.disk_usage(memory).free > ROOM
    return memory if roomy else None


def wait_until(true: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + TIMEOUT_S
    while not true():
        assert time.monotonic() < end, f"{what} took more than {TIMEOUT_S:.0f} seconds"
        time.sleep(0.02)


class ServerProcess:
    """A program that is started, stopped and killed."""

    name = ""

    def __init__(self, parent: Path | None = None) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix=f"blackgate-{self.name}-", dir=parent or quick_place()))
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.runs_as: dict[str, Any] = {}

    def command(self) -> Sequence[str]:
        raise NotImplementedError

    def answers(self) -> bool:
        raise NotImplementedError

    def start(self) -> None:
        """Start, or start again, and wait until it answers."""
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(self.command(), cwd=self.folder, stdout=log, stderr=log, **self.runs_as)
        wait_until(self.is_up, f"starting {self.name}")

    def is_up(self) -> bool:
        assert self.process is not None
        if self.process.poll() is not None:
            raise AssertionError(f"{self.name} did not start:\n{(self.folder / 'log').read_text()[-2000:]}")
        return self.answers()

    def end(self, by: signal.Signals) -> None:
        """Send a signal, and wait until nothing of the server is left."""
        if self.process is not None:
            family = children(self.process.pid)
            self.process.send_signal(by)
            if by is signal.SIGKILL:
                send(by, family)
            self.process.wait(TIMEOUT_S)
            self.process = None
            wait_until(lambda: not any(map(runs, family)), f"ending {self.name}")

    def kill(self) -> None:
        """As a power cut would, as far as that goes without one."""
        self.end(signal.SIGKILL)

    def throw_away(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.throw_away()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.throw_away()


class Postgres(ServerProcess):
    """A PostgreSQL with its durable settings, as it is found in the wild."""

    name = "postgres"

    def __init__(self, parent: Path | None = None) -> None:
        super().__init__(parent)
        self.data = self.folder / "data"
        self.numbers = count(1)
        if os.geteuid() == 0:
            user = next(name for name in USERS if name in {one.pw_name for one in pwd.getpwall()})
            self.runs_as = {"user": user, "group": pwd.getpwnam(user).pw_gid, "extra_groups": []}
            shutil.chown(self.folder, user)

    def start(self) -> None:
        if not self.data.exists():
            initdb = [str(program("initdb")), "-D", str(self.data), "-U", "blackgate", "-A", "trust", "-E", "UTF8", "--locale=C"]
            done = subprocess.run([*initdb, "--no-sync"], cwd=self.folder, capture_output=True, check=False, **self.runs_as)
            assert done.returncode == 0, done.stderr.decode()
        super().start()

    def command(self) -> Sequence[str]:
        postgres = [str(program("postgres")), "-D", str(self.data), "-p", str(self.port), "-k", str(self.folder)]
        return [*postgres, "-c", "listen_addresses=127.0.0.1"]

    def answers(self) -> bool:
        try:
            psycopg.connect(self.at("postgres"), connect_timeout=5).close()
        except psycopg.OperationalError:
            return False
        return True

    def stop(self, mode: Literal["smart", "fast", "immediate"] = "fast") -> None:
        """Shut down: `fast` throws everybody out, `immediate` does not even tidy up."""
        self.end(STOP[mode])

    def restart(self, mode: Literal["smart", "fast", "immediate"] = "fast") -> None:
        self.stop(mode)
        self.start()

    def at(self, database: str) -> str:
        return f"postgresql://blackgate@127.0.0.1:{self.port}/{database}"

    def url(self, database: str = "") -> str:
        """A fresh database."""
        database = database or f"test{next(self.numbers)}"
        with psycopg.connect(self.at("postgres"), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{database}"'.encode())
        return self.at(database)


class Redis(ServerProcess):
    """A Redis that keeps nothing."""

    name = "redis"

    def command(self) -> Sequence[str]:
        return [str(program("redis-server")), "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]

    def answers(self) -> bool:
        try:
            with redis.Redis(port=self.port, socket_timeout=5) as client:
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
    """The processes a server has started: they outlive it by a moment, and hold on to its files."""
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
    pairs = [tuple(map(int, line.split())) for line in listed.splitlines()]
    return [pid for pid, its_parent in pairs if its_parent == parent]


def send(by: signal.Signals, family: Sequence[int]) -> None:
    """The same signal to all of them."""
    for pid in family:
        with suppress(ProcessLookupError):
            os.kill(pid, by)


def runs(pid: int) -> bool:
    """Whether a process is there; one that is dead and only waits to be noticed is not."""
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False).stdout
    return bool(state.strip()) and not state.strip().startswith("Z")
