"""Which language the command line speaks, and how it says what went wrong."""

import os
import sys
from collections.abc import Sequence

from blackgate.texts import LANGUAGES, say

NAMES = ("BLACKGATE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def from_environment() -> str:
    """The language the machine is set to, if it is one of the five."""
    for name in NAMES:
        code = os.environ.get(name, "")[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def spoken(arguments: Sequence[str] | None = None) -> str:
    """The language asked for with --lang, or else the machine's. Known before any option is parsed, for help and errors."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    for i, word in enumerate(words):
        if word == "--lang" and i + 1 < len(words) and words[i + 1] in LANGUAGES:
            return words[i + 1]
        if word.startswith("--lang=") and word[7:] in LANGUAGES:
            return word[7:]
    return from_environment()


LANGUAGE = spoken()


def tell(message: str, /, **arguments: object) -> str:
    """A text of the command line in its language."""
    return say(LANGUAGE, message, **arguments)
