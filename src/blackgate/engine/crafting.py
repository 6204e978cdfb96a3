"""5.14, 5.15: Craft."""

from mypy_extensions import i64

from blackgate.engine import cards
from blackgate.engine import events as ev
from blackgate.engine import layout as at
from blackgate.engine import moves as mv
from blackgate.engine import reasons as no
from blackgate.engine.moves import MoveList
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import MOD_CRAFT_ANYWHERE, MOD_CRAFT_WITHOUT, MOD_UNSTOPPABLE


def why_not_here(t: Table, seat: i64) -> i64:
    """What forbids any Craft now: the Place (5.15, 11.4) and Beatings (7.1)."""
    why: i64 = 0
    rb = t.rulebook
    place = t.of(seat, at.PLACE)
    if place == rb.solitary:
        why |= no.CRAFT_PLACE
    elif rb.craft[place] == 0 and t.mod(seat, MOD_CRAFT_ANYWHERE) == 0:
        if place < rb.block_a:
            why |= no.CRAFT_PLACE
        elif place == t.home_of(seat):
            why |= no.CRAFT_BLOCK
    if t.of(seat, at.BEATINGS) >= rb.craft_beatings and t.mod(seat, MOD_UNSTOPPABLE) == 0:
        why |= no.CRAFT_BEATEN
    return why


def needed(t: Table, seat: i64, kind: i64, without: i64) -> bool:
    """Whether a recipe's part must really be discarded."""
    return kind != without - 1 and kind != t.mod(seat, MOD_CRAFT_WITHOUT) - 1


def why_not_recipe(t: Table, seat: i64, recipe: i64, without: i64) -> i64:
    """What forbids one recipe: its pile (5.14), its parts."""
    rb = t.rulebook
    why: i64 = 0
    if t.get(at.PILE + rb.makes[recipe]) == 0:
        why |= no.CRAFT_PILE
    first = rb.needs_from[recipe]
    last = rb.needs_from[recipe + 1]
    for i in range(first, last):
        kind = rb.needs[i]
        if needed(t, seat, kind, without):
            count: i64 = 0
            for j in range(first, last):
                if rb.needs[j] == kind:
                    count += 1
            if t.hand(seat, kind) < count:
                why |= no.CRAFT_PARTS
    return why


def could_craft(t: Table, seat: i64, without: i64) -> bool:
    """Whether any recipe can be made, Place and Beatings aside."""
    for recipe in range(len(t.rulebook.makes)):
        if why_not_recipe(t, seat, recipe, without) == 0:
            return True
    return False


def list_recipes(t: Table, seat: i64, without: i64, out: MoveList) -> None:
    """`craft K` for every recipe that can be made."""
    rb = t.rulebook
    for recipe in range(len(rb.makes)):
        if why_not_recipe(t, seat, recipe, without) == 0:
            out.add(rb.base[mv.CRAFT] + recipe)


def craft(t: Table, seat: i64, recipe: i64, without: i64) -> None:
    """Discard the parts in the order of the recipe (13.9), take what it makes."""
    rb = t.rulebook
    for i in range(rb.needs_from[recipe], rb.needs_from[recipe + 1]):
        if needed(t, seat, rb.needs[i], without):
            cards.discard(t, seat, rb.needs[i], ev.WHY_CRAFT)
    cards.take_from_pile(t, seat, rb.makes[recipe], rb.made[recipe], ev.WHY_CRAFT)
