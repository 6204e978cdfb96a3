"""The outermost ASGI layer of the players' port."""

from collections.abc import Mapping

from blackgate.service.asgi import App, Receive, Scope, Send, header, send_error, with_security_headers
from blackgate.service.security.limits import MAX_BODY_BYTES, MAX_RECORD_BYTES
from blackgate.service.security.origins import origin_allowed

PATHS_WITH_RECORDS = ("/api/replay", "/api/chances")  # their bodies may be larger


class SecurityMiddleware:
    """Adds security headers, rejects requests of other origins, and limits the size of bodies.

    WebSockets go directly to their own app. There are thousands of them and they stay open for hours: each layer of a
    framework would cost memory per socket and time per message.
    """

    def __init__(self, app: App, allowed_origins: frozenset[str], websocket_apps: Mapping[str, App]) -> None:
        self.app = app
        self.allowed_origins = allowed_origins
        self.websocket_apps = websocket_apps

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if scope["type"] != "http":
            websocket_app = self.websocket_apps.get(scope["path"]) if scope["type"] == "websocket" else None
            await (websocket_app or self.app)(scope, receive, send)
            return
        if scope["method"] not in ("GET", "HEAD") and not origin_allowed(
            header(scope, b"origin"), header(scope, b"host"), self.allowed_origins
        ):
            await send_error(send, 403, b'{"error":"origin","text":"This page may not talk to this server."}')
            return
        size = header(scope, b"content-length")
        max_bytes = MAX_RECORD_BYTES if scope["path"] in PATHS_WITH_RECORDS else MAX_BODY_BYTES
        if size is not None and (not size.isdecimal() or int(size) > max_bytes):
            await send_error(send, 413, b'{"error":"too_large","text":"That is more than %d KB."}' % (max_bytes // 1024))
            return
        await self.app(scope, receive, with_security_headers(send))
