"""Could a card do anything at all? (13.7, 13.19). Each word of the vocabulary knows when it could not."""

from typing import Final

from mypy_extensions import i64

from blackgate.engine import cards, crafting, frames, offers
from blackgate.engine import layout as at
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import (
    INSTRUCTION,
    OP_BEAT,
    OP_BUY,
    OP_CRAFT,
    OP_DRAW,
    OP_DRAW_PER_DISCARD,
    OP_EACH_DISCARDS,
    OP_END,
    OP_GIVE_BACK,
    OP_HEAL,
    OP_LOOK,
    OP_REDEAL,
    OP_SELL,
    OP_SEND,
    OP_SEND_ALL,
    OP_TAKE_CHOSEN,
    OP_TAKE_CIGARETTES,
    OP_TAKE_NAMED,
    OP_TAKE_PILE,
    OP_TAKE_RANDOM,
    OP_TAKE_RANDOM_EACH,
    OP_TAKE_UNDUG,
    OP_UNDIG,
    SCOPE_ANYONE,
)

SENT_TO_SOLITARY: Final = 0  # argument of OP_SEND and OP_SEND_ALL


def in_scope(t: Table, seat: i64, source: i64, target: i64) -> bool:
    """Whether a card may be aimed at a player: an opponent, here or anywhere (11.8)."""
    if not t.opponents(seat, target):
        return False
    return t.rulebook.scope[source] == SCOPE_ANYONE or t.together(seat, target)


def could(t: Table, seat: i64, program: i64, target: i64) -> bool:
    """Whether any instruction of a program could change anything, as far as public facts tell."""
    rb = t.rulebook
    pc = program
    while rb.program[pc] != OP_END:
        if could_one(t, seat, rb.program[pc], rb.program[pc + 1], rb.program[pc + 2], target):
            return True
        pc += INSTRUCTION
    return False


def could_go_on(t: Table, frame: i64, program: i64) -> bool:
    """The same for the second effect of a card under way (frame CARD), which may follow from what the first has done."""
    rb = t.rulebook
    seat = t.get(frame + at.ASKED)
    target = t.get(frame + frames.CARD_TARGET)
    pc = program
    while rb.program[pc] != OP_END:
        op = rb.program[pc]
        if op == OP_DRAW_PER_DISCARD:
            if t.get(frame + frames.CARD_MOVED_CARDS) > 0 and cards.can_draw(t):
                return True
        elif op == OP_TAKE_UNDUG:
            if t.get(frame + frames.CARD_CHOICE) >= 0 and t.get(at.PILE + t.get(frame + frames.CARD_CHOICE)) > 0:
                return True
        elif could_one(t, seat, op, rb.program[pc + 1], rb.program[pc + 2], target):
            return True
        pc += INSTRUCTION
    return False


def could_one(t: Table, seat: i64, op: i64, x: i64, y: i64, target: i64) -> bool:
    """The same for one instruction. The player's own hand counts as known: only they are told."""
    if op == OP_DRAW:
        return cards.can_draw(t)
    if op == OP_HEAL:
        return t.of(seat, at.BEATINGS) > 0
    if op == OP_BEAT:
        return t.of(target, at.BEATINGS) < t.rulebook.most_beatings
    if op == OP_SEND:
        return t.of(target, at.PLACE) != destination(t, target, x)
    if op == OP_LOOK or op == OP_TAKE_CHOSEN or op == OP_TAKE_RANDOM or op == OP_TAKE_NAMED:
        return t.of(target, at.HAND_SIZE) > 0
    if op == OP_TAKE_CIGARETTES:
        return t.of(target, at.CIGARETTES) > 0
    if op == OP_TAKE_PILE:
        return t.get(at.PILE + x) > 0
    if op == OP_UNDIG:
        return last_dug(t, target) >= 0
    if op == OP_SELL:
        return t.of(seat, at.HAND_SIZE) > 0
    if op == OP_CRAFT:
        return crafting.could_craft(t, seat, y)
    if op == OP_BUY:
        return offers.could_buy(t, seat)
    if op == OP_GIVE_BACK or op == OP_DRAW_PER_DISCARD or op == OP_TAKE_UNDUG:
        return False  # these follow from what the card has done: `could_go_on`
    return could_to_many(t, seat, op, x)


def could_to_many(t: Table, seat: i64, op: i64, x: i64) -> bool:
    """Instructions that concern several players; all others always do something."""
    if op == OP_SEND_ALL:
        for other in range(t.get(at.PLAYERS)):
            if may_be_sent(t, other, x) and t.of(other, at.PLACE) != destination(t, other, x):
                return True
        return False
    if op == OP_REDEAL:
        return could_redeal(t, seat)
    if op == OP_TAKE_RANDOM_EACH or op == OP_EACH_DISCARDS:
        for other in range(t.get(at.PLAYERS)):
            if t.opponents(seat, other) and t.of(other, at.HAND_SIZE) > 0:
                if op == OP_EACH_DISCARDS or t.together(seat, other):
                    return True
        return False
    return True


def could_redeal(t: Table, seat: i64) -> bool:
    """Dealing out the hands changes nothing when nobody else holds a card and the player holds at most one.

    The Action card itself lies apart (5.7), so it does not count among the player's cards.
    """
    for other in range(t.get(at.PLAYERS)):
        if other != seat and t.of(other, at.HAND_SIZE) > 0:
            return True
    return t.of(seat, at.HAND_SIZE) > 2


def destination(t: Table, seat: i64, where: i64) -> i64:
    """Where a card sends a player: Solitary, or their Cell Block (11.1)."""
    return t.rulebook.solitary if where == SENT_TO_SOLITARY else t.home_of(seat)


def may_be_sent(t: Table, seat: i64, where: i64) -> bool:
    """A card that sends everybody leaves those in Solitary there."""
    return where == SENT_TO_SOLITARY or t.of(seat, at.PLACE) != t.rulebook.solitary


def last_dug(t: Table, seat: i64) -> i64:
    """Where in the row of dug Tools the one lies that a player dug last, or -1."""
    i = t.get(at.DUG_SIZE) - 1
    while i >= 0:
        if t.get(at.DUGS + i) % at.SEATS == seat:
            return i
        i -= 1
    return -1


def is_member(t: Table, seat: i64, source: i64) -> bool:
    """Whether a player belongs to the Gang their Background names (8.2)."""
    rb = t.rulebook
    card = t.of(seat, at.GANG)
    if card < 0 or source < rb.kinds:
        return False
    return rb.gang_of[card] == rb.background_gang[source - rb.kinds]
