"""Values that come from outside, such as those of a record, as part of a message.

A record can contain anything: escape sequences that control a terminal, characters that change the direction of a text,
surrogates that cannot be encoded, numbers with thousands of digits.
"""

import unicodedata

MAX_LENGTH = 300  # characters; Fluent refuses arguments of more than 1,000
MAX_NUMBER = 10**15
HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # categories: control, format, surrogate, private, unassigned, line breaks


def visible(value: object) -> object:
    """Return a value that can be shown anywhere: texts are cut, and hidden characters in them are written as escapes."""
    if isinstance(value, int) and abs(value) >= MAX_NUMBER:
        value = str(value)
    if not isinstance(value, str):
        return value
    cut = value if len(value) <= MAX_LENGTH else value[:MAX_LENGTH] + "…"
    return cut if cut.isprintable() else "".join(map(visible_character, cut))


def visible_character(character: str) -> str:
    """Return a character, or its escape if it is hidden."""
    if unicodedata.category(character) in HIDDEN:
        return character.encode("unicode_escape").decode("ascii")
    return character
