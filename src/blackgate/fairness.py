"""From a seed to the key of all chance, and the commitment that a record publishes beforehand.

At a table of the play service the seed has a half of the server's and a share of each player's, joined by `+`. The
commitment is to the server's half alone, so that it can be published before anybody has added theirs. There is exactly one share
per seat, or the seed is all the server's: nobody can slip one in. All chance comes from the whole.
"""

import hashlib
from collections.abc import Sequence

JOINT = "+"


def mixed(seed: str, nonces: Sequence[str]) -> str:
    """Return the seed made of the server's half and the shares of all seats."""
    return JOINT.join([seed, *nonces])


def shares(seed: str, players: int) -> tuple[str, list[str]]:
    """Return the server's half and one share per seat; with another number of shares, the whole seed is the server's."""
    own, *nonces = seed.split(JOINT)
    return (own, nonces) if len(nonces) == players else (seed, [])


def key_of(seed: str) -> bytes:
    """Return the key from which all dice and cards are derived."""
    return hashlib.sha256(b"blackgate chance\0" + seed.encode()).digest()


def commitment(seed: str, players: int) -> str:
    """Return the commitment, which is published before the game: `printf %s HALF | sha256sum` gives the same."""
    own, _ = shares(seed, players)
    return "sha256:" + hashlib.sha256(own.encode()).hexdigest()
