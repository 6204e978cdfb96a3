"""The `blackgate` command in a process: a new Python, or (a second faster) a fork of one that has imported the libraries."""

import json
import os
import select
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import IO, Any

ROOT = Path(__file__).parents[1]
TIMEOUT_S = 120.0  # seconds for a command

Done = subprocess.CompletedProcess[str]


class ForkedCommand:
    """A command started by the fork server: it is not our child, so the fork server reports its exit code to us."""

    def __init__(self, report: int) -> None:
        self.report = os.fdopen(report, "rb", buffering=0)
        self.pid = int(self.report.readline())
        self.returncode: int | None = None

    def poll(self) -> int | None:
        return self.hear(0)

    def hear(self, patience: float) -> int | None:
        """How it ended, if that is told within so many seconds."""
        if self.returncode is None and select.select([self.report], [], [], patience)[0]:
            self.returncode = int(self.report.readline())
            self.report.close()
        return self.returncode

    def wait(self, timeout: float) -> int:
        found = self.hear(timeout)
        if found is None:
            raise subprocess.TimeoutExpired(f"process {self.pid}", timeout)
        return found

    def send_signal(self, by: signal.Signals) -> None:
        if self.poll() is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, by)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


@cache
def fork_server() -> socket.socket:
    """Our end of the socket to the one fork server of this process; it exits when the socket is closed."""
    ours, theirs = socket.socketpair()
    with theirs:
        subprocess.Popen(
            [sys.executable, "-m", "testkit.fork_server", str(theirs.fileno())], cwd=ROOT, pass_fds=[theirs.fileno()]
        )
    return ours


def start(words: Sequence[str], folder: Path, environment: Mapping[str, str], files: Sequence[IO[Any]]) -> ForkedCommand:
    """Start a command with these files as its stdin, stdout and stderr."""
    told = {"words": list(words), "folder": str(folder), "environment": dict(environment)}
    ours, theirs = os.pipe()
    with tempfile.TemporaryFile() as order, os.fdopen(theirs, "wb") as report:
        order.write(json.dumps(told).encode())
        order.seek(0)
        socket.send_fds(fork_server(), [b"!"], [file.fileno() for file in (order, *files, report)])
    return ForkedCommand(ours)


def run(words: Sequence[str], environment: Mapping[str, str], stdin: str = "", *, from_scratch: bool = False) -> Done:
    """A command from its start to its end, here. From scratch, Python itself is started for it, and has hashes of its own."""
    if from_scratch:
        whole = [sys.executable, "-m", "blackgate", *words]
        return subprocess.run(
            whole, input=stdin, capture_output=True, encoding="utf-8", env=environment, timeout=TIMEOUT_S, check=False
        )
    with tempfile.TemporaryFile() as read, tempfile.TemporaryFile() as written, tempfile.TemporaryFile() as complaints:
        read.write(stdin.encode())
        read.seek(0)
        command = start(words, Path.cwd(), environment, (read, written, complaints))
        try:
            command.wait(TIMEOUT_S)
        finally:
            command.kill()
        said = []
        for file in (written, complaints):
            file.seek(0)
            said.append(file.read().decode())
    return Done(["blackgate", *words], command.wait(0), *said)
