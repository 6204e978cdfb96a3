"""12 What one observer may see of a table: an allow-list, fact by fact."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from blackgate.engine import frames
from blackgate.engine import layout as at
from blackgate.engine import prompts as ask
from blackgate.engine.table import Table

UNKNOWN: Final = -1


def masked(t: Table, observer: i64) -> Table:
    """Return the table as an observer sees it (12.1, 12.2): hands, deck, hidden Backgrounds and Gang cards are blank."""
    seen = Table(t.rulebook, t.chance, vec[i16]([0] * at.CELLS))
    show(t, seen, at.PLAYERS, at.HAND)  # the board, points, Beatings, Cigarettes, hand sizes, the Extortion under way
    show(t, seen, at.PILE, at.GANG_CARDS)  # board piles, Michel(le)'s cards, discard pile, dug Tools, laid Weapons
    players = t.get(at.PLAYERS)
    for seat in range(players):
        if seat == observer:
            show(t, seen, at.HAND + seat * at.KINDS, at.HAND + (seat + 1) * at.KINDS)
        elif t.of(seat, at.REVEALED) == 0:
            seen.set_of(seat, at.BACKGROUND, UNKNOWN)
    for gang in range(t.rulebook.gangs):
        show_gang_pile(t, seen, gang)
    for depth in range(t.get(at.DEPTH)):
        show_frame(t, seen, at.STACK + depth * at.FRAME, observer)
    return seen


def show(t: Table, seen: Table, first: i64, end: i64) -> None:
    """Copy a range of cells."""
    cells, shown = t.cells, seen.cells
    for cell in range(first, end):
        shown[cell] = cells[cell]


def show_gang_pile(t: Table, seen: Table, gang: i64) -> None:
    """Copy the top card, and the cards that all players saw go under the pile (12.3)."""
    pile = at.GANG_CARDS + gang * at.GANG_PILE
    fresh = t.get(at.GANG_FRESH + gang)
    for i in range(t.get(at.GANG_SIZE + gang)):
        hidden = i >= 1 and i <= fresh
        seen.cells[pile + i] = i16(UNKNOWN) if hidden else t.cells[pile + i]


def show_frame(t: Table, seen: Table, frame: i64, observer: i64) -> None:
    """Copy a question, which is public, but not the card offered or given last: only the two concerned see it (12.2)."""
    show(t, seen, frame, frame + at.FRAME)
    question = t.get(frame + at.PROMPT)
    if question == ask.OFFERING or question == ask.GIVE_BACK:
        if observer != t.get(frame + at.ASKED) and observer != t.get(frame + frames.OTHER_SEAT):
            hidden = frames.OFFERING_LAST_KIND if question == ask.OFFERING else frames.GIVE_BACK_LAST_KIND
            seen.cells[frame + hidden] = 0
