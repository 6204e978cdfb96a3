"""Scores of an Exchange between teammates: give Tools to the teammate who can dig them sooner (11.5)."""

from mypy_extensions import i64

from blackgate.bots.evaluation import place_values, weights
from blackgate.bots.evaluation.evaluator import Evaluator
from blackgate.engine import frames
from blackgate.engine import layout as at
from blackgate.engine import moves as mv
from blackgate.engine.table import Table


def exchange_gain(e: Evaluator, t: Table, seat: i64, mate: i64) -> i64:
    """Return what an Exchange action with a teammate gains."""
    return surplus_tool_value(e, t, seat, mate) - e.weight(weights.ACTION) // 2


def surplus_tool_value(e: Evaluator, t: Table, seat: i64, mate: i64) -> i64:
    """Return what a teammate could gain from Tools that the seat itself cannot dig soon."""
    tools = e.tools_value[seat]
    if tools == 0:
        return 0
    if not place_values.can_dig(t, seat):
        return tools // 3 if place_values.can_dig(t, mate) else i64(0)
    if t.of(seat, at.PLACE) != t.home_of(seat):
        return 0
    own_tools = count_tools(e, t, seat)
    their_tools = count_tools(e, t, mate)
    return (own_tools - 2 - their_tools) * e.weight(weights.ACTION) if place_values.can_dig(t, mate) else i64(0)


def count_tools(e: Evaluator, t: Table, seat: i64) -> i64:
    """Return how many Tools a seat holds."""
    total: i64 = 0
    for i in range(len(e.rulebook.tools)):
        total += t.hand(seat, e.rulebook.tools[i])
    return total


def offer_score(e: Evaluator, t: Table, seat: i64, family: i64, arg: i64) -> i64:
    """Score `offer K`, `pay N` and `done`: 10 for a Tool that helps the team, -10 for everything else."""
    if family == mv.DONE:
        return 0
    if family != mv.OFFER or e.is_tool[arg] == 0:
        return -10
    mate = t.get(t.top() + frames.OFFERING_PARTNER)
    if not place_values.can_dig(t, mate):
        return -10
    if not place_values.can_dig(t, seat):
        return 10
    gives_back = t.get(t.top() + frames.OFFERING_RETURN) != 0
    if gives_back:
        return -10
    return 10 if count_tools(e, t, seat) > count_tools(e, t, mate) + 1 else -10
