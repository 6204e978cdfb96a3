"""All routes of the API together, with rate limits and error responses."""

from collections.abc import Sequence

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from blackgate.service.asgi import client_address
from blackgate.service.http.lobby_routes import LobbyRoutes
from blackgate.service.http.openapi import Spec
from blackgate.service.http.privacy_routes import PrivacyRoutes
from blackgate.service.http.record_routes import RecordRoutes
from blackgate.service.http.replay_routes import ReplayRoutes
from blackgate.service.http.responses import refusal_response, too_many_requests
from blackgate.service.http.routing import Handler, RouteGroup
from blackgate.service.http.schema_routes import SchemaRoutes
from blackgate.service.http.server_routes import ServerRoutes
from blackgate.service.http.table_routes import TableRoutes
from blackgate.service.process_state import ProcessState
from blackgate.service.security.rate_limiter import RateLimiter
from blackgate.tables.api.requests import browser_language
from blackgate.tables.commands import Refusal

GROUPS: Sequence[type[RouteGroup]] = (
    ServerRoutes,
    LobbyRoutes,
    TableRoutes,
    PrivacyRoutes,
    RecordRoutes,
    ReplayRoutes,
    SchemaRoutes,
)


def api_specs() -> list[Spec]:
    """Return the descriptions of all routes."""
    return [spec for group in GROUPS for spec in group.specs().values()]


def api_handlers(groups: Sequence[RouteGroup], limiter: RateLimiter, process: ProcessState) -> dict[str, dict[str, Handler]]:
    """Return the handlers of all routes, by path and method."""
    handlers: dict[str, dict[str, Handler]] = {}
    for group in groups:
        for spec, handler in group.routes():
            handlers.setdefault(spec.path, {})[spec.method] = guarded(handler, limiter, process)
    return handlers


def guarded(handler: Handler, limiter: RateLimiter, process: ProcessState) -> Handler:
    """Return a handler with a rate limit, which turns refusals into error responses."""

    async def handle(request: Request) -> Response:
        lang = browser_language(request)
        try:
            wait = limiter.check(client_address(request.scope))
            if wait:
                return too_many_requests(wait, lang)
            if process.draining and request.method != "GET":
                return refusal_response(Refusal("draining"), lang)
            return await handler(request)
        except Refusal as refusal:
            return refusal_response(refusal, lang)
        except ClientDisconnect:  # it does not get this response
            return refusal_response(Refusal("bad_message"), lang)

    return handle
