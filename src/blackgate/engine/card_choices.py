"""Choosing cards from a hand: which moves are listed, and why another card may not be chosen.

Where several cards must be chosen one by one, they go in pack order (docs/record-format.md), so that the same
choice is never listed twice.
"""

from mypy_extensions import i64

from blackgate.engine import layout as at
from blackgate.engine import reasons as no
from blackgate.engine.moves import MoveList
from blackgate.engine.table import Table


def list_cards(t: Table, seat: i64, family: i64, first: i64, out: MoveList) -> None:
    """List one move per kind in hand, from the kind `first` on."""
    rb = t.rulebook
    base = rb.base[family]
    cells = t.cells
    start: i64 = at.HAND + seat * at.KINDS
    for kind in range(first, rb.kinds):
        if cells[start + kind] > 0:
            out.add(base + kind)


def list_tools(t: Table, seat: i64, family: i64, out: MoveList) -> None:
    """List one move per kind of Tool in hand."""
    rb = t.rulebook
    for i in range(len(rb.tools)):
        if t.hand(seat, rb.tools[i]) > 0:
            out.add(rb.base[family] + i)


def why_not_held(t: Table, seat: i64, kind: i64, first: i64) -> i64:
    """Return why a card may not be chosen: it comes before the kind `first`, or is not in hand."""
    if kind < first:
        return no.ORDER
    return no.NOT_IN_HAND if t.hand(seat, kind) == 0 else 0


def count_from(t: Table, seat: i64, first: i64) -> i64:
    """Return how many cards of the kind `first` and later kinds a seat holds."""
    total: i64 = 0
    for kind in range(first, t.rulebook.kinds):
        total += t.hand(seat, kind)
    return total


def why_not_in_order(t: Table, seat: i64, kind: i64, first: i64, due: i64) -> i64:
    """Return why a card may not be chosen next when `due` cards must go."""
    why = why_not_held(t, seat, kind, first)
    if why == 0 and count_from(t, seat, kind) < due:
        return no.TOO_FEW
    return why


def list_in_order(t: Table, seat: i64, family: i64, first: i64, due: i64, out: MoveList) -> None:
    """List one move per kind that may go next when `due` cards must go."""
    rb = t.rulebook
    left = count_from(t, seat, first)
    for kind in range(first, rb.kinds):
        if left < due:
            return
        held = t.hand(seat, kind)
        if held > 0:
            out.add(rb.base[family] + kind)
        left -= held
