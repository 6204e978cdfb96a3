"""Type: Pillow's own scalable font, words as masks that are kept, and the letters this font can draw."""

import unicodedata
from functools import lru_cache
from string import ascii_uppercase
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

BOLD = 0.026  # the font has one weight: a stroke of this share of the size makes it heavy,
TRACK = 0.03  # and its letters stand this much further apart
PROBE = 20
NOT_A_CHARACTER = "\uffff"
# Signs the font lacks, as it can write them; accents fall off by themselves.
SPELLED = {"×": "x", "–": "-", "—": "-", "ß": "ss", "œ": "oe", "æ": "ae", "Æ": "Ae", "ø": "o", "Ø": "O"}
SPELLED |= {"ł": "l", "Ł": "L", "þ": "th", "Þ": "Th", "ð": "d"}


class Inked(NamedTuple):
    """Words ready to be printed: where each pixel is inked, where the mask lies from the pen, and how far the pen moves."""

    mask: Image.Image
    left: int
    top: int
    advance: float


@lru_cache(maxsize=256)
def font(size: int) -> ImageFont.FreeTypeFont:
    """The font in a size; FreeType comes with every wheel of Pillow."""
    found = ImageFont.load_default(size)
    assert isinstance(found, ImageFont.FreeTypeFont), "this Pillow was built without FreeType: install one with it"
    return found


@lru_cache(maxsize=4096)
def written(sign: str) -> str:
    """A sign as the font can draw it: itself, without its accent, spelled out, or a question mark."""
    if has(sign):
        return sign
    plain = "".join(part for part in unicodedata.normalize("NFKD", sign) if not unicodedata.combining(part))
    if plain and all(has(part) for part in plain):
        return plain
    return SPELLED.get(sign, "" if unicodedata.combining(sign) else "?")


@lru_cache(maxsize=64)
def letters(names: tuple[str, ...]) -> list[str]:
    """One letter for each player, so that nobody is told by colour alone: the first one of the name that is still free."""
    taken: list[str] = []
    for name in names:
        own = [letter for letter in "".join(map(written, name)).upper() if letter.isalnum()]
        taken.append(next(letter for letter in (*own, *ascii_uppercase) if letter not in taken))
    return taken


def has(sign: str) -> bool:
    """Whether the font has a glyph for it: one that is not the box it draws for what it lacks."""
    return sign == " " or bytes(font(PROBE).getmask(sign)) != bytes(font(PROBE).getmask(NOT_A_CHARACTER))


@lru_cache(maxsize=4096)
def inked(words: str, size: int, bold: bool) -> Inked:
    """Words on a line; names and numbers come again in every picture, so they are kept."""
    text = "".join(map(written, words))
    face = font(size)
    stroke, track = (size * BOLD, size * TRACK) if bold else (0.0, 0.0)
    left, top, right, bottom = map(int, face.getbbox(text, anchor="ls", stroke_width=stroke))
    starts = [face.getlength(text[:i]) + i * track for i in range(len(text) + 1)]
    mask = Image.new("L", (right - left + 2 + int(len(text) * track), bottom - top + 1))
    draw = ImageDraw.Draw(mask)
    for letter, start in zip(text, starts, strict=False):
        draw.text((start - left, -top), letter, fill=255, font=face, anchor="ls", stroke_width=stroke)
    return Inked(mask, left, top, starts[-1])


@lru_cache(maxsize=4096)
def fitted(words: str, size: int, bold: bool, most: int) -> str:
    """As much of the words as there is room for, with dots where some are left out."""
    if inked(words, size, bold).advance <= most:
        return words
    for length in range(len(words) - 1, 0, -1):
        short = words[:length].rstrip() + "…"
        if inked(short, size, bold).advance <= most:
            return short
    return ""


def wrapped(words: str, size: int, bold: bool, most: int) -> list[str]:
    """Words on as many lines as they need."""
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and inked(longer, size, bold).advance > most:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
