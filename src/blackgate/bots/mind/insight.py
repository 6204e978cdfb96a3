"""A table with what a seat knows of the other hands, for scoring moves without dealing the unknown."""

from mypy_extensions import i64

from blackgate.engine import layout as at
from blackgate.engine.chance import Chance
from blackgate.engine.knowledge import Knowledge
from blackgate.engine.known_cards import SHARED
from blackgate.engine.table import Table


def known_table(seen: Table, knowledge: Knowledge, observer: i64, chance: Chance) -> Table:
    """The seat's view with the cards it knows others to hold in their hands.

    Cards known to be among several hands are left with the hand that has most of that heap.
    """
    t = seen.copy(chance)
    kinds = t.rulebook.kinds
    players = t.get(at.PLAYERS)
    for seat in range(players):
        if seat != observer:
            start = knowledge.private(observer, seat)
            for kind in range(kinds):
                t.put(at.HAND + seat * at.KINDS + kind, knowledge.get(start + kind))
    for heap in range(SHARED):
        start = knowledge.shared(observer, heap)
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
