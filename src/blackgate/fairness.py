"""Seeds: the key of all chance, and the commitments that are published before a game.

At a table of the play service the seed consists of the server's half and a nonce of each player, joined by `+`. A seed has
exactly one nonce per seat, or none: this way no nonce can be added unnoticed. All chance is derived from the whole seed.

When a game starts, its terms are published before any nonce is known: everything that shapes the game, the hash of the
server's half, and the hash of every nonce. The SHA-256 of the terms is the commitment to the game.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any

SEPARATOR = "+"
HASH_PREFIX = "sha256:"
SHAPING = ("rules", "pack", "digest", "options")  # keys of a record's header that shape the game


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


def sha256(text: str) -> str:
    """Return the hash of a text as it is published: `printf %s TEXT | sha256sum` gives the same digits."""
    return HASH_PREFIX + hashlib.sha256(text.encode()).hexdigest()


def commitment(seed: str, players: int) -> str:
    """Return the commitment to the server's half of a seed."""
    half, _ = split_seed(seed, players)
    return sha256(half)


def is_hash(share: str) -> bool:
    """Return whether a player's share is the hash of a nonce, and not the nonce itself."""
    return share.startswith(HASH_PREFIX)


def share_hash(nonce: str) -> str:
    """Return the hash of a nonce; empty if there is none."""
    return sha256(nonce) if nonce else ""


def game_terms(header: Mapping[str, object], half: str, shares: Sequence[str]) -> str:
    """Return the terms of a game as JSON, given its header, the hash of the server's half and the hashes of all nonces."""
    terms = {key: header[key] for key in SHAPING}
    return json.dumps({**terms, "half": half, "shares": list(shares)}, ensure_ascii=False, separators=(",", ":"))


def keeps_promises(terms: str, info: Mapping[str, Any], seat: int, nonce: str) -> bool:
    """Return whether the terms of a game are those a player has seen in the table's public information, with their share in
    them. If not, a client keeps its nonce to itself."""
    found = json.loads(terms)
    shown = {key: info["options"][key] for key in found["options"] if key != "target" or info["options"][key] is not None}
    shown |= {"fair_start": True} if info["options"].get("fair_start") else {}  # the terms have it only if it is on
    promised = (info["commit"], info["pack_digest"], share_hash(nonce), found["options"] | shown)
    return (found["half"], found["digest"], found["shares"][seat], found["options"]) == promised


def shares_in(terms: str) -> list[str]:
    """Return the hashes of all nonces in the terms of a game."""
    found: list[str] = json.loads(terms)["shares"]
    return found
