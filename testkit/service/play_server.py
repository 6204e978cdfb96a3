"""The play service in a process: started, stopped and killed, always on the same ports."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from blackgate.service.storage import Store
from testkit import cli_process
from testkit.service import server_processes
from testkit.waiting import TIMEOUT_S, wait_until

OPEN_AT = re.compile(r"http://127\.0\.0\.1:(\d+)(?:/#token=(\S+))?")


class PlayServer(server_processes.ServerProcess):
    """`blackgate serve`. The first start finds free ports; later ones use them again."""

    name = "blackgate"
    program: Sequence[str] = ()  # arguments of a new Python process; if empty, the server is forked
    process: subprocess.Popen[bytes] | cli_process.ForkedCommand | None  # type: ignore[assignment]

    def __init__(self, database: str = "", redis: str | None = None, parent: Path | None = None) -> None:
        super().__init__(parent)
        self.port = 0
        self.admin_port = 0
        self.admin_token = ""
        self.database = database or f"sqlite:///{self.folder / 'blackgate.db'}"
        self.redis = redis
        self.output_before = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def admin_url(self) -> str:
        return f"http://127.0.0.1:{self.admin_port}"

    @property
    def admin_headers(self) -> dict[str, str]:
        """The headers of a request to the admin page."""
        return {"authorization": f"Bearer {self.admin_token}"}

    def command(self) -> Sequence[str]:
        serve = ["serve", "--no-limits", "--db", self.database]
        ports = ["--port", str(self.port), "--admin-port", str(self.admin_port)]
        return [*serve, *ports, *(["--redis", self.redis] if self.redis else [])]

    def start(self) -> None:
        """Start, or start again, and wait until the server is ready."""
        self.launch()
        wait_until(self.is_up, "starting blackgate")

    def launch(self) -> None:
        """Start without waiting."""
        self.output_before = len(self.output())
        with (self.folder / "stdout").open("ab") as output, (self.folder / "log").open("ab") as log:
            if self.program:
                command = [sys.executable, *self.program, *self.command()]
                self.process = subprocess.Popen(command, cwd=self.folder, stdout=output, stderr=log)
            else:
                with Path(os.devnull).open("rb") as stdin:
                    self.process = cli_process.start(self.command(), self.folder, os.environ, (stdin, output, log))

    def answers(self) -> bool:
        """Return whether the server has printed the addresses of players and of the admin page."""
        links = OPEN_AT.findall(self.output()[self.output_before :])
        if len(links) < 2:
            return False
        (port, _), (admin_port, self.admin_token) = links[:2]
        self.port, self.admin_port = int(port), int(admin_port)
        return True

    def output(self) -> str:
        path = self.folder / "stdout"
        return path.read_text() if path.exists() else ""

    def stop(self) -> None:
        self.end(signal.SIGTERM)

    def restart(self) -> None:
        self.stop()
        self.start()

    def crash(self) -> None:
        """Kill only the process itself, not its children."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(TIMEOUT_S)
        self.process = None

    def last_outage(self) -> tuple[int, int]:
        """Return the newest period in which no server ran on the database."""
        store = Store.open(self.database)
        outages = store.outages()
        store.close()
        return outages[-1]

    def log(self) -> list[dict[str, Any]]:
        """Return the lines of the log. A line that is no JSON, such as a traceback, counts as an error."""
        lines = (self.folder / "log").read_text().splitlines()
        return [json.loads(line) if line.startswith("{") else {"level": "error", "what": line} for line in lines if line.strip()]

    def check_log(self, allowed: re.Pattern[str] = re.compile("(?!)")) -> None:  # by default, nothing matches
        """Fail with the errors in the log and their tracebacks, apart from those that are allowed."""
        errors = [line for line in self.log() if line["level"] in ("error", "critical") and not allowed.search(line["what"])]
        assert not errors, "\n\n".join("\n".join(f"{name}: {value}" for name, value in line.items()) for line in errors)
