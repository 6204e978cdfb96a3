"""Keys of seats, hosts and spectators: 256 random bits, sent once, stored only as a hash.

A key of this length cannot be guessed from its hash, so plain SHA-256 is enough; slow hashes are for passwords.
"""

import hashlib
import hmac
import secrets

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # I and O look like digits
CODE_LENGTH = 5


def new_key() -> str:
    """Return a random key, to be sent to its owner once."""
    return secrets.token_urlsafe(32)


def hash_key(key: str) -> str:
    """Return the hash of a key, which is what is stored."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def matches(key_hash: str, stored: str) -> bool:
    """Return whether a key's hash is the stored one, in constant time."""
    return bool(stored) and hmac.compare_digest(key_hash, stored)


def new_table_id() -> str:
    """Return a new table id, which cannot be guessed."""
    return secrets.token_urlsafe(16)


def new_code() -> str:
    """Return a new table code: five letters that are easy to read out."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_seed() -> str:
    """Return the server's half of a seed."""
    return secrets.token_hex(32)
