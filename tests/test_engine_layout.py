"""Only compiled code uses the layout of the table's numbers; everything else reads `view.state`."""

import ast
from fnmatch import fnmatch
from pathlib import Path

import pytest

import blackgate
from testkit.doc_pages import ROOT
from tools.compile_hook import COMPILED

PACKAGE = Path(blackgate.__file__).parent
ROWS = {"table", "knowledge", "recall", "looked"}  # names of objects with a row of numbers, `cells`


def compiled(path: Path) -> bool:
    """Return whether a file of the package is compiled."""
    name = f"blackgate/{path.relative_to(PACKAGE).as_posix()}"
    return any(fnmatch(name, pattern) for pattern in COMPILED)


def uses_layout(source: str) -> list[str]:
    """Return imports of `engine.layout` or `engine.frames`, and reads of a row of numbers."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [f"{node.module}.{alias.name}" for alias in node.names] + [node.module]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            names = []
        found += [name for name in names if name in ("blackgate.engine.layout", "blackgate.engine.frames")]
        if isinstance(node, ast.Attribute) and node.attr == "cells":
            owner = node.value
            name = owner.attr if isinstance(owner, ast.Attribute) else owner.id if isinstance(owner, ast.Name) else ""
            found += [f"{name}.cells"] if name in ROWS else []
    return found


INTERPRETED = [path for path in sorted(PACKAGE.rglob("*.py")) if not compiled(path)]


@pytest.mark.parametrize("path", INTERPRETED, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_interpreted_code_does_not_know_the_layout(path: Path) -> None:
    found = uses_layout(path.read_text(encoding="utf-8"))
    assert found == []


@pytest.mark.parametrize("folder", ["tools", "benchmarks", "examples"])
def test_tools_and_examples_do_not_know_the_layout(folder: str) -> None:
    for path in sorted((ROOT / folder).rglob("*.py")):
        assert uses_layout(path.read_text(encoding="utf-8")) == [], path.name
