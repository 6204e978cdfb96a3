"""Docstrings: every module and class has one, every name of the reference has one, and none only repeats its name.

The docstring of a folder lists all of its modules, or none of them.
"""

import ast
import importlib
import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import blackgate

SOURCE = Path(blackgate.__file__).parent
ROOT = Path(__file__).parents[1]
REFERENCE = ROOT / "docs" / "reference"
FOLDERS = sorted(path for folder in (SOURCE, ROOT / "tools", ROOT / "testkit") for path in folder.rglob("__init__.py"))
LIST = 3  # a docstring that names this number of modules lists them
FILLERS = {"a", "an", "the", "this", "its"}
Function = ast.FunctionDef | ast.AsyncFunctionDef


def documented(node: ast.Module | ast.ClassDef | Function, name: str) -> Iterator[tuple[str, str]]:
    """Yield modules, classes, functions and methods that have a docstring or must have one, with it."""
    docstring = ast.get_docstring(node)
    if docstring is not None or not isinstance(node, Function):
        yield name, docstring or ""
    if isinstance(node, Function):
        return
    for one in node.body:
        if isinstance(one, ast.ClassDef | Function) and not one.name.startswith("_"):
            yield from documented(one, f"{name}.{one.name}")


def words_besides(name: str, docstring: str) -> list[str]:
    """Return the words of a docstring that are not in the name it describes. Clause numbers do not count."""
    last = re.sub(r"([a-z])([A-Z])", r"\1 \2", name.rpartition(".")[2]).lower()
    own = set(re.findall(r"[a-z]+", last)) | FILLERS
    words: list[str] = re.findall(r"[^\W\d_]+", docstring.lower())
    return [word for word in words if word not in own and word.removesuffix("s") not in own]


def test_a_docstring_that_repeats_its_name_is_not_enough() -> None:
    assert words_besides("blackgate.game.Game.turns", "The turns.") == []
    assert words_besides("blackgate.pack.model.Recipe", "5.14.") == []
    assert words_besides("blackgate.pack.model.GangCard", "A Gang card: a lasting ability.") == ["lasting", "ability"]


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_docstrings_say_something(path: Path) -> None:
    module = ".".join(("blackgate", *path.relative_to(SOURCE).with_suffix("").parts))
    found = documented(ast.parse(path.read_text(encoding="utf-8")), module)
    assert [f"{name}: {docstring!r}" for name, docstring in found if len(words_besides(name, docstring)) < 2] == []


def public_names() -> list[str]:
    """Yield the names that the reference pages describe."""
    return sorted(
        {name for page in REFERENCE.glob("*.md") for name in re.findall(r"^::: (\S+)", page.read_text("utf-8"), re.MULTILINE)}
    )


def undocumented(name: str) -> Iterator[str]:
    """Yield a public name and its public methods that have no docstring, by their source: compiled classes keep none."""
    module, _, attribute = name.rpartition(".")
    thing = getattr(importlib.import_module(module), attribute, None)
    if thing is None or inspect.ismodule(thing):
        return  # a module: every module must have one, and its classes
    tree = ast.parse((SOURCE.parent / Path(*thing.__module__.split("."))).with_suffix(".py").read_text("utf-8"))
    (node,) = [one for one in tree.body if isinstance(one, ast.ClassDef | Function) and one.name == thing.__name__]
    methods = [one for one in node.body if isinstance(one, Function)] if isinstance(node, ast.ClassDef) else []
    for one in [node, *(method for method in methods if not method.name.startswith("_") and not is_setter(method))]:
        if not ast.get_docstring(one):
            yield f"{name}: {one.name}"


def is_setter(node: Function) -> bool:
    """Return whether a method is a setter. The docstring of a property is at its getter."""
    return any(isinstance(mark, ast.Attribute) and mark.attr == "setter" for mark in node.decorator_list)


@pytest.mark.parametrize("name", public_names())
def test_every_name_of_the_reference_has_a_docstring(name: str) -> None:
    assert list(undocumented(name)) == []


@pytest.mark.parametrize("path", FOLDERS, ids=lambda path: path.parent.relative_to(path.parents[2]).as_posix())
def test_a_list_of_modules_is_complete(path: Path) -> None:
    listed = set(re.findall(r"\w+", ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""))
    modules = {one.stem for one in path.parent.glob("*.py") if not one.stem.startswith("__")}
    if len(modules & listed) >= LIST:
        assert modules - listed == set()
