"""`PackError`: file, key, what was found, what was expected."""

from blackgate.texts import Text


class PackError(ValueError):
    """A pack that cannot be played. `str()` is English; use `in_language` for other languages."""

    def __init__(self, file: str, key: str, found: object, expected: Text) -> None:
        self.file = file
        self.key = key
        self.found = found
        self.expected_text = expected
        super().__init__(file, key, found, expected)

    @property
    def expected(self) -> str:
        """What was expected, in English."""
        return str(self.expected_text)

    @property
    def found_text(self) -> str:
        """What was found, as it is written in the file."""
        return toml_text(self.found, "en")

    def in_language(self, language: str) -> str:
        """Return the message in one of the five languages."""
        found = toml_text(self.found, language)
        expected = self.expected_text.in_language(language)
        message = "pack-error" if self.key else "pack-file-error"
        return Text(message, file=self.file, key=self.key, found=found, expected=expected).in_language(language)

    def __str__(self) -> str:
        return self.in_language("en")


class Nothing:
    """A value that is missing."""


NOTHING = Nothing()


def toml_text(found: object, language: str) -> str:
    """Return a value as it is written in TOML; a missing value and a `Text` in words."""
    if isinstance(found, Nothing):
        return Text("found-nothing").in_language(language)
    if isinstance(found, Text):
        return found.in_language(language)
    if isinstance(found, bool):
        return "true" if found else "false"
    if isinstance(found, str):
        return f'"{found}"'
    return repr(found)
