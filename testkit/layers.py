"""The layers of the package, from the bottom up: a module imports from layers below its own only, and from itself.

`tests/test_layers.py` holds the imports against this list. `tools/layers_picture.py` draws docs/assets/layers.svg from it.
"""

import ast
from pathlib import Path
from typing import NamedTuple


class Layer(NamedTuple):
    """One layer: its modules and packages, and what they are for."""

    names: tuple[str, ...]
    purpose: str


class Group(NamedTuple):
    """Layers that belong together."""

    title: str
    layers: tuple[Layer, ...]


GROUPS = (
    Group(
        "Rules and data",
        (
            Layer(("engine",), "the rules, on one flat row of numbers"),
            Layer(("texts", "installation", "compilation"), "all texts, in five languages (Fluent); how it was installed"),
            Layer(("pack",), "content packs: cards and board as TOML"),
            Layer(("errors", "events", "fairness"), "error texts; named events; seeds and commitments"),
        ),
    ),
    Group(
        "The library",
        (
            Layer(("catalogue", "optional_libraries", "worker_process"), "a pack with its catalogue of moves; extras; processes"),
            Layer(("options",), "table options, checked"),
            Layer(("table_state",), "the table as readable classes: `view.state`"),
            Layer(("base_game", "view"), "playing a game; what one seat knows"),
            Layer(("serialization", "record"), "a game as bytes; a game as JSON Lines"),
            Layer(("record_reader",), "plays a record and checks every line"),
            Layer(("game",), "Game, View, Record: the public API"),
        ),
    ),
    Group(
        "In words",
        (
            Layer(("replay", "rulebook_text", "wording", "positions"), "records; rulebook; names; positions"),
            Layer(("event_text", "choice_text", "trace", "game_statistics", "tutorial"), "events and moves in words"),
        ),
    ),
    Group(
        "Players",
        (
            Layer(("env",), "PettingZoo, vector and OpenSpiel environments"),
            Layer(("bots",), "five bots, and your own"),
        ),
    ),
    Group(
        "Applications",
        (
            Layer(("benchmark",), "speed, beside other libraries"),
            Layer(("arena",), "tournaments of bots, with confidence intervals"),
            Layer(("learn",), "training a network by self-play"),
            Layer(("lab",), "balance of a pack, card by card"),
            Layer(("tables",), "a table from its log; commands; messages. No I/O"),
            Layer(("service", "tab"), "over HTTP with a database; in a browser tab"),
            Layer(("cli",), "the command line"),
        ),
    ),
)
LAYERS = tuple(layer for group in GROUPS for layer in group.layers)
# What mypyc compiles (`tools/compile_hook.py`), by the layer it belongs to.
COMPILED = {
    "engine": "engine",
    "events": "events",
    "table_state": "table_state",
    "base_game": "base_game",
    "view": "view",
    "game": "game",
    "bots": "bots/evaluation",
    "env": "env/core",
    "tables": "tables/updates",
}


def imports(path: Path) -> set[str]:
    """Return what a file imports, wherever in the file."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found
