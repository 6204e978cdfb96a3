"""All texts for players of a language, as passages of plain text: the messages, the rulebook and the players' page."""

import re
from dataclasses import dataclass
from functools import cache
from itertools import chain
from pathlib import Path

from fluent.syntax import FluentParser, ast

import blackgate
from testkit.doc_pages import SPAN, page

TEXTS = Path(blackgate.__file__).parent / "texts"
VALUE = "\N{OBJECT REPLACEMENT CHARACTER}"  # stands for what the program inserts, and for code
CODE = re.compile(
    r"\w+://\S+"  # addresses
    r"|\.venv/\S+"
    r"|--[a-z][\w-]*(?: [a-z]+,[a-z]+)?"  # options of commands, with a list of bots
    r"|\w+\.py:\w+|warden:\w+\.bin"  # classes of bots, and networks
    r"|\bbot:(?=\W?[»”“])"  # the beginning of names of bots
    r"|\b\d(?:,\d)+|\b2-6\b"  # numbers of players as they are typed
    r"|(?<=, )\?|(?<=\| )\?"  # the question mark as a command and as a key
)
PACK_VALUE = re.compile(r'"[^"\s]+"')  # in the messages about mistakes in packs
MARKUP = re.compile(r"!(?=\[)|\]\([^)]*\)|^\[[^\]]+\]: .*|^\|[-:|]+\|$", re.MULTILINE)  # pictures, targets, rules of tables


@dataclass(frozen=True)
class Passage:
    """One reading of a message or attribute, or one line of a page, without code and with VALUE for inserted values."""

    where: str
    text: str


def readings(pattern: ast.Pattern) -> list[str]:
    """Return the texts that a pattern can become: every variant occurs in one of them, others are the default."""
    parts: list[list[str]] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append([element.value])
        elif isinstance(element.expression, ast.StringLiteral):
            parts.append([element.expression.parse()["value"]])
        elif isinstance(element.expression, ast.SelectExpression):
            variants = sorted(element.expression.variants, key=lambda variant: not variant.default)
            parts.append(list(chain.from_iterable(readings(variant.value) for variant in variants)))
        else:
            parts.append([VALUE])
    usual = [part[0] for part in parts]
    others = ([*usual[:at], other, *usual[at + 1 :]] for at, part in enumerate(parts) for other in part[1:])
    return ["".join(usual), *map("".join, others)]


def passages_of_message(entry: ast.Message | ast.Term, where: str) -> list[Passage]:
    named = [(where, entry.value), *((f"{where}.{one.id.name}", one.value) for one in entry.attributes)]
    found = [Passage(name, CODE.sub(VALUE, text)) for name, pattern in named if pattern is not None for text in readings(pattern)]
    if entry.id.name.startswith("expected-"):
        return [Passage(one.where, PACK_VALUE.sub(VALUE, one.text)) for one in found]
    return found


@cache
def messages(language: str) -> tuple[Passage, ...]:
    """The passages of the message files of a language."""
    found: list[Passage] = []
    for file in sorted((TEXTS / language).glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term):
                found += passages_of_message(entry, f"{language}/{file.name} {entry.id.name}")
    return tuple(found)


def passages_of_page(name: str) -> list[Passage]:
    prose = MARKUP.sub("", CODE.sub(VALUE, SPAN.sub(VALUE, page(name).prose)))
    return [Passage(f"docs/{name}", line.strip()) for line in prose.splitlines() if line.strip()]


@cache
def passages(language: str) -> tuple[Passage, ...]:
    """All passages of a language."""
    rules = "rules.md" if language == "en" else f"rules.{language}.md"
    return (*messages(language), *passages_of_page(rules), *passages_of_page(f"play/{language}.md"))
