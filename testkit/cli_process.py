"""The `blackgate` command in a process: a new Python, or (a second faster) a fork of one that has imported the libraries."""

import atexit
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

from testkit.waiting import TIMEOUT_S

ROOT = Path(__file__).parents[1]

Done = subprocess.CompletedProcess[str]


class ForkedCommand:
    """A command started by the fork server: it is not our child, so the fork server reports its exit code to us."""

    def __init__(self, report: int) -> None:
        self.report = os.fdopen(report, "rb", buffering=0)
        self.pid = int(self.report.readline())
        self.returncode: int | None = None

    def poll(self) -> int | None:
        return self.read_exit_code(0)

    def read_exit_code(self, timeout: float) -> int | None:
        """Return the exit code; None if it is not there within this number of seconds."""
        if self.returncode is None and select.select([self.report], [], [], timeout)[0]:
            self.returncode = int(self.report.readline())
            self.report.close()
        return self.returncode

    def wait(self, timeout: float) -> int:
        found = self.read_exit_code(timeout)
        if found is None:
            raise subprocess.TimeoutExpired(f"process {self.pid}", timeout)
        return found

    def send_signal(self, signal_number: signal.Signals) -> None:
        if self.poll() is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, signal_number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


@cache
def fork_server() -> socket.socket:
    """Return the socket to the fork server of this process, which exits when the socket is closed."""
    ours, theirs = socket.socketpair()
    atexit.register(ours.close)
    with theirs:
        subprocess.Popen(
            [sys.executable, "-m", "testkit.fork_server", str(theirs.fileno())], cwd=ROOT, pass_fds=[theirs.fileno()]
        )
    return ours


def start(words: Sequence[str], folder: Path, environment: Mapping[str, str], files: Sequence[IO[Any]]) -> ForkedCommand:
    """Start a command with these files as its stdin, stdout and stderr."""
    request = {"words": list(words), "folder": str(folder), "environment": dict(environment)}
    ours, theirs = os.pipe()
    with tempfile.TemporaryFile() as request_file, os.fdopen(theirs, "wb") as report:
        request_file.write(json.dumps(request).encode())
        request_file.seek(0)
        socket.send_fds(fork_server(), [b"!"], [file.fileno() for file in (request_file, *files, report)])
    return ForkedCommand(ours)


def run(words: Sequence[str], environment: Mapping[str, str], stdin: str = "", *, from_scratch: bool = False) -> Done:
    """Run a command to its end. With `from_scratch`, in a new Python process with other string hashes."""
    if from_scratch:
        arguments = [sys.executable, "-m", "blackgate", *words]
        return subprocess.run(
            arguments, input=stdin, capture_output=True, encoding="utf-8", env=environment, timeout=TIMEOUT_S, check=False
        )
    with tempfile.TemporaryFile() as stdin_file, tempfile.TemporaryFile() as stdout_file, tempfile.TemporaryFile() as stderr_file:
        stdin_file.write(stdin.encode())
        stdin_file.seek(0)
        command = start(words, Path.cwd(), environment, (stdin_file, stdout_file, stderr_file))
        try:
            command.wait(TIMEOUT_S)
        finally:
            command.kill()
        output = []
        for file in (stdout_file, stderr_file):
            file.seek(0)
            output.append(file.read().decode())
    return Done(["blackgate", *words], command.wait(0), *output)
