"""The engine: no I/O, no clock, no global random numbers, no card by name, and imports in the order of its docstring."""

import ast
import re
from pathlib import Path

import blackgate
from blackgate import load_pack
from testkit.layers import imports

SOURCE = Path(blackgate.__file__).parent
ENGINE = sorted((SOURCE / "engine").glob("*.py"))
ALLOWED = {"typing", "librt", "mypy_extensions", "hashlib", "blackgate"}


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
