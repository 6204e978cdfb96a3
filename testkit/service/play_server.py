"""The play service in a process: started, stopped and killed like any other server, always on the same port."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from testkit import cli_process
from testkit.service import server_processes
from testkit.service.server_processes import TIMEOUT_S, wait_until

OPEN_AT = re.compile(r"http://127\.0\.0\.1:(\d+)")


class PlayServer(server_processes.ServerProcess):
    """`blackgate serve`. The first start finds free ports, later ones take them again, as a real one's would."""

    name = "blackgate"
    program: Sequence[str] = ()  # what Python is to start, for those who have to see it started from scratch
    process: subprocess.Popen[bytes] | cli_process.ForkedCommand | None  # type: ignore[assignment]

    def __init__(self, database: str = "", redis: str | None = None, parent: Path | None = None) -> None:
        super().__init__(parent)
        self.port = 0
        self.admin_port = 0
        self.database = database or f"sqlite:///{self.folder / 'blackgate.db'}"
        self.redis = redis
        self.said_before = 0

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
            if self.program:
                whole = [sys.executable, *self.program, *self.command()]
                self.process = subprocess.Popen(whole, cwd=self.folder, stdout=said, stderr=log)
            else:
                with Path(os.devnull).open("rb") as nothing:
                    self.process = cli_process.start(self.command(), self.folder, os.environ, (nothing, said, log))

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
        self.process.wait(TIMEOUT_S)
        self.process = None

    def log(self) -> list[dict[str, Any]]:
        """The lines of its log; what is no JSON is a program that fell over."""
        lines = (self.folder / "log").read_text().splitlines()
        return [json.loads(line) if line.startswith("{") else {"level": "error", "what": line} for line in lines if line.strip()]

    def complaints(self) -> list[dict[str, Any]]:
        """What should not have happened."""
        return [line for line in self.log() if line["level"] in ("error", "critical")]
