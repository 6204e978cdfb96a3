"""The players' tokens: a shape and a colour for each seat, with a letter of their name. Michel(le) is a star with a knife."""

from collections.abc import Callable
from math import cos, pi, sin

from blackgate.env.rendering.canvas import Canvas, Point
from blackgate.env.rendering.display_table import DisplayTable
from blackgate.env.rendering.icons import knife, regular_polygon
from blackgate.env.rendering.palette import BLOOD, BONE, INK_950, SEATS, SODIUM
from blackgate.env.rendering.typography import player_letters

STAR_POINTS = 9


def circle() -> list[Point]:
    """Return the outline of seat 0."""
    return regular_polygon(0, 0, 0.96, 48)


def square() -> list[Point]:
    """Return the outline of seat 1."""
    return [(-0.86, -0.86), (0.86, -0.86), (0.86, 0.86), (-0.86, 0.86)]


def shield() -> list[Point]:
    """Return the outline of seat 2: flat above, pointed below."""
    right = [(0.88 * cos(t * pi / 24), 0.1 + 0.9 * sin(t * pi / 24)) for t in range(13)]
    return [(-0.88, -0.84), (0.88, -0.84), *right, *((-x, y) for x, y in reversed(right))]


def hexagon() -> list[Point]:
    """Return the outline of seat 3."""
    return regular_polygon(0, 0, 1, 6)


def diamond() -> list[Point]:
    """Return the outline of seat 4."""
    return regular_polygon(0, 0, 1.1, 4)


def arch() -> list[Point]:
    """Return the outline of seat 5: round above, flat below."""
    top = [(-0.88 * cos(t * pi / 24), -0.06 - 0.9 * sin(t * pi / 24)) for t in range(25)]
    return [(-0.88, 0.92), *top, (0.88, 0.92)]


def star() -> list[Point]:
    """Return the outline of Michel(le)'s token."""
    outer, inner = regular_polygon(0, 0, 1.12, STAR_POINTS), regular_polygon(0, 0, 0.8, STAR_POINTS, 0.5)
    return [corner for pair in zip(outer, inner, strict=True) for corner in pair]


OUTLINES: dict[str, Callable[[], list[Point]]] = {
    "circle": circle,
    "square": square,
    "shield": shield,
    "hexagon": hexagon,
    "diamond": diamond,
    "arch": arch,
}
SEAT_OUTLINES = [(colour, OUTLINES[shape]()) for colour, shape in SEATS]
MICHEL_OUTLINE = star()


def place_outline(outline: list[Point], x: float, y: float, r: float) -> list[Point]:
    """Move an outline to a point and scale it."""
    return [(x + across * r, y + down * r) for across, down in outline]


def draw_player_token(
    canvas: Canvas, table: DisplayTable, seat: int, x: float, y: float, size: float, *, glowing: bool = False
) -> None:
    """Draw a player's token, with a glow if the game waits for them."""
    colour, outline = SEAT_OUTLINES[seat]
    r = size / 2
    if glowing:
        canvas.glow(x - size * 0.9, y - size * 0.9, size * 1.8, size * 1.8, SODIUM, 0.95)
        canvas.polygon(place_outline(outline, x, y, r + 2.5), SODIUM)
    canvas.polygon(place_outline(outline, x, y + size * 0.06, r), INK_950)
    canvas.polygon(place_outline(outline, x, y, r), INK_950)
    canvas.polygon(place_outline(outline, x, y, r * 0.92), colour)
    canvas.polygon(place_outline(outline, x, y, r * 0.78), None, INK_950, size * 0.025)
    canvas.text(x, y, player_letters(table.view.seats)[seat], size * 0.56, INK_950, bold=True, align="middle")


def draw_michel_token(canvas: Canvas, x: float, y: float, size: float) -> None:
    canvas.polygon(place_outline(MICHEL_OUTLINE, x, y + size * 0.06, size / 2), INK_950)
    canvas.polygon(place_outline(MICHEL_OUTLINE, x, y, size / 2), INK_950)
    canvas.polygon(place_outline(MICHEL_OUTLINE, x, y, size * 0.45), BLOOD)
    knife(canvas, x, y, size * 0.5, INK_950)
    knife(canvas, x - size * 0.015, y - size * 0.02, size * 0.46, BONE)


def draw_seat_marker(canvas: Canvas, seat: int, x: float, y: float, size: float) -> None:
    """Draw a seat's shape as a small marker beside something of theirs."""
    colour, outline = SEAT_OUTLINES[seat]
    canvas.polygon(place_outline(outline, x, y, size / 2), colour, INK_950, 0.8)
