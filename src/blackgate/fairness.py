"""From a seed to the key of all chance, and the commitment that a record publishes beforehand."""

import hashlib


def key_of(seed: str) -> bytes:
    """The key under which every die and every card is derived."""
    return hashlib.sha256(b"blackgate chance\0" + seed.encode()).digest()


def commitment(seed: str) -> str:
    """What can be published before the game without giving the seed away: `printf %s SEED | sha256sum` re-derives it."""
    return "sha256:" + hashlib.sha256(seed.encode()).hexdigest()
