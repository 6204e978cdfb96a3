"""A bot's own chance: it follows from the bot's seed and from what the seat sees, and from nothing else."""

import hashlib

from blackgate.engine.chance import Chance, seeded
from blackgate.view import View


def whim(seed: int, view: View) -> Chance:
    """The same seed and the same view give the same numbers."""
    digest = hashlib.blake2b(view.to_bytes(), digest_size=8, key=str(seed).encode()[:64]).digest()
    return seeded(int.from_bytes(digest, "big"))
