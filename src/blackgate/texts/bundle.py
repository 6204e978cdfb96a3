"""Loads the Fluent files of a language and formats their messages."""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.syntax.ast import Resource

from blackgate.texts import messages

MAX_FORMATTED = 4096  # formatted texts that a language keeps
LANGUAGES = ("en", "fr", "de", "it", "es")
TEXTS = Path(__file__).parent


class MissingText(ValueError):
    """A text that is missing or cannot be formatted: a bug in the program or in a pack's texts."""


class Language:
    """The messages of one language. Texts of a pack override them."""

    def __init__(self, code: str, extra: Path | None = None) -> None:
        self.code = code
        self.bundle: Final = FluentBundle([code], use_isolating=False)
        # Formatting takes much longer than finding a text again, and a table asks for the same ones for each of its players.
        self.formatted: Final = lru_cache(maxsize=MAX_FORMATTED)(self.format)
        self.unread = messages.read_folder(TEXTS / code)
        if extra is not None and (texts := extra / "texts" / f"{code}.ftl").exists():
            self.unread |= messages.split(texts.read_text(encoding="utf-8"))

    def read(self, message: str) -> None:
        """Parse a message and those it refers to."""
        unread = self.unread.pop(message, None)
        if unread is not None:
            entries, others = messages.parse(unread)
            self.bundle.add_resource(Resource(entries), allow_overrides=True)
            for other in others:
                self.read(other)

    def preload(self, message: str) -> None:
        """Prepare a message, so that it can be formatted quickly when it is first needed."""
        self.read(message)
        if self.bundle.has_message(message):
            self.bundle.get_message(message)

    def has(self, message: str, attribute: str = "") -> bool:
        """Return whether there is such a text."""
        self.read(message)
        if not self.bundle.has_message(message):
            return False
        return not attribute or attribute in self.bundle.get_message(message).attributes

    def say(self, message: str, /, **arguments: object) -> str:
        """Return a formatted message."""
        return self.formatted(message, "", tuple(arguments.items()))

    def say_attribute(self, message: str, attribute: str, /, **arguments: object) -> str:
        """Return a formatted attribute of a message."""
        return self.formatted(message, attribute, tuple(arguments.items()))

    def format(self, message: str, attribute: str, arguments: tuple[tuple[str, object], ...]) -> str:
        """Format a message or one of its attributes."""
        if not self.has(message, attribute):
            raise MissingText(f"{self.code}: no text {message}{attribute and '.'}{attribute}")
        found = self.bundle.get_message(message)
        return self.format_pattern(message, found.attributes[attribute] if attribute else found.value, dict(arguments))

    def format_pattern(self, message: str, pattern: Any, arguments: dict[str, object]) -> str:
        """Format a pattern; raise if an argument is missing."""
        text, errors = self.bundle.format_pattern(pattern, arguments)
        if errors:
            raise MissingText(f"{self.code}: {message}: {errors[0]}")
        return str(text)

    def join(self, items: Sequence[str], joined_by: str = "list-and") -> str:
        """Return names as a list: "A, B and C"."""
        text = items[0]
        for i, item in enumerate(items[1:], start=2):
            text = self.say(joined_by if i == len(items) else "list-comma", a=text, b=item)
        return text

    def name(self, message: str, identifier: str, attribute: str = "") -> str:
        """Return the name of a thing; without a text, its id written as words."""
        if attribute and self.has(message, attribute):
            return self.say_attribute(message, attribute)
        if self.has(message):
            return self.say(message)
        return identifier.replace("_", " ").capitalize()


@lru_cache(maxsize=64)
def language(code: str, extra: str = "") -> Language:
    """Return a language by its code, with the texts of a pack's directory if there are any."""
    return Language(code, Path(extra) if extra else None)


def say(code: str, message: str, /, **arguments: object) -> str:
    """Return a message in one language."""
    return language(code).say(message, **arguments)


class Text:
    """A text with its arguments, before a language is chosen. `str()` is English."""

    def __init__(self, message: str, /, **arguments: object) -> None:
        self.message = message
        self.arguments = arguments

    def in_language(self, code: str) -> str:
        """Return the text in one language; texts among its arguments are translated too."""
        arguments = {key: value.in_language(code) if isinstance(value, Text) else value for key, value in self.arguments.items()}
        return say(code, self.message, **arguments)

    def __str__(self) -> str:
        return self.in_language("en")


class TextList(Text):
    """Names that become a list, such as "A, B and C", once a language is chosen."""

    def __init__(self, items: Sequence[str]) -> None:
        super().__init__("list-and")
        self.items = items

    def in_language(self, code: str) -> str:
        """Return the list in one language."""
        return language(code).join(self.items, self.message)


def problem_of(error: OSError) -> Text:
    """Return the text that explains why a file cannot be read."""
    if isinstance(error, FileNotFoundError):
        return Text("problem-no-file")
    if isinstance(error, PermissionError):
        return Text("problem-permission")
    if isinstance(error, NotADirectoryError | FileExistsError):  # where a folder was to be made
        return Text("problem-no-directory")
    if isinstance(error, IsADirectoryError):
        return Text("problem-directory")
    return Text("problem-other", code=str(error.errno))
