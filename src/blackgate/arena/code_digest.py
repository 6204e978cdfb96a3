"""Digest of the code that decides how games go.

A run may only be resumed with the code it was started with. Otherwise it would mix games of a bot from before and after a change.
"""

import hashlib
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

import blackgate
from blackgate.bots.registry import network_file, split_budget

PACKAGE = Path(blackgate.__file__).parent
PATHS = (
    "engine",
    "table_state",
    "bots",
    "env/core",  # what the networks of bots read
    "env/observation_fields.py",
    "pack",
    "arena/match.py",
    "arena/schedule.py",
)
PATTERNS = ("*.py", "*.json", "*.bin")  # code, and the weights of our bots
MODULES = ("base_game", "catalogue", "events", "fairness", "game", "options", "view")


def digest_code(bots: Iterable[str]) -> str:
    """Return a digest of the rules, of our bots, and of the files of the other bots among `bots`."""
    digest = hashlib.sha256()
    for path in [*package_files(), *sorted({path for name in bots if (path := bot_file(name)) is not None})]:
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:12]


def package_files() -> list[Path]:
    """Return the files of this package on which games depend: code, and the data of our bots.

    Of a compiled module only the source is read: a module compiled from an older source is not noticed.
    """
    paths = [PACKAGE / path for path in PATHS] + [PACKAGE / f"{name}.py" for name in MODULES]
    return sorted(file for path in paths for file in (files_in(path) if path.is_dir() else [path]))


def files_in(folder: Path) -> list[Path]:
    """Return the code and data files of a folder and its subfolders."""
    return [path for pattern in PATTERNS for path in folder.rglob(pattern)]


def bot_file(name: str) -> Path | None:
    """Return the file of a bot given as `file.py:Class`, `module:Class` or `warden:FILE.bin`, or None for one of our bots."""
    if (network := network_file(name)) is not None:
        return Path(network)
    location, colon, _ = split_budget(name)[0].rpartition(":")
    if not colon:
        return None
    if location.endswith(".py"):
        return Path(location) if Path(location).exists() else None
    try:
        spec = find_spec(location)
    except (ImportError, ValueError):
        return None
    return Path(spec.origin) if spec is not None and spec.origin is not None and Path(spec.origin).exists() else None
