"""Scores of the answers to every question but "your turn" (the rows of the table in docs/record-format.md).

`score_answers` passes each family of questions to its own function. A question that no function knows scores 0 for
every answer, so that the first legal move is chosen.
"""

from mypy_extensions import i64

from blackgate.bots.evaluation import (
    combat_scores,
    effect_values,
    exchange_scores,
    hand_values,
    michel_scores,
    place_values,
    trade_values,
    weights,
)
from blackgate.bots.evaluation.evaluator import Evaluator
from blackgate.bots.evaluation.int_math import max_of, min_of
from blackgate.engine import frames, trading
from blackgate.engine import layout as at
from blackgate.engine import moves as mv
from blackgate.engine import prompts as ask
from blackgate.engine.moves import MoveList
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import INSTRUCTION, MOD_FREE_ROLLS, OP_BUY, OP_DRAW_PER_DISCARD, OP_END, OP_TAKE_UNDUG


def score_answers(e: Evaluator, t: Table, seat: i64, question: i64, out: MoveList) -> None:
    """Fill in `e.scores` (after `hand_values.evaluate_hand`)."""
    if question == ask.ROLLED or question == ask.GO:
        evaluate_destinations(e, t, seat, out)
    for i in range(out.count):
        move = out.moves[i]
        family = e.rulebook.family[move]
        arg = e.rulebook.arg[move]
        if question == ask.ROLLED or question == ask.GO:
            e.scores[i] = destination_score(e, t, seat, family, arg)
        elif question == ask.ANSWER or question == ask.FIGHT:
            e.scores[i] = combat_scores.combat_score(e, t, seat, family, arg)
        elif question == ask.NAME or question == ask.LAY:
            e.scores[i] = combat_scores.intimidation_score(e, t, family, arg)
        elif question == ask.HELP:
            e.scores[i] = combat_scores.help_score(e, t, seat, family, arg)
        elif question == ask.MICHEL or question == ask.MICHEL_TOOL:
            e.scores[i] = michel_scores.michel_combat_score(e, t, seat, family, arg)
        elif question == ask.ROUSE or question == ask.SEND:
            e.scores[i] = michel_scores.rouse_score(e, t, seat, family, arg)
        elif question == ask.LIMIT or question == ask.GIVE_BACK:
            e.scores[i] = discard_score(e, t, seat, question, arg)
        elif question == ask.OFFERING:
            e.scores[i] = exchange_scores.offer_score(e, t, seat, family, arg)
        else:
            e.scores[i] = card_answer_score(e, t, seat, question, family, arg)


# --- Where to go ----------------------------------------------------------------------------
def evaluate_destinations(e: Evaluator, t: Table, seat: i64, out: MoveList) -> None:
    """Evaluate the Places a seat could go to, or all Places if a reroll or a reveal may lead elsewhere."""
    rb = e.rulebook
    for i in range(out.count):
        if rb.family[out.moves[i]] != mv.GO:
            place_values.evaluate_places(e, t, seat)
            return
    for i in range(out.count):
        place_values.evaluate_place(e, t, seat, rb.arg[out.moves[i]])


def destination_score(e: Evaluator, t: Table, seat: i64, family: i64, arg: i64) -> i64:
    """Score `go P`, `reroll` and `reveal`."""
    actions = min_of(t.get(at.ACTIONS), 3)
    free = t.mod(seat, MOD_FREE_ROLLS)
    frame = t.top()
    if family == mv.GO:
        if t.get(frame + at.PROMPT) == ask.ROLLED:
            actions = min_of(actions + ((free >> t.get(frame + frames.ROLLED_DIE)) & 1), 3)
        return e.place_value[arg * 4 + actions]
    if family == mv.REROLL:
        return place_values.roll_value(e, t, t.of(seat, at.PLACE), actions, free)
    best: i64 = -100_000
    for place in range(e.rulebook.places):
        if t.in_play(place) and place != t.of(seat, at.PLACE):
            best = max_of(best, e.place_value[place * 4 + actions])
    return best - hand_values.hidden_background_value(e, t, seat) * e.weight(weights.REVEAL_THRESHOLD) // 100


# --- Cards to part with ---------------------------------------------------------------------
def discard_score(e: Evaluator, t: Table, seat: i64, question: i64, kind: i64) -> i64:
    """Score discarding a card where several must go, in pack order.

    A card goes now if it is one of the cheapest that must go; of those, the first in pack order goes first.
    """
    if question == ask.GIVE_BACK:
        count = t.get(t.top() + frames.GIVE_BACK_DUE)
    else:
        count = t.of(seat, at.HAND_SIZE) - hand_values.hand_limit(t, seat)
    cheaper: i64 = 0
    for i in range(e.held_kind_count):
        other = e.held_kinds[i]
        if other != kind and hand_values.card_value(e, other) < hand_values.card_value(e, kind):
            cheaper += t.hand(seat, other)
    return 1000 - kind if cheaper < count else -hand_values.card_value(e, kind)


# --- Questions of cards and abilities -------------------------------------------------------
def card_answer_score(e: Evaluator, t: Table, seat: i64, question: i64, family: i64, arg: i64) -> i64:
    """Score the answer to a question that a card or an ability asks."""
    frame = t.top()
    score: i64 = 0
    if question == ask.SELLING:
        if family != mv.DONE:
            score = trade_values.card_sale_gain(e, arg, t.get(frame + frames.SELLING_FACTOR)) * 1000 - arg
    elif question == ask.PICK:
        score = effect_values.program_value(e, t, seat, t.get(frame - at.FRAME + frames.CARD_SOURCE), arg)
    elif question == ask.TAKE:
        score = max_of(e.lone_card_value(arg), e.base_value[arg])
    elif question == ask.SURRENDER or question == ask.TRIBUTE:
        score = -hand_values.card_value(e, arg)
    elif question == ask.CRAFT:
        score = recipe_score(e, arg)
    elif question == ask.DIG_MORE:
        score = place_values.dig_gain(e, t, seat, e.rulebook.tools[arg]) if family == mv.ALSO else i64(0)
    elif question == ask.BUY:
        score = trade_values.buy_gain(e, t, seat, arg)
    elif question == ask.SECOND:
        score = second_effect_value(e, t, seat) if family == mv.SECOND else i64(0)
    elif question == ask.REWARD:
        score = hand_values.draw_value(e, t, seat, 1) if family == mv.DRAW else i64(1)
    return score


def recipe_score(e: Evaluator, recipe: i64) -> i64:
    """Return the profit of a recipe."""
    for i in range(len(e.recipes)):
        if e.recipes[i] == recipe:
            return e.recipe_profit[i]
    return 0


def second_effect_value(e: Evaluator, t: Table, seat: i64) -> i64:
    """Return what the second effect of a Background would bring (8.2).

    The first effect has already happened, so effects that build on it are valued here by what it did.
    """
    rb = e.rulebook
    frame = t.top() - at.FRAME
    target = t.get(frame + frames.CARD_TARGET)
    total: i64 = 0
    pc = rb.second[t.get(frame + frames.CARD_SOURCE)]
    while rb.program[pc] != OP_END:
        op = rb.program[pc]
        if op == OP_TAKE_UNDUG:
            total += e.tool_value[t.get(frame + frames.CARD_CHOICE)]
        elif op == OP_DRAW_PER_DISCARD:
            total += hand_values.draw_value(e, t, seat, t.get(frame + frames.CARD_MOVED_CARDS) * rb.program[pc + 1])
        elif op == OP_BUY:
            best: i64 = -100_000
            for offer in range(len(rb.offer_cost)):
                if trading.why_not_offer(t, seat, offer) == 0:
                    best = max_of(best, trade_values.buy_gain(e, t, seat, offer))
            total += best
        else:
            total += effect_values.effect_value(e, t, seat, op, rb.program[pc + 1], rb.program[pc + 2], target)
        pc += INSTRUCTION
    return total
