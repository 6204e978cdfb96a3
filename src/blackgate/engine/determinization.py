"""Samples a full table that fits what one observer knows: what is hidden from them is dealt at random."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.engine import frames, legality
from blackgate.engine import layout as at
from blackgate.engine import prompts as ask
from blackgate.engine.cards import weapons_in_hand
from blackgate.engine.chance import Chance
from blackgate.engine.knowledge import Knowledge
from blackgate.engine.known_cards import tool_bit
from blackgate.engine.moves import MoveList
from blackgate.engine.table import Table
from blackgate.engine.visibility import UNKNOWN

TRIES: Final = 20_000


def sample(seen: Table, knowledge: Knowledge, observer: i64, chance: Chance) -> Table:
    """Return a full table that an observer cannot tell from the true one."""
    t = seen.copy(chance)
    moves = MoveList()
    for _ in range(TRIES):
        if deal_hands(t, seen, knowledge, observer, chance) and can_be_asked(t, observer, moves):
            break
    else:
        raise RuntimeError("no table fits this view: its knowledge contradicts itself")
    deal_backgrounds(t, chance)
    for gang in range(t.rulebook.gangs):
        deal_gang_pile(t, gang, chance)
    return t


def can_be_asked(t: Table, observer: i64, moves: MoveList) -> bool:
    """Return whether the hand of the seat asked allows the question: some are only asked of a hand that can answer them."""
    if t.get(at.OVER) != 0:
        return True
    frame = t.top()
    question = t.get(frame + at.PROMPT)
    seat = t.get(frame + at.ASKED)
    if seat == observer:
        return True
    if question == ask.NAME and t.get(frame + frames.NAME_FOR_CARD) == 0:
        return weapons_in_hand(t, seat) >= t.get(at.TO_LAY)
    if question == ask.LAY:
        return weapons_in_hand(t, seat) >= t.get(at.TO_LAY)
    if question == ask.MICHEL_TOOL or question == ask.CRAFT:
        legality.list_moves(t, moves)
        return moves.count > 0
    return True


def deal_hands(t: Table, seen: Table, knowledge: Knowledge, observer: i64, chance: Chance) -> bool:
    """Deal known cards to their hands, shared ones among their holders, the rest and the deck at random; False if it failed."""
    kinds = t.rulebook.kinds
    players = t.get(at.PLAYERS)
    blank = vec[i64]([0] * at.SEATS)  # cards of each hand that can be anything
    for seat in range(players):
        if seat != observer:
            start = knowledge.private(observer, seat)
            blank[seat] = knowledge.get(start + kinds)
            for kind in range(kinds):
                count = knowledge.get(start + kind)
                t.put(at.HAND + seat * at.KINDS + kind, count)
                blank[seat] -= count
    for heap in range(knowledge.players, knowledge.groups):
        if not deal_heap(t, knowledge, observer, heap, blank, chance):
            return False
    unseen = knowledge.unseen(seen, observer)
    total: i64 = 0
    for kind in range(kinds):
        t.put(at.DECK + kind, unseen[kind])
        total += unseen[kind]
    for seat in range(players):
        for _ in range(blank[seat]):
            kind = chance.pick(0, seat, t.cells, at.DECK, total)
            t.add(at.DECK + kind, -1)
            t.add(at.HAND + seat * at.KINDS + kind, 1)
            total -= 1
    return True


def deal_heap(t: Table, knowledge: Knowledge, observer: i64, heap: i64, blank: vec[i64], chance: Chance) -> bool:
    """Deal the known cards of a shared heap among its holders, but no Tool to a hand that was shown to lack it."""
    start = knowledge.start(observer, heap)
    kinds = t.rulebook.kinds
    players = t.get(at.PLAYERS)
    free = vec[i64]([0] * at.SEATS)
    for seat in range(players):
        free[seat] = knowledge.get(start + kinds + seat)
    for restricted in range(1, -1, -1):
        for kind in range(kinds):
            bit = tool_bit(t, kind)
            if (bit != 0) != (restricted == 1):
                continue
            for _ in range(knowledge.get(start + kind)):
                room: i64 = 0
                for seat in range(players):
                    if knowledge.get(knowledge.lacks(observer, seat)) & bit == 0:
                        room += free[seat]
                if room == 0:
                    return False
                left = chance.below(room)
                for seat in range(players):
                    if knowledge.get(knowledge.lacks(observer, seat)) & bit == 0:
                        left -= free[seat]
                        if left < 0:
                            free[seat] -= 1
                            t.add(at.HAND + seat * at.KINDS + kind, 1)
                            break
    for seat in range(players):
        blank[seat] += free[seat]
    return True


def deal_backgrounds(t: Table, chance: Chance) -> None:
    """Deal hidden Backgrounds from those that were not seen."""
    left: list[int] = []
    taken: i64 = 0
    for seat in range(t.get(at.PLAYERS)):
        if t.of(seat, at.BACKGROUND) != UNKNOWN:
            taken |= 1 << t.of(seat, at.BACKGROUND)
    for background in range(t.rulebook.backgrounds):
        if (taken >> background) & 1 == 0:
            left.append(int(background))
    for seat in range(t.get(at.PLAYERS)):
        if t.of(seat, at.BACKGROUND) == UNKNOWN:
            t.set_of(seat, at.BACKGROUND, left.pop(int(chance.below(len(left)))))


def deal_gang_pile(t: Table, gang: i64, chance: Chance) -> None:
    """Deal the Gang cards that no player has seen, in random order."""
    fresh = t.get(at.GANG_FRESH + gang)
    if fresh == 0:
        return
    pile = at.GANG_CARDS + gang * at.GANG_PILE
    seen: list[int] = []
    for i in range(t.get(at.GANG_SIZE + gang)):
        seen.append(int(t.get(pile + i)))
    for seat in range(t.get(at.PLAYERS)):
        seen.append(int(t.of(seat, at.GANG)))
    left: list[int] = []
    for card in range(len(t.rulebook.gang_of)):
        if t.rulebook.gang_of[card] == gang and card not in seen:
            left.append(int(card))
    for i in range(fresh):
        t.put(pile + 1 + i, left.pop(int(chance.below(len(left)))))


def fits(seen: Table, knowledge: Knowledge, observer: i64) -> bool:
    """Return whether an observer's knowledge agrees with hand sizes and deck (for tests)."""
    unseen = knowledge.unseen(seen, observer)
    total: i64 = 0
    for kind in range(seen.rulebook.kinds):
        if unseen[kind] < 0:
            return False
        total += unseen[kind]
    blank: i64 = 0
    for seat in range(seen.get(at.PLAYERS)):
        if seat == observer:
            continue
        count = knowledge.count(observer, seat, knowledge.kinds)
        blank += knowledge.unknown_private(observer, seat)
        for heap in range(knowledge.players, knowledge.groups):
            count += knowledge.count(observer, heap, knowledge.kinds + seat)
        if count != seen.of(seat, at.HAND_SIZE):
            return False
    for heap in range(knowledge.players, knowledge.groups):
        blank += knowledge.heap_size(observer, heap) - knowledge.known(observer, heap)
    return total == seen.get(at.DECK_SIZE) + blank
