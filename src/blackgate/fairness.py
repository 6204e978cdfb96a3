"""Seeds: the key of all chance, and the commitment to the seed that is published before a game.

At a table of the play service the seed consists of the server's half and a nonce of each player, joined by `+`. The
commitment is to the server's half alone, so that it can be published before the players add their nonces. A seed has exactly
one nonce per seat, or none: this way no nonce can be added unnoticed. All chance is derived from the whole seed.
"""

import hashlib
from collections.abc import Sequence

SEPARATOR = "+"


def join_seed(half: str, nonces: Sequence[str]) -> str:
    """Return the seed made of the server's half and the nonces of all seats."""
    return SEPARATOR.join([half, *nonces])


def split_seed(seed: str, players: int) -> tuple[str, list[str]]:
    """Return the server's half and one nonce per seat; with another number of nonces, the whole seed is the server's."""
    half, *nonces = seed.split(SEPARATOR)
    return (half, nonces) if len(nonces) == players else (seed, [])


def chance_key(seed: str) -> bytes:
    """Return the key from which all dice and cards are derived."""
    return hashlib.sha256(b"blackgate chance\0" + seed.encode()).digest()


def commitment(seed: str, players: int) -> str:
    """Return the commitment, which is published before the game: `printf %s HALF | sha256sum` gives the same."""
    half, _ = split_seed(seed, players)
    return "sha256:" + hashlib.sha256(half.encode()).hexdigest()
