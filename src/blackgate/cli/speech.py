"""Which language the command line speaks, and how it says what went wrong."""

import os
import sys

from blackgate.texts import LANGUAGES, say

NAMES = ("BLACKGATE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def from_environment() -> str:
    """The language the machine is set to, if it is one of the five."""
    for name in NAMES:
        code = os.environ.get(name, "")[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def asked_for() -> str | None:
    """What stands after --lang, right or wrong. Needed before any option is parsed, for help and errors."""
    words = sys.argv[1:]
    for i, word in enumerate(words):
        if word == "--lang" and i + 1 < len(words):
            return words[i + 1]
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None


def spoken() -> str:
    """The language asked for, or else the machine's."""
    wanted = asked_for()
    return wanted if wanted in LANGUAGES else from_environment()


LANGUAGE = spoken()


def tell(message: str, /, **arguments: object) -> str:
    """A text of the command line in its language."""
    return say(LANGUAGE, message, **arguments)
