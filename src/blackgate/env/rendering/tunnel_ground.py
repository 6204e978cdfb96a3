"""The ground the tunnels are dug in: earth with stones, the wall, and the night behind it."""

import random
from functools import lru_cache
from math import ceil

from blackgate.env.rendering import icons
from blackgate.env.rendering.canvas import Canvas, Point
from blackgate.env.rendering.palette import EARTH, INK_950, MOON_DEEP, MOON_HI, STONE

LEFT, TOP, RIGHT, BOTTOM = 806, 52, 1184, 578
WALL, NIGHT = 1126, 1148  # the left and the right edge of the wall
MAX_ROW_HEIGHT = 132


def row_height(players: int) -> float:
    return min(MAX_ROW_HEIGHT, (BOTTOM - TOP) / players)


def draw_ground(canvas: Canvas, players: int) -> None:
    """Draw earth, wall and night."""
    canvas.rectangle(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, EARTH)
    for corners in stones():
        canvas.polygon(corners, STONE, INK_950, 0.8)
    height = row_height(players)
    for row in range(1, players + 1):
        y = TOP + row * height
        if y < BOTTOM - 2:
            canvas.line([(LEFT, y), (WALL, y)], INK_950, 2.4)
            canvas.line([(LEFT, y + 1.6), (WALL, y + 1.6)], "#33405A", 0.8)
    draw_night(canvas)
    draw_wall(canvas)
    canvas.rectangle(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, None, INK_950, 2)


@lru_cache(maxsize=1)
def stones() -> list[list[Point]]:
    """Return the outlines of the stones, at random positions that are always the same."""
    rng = random.Random(21)
    found: list[list[Point]] = []
    for _ in range(70):
        x, y = rng.uniform(LEFT + 8, WALL - 16), rng.uniform(TOP + 8, BOTTOM - 8)
        wide, high = rng.uniform(3, 9), rng.uniform(2, 5)
        found.append([(x + across * wide, y + down * high) for across, down in icons.regular_polygon(0, 0, 1, 7, rng.random())])
    return found


def draw_night(canvas: Canvas) -> None:
    """Draw what is behind the wall: moon, stars and pines."""
    canvas.rectangle(NIGHT, TOP, RIGHT - NIGHT, BOTTOM - TOP, "#16304F")
    rng = random.Random(22)
    for _ in range(24):
        canvas.circle(rng.uniform(NIGHT + 4, RIGHT - 4), rng.uniform(TOP + 60, TOP + 330), 0.7, MOON_HI)
    middle = (NIGHT + RIGHT) / 2
    canvas.glow(NIGHT, TOP, RIGHT - NIGHT, 90, MOON_DEEP, 0.9)
    canvas.circle(middle, TOP + 34, 12, "#E9F3FF")
    canvas.circle(middle - 4, TOP + 31, 2.6, "#C4D8EC")
    canvas.circle(middle + 3, TOP + 39, 1.8, "#C4D8EC")
    for x, size, colour in ((middle + 8, 62, "#11233C"), (middle - 7, 84, "#0B1628")):
        for tier in range(3):
            top, wide = BOTTOM - size + tier * size * 0.24, 6 + tier * 4
            canvas.polygon([(x, top), (x + wide, top + size * 0.36), (x - wide, top + size * 0.36)], colour)
    canvas.rectangle(NIGHT, BOTTOM - 20, RIGHT - NIGHT, 20, "#0B1628")


def draw_wall(canvas: Canvas) -> None:
    canvas.rectangle(WALL, TOP, NIGHT - WALL, BOTTOM - TOP, "#5D6778")
    canvas.rectangle(NIGHT - 3, TOP, 3, BOTTOM - TOP, "#C9E0F7")
    for course in range(ceil((BOTTOM - TOP) / 15)):
        y = TOP + course * 15
        canvas.line([(WALL, y), (NIGHT, y)], INK_950, 1)
        joint = WALL + (NIGHT - WALL) * (0.35 if course % 2 else 0.65)
        canvas.line([(joint, y), (joint, min(BOTTOM, y + 15))], INK_950, 1)
    for x in (WALL, NIGHT):
        canvas.line([(x, TOP), (x, BOTTOM)], INK_950, 2)
