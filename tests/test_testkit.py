"""Where helpers live: in `testkit/`, not among the tests, and nothing that is not a test imports from `tests/`."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
# What each folder may not import from the others at the top of the repository.
FORBIDDEN = {
    "benchmarks": {"tests"},
    "examples": {"benchmarks", "testkit", "tests", "tools"},
    "src": {"benchmarks", "testkit", "tests", "tools"},
    "testkit": {"benchmarks", "tests", "tools"},
    "tools": {"tests"},
}


def roots_of_imports(path: Path) -> set[str]:
    """The first parts of the names of all modules that a file imports, wherever in the file."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.split(".")[0])
    return found


@pytest.mark.parametrize("folder", FORBIDDEN)
def test_nothing_but_a_test_imports_tests(folder: str) -> None:
    files = sorted((ROOT / folder).rglob("*.py"))
    assert files
    wrong = {path.relative_to(ROOT).as_posix(): roots_of_imports(path) & FORBIDDEN[folder] for path in files}
    assert {name: roots for name, roots in wrong.items() if roots} == {}


def test_no_helper_module_is_left_among_the_tests() -> None:
    files = [path.relative_to(ROOT / "tests") for path in (ROOT / "tests").rglob("*") if path.is_file()]
    files = [path for path in files if path.parts[0] != "golden" and "__pycache__" not in path.parts]
    allowed = ("__init__.py", "conftest.py")
    assert [path.as_posix() for path in files if path.name not in allowed and not path.match("test_*.py")] == []
