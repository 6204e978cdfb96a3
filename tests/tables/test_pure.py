"""`blackgate.tables` is pure: it runs where there is no server, no database, no event loop and no thread, as in a browser tab."""

import ast
from pathlib import Path

import blackgate.tables
from testkit.pure_process import run_where_nothing_is_installed

MODULES = sorted(Path(blackgate.tables.__file__).parent.rglob("*.py"))
STANDARD = {
    *("collections", "dataclasses", "functools", "gzip", "hashlib", "hmac", "itertools", "json", "secrets", "typing"),
    *("unicodedata", "weakref"),
}
# The modules of the library that `tables` may import: all layers below, except for running many games.
LIBRARY = {
    *(
        "bots",
        "catalogue",
        "choice_text",
        "engine",
        "errors",
        "events",
        "fairness",
        "game",
        "options",
        "pack",
        "positions",
        "record",
        "replay",
    ),
    *("rulebook_text", "event_text", "table_state", "tables", "game_statistics", "texts", "tutorial", "wording"),
}


def imports(path: Path) -> set[str]:
    """Return the names a module imports, wherever in the file."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def test_tables_import_only_what_is_allowed() -> None:
    for path in MODULES:
        for name in imports(path):
            root, _, rest = name.partition(".")
            if root == "blackgate":
                assert rest.split(".")[0] in LIBRARY, f"{path.name} imports {name}"
            else:
                assert root in STANDARD | {"msgspec"}, f"{path.name} imports {name}"


def test_a_whole_table_is_played_where_nothing_of_the_service_is_installed() -> None:
    script = "from testkit.tables.whole_table import main\nmain()"
    entries, loaded = run_where_nothing_is_installed("blackgate.tables", script)
    assert int(entries) > 100
    assert loaded == "[]"
