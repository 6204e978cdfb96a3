"""Extortions: the chance to win one, and its expected gain or loss for either side (5.8-5.13, 11.7)."""

from mypy_extensions import i64

from blackgate.bots.evaluation import hand_values, weights
from blackgate.bots.evaluation.evaluator import Evaluator
from blackgate.bots.evaluation.int_math import max_of, min_of
from blackgate.engine import layout as at
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import MOD_FISTS, MOD_GUARD, MOD_NO_BEATING


def count_weapons_and_tools(e: Evaluator, t: Table) -> None:
    """Fill in `e.weapon_strength` (in hundredths of a Weapon) and `e.tools_value` for every seat, once per decision.

    Known Weapons count in full; of the unknown cards, the share that are Weapons in the Search deck.
    """
    kinds = e.rulebook.kinds
    cells, is_weapon, tool_value = t.cells, e.is_weapon, e.tool_value
    for seat in range(t.get(at.PLAYERS)):
        start: i64 = at.HAND + seat * at.KINDS
        weapons: i64 = 0
        known: i64 = 0
        tools: i64 = 0
        for kind in range(kinds):
            count = i64(cells[start + kind])
            if count > 0:
                known += count
                weapons += count * is_weapon[kind]
                tools += count * tool_value[kind]
        unknown = max_of(t.of(seat, at.HAND_SIZE) - known, 0)
        fists: i64 = 0
        if t.mod(seat, MOD_FISTS) != 0 and (t.get(at.FISTS) >> seat) & 1 == 0:
            fists = 100
        e.weapon_strength[seat] = 100 * weapons + e.weapon_percent * unknown + fists
        e.tools_value[seat] = tools


def side_strength(e: Evaluator, t: Table, seat: i64, place: i64) -> i64:
    """Return the strength of a fighter together with their teammates in that Place."""
    total = e.weapon_strength[seat]
    if t.get(at.TEAMS) != 0:
        for mate in range(seat & 1, t.get(at.PLAYERS), 2):
            if mate != seat and t.of(mate, at.PLACE) == place:
                total += e.weapon_strength[mate] * 2 // 3
    return total


def win_percent(e: Evaluator, lead: i64) -> i64:
    """Return the percent chance to win a fight, given the lead in hundredths of a Weapon over what is needed."""
    chance = 50 + lead * 9 // 10 + e.weight(weights.FIGHT_BIAS)
    return min_of(max_of(chance, 3), 97)


def random_card_value(e: Evaluator) -> i64:
    """Return the value of a random card of a hand."""
    return e.average_card * e.weight(weights.RANDOM_CARD) // 100


def defeat_cost(e: Evaluator, t: Table, seat: i64) -> i64:
    """Return what losing a combat costs a seat besides cards."""
    return i64(0) if t.mod(seat, MOD_NO_BEATING) != 0 else hand_values.beating_cost(e, t, seat)


def named_tool_gain(e: Evaluator, t: Table, target: i64, tool: i64) -> i64:
    """Return what naming a Tool would win from a hand."""
    if t.hand(target, tool) > 0:
        return e.tool_value[tool]
    return random_card_value(e) if t.of(target, at.HAND_SIZE) > 0 else i64(0)


def best_tool(e: Evaluator, t: Table, target: i64) -> i64:
    """Return the Tool that is best to name."""
    rb = e.rulebook
    best = rb.tools[0]
    for i in range(len(rb.tools)):
        if named_tool_gain(e, t, target, rb.tools[i]) >= named_tool_gain(e, t, target, best):
            best = rb.tools[i]
    return best


def extortion_gain(e: Evaluator, t: Table, seat: i64, target: i64) -> i64:
    """Return the expected gain of extorting a player."""
    guard = t.mod(target, MOD_GUARD)
    place = t.of(target, at.PLACE)
    own_strength = side_strength(e, t, seat, place) - 100 * guard
    if e.weapon_strength[seat] < 100 * guard:
        return -1000
    their_strength = side_strength(e, t, target, place)
    chance = win_percent(e, own_strength - their_strength + 50)
    won = named_tool_gain(e, t, target, best_tool(e, t, target))
    share = hand_values.opponent_share(e, t, seat, target)
    gain = won + (won + defeat_cost(e, t, target) * min_of(their_strength, 100) // 100) * share // 100
    loss = random_card_value(e) * (100 + share) // 100 + defeat_cost(e, t, seat)
    weapons = hand_values.weapon_value(e, e.weapon_strength[seat] // 100) * guard
    weapons += min_of(their_strength, own_strength) * e.weight(weights.WEAPON_2) // 200
    return (chance * gain - (100 - chance) * loss) // 100 - weapons


def defender_loss(e: Evaluator, t: Table, seat: i64, attacker: i64) -> i64:
    """Return what a defender loses to an attacker, without the Beating."""
    tool = t.get(at.TOOL)
    share = hand_values.opponent_share(e, t, seat, attacker)
    if t.hand(seat, tool) > 0:
        return e.tool_value[tool] * (100 + share) // 100
    return random_card_value(e) * (100 + share) // 100 if t.of(seat, at.HAND_SIZE) > 0 else i64(0)


def lay_weapon_gain(e: Evaluator, t: Table, seat: i64, rival: i64, defeat_loss: i64) -> i64:
    """Return the expected gain of laying one more Weapon, when giving up now would cost `defeat_loss`."""
    place = t.of(seat, at.PLACE)
    own_strength = side_strength(e, t, seat, place)
    their_strength = side_strength(e, t, rival, place)
    chance = win_percent(e, own_strength - their_strength - 50)
    share = hand_values.opponent_share(e, t, seat, rival)
    gain = random_card_value(e)
    if seat == t.get(at.ATTACKER):
        gain = named_tool_gain(e, t, rival, t.get(at.TOOL))
    gain += (gain + defeat_cost(e, t, rival)) * share // 100
    cost = hand_values.weapon_value(e, own_strength // 100) * (100 + min_of(their_strength, own_strength)) // 150
    return (chance * gain - (100 - chance) * defeat_loss) // 100 - cost
