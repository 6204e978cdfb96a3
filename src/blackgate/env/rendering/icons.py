"""Icons: dice, cards, Cigarettes, Beatings, actions, Searches, and one for each class of cards."""

from collections.abc import Callable
from math import cos, pi, sin

from blackgate.env.rendering.canvas import Canvas, Point
from blackgate.env.rendering.palette import BLOOD, BONE, CON_300, CON_700, INK_950, SODIUM

# Positions of the pips of a die, from -1 to 1.
PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def regular_polygon(x: float, y: float, r: float, corners: int, rotation: float = 0) -> list[Point]:
    """Return the corners of a regular polygon, rotated by a share of a corner."""
    return [
        (x + r * sin(2 * pi * (i + rotation) / corners), y - r * cos(2 * pi * (i + rotation) / corners)) for i in range(corners)
    ]


def die(canvas: Canvas, x: float, y: float, size: float, result: int) -> None:
    """Draw a die; results above 6 are written as numbers."""
    canvas.rectangle(x - size / 2, y - size / 2, size, size, BONE, INK_950, 0.6)
    if result not in PIPS:
        canvas.text(x, y, str(result), size * 0.8, INK_950, bold=True, align="middle", max_width=size)
    for across, down in PIPS.get(result, ()):
        canvas.circle(x + across * size * 0.27, y + down * size * 0.27, size * 0.1, INK_950)


def magnifying_glass(canvas: Canvas, x: float, y: float, size: float, colour: str) -> None:
    """Draw a magnifying glass: the number of cards a Search draws."""
    canvas.line([(x - size * 0.45, y + size * 0.45), (x, y)], colour, size * 0.18)
    canvas.circle(x + size * 0.12, y - size * 0.12, size * 0.32, None, colour, size * 0.14)


def card_fan(canvas: Canvas, x: float, y: float, size: float, colour: str) -> None:
    """Draw a fan of cards: the size of a hand."""
    w, h = size * 0.42, size * 0.7
    for shift in (-0.28, 0.0, 0.28):
        lean = shift * size * 0.5
        left, right = x + shift * size - w / 2, x + shift * size + w / 2
        high, low = [(left + lean, y - h / 2), (right + lean, y - h / 2)], [(right, y + h / 2), (left, y + h / 2)]
        canvas.polygon([*high, *low], colour, INK_950, 0.8)


def cigarette(canvas: Canvas, x: float, y: float, size: float) -> None:
    left, right = (x - size * 0.5, y + size * 0.3), (x + size * 0.5, y - size * 0.3)
    neck = (x - size * 0.15, y + size * 0.09)
    canvas.line([left, right], BONE, size * 0.24)
    canvas.line([left, neck], SODIUM, size * 0.24)
    canvas.circle(*right, size * 0.13, BLOOD)


def beating(canvas: Canvas, x: float, y: float, size: float, taken: bool) -> None:
    """Draw a Beating as a cross; an outline for one that is not taken yet (7.1)."""
    r, w = size * 0.48, size * 0.17
    cross = [
        *((x - w, y - r), (x + w, y - r), (x + w, y - w), (x + r, y - w), (x + r, y + w), (x + w, y + w)),
        *((x + w, y + r), (x - w, y + r), (x - w, y + w), (x - r, y + w), (x - r, y - w), (x - w, y - w)),
    ]
    canvas.polygon(cross, BLOOD if taken else None, None if taken else CON_700, 1)


def match(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Draw a match: an action left in this turn."""
    canvas.line([(x, y + size * 0.5), (x, y - size * 0.2)], BONE, size * 0.14)
    canvas.circle(x, y - size * 0.32, size * 0.17, BLOOD)


def count(canvas: Canvas, x: float, y: float, number: int) -> float:
    """Draw a number beside an icon. Return its width."""
    return canvas.text(x, y, str(number), 14, BONE if number else CON_300, bold=True)


# --- one icon for each class of cards -----------------------------------------------------------
def pickaxe(canvas: Canvas, x: float, y: float, size: float, colour: str) -> None:
    """Draw a pickaxe, for Tools."""
    canvas.line([(x - size * 0.34, y + size * 0.4), (x + size * 0.12, y - size * 0.16)], colour, size * 0.13)
    canvas.arc(x - size * 0.16, y + size * 0.16, size * 0.52, 268, 362, colour, size * 0.15)


def knife(canvas: Canvas, x: float, y: float, size: float, colour: str) -> None:
    """Draw a knife, for Weapons."""
    tip, heel, back = (x + size * 0.44, y - size * 0.46), (x - size * 0.04, y + size * 0.24), (x - size * 0.24, y + size * 0.04)
    canvas.polygon([tip, (x + size * 0.34, y - size * 0.1), heel, back], colour)
    canvas.line([(x - size * 0.32, y - size * 0.02), (x + size * 0.02, y + size * 0.32)], colour, size * 0.1)
    canvas.line([(x - size * 0.14, y + size * 0.16), (x - size * 0.4, y + size * 0.42)], colour, size * 0.15)


def nut(canvas: Canvas, x: float, y: float, size: float, colour: str) -> None:
    """Draw a nut, for Parts. Its hole is left empty, so that the background shows through."""
    for r in (0.42, 0.34, 0.27):
        canvas.polygon(regular_polygon(x, y, size * r, 6), None, colour, size * 0.11)


def ring(canvas: Canvas, x: float, y: float, size: float, colour: str) -> None:
    """Draw a ring with a stone, for Accessories."""
    canvas.circle(x, y + size * 0.12, size * 0.32, None, colour, size * 0.1)
    canvas.polygon([(x - size * 0.2, y - size * 0.44), (x + size * 0.2, y - size * 0.44), (x, y - size * 0.14)], colour)


def bottle(canvas: Canvas, x: float, y: float, size: float, colour: str) -> None:
    """Draw a bottle, for Rare items."""
    canvas.rectangle(x - size * 0.09, y - size * 0.46, size * 0.18, size * 0.3, colour)
    canvas.polygon(
        [
            *((x - size * 0.09, y - size * 0.2), (x + size * 0.09, y - size * 0.2), (x + size * 0.26, y)),
            *((x + size * 0.26, y + size * 0.46), (x - size * 0.26, y + size * 0.46), (x - size * 0.26, y)),
        ],
        colour,
    )


def bolt(canvas: Canvas, x: float, y: float, size: float, colour: str) -> None:
    """Draw a flash of lightning, for Action cards."""
    turns = ((0.1, -0.5), (-0.3, 0.08), (-0.04, 0.08), (-0.12, 0.5), (0.3, -0.12), (0.02, -0.12))
    canvas.polygon([(x + across * size, y + down * size) for across, down in turns], colour)


CLASS_ICONS: dict[str, Callable[[Canvas, float, float, float, str], None]] = {
    "tool": pickaxe,
    "weapon": knife,
    "part": nut,
    "accessory": ring,
    "rare": bottle,
    "action": bolt,
    "search": magnifying_glass,
    "michel": knife,
}
