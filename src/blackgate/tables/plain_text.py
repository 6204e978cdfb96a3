"""Texts that people write for others to read: names, titles, chat. They become one line that has only visible characters."""

import itertools
import unicodedata

MAX_NAME = 24
MAX_MARKS = 3  # combining marks on one character: Thai, Hebrew and Vietnamese need two or three, towers of marks need more

# Characters that are drawn as nothing or as a gap, although Unicode counts them as letters, symbols or marks. Characters for
# formatting and control are not printable for Python already. Variation selectors 15 and 16 are part of many emoji.
BLANKS = frozenset(
    map(chr, (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, *range(0x180B, 0x1810), *range(0xFE00, 0xFE0E)))
) | frozenset(map(chr, range(0xE0100, 0xE01F0)))


def readable_name(name: str) -> str:
    """Return a name on one line; an empty one if it cannot be seen or is too long.

    The length counts after normalisation, which can make a text longer, and after characters such as U+FDFA, a sentence in
    one character, are written out.
    """
    plain = " ".join(unicodedata.normalize("NFC", name).split())
    length = max(len(plain), len(unicodedata.normalize("NFKC", plain)))
    return plain if length <= MAX_NAME and is_readable(plain) else ""


def plain_text(text: str, most: int) -> str:
    """Return a line of at most `most` characters.

    A space replaces every character that would break the line, change its direction or be invisible. Marks that would pile up
    over other lines are left out.
    """
    normal = unicodedata.normalize("NFC", text)
    visible = "".join(one if is_visible(one) else " " for one in normal)
    runs = (("".join(run), marks) for marks, run in itertools.groupby(visible, is_mark))
    return "".join(run[:MAX_MARKS] if marks else run for run, marks in runs)[:most].strip()


def is_readable(text: str) -> bool:
    """Return whether a text has only visible characters, and no more marks on any of them than writing needs."""
    if not text or is_mark(text[0]) or not all(map(is_visible, text)):
        return False
    return all(not marks or len(list(group)) <= MAX_MARKS for marks, group in itertools.groupby(text, is_mark))


def is_visible(character: str) -> bool:
    """Return whether a character is drawn, or is a space."""
    return character.isprintable() and character not in BLANKS


def is_mark(character: str) -> bool:
    """Return whether a character is drawn on the one before it."""
    return unicodedata.category(character).startswith("M")
