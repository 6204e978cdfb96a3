"""From a seed to the key of all chance, and the commitment that a record publishes beforehand.

At a table of the play service the seed has a half of the server's and a share of each player's, joined by `+`. The
commitment is to the server's half alone, so that it can be published before anybody has added theirs. There is exactly one share
per seat, or the seed is all the server's: nobody can slip one in. All chance comes from the whole.
"""

import hashlib
from collections.abc import Sequence

JOINT = "+"


def mixed(seed: str, nonces: Sequence[str]) -> str:
    """The server's half and everybody's share, in the order of the seats."""
    return JOINT.join([seed, *nonces])


def shares(seed: str, players: int) -> tuple[str, list[str]]:
    """The server's half, and one share per seat; with any other number of shares the seed is all the server's."""
    own, *nonces = seed.split(JOINT)
    return (own, nonces) if len(nonces) == players else (seed, [])


def key_of(seed: str) -> bytes:
    """The key under which every die and every card is derived."""
    return hashlib.sha256(b"blackgate chance\0" + seed.encode()).digest()


def commitment(seed: str, players: int) -> str:
    """What can be published before the game without giving the seed away: `printf %s HALF | sha256sum` re-derives it."""
    own, _ = shares(seed, players)
    return "sha256:" + hashlib.sha256(own.encode()).hexdigest()
