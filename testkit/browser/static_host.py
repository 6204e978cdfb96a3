"""A plain file host with the static edition in a folder, as people use one: no compression, no fallback pages."""

from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "static"
FOLDER = "/some/folder/"


class FolderHandler(SimpleHTTPRequestHandler):
    """Serves the static edition below its folder, and nothing else."""

    def translate_path(self, path: str) -> str:
        if not path.startswith(FOLDER):
            return str(STATIC / "not there")
        return super().translate_path(path.removeprefix(FOLDER.rstrip("/")))

    def log_message(self, *_: object) -> None:
        """Log nothing."""


class StaticHost:
    """Serves the static edition until it is closed. To bring out a new version, change `edition`, the folder with its files."""

    def __init__(self, edition: Path = STATIC) -> None:
        self.edition = edition
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), self.handle)
        self.thread = Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def handle(self, *request: Any) -> FolderHandler:
        """Answer a request with the files of the current version."""
        return FolderHandler(*request, directory=str(self.edition))

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}"

    @property
    def url(self) -> str:
        return self.origin + FOLDER

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
