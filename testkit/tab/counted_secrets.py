"""Secrets that are not secret, so that the same table can be played again."""


class CountedSecrets:
    """Keys, codes, seeds and ids that are not secret: the same sequence in both editions."""

    def __init__(self) -> None:
        self.made = 0

    def token_urlsafe(self, size: int) -> str:
        """Return the next key or id."""
        return self.token_hex(size)

    def token_hex(self, size: int) -> str:
        """Return the next number as text of the right length."""
        self.made += 1
        return f"{self.made:0{2 * size}x}"

    def choice(self, letters: str) -> str:
        """Return the next letter."""
        self.made += 1
        return letters[self.made % len(letters)]
