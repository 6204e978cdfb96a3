"""Fonts and text: Pillow's built-in scalable font, rendered text that is cached, and replacements for missing glyphs."""

import unicodedata
from functools import lru_cache
from string import ascii_uppercase
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

BOLD_STROKE = 0.026  # the font has one weight: bold is a stroke of this share of the size,
BOLD_SPACING = 0.03  # and letters this much further apart
PROBE_SIZE = 20
NOT_A_CHARACTER = "\uffff"
# Replacements for characters that the font lacks and that are not a letter with an accent.
REPLACEMENTS = {"×": "x", "–": "-", "—": "-", "ß": "ss", "œ": "oe", "æ": "ae", "Æ": "Ae", "ø": "o", "Ø": "O"}
REPLACEMENTS |= {"ł": "l", "Ł": "L", "þ": "th", "Þ": "Th", "ð": "d"}


class RenderedText(NamedTuple):
    """Text as a mask, with the mask's offset from the start of the baseline and the text's width."""

    mask: Image.Image
    left: int
    top: int
    width: float


@lru_cache(maxsize=256)
def font(size: int) -> ImageFont.FreeTypeFont:
    """Return the font in a size. All wheels of Pillow include FreeType."""
    found = ImageFont.load_default(size)
    assert isinstance(found, ImageFont.FreeTypeFont), "this Pillow was built without FreeType: install one with it"
    return found


def has_glyph(character: str) -> bool:
    """Return whether the font has a glyph for a character, other than the box for missing ones."""
    return character == " " or bytes(font(PROBE_SIZE).getmask(character)) != bytes(font(PROBE_SIZE).getmask(NOT_A_CHARACTER))


@lru_cache(maxsize=4096)
def drawable(character: str) -> str:
    """Return a character as the font can draw it: itself, without its accent, replaced, or a question mark."""
    if has_glyph(character):
        return character
    plain = "".join(part for part in unicodedata.normalize("NFKD", character) if not unicodedata.combining(part))
    if plain and all(has_glyph(part) for part in plain):
        return plain
    return REPLACEMENTS.get(character, "" if unicodedata.combining(character) else "?")


@lru_cache(maxsize=64)
def player_letters(names: tuple[str, ...]) -> list[str]:
    """Return a different letter for each player: the first one of the name that no player before has."""
    taken: list[str] = []
    for name in names:
        own = [letter for letter in "".join(map(drawable, name)).upper() if letter.isalnum()]
        taken.append(next(letter for letter in (*own, *ascii_uppercase) if letter not in taken))
    return taken


@lru_cache(maxsize=4096)
def render_text_line(text: str, size: int, bold: bool) -> RenderedText:
    """Render one line of text. Names and numbers occur in every image, so the result is cached."""
    characters = "".join(map(drawable, text))
    face = font(size)
    stroke, spacing = (size * BOLD_STROKE, size * BOLD_SPACING) if bold else (0.0, 0.0)
    left, top, right, bottom = map(int, face.getbbox(characters, anchor="ls", stroke_width=stroke))
    starts = [face.getlength(characters[:i]) + i * spacing for i in range(len(characters) + 1)]
    mask = Image.new("L", (right - left + 2 + int(len(characters) * spacing), bottom - top + 1))
    draw = ImageDraw.Draw(mask)
    for character, start in zip(characters, starts, strict=False):
        draw.text((start - left, -top), character, fill=255, font=face, anchor="ls", stroke_width=stroke)
    return RenderedText(mask, left, top, starts[-1])


@lru_cache(maxsize=4096)
def truncate(text: str, size: int, bold: bool, max_width: int) -> str:
    """Return as much of the text as fits, with an ellipsis if it was cut."""
    if render_text_line(text, size, bold).width <= max_width:
        return text
    for length in range(len(text) - 1, 0, -1):
        short = text[:length].rstrip() + "…"
        if render_text_line(short, size, bold).width <= max_width:
            return short
    return ""


def wrap(text: str, size: int, bold: bool, max_width: int) -> list[str]:
    """Break text into lines."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and render_text_line(longer, size, bold).width > max_width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
