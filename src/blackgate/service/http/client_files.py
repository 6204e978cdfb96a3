"""The browser's client, as `npm run build` leaves it in `web/`: read once at the start, so that no address ever becomes a path.

Without it, the plain pages that lie beside this file say where to go, and show the dice.
"""

import hashlib
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

HERE: Final = Path(__file__).parent
WEB: Final = HERE.parent / "web"
Handler = Callable[[Request], Awaitable[Response]]

# The client finds out from the address what it shows.
PAGES: Final = (
    "/",
    "/new",
    "/t/{table}",
    "/t/{table}/replay",
    "/t/{table}/dice",
    "/replay",
    "/rules",
    "/learn",
    "/about",
    "/watch",
)
PLAIN: Final = {
    "/": "home.html",
    "/t/{table}": "home.html",  # where a table's link leads
    "/t/{table}/dice": "dice.html",
    "/dice.js": "dice.js",
    "/house.css": "admin.css",
}
MEDIA: Final = {
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
TWIN: Final = ".gz"
ALL_YEAR: Final = "public, max-age=31536000, immutable"  # its name changes with what is in it
ASK_AGAIN: Final = "no-cache"
NEVER: Final = re.compile(r"q=0(\.0*)?")


@dataclass(frozen=True, slots=True)
class File:
    """What is sent for one address: the file, and its gzipped twin if it has one."""

    data: bytes
    twin: bytes | None
    media: str
    cache: str

    @property
    def tag(self) -> str:
        """The same for both: they say the same."""
        return f'W/"{hashlib.sha256(self.data).hexdigest()[:32]}"'


def addresses(web: Path) -> dict[str, Handler]:
    """Every address of a page or a file, and what answers it."""
    if not (web / "index.html").is_file():
        return {path: sending(read(HERE / name, ASK_AGAIN)) for path, name in PLAIN.items()}
    found = {address(web, path): path for path in sorted(web.rglob("*")) if path.is_file() and path.suffix in MEDIA}
    files = {where: read(path, ALL_YEAR if where.startswith("/assets/") else ASK_AGAIN) for where, path in found.items()}
    files |= dict.fromkeys(PAGES, files["/index.html"])
    return {where: sending(file) for where, file in files.items()}


def lost(web: Path) -> bytes | None:
    """The client itself, which has a page for addresses that lead nowhere; nothing where there is no client."""
    index = web / "index.html"
    return index.read_bytes() if index.is_file() else None


def address(web: Path, path: Path) -> str:
    """Where a file of the client is found."""
    return "/" + path.relative_to(web).as_posix()


def read(path: Path, cache: str) -> File:
    """A file from the disk."""
    twin = path.with_name(path.name + TWIN)
    return File(path.read_bytes(), twin.read_bytes() if twin.is_file() else None, MEDIA[path.suffix], cache)


def sending(file: File) -> Handler:
    """An address that always sends the same file: gzipped to who takes that, and nothing to who has it already."""
    tag = file.tag

    async def send(request: Request) -> Response:
        headers = {"cache-control": file.cache, "etag": tag}
        if file.twin is not None:
            headers["vary"] = "accept-encoding"
        if tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if file.twin is not None and takes_gzip(request):
            return Response(file.twin, media_type=file.media, headers={**headers, "content-encoding": "gzip"})
        return Response(file.data, media_type=file.media, headers=headers)

    return send


def takes_gzip(request: Request) -> bool:
    """Whether a browser says so; `gzip;q=0` says no."""
    offers = request.headers.get("accept-encoding", "").lower().split(",")
    wants = {name.strip(): weight.strip() for name, _, weight in (offer.partition(";") for offer in offers)}
    return "gzip" in wants and not NEVER.fullmatch(wants["gzip"])
