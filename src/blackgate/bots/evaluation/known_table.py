"""The table as a seat knows it, to score moves without dealing the unknown cards; and a seat that knows all hands."""

from mypy_extensions import i64

from blackgate.engine import layout as at
from blackgate.engine.chance import Chance
from blackgate.engine.knowledge import Knowledge
from blackgate.engine.table import Table


def known_table(seen: Table, knowledge: Knowledge, observer: i64, chance: Chance) -> Table:
    """Return a copy of a seat's view in which the cards it knows of are in the other hands.

    Cards that are known to be in one of several hands go to the hand that holds most of that group.
    """
    t = seen.copy(chance)
    kinds = t.rulebook.kinds
    players = t.get(at.PLAYERS)
    for seat in range(players):
        if seat != observer:
            start = knowledge.private(observer, seat)
            for kind in range(kinds):
                t.put(at.HAND + seat * at.KINDS + kind, knowledge.get(start + kind))
    for heap in range(knowledge.players, knowledge.groups):
        start = knowledge.start(observer, heap)
        holder: i64 = -1
        for seat in range(players):
            if seat != observer and (holder < 0 or knowledge.get(start + kinds + seat) > knowledge.get(start + kinds + holder)):
                holder = seat
        if holder >= 0 and knowledge.get(start + kinds + holder) > 0:
            room = knowledge.get(start + kinds + holder)
            for kind in range(kinds):
                count = knowledge.get(start + kind)
                if count > room:
                    count = room
                t.add(at.HAND + holder * at.KINDS + kind, count)
                room -= count
    return t


def open_knowledge(t: Table, knowledge: Knowledge, observer: i64) -> Knowledge:
    """Return a copy in which an observer knows the hands of all seats, for games that are analysed afterwards."""
    known = knowledge.copy()
    kinds = known.kinds
    for heap in range(known.players, known.groups):
        for what in range(known.shared_width):
            known.set_count(observer, heap, what, 0)
    for seat in range(known.players):
        if seat != observer:
            for kind in range(kinds):
                known.set_count(observer, seat, kind, t.hand(seat, kind))
            known.set_count(observer, seat, kinds, t.of(seat, at.HAND_SIZE))
            known.put_lacks(observer, seat, 0)
    return known
