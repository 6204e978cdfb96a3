"""Which web pages may use this server."""

from urllib.parse import urlsplit


def origin_allowed(origin: str | None, host: str | None, allowed: frozenset[str]) -> bool:
    """Return whether a page of this origin may use the server: its own pages, and the `allowed` ones.
    Programs that are not browsers send no origin.
    """
    if origin is None or origin in allowed:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:  # not a URL
        return False
    return parts.scheme in ("http", "https") and bool(parts.netloc) and parts.netloc == host
