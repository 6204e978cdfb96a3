"""The ground the tunnels are dug in: earth with its stones, the one wall, and the woods under the moon behind it."""

import random
from functools import lru_cache
from math import ceil

from blackgate.env.rendering import icons
from blackgate.env.rendering.canvas import Pen, Point
from blackgate.env.rendering.palette import EARTH, INK_950, MOON_DEEP, MOON_HI, STONE

LEFT, TOP, RIGHT, BOTTOM = 806, 52, 1184, 578
WALL, NIGHT = 1126, 1148  # where the wall begins, and where it ends
TALLEST = 132  # a row needs no more


def row_height(players: int) -> float:
    """How high each player's row is."""
    return min(TALLEST, (BOTTOM - TOP) / players)


def ground(pen: Pen, players: int) -> None:
    """Earth with its stones, the wall, and the woods under the moon."""
    pen.box(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, EARTH)
    for corners in stones():
        pen.shape(corners, STONE, INK_950, 0.8)
    height = row_height(players)
    for row in range(1, players + 1):
        y = TOP + row * height
        if y < BOTTOM - 2:
            pen.line([(LEFT, y), (WALL, y)], INK_950, 2.4)
            pen.line([(LEFT, y + 1.6), (WALL, y + 1.6)], "#33405A", 0.8)
    night(pen)
    wall(pen)
    pen.box(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, None, INK_950, 2)


@lru_cache(maxsize=1)
def stones() -> list[list[Point]]:
    """Stones in the earth: anywhere, but always in the same places."""
    chance = random.Random(21)
    found: list[list[Point]] = []
    for _ in range(70):
        x, y = chance.uniform(LEFT + 8, WALL - 16), chance.uniform(TOP + 8, BOTTOM - 8)
        wide, high = chance.uniform(3, 9), chance.uniform(2, 5)
        found.append([(x + across * wide, y + down * high) for across, down in icons.around(0, 0, 1, 7, chance.random())])
    return found


def night(pen: Pen) -> None:
    """Outside, where every tunnel leads: moon, stars and pines."""
    pen.box(NIGHT, TOP, RIGHT - NIGHT, BOTTOM - TOP, "#16304F")
    chance = random.Random(22)
    for _ in range(24):
        pen.disc(chance.uniform(NIGHT + 4, RIGHT - 4), chance.uniform(TOP + 60, TOP + 330), 0.7, MOON_HI)
    middle = (NIGHT + RIGHT) / 2
    pen.light(NIGHT, TOP, RIGHT - NIGHT, 90, MOON_DEEP, 0.9)
    pen.disc(middle, TOP + 34, 12, "#E9F3FF")
    pen.disc(middle - 4, TOP + 31, 2.6, "#C4D8EC")
    pen.disc(middle + 3, TOP + 39, 1.8, "#C4D8EC")
    for x, size, ink in ((middle + 8, 62, "#11233C"), (middle - 7, 84, "#0B1628")):
        for tier in range(3):
            top, wide = BOTTOM - size + tier * size * 0.24, 6 + tier * 4
            pen.shape([(x, top), (x + wide, top + size * 0.36), (x - wide, top + size * 0.36)], ink)
    pen.box(NIGHT, BOTTOM - 20, RIGHT - NIGHT, 20, "#0B1628")


def wall(pen: Pen) -> None:
    """Stone upon stone."""
    pen.box(WALL, TOP, NIGHT - WALL, BOTTOM - TOP, "#5D6778")
    pen.box(NIGHT - 3, TOP, 3, BOTTOM - TOP, "#C9E0F7")
    for course in range(ceil((BOTTOM - TOP) / 15)):
        y = TOP + course * 15
        pen.line([(WALL, y), (NIGHT, y)], INK_950, 1)
        joint = WALL + (NIGHT - WALL) * (0.35 if course % 2 else 0.65)
        pen.line([(joint, y), (joint, min(BOTTOM, y + 15))], INK_950, 1)
    for x in (WALL, NIGHT):
        pen.line([(x, TOP), (x, BOTTOM)], INK_950, 2)
