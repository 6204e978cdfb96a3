"""`PackError`: file, key, what was found, what was expected."""

from blackgate.texts import Text


class PackError(ValueError):
    """A pack that cannot be played. `str()` is English; use `in_language` for other languages."""

    def __init__(self, file: str, key: str, found: object, expected: Text) -> None:
        self.file = file
        self.key = key
        self.found = found
        self.wanted = expected
        super().__init__(file, key, found, expected)

    @property
    def expected(self) -> str:
        """What was expected, in English."""
        return str(self.wanted)

    @property
    def shown(self) -> str:
        """What was found, as it is written in the file."""
        return shown(self.found, "en")

    def in_language(self, language: str) -> str:
        """Return the message in one of the five languages."""
        found = shown(self.found, language)
        expected = self.wanted.in_language(language)
        message = "pack-error" if self.key else "pack-file-error"
        return Text(message, file=self.file, key=self.key, found=found, expected=expected).in_language(language)

    def __str__(self) -> str:
        return self.in_language("en")


class Nothing:
    """A value that is missing."""


NOTHING = Nothing()


def shown(found: object, language: str) -> str:
    """Return a value as it is written in TOML."""
    if isinstance(found, Nothing):
        return Text("found-nothing").in_language(language)
    if isinstance(found, Text):
        return found.in_language(language)
    if isinstance(found, bool):
        return "true" if found else "false"
    if isinstance(found, str):
        return f'"{found}"'
    return repr(found)
