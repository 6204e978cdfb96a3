"""What an action costs (4.1), and two basic actions: Search (5.1) and Join a Gang (5.5, 5.6)."""

from mypy_extensions import i64

from blackgate.engine import cards
from blackgate.engine import events as ev
from blackgate.engine import layout as at
from blackgate.engine import moves as mv
from blackgate.engine import reasons as no
from blackgate.engine.bits import bit
from blackgate.engine.moves import MoveList
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import MOD_SEARCH_DISCARD, MOD_SEARCH_MORE, MOD_SEARCHES


def why_no_move_action(t: Table, seat: i64) -> i64:
    """Return why a player may not take an action that is a move: none is left (4.1)."""
    return no.NO_ACTIONS if t.get(at.ACTIONS) == 0 else 0


def why_no_action(t: Table, seat: i64) -> i64:
    """Return why a player may not take any other action: none is left (4.1), or Solitary (6.6)."""
    why = why_no_move_action(t, seat)
    if t.of(seat, at.PLACE) == t.rulebook.solitary:
        why |= no.SOLITARY
    return why


def spend(t: Table, count: i64) -> None:
    """Use up actions."""
    t.add(at.ACTIONS, -count)


# --- Search, 5.1 ----------------------------------------------------------------------------
def why_not_search(t: Table, seat: i64) -> i64:
    """Return why a player may not search: once per turn, and only in a Place with something to search."""
    why = why_no_action(t, seat)
    if t.get(at.SEARCHES) >= t.mod(seat, MOD_SEARCHES):
        why |= no.SEARCHED
    if t.rulebook.search[t.of(seat, at.PLACE)] < 0:
        why |= no.NO_SEARCH_HERE
    return why


def why_not_salvage(t: Table, seat: i64) -> i64:
    """Return why a player may not take the top discard before a Search, which needs an ability (9.1)."""
    allowed = t.mod(seat, MOD_SEARCH_DISCARD)
    if allowed == 0:
        return no.NO_ABILITY
    if t.get(at.SALVAGES) >= allowed:
        return no.ABILITY_USED
    return no.DISCARD_EMPTY if t.get(at.DISCARD_SIZE) == 0 else 0


def search(t: Table, seat: i64, salvaging: bool) -> None:
    """Draw as many Search cards as the Place says; first the top discard, if `salvaging`."""
    spend(t, 1)
    t.add(at.SEARCHES, 1)
    place = t.of(seat, at.PLACE)
    t.emit(ev.SEARCHED, seat, place, 0, 0)
    if salvaging:
        t.add(at.SALVAGES, 1)
        cards.salvage(t, seat)
    cards.draw(t, seat, t.rulebook.search[place] + t.mod(seat, MOD_SEARCH_MORE))


# --- Join a Gang, 5.5 and 5.6 ---------------------------------------------------------------
def accessories_held(t: Table, seat: i64) -> i64:
    """Return a bit per kind of Accessory in hand."""
    rb = t.rulebook
    held: i64 = 0
    for i in range(len(rb.accessories)):
        if t.hand(seat, rb.accessories[i]) > 0:
            held |= bit(rb.accessories[i])
    return held


def why_not_join(t: Table, seat: i64, move: i64) -> i64:
    """Return why a `join` is not allowed: the Gang's pile is empty, or Accessories are missing."""
    rb = t.rulebook
    why = why_no_action(t, seat)
    if t.get(at.GANG_SIZE + rb.arg[move]) == 0:
        why |= no.GANG_EMPTY
    wanted = rb.join_kinds[rb.arg2[move]]
    if accessories_held(t, seat) & wanted != wanted:
        why |= no.ACCESSORIES
    return why


def list_joins(t: Table, seat: i64, out: MoveList) -> None:
    """List `join G K K [K]` for every choice of Accessories."""
    rb = t.rulebook
    held = accessories_held(t, seat)
    if held == 0:
        return
    base = rb.base[mv.JOIN]
    for gang in range(rb.gangs):
        if t.get(at.GANG_SIZE + gang) > 0:
            for i in range(rb.join_from[gang], rb.join_from[gang + 1]):
                if held & rb.join_kinds[i] == rb.join_kinds[i]:
                    out.add(base + i)


def join(t: Table, seat: i64, gang: i64, kinds: i64) -> None:
    """Discard the Accessories, put the old Gang card under its pile, then take the new one."""
    spend(t, 1)
    rb = t.rulebook
    for i in range(len(rb.accessories)):
        if (kinds >> rb.accessories[i]) & 1 != 0:
            cards.discard(t, seat, rb.accessories[i], ev.WHY_JOIN)
    old = t.of(seat, at.GANG)
    if old >= 0:
        leave_gang(t, seat, old)
    pile = at.GANG_CARDS + gang * at.GANG_PILE
    card = t.get(pile)
    size = t.get(at.GANG_SIZE + gang) - 1
    for place in range(size):
        t.put(pile + place, t.get(pile + place + 1))
    t.cells[pile + size] = 0
    t.put(at.GANG_SIZE + gang, size)
    if t.get(at.GANG_FRESH + gang) > 0:
        t.add(at.GANG_FRESH + gang, -1)  # the next card is turned up
    t.set_of(seat, at.GANG, card)
    t.emit(ev.JOINED, seat, gang, card, 0)


def leave_gang(t: Table, seat: i64, card: i64) -> None:
    """Put a player's Gang card under its Gang's pile (4.5)."""
    gang = t.rulebook.gang_of[card]
    t.put(at.GANG_CARDS + gang * at.GANG_PILE + t.get(at.GANG_SIZE + gang), card)
    t.add(at.GANG_SIZE + gang, 1)
    t.set_of(seat, at.GANG, -1)
    t.emit(ev.LEFT_GANG, seat, gang, card, 0)
