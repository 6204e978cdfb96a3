"""The rulebook that is shipped with the app: docs/rules.md, clause by clause."""

import re
from functools import lru_cache
from pathlib import Path

SHIPPED = Path(__file__).parent / "rules.md"
IN_CHECKOUT = Path(__file__).parents[2] / "docs" / "rules.md"
CLAUSE = re.compile(r"^(?:[-*] )?\*\*(\d+\.\d+)\*\*\s*(.*)$")


@lru_cache(maxsize=1)
def rules_text() -> str:
    """All of it."""
    path = SHIPPED if SHIPPED.exists() else IN_CHECKOUT
    return path.read_text(encoding="utf-8")


@lru_cache(maxsize=1)
def clauses() -> dict[str, str]:
    """Every clause by its number, with the lines that belong to it."""
    found: dict[str, list[str]] = {}
    current: list[str] | None = None
    for line in rules_text().splitlines():
        match = CLAUSE.match(line)
        if match:
            current = found.setdefault(match[1], [])
            current.append(f"{match[1]} {match[2]}")
        elif line.startswith("#"):
            current = None
        elif current is not None:
            current.append(line)
    return {number: "\n".join(lines).strip() for number, lines in found.items()}


def clause_text(number: str) -> str | None:
    """One clause, or None."""
    return clauses().get(number)
