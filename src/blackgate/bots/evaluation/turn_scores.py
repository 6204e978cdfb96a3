"""Scores of the legal moves on a seat's own turn (4.1): what a move gains, and what the rest of the turn is then worth."""

from mypy_extensions import i64

from blackgate.bots.evaluation import (
    answer_scores,
    effect_values,
    exchange_scores,
    fight_odds,
    hand_values,
    place_values,
    trade_values,
    weights,
)
from blackgate.bots.evaluation.evaluator import Evaluator
from blackgate.bots.evaluation.int_math import max_of, min_of
from blackgate.engine import effects, flow, legality
from blackgate.engine import layout as at
from blackgate.engine import moves as mv
from blackgate.engine import prompts as ask
from blackgate.engine.moves import MoveList
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import MOD_FREE_ROLLS, MOD_REROLLS, SCOPE_NONE


def score_moves(e: Evaluator, t: Table, out: MoveList) -> None:
    """Fill in `e.scores` for the legal moves in `out`, whatever the question is."""
    seat = flow.asked(t)
    fight_odds.count_weapons_and_tools(e, t)
    hand_values.evaluate_hand(e, t, seat)
    question = flow.prompt(t)
    if question == ask.TURN:
        score_turn(e, t, seat, out)
    else:
        answer_scores.score_answers(e, t, seat, question, out)


def best_move(e: Evaluator, t: Table, out: MoveList) -> i64:
    """Return the legal move with the highest score; of equal ones, the first."""
    legality.list_moves(t, out)
    if out.count == 1:
        return out.moves[0]
    score_moves(e, t, out)
    return out.moves[best_index(e, out.count)]


def best_index(e: Evaluator, count: i64) -> i64:
    """Return the index of the highest of the first `count` scores."""
    best: i64 = 0
    for i in range(1, count):
        if e.scores[i] > e.scores[best]:
            best = i
    return best


def score_turn(e: Evaluator, t: Table, seat: i64, out: MoveList) -> None:
    """Fill in `e.scores` for the moves on one's turn."""
    if t.get(at.ACTIONS) == 0:
        for i in range(out.count):  # only `reveal` and `end` are left: no Place matters
            e.scores[i] = reveal_gain(e, t, seat) if e.rulebook.family[out.moves[i]] == mv.REVEAL else i64(0)
        return
    place_values.evaluate_places(e, t, seat)
    here = t.of(seat, at.PLACE)
    actions = min_of(t.get(at.ACTIONS), 3)
    row = here * 4
    stay = e.place_value[row + actions]
    stay_after = e.place_value[row + max_of(actions - 1, 0)]  # with one action less
    action_here = max_of(stay - stay_after, 0)  # what the next action in this Place is expected to gain
    for i in range(out.count):
        move = out.moves[i]
        family = e.rulebook.family[move]
        if family == mv.END:
            e.scores[i] = e.place_value[row]
        elif family == mv.REVEAL:
            e.scores[i] = stay + reveal_gain(e, t, seat)
        elif is_travel(family):
            e.scores[i] = travel_score(e, t, seat, here, actions, move, family)
        elif is_place_action(family):
            e.scores[i] = stay + place_action_gain(e, t, seat, here, move, family) - action_here
        else:
            e.scores[i] = stay_after + other_action_gain(e, t, seat, move, family)


def is_travel(family: i64) -> bool:
    """Return whether an action leads to another Place."""
    if family == mv.ROLL or family == mv.CAUTIOUS or family == mv.HOME:
        return True
    return family == mv.FOLLOW or family == mv.PLAY_PLACE


def is_place_action(family: i64) -> bool:
    """Return whether `place_values` counts an action among the gains of its Place."""
    if family == mv.SEARCH or family == mv.SEARCH_DISCARD or family == mv.CRAFT or family == mv.DIG:
        return True
    if family == mv.STEAL or family == mv.HEAL or family == mv.SELL:
        return True
    return family == mv.BUY or family == mv.EXTORT


def travel_score(e: Evaluator, t: Table, seat: i64, here: i64, actions: i64, move: i64, family: i64) -> i64:
    """Return the value of the Place that a move leads to."""
    rb = e.rulebook
    left = max_of(actions - 1, 0)
    if family == mv.ROLL:
        total = place_values.roll_value(e, t, here, left, t.mod(seat, MOD_FREE_ROLLS))
        if t.mod(seat, MOD_REROLLS) > 0:
            total += e.weight(weights.ACTION) // 2
        return total
    if family == mv.CAUTIOUS:
        left = max_of(actions - rb.cautious_cost, 0)
        return e.place_value[rb.arg[move] * 4 + left]
    if family == mv.HOME:
        return e.place_value[t.home_of(seat) * 4 + left]
    if family == mv.FOLLOW:
        return e.place_value[t.of(rb.arg[move], at.PLACE) * 4 + left]
    return e.place_value[rb.arg2[move] * 4 + left] - hand_values.card_value(e, rb.arg[move])


def place_action_gain(e: Evaluator, t: Table, seat: i64, here: i64, move: i64, family: i64) -> i64:
    """Return what an action in this Place gains."""
    rb = e.rulebook
    arg = rb.arg[move]
    gain: i64
    if family == mv.SEARCH:
        gain = place_values.search_gain(e, t, seat, here)
    elif family == mv.SEARCH_DISCARD:
        top = t.get(at.DISCARDS + t.get(at.DISCARD_SIZE) - 1)
        gain = place_values.search_gain(e, t, seat, here) + e.lone_card_value(top)
    elif family == mv.DIG:
        gain = place_values.dig_gain(e, t, seat, rb.tools[arg])
    elif family == mv.CRAFT:
        gain = craft_action_gain(e, arg)
    elif family == mv.STEAL:
        gain = e.tool_value[rb.steals] - e.room_cost
    elif family == mv.HEAL:
        gain = hand_values.healing_value(e, t, seat)
    elif family == mv.BUY:
        gain = trade_values.buy_gain(e, t, seat, arg)
    elif family == mv.SELL:
        gain = first_sale_gain(e, t, seat, arg)
    else:
        gain = fight_odds.extortion_gain(e, t, seat, arg)
    return gain


def craft_action_gain(e: Evaluator, recipe: i64) -> i64:
    """Return what crafting a recipe gains. If its parts are set aside for a better recipe, that is little."""
    for i in range(len(e.recipes)):
        if e.recipes[i] == recipe:
            return place_values.craft_gain(e, i) if e.ready_sets[recipe] > 0 else e.weight(weights.ACTION) // 2
    return 0


def first_sale_gain(e: Evaluator, t: Table, seat: i64, kind: i64) -> i64:
    """Return the gain of a Sell that begins with a kind; the first kind worth selling, in pack order, is the best start."""
    for earlier in range(kind):
        if t.hand(seat, earlier) > 0 and trade_values.card_sale_gain(e, earlier, 1) > 0:
            return -e.weight(weights.ACTION)
    gain = trade_values.card_sale_gain(e, kind, 1)
    if gain <= 0:
        return gain - e.weight(weights.ACTION)
    return trade_values.sell_action_gain(e, t, seat)


def reveal_gain(e: Evaluator, t: Table, seat: i64) -> i64:
    """Return what revealing a Background now gains over keeping it for later."""
    rb = e.rulebook
    source = rb.kinds + t.of(seat, at.BACKGROUND)
    keep = e.usual_value[source] * e.weight(weights.REVEAL_THRESHOLD) * e.game_left // 10_000
    if rb.scope[source] == SCOPE_NONE:
        return effect_values.program_value(e, t, seat, source, -1) - keep
    best: i64 = 0
    for target in range(t.get(at.PLAYERS)):
        if can_target(t, seat, source, target):
            best = max_of(best, effect_values.program_value(e, t, seat, source, target))
    return best - keep


def can_target(t: Table, seat: i64, source: i64, target: i64) -> bool:
    """Return whether a seat may choose a player as the target of a card."""
    return effects.why_not_target(t, seat, source, target) == 0 and effects.in_scope(t, seat, source, target)


def other_action_gain(e: Evaluator, t: Table, seat: i64, move: i64, family: i64) -> i64:
    """Return what an action gains that does not depend on the Place: Action cards, Gangs, Exchange."""
    rb = e.rulebook
    arg = rb.arg[move]
    if family == mv.PLAY:
        return effect_values.program_value(e, t, seat, arg, -1) - e.sale_value[arg]
    if family == mv.PLAY_SEAT:
        return effect_values.program_value(e, t, seat, arg, rb.arg2[move]) - e.sale_value[arg]
    if family == mv.JOIN:
        return join_gain(e, t, seat, arg, rb.join_kinds[rb.arg2[move]])
    if family == mv.EXCHANGE:
        return exchange_scores.exchange_gain(e, t, seat, arg)
    return 0


def join_gain(e: Evaluator, t: Table, seat: i64, gang: i64, kinds: i64) -> i64:
    """Return the gain of the new Gang card over the old one, less the Accessories it costs (5.5, 5.6)."""
    rb = e.rulebook
    new_card = t.get(at.GANG_CARDS + gang * at.GANG_PILE)
    gain = hand_values.gang_card_value(e, new_card) - hand_values.gang_card_value(e, t.of(seat, at.GANG))
    background = t.of(seat, at.BACKGROUND)
    if t.of(seat, at.REVEALED) == 0 and background >= 0 and rb.background_gang[background] == gang:
        gain += e.weight(weights.ACTION) // 2
    for i in range(len(rb.accessories)):
        if (kinds >> rb.accessories[i]) & 1 != 0:
            gain -= e.sale_value[rb.accessories[i]]
    return gain
