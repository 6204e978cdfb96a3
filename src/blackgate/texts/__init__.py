"""All texts for people: Fluent files in five languages, formatted with `fluent.runtime`."""

from blackgate.texts.bundle import LANGUAGES, TEXTS, Language, MissingText, Text, TextList, language, problem_of, say
from blackgate.texts.visible import visible

__all__ = [
    "LANGUAGES",
    "TEXTS",
    "Language",
    "MissingText",
    "Text",
    "TextList",
    "language",
    "problem_of",
    "say",
    "visible",
]
