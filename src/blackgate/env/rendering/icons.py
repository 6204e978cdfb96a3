"""Small signs, all our own: dice, cards, Cigarettes, Beatings, matches, a magnifying glass, and one for each class of cards."""

from collections.abc import Callable
from math import cos, pi, sin

from blackgate.env.rendering.canvas import Pen, Point
from blackgate.env.rendering.palette import BLOOD, BONE, CON_300, CON_700, INK_950, SODIUM

# Where the pips of a die lie, from -1 to 1.
PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def around(x: float, y: float, r: float, corners: int, turned: float = 0) -> list[Point]:
    """The corners of a regular polygon."""
    return [(x + r * sin(2 * pi * (i + turned) / corners), y - r * cos(2 * pi * (i + turned) / corners)) for i in range(corners)]


def die(pen: Pen, x: float, y: float, size: float, result: int) -> None:
    """A die from above; results beyond its pips are written."""
    pen.box(x - size / 2, y - size / 2, size, size, BONE, INK_950, 0.6)
    if result not in PIPS:
        pen.words(x, y, str(result), size * 0.8, INK_950, bold=True, side="middle", most=size)
    for across, down in PIPS.get(result, ()):
        pen.disc(x + across * size * 0.27, y + down * size * 0.27, size * 0.1, INK_950)


def glass(pen: Pen, x: float, y: float, size: float, ink: str) -> None:
    """A magnifying glass: how many cards a Search draws."""
    pen.line([(x - size * 0.45, y + size * 0.45), (x, y)], ink, size * 0.18)
    pen.disc(x + size * 0.12, y - size * 0.12, size * 0.32, None, ink, size * 0.14)


def fan(pen: Pen, x: float, y: float, size: float, ink: str) -> None:
    """Cards in a hand."""
    w, h = size * 0.42, size * 0.7
    for shift in (-0.28, 0.0, 0.28):
        lean = shift * size * 0.5
        left, right = x + shift * size - w / 2, x + shift * size + w / 2
        high, low = [(left + lean, y - h / 2), (right + lean, y - h / 2)], [(right, y + h / 2), (left, y + h / 2)]
        pen.shape([*high, *low], ink, INK_950, 0.8)


def cigarette(pen: Pen, x: float, y: float, size: float) -> None:
    """What is paid with (1.6)."""
    left, right = (x - size * 0.5, y + size * 0.3), (x + size * 0.5, y - size * 0.3)
    neck = (x - size * 0.15, y + size * 0.09)
    pen.line([left, right], BONE, size * 0.24)
    pen.line([left, neck], SODIUM, size * 0.24)
    pen.disc(*right, size * 0.13, BLOOD)


def beating(pen: Pen, x: float, y: float, size: float, taken: bool) -> None:
    """A Beating: a plaster, crossed; an empty outline where one could still be taken (7.1)."""
    r, w = size * 0.48, size * 0.17
    cross = [
        *((x - w, y - r), (x + w, y - r), (x + w, y - w), (x + r, y - w), (x + r, y + w), (x + w, y + w)),
        *((x + w, y + r), (x - w, y + r), (x - w, y + w), (x - r, y + w), (x - r, y - w), (x - w, y - w)),
    ]
    pen.shape(cross, BLOOD if taken else None, None if taken else CON_700, 1)


def match(pen: Pen, x: float, y: float, size: float) -> None:
    """An action left: a match not yet burnt."""
    pen.line([(x, y + size * 0.5), (x, y - size * 0.2)], BONE, size * 0.14)
    pen.disc(x, y - size * 0.32, size * 0.17, BLOOD)


def count(pen: Pen, x: float, y: float, number: int) -> float:
    """A number beside a mark. Returns how far it reaches."""
    return pen.words(x, y, str(number), 14, BONE if number else CON_300, bold=True)


# --- one sign for each class of cards -----------------------------------------------------------
def pick(pen: Pen, x: float, y: float, size: float, ink: str) -> None:
    """A pickaxe, for every kind of Tool."""
    pen.line([(x - size * 0.34, y + size * 0.4), (x + size * 0.12, y - size * 0.16)], ink, size * 0.13)
    pen.arc(x - size * 0.16, y + size * 0.16, size * 0.52, 268, 362, ink, size * 0.15)


def blade(pen: Pen, x: float, y: float, size: float, ink: str) -> None:
    """A knife, for every kind of Weapon."""
    tip, heel, back = (x + size * 0.44, y - size * 0.46), (x - size * 0.04, y + size * 0.24), (x - size * 0.24, y + size * 0.04)
    pen.shape([tip, (x + size * 0.34, y - size * 0.1), heel, back], ink)
    pen.line([(x - size * 0.32, y - size * 0.02), (x + size * 0.02, y + size * 0.32)], ink, size * 0.1)
    pen.line([(x - size * 0.14, y + size * 0.16), (x - size * 0.4, y + size * 0.42)], ink, size * 0.15)


def nut(pen: Pen, x: float, y: float, size: float, ink: str) -> None:
    """A Part: a nut is drawn round its hole, so that any paper may lie beneath."""
    for r in (0.42, 0.34, 0.27):
        pen.shape(around(x, y, size * r, 6), None, ink, size * 0.11)


def ring(pen: Pen, x: float, y: float, size: float, ink: str) -> None:
    """A ring with a stone, for every Accessory."""
    pen.disc(x, y + size * 0.12, size * 0.32, None, ink, size * 0.1)
    pen.shape([(x - size * 0.2, y - size * 0.44), (x + size * 0.2, y - size * 0.44), (x, y - size * 0.14)], ink)


def bottle(pen: Pen, x: float, y: float, size: float, ink: str) -> None:
    """A bottle, for every Rare item."""
    pen.box(x - size * 0.09, y - size * 0.46, size * 0.18, size * 0.3, ink)
    pen.shape(
        [
            *((x - size * 0.09, y - size * 0.2), (x + size * 0.09, y - size * 0.2), (x + size * 0.26, y)),
            *((x + size * 0.26, y + size * 0.46), (x - size * 0.26, y + size * 0.46), (x - size * 0.26, y)),
        ],
        ink,
    )


def bolt(pen: Pen, x: float, y: float, size: float, ink: str) -> None:
    """A flash of lightning, for Action cards."""
    turns = ((0.1, -0.5), (-0.3, 0.08), (-0.04, 0.08), (-0.12, 0.5), (0.3, -0.12), (0.02, -0.12))
    pen.shape([(x + across * size, y + down * size) for across, down in turns], ink)


SIGNS: dict[str, Callable[[Pen, float, float, float, str], None]] = {
    "tool": pick,
    "weapon": blade,
    "part": nut,
    "accessory": ring,
    "rare": bottle,
    "action": bolt,
    "search": glass,
    "michel": blade,
}
