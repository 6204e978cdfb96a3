"""A plain file host with the static edition in a folder, as any web host serves it."""

import threading
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import TracebackType
from typing import Any, Self

FOLDER = "/some/folder/"


class FileHandler(SimpleHTTPRequestHandler):
    """Sends the files of one edition under `FOLDER`, and nothing else."""

    def send_head(self) -> Any:
        """Answer requests outside the folder with an error."""
        if not self.path.startswith(FOLDER):
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        return super().send_head()

    def translate_path(self, path: str) -> str:
        """Return the file of an address."""
        return super().translate_path("/" + path.removeprefix(FOLDER))

    def log_message(self, format: str, *args: Any) -> None:
        """Print nothing."""


class StaticHost:
    """A web server in a thread. `edition` is the folder with its files; a new version is another folder."""

    def __init__(self, edition: Path) -> None:
        self.edition = edition
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), self.handle)
        self.url = f"http://127.0.0.1:{self.server.server_port}{FOLDER}"
        self.thread = threading.Thread(target=self.server.serve_forever)

    def handle(self, *request: Any) -> FileHandler:
        """Answer a request from the current edition."""
        return partial(FileHandler, directory=str(self.edition))(*request)

    def __enter__(self) -> Self:
        self.thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()
