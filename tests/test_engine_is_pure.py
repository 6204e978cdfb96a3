"""The engine: no I/O, no clock, no global random, no card by name; and imports that only point down."""

import ast
import re
from pathlib import Path

import blackgate
from blackgate import load_pack

SOURCE = Path(blackgate.__file__).parent
ENGINE = sorted((SOURCE / "engine").glob("*.py"))
ALLOWED = {"typing", "librt", "mypy_extensions", "hashlib", "blackgate"}
# From the ground up: a module may import from its own floor's lower neighbours and from lower floors only.
FLOORS = [
    ["engine"],
    ["texts"],
    ["pack"],
    ["errors", "events", "fairness"],
    ["catalogue"],
    ["options"],
    ["table_state"],
    ["base_game", "view"],
    ["serialization", "record"],
    ["record_reader"],
    ["game"],
    ["replay", "rulebook_text", "wording"],
    ["event_text", "choice_text", "trace", "game_statistics", "tutorial"],
    ["bots"],
    ["env"],
    ["benchmark"],
    ["arena"],
    ["lab"],
    ["tables"],
    ["service"],
    ["cli"],
]


def imports(path: Path) -> set[str]:
    """The modules a file imports, wherever in the file."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def test_the_engine_imports_nothing_that_reads_a_clock_a_file_or_a_random_number() -> None:
    for path in ENGINE:
        roots = {name.split(".")[0] for name in imports(path)}
        assert roots <= ALLOWED, path.name
        for name in imports(path):
            if name.startswith("blackgate"):
                assert name.startswith("blackgate.engine"), f"{path.name} imports {name}"


def test_the_engine_opens_and_prints_nothing() -> None:
    for path in ENGINE:
        calls = {
            node.func.id
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        assert not calls & {"open", "print", "input", "exec", "eval", "__import__"}, path.name


def test_the_engine_knows_no_card_by_name() -> None:
    pack = load_pack()
    ids = [card.id for card in pack.cards] + [card.id for gang in pack.gangs for card in gang.cards]
    ids += [background.id for background in pack.backgrounds] + [gang.id for gang in pack.gangs]
    ids += [place.id for place in pack.places if place.id != "solitary"]  # a role in the rules (6.6), not an id
    for path in ENGINE:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and not is_prose(node.value):
                assert node.value not in ids, f"{path.name} names {node.value}"
            if isinstance(node, ast.Name | ast.Attribute):
                name = (node.id if isinstance(node, ast.Name) else node.attr).lower()
                assert name not in set(ids) - {"ring", "link", "cap", "chain"}, f"{path.name} uses {name}"


def is_prose(text: str) -> bool:
    """Docstrings may speak of the game."""
    return bool(re.search(r"\s", text))


def floor_of(module: str) -> int | None:
    """Which floor a module stands on."""
    for number, names in enumerate(FLOORS):
        if module in names:
            return number
    return None


def test_imports_only_point_down() -> None:
    for path in sorted(SOURCE.rglob("*.py")):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        own = floor_of(parts[0])
        if own is None:
            assert parts[0] in ("__init__", "__main__"), f"{parts[0]} stands on no floor: add it to FLOORS"
            continue
        for name in imports(path):
            other = name.split(".")[1] if name.startswith("blackgate.") else None
            below = floor_of(other) if other else None
            if other is None or below is None or other == parts[0]:
                continue
            assert below < own, f"{'/'.join(parts)} imports {name}"


def test_the_engine_s_own_imports_follow_its_table_of_contents() -> None:
    source = (SOURCE / "engine" / "__init__.py").read_text(encoding="utf-8")
    contents = str(ast.get_docstring(ast.parse(source), clean=False)).split("\n\n")[2]
    order = [word for line in contents.splitlines() for word in line.strip().split("   ")[0].split() if line.strip()]
    assert sorted([*order, "__init__"]) == sorted(path.stem for path in ENGINE)
    for path in ENGINE:
        for name in imports(path):
            if name.startswith("blackgate.engine.") and path.stem != "__init__":
                module = name.split(".")[2]
                assert order.index(module) < order.index(path.stem), f"{path.stem} imports {module}"
