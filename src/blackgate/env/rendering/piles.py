"""The card piles: those of the Gangs above the floor plan, decks and board piles below it."""

from math import ceil

from blackgate.env.rendering.canvas import Canvas
from blackgate.env.rendering.display_model import CardPile
from blackgate.env.rendering.display_table import DisplayTable
from blackgate.env.rendering.icons import CLASS_ICONS
from blackgate.env.rendering.palette import (
    BLOOD_DEEP,
    BONE,
    BONE_DIM,
    BONE_LINE,
    CLASS_COLOURS,
    CON_300,
    CON_700,
    INK_700,
    INK_900,
    INK_950,
    MOON,
)

LEFT, RIGHT = 16, 790
GANGS_TOP, GANGS_HEIGHT = 52, 54
PILES_TOP, PILES_HEIGHT = 510, 68
MAX_DRAWN = 8  # more piles than these are shown as text


def draw_gang_piles(canvas: Canvas, table: DisplayTable) -> None:
    """Draw the piles of the Gangs: name, top card and size."""
    step = (RIGHT - LEFT + 8) / len(table.gangs)
    for i, gang in enumerate(table.gangs):
        draw_gang_pile(canvas, gang, LEFT + i * step, step - 8)


def draw_gang_pile(canvas: Canvas, gang: CardPile, x: float, w: float) -> None:
    y, h = GANGS_TOP, GANGS_HEIGHT
    for under in range(min(3, gang.size) - 1, 0, -1):
        canvas.rectangle(x + under * 2, y + under * 2, w - 4, h - 4, BONE_DIM, INK_950, 0.8)
    has_cards = gang.size > 0
    canvas.rectangle(x, y, w - 4, h - 4, BONE if has_cards else INK_900, INK_950 if has_cards else CON_700, 1)
    if has_cards:
        canvas.rectangle(x + 1, y + 1, 5, h - 6, BLOOD_DEEP)
    canvas.text(x + 13, y + 16, gang.name.upper(), 13, BLOOD_DEEP if has_cards else CON_300, bold=True, max_width=w - 46)
    canvas.text(x + w - 11, y + 16, f"x{gang.size}", 12, INK_950 if has_cards else CON_300, align="right")
    canvas.text(x + 13, y + 36, gang.top or "empty", 12.5, INK_950 if has_cards else CON_300, max_width=w - 23)


def draw_piles(canvas: Canvas, table: DisplayTable) -> None:
    """Draw the Search deck, its discard pile, Michel(le)'s deck, and the piles of the board."""
    piles = table.piles
    rows = 1 if len(piles) <= MAX_DRAWN else ceil(len(piles) / 10)
    columns = ceil(len(piles) / rows)
    w, h = (RIGHT - LEFT) / columns, PILES_HEIGHT / rows
    for i, pile in enumerate(piles):
        x, y = LEFT + i % columns * w, PILES_TOP + i // columns * h
        if rows == 1:
            draw_pile(canvas, pile, x, y, w)
        else:
            canvas.text(x, y + h / 2, str(pile.size), 12, BONE, bold=True, max_width=20)
            canvas.text(x + 21, y + h / 2, pile.name, 11.5, CON_300, max_width=w - 24)


def draw_pile(canvas: Canvas, pile: CardPile, x: float, y: float, w: float) -> None:
    """Draw a pile as a stack of cards, with its name and size beside it."""
    cw, ch = 38, 52
    fill, colour = ("#28436B", MOON) if pile.icon in ("search", "michel") else (BONE, INK_950)
    top = y + 8
    for under in range(min(3, pile.size) - 1, 0, -1):
        canvas.rectangle(x + under * 2.5, top + under * 2.5, cw, ch, BONE_LINE if fill == BONE else INK_700, INK_950, 1)
    if pile.size:
        canvas.rectangle(x, top, cw, ch, fill, INK_950, 1.2)
        canvas.rectangle(x + 1.2, top + 1.2, cw - 2.4, 9, CLASS_COLOURS.get(pile.icon, INK_700))
        CLASS_ICONS[pile.icon](canvas, x + cw / 2, top + 31, 28, colour)
    else:
        canvas.rectangle(x, top, cw, ch, None, CON_700, 1)
    beside = x + cw + 11
    max_width = w - cw - 14
    canvas.text(beside, top + 12, str(pile.size), 20, BONE, bold=True)
    canvas.text(beside, top + 31, pile.name, 12.5, CON_300, max_width=max_width)
    if pile.top:
        canvas.text(beside, top + 46, pile.top, 11.5, BONE, max_width=max_width)
