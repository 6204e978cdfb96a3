"""The outermost ASGI layer of the players' port."""

import asyncio
from collections.abc import Mapping

from starlette.middleware.cors import CORSMiddleware
from starlette.requests import Request

from blackgate.service.asgi import App, Receive, Scope, Send, client_address, header, send_problem, with_security_headers
from blackgate.service.security.origins import origin_allowed
from blackgate.service.security.rate_limiter import RateLimiter
from blackgate.tables import wire
from blackgate.tables.api.problems import problem_of
from blackgate.tables.api.requests import MAX_BODY_BYTES, MAX_RECORD_BYTES, browser_language
from blackgate.tables.commands import Refusal

PATHS_WITH_RECORDS = ("/api/replay", "/api/chances")  # their bodies may be larger
OTHER_ORIGIN = wire.Problem("origin", "This page may not talk to this server.")
MAX_LENGTH_DIGITS = 20  # of a Content-Length; Python refuses to read numbers of thousands of digits


class SecurityMiddleware:
    """Adds security headers, rejects requests of other origins, delays those of busy addresses, and limits the size of bodies.

    WebSockets go directly to their own app. There are thousands of them and they stay open for hours: each layer of a
    framework would cost memory per socket and time per message.
    """

    def __init__(
        self, app: App, allowed_origins: frozenset[str], websocket_apps: Mapping[str, App], limiter: RateLimiter
    ) -> None:
        self.app = app
        self.allowed_origins = allowed_origins
        self.websocket_apps = websocket_apps
        self.limiter = limiter
        self.cross_origin = CORSMiddleware(
            self.handle_http,
            allow_origins=allowed_origins,
            allow_methods=("GET", "POST", "PUT", "DELETE"),
            allow_headers=("Authorization", "If-None-Match"),
            expose_headers=("Content-Disposition", "Retry-After"),
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        delay = self.limiter.delay_s(client_address(scope))
        if delay:
            await asyncio.sleep(delay)
        if scope["type"] == "websocket":
            await self.websocket_apps.get(scope["path"], self.app)(scope, receive, send)
        elif header(scope, b"origin") in self.allowed_origins:
            await self.cross_origin(scope, receive, with_security_headers(send))
        else:
            await self.handle_http(scope, receive, with_security_headers(send))

    async def handle_http(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Reject a request of another origin or with too large a body, and pass others on."""
        if scope["method"] not in ("GET", "HEAD") and not origin_allowed(
            header(scope, b"origin"), header(scope, b"host"), self.allowed_origins
        ):
            await send_problem(send, 403, OTHER_ORIGIN)
            return
        size = header(scope, b"content-length")
        max_bytes = MAX_RECORD_BYTES if scope["path"] in PATHS_WITH_RECORDS else MAX_BODY_BYTES
        if size is not None and (not size.isdecimal() or len(size) > MAX_LENGTH_DIGITS or int(size) > max_bytes):
            refusal = Refusal("too_large", most=max_bytes // 1024)
            await send_problem(send, 413, problem_of(refusal, browser_language(Request(scope))))
            return
        await self.app(scope, receive, send)
