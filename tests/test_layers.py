"""Imports point down the layers of `testkit/layers.py`, and the architecture page shows the same layers."""

import re
from itertools import islice
from pathlib import Path

import blackgate
from testkit.doc_pages import SPAN, page
from testkit.layers import COMPILED, LAYERS, imports
from tools import compile_hook, layers_picture

SOURCE = Path(blackgate.__file__).parent


def level(module: str) -> int | None:
    """Return the number of a module's layer."""
    return next((number for number, layer in enumerate(LAYERS) if module in layer.names), None)


def test_imports_only_point_down() -> None:
    for path in sorted(SOURCE.rglob("*.py")):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        own = level(parts[0])
        if own is None:
            assert parts[0] in ("__init__", "__main__"), f"{parts[0]} is in no layer: add it to testkit/layers.py"
            continue
        for name in imports(path):
            other = name.split(".")[1] if name.startswith("blackgate.") else None
            below = level(other) if other else None
            if other is None or below is None or other == parts[0]:
                continue
            assert below < own, f"{'/'.join(parts)} imports {name}"


def test_every_layer_exists() -> None:
    for layer in LAYERS:
        for name in layer.names:
            assert (SOURCE / name / "__init__.py").exists() or (SOURCE / f"{name}.py").exists(), name


def test_the_picture_is_up_to_date() -> None:
    expected = layers_picture.picture()
    assert layers_picture.PICTURE.read_text(encoding="utf-8") == expected, "run `python -m tools.layers_picture`"


def test_the_picture_marks_what_is_compiled() -> None:
    patterns = {pattern.removeprefix("blackgate/").removesuffix("/*.py").removesuffix(".py") for pattern in compile_hook.COMPILED}
    assert set(COMPILED.values()) == patterns - {f"tables/{name}" for name in compile_hook.EVERY_MOVE}


def test_the_architecture_page_lists_every_layer_in_order() -> None:
    lines = re.findall(r"^- \*\*.*$", page("architecture.md").text, re.MULTILINE)
    names = iter(name for line in lines for name in SPAN.findall(line) if not name.endswith("/"))
    for layer in reversed(LAYERS):
        assert sorted(islice(names, len(layer.names))) == sorted(layer.names)
    assert list(names) == []
