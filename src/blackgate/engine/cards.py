"""How cards come and go: 1.2, 4.5, 4.6 and everything by which a hand changes."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from blackgate.engine import events as ev
from blackgate.engine import frames
from blackgate.engine import layout as at
from blackgate.engine import prompts as ask
from blackgate.engine.chance import FOR_DEAL, FOR_DRAW, FOR_RANDOM
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import MOD_CHOOSE_LOSSES, MOD_DRAW_WHEN_ROBBED

RICHEST: Final = 32_000


def can_draw(t: Table) -> bool:
    """Whether a Search card can be drawn at all (4.6)."""
    return t.get(at.DECK_SIZE) > 0 or t.get(at.DISCARD_SIZE) > 0


def draw(t: Table, seat: i64, count: i64) -> None:
    """Draw Search cards; an empty deck is made anew from the discard pile (4.6)."""
    while count > 0:
        size = t.get(at.DECK_SIZE)
        if size == 0:
            if t.get(at.DISCARD_SIZE) == 0:
                return
            reshuffle(t)
            size = t.get(at.DECK_SIZE)
        kind = t.chance.pick(FOR_DRAW, seat, t.cells, at.DECK, size)
        t.add(at.DECK + kind, -1)
        t.put(at.DECK_SIZE, size - 1)
        t.add_hand(seat, kind, 1)
        t.note(ev.DREW, seat, kind, 0, 0)
        count -= 1


def reshuffle(t: Table) -> None:
    """The discard pile becomes the deck (4.6)."""
    t.note(ev.SHUFFLED, 0, 0, 0, 0)
    size = t.get(at.DISCARD_SIZE)
    for i in range(size):
        t.add(at.DECK + t.get(at.DISCARDS + i), 1)
        t.cells[at.DISCARDS + i] = 0
    t.put(at.DECK_SIZE, size)
    t.put(at.DISCARD_SIZE, 0)


def drop(t: Table, kind: i64) -> None:
    """A card that is in nobody's hand goes where discards go (4.5)."""
    if t.rulebook.on_board[kind] != 0:
        t.add(at.PILE + kind, 1)
    else:
        t.put(at.DISCARDS + t.get(at.DISCARD_SIZE), kind)
        t.add(at.DISCARD_SIZE, 1)


def discard(t: Table, seat: i64, kind: i64, why: i64) -> None:
    """A card leaves a hand for its pile (4.5)."""
    t.add_hand(seat, kind, -1)
    t.note(ev.DISCARDED, seat, kind, why, 0)
    drop(t, kind)


def take_from_pile(t: Table, seat: i64, kind: i64, count: i64, why: i64) -> None:
    """Take cards from a board pile, as many as there are."""
    while count > 0 and t.get(at.PILE + kind) > 0:
        t.add(at.PILE + kind, -1)
        t.add_hand(seat, kind, 1)
        t.note(ev.TOOK, seat, kind, why, 0)
        count -= 1


def salvage(t: Table, seat: i64) -> None:
    """Take the top card of the Search discard pile."""
    size = t.get(at.DISCARD_SIZE) - 1
    kind = t.get(at.DISCARDS + size)
    t.cells[at.DISCARDS + size] = 0
    t.put(at.DISCARD_SIZE, size)
    t.add_hand(seat, kind, 1)
    t.note(ev.SALVAGED, seat, kind, 0, 0)


def pass_on(t: Table, giver: i64, taker: i64, kind: i64) -> None:
    """A card goes from hand to hand; the caller says how it is told."""
    t.add_hand(giver, kind, -1)
    t.add_hand(taker, kind, 1)


def rob(t: Table, victim: i64, taker: i64, kind: i64, how: i64) -> None:
    """A player takes a card from another's hand (13.13 counts it)."""
    pass_on(t, victim, taker, kind)
    t.put(at.ROBBED, t.get(at.ROBBED) | (1 << victim))
    t.note(ev.TAKEN, victim, taker, kind, how)


def rob_at_random(t: Table, victim: i64, taker: i64) -> bool:
    """Take one card at random; none from an empty hand (13.5).

    An owner who may choose the loss is asked.
    """
    size = t.of(victim, at.HAND_SIZE)
    if size == 0:
        return False
    if t.mod(victim, MOD_CHOOSE_LOSSES) != 0:
        frame = t.push(ask.SURRENDER, victim)
        t.put(frame + frames.SURRENDER_TAKER, taker)
        return True
    kind = t.chance.pick(FOR_RANDOM, victim, t.cells, at.HAND + victim * at.KINDS, size)
    rob(t, victim, taker, kind, ev.RANDOM)
    return True


def rob_by_name(t: Table, victim: i64, taker: i64, tool: i64) -> None:
    """The named Tool if it is there, else a random card (5.12)."""
    if t.hand(victim, tool) > 0:
        rob(t, victim, taker, tool, ev.BY_NAME)
    else:
        t.note(ev.LACKED, victim, tool, 0, 0)
        rob_at_random(t, victim, taker)


def console_the_robbed(t: Table) -> None:
    """Players robbed in this Extortion or by this card draw if they have the ability, once (13.13)."""
    robbed = t.get(at.ROBBED) & ~t.get(at.CONSOLED)
    t.put(at.ROBBED, 0)
    if robbed == 0:
        return
    t.put(at.CONSOLED, t.get(at.CONSOLED) | robbed)
    seat = t.get(at.TURN)
    for _ in range(t.get(at.PLAYERS)):
        if (robbed >> seat) & 1 != 0:
            draw(t, seat, t.mod(seat, MOD_DRAW_WHEN_ROBBED))
        seat = t.next_seat(seat)


def redeal_hands(t: Table, starter: i64) -> None:
    """All hands together, shuffled, dealt one by one clockwise from `starter` (5.7)."""
    t.note(ev.REDEALT, starter, 0, 0, 0)
    cells = t.cells
    kinds = t.rulebook.kinds
    total: i64 = 0
    heap = vec[i16]([0] * at.KINDS)
    for kind in range(kinds):
        count: i64 = 0
        for seat in range(t.get(at.PLAYERS)):
            count += t.hand(seat, kind)
            cells[at.HAND + seat * at.KINDS + kind] = 0
        heap[kind] = i16(count)
        total += count
    for seat in range(t.get(at.PLAYERS)):
        t.set_of(seat, at.HAND_SIZE, 0)
    receiver = starter
    while total > 0:
        kind = t.chance.pick(FOR_DEAL, receiver, heap, 0, total)
        heap[kind] = i16(i64(heap[kind]) - 1)
        total -= 1
        t.add_hand(receiver, kind, 1)
        t.note(ev.DEALT, receiver, kind, 0, 0)
        receiver = t.next_seat(receiver)


def lay(t: Table, seat: i64, weapon: i64) -> None:
    """Lay a Weapon (5.9, 5.11), or the fists (weapon -1)."""
    if weapon >= 0:
        t.add_hand(seat, weapon, -1)
        t.put(at.LAIDS + t.get(at.LAID_SIZE), weapon * at.SEATS + seat)
        t.add(at.LAID_SIZE, 1)
    else:
        t.put(at.FISTS, t.get(at.FISTS) | (1 << seat))
    t.note(ev.LAID, seat, weapon, 0, 0)


def discard_laid(t: Table) -> None:
    """All Weapons laid go to their piles, in the order they were laid (5.13)."""
    for i in range(t.get(at.LAID_SIZE)):
        laid = t.get(at.LAIDS + i)
        t.cells[at.LAIDS + i] = i16(0)
        t.note(ev.DISCARDED, laid % at.SEATS, laid // at.SEATS, ev.WHY_LAID, 0)
        drop(t, laid // at.SEATS)
    t.put(at.LAID_SIZE, 0)
    t.put(at.FISTS, 0)


def forget_extortion(t: Table) -> None:
    """Wipe the facts of an Extortion that has ended: equal positions have equal bytes."""
    for cell in range(at.ATTACKER, at.EXTRA + 1):
        t.cells[cell] = 0


def weapons_in_hand(t: Table, seat: i64) -> i64:
    """How many Weapons (1.3) a seat holds."""
    rb = t.rulebook
    count: i64 = 0
    for i in range(len(rb.weapons)):
        count += t.hand(seat, rb.weapons[i])
    return count


def beat(t: Table, seat: i64) -> None:
    """A Beating; beyond the most there can be, a further one changes nothing (7.1)."""
    if t.of(seat, at.BEATINGS) < t.rulebook.most_beatings:
        t.add_of(seat, at.BEATINGS, 1)
    t.note(ev.BEATEN, seat, t.of(seat, at.BEATINGS), 0, 0)


def heal(t: Table, seat: i64, count: i64) -> None:
    """Remove up to `count` Beatings."""
    beatings = t.of(seat, at.BEATINGS)
    if beatings == 0:
        return
    left = beatings - count
    if left < 0:
        left = 0
    t.set_of(seat, at.BEATINGS, left)
    t.note(ev.HEALED, seat, left, 0, 0)


def add_cigarettes(t: Table, seat: i64, change: i64) -> None:
    """Cigarettes never run out (1.6), but a cell holds so many and no more."""
    count = t.of(seat, at.CIGARETTES) + change
    t.set_of(seat, at.CIGARETTES, count if count < RICHEST else RICHEST)


def pay(t: Table, seat: i64, change: i64, why: i64) -> None:
    """Cigarettes come or go (1.6)."""
    add_cigarettes(t, seat, change)
    t.note(ev.CIGARETTES, seat, change, why, 0)


def gain_actions(t: Table, seat: i64, count: i64) -> None:
    """Actions given by a card or given back."""
    t.add(at.ACTIONS, count)
    t.note(ev.ACTIONS, seat, count, 0, 0)
