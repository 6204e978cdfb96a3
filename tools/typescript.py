"""Generate `client/src/wire.ts` and `docs/wire.schema.json`, the types of all messages, from `tables/wire/`.

`python tools/typescript.py` writes them, `--check` only checks that they are up to date. The types follow these rules:

- a field that a client may leave out has a `?`; a field of the server has one only if it is sometimes not sent;
- a message has its name under `t`, so that `switch (message.t)` narrows the type;
- a comment behind a field in `tables/wire/` becomes its doc comment here.
"""

import argparse
import inspect
import json
import re
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct, UnsetType

from blackgate.service.http import openapi
from blackgate.service.http.api import api_specs
from blackgate.service.http.openapi import Spec
from blackgate.tables import wire

ROOT = Path(__file__).resolve().parents[1]
TYPES = ROOT / "client" / "src" / "wire.ts"
SCHEMA = ROOT / "docs" / "wire.schema.json"
HEADER = "// Made from src/blackgate/tables/wire/ by tools/typescript.py: change that, and run it again."

PRIMITIVES: dict[Any, str] = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}
# In Python a patch is any object; for a client it is a partial type.
PATCHES = {"info": "Partial<TableInfo>", "public": "PublicPatch", "own": "Partial<Own>"}
HELPERS = """\
/** A part of a request of which everything may be left out. */
export type Sparse<T> = T extends object ? { [K in keyof T]?: Sparse<T[K]> } : T;

/** What changed of `Public`, as whole new values; of `players` only the fields that changed, by seat, unless it is a list. */
export type PublicPatch = Partial<Omit<Public, "players">> & {
  players?: PlayerView[] | Record<string, Partial<PlayerView>>;
};"""


# --- types -----------------------------------------------------------------------------
def structs() -> list[type[Struct]]:
    """Return every type of `wire`, in the order of its modules."""
    kinds = [
        kind for module in wire.MODULES for kind in vars(module).values() if getattr(kind, "__module__", "") == module.__name__
    ]
    return [kind for kind in kinds if inspect.isclass(kind) and issubclass(kind, Struct)]


def named_choices() -> dict[Any, str]:
    """Return the named literal types, such as Strength and Language."""
    return {kind: name for name, kind in vars(wire.values).items() if get_origin(kind) is Literal}


def specs() -> list[Spec]:
    """Return the endpoints of the HTTP API."""
    return api_specs()


def with_nested(kinds: Iterable[Any]) -> set[type[Struct]]:
    """Return these types and all types of their fields."""
    found: set[type[Struct]] = set()
    waiting = list(kinds)
    while waiting:
        kind = waiting.pop()
        waiting += get_args(kind)
        if inspect.isclass(kind) and issubclass(kind, Struct) and kind not in found:
            found.add(kind)
            waiting += get_type_hints(kind).values()
    return found


REQUEST_TYPES = with_nested([wire.FromClient, *(spec.body for spec in specs())])
RESPONSE_TYPES = with_nested([wire.FromServer, wire.Problem, *(spec.reply for spec in specs())])


# --- TypeScript --------------------------------------------------------------------------------
def typescript() -> str:
    """Return the whole file."""
    choices = [f"export type {name} = {union(map(literal, get_args(kind)))};" for kind, name in named_choices().items()]
    parts = [HEADER, *choices, HELPERS, *map(interface, structs())]
    parts += [messages("FromClient", wire.FromClient, "What a client may say on a socket.")]
    parts += [messages("FromServer", wire.FromServer, "What the server says on a socket.")]
    parts += [addresses()]
    return "\n\n".join(parts) + "\n"


def interface(kind: type[Struct]) -> str:
    """Return the interface of a type, with its fields in order."""
    tag = kind.__struct_config__.tag
    lines = [comment(inspect.getdoc(kind) or ""), f"export interface {kind.__name__} {{"]
    if tag is not None:
        lines.append(f"  {kind.__struct_config__.tag_field}: {literal(tag)};")
    remarks = remarks_of(kind)
    hints = get_type_hints(kind, include_extras=True)
    for field in msgspec.structs.fields(kind):
        if field.name in remarks:
            lines.append("  " + comment(remarks[field.name]))
        lines.append(f"  {field.name}{optional_mark(kind, field)}: {field_type(kind, field.name, hints[field.name])};")
    return "\n".join([*lines, "}"])


def optional_mark(kind: type[Struct], field: msgspec.structs.FieldInfo) -> str:
    """Return a question mark for an optional field. Types used in both directions are written as the server sends them."""
    hint = get_type_hints(kind)[field.name]
    may_miss = UnsetType in get_args(hint) if kind in RESPONSE_TYPES else not field.required
    return "?" if may_miss else ""


def field_type(kind: type[Struct], name: str, hint: Any) -> str:
    """Return the type of a field."""
    if kind in (wire.News, wire.Frame) and name in PATCHES:
        return PATCHES[name]
    text = type_text(hint)
    return f"Sparse<{text}>" if kind not in RESPONSE_TYPES and hint in RESPONSE_TYPES & REQUEST_TYPES else text


def type_text(hint: Any) -> str:
    """Return a type in TypeScript."""
    origin, inner = get_origin(hint), get_args(hint)
    named = named_choices() | PRIMITIVES
    if hint in named:
        return named[hint]
    if origin is Annotated:
        return type_text(inner[0])
    if origin is Literal:
        return union(map(literal, inner))
    if origin in (Union, UnionType):
        return union(type_text(one) for one in inner if one is not UnsetType)
    if origin in (list, dict):
        return f"{'Array' if origin is list else 'Record'}<{', '.join(map(type_text, inner))}>"
    return str(hint.__name__)


def union(kinds: Iterable[str]) -> str:
    """Return a union type without duplicates."""
    return " | ".join(dict.fromkeys(kinds))


def literal(word: Any) -> str:
    """Return a literal type."""
    return json.dumps(word)


def comment(text: str) -> str:
    """Return a doc comment on one line."""
    return f"/** {text.strip()} */"


@cache
def remarks_of(kind: type[Struct]) -> dict[str, str]:
    """Return the comments behind the fields of a type."""
    found = re.findall(r"^    (\w+): .*?  # (.*)$", inspect.getsource(kind), re.MULTILINE)
    return {name: text[0].upper() + text[1:] + "." for name, text in found}


def messages(name: str, kinds: Any, text: str) -> str:
    """Return a union type of messages, which differ in `t`."""
    members = "".join(f"\n  | {kind.__name__}" for kind in get_args(kinds))
    return f"{comment(text)}\nexport type {name} ={members};"


def addresses() -> str:
    """Return the interface of the HTTP API: body and reply of each endpoint."""
    lines = [
        comment("HTTP: by method and address, the body that is sent and the one that comes back (`Problem`, if not)."),
        "export interface Http {",
    ]
    for spec in specs():
        body = "string" if spec.body_media_type else "undefined" if spec.body is None else spec.body.__name__
        plain = (
            "string"
            if spec.media_type == "application/x-ndjson"
            else "unknown"
            if spec.media_type != "application/json"
            else "undefined"
        )
        reply = plain if spec.reply is None else spec.reply.__name__
        lines += ["  " + comment(f"{spec.summary}." + (f" Key: {spec.key}." if spec.key else ""))]
        lines += [f"  {literal(f'{spec.method} {spec.path}')}: {{ body: {body}; reply: {reply} }};"]
    return "\n".join([*lines, "}"])


# --- files -------------------------------------------------------------------------------------
def schema() -> str:
    """Return the JSON Schema of the messages."""
    return json.dumps(openapi.messages(), indent=2, ensure_ascii=False) + "\n"


def files() -> dict[Path, str]:
    """Return the generated files with their texts."""
    return {TYPES: typescript(), SCHEMA: schema()}


def main() -> int:
    """Write the files, or check them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is not up to date")
    only_check = parser.parse_args().check
    stale = [path for path, text in files().items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path in stale:
        if not only_check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(files()[path], encoding="utf-8")
        print(f"{path.relative_to(ROOT)} {'is not up to date: run python tools/typescript.py' if only_check else 'written'}")
    return 1 if stale and only_check else 0


if __name__ == "__main__":
    sys.exit(main())
