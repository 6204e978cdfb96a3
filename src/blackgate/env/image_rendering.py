"""The table as one observer sees it, as an image: `render()` of the environments.

It shows what the view holds and nothing else (chapter 12): two views that are equal make the same picture, pixel by pixel.
"""

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from blackgate.catalogue import Edition
from blackgate.env.rendering import floor_plan, hand_panel, piles, player_rows, status_bars, tunnel_ground
from blackgate.env.rendering.canvas import FINE, HEIGHT, WIDTH, Pen
from blackgate.env.rendering.display_names import names_of
from blackgate.env.rendering.display_table import Facts
from blackgate.env.rendering.palette import INK_900
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
    status_bars.header(pen, facts)
    piles.gangs(pen, facts)
    floor_plan.people(pen, facts)
    piles.piles(pen, facts)
    player_rows.players(pen, facts)
    status_bars.waiting(pen, facts)
    hand_panel.hand(pen, facts)
    hand_panel.panel(pen, facts)
    return image.reduce(FINE)


def pixels(view: View, width: int = WIDTH) -> NDArray[np.uint8]:
    """The same as numbers: height, width, and red, green, blue."""
    return np.array(picture(view, width=width), dtype=np.uint8)


@lru_cache(maxsize=4)
def backdrop(book: Edition, teams: bool, players: int, width: int) -> Image.Image:
    """What no move changes: the building and the ground, drawn once."""
    image = Image.new("RGB", (FINE * width, FINE * round(width * HEIGHT / WIDTH)), INK_900)
    pen = Pen(image)
    floor_plan.building(pen, names_of(book).rooms[teams])
    tunnel_ground.ground(pen, players)
    return image
