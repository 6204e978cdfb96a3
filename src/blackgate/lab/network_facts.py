"""What is known about the network that plays: its digest, and how it was trained."""

import hashlib
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from blackgate.bots.policy_file import WARDEN, fits, read_header
from blackgate.bots.registry import network_file, split_budget
from blackgate.bots.warden import Warden
from blackgate.catalogue import Edition

FACTS: Final = ("pack", "pack_digest", "decisions", "minutes", "device", "seed", "init", "init_sha256")


def network_facts(bot: str, edition: Edition) -> dict[str, Any] | None:
    """Return digest and training of a bot's network, and whether it knows the pack; None for a bot without one."""
    path = network_path(bot)
    if path is None:
        return None
    header = read_header(path)
    found = {"sha256": hashlib.sha256(path.read_bytes()).hexdigest(), "fits": fits(header, edition)}
    return found | {name: header[name] for name in FACTS if name in header}


def network_path(bot: str) -> Traversable | None:
    """Return the file of the network with which a bot plays."""
    file = network_file(bot)
    if file is not None:
        return Path(file)
    return WARDEN if split_budget(bot)[0] == Warden.name else None
