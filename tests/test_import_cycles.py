"""No import cycles in the library, not even by imports inside a function or for type checkers only."""

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import blackgate

SOURCE = Path(blackgate.__file__).parent
# Imports within functions: (importer, imported) whose libraries belong to an optional extra, or take a second to import and are
# needed by few commands. They count for cycles too.
OPTIONAL = {
    ("blackgate.cli.serve", "blackgate.service"),
    ("blackgate.learn.command", "blackgate.learn"),
    ("blackgate.lab.adaptation", "blackgate.learn"),
    ("blackgate.cli.missing_parts", "blackgate.service.http"),
    ("blackgate.service.app", "blackgate.service.redis_wakeup_bus"),
    ("blackgate.bots.policy_file", "blackgate.bots.kernel_layers"),
}
Graph = dict[str, set[str]]


def modules(source: Path) -> dict[str, Path]:
    """Return the modules of a package by their full names."""
    found = {}
    for path in sorted(source.rglob("*.py")):
        parts = path.relative_to(source.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imported(statement: ast.AST, known: dict[str, Path]) -> set[str]:
    """Return the modules of the package that one statement imports; `from package import module` means the module."""
    if isinstance(statement, ast.Import):
        return {alias.name for alias in statement.names} & known.keys()
    if not isinstance(statement, ast.ImportFrom):
        return set()
    assert statement.level == 0, f"line {statement.lineno}: imports name the whole path"
    whole = {f"{statement.module}.{alias.name}": statement.module or "" for alias in statement.names}
    return {name if name in known else package for name, package in whole.items()} & known.keys()


def with_packages(names: set[str], importer: str) -> set[str]:
    """Return a module and its parent packages, which Python imports first, except those of the importer."""
    found = set(names)
    for name in names:
        parts = name.split(".")
        around = {".".join(parts[:depth]) for depth in range(1, len(parts))}
        found |= {package for package in around if not f"{importer}.".startswith(f"{package}.")}
    return found - {importer}


def imports(source: Path) -> Graph:
    """Return what every module imports, anywhere in the file."""
    known = modules(source)
    graph: Graph = {}
    for name, path in known.items():
        found: set[str] = set()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            found |= imported(node, known)
        graph[name] = with_packages(found, name)
    return graph


def cycle(graph: Graph) -> str:
    """Return one import cycle, as \"a imports b imports a\", or an empty string."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return " imports ".join(reversed(error.args[1]))
    return ""


def test_there_is_no_import_cycle() -> None:
    found = cycle(imports(SOURCE))
    assert not found, found


def test_only_optional_libraries_are_imported_late() -> None:
    """An import inside a function, or for type checkers only, hides a cycle."""
    known = modules(SOURCE)
    late = set()
    for name, path in known.items():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        at_once = {id(statement) for statement in tree.body}
        for node in ast.walk(tree):
            if id(node) not in at_once:
                late |= {(name, other) for other in imported(node, known)}
    hidden = [
        f"{name} imports {other}"
        for name, other in sorted(late)
        if not any(name == importer and f"{other}.".startswith(f"{extra}.") for importer, extra in OPTIONAL)
    ]
    assert not hidden, hidden


@pytest.mark.parametrize(
    "late",
    [
        "import pack.a",
        "from pack.a import Name",
        "from pack import a",
        "def name():\n    from pack.a import Name",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from pack.a import Name",
    ],
)
def test_a_cycle_is_found_and_named_wherever_its_imports_are(late: str, tmp_path: Path) -> None:
    source = tmp_path / "pack"
    source.mkdir()
    texts = {"__init__": "", "a": "from pack.b import Name", "b": "import pack.c", "c": late}
    for name, text in texts.items():
        (source / f"{name}.py").write_text(text, encoding="utf-8")
    found = cycle(imports(source)).split(" imports ")
    assert found[0] == found[-1]
    assert "pack.a pack.b pack.c pack.a" in " ".join(found + found[1:])
    (source / "c.py").write_text("import ast", encoding="utf-8")
    assert cycle(imports(source)) == ""


def test_a_cycle_through_the_init_file_of_a_package_is_found(tmp_path: Path) -> None:
    folder = tmp_path / "pack" / "inner"
    folder.mkdir(parents=True)
    texts = {"__init__": "", "outside": "import pack.inner.data", "inner/__init__": "import pack.outside", "inner/data": ""}
    for name, text in texts.items():
        (tmp_path / "pack" / f"{name}.py").write_text(text, encoding="utf-8")
    found = cycle(imports(tmp_path / "pack"))
    assert found in {"pack.inner imports pack.outside imports pack.inner", "pack.outside imports pack.inner imports pack.outside"}
