"""The random numbers of a bot. They follow from the bot's seed and its view, and from nothing else."""

import hashlib

from blackgate.engine.chance import Chance, seeded
from blackgate.game import View


def seeded_rng(seed: int, view: View) -> Chance:
    """Return a random number generator for one decision.

    The same seed and the same view give the same numbers. The names of the players make no difference.
    """
    digest = hashlib.blake2b(view.position(), digest_size=8, key=str(seed).encode()[:64]).digest()
    return seeded(int.from_bytes(digest, "big"))
