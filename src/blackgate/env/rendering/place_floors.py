"""The floors of the Places. A floor depends on the actions of its Place, so that the Places of any pack have one."""

from collections.abc import Callable
from math import ceil

from blackgate.env.rendering import icons
from blackgate.env.rendering.canvas import Area, Canvas
from blackgate.env.rendering.display_model import BoardPlace
from blackgate.env.rendering.palette import BONE, CON_300, CON_500, CON_700, INK_950

LOW = 130  # a Place no higher than this shows less


def cells(canvas: Canvas, area: Area) -> None:
    """Draw cells: bunks behind bars."""
    x, y, w, h = area
    front = x + w - min(74, w * 0.32)
    for i in range(3):
        top = y + i * h / 3
        canvas.rectangle(front, top, x + w - front, h / 3, "#1A2435", INK_950, 1.5)
        canvas.rectangle(x + w - 40, top + h / 6 - 9, 34, 18, "#5E6F8A", INK_950, 1)
        canvas.rectangle(x + w - 14, top + h / 6 - 7, 7, 14, CON_300, INK_950, 0.8)
    for bar in range(int(h // 7)):
        canvas.circle(front, y + 4 + bar * 7, 1.5, CON_500)


def tiles(size: float, one: str, other: str) -> Callable[[Canvas, Area], None]:
    """Return a function that draws a tiled floor."""

    def floor(canvas: Canvas, area: Area) -> None:
        x, y, w, h = area
        canvas.rectangle(x, y, w, h, one)
        for row in range(ceil(h / size)):
            for column in range(row % 2, ceil(w / size), 2):
                left, top = x + column * size, y + row * size
                canvas.rectangle(left, top, min(size, x + w - left), min(size, y + h - top), other)

    return floor


def infirmary(canvas: Canvas, area: Area) -> None:
    """Draw an infirmary: pale tiles, a bed if there is space, and a red cross."""
    x, y, w, h = area
    tiles(26, "#27354A", "#2A394F")(canvas, area)
    if h > LOW:
        canvas.rectangle(x + w - 62, y + 38, 54, 24, "#8FA3BC", INK_950, 1.2)
        canvas.rectangle(x + w - 20, y + 42, 9, 16, BONE, INK_950, 0.8)
    icons.beating(canvas, x + w - 22, y + 22, 22, True)


def yard(canvas: Canvas, area: Area) -> None:
    """Draw a yard with the lines of a court, for trading."""
    x, y, w, h = area
    canvas.rectangle(x, y, w, h, "#22354A")
    r = min(w, h) * 0.3
    canvas.circle(x + w / 2, y + h / 2, r, None, "#3B516B", 2)
    canvas.line([(x + w / 2, y), (x + w / 2, y + h)], "#3B516B", 2)
    canvas.arc(x + w, y + h / 2, r * 1.25, 90, 270, "#3B516B", 2)
    canvas.arc(x, y + h / 2, r * 1.25, 270, 450, "#3B516B", 2)


def showers(canvas: Canvas, area: Area) -> None:
    """Draw showers: small tiles and drains. For Places with no action but searching."""
    x, y, w, h = area
    tiles(13, "#1D3146", "#203750")(canvas, area)
    for i in range(3):
        across, down = x + w * (0.3 + 0.26 * i), y + h * (0.82 if i % 2 else 0.62)
        canvas.circle(across, down, 7, "#15253A", "#35506E", 1.2)
        for hole in (-2.5, 0, 2.5):
            canvas.line([(across + hole, down - 3), (across + hole, down + 3)], "#35506E", 0.8)


def solitary(canvas: Canvas, area: Area) -> None:
    """Draw bare concrete with tally marks for the days."""
    x, y, w, h = area
    canvas.rectangle(x, y, w, h, "#1A1F29")
    for i in range(3):
        left, top = x + w - 84 + i * 25, y + h - 34
        for day in range(4):
            canvas.line([(left + day * 4, top), (left + day * 4 + 1, top + 15)], CON_700, 1.2)
        canvas.line([(left - 3, top + 12), (left + 16, top + 3)], CON_700, 1.2)


FLOORS: dict[str, Callable[[Canvas, Area], None]] = {
    "dig": cells,
    "steal": tiles(26, "#2E2C33", "#38332F"),
    "heal": infirmary,
    "sell": yard,
    "buy": yard,
}


def floor_of(place: BoardPlace) -> Callable[[Canvas, Area], None]:
    """Return the function that draws the floor of a Place."""
    if place.solitary:
        return solitary
    return next((FLOORS[action] for action in place.action_ids if action in FLOORS), showers)
