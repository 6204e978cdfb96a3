"""Errors for users. Each has a text id, so that it can be shown in five languages."""

from blackgate.texts import Text, say, visible


class BlackgateError(ValueError):
    """Base class of errors for users. `str()` is English; use `in_language` for other languages."""

    def __init__(self, text: str, /, **arguments: object) -> None:
        self.text = text
        self.arguments = arguments
        super().__init__(text)

    def in_language(self, language: str) -> str:
        """Return the message in one of the five languages."""
        arguments = {key: in_language(value, language) for key, value in self.arguments.items()}
        return say(language, self.text, **arguments)

    def __str__(self) -> str:
        return self.in_language("en")

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.text, self.arguments)


def in_language(value: object, language: str) -> object:
    """Return an argument of a message: errors and texts are translated, other values may come from outside."""
    return value.in_language(language) if isinstance(value, BlackgateError | Text) else visible(value)


def _rebuild(error_class: type[BlackgateError], text: str, arguments: dict[str, object]) -> BlackgateError:
    return error_class(text, **arguments)


class OptionError(BlackgateError):
    """An option that is not possible: of a table (2.1, 14), or of a command."""


class UnknownMove(BlackgateError):
    """No such move in the pack's catalogue."""


class IllegalMove(BlackgateError):
    """A move of the catalogue that is not allowed now, and the clauses that forbid it."""

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses, as in docs/rules.md."""
        clauses = self.arguments["clauses"]
        return clauses if isinstance(clauses, tuple) else ()

    def in_language(self, language: str) -> str:
        """Return the move, and one sentence per reason with its rule."""
        reasons = self.arguments["reasons"]
        sentences = " ".join(
            say(language, "illegal-reason", reason=say(language, f"reason-{name}"), clause=clause)
            for name, clause in (reasons if isinstance(reasons, tuple) else ())
        )
        return say(language, self.text, **{**self.arguments, "reasons": sentences})


class GameBytesError(BlackgateError):
    """Bytes that are not a game, or one of another pack."""


class VectorEnvError(BlackgateError):
    """A vector environment that cannot go on: it is closed, a worker has ended, or a step is under way."""


class RecordError(BlackgateError):
    """A record that is truncated, edited, or of another format; `line` says where."""

    @property
    def line(self) -> int:
        """The line of the file, counted from 1."""
        line = self.arguments["line"]
        return line if isinstance(line, int) else 0
