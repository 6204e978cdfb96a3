"""The play service as a process of its own: started, stopped and killed like any other server, always on the same port."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from tests.server import servers
from tests.server.servers import PATIENCE, wait_until

# The program with all its modules read, which makes a server of itself whenever it is told to: the same one, but at once.
MOULD = """
import os, shlex, signal, sys
import blackgate.cli, blackgate.server.run
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for line in sys.stdin:
    pid = os.fork()
    if not pid:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        folder, *sys.argv[1:] = shlex.split(line)
        os.chdir(folder)
        for number, name in enumerate((os.devnull, "said", "log")):
            os.dup2(os.open(name, os.O_RDWR | os.O_APPEND), number)
        blackgate.cli.main()
    print(pid, flush=True)
"""
OPEN_AT = re.compile(r"http://127\.0\.0\.1:(\d+)")


@cache
def mould() -> "subprocess.Popen[bytes]":
    """One for all servers; it ends when nobody can tell it anything any more."""
    return subprocess.Popen([sys.executable, "-c", MOULD], stdin=subprocess.PIPE, stdout=subprocess.PIPE)


class Cast:
    """A process that is not our child, as far as one needs it here."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def poll(self) -> int | None:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return 0
        return None

    def send_signal(self, by: signal.Signals) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, by)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def wait(self, patience: float) -> None:
        end = time.monotonic() + patience
        while self.poll() is None:
            assert time.monotonic() < end, f"process {self.pid} took more than {patience:.0f} seconds to end"
            time.sleep(0.005)


class Server(servers.Server):
    """`blackgate serve`. The first start finds free ports, later ones take them again, as a real one's would."""

    name = "blackgate"
    program: Sequence[str] = ("-m", "blackgate")
    process: subprocess.Popen[bytes] | Cast | None  # type: ignore[assignment]

    def __init__(self, database: str = "", redis: str | None = None, parent: Path | None = None) -> None:
        super().__init__(parent)
        self.port = 0
        self.admin_port = 0
        self.database = database or f"sqlite:///{self.folder / 'blackgate.db'}"
        self.redis = redis
        self.said_before = 0
        self.quick = False

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def admin_url(self) -> str:
        return f"http://127.0.0.1:{self.admin_port}"

    def command(self) -> Sequence[str]:
        serve = ["serve", "--no-limits", "--db", self.database]
        ports = ["--port", str(self.port), "--admin-port", str(self.admin_port)]
        return [*serve, *ports, *(["--redis", self.redis] if self.redis else [])]

    def start(self) -> None:
        """Start, or start again, and wait until players can come."""
        self.launch()
        wait_until(self.is_up, "starting blackgate")

    def launch(self) -> None:
        """Start without waiting."""
        self.said_before = len(self.said())
        with (self.folder / "said").open("ab") as said, (self.folder / "log").open("ab") as log:
            if self.quick:
                self.process = self.cast()
            else:
                whole = [sys.executable, *self.program, *self.command()]
                self.process = subprocess.Popen(whole, cwd=self.folder, stdout=said, stderr=log)

    def be_quick(self) -> None:
        """From now on a start takes a moment, not a second or two: for those who are killed again and again."""
        self.quick = True
        mould()

    def cast(self) -> Cast:
        where = mould()
        assert where.stdin is not None and where.stdout is not None
        where.stdin.write(shlex.join([str(self.folder), *self.command()]).encode() + b"\n")
        where.stdin.flush()
        return Cast(int(where.stdout.readline()))

    def answers(self) -> bool:
        """Whether it has said where it is open, for players and for the host of the machine."""
        ports = OPEN_AT.findall(self.said()[self.said_before :])
        if len(ports) < 2:
            return False
        self.port, self.admin_port = int(ports[0]), int(ports[1])
        return True

    def said(self) -> str:
        path = self.folder / "said"
        return path.read_text() if path.exists() else ""

    def stop(self) -> None:
        self.end(signal.SIGTERM)

    def restart(self) -> None:
        self.stop()
        self.start()

    def crash(self) -> None:
        """Only the process itself, without those it has started."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(PATIENCE)
        self.process = None

    def log(self) -> list[dict[str, Any]]:
        """The lines of its log; what is no JSON is a program that fell over."""
        lines = (self.folder / "log").read_text().splitlines()
        return [json.loads(line) if line.startswith("{") else {"level": "error", "what": line} for line in lines if line.strip()]

    def complaints(self) -> list[dict[str, Any]]:
        """What should not have happened."""
        return [line for line in self.log() if line["level"] in ("error", "critical")]
