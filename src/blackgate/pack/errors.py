"""How a wrong pack is refused: file, key, what was found, what was expected."""


class PackError(ValueError):
    """A pack that cannot be played."""

    def __init__(self, file: str, key: str, found: object, expected: str) -> None:
        self.file = file
        self.key = key
        self.found = found
        self.expected = expected
        self.shown = shown(found)
        super().__init__(f"{file}: {key}: found {self.shown}, expected {expected}")


class Nothing:
    """Stands for a value that is not there."""

    def __repr__(self) -> str:
        return "nothing"


NOTHING = Nothing()


def shown(found: object) -> str:
    """A found value as the pack's author would have typed it."""
    if isinstance(found, Nothing):
        return "nothing"
    if isinstance(found, bool):
        return "true" if found else "false"
    if isinstance(found, str):
        return f'"{found}"'
    return repr(found)
