"""What pages of the static edition transfer, from a host that compresses what it sends."""

import gzip
from collections.abc import Iterable
from urllib.parse import unquote, urlsplit

from testkit.browser.static_host import FOLDER, STATIC

COMPRESSED = {".gzip", ".woff2", ".png"}


def transferred(urls: Iterable[str]) -> int:
    """Return the size of the files at these addresses, in bytes."""
    names = {unquote(urlsplit(url).path).removeprefix(FOLDER) or "index.html" for url in urls}
    files = [STATIC / name for name in names if (STATIC / name).is_file()]
    return sum(file.stat().st_size if file.suffix in COMPRESSED else len(gzip.compress(file.read_bytes())) for file in files)


def is_for_the_game(url: str) -> bool:
    """Return whether a file belongs to the game in the worker and not to the pages."""
    return "/python/" in url or "/worker-" in url
