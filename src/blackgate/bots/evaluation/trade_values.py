"""What buying and selling gain (6.4, 6.5)."""

from mypy_extensions import i64

from blackgate.bots.evaluation import hand_values, weights
from blackgate.bots.evaluation.evaluator import Evaluator
from blackgate.bots.evaluation.int_math import max_of
from blackgate.engine import layout as at
from blackgate.engine import trading
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import MOD_SELL_MORE


def buy_gain(e: Evaluator, t: Table, seat: i64, offer: i64) -> i64:
    """Return what an offer is worth above the Cigarettes it costs."""
    rb = e.rulebook
    kind = rb.offer_kind[offer]
    count = rb.offer_count[offer]
    if t.get(at.PILE + kind) < count:
        return 0
    gain: i64
    if e.is_tool[kind] != 0:
        gain = e.tool_value[kind] * count
        held_points = points_in_hand(e, t, seat)
        if held_points + rb.points[kind] >= hand_values.points_needed(t, seat) > held_points:
            gain += e.weight(weights.WIN_BONUS)
    else:
        weapons = e.weapon_strength[seat] // 100
        gain = 0
        for i in range(count):
            gain += hand_values.weapon_value(e, weapons + 1 + i)
    return gain - e.room_cost * count - trading.cost(t, seat, offer) * e.weight(weights.CIGARETTE)


def best_buy_gain(e: Evaluator, t: Table, seat: i64, cigarettes: i64) -> i64:
    """Return the gain of the best offer that a number of Cigarettes can pay for; 0 if none is worth it."""
    best: i64 = 0
    for offer in range(len(e.rulebook.offer_cost)):
        if trading.cost(t, seat, offer) <= cigarettes:
            best = max_of(best, buy_gain(e, t, seat, offer))
    return best


def points_in_hand(e: Evaluator, t: Table, seat: i64) -> i64:
    """Return the Tunnel points of the Tools a seat holds."""
    rb = e.rulebook
    total: i64 = 0
    for i in range(len(rb.tools)):
        total += t.hand(seat, rb.tools[i]) * rb.points[rb.tools[i]]
    return total


def card_sale_gain(e: Evaluator, kind: i64, factor: i64) -> i64:
    """Return what selling one card gains over keeping it, when prices are multiplied by `factor`."""
    return e.rulebook.sells[kind] * factor * e.weight(weights.CIGARETTE) - hand_values.card_value(e, kind)


def sale_gain(e: Evaluator, t: Table, seat: i64, factor: i64) -> i64:
    """Return what selling every card that is worth less than its price gains (after `hand_values.evaluate_hand`)."""
    total: i64 = 0
    for i in range(e.held_kind_count):
        kind = e.held_kinds[i]
        gain = card_sale_gain(e, kind, factor)
        if gain > 0:
            total += gain * sellable_count(e, t, seat, kind)
    return total


def sellable_count(e: Evaluator, t: Table, seat: i64, kind: i64) -> i64:
    """Return how many cards of a kind are needed for nothing else; at least one, since its price is above its value."""
    held = t.hand(seat, kind)
    return held if e.spare[kind] >= held else max_of(e.spare[kind], 1)


def sale_proceeds(e: Evaluator, t: Table, seat: i64) -> i64:
    """Return the Cigarettes that selling those cards brings."""
    total: i64 = 0
    for i in range(e.held_kind_count):
        kind = e.held_kinds[i]
        if card_sale_gain(e, kind, 1) > 0:
            total += e.rulebook.sells[kind] * sellable_count(e, t, seat, kind)
    return total


def sell_action_gain(e: Evaluator, t: Table, seat: i64) -> i64:
    """Return what a Sell action gains, including a better purchase that it makes possible."""
    proceeds = sale_proceeds(e, t, seat)
    if proceeds == 0:
        return 0
    bonus = t.mod(seat, MOD_SELL_MORE)
    cigarettes = t.of(seat, at.CIGARETTES)
    better = best_buy_gain(e, t, seat, cigarettes + proceeds + bonus) - best_buy_gain(e, t, seat, cigarettes)
    gain = sale_gain(e, t, seat, 1) + bonus * e.weight(weights.CIGARETTE)
    return gain + better * e.weight(weights.STEP_SHARE) // 100
