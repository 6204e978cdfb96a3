"""Whether the bots are still the ones that played: a digest of the code that decides how games go.

Without it a run that goes on where it stopped would mix games of a bot with those of the same bot after a change.
"""

import hashlib
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

import blackgate
from blackgate.bots.registry import split_budget

HOUSE = Path(blackgate.__file__).parent
PARTS = ("engine", "bots", "pack", "arena/match.py", "arena/schedule.py")
KINDS = ("*.py", "*.json")  # code, and what our bots know by heart
FACE = ("catalogue", "events", "fairness", "game", "options", "view")


def digest_of(bots: Iterable[str]) -> str:
    """A digest of the rules, of our bots, and of the files of other people's bots."""
    found = hashlib.sha256()
    for path in [*ours(), *sorted({path for name in bots if (path := theirs(name)) is not None})]:
        found.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()[:12]


def ours() -> list[Path]:
    """The files of this package on which games depend: code, and the data of our bots.

    A compiled module is taken at its source's word: one compiled from an older source is not noticed.
    """
    parts = [HOUSE / part for part in PARTS] + [HOUSE / f"{name}.py" for name in FACE]
    return sorted(path for part in parts for path in (files_in(part) if part.is_dir() else [part]))


def files_in(folder: Path) -> list[Path]:
    """Everything in a folder that decides something."""
    return [path for kind in KINDS for path in folder.rglob(kind)]


def theirs(name: str) -> Path | None:
    """The file of a bot given as `file.py:Class` or `module:Class`."""
    where, colon, _ = split_budget(name)[0].rpartition(":")
    if not colon:
        return None
    if where.endswith(".py"):
        return Path(where) if Path(where).exists() else None
    try:
        spec = find_spec(where)
    except (ImportError, ValueError):
        return None
    return Path(spec.origin) if spec is not None and spec.origin is not None and Path(spec.origin).exists() else None
