"""The table as one observer sees it, as an image: `render()` of the environments.

It shows what the view holds and nothing else (chapter 12): two views that are equal make the same picture, pixel by pixel.
"""

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from blackgate.catalogue import Edition
from blackgate.env.drawing import bars, dock, ground, piles, plan, rail
from blackgate.env.drawing.facts import Facts
from blackgate.env.drawing.names import names_of
from blackgate.env.drawing.palette import INK_900
from blackgate.env.drawing.pen import FINE, HEIGHT, WIDTH, Pen
from blackgate.game import View

NARROWEST: Final = 200
WIDEST: Final = 4000  # four times as many pixels are drawn


def picture(view: View, *, width: int = WIDTH) -> Image.Image:
    """The table as the view's seat sees it (None: a spectator). Its height follows from its width alone."""
    if not NARROWEST <= width <= WIDEST:
        raise ValueError(f"a picture {width} pixels wide: choose a width from {NARROWEST} to {WIDEST}")
    facts = Facts(view)
    image = backdrop(view.edition, facts.teams, len(view.seats), width).copy()
    pen = Pen(image)
    bars.header(pen, facts)
    piles.gangs(pen, facts)
    plan.people(pen, facts)
    piles.piles(pen, facts)
    rail.players(pen, facts)
    bars.waiting(pen, facts)
    dock.hand(pen, facts)
    dock.panel(pen, facts)
    return image.reduce(FINE)


def pixels(view: View, width: int = WIDTH) -> NDArray[np.uint8]:
    """The same as numbers: height, width, and red, green, blue."""
    return np.array(picture(view, width=width), dtype=np.uint8)


@lru_cache(maxsize=4)
def backdrop(book: Edition, teams: bool, players: int, width: int) -> Image.Image:
    """What no move changes: the building and the ground, drawn once."""
    image = Image.new("RGB", (FINE * width, FINE * round(width * HEIGHT / WIDTH)), INK_900)
    pen = Pen(image)
    plan.building(pen, names_of(book).rooms[teams])
    ground.ground(pen, players)
    return image
