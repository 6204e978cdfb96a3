"""Every public name says something about itself: ruff wants a docstring, and here it must tell more than the name does."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import blackgate

SOURCE = Path(blackgate.__file__).parent
FILLERS = {"a", "an", "the", "this", "its"}
Deed = ast.FunctionDef | ast.AsyncFunctionDef


def public_names(node: ast.Module | ast.ClassDef | Deed, name: str) -> Iterator[tuple[str, str]]:
    """Modules, classes, functions and methods without a leading underscore, with their docstrings."""
    yield name, ast.get_docstring(node) or ""
    if isinstance(node, Deed):
        return
    for one in node.body:
        if isinstance(one, ast.ClassDef | Deed) and not one.name.startswith("_") and not is_setter(one):
            yield from public_names(one, f"{name}.{one.name}")


def is_setter(node: ast.ClassDef | Deed) -> bool:
    """A property speaks for its setter as well."""
    return any(isinstance(mark, ast.Attribute) and mark.attr == "setter" for mark in node.decorator_list)


def words_besides(name: str, docstring: str) -> list[str]:
    """The words of a docstring that are not in the name it stands under. Numbers of clauses are no words."""
    last = re.sub(r"([a-z])([A-Z])", r"\1 \2", name.rpartition(".")[2]).lower()
    own = set(re.findall(r"[a-z]+", last)) | FILLERS
    words: list[str] = re.findall(r"[^\W\d_]+", docstring.lower())
    return [word for word in words if word not in own and word.removesuffix("s") not in own]


def test_the_name_again_in_other_words_is_not_enough() -> None:
    assert words_besides("blackgate.game.Game.turns", "The turns.") == []
    assert words_besides("blackgate.pack.model.Recipe", "5.14.") == []
    assert words_besides("blackgate.pack.model.GangCard", "A Gang card: a lasting ability.") == ["lasting", "ability"]


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_docstrings_say_something(path: Path) -> None:
    module = ".".join(("blackgate", *path.relative_to(SOURCE).with_suffix("").parts))
    found = public_names(ast.parse(path.read_text(encoding="utf-8")), module)
    assert [f"{name}: {docstring!r}" for name, docstring in found if len(words_besides(name, docstring)) < 2] == []
