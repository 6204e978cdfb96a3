"""How this copy of Blackgate was installed, and the command that adds one of its extras.

pyproject.toml names the libraries of each extra. Here they are read from the metadata of the installed distribution.
"""

import json
import shlex
import subprocess
import sys
from collections.abc import Sequence
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit
from urllib.request import url2pathname

DISTRIBUTION: Final = "blackgate-game"
COMMAND: Final = "blackgate"
# Targets of the Makefile that install an extra in a checkout. Other extras are installed by the commands that need them.
MAKE_TARGETS: Final = {"env": "make env", "learn": "make learn", "openspiel": "make env"}


def checkout() -> Path | None:
    """Return the root of the project if Blackgate runs from a checkout of its repository."""
    root = Path(__file__).parents[2]
    return root if (root / "pyproject.toml").is_file() and (root / "Makefile").is_file() else None


def uv_of_checkout() -> Path | None:
    """Return the installer in the virtual environment that `make` made for this checkout; None in other environments."""
    root = checkout()
    program = Path(sys.executable).with_name("uv.exe" if sys.platform == "win32" else "uv")
    made_by_make = root is not None and (root / "uv.lock").is_file() and sys.prefix != sys.base_prefix
    return program if made_by_make and program.is_file() else None


def missing_distributions(extra: str) -> list[str]:
    """Return the distributions of an extra that are not installed. The list is empty if Blackgate itself is not installed."""
    from packaging.requirements import Requirement  # noqa: PLC0415  only needed here

    try:
        lines = metadata.requires(DISTRIBUTION) or []
    except metadata.PackageNotFoundError:
        return []
    conditional = [(one.name, one.marker) for one in map(Requirement, lines) if one.marker is not None]
    wanted = {name for name, marker in conditional if marker.evaluate({"extra": extra}) > marker.evaluate({"extra": ""})}
    return sorted(name for name in wanted if not is_installed(name))


def is_installed(distribution: str) -> bool:
    """Return whether a distribution is installed, in whatever version."""
    try:
        metadata.distribution(distribution)
    except metadata.PackageNotFoundError:
        return False
    return True


def sync_command(uv: Path, extra: str) -> list[str]:
    """Return the command that adds an extra to the environment of a checkout, with the versions of uv.lock."""
    return [str(uv), "sync", "--inexact", "--frozen", "--no-default-groups", "--no-install-project", "--extra", extra]


def install_command(extra: str) -> str:
    """Return the command that adds an extra to this installation."""
    root = checkout()
    if root is not None:
        uv = uv_of_checkout()
        if uv is None:
            return f'{pip()} --editable "{root}[{extra}]"'
        return MAKE_TARGETS.get(extra) or as_typed(sync_command(uv, extra))
    requirement = f'"{DISTRIBUTION}[{extra}]{origin()}"'
    environment = Path(sys.prefix)
    arguments = as_typed([COMMAND, *sys.argv[1:]])
    if environment.parent.name.startswith("archive-v"):  # in the cache of uv
        return f"uvx --from {requirement} {arguments}"
    if (environment / "uv-receipt.toml").exists():
        return f"uv tool install {requirement}"
    if (environment / "pipx_metadata.json").exists():
        temporary = environment.parent.name == ".cache"
        return f"pipx run --spec {requirement} {arguments}" if temporary else f"pipx install --force {requirement}"
    return f"{pip()} {requirement}"


def as_typed(words: Sequence[str]) -> str:
    """Return a command as one types it in the shell of this system."""
    return subprocess.list2cmdline(words) if sys.platform == "win32" else shlex.join(words)


def pip() -> str:
    """Return the start of the command that installs something in this environment."""
    return "pip install" if find_spec("pip") is not None else "uv pip install"


def origin() -> str:
    """Return where Blackgate was installed from, as a requirement states it; nothing if it came from an index (PEP 610)."""
    try:
        record = metadata.distribution(DISTRIBUTION).read_text("direct_url.json")
    except metadata.PackageNotFoundError:
        record = None
    if not record:
        return ""
    url: str = json.loads(record)["url"]
    parts = urlsplit(url)
    gone = parts.scheme == "file" and not Path(url2pathname(parts.path)).exists()
    return "" if gone else f" @ {url}"
