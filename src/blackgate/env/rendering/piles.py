"""What lies around the plan: the Gangs' piles above it, decks and board piles below."""

from math import ceil

from blackgate.env.rendering.board_parts import Pile
from blackgate.env.rendering.canvas import Pen
from blackgate.env.rendering.display_table import Facts
from blackgate.env.rendering.icons import SIGNS
from blackgate.env.rendering.palette import (
    BANDS,
    BLOOD_DEEP,
    BONE,
    BONE_DIM,
    BONE_LINE,
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
ONE_ROW = 8  # more piles than these are only written


def gangs(pen: Pen, facts: Facts) -> None:
    """A paper tag for each Gang: its name, the card on top, how many lie there."""
    step = (RIGHT - LEFT + 8) / len(facts.gangs)
    for i, gang in enumerate(facts.gangs):
        tag(pen, gang, LEFT + i * step, step - 8)


def tag(pen: Pen, gang: Pile, x: float, w: float) -> None:
    """One Gang's pile."""
    y, h = GANGS_TOP, GANGS_HEIGHT
    for under in range(min(3, gang.size) - 1, 0, -1):
        pen.box(x + under * 2, y + under * 2, w - 4, h - 4, BONE_DIM, INK_950, 0.8)
    there = gang.size > 0
    pen.box(x, y, w - 4, h - 4, BONE if there else INK_900, INK_950 if there else CON_700, 1)
    if there:
        pen.box(x + 1, y + 1, 5, h - 6, BLOOD_DEEP)
    pen.words(x + 13, y + 16, gang.name.upper(), 13, BLOOD_DEEP if there else CON_300, bold=True, most=w - 46)
    pen.words(x + w - 11, y + 16, f"x{gang.size}", 12, INK_950 if there else CON_300, side="right")
    pen.words(x + 13, y + 36, gang.top or "empty", 12.5, INK_950 if there else CON_300, most=w - 23)


def piles(pen: Pen, facts: Facts) -> None:
    """The Search deck, its discard pile, and the piles of the board."""
    found = facts.piles
    rows = 1 if len(found) <= ONE_ROW else ceil(len(found) / 10)
    columns = ceil(len(found) / rows)
    w, h = (RIGHT - LEFT) / columns, PILES_HEIGHT / rows
    for i, pile in enumerate(found):
        x, y = LEFT + i % columns * w, PILES_TOP + i // columns * h
        if rows == 1:
            stacked(pen, pile, x, y, w)
        else:
            pen.words(x, y + h / 2, str(pile.size), 12, BONE, bold=True, most=20)
            pen.words(x + 21, y + h / 2, pile.name, 11.5, CON_300, most=w - 24)


def stacked(pen: Pen, pile: Pile, x: float, y: float, w: float) -> None:
    """A pile as cards on top of each other, with its name and number beside."""
    cw, ch = 38, 52
    paper, ink = ("#28436B", MOON) if pile.sort in ("search", "michel") else (BONE, INK_950)
    top = y + 8
    for under in range(min(3, pile.size) - 1, 0, -1):
        pen.box(x + under * 2.5, top + under * 2.5, cw, ch, BONE_LINE if paper == BONE else INK_700, INK_950, 1)
    if pile.size:
        pen.box(x, top, cw, ch, paper, INK_950, 1.2)
        pen.box(x + 1.2, top + 1.2, cw - 2.4, 9, BANDS.get(pile.sort, INK_700))
        SIGNS[pile.sort](pen, x + cw / 2, top + 31, 28, ink)
    else:
        pen.box(x, top, cw, ch, None, CON_700, 1)
    beside = x + cw + 11
    most = w - cw - 14
    pen.words(beside, top + 12, str(pile.size), 20, BONE, bold=True)
    pen.words(beside, top + 31, pile.name, 12.5, CON_300, most=most)
    if pile.top:
        pen.words(beside, top + 46, pile.top, 11.5, BONE, most=most)
