"""Test helpers live in `testkit/`: nothing imports from `tests/`, not even other tests."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
# The top-level folders that the files of a folder may not import.
FORBIDDEN = {
    "benchmarks": {"tests"},
    "examples": {"benchmarks", "testkit", "tests", "tools"},
    "src": {"benchmarks", "testkit", "tests", "tools"},
    "testkit": {"benchmarks", "tests", "tools"},
    "tests": {"tests"},
    "tools": {"tests"},
}
IMPORT_IN_PROGRAM = re.compile(r"\bfrom (\w+)[\w.]* import ", re.MULTILINE)


def roots_of_imports(path: Path) -> set[str]:
    """Return the top-level names of all modules that a file imports, also in programs within its strings."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.split(".")[0])
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found |= set(IMPORT_IN_PROGRAM.findall(node.value))
    return found


@pytest.mark.parametrize("folder", FORBIDDEN)
def test_imports_between_folders_are_allowed(folder: str) -> None:
    files = sorted((ROOT / folder).rglob("*.py"))
    assert files
    wrong = {path.relative_to(ROOT).as_posix(): roots_of_imports(path) & FORBIDDEN[folder] for path in files}
    assert {name: roots for name, roots in wrong.items() if roots} == {}


def test_no_helper_module_is_left_among_the_tests() -> None:
    files = [path.relative_to(ROOT / "tests") for path in (ROOT / "tests").rglob("*") if path.is_file()]
    files = [path for path in files if path.parts[0] != "golden" and "__pycache__" not in path.parts]
    allowed = ("__init__.py", "conftest.py")
    assert [path.as_posix() for path in files if path.name not in allowed and not path.match("test_*.py")] == []
