"""The messages of a language, from its Fluent files: split when the language is loaded, parsed when they are first needed.

A language has about a thousand messages, and parsing all of them takes a third of a second. In a browser tab it would take
seconds, so the static edition has a file with messages that are parsed already (`tools/static_edition/texts.py`).
"""

import pickle
import re
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple, cast

from fluent.syntax import FluentParser
from fluent.syntax.ast import EntryType

PARSED = "parsed.pickle"
START = re.compile(r"\n(?=-?[A-Za-z][\w-]*[ \t]*=)")  # before a message or a term
NAME = re.compile(r"-?[A-Za-z][\w-]*")
MENTIONED = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")  # a reference to another message or to a term

Message = str | bytes  # its source, or parsed and pickled


class ParsedMessage(NamedTuple):
    """A message as Fluent needs it, and the names of those it refers to."""

    entries: list[EntryType]
    mentioned: list[str]


def read_folder(folder: Path) -> dict[str, Message]:
    """Return the messages of a language by their names, from the files in its folder."""
    parsed = folder / PARSED
    if parsed.exists():
        return cast(dict[str, Message], pickle.loads(parsed.read_bytes()))
    found: dict[str, Message] = {}
    for file in sorted(folder.glob("*.ftl")):
        found |= split(file.read_text(encoding="utf-8"))
    return found


def split(text: str) -> dict[str, str]:
    """Return the sources of the messages in a Fluent file by their names."""
    return {found[0]: source for source in START.split(text) if (found := NAME.match(source))}


def parse(message: Message) -> ParsedMessage:
    """Return a message as Fluent needs it."""
    if isinstance(message, bytes):
        return ParsedMessage(*pickle.loads(message))
    return ParsedMessage(FluentParser(with_spans=False).parse(message).body, MENTIONED.findall(message))


def dump_parsed(texts: Iterable[str]) -> bytes:
    """Return the content of a file with the parsed messages of Fluent files."""
    sources = {name: source for text in texts for name, source in split(text).items()}
    return pickle.dumps({name: pickle.dumps(tuple(parse(source))) for name, source in sources.items()})
