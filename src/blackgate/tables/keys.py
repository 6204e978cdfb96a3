"""Keys of seats, hosts and spectators: 256 bits of the system's randomness, told once, kept only as a hash.

A key that long cannot be guessed from its hash, so a plain SHA-256 keeps it; slow hashes are for passwords.
"""

import hashlib
import hmac
import secrets

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # I and O look like digits
CODE_LENGTH = 5


def new_key() -> str:
    """A key to hand out."""
    return secrets.token_urlsafe(32)


def hashed(key: str) -> str:
    """What is kept of a key."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def fits(key_hash: str, kept: str) -> bool:
    """Whether a key's hash is the one that was kept; takes as long either way."""
    return bool(kept) and hmac.compare_digest(key_hash, kept)


def new_table_id() -> str:
    """A name for a table that nobody guesses."""
    return secrets.token_urlsafe(16)


def new_code() -> str:
    """Five letters to read out over the telephone."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_seed() -> str:
    """The server's half of the dice."""
    return secrets.token_hex(32)
