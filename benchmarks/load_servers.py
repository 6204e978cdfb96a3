"""Real servers for the load benchmark: `blackgate serve` on a real disk, over SQLite or over PostgreSQL and Redis."""

import contextlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks import machine
from testkit.service.server_processes import Postgres, Redis

MIN_TIMEOUT = 60.0


@dataclass(slots=True)
class LoadServer:
    """A service that runs, and where it does."""

    kind: str
    url: str
    folder: Path
    process: subprocess.Popen[str]
    others: dict[str, int] = field(default_factory=dict)  # the processes behind it, by name

    @property
    def complaints(self) -> list[str]:
        """What the server has logged that is worse than news."""
        lines = (self.folder / "log").read_text(encoding="utf-8").splitlines()
        return [line for line in lines if level_of(line) not in ("info", "debug")]


def level_of(line: str) -> str:
    """How bad a line of the log is; what is no line of the log is bad."""
    try:
        return str(json.loads(line)["level"])
    except (ValueError, KeyError, TypeError):
        return "?"


@contextlib.contextmanager
def start_server(kind: str, disk: Path) -> Iterator[LoadServer]:
    """A server of this kind with its databases; nothing of it is left afterwards."""
    with contextlib.ExitStack() as stack:
        folder = Path(tempfile.mkdtemp(prefix="blackgate-load-", dir=disk))
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        where = ["--db", f"sqlite:///{folder / 'blackgate.db'}"]
        others: dict[str, int] = {}
        if kind == "postgresql":
            postgres, redis = stack.enter_context(Postgres(disk)), stack.enter_context(Redis(disk))
            assert postgres.process is not None and redis.process is not None
            others = {"postgresql": postgres.process.pid, "redis": redis.process.pid}
            where = ["--db", postgres.url("blackgate"), "--redis", redis.url()]
        yield stack.enter_context(serving(kind, folder, where, others))


@contextlib.contextmanager
def serving(kind: str, folder: Path, where: list[str], others: dict[str, int]) -> Iterator[LoadServer]:
    """The service itself, in a process of its own."""
    program = str(Path(sys.executable).with_name("blackgate"))
    command = [program, "serve", "--lang", "en", "--port", "0", "--admin-port", "0", "--no-limits", *where]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
    overdue = threading.Timer(MIN_TIMEOUT, process.kill)
    overdue.start()
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        overdue.cancel()
        if found is None:
            raise SystemExit(f"The server did not start:\n{(folder / 'log').read_text()[-2000:]}")
        yield LoadServer(kind, found.group(), folder, process, others)
    finally:
        overdue.cancel()
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(MIN_TIMEOUT)
        except subprocess.TimeoutExpired:
            process.kill()


class Gauge:
    """What the server and its clients use, between two moments."""

    def __init__(self, server: LoadServer) -> None:
        self.server = server
        self.most: dict[str, int] = {}
        self.began: dict[str, float] = self.worked()

    def worked(self) -> dict[str, float]:
        """Processor seconds so far: the server, what is behind it, this process, and everybody on the machine."""
        found = {"server": machine.cpu_seconds(machine.family(self.server.process.pid))}
        for name, pid in self.server.others.items():
            found[name] = machine.cpu_seconds(machine.family(pid))
        return {**found, "generator": machine.cpu_seconds([os.getpid()]), "machine": machine.busy_seconds()}

    def look(self) -> None:
        """How much memory is in use right now."""
        now = {"server": machine.resident(machine.family(self.server.process.pid))}
        for name, pid in self.server.others.items():
            now[name] = machine.proportional(machine.family(pid))
        self.most = {name: max(size, self.most.get(name, 0)) for name, size in now.items()}

    def cores(self, seconds: float) -> dict[str, float]:
        """How many processors each has kept busy; `others` is whatever else ran on the machine."""
        used = {name: (now - self.began[name]) / seconds for name, now in self.worked().items()}
        ours = sum(cores for name, cores in used.items() if name != "machine")
        return {
            **{name: round(cores, 3) for name, cores in used.items() if name != "machine"},
            "others": round(used["machine"] - ours, 3),
        }
