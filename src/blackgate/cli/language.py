"""The language of the command line: the option --lang, or the environment."""

import os
import sys

from blackgate import texts
from blackgate.texts import LANGUAGES

VARIABLES = ("BLACKGATE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def from_environment() -> str:
    """Return the language set in the environment, or English if it is not supported."""
    for name in VARIABLES:
        code = os.environ.get(name, "")[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def lang_option() -> str | None:
    """Return the value of --lang, valid or not. Help and errors need it before the options are parsed."""
    words = sys.argv[1:]
    for i, word in enumerate(words):
        if word == "--lang" and i + 1 < len(words):
            return words[i + 1]
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None


def detect_language() -> str:
    """Return the language of --lang if it is supported, else that of the environment."""
    wanted = lang_option()
    return wanted if wanted in LANGUAGES else from_environment()


LANGUAGE = detect_language()


def say(message: str, /, **arguments: object) -> str:
    """Return a message in the language of the command line."""
    return texts.say(LANGUAGE, message, **arguments)
