"""Effects that are an action free of charge: move, sell, buy, craft. What they ask belongs to the action's own module."""

from mypy_extensions import i64

from blackgate.engine import card_programs, crafting, frames, routes, trading
from blackgate.engine import layout as at
from blackgate.engine import prompts as ask
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import OP_BUY, OP_CRAFT, OP_MOVE, OP_SELL


def could(t: Table, seat: i64, op: i64, y: i64, in_hand: i64) -> bool:
    """Return whether an instruction could change anything. `in_hand` is 1 if the card itself is still in hand."""
    if op == OP_SELL:
        return t.of(seat, at.HAND_SIZE) > in_hand
    if op == OP_CRAFT:
        return crafting.could_craft(t, seat, y)
    if op == OP_BUY:
        return trading.could_buy(t, seat)
    return True


def carry_out(t: Table, frame: i64, seat: i64, op: i64, x: i64, y: i64) -> bool:
    """Ask the question of the action, unless no answer would be legal; True if nothing is asked."""
    if op == OP_MOVE and t.get(frame + frames.CARD_CHOICE) >= 0:
        routes.go(t, seat, t.get(frame + frames.CARD_CHOICE))  # the Place was named with the card
        card_programs.set_flag(t, frame, frames.MOVED)
        return True
    if not could(t, seat, op, y, 0):
        return True
    if op == OP_MOVE:
        t.push(ask.GO, seat)
    elif op == OP_SELL:
        trading.ask_to_sell(t, seat, x)
    elif op == OP_BUY:
        t.push(ask.BUY, seat)
    elif op == OP_CRAFT:
        crafting.ask_to_craft(t, seat, y)
    else:
        raise ValueError(f"no module carries out effect {op}")
    card_programs.advance(t, frame)
    return False
