"""Every word a person reads: Fluent files in five languages, read by `fluent.runtime`."""

from blackgate.texts.bundle import LANGUAGES, Language, MissingText, Text, language, problem_of, say

__all__ = ["LANGUAGES", "Language", "MissingText", "Text", "language", "problem_of", "say"]
