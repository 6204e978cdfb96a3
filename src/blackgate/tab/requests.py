"""Requests as the page sends them: the same methods, paths, headers and bodies as over HTTP."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar
from urllib.parse import parse_qsl, unquote, urlsplit

from blackgate.tab.outcome import Response
from blackgate.tables.api.problems import NOT_FOUND, WRONG_METHOD, problem_of, status_of
from blackgate.tables.api.requests import JSON, MAX_BODY_BYTES, browser_language, decode_body, require_json, require_size
from blackgate.tables.commands import Refusal
from blackgate.tables.encoding import encode
from blackgate.tables.steps import Steps
from blackgate.tables.wire import Problem

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Request:
    """A request of the page: method, path, query, headers and body."""

    method: str
    path: str
    query_params: Mapping[str, str]
    headers: Mapping[str, str]
    body: bytes
    path_params: Mapping[str, Any] = field(default_factory=dict)

    @classmethod
    def parse(cls, method: str, target: str, headers: Mapping[str, str], body: bytes) -> "Request":
        """Return a request; its target is a path with a query string."""
        split = urlsplit(target)
        query = dict(parse_qsl(split.query, keep_blank_values=True))
        named = {name.lower(): value for name, value in headers.items()}
        return cls(method, split.path, query, named, body)

    def json(self, wire_type: type[T]) -> T:
        """Return the body as a wire type."""
        require_json(self)
        require_size(len(self.body), MAX_BODY_BYTES)
        return decode_body(self.body, wire_type)


Handler = Callable[[Request], Response | Steps[Response]]
Routes = Mapping[tuple[str, str], Handler]  # by method and path


class Router:
    """Finds the handler of a request."""

    def __init__(self, routes: Routes) -> None:
        self.routes: Final = [(method, pattern_of(path), handler) for (method, path), handler in routes.items()]

    def respond(self, request: Request) -> Steps[Response]:
        """Return the response to a request, an error if it is refused. What it needs is known in its first step."""
        lang = browser_language(request)
        methods: set[str] = set()
        for method, pattern, handler in self.routes:
            found = pattern.fullmatch(request.path)
            if found is None:
                continue
            methods.add(method)
            if method == request.method:
                parts = {name: unquote(part) for name, part in found.groupdict().items()}
                try:
                    answer = handler(with_parts(request, parts))
                    return answer if isinstance(answer, Response) else (yield from answer)
                except Refusal as refusal:
                    return refusal_response(refusal, lang)
        return problem_response(WRONG_METHOD, 405) if methods else problem_response(NOT_FOUND, 404)


def pattern_of(path: str) -> re.Pattern[str]:
    """Return the pattern of a path such as `/api/tables/{table}`."""
    return re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", path))


def with_parts(request: Request, parts: Mapping[str, str]) -> Request:
    """Return a request with the parts of its path."""
    return Request(request.method, request.path, request.query_params, request.headers, request.body, parts)


def json_response(message: Any, status: int = 200) -> Response:
    """Return a wire type as JSON."""
    return encoded_json(encode(message), status)


def encoded_json(data: bytes, status: int = 200) -> Response:
    """Return JSON that is encoded already."""
    return Response(status, {"content-type": JSON}, data)


def refusal_response(refusal: Refusal, lang: str) -> Response:
    """Return a refusal as an error response."""
    return problem_response(problem_of(refusal, lang), status_of(refusal))


def problem_response(problem: Problem, status: int) -> Response:
    """Return an error response."""
    return json_response(problem, status)
