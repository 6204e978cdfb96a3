"""Modules and functions of `src/` are short."""

import ast
from pathlib import Path

import pytest

import blackgate

SOURCE = Path(blackgate.__file__).parent
MODULES = sorted(SOURCE.rglob("*.py"))
MOST_LINES = 400
MOST_LINES_OF_A_FUNCTION = 60
REASON = "# Long because"  # a function that must be longer says why, in a comment that begins like this


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_module_is_long_and_no_function_is_without_a_reason(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    assert len(lines) <= MOST_LINES, f"{path.relative_to(SOURCE)} has {len(lines)} lines: split it"
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            body = lines[node.lineno - 1 : node.end_lineno]
            long = len(body) > MOST_LINES_OF_A_FUNCTION
            assert not long or any(REASON in line for line in body), f"{node.name} has {len(body)} lines: split it or say why"
