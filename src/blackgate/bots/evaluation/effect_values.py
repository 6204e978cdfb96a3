"""The value of a card's program now, to the player of the card, with or without a target.

A program is a list of effects (`engine/vocabulary.py`). An effect that is not listed here is worth 0.
"""

from mypy_extensions import i64

from blackgate.bots.evaluation import fight_odds, hand_values, trade_values, weights
from blackgate.bots.evaluation.evaluator import Evaluator
from blackgate.bots.evaluation.int_math import max_of, min_of
from blackgate.engine import crafting, effects, player_effects
from blackgate.engine import layout as at
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import (
    INSTRUCTION,
    OP_ACTIONS,
    OP_BEAT,
    OP_BEAT_ALL_BUT_NEXT,
    OP_BEAT_OPPONENTS,
    OP_BUY,
    OP_CIGARETTES,
    OP_CRAFT,
    OP_DRAW,
    OP_DRAW_PER_DISCARD,
    OP_EACH_DISCARDS,
    OP_END,
    OP_GIVE_BACK,
    OP_HEAL,
    OP_LOOK,
    OP_MOVE,
    OP_REDEAL,
    OP_ROLL_ANYWHERE,
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
)


def program_value(e: Evaluator, t: Table, seat: i64, source: i64, target: i64) -> i64:
    """Return the value of an Action card or Background, with the second effect if its owner is a member (8.2).

    `target` is a seat, or -1.
    """
    rb = e.rulebook
    total = instructions_value(e, t, seat, rb.first[source], target)
    if rb.second[source] >= 0 and effects.is_member(t, seat, source):
        total += instructions_value(e, t, seat, rb.second[source], target)
    return total


def instructions_value(e: Evaluator, t: Table, seat: i64, pc: i64, target: i64) -> i64:
    """Return the value of the effects from `pc` to the end of a program."""
    program = e.rulebook.program
    total: i64 = 0
    while program[pc] != OP_END:
        total += effect_value(e, t, seat, program[pc], program[pc + 1], program[pc + 2], target)
        pc += INSTRUCTION
    return total


def effect_value(e: Evaluator, t: Table, seat: i64, op: i64, x: i64, y: i64, target: i64) -> i64:
    """Return the value of one effect. Effects on the player alone are listed here; the rest is passed on."""
    value: i64
    if op == OP_DRAW:
        value = hand_values.draw_value(e, t, seat, x)
    elif op == OP_CIGARETTES:
        value = x * e.weight(weights.CIGARETTE)
    elif op == OP_ACTIONS:
        value = x * e.weight(weights.ACTION)
    elif op == OP_HEAL:
        value = heal_value(e, t, seat, x)
    elif op == OP_TAKE_PILE:
        count = min_of(y, t.get(at.PILE + x))
        value = count * (e.tool_value[x] if e.is_tool[x] != 0 else e.weight(weights.WEAPON_2))
    elif op == OP_MOVE or op == OP_ROLL_ANYWHERE:
        value = e.weight(weights.MOVE_ANYWHERE)
    elif op == OP_SELL:
        value = trade_values.sale_gain(e, t, seat, x)
    elif op == OP_CRAFT:
        value = best_craft_gain(e, t, seat, y)
    elif op == OP_BUY:
        value = e.weight(weights.ACTION) + e.weight(weights.MOVE_ANYWHERE)  # it saves an action, and the way to the Yard
    elif target >= 0:
        value = effect_on_target(e, t, seat, op, x, target)
    else:
        value = effect_on_all(e, t, seat, op, x)
    return value


def heal_value(e: Evaluator, t: Table, seat: i64, count: i64) -> i64:
    """Return the value of removing up to `count` Beatings."""
    beatings = t.of(seat, at.BEATINGS)
    if beatings == 0:
        return 0
    second = e.weight(weights.BEATING_1) if beatings > 1 and count > 1 else i64(0)
    return hand_values.healing_value(e, t, seat) + second


def effect_on_target(e: Evaluator, t: Table, seat: i64, op: i64, x: i64, target: i64) -> i64:
    """Return the value of an effect on one other player."""
    share = hand_values.opponent_share(e, t, seat, target)
    card = fight_odds.random_card_value(e) * (100 + share) // 100
    value: i64 = 0
    if op == OP_BEAT:
        value = beating_value(e, t, seat, x, target)
    elif op == OP_SEND:
        value = e.weight(weights.SEND_TO_SOLITARY) * share // 100 + (e.tools_value[target] * share // 400)
    elif op == OP_LOOK:
        value = 5
    elif op == OP_TAKE_CHOSEN or op == OP_TAKE_NAMED:
        tool = fight_odds.best_tool(e, t, target)
        if t.hand(target, tool) > 0:
            value = e.tool_value[tool] * (100 + share) // 100
        else:
            value = card * 2 if op == OP_TAKE_CHOSEN else card
    elif op == OP_TAKE_RANDOM:
        value = min_of(x, t.of(target, at.HAND_SIZE)) * card
    elif op == OP_TAKE_CIGARETTES:
        value = min_of(x, t.of(target, at.CIGARETTES)) * e.weight(weights.CIGARETTE) * (100 + share) // 100
    elif op == OP_GIVE_BACK:
        value = -x * e.average_card // 2
    elif op == OP_UNDIG or op == OP_TAKE_UNDUG:
        value = undig_value(e, t, op, x, target, share)
    return value


def beating_value(e: Evaluator, t: Table, seat: i64, count: i64, target: i64) -> i64:
    """Return the value of Beatings for one opponent."""
    harm = hand_values.beating_cost(e, t, target)
    if count > 1 and t.of(target, at.BEATINGS) == 0:
        harm += e.weight(weights.BEATING_2)
    return harm * hand_values.opponent_share(e, t, seat, target) // 100


def undig_value(e: Evaluator, t: Table, op: i64, x: i64, target: i64, share: i64) -> i64:
    """Return the value of taking a player's last Tool out of the tunnel; `x` is 1 if it goes to one's own hand."""
    dug = player_effects.last_dug(t, target)
    if dug < 0:
        return 0
    tool = t.get(at.DUGS + dug) // at.SEATS
    if op == OP_TAKE_UNDUG:
        return e.tool_value[tool]
    return 100 * e.rulebook.points[tool] * share // 100 + (e.tool_value[tool] if x == 1 else i64(0))


def effect_on_all(e: Evaluator, t: Table, seat: i64, op: i64, x: i64) -> i64:
    """Return the value of an effect on several players."""
    if op == OP_REDEAL:
        return redeal_value(e, t, seat)
    total: i64 = 0
    for other in range(t.get(at.PLAYERS)):
        if op == OP_SEND_ALL:
            total += send_value(e, t, seat, x, other)
        elif t.opponents(seat, other):
            total += effect_on_opponent(e, t, seat, op, x, other)
    return total


def send_value(e: Evaluator, t: Table, seat: i64, where: i64, other: i64) -> i64:
    """Return the value of sending one of all players somewhere: a player with Tools wants to go home."""
    gain = e.tools_value[other] // 4
    if other == seat:
        return gain
    if player_effects.may_be_sent(t, other, where):
        return -(gain * hand_values.opponent_share(e, t, seat, other) // 100)
    return 0


def effect_on_opponent(e: Evaluator, t: Table, seat: i64, op: i64, x: i64, other: i64) -> i64:
    """Return the value of an effect on all opponents, as far as it concerns one of them."""
    if op == OP_BEAT_OPPONENTS or op == OP_BEAT_ALL_BUT_NEXT:
        return beating_value(e, t, seat, x, other) if player_effects.takes_beatings(t, seat, op, other) else i64(0)
    if t.of(other, at.HAND_SIZE) == 0:
        return 0
    if op == OP_EACH_DISCARDS:
        return e.average_card * hand_values.opponent_share(e, t, seat, other) // 200
    if op == OP_DRAW_PER_DISCARD:
        return e.average_card
    if op == OP_TAKE_RANDOM_EACH and t.together(seat, other):
        return fight_odds.random_card_value(e) * (100 + hand_values.opponent_share(e, t, seat, other)) // 100
    return 0


def redeal_value(e: Evaluator, t: Table, seat: i64) -> i64:
    """Return what shuffling and dealing all hands gains: much for a seat that holds little."""
    players = t.get(at.PLAYERS)
    cards: i64 = 0
    tools: i64 = 0
    for other in range(players):
        cards += t.of(other, at.HAND_SIZE)
        tools += e.tools_value[other]
    after = (cards * e.average_card + tools) // max_of(players, 1)
    return after - t.of(seat, at.HAND_SIZE) * e.average_card - e.tools_value[seat]


def best_craft_gain(e: Evaluator, t: Table, seat: i64, without: i64) -> i64:
    """Return the gain of the best recipe that could be crafted now."""
    rb = e.rulebook
    best: i64 = 0
    for i in range(len(e.recipes)):
        recipe = e.recipes[i]
        if crafting.why_not_recipe(t, seat, recipe, without) == 0:
            gain = e.recipe_profit[i] + e.weight(weights.ACTION)
            for j in range(rb.needs_from[recipe], rb.needs_from[recipe + 1]):
                if crafting.needed(t, seat, rb.needs[j], without):
                    gain -= hand_values.card_value(e, rb.needs[j])
            best = max_of(best, gain)
    return best
