"""Secrets that are not secret, so that the same table can be played again."""

import base64


class CountedSecrets:
    """Makes keys, codes, seeds and ids from counted bytes, as the module `secrets` makes them from random ones.

    `testkit/browser/tab_worker.py` counts the random bytes of a browser in the same way.
    """

    def __init__(self) -> None:
        self.drawn = 0

    def token_bytes(self, size: int) -> bytes:
        """Return the last bytes of the number of this draw."""
        self.drawn += 1
        return self.drawn.to_bytes(max(size, 8), "big")[-size:]

    def token_hex(self, size: int) -> str:
        """Return the next seed."""
        return self.token_bytes(size).hex()

    def token_urlsafe(self, size: int) -> str:
        """Return the next key or id."""
        return base64.urlsafe_b64encode(self.token_bytes(size)).rstrip(b"=").decode()

    def choice(self, letters: str) -> str:
        """Return the next letter. A number that is too large is drawn again."""
        while True:
            number = self.token_bytes(1)[0] >> 8 - len(letters).bit_length()
            if number < len(letters):
                return letters[number]
