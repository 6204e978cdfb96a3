"""The route of the JSON Schema of WebSocket messages."""

from starlette.requests import Request
from starlette.responses import Response

from blackgate.service.http import openapi
from blackgate.service.http.routing import RouteGroup, route
from blackgate.tables.encoding import encode

SCHEMA_JSON = "application/schema+json"


class SchemaRoutes(RouteGroup):
    """Schemas for authors of clients."""

    @route("GET", "/api/messages", "JSON Schema of the socket's messages", media_type=SCHEMA_JSON)
    async def messages(self, request: Request) -> Response:
        """Return the JSON Schema."""
        return Response(encode(openapi.messages()), media_type=SCHEMA_JSON)
