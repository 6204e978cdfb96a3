"""A bot's own chance: it follows from the bot's seed and from what the seat sees, and from nothing else."""

import hashlib

from blackgate.engine.chance import Chance, seeded
from blackgate.game import View


def whim(seed: int, view: View) -> Chance:
    """The same seed and the same view give the same numbers. Names are no part of it: a player renamed is still the same."""
    digest = hashlib.blake2b(view.position(), digest_size=8, key=str(seed).encode()[:64]).digest()
    return seeded(int.from_bytes(digest, "big"))
