"""The files of the browser client, built into `web/`. They are read once at the start, so no URL is ever used as a path.

Without a built client, the plain pages beside this file are served instead.
"""

import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from blackgate.service.http.requests import accepts_gzip
from blackgate.service.http.routing import Handler

HERE: Final = Path(__file__).parent
CLIENT: Final = HERE.parent / "web"
STYLESHEET: Final = HERE.parent / "admin" / "page.css"

# The client decides from the URL what to show.
CLIENT_PAGES: Final = (
    "/",
    "/new",
    "/t/{table}",
    "/t/{table}/replay",
    "/t/{table}/dice",
    "/replay",
    "/rules",
    "/learn",
    "/about",
    "/privacy",
    "/watch",
)
FALLBACK_FILES: Final = {
    "/": HERE / "home.html",
    "/t/{table}": HERE / "home.html",  # the link to a table
    "/t/{table}/dice": HERE / "dice.html",
    "/dice.js": HERE / "dice.js",
    "/house.css": STYLESHEET,
}
MEDIA_TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
CACHE_FOREVER: Final = "public, max-age=31536000, immutable"  # the file name contains a hash of the content
REVALIDATE: Final = "no-cache"


@dataclass(frozen=True, slots=True)
class File:
    """A file to send, its gzipped version if there is one, and its headers."""

    data: bytes
    gzipped: bytes | None
    media_type: str
    cache_control: str

    @property
    def etag(self) -> str:
        """A weak ETag, the same for both versions."""
        return f'W/"{hashlib.sha256(self.data).hexdigest()[:32]}"'


def is_built(folder: Path) -> bool:
    """Return whether a folder contains a built client."""
    return (folder / "index.html").is_file()


def client_routes(folder: Path) -> dict[str, Handler]:
    """Return the handler of every page and file, by URL path."""
    if not is_built(folder):
        return {path: file_handler(read_file(file, REVALIDATE)) for path, file in FALLBACK_FILES.items()}
    found = {url_path(folder, file): file for file in sorted(folder.rglob("*")) if file.is_file() and file.suffix in MEDIA_TYPES}
    files = {path: read_file(file, CACHE_FOREVER if path.startswith("/assets/") else REVALIDATE) for path, file in found.items()}
    files |= dict.fromkeys(CLIENT_PAGES, files["/index.html"])
    return {path: file_handler(file) for path, file in files.items()}


def not_found_page(folder: Path) -> bytes | None:
    """Return the page for unknown URLs: the client itself, which handles them; None without a built client."""
    return (folder / "index.html").read_bytes() if is_built(folder) else None


def url_path(folder: Path, file: Path) -> str:
    """Return the URL path of a file of the client."""
    return "/" + file.relative_to(folder).as_posix()


def read_file(path: Path, cache_control: str) -> File:
    """Read a file and its gzipped version."""
    gzipped = path.with_name(path.name + ".gz")
    return File(path.read_bytes(), gzipped.read_bytes() if gzipped.is_file() else None, MEDIA_TYPES[path.suffix], cache_control)


def file_handler(file: File) -> Handler:
    """Return a handler that sends a file: gzipped if the client accepts it, and only headers if the client has it."""
    etag = file.etag

    async def send_file(request: Request) -> Response:
        headers = {"cache-control": file.cache_control, "etag": etag}
        if file.gzipped is not None:
            headers["vary"] = "accept-encoding"
        if etag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if file.gzipped is not None and accepts_gzip(request):
            return Response(file.gzipped, media_type=file.media_type, headers={**headers, "content-encoding": "gzip"})
        return Response(file.data, media_type=file.media_type, headers=headers)

    return send_file
