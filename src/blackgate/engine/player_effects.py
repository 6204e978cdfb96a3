"""Effects on other players but not on their hands: Beatings, being sent somewhere, Cigarettes taken, Tools undug."""

from typing import Final

from mypy_extensions import i64

from blackgate.engine import cards, frames, routes
from blackgate.engine import events as ev
from blackgate.engine import layout as at
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import (
    OP_BEAT,
    OP_BEAT_ALL_BUT_NEXT,
    OP_BEAT_OPPONENTS,
    OP_SEND,
    OP_SEND_ALL,
    OP_TAKE_CIGARETTES,
    OP_UNDIG,
)

SENT_TO_SOLITARY: Final = 0  # argument of OP_SEND and OP_SEND_ALL
UNDIG_TO_HAND: Final = 1  # argument of OP_UNDIG


def could(t: Table, seat: i64, op: i64, x: i64, target: i64) -> bool:
    """Return whether an instruction could change anything."""
    if op == OP_BEAT:
        return can_be_beaten(t, target)
    if op == OP_BEAT_OPPONENTS or op == OP_BEAT_ALL_BUT_NEXT:
        return could_beat_opponents(t, seat, op)
    if op == OP_SEND:
        return t.of(target, at.PLACE) != destination(t, target, x)
    if op == OP_TAKE_CIGARETTES:
        return t.of(target, at.CIGARETTES) > 0
    if op == OP_SEND_ALL:
        return could_send_all(t, x)
    return last_dug(t, target) >= 0  # OP_UNDIG


def carry_out(t: Table, frame: i64, seat: i64, op: i64, x: i64, target: i64) -> bool:
    """Carry out an instruction; none of them asks a question."""
    if op == OP_BEAT:
        for _ in range(x):
            cards.beat(t, target)
    elif op == OP_BEAT_OPPONENTS or op == OP_BEAT_ALL_BUT_NEXT:
        beat_opponents(t, seat, op, x)
    elif op == OP_SEND:
        routes.send(t, target, destination(t, target, x))
    elif op == OP_SEND_ALL:
        for other in range(t.get(at.PLAYERS)):
            if may_be_sent(t, other, x):
                routes.send(t, other, destination(t, other, x))
    elif op == OP_TAKE_CIGARETTES:
        take_cigarettes(t, seat, target, x)
    elif op == OP_UNDIG:
        undig(t, frame, seat, target, x)
    else:
        raise ValueError(f"no module carries out effect {op}")
    return True


def takes_beatings(t: Table, seat: i64, op: i64, other: i64) -> bool:
    """Return whether beat_opponents, or beat_all_but_next, of a player gives Beatings to another one."""
    if op == OP_BEAT_ALL_BUT_NEXT and other == (seat + 1) % t.get(at.PLAYERS):
        return False
    return t.opponents(seat, other)


def could_beat_opponents(t: Table, seat: i64, op: i64) -> bool:
    """Return whether anyone who would be beaten can take another Beating."""
    for other in range(t.get(at.PLAYERS)):
        if takes_beatings(t, seat, op, other) and can_be_beaten(t, other):
            return True
    return False


def could_send_all(t: Table, where: i64) -> bool:
    """Return whether a card that sends all players would send anyone."""
    for other in range(t.get(at.PLAYERS)):
        if may_be_sent(t, other, where) and t.of(other, at.PLACE) != destination(t, other, where):
            return True
    return False


def can_be_beaten(t: Table, seat: i64) -> bool:
    """Return whether a player can take another Beating (7.1)."""
    return t.of(seat, at.BEATINGS) < t.rulebook.most_beatings


def beat_opponents(t: Table, seat: i64, op: i64, count: i64) -> None:
    """Let opponents take Beatings, clockwise."""
    players = t.get(at.PLAYERS)
    for step in range(1, players):
        other = (seat + step) % players
        if takes_beatings(t, seat, op, other):
            for _ in range(count):
                cards.beat(t, other)


def destination(t: Table, seat: i64, where: i64) -> i64:
    """Return where a card sends a player: Solitary, or their Cell Block (11.1)."""
    return t.rulebook.solitary if where == SENT_TO_SOLITARY else t.home_of(seat)


def may_be_sent(t: Table, seat: i64, where: i64) -> bool:
    """Return whether a card that sends all players sends this player: those in Solitary are not sent home."""
    return where == SENT_TO_SOLITARY or t.of(seat, at.PLACE) != t.rulebook.solitary


def take_cigarettes(t: Table, seat: i64, target: i64, most: i64) -> None:
    """Take Cigarettes from a player, as many as there are up to `most`."""
    count = t.of(target, at.CIGARETTES)
    if count > most:
        count = most
    if count > 0:
        cards.add_cigarettes(t, target, -count)
        cards.add_cigarettes(t, seat, count)
        t.emit(ev.PAID, target, seat, count, 0)


def last_dug(t: Table, seat: i64) -> i64:
    """Return the index in the row of dug Tools of the Tool a player dug last, or -1."""
    i = t.get(at.DUG_SIZE) - 1
    while i >= 0:
        if t.get(at.DUGS + i) % at.SEATS == seat:
            return i
        i -= 1
    return -1


def undig(t: Table, frame: i64, seat: i64, target: i64, where: i64) -> None:
    """Remove the Tool a player dug last, and its points."""
    i = last_dug(t, target)
    if i < 0:
        return
    tool = t.get(at.DUGS + i) // at.SEATS
    t.put(frame + frames.CARD_CHOICE, tool)
    size = t.get(at.DUG_SIZE) - 1
    while i < size:
        t.put(at.DUGS + i, t.get(at.DUGS + i + 1))
        i += 1
    t.cells[at.DUGS + size] = 0
    t.put(at.DUG_SIZE, size)
    t.add_of(target, at.POINTS, -t.rulebook.points[tool])
    if where == UNDIG_TO_HAND:
        t.add_hand(seat, tool, 1)
        t.emit(ev.SNATCHED, target, tool, seat, 0)
    else:
        t.emit(ev.UNDUG, target, tool, seat, 0)
        cards.drop(t, tool)
