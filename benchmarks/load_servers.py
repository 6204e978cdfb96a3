"""Servers for the load benchmark: `blackgate serve` on a real disk, with SQLite or with PostgreSQL and Redis."""

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
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks import machine
from testkit.service.server_processes import Postgres, Redis

TIMEOUT_S = 60.0


@dataclass(slots=True)
class LoadServer:
    """A running server."""

    kind: str
    url: str
    folder: Path
    process: subprocess.Popen[str]
    backends: dict[str, int] = field(default_factory=dict)  # process ids of PostgreSQL and Redis, by name
    stop_s: float = 0.0  # seconds from the signal to stop to the end of the process

    @property
    def complaints(self) -> list[str]:
        """The log lines of level warning and above."""
        lines = (self.folder / "log").read_text(encoding="utf-8").splitlines()
        return [line for line in lines if level_of(line) not in ("info", "debug")]


def level_of(line: str) -> str:
    """Return the level of a log line; "?" if it is not one."""
    try:
        return str(json.loads(line)["level"])
    except (ValueError, KeyError, TypeError):
        return "?"


@contextlib.contextmanager
def start_server(
    kind: str, disk: Path, options: Sequence[str] = ("--no-limits",), open_files: int | None = None
) -> Iterator[LoadServer]:
    """Start a server with its databases, these options, and at most this number of open files; remove everything afterwards."""
    with contextlib.ExitStack() as stack:
        folder = Path(tempfile.mkdtemp(prefix="blackgate-load-", dir=disk))
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        where = ["--db", f"sqlite:///{folder / 'blackgate.db'}"]
        backends: dict[str, int] = {}
        if kind == "postgresql":
            postgres, redis = stack.enter_context(Postgres(disk)), stack.enter_context(Redis(disk))
            assert postgres.process is not None and redis.process is not None
            backends = {"postgresql": postgres.process.pid, "redis": redis.process.pid}
            where = ["--db", postgres.url("blackgate"), "--redis", redis.url()]
        yield stack.enter_context(run_server(kind, folder, [*where, *options], backends, open_files))


@contextlib.contextmanager
def run_server(
    kind: str, folder: Path, options: Sequence[str], backends: dict[str, int], open_files: int | None
) -> Iterator[LoadServer]:
    """Run `blackgate serve` in a process."""
    program = str(Path(sys.executable).with_name("blackgate"))
    command = [program, "serve", "--lang", "en", "--port", "0", "--admin-port", "0", *options]
    if open_files is not None:
        command = ["prlimit", f"--nofile={open_files}", *command]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
    timer = threading.Timer(TIMEOUT_S, process.kill)
    timer.start()
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        timer.cancel()
        if found is None:
            raise SystemExit(f"The server did not start:\n{(folder / 'log').read_text()[-2000:]}")
        server = LoadServer(kind, found.group(), folder, process, backends)
        try:
            yield server
        finally:
            server.stop_s = stop(process)
    finally:
        timer.cancel()
        stop(process)


def stop(process: subprocess.Popen[str]) -> float:
    """Stop a server and return the seconds that this took; kill it if it does not stop."""
    began = time.monotonic()
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(TIMEOUT_S)
    except subprocess.TimeoutExpired:
        process.kill()
    return time.monotonic() - began


class ResourceMeter:
    """Measures processor time and memory of the server and of the clients from now on."""

    def __init__(self, server: LoadServer) -> None:
        self.server = server
        self.peak_memory: dict[str, int] = {}
        self.started: dict[str, float] = self.cpu_seconds()

    def cpu_seconds(self) -> dict[str, float]:
        """Return processor seconds so far: of the server, its backends, this process, those that the host gave to other machines
        (`stolen`), and of the whole machine."""
        found = {"server": machine.cpu_seconds(machine.process_tree(self.server.process.pid))}
        for name, pid in self.server.backends.items():
            found[name] = machine.cpu_seconds(machine.process_tree(pid))
        generator = machine.cpu_seconds([os.getpid()])
        return {**found, "generator": generator, "stolen": machine.stolen_seconds(), "machine": machine.busy_seconds()}

    def sample_memory(self) -> None:
        """Measure how much memory is in use now."""
        now = {"server": machine.resident_bytes(machine.process_tree(self.server.process.pid))}
        for name, pid in self.server.backends.items():
            now[name] = machine.proportional_bytes(machine.process_tree(pid))
        self.peak_memory = {name: max(size, self.peak_memory.get(name, 0)) for name, size in now.items()}

    def cores(self, seconds: float) -> dict[str, float]:
        """Return how many cores each has kept busy; `others` is everything else on the machine."""
        used = {name: (now - self.started[name]) / seconds for name, now in self.cpu_seconds().items()}
        ours = sum(cores for name, cores in used.items() if name != "machine")
        return {
            **{name: round(cores, 3) for name, cores in used.items() if name != "machine"},
            "others": round(used["machine"] - ours, 3),
        }
