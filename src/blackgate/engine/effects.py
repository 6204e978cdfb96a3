"""5.7, 8: carrying out the program of an Action card or a Background, and whether it could do anything.

What a word does is in the module of its family (`vocabulary.EFFECTS`). In the frame CARD, the seat asked is the player
of the card.

Order (5.7, 13.7): the card's text; then an Action card is discarded; then what the text set off; then a member is asked
about the second effect of a Background (8.2); then what that set off.
"""

from mypy_extensions import i64

from blackgate.engine import (
    action_effects,
    card_programs,
    cards,
    frames,
    gain_effects,
    hand_effects,
    michel,
    moment_effects,
    player_effects,
)
from blackgate.engine import events as ev
from blackgate.engine import layout as at
from blackgate.engine import prompts as ask
from blackgate.engine import reasons as no
from blackgate.engine import vocabulary as words
from blackgate.engine.table import Table


# --- could it do anything? (13.7, 13.19) ----------------------------------------------------
def could(t: Table, seat: i64, source: i64, target: i64) -> bool:
    """Return whether a card could change anything before it is played, as far as public facts and the player's hand tell."""
    rb = t.rulebook
    in_hand: i64 = 1 if source < rb.kinds else 0  # an Action card that is not played yet
    return could_go_on(t, -1, seat, rb.first[source], target, in_hand)


def could_second(t: Table, frame: i64) -> bool:
    """Return whether the second effect of a Background could change anything; it may build on what the first has done."""
    program = t.rulebook.second[t.get(frame + frames.CARD_SOURCE)]
    return could_go_on(t, frame, t.get(frame + at.ASKED), program, t.get(frame + frames.CARD_TARGET), 0)


def could_go_on(t: Table, frame: i64, seat: i64, program: i64, target: i64, in_hand: i64) -> bool:
    """Return whether any instruction could change anything.

    `frame` is the card's, or -1 before it is played; `in_hand` is 1 if the card itself still is.
    """
    code = t.rulebook.program
    pc = program
    while code[pc] != words.OP_END:
        if could_one(t, frame, seat, code[pc], code[pc + 1], code[pc + 2], target, in_hand):
            return True
        pc += words.INSTRUCTION
    return False


def could_one(t: Table, frame: i64, seat: i64, op: i64, x: i64, y: i64, target: i64, in_hand: i64) -> bool:
    """Return whether one instruction could change anything."""
    family = words.EFFECT_FAMILY[op]
    if family == words.GAINS:
        return gain_effects.could(t, frame, seat, op, x)
    if family == words.HANDS:
        return hand_effects.could(t, seat, op, target, in_hand)
    if family == words.PLAYERS:
        return player_effects.could(t, seat, op, x, target)
    if family == words.FREE_ACTIONS:
        return action_effects.could(t, seat, op, y, in_hand)
    return True  # MOMENTS_ONLY


# --- targets --------------------------------------------------------------------------------
def in_scope(t: Table, seat: i64, source: i64, target: i64) -> bool:
    """Return whether a card may be aimed at a player: an opponent, in the same Place or anywhere (11.8)."""
    if not t.opponents(seat, target):
        return False
    return t.rulebook.scope[source] == words.SCOPE_ANYONE or t.together(seat, target)


def why_not_target(t: Table, seat: i64, source: i64, target: i64) -> i64:
    """Return why a card may not be aimed at a player (5.7, 11.8)."""
    if target >= t.get(at.PLAYERS):
        return no.NO_SUCH_SEAT
    if target == seat:
        return no.TARGET_SELF
    if not t.opponents(seat, target):
        return no.TEAMMATE
    if not in_scope(t, seat, source, target):
        return no.TARGET_AWAY
    if not could(t, seat, source, target):
        return no.TARGET_IDLE
    return 0


def is_member(t: Table, seat: i64, source: i64) -> bool:
    """Return whether a player belongs to the Gang their Background names (8.2)."""
    rb = t.rulebook
    card = t.of(seat, at.GANG)
    if card < 0 or source < rb.kinds:
        return False
    return rb.gang_of[card] == rb.background_gang[source - rb.kinds]


# --- carrying it out ------------------------------------------------------------------------
def begin(t: Table, seat: i64, source: i64, target: i64, place: i64) -> None:
    """Put a card's program on the stack; ask for a target if it needs one and has none."""
    frame = t.push(ask.CARD, seat)
    t.put(frame + frames.CARD_PROGRAM, t.rulebook.first[source])
    t.put(frame + frames.CARD_SOURCE, source)
    t.put(frame + frames.CARD_TARGET, target)
    t.put(frame + frames.CARD_CHOICE, place)
    if is_member(t, seat, source):
        t.put(frame + frames.CARD_FLAGS, frames.MEMBER)
    if t.rulebook.scope[source] != words.SCOPE_NONE and target < 0:
        t.push(ask.PICK, seat)


def run(t: Table) -> None:
    """Carry out instructions until the card is done or a player has to choose."""
    frame = t.top()
    depth = t.get(at.DEPTH)
    program = t.rulebook.program
    while t.get(at.DEPTH) == depth:
        pc = t.get(frame + frames.CARD_PROGRAM)
        if program[pc] == words.OP_END:
            if end_text(t, frame):
                return
        elif carry_out(t, frame, program[pc], program[pc + 1], program[pc + 2]):
            card_programs.advance(t, frame)


def carry_out(t: Table, frame: i64, op: i64, x: i64, y: i64) -> bool:
    """Carry out one instruction; False if it goes on after a player's choice."""
    seat = t.get(frame + at.ASKED)
    target = t.get(frame + frames.CARD_TARGET)
    family = words.EFFECT_FAMILY[op]
    if family == words.GAINS:
        return gain_effects.carry_out(t, frame, seat, op, x, y)
    if family == words.HANDS:
        return hand_effects.carry_out(t, frame, seat, op, x, target)
    if family == words.PLAYERS:
        return player_effects.carry_out(t, frame, seat, op, x, target)
    if family == words.FREE_ACTIONS:
        return action_effects.carry_out(t, frame, seat, op, x, y)
    if family == words.MOMENTS_ONLY:
        return moment_effects.carry_out(t, frame, seat, op)
    raise ValueError(f"no module carries out effect {op}")


def end_text(t: Table, frame: i64) -> bool:
    """Do what comes after the text of a card; True when all of it has been done."""
    seat = t.get(frame + at.ASKED)
    source = t.get(frame + frames.CARD_SOURCE)
    flags = t.get(frame + frames.CARD_FLAGS)
    rb = t.rulebook
    if flags & frames.TEXT_DONE == 0:
        flags |= frames.TEXT_DONE
        t.put(frame + frames.CARD_FLAGS, flags & ~frames.MOVED)
        if source < rb.kinds:
            t.emit(ev.DISCARDED, seat, source, ev.WHY_PLAYED, 0)
            cards.drop(t, source)
        cards.draw_for_losses(t)
        if flags & frames.MOVED != 0:
            michel.arrive(t, seat)
        return False
    if flags & frames.MEMBER != 0 and flags & frames.ASKED_SECOND == 0 and rb.second[source] >= 0:
        t.put(frame + frames.CARD_FLAGS, flags | frames.ASKED_SECOND)
        t.push(ask.SECOND, seat)
        return False
    t.put(at.COMPENSATED, 0)
    t.pop()
    return True


def begin_second(t: Table) -> None:
    """Go on with the second effect of the Background on top of the stack."""
    frame = t.top()
    t.put(frame + frames.CARD_PROGRAM, t.rulebook.second[t.get(frame + frames.CARD_SOURCE)])
    t.put(frame + frames.CARD_FLAGS, frames.MEMBER | frames.ASKED_SECOND)
