"""The OpenAPI document of the HTTP API, and the JSON Schema of WebSocket messages, both generated from `tables/wire/`."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

import blackgate
from blackgate.tables import wire
from blackgate.texts import LANGUAGES

REF = "#/components/schemas/{name}"
MESSAGE_TYPES = {"client": wire.FromClient, "server": wire.FromServer}
PROBLEMS = {
    400: "The body or a parameter is invalid.",
    401: "A key is required.",
    403: "The key, or the origin of the page, does not permit this.",
    404: "There is no such table, seat, code or pack.",
    409: "This is not possible, or not now: the text says why.",
    413: "The body is larger than 16 KB, or a record larger than 2 MB.",
    415: "The body must be JSON; a record must be JSON Lines.",
    422: "The record is invalid: the text says why, `line` where.",
    429: "Too many requests: `retry_ms` says when to try again.",
    503: "The database is down, or this server is about to stop.",
}


@dataclass(frozen=True, slots=True)
class Spec:
    """The description of one route."""

    method: str
    path: str
    summary: str
    reply: Any
    body: Any = None
    key: str = ""  # the role whose key is required
    key_required: bool = True  # at every table
    status: int = 200
    media_type: str = "application/json"
    problems: tuple[int, ...] = ()  # HTTP statuses, besides those that follow from the other fields
    parameters: tuple[str, ...] = ()  # of the path
    query: tuple[str, ...] = ()  # parameters of the query string, all optional
    body_media_type: str = ""  # of a body that is not JSON


PARAMETERS: dict[str, dict[str, Any]] = {
    "pack": {"type": "string", "minLength": 1, "maxLength": 80, "pattern": "^[A-Za-z0-9_:.-]+$"},
    "table": {"type": "string", "minLength": 1, "maxLength": 40, "pattern": "^[A-Za-z0-9_-]+$"},
    "code": {"type": "string", "pattern": "^[A-Za-z]{5}$"},
    "seat": {"type": "integer", "minimum": 0, "maximum": 5},
    "as": {"type": "string", "pattern": "^([0-5]|watch|all)$"},
    "lang": {"type": "string", "enum": list(LANGUAGES)},
    "since": {"type": "integer", "minimum": 0, "maximum": 1_000_000},
}


def openapi(specs: Sequence[Spec]) -> dict[str, Any]:
    """Return the document of /openapi.json."""
    types = [wire_type for spec in specs for wire_type in (spec.reply, spec.body) if wire_type is not None]
    _, components = msgspec.json.schema_components([*types, wire.Problem], ref_template=REF)
    paths: dict[str, Any] = {}
    for spec in specs:
        paths.setdefault(spec.path, {})[spec.method.lower()] = operation(spec)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Blackgate", "version": blackgate.__version__, "description": "Tables of Dig Your Way Out."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
        },
    }


def operation(spec: Spec) -> dict[str, Any]:
    """Return the OpenAPI operation of a route."""
    good: dict[str, Any] = {"description": "Done."}
    if spec.reply is not None:
        good["content"] = {spec.media_type: {"schema": schema(spec.reply)}}
    elif spec.media_type != "application/json":
        good["content"] = {spec.media_type: {"schema": {"type": "object" if spec.media_type.endswith("+json") else "string"}}}
    replies: dict[str, Any] = {str(spec.status): good}
    for status in problems(spec):
        content = {"application/json": {"schema": schema(wire.Problem)}}
        replies[str(status)] = {"description": PROBLEMS[status], "content": content}
    found: dict[str, Any] = {"summary": spec.summary, "operationId": operation_id(spec), "responses": replies}
    if spec.parameters or spec.query:
        found["parameters"] = [
            *({"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]} for name in spec.parameters),
            *({"name": name, "in": "query", "required": False, "schema": PARAMETERS[name]} for name in spec.query),
        ]
    if spec.body is not None:
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema(spec.body)}}}
    if spec.body_media_type:
        found["requestBody"] = {"required": True, "content": {spec.body_media_type: {"schema": {"type": "string"}}}}
    if spec.key:
        found["security"] = [{"key": []}] if spec.key_required else [{"key": []}, {}]
    return found


def problems(spec: Spec) -> list[int]:
    """Return the HTTP statuses with which a route can fail."""
    found = {429, 503, *spec.problems}
    if spec.body is not None or spec.body_media_type:
        found |= {400, 413, 415}
    if spec.query:
        found |= {400}
    if spec.method != "GET":
        found |= {403}
    if spec.parameters:
        found |= {404}
    if spec.key:
        found |= {401, 403}
    return sorted(found)


def operation_id(spec: Spec) -> str:
    """Return a name for generated clients."""
    words = [word.strip("{}") for word in spec.path.split("/") if word and word != "api"]
    return "_".join([spec.method.lower(), *words])


def schema(wire_type: Any) -> dict[str, Any]:
    """Return a reference to a type."""
    (found,), _ = msgspec.json.schema_components([wire_type], ref_template=REF)
    return found


def messages() -> dict[str, Any]:
    """Return the JSON Schema of WebSocket messages, those of the client under `client`, of the server under `server`."""
    found, components = msgspec.json.schema_components(list(MESSAGE_TYPES.values()), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of a Blackgate socket",
        **dict(zip(MESSAGE_TYPES, found, strict=True)),
        "$defs": components,
    }
