"""Scores of the answers about Michel(le): rouse and send them, and what to do when they extort a player (10.4-10.7)."""

from mypy_extensions import i64

from blackgate.bots.evaluation import fight_odds, hand_values, place_values, weights
from blackgate.bots.evaluation.evaluator import Evaluator
from blackgate.bots.evaluation.int_math import max_of, min_of
from blackgate.engine import layout as at
from blackgate.engine import moves as mv
from blackgate.engine.table import Table


def michel_combat_score(e: Evaluator, t: Table, seat: i64, family: i64, arg: i64) -> i64:
    """Score `discard T`, `lay W`, `hold` or `yield` (10.6, 10.7)."""
    if family == mv.DISCARD:
        return -e.tool_value[arg]
    rb = e.rulebook
    lost_card: i64 = fight_odds.random_card_value(e)
    cheapest: i64 = 100_000
    for i in range(len(rb.tools)):
        tool = rb.tools[i]
        if rb.shows[t.get(at.MICHEL_FIRST) * at.KINDS + tool] != 0 and t.hand(seat, tool) > 0:
            cheapest = min_of(cheapest, e.tool_value[tool])
    if cheapest < 100_000:
        lost_card = cheapest
    defeat_loss = lost_card + fight_odds.defeat_cost(e, t, seat)
    if family == mv.YIELD or family == mv.HOLD:
        return -defeat_loss
    chance = no_knife_percent(t)
    cost = e.weight(weights.WEAPON_MORE) if family == mv.LAY_FISTS else hand_values.card_value(e, rb.weapons[arg])
    weapons = fight_odds.side_strength(e, t, seat, t.of(seat, at.PLACE)) // 100
    loss = defeat_loss if weapons <= 1 else defeat_loss * (100 - chance) // 100
    return (chance * e.average_card - (100 - chance) * loss) // 100 - cost


def no_knife_percent(t: Table) -> i64:
    """Return the percent chance that the next Michel(le) card shows no Knife."""
    rb = t.rulebook
    without: i64 = 0
    total: i64 = 0
    for card in range(rb.michel_kinds):
        count = t.get(at.MICHEL_DECK + card)
        total += count
        if rb.armed[card] == 0:
            without += count
    return i64(50) if total == 0 else 100 * without // total


def rouse_score(e: Evaluator, t: Table, seat: i64, family: i64, arg: i64) -> i64:
    """Score `rouse`, `pass` and `send P` by what Michel(le) would cost the others and oneself (10.4)."""
    if family == mv.PASS:
        return 0
    if family == mv.SEND:
        return send_score(e, t, seat, arg)
    rb = e.rulebook
    total: i64 = 0
    for result in range(1, rb.die + 1):
        row = t.get(at.TEAMS) * rb.die + result - 1
        best: i64 = -100_000
        for i in range(rb.leads_from[row], rb.leads_from[row + 1]):
            if rb.leads[i] != t.get(at.MICHEL_PLACE):
                best = max_of(best, send_score(e, t, seat, rb.leads[i]))
        total += best
    return total // rb.die - 2


def send_score(e: Evaluator, t: Table, seat: i64, place: i64) -> i64:
    """Return what Michel(le) costs the players in a Place, from the point of view of a seat."""
    total: i64 = 0
    for other in range(t.get(at.PLAYERS)):
        if t.of(other, at.PLACE) == place and place != t.rulebook.solitary:
            cost = place_values.michel_cost(e, t, other)
            if other == seat:
                total -= cost
            else:
                total += cost * hand_values.opponent_share(e, t, seat, other) * e.weight(weights.ROUSE_MICHEL) // 10_000
    return total
