"""Prisoners as tokens: a shape and a colour for each seat, with a letter of their name; Michel(le) is a star with a blade."""

from collections.abc import Callable
from math import cos, pi, sin

from blackgate.env.rendering.canvas import Pen, Point
from blackgate.env.rendering.display_table import Facts
from blackgate.env.rendering.icons import around, blade
from blackgate.env.rendering.palette import BLOOD, BONE, INK_950, SEATS, SODIUM
from blackgate.env.rendering.typography import letters

STAR = 9  # points of Michel(le)'s star


def circle() -> list[Point]:
    """The frame of seat 0."""
    return around(0, 0, 0.96, 48)


def square() -> list[Point]:
    """The frame of seat 1."""
    return [(-0.86, -0.86), (0.86, -0.86), (0.86, 0.86), (-0.86, 0.86)]


def shield() -> list[Point]:
    """The frame of seat 2: flat above, pointed below."""
    right = [(0.88 * cos(t * pi / 24), 0.1 + 0.9 * sin(t * pi / 24)) for t in range(13)]
    return [(-0.88, -0.84), (0.88, -0.84), *right, *((-x, y) for x, y in reversed(right))]


def hexagon() -> list[Point]:
    """The frame of seat 3."""
    return around(0, 0, 1, 6)


def diamond() -> list[Point]:
    """The frame of seat 4."""
    return around(0, 0, 1.1, 4)


def arch() -> list[Point]:
    """The frame of seat 5: round above, flat below."""
    top = [(-0.88 * cos(t * pi / 24), -0.06 - 0.9 * sin(t * pi / 24)) for t in range(25)]
    return [(-0.88, 0.92), *top, (0.88, 0.92)]


def star() -> list[Point]:
    """Michel(le), who sits nowhere."""
    outer, inner = around(0, 0, 1.12, STAR), around(0, 0, 0.8, STAR, 0.5)
    return [corner for pair in zip(outer, inner, strict=True) for corner in pair]


OUTLINES: dict[str, Callable[[], list[Point]]] = {
    "circle": circle,
    "square": square,
    "shield": shield,
    "hexagon": hexagon,
    "diamond": diamond,
    "arch": arch,
}
FRAMES = [(colour, OUTLINES[shape]()) for colour, shape in SEATS]
STAR_FRAME = star()


def placed(outline: list[Point], x: float, y: float, r: float) -> list[Point]:
    """An outline at a point, in a size."""
    return [(x + across * r, y + down * r) for across, down in outline]


def token(pen: Pen, facts: Facts, seat: int, x: float, y: float, size: float, *, lit: bool = False) -> None:
    """A prisoner; lit if the game is waiting for them."""
    colour, outline = FRAMES[seat]
    r = size / 2
    if lit:
        pen.light(x - size * 0.9, y - size * 0.9, size * 1.8, size * 1.8, SODIUM, 0.95)
        pen.shape(placed(outline, x, y, r + 2.5), SODIUM)
    pen.shape(placed(outline, x, y + size * 0.06, r), INK_950)
    pen.shape(placed(outline, x, y, r), INK_950)
    pen.shape(placed(outline, x, y, r * 0.92), colour)
    pen.shape(placed(outline, x, y, r * 0.78), None, INK_950, size * 0.025)
    pen.words(x, y, letters(facts.view.seats)[seat], size * 0.56, INK_950, bold=True, side="middle")


def michel(pen: Pen, x: float, y: float, size: float) -> None:
    """Michel or Michelle, whichever is in the game."""
    pen.shape(placed(STAR_FRAME, x, y + size * 0.06, size / 2), INK_950)
    pen.shape(placed(STAR_FRAME, x, y, size / 2), INK_950)
    pen.shape(placed(STAR_FRAME, x, y, size * 0.45), BLOOD)
    blade(pen, x, y, size * 0.5, INK_950)
    blade(pen, x - size * 0.015, y - size * 0.02, size * 0.46, BONE)


def chip(pen: Pen, seat: int, x: float, y: float, size: float) -> None:
    """A seat's shape alone, as a small mark beside something of theirs."""
    colour, outline = FRAMES[seat]
    pen.shape(placed(outline, x, y, size / 2), colour, INK_950, 0.8)
