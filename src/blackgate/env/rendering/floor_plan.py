"""The floor plan of the prison: the Places along corridors, their signs, and the players in them."""

from collections.abc import Sequence
from math import ceil

from blackgate.env.rendering import icons
from blackgate.env.rendering.canvas import Area, Canvas
from blackgate.env.rendering.display_model import BoardPlace
from blackgate.env.rendering.display_table import DisplayTable
from blackgate.env.rendering.palette import BONE, CON_300, CON_500, CON_700, CON_900, INK_900, INK_950, MOON, SODIUM
from blackgate.env.rendering.place_floors import LOW, floor_of
from blackgate.env.rendering.tokens import draw_michel_token, draw_player_token

LEFT, TOP, RIGHT, BOTTOM = 16, 116, 790, 500
WALL = 7
TWO_ROWS = 8  # more Places than these take three rows
LABELLED = 34  # tokens have a name from this size on


def place_areas(count: int) -> list[Area]:
    """Return the areas of the Places: rows of equal height with corridors between them, each row filled."""
    rows = 2 if count <= TWO_ROWS else 3
    corridor = 30 if rows == 2 else 20
    height = (BOTTOM - TOP - 2 * WALL - (rows - 1) * (corridor + 2 * WALL)) / rows
    found: list[Area] = []
    for row in range(rows):
        in_row = ceil((count - len(found)) / (rows - row))
        width = (RIGHT - LEFT - (in_row + 1) * WALL) / in_row
        y = TOP + WALL + row * (height + corridor + 2 * WALL)
        found += [Area(LEFT + WALL + i * (width + WALL), y, width, height) for i in range(in_row)]
    return found


def draw_building(canvas: Canvas, places: Sequence[BoardPlace]) -> None:
    """Draw what does not change: walls, corridors, doors, floors and signs."""
    canvas.rectangle(LEFT - 3, TOP - 3, RIGHT - LEFT + 6, BOTTOM - TOP + 6, INK_950)
    canvas.rectangle(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, CON_700)
    canvas.rectangle(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, None, CON_500, 1)
    areas = place_areas(len(places))
    ends = sorted({area.y + area.h for area in areas})
    starts = sorted({area.y for area in areas})
    for end, start in zip(ends, starts[1:], strict=False):
        canvas.rectangle(LEFT + WALL, end + WALL, RIGHT - LEFT - 2 * WALL, start - end - 2 * WALL, "#18202E", INK_950, 1.5)
        middle = (end + start) / 2
        canvas.dashed_line(LEFT + 18, middle, RIGHT - 18, "#6B4F1E", 1.6, 26)
    for place, area in zip(places, areas, strict=True):
        canvas.rectangle(*area, "#212B3B")
        floor_of(place)(canvas, area)
        canvas.rectangle(area.x - 1, area.y - 1, area.w + 2, area.h + 2, None, INK_950, 2)
        above = area.y != starts[-1]
        door_x = area.x + area.w * (0.5 if area.w > 180 else 0.6)
        draw_door(canvas, door_x, area.y + area.h if above else area.y - WALL, place.solitary)
        draw_sign(canvas, place, area)


def draw_door(canvas: Canvas, x: float, y: float, closed: bool) -> None:
    """Draw a door to the corridor. The door of Solitary is closed."""
    canvas.rectangle(x - 17, y - 1, 34, WALL + 2, "#18202E", INK_950, 1)
    if closed:
        canvas.rectangle(x - 17, y, 34, WALL, CON_900, INK_950, 1)
        canvas.line([(x - 9, y + WALL / 2), (x + 9, y + WALL / 2)], SODIUM, 1.6)
    else:
        canvas.line([(x - 16, y + WALL / 2), (x - 9, y + WALL / 2 + 5)], CON_300, 2)


def draw_sign(canvas: Canvas, place: BoardPlace, area: Area) -> None:
    """Draw the sign of a Place: name, die results, Search number, and its actions where there is space for them."""
    actions = " · ".join(place.actions) if area.h > LOW else ""
    max_width = area.w - 26
    die = min(14, (max_width - 34) / max(1, len(place.dice)) - 3)
    widths = [
        min(max_width, canvas.text_width(place.name.upper(), 14.5, True)),
        len(place.dice) * (die + 3) + (34 if place.search is not None else 0),
        canvas.text_width(actions, 11.5) if actions else 0,
        canvas.text_width("by cards only", 11.5) if not place.dice else 0,
    ]
    x, y = area.x + 5, area.y + 5
    height = sign_height(area) if actions else 42
    canvas.cut_rectangle(x, y, min(area.w - 10, max(widths) + 15), height, INK_950, CON_700)
    x += 8
    canvas.text(x, y + 13, place.name.upper(), 14.5, BONE, bold=True, max_width=max_width)
    across = x
    for result in place.dice:
        icons.die(canvas, across + die / 2, y + 31, die, result)
        across += die + 3
    if not place.dice:
        canvas.text(across, y + 31, "by cards only", 11.5, CON_300)
    if place.search is not None:
        icons.magnifying_glass(canvas, across + 11, y + 31, 13, CON_300)
        canvas.text(across + 20, y + 31, str(place.search), 13.5, BONE, bold=True)
    if actions:
        canvas.text(x, y + 48, actions, 11.5, CON_300, max_width=max_width)


def sign_height(area: Area) -> float:
    """Return the height of a sign: three lines where there is space for them and for tokens."""
    return 58 if area.h > LOW else 42


def draw_occupants(canvas: Canvas, table: DisplayTable) -> None:
    """Draw the tokens of the players in their Places. A Place that is not empty glows."""
    for place, area in zip(table.places, place_areas(len(table.places)), strict=True):
        occupants = table.occupants(place)
        if occupants:
            canvas.glow(area.x + 1, area.y + sign_height(area) + 6, area.w - 2, area.h - sign_height(area) - 7, SODIUM, 0.5)
            draw_tokens(canvas, table, occupants, area)


def draw_tokens(canvas: Canvas, table: DisplayTable, occupants: list[int | None], area: Area) -> None:
    """Draw tokens in rows below the sign, as large as they fit, with names unless they are tiny."""
    top = area.y + sign_height(area) + 8
    w, h = area.w - 8, area.y + area.h - top - 2
    size, columns = fit_tokens(len(occupants), w, h)
    column_width, step = w / columns, row_step(size)
    rows = ceil(len(occupants) / columns)
    first = top + (h - rows * step) / 2
    for i, seat in enumerate(occupants):
        row, column = divmod(i, columns)
        in_row = min(columns, len(occupants) - row * columns)
        x = area.x + area.w / 2 + (column - (in_row - 1) / 2) * min(column_width, size * 1.75)
        y = first + row * step + size / 2 + 2
        if seat is None:
            draw_michel_token(canvas, x, y, size)
        else:
            draw_player_token(canvas, table, seat, x, y, size, glowing=seat == table.view.to_move)
        if size >= LABELLED:
            draw_name(canvas, table, seat, x, y + size / 2 + 9, min(column_width, size * 1.75) - 2)


def draw_name(canvas: Canvas, table: DisplayTable, seat: int | None, x: float, y: float, max_width: float) -> None:
    """Draw a name under a token."""
    name = table.michel_name if seat is None else "You" if seat == table.view.seat else table.player_names[seat]
    width = min(max_width, canvas.text_width(name, 11.5, True) + 8)
    own = seat is not None and seat == table.view.seat
    canvas.rectangle(x - width / 2, y - 7, width, 14, SODIUM if own else INK_900, INK_950, 0.8)
    colour = INK_950 if own else MOON if seat is None else BONE
    canvas.text(x, y, name, 11.5, colour, bold=True, align="middle", max_width=width - 4)


def row_step(size: float) -> float:
    """Return the distance from one row of tokens to the next."""
    return size + (20 if size >= LABELLED else 5)


def fit_tokens(occupants: int, w: float, h: float) -> tuple[float, int]:
    """Return the largest size at which the tokens of all occupants fit, and how many are in a row."""
    for size in range(54, 17, -2):
        columns = min(occupants, int(w // (size * 1.3)))
        if columns and ceil(occupants / columns) * row_step(size) <= h:
            return size, columns
    return 16, max(1, int(w // 20))
