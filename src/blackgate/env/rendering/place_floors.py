"""Floors of the rooms: what a room looks like follows from what is done there, so that rooms of any pack have one."""

from collections.abc import Callable
from math import ceil

from blackgate.env.rendering import icons
from blackgate.env.rendering.board_parts import Room
from blackgate.env.rendering.canvas import Area, Pen
from blackgate.env.rendering.palette import BONE, CON_300, CON_500, CON_700, INK_950

LOW = 130  # a room no higher has room for less


def cells(pen: Pen, area: Area) -> None:
    """Where prisoners live: bunks behind bars."""
    x, y, w, h = area
    front = x + w - min(74, w * 0.32)
    for i in range(3):
        top = y + i * h / 3
        pen.box(front, top, x + w - front, h / 3, "#1A2435", INK_950, 1.5)
        pen.box(x + w - 40, top + h / 6 - 9, 34, 18, "#5E6F8A", INK_950, 1)
        pen.box(x + w - 14, top + h / 6 - 7, 7, 14, CON_300, INK_950, 0.8)
    for bar in range(int(h // 7)):
        pen.disc(front, y + 4 + bar * 7, 1.5, CON_500)


def tiles(size: float, one: str, other: str) -> Callable[[Pen, Area], None]:
    """A tiled floor."""

    def floor(pen: Pen, area: Area) -> None:
        x, y, w, h = area
        pen.box(x, y, w, h, one)
        for row in range(ceil(h / size)):
            for column in range(row % 2, ceil(w / size), 2):
                left, top = x + column * size, y + row * size
                pen.box(left, top, min(size, x + w - left), min(size, y + h - top), other)

    return floor


def ward(pen: Pen, area: Area) -> None:
    """Where wounds are dressed: pale slabs, a bed if there is room for one, and a red cross on the wall."""
    x, y, w, h = area
    tiles(26, "#27354A", "#2A394F")(pen, area)
    if h > LOW:
        pen.box(x + w - 62, y + 38, 54, 24, "#8FA3BC", INK_950, 1.2)
        pen.box(x + w - 20, y + 42, 9, 16, BONE, INK_950, 0.8)
    icons.beating(pen, x + w - 22, y + 22, 22, True)


def court(pen: Pen, area: Area) -> None:
    """Where one trades: a yard under the open sky, with its court."""
    x, y, w, h = area
    pen.box(x, y, w, h, "#22354A")
    r = min(w, h) * 0.3
    pen.disc(x + w / 2, y + h / 2, r, None, "#3B516B", 2)
    pen.line([(x + w / 2, y), (x + w / 2, y + h)], "#3B516B", 2)
    pen.arc(x + w, y + h / 2, r * 1.25, 90, 270, "#3B516B", 2)
    pen.arc(x, y + h / 2, r * 1.25, 270, 450, "#3B516B", 2)


def baths(pen: Pen, area: Area) -> None:
    """A room for nothing but searching: small tiles and drains."""
    x, y, w, h = area
    tiles(13, "#1D3146", "#203750")(pen, area)
    for i in range(3):
        across, down = x + w * (0.3 + 0.26 * i), y + h * (0.82 if i % 2 else 0.62)
        pen.disc(across, down, 7, "#15253A", "#35506E", 1.2)
        for hole in (-2.5, 0, 2.5):
            pen.line([(across + hole, down - 3), (across + hole, down + 3)], "#35506E", 0.8)


def hole(pen: Pen, area: Area) -> None:
    """Solitary: bare concrete, and strokes for the days."""
    x, y, w, h = area
    pen.box(x, y, w, h, "#1A1F29")
    for i in range(3):
        left, top = x + w - 84 + i * 25, y + h - 34
        for day in range(4):
            pen.line([(left + day * 4, top), (left + day * 4 + 1, top + 15)], CON_700, 1.2)
        pen.line([(left - 3, top + 12), (left + 16, top + 3)], CON_700, 1.2)


FLOORS: dict[str, Callable[[Pen, Area], None]] = {
    "dig": cells,
    "steal": tiles(26, "#2E2C33", "#38332F"),
    "heal": ward,
    "sell": court,
    "buy": court,
}


def floor_of(room: Room) -> Callable[[Pen, Area], None]:
    """What to draw beneath people's feet: Solitary's concrete, or what the first deed of a Place asks for."""
    if room.solitary:
        return hole
    return next((FLOORS[deed] for deed in room.does if deed in FLOORS), baths)
