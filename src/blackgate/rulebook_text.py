"""Reads the rulebook (docs/rules.md and its translations): whole, by clause, or by chapter."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from typing import Literal

from blackgate.texts import LANGUAGES

SHIPPED = Path(__file__).parent
IN_CHECKOUT = Path(__file__).parents[2] / "docs"
CLAUSE = re.compile(r"^(?:[-*] )?\*\*(\d+\.\d+)\*\*\s*(.*)$")
CHAPTER = re.compile(r"^##? (?:(\d+) )?(.*)$")
HEADING = "### "
TABLE_DELIMITER = re.compile(r"^\|[-:| ]+\|$")  # the line between the head and the rows of a table


@dataclass(frozen=True, slots=True)
class Clause:
    """A rule with its number."""

    number: str
    text: str
    kind: Literal["clause"] = "clause"


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph without a number."""

    text: str
    kind: Literal["text"] = "text"


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading above clauses."""

    text: str
    kind: Literal["heading"] = "heading"


@dataclass(frozen=True, slots=True)
class Table:
    """A table of the rulebook: its head and its rows."""

    head: list[str]
    rows: list[list[str]]
    kind: Literal["table"] = "table"


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter with its number; 0 is the text before the first one."""

    number: int
    title: str
    parts: list[Clause | Paragraph | Heading | Table] = field(default_factory=list)


def rulebook_language(lang: str) -> str:
    """Return the language in which a reader gets the rulebook: their own, or English if there is no translation."""
    return lang if lang in LANGUAGES and file_in(lang) is not None else "en"


def file_in(lang: str) -> Path | None:
    """Return the file of the rulebook, in an installed package or in a checkout."""
    name = "rules.md" if lang == "en" else f"rules.{lang}.md"
    return next((folder / name for folder in (SHIPPED, IN_CHECKOUT) if (folder / name).exists()), None)


@lru_cache(maxsize=len(LANGUAGES))
def rules_text(lang: str = "en") -> str:
    """Return the whole rulebook as Markdown."""
    path = file_in(rulebook_language(lang))
    if path is None:
        raise FileNotFoundError(SHIPPED / "rules.md")
    return path.read_text(encoding="utf-8")


@lru_cache(maxsize=len(LANGUAGES))
def clauses(lang: str = "en") -> dict[str, str]:
    """Return all clauses by number."""
    found: dict[str, list[str]] = {}
    current: list[str] | None = None
    for line in rules_text(lang).splitlines():
        match = CLAUSE.match(line)
        if match:
            current = found.setdefault(match[1], [])
            current.append(f"{match[1]} {match[2]}")
        elif line.startswith("#"):
            current = None
        elif current is not None:
            current.append(line)
    return {number: "\n".join(lines).strip() for number, lines in found.items()}


def clause_text(number: str, lang: str = "en") -> str | None:
    """Return one clause, or None."""
    return clauses(lang).get(number)


@lru_cache(maxsize=len(LANGUAGES))
def chapters(lang: str = "en") -> list[Chapter]:
    """Return the chapters; texts keep their inline Markdown."""
    found: list[Chapter] = []
    for block in blocks(rules_text(lang)):
        title = CHAPTER.match(block[0])
        if title:
            found.append(Chapter(int(title[1] or 0), title[2]))
        else:
            found[-1].parts.append(parse_block(block))
    return found


def blocks(text: str) -> Iterator[list[str]]:
    """Yield blocks of lines between blank lines."""
    for empty, lines in groupby(text.splitlines(), key=lambda line: not line.strip()):
        if not empty:
            yield list(lines)


def parse_block(block: list[str]) -> Clause | Paragraph | Heading | Table:
    """Return the clause, paragraph, heading or table that a block is."""
    if block[0].startswith(HEADING):
        return Heading(block[0].removeprefix(HEADING))
    if len(block) > 1 and TABLE_DELIMITER.match(block[1]):
        head, _, *rows = block
        return Table(cells(head), [cells(row) for row in rows])
    text = " ".join(line.strip() for line in block)
    clause = CLAUSE.match(text)
    return Clause(clause[1], clause[2]) if clause else Paragraph(text)


def cells(row: str) -> list[str]:
    """Return the cells of a row of a table."""
    return [cell.strip() for cell in row.strip().removeprefix("|").removesuffix("|").split("|")]
