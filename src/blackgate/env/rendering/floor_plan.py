"""The prison from above: rooms along corridors, each with the plate that tells what leads there and what can be done."""

from collections.abc import Sequence
from math import ceil

from blackgate.env.rendering import icons
from blackgate.env.rendering.board_parts import Room
from blackgate.env.rendering.canvas import Area, Pen
from blackgate.env.rendering.display_table import Facts
from blackgate.env.rendering.palette import BONE, CON_300, CON_500, CON_700, CON_900, INK_900, INK_950, MOON, SODIUM
from blackgate.env.rendering.place_floors import LOW, floor_of
from blackgate.env.rendering.tokens import michel, token

LEFT, TOP, RIGHT, BOTTOM = 16, 116, 790, 500
WALL = 7
TWO_ROWS = 8  # more rooms than these stand in three
LABELLED = 34  # tokens from this size on have room for a name


def areas(rooms: int) -> list[Area]:
    """Where so many rooms lie: rows of equal height, a corridor between two rows, each row filled from wall to wall."""
    rows = 2 if rooms <= TWO_ROWS else 3
    corridor = 30 if rows == 2 else 20
    height = (BOTTOM - TOP - 2 * WALL - (rows - 1) * (corridor + 2 * WALL)) / rows
    found: list[Area] = []
    for row in range(rows):
        count = ceil((rooms - len(found)) / (rows - row))
        width = (RIGHT - LEFT - (count + 1) * WALL) / count
        y = TOP + WALL + row * (height + corridor + 2 * WALL)
        found += [Area(LEFT + WALL + i * (width + WALL), y, width, height) for i in range(count)]
    return found


def building(pen: Pen, rooms: Sequence[Room]) -> None:
    """What does not change: walls, corridors, doors, floors and plates."""
    pen.box(LEFT - 3, TOP - 3, RIGHT - LEFT + 6, BOTTOM - TOP + 6, INK_950)
    pen.box(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, CON_700)
    pen.box(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, None, CON_500, 1)
    places = areas(len(rooms))
    ends = sorted({area.y + area.h for area in places})
    starts = sorted({area.y for area in places})
    for end, start in zip(ends, starts[1:], strict=False):
        pen.box(LEFT + WALL, end + WALL, RIGHT - LEFT - 2 * WALL, start - end - 2 * WALL, "#18202E", INK_950, 1.5)
        middle = (end + start) / 2
        pen.dashes(LEFT + 18, middle, RIGHT - 18, "#6B4F1E", 1.6, 26)
    for room, area in zip(rooms, places, strict=True):
        pen.box(*area, "#212B3B")
        floor_of(room)(pen, area)
        pen.box(area.x - 1, area.y - 1, area.w + 2, area.h + 2, None, INK_950, 2)
        above = area.y != starts[-1]
        door(pen, area.x + area.w * (0.5 if area.w > 180 else 0.6), area.y + area.h if above else area.y - WALL, room.solitary)
        plate(pen, room, area)


def door(pen: Pen, x: float, y: float, closed: bool) -> None:
    """A way into the corridor; Solitary's is shut."""
    pen.box(x - 17, y - 1, 34, WALL + 2, "#18202E", INK_950, 1)
    if closed:
        pen.box(x - 17, y, 34, WALL, CON_900, INK_950, 1)
        pen.line([(x - 9, y + WALL / 2), (x + 9, y + WALL / 2)], SODIUM, 1.6)
    else:
        pen.line([(x - 16, y + WALL / 2), (x - 9, y + WALL / 2 + 5)], CON_300, 2)


def plate(pen: Pen, room: Room, area: Area) -> None:
    """Name, die results, Search number; what can be done there, where the room is high enough."""
    deeds = " · ".join(room.deeds) if area.h > LOW else ""
    most = area.w - 26
    die = min(14, (most - 34) / max(1, len(room.dice)) - 3)
    inside = [
        min(most, pen.measure(room.name.upper(), 14.5, True)),
        len(room.dice) * (die + 3) + (34 if room.search is not None else 0),
        pen.measure(deeds, 11.5) if deeds else 0,
        pen.measure("by cards only", 11.5) if not room.dice else 0,
    ]
    x, y = area.x + 5, area.y + 5
    height = plate_height(area) if deeds else 42
    pen.plate(x, y, min(area.w - 10, max(inside) + 15), height, INK_950, CON_700)
    x += 8
    pen.words(x, y + 13, room.name.upper(), 14.5, BONE, bold=True, most=most)
    across = x
    for result in room.dice:
        icons.die(pen, across + die / 2, y + 31, die, result)
        across += die + 3
    if not room.dice:
        pen.words(across, y + 31, "by cards only", 11.5, CON_300)
    if room.search is not None:
        icons.glass(pen, across + 11, y + 31, 13, CON_300)
        pen.words(across + 20, y + 31, str(room.search), 13.5, BONE, bold=True)
    if deeds:
        pen.words(x, y + 48, deeds, 11.5, CON_300, most=most)


def plate_height(area: Area) -> float:
    """Three lines where there is room for them and for people."""
    return 58 if area.h > LOW else 42


def people(pen: Pen, facts: Facts) -> None:
    """Who stands where; a room with somebody in it is lit."""
    for room, area in zip(facts.rooms, areas(len(facts.rooms)), strict=True):
        guests = facts.guests(room)
        if guests:
            pen.light(area.x + 1, area.y + plate_height(area) + 6, area.w - 2, area.h - plate_height(area) - 7, SODIUM, 0.5)
            stand(pen, facts, guests, area)


def stand(pen: Pen, facts: Facts, guests: list[int | None], area: Area) -> None:
    """Tokens in rows below the plate, as large as there is room for them; with names, unless they are tiny."""
    top = area.y + plate_height(area) + 8
    w, h = area.w - 8, area.y + area.h - top - 2
    size, columns = fitting(len(guests), w, h)
    pitch, step = w / columns, pitch_of(size)
    rows = ceil(len(guests) / columns)
    first = top + (h - rows * step) / 2
    for i, seat in enumerate(guests):
        row, column = divmod(i, columns)
        in_row = min(columns, len(guests) - row * columns)
        x = area.x + area.w / 2 + (column - (in_row - 1) / 2) * min(pitch, size * 1.75)
        y = first + row * step + size / 2 + 2
        if seat is None:
            michel(pen, x, y, size)
        else:
            token(pen, facts, seat, x, y, size, lit=seat == facts.view.to_move)
        if size >= LABELLED:
            label(pen, facts, seat, x, y + size / 2 + 9, min(pitch, size * 1.75) - 2)


def label(pen: Pen, facts: Facts, seat: int | None, x: float, y: float, most: float) -> None:
    """A name under a token."""
    name = facts.michel if seat is None else "You" if seat == facts.view.seat else facts.called[seat]
    width = min(most, pen.measure(name, 11.5, True) + 8)
    own = seat is not None and seat == facts.view.seat
    pen.box(x - width / 2, y - 7, width, 14, SODIUM if own else INK_900, INK_950, 0.8)
    pen.words(x, y, name, 11.5, INK_950 if own else MOON if seat is None else BONE, bold=True, side="middle", most=width - 4)


def pitch_of(size: float) -> float:
    """From one row of tokens to the next."""
    return size + (20 if size >= LABELLED else 5)


def fitting(guests: int, w: float, h: float) -> tuple[float, int]:
    """The largest size at which so many tokens fit, and how many stand in a row."""
    for size in range(54, 17, -2):
        columns = min(guests, int(w // (size * 1.3)))
        if columns and ceil(guests / columns) * pitch_of(size) <= h:
            return size, columns
    return 16, max(1, int(w // 20))
