"""The table as an image, as one observer sees it: `render()` of the environments.

It shows only what the view holds (chapter 12): equal views give equal images, pixel by pixel.
"""

from functools import lru_cache
from typing import Final

from blackgate.optional_libraries import libraries_of

with libraries_of("env"):
    import numpy as np
    from numpy.typing import NDArray
    from PIL import Image

from blackgate.catalogue import Edition
from blackgate.env.rendering import floor_plan, hand_panel, piles, player_rows, status_bars, tunnel_ground
from blackgate.env.rendering.canvas import HEIGHT, OVERSAMPLING, WIDTH, Canvas
from blackgate.env.rendering.display_names import display_names
from blackgate.env.rendering.display_table import DisplayTable
from blackgate.env.rendering.palette import INK_900
from blackgate.game import View

MIN_WIDTH: Final = 200
MAX_WIDTH: Final = 4000


def render_image(view: View, *, width: int = WIDTH) -> Image.Image:
    """Return the table as the view's seat, or a spectator, sees it. The height depends only on the width."""
    if not MIN_WIDTH <= width <= MAX_WIDTH:
        raise ValueError(f"a picture {width} pixels wide: choose a width from {MIN_WIDTH} to {MAX_WIDTH}")
    table = DisplayTable(view)
    image = backdrop(view.edition, table.state.teams, len(view.seats), width).copy()
    canvas = Canvas(image)
    status_bars.draw_header(canvas, table)
    piles.draw_gang_piles(canvas, table)
    floor_plan.draw_occupants(canvas, table)
    piles.draw_piles(canvas, table)
    player_rows.draw_players(canvas, table)
    status_bars.draw_status_bar(canvas, table)
    hand_panel.draw_hand(canvas, table)
    hand_panel.draw_panel(canvas, table)
    return image.reduce(OVERSAMPLING)


def render_pixels(view: View, width: int = WIDTH) -> NDArray[np.uint8]:
    """Return the image as an array: height, width, and red, green, blue."""
    return np.array(render_image(view, width=width), dtype=np.uint8)


@lru_cache(maxsize=4)
def backdrop(edition: Edition, teams: bool, players: int, width: int) -> Image.Image:
    """Return what no move changes: the building and the ground."""
    image = Image.new("RGB", (OVERSAMPLING * width, OVERSAMPLING * round(width * HEIGHT / WIDTH)), INK_900)
    canvas = Canvas(image)
    floor_plan.draw_building(canvas, display_names(edition).board[teams])
    tunnel_ground.draw_ground(canvas, players)
    return image
