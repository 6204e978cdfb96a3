"""Groups of routes. A method with the decorator `@route` handles one URL and describes it for the OpenAPI document."""

import re
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from blackgate.service.http.openapi import Spec

Handler = Callable[[Request], Awaitable[Response]]
Method = TypeVar("Method", bound=Callable[..., Awaitable[Response]])


def route(
    method: str, path: str, summary: str, reply: Any = None, body: Any = None, **options: Any
) -> Callable[[Method], Method]:
    """Mark a method of a `RouteGroup` as the handler of a URL; `options` are further fields of `Spec`."""
    spec = Spec(method, path, summary, reply, body, parameters=tuple(re.findall(r"{(\w+)}", path)), **options)

    def mark(handler: Method) -> Method:
        handler.spec = spec  # type: ignore[attr-defined]
        return handler

    return mark


class RouteGroup:
    """A class whose methods handle routes."""

    @classmethod
    def specs(cls) -> dict[str, Spec]:
        """Return the descriptions of all routes, by the name of the method, in the order of definition."""
        return {name: method.spec for name, method in vars(cls).items() if hasattr(method, "spec")}

    def routes(self) -> list[tuple[Spec, Handler]]:
        """Return all routes with their handlers."""
        return [(spec, getattr(self, name)) for name, spec in self.specs().items()]
