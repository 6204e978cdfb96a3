"""What the program of an Action card or Background is worth now, to its player, aimed at somebody or at nobody."""

from mypy_extensions import i64

from blackgate.bots.mind import fight, worth
from blackgate.bots.mind import temper as my
from blackgate.bots.mind.mind import Mind, max_of, min_of
from blackgate.engine import crafting, player_effects
from blackgate.engine import effects as card_effects
from blackgate.engine import layout as at
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import (
    INSTRUCTION,
    OP_ACTIONS,
    OP_BEAT,
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


def program(m: Mind, t: Table, seat: i64, source: i64, target: i64) -> i64:
    """The whole text, and a Background's second effect if its owner is a member (8.2)."""
    rb = m.rulebook
    total = run(m, t, seat, rb.first[source], target)
    if rb.second[source] >= 0 and card_effects.is_member(t, seat, source):
        total += run(m, t, seat, rb.second[source], target)
    return total


def run(m: Mind, t: Table, seat: i64, pc: i64, target: i64) -> i64:
    """Instruction by instruction."""
    program = m.rulebook.program
    total: i64 = 0
    while program[pc] != OP_END:
        total += step(m, t, seat, program[pc], program[pc + 1], program[pc + 2], target)
        pc += INSTRUCTION
    return total


def step(m: Mind, t: Table, seat: i64, op: i64, x: i64, y: i64, target: i64) -> i64:
    """What concerns only the player of the card."""
    if op == OP_DRAW:
        return worth.draws(m, t, seat, x)
    if op == OP_CIGARETTES:
        return x * m.of(my.CIGARETTE)
    if op == OP_ACTIONS:
        return x * m.of(my.ACTION)
    if op == OP_HEAL:
        had = t.of(seat, at.BEATINGS)
        if had == 0:
            return 0
        return worth.relief(m, t, seat) + (m.of(my.BEATEN) if had > 1 and x > 1 else i64(0))
    if op == OP_TAKE_PILE:
        count = min_of(y, t.get(at.PILE + x))
        return count * (m.held[x] if m.is_tool[x] != 0 else m.of(my.WEAPON_2))
    if op == OP_MOVE or op == OP_ROLL_ANYWHERE:
        return m.of(my.ANYWHERE)
    if op == OP_SELL:
        return sale(m, t, seat, x)
    if op == OP_CRAFT:
        return best_recipe(m, t, seat, y)
    if op == OP_BUY:
        return m.of(my.CIGARETTE)
    if target >= 0:
        return step_at(m, t, seat, op, x, target)
    return step_at_all(m, t, seat, op, x)


def step_at(m: Mind, t: Table, seat: i64, op: i64, x: i64, target: i64) -> i64:
    """What is done to one other player."""
    care = worth.concern(m, t, seat, target)
    card = fight.loss_of_card(m) * (100 + care) // 100
    if op == OP_BEAT:
        harm = worth.beating(m, t, target)
        if x > 1 and t.of(target, at.BEATINGS) == 0:
            harm += m.of(my.BEATEN_2)
        return harm * care // 100
    if op == OP_SEND:
        return m.of(my.SOLITARY) * care // 100 + (m.tools[target] * care // 400)
    if op == OP_LOOK:
        return 5
    if op == OP_TAKE_CHOSEN or op == OP_TAKE_NAMED:
        tool = fight.best_tool(m, t, target)
        if t.hand(target, tool) > 0:
            return m.held[tool] * (100 + care) // 100
        return card * 2 if op == OP_TAKE_CHOSEN else card
    if op == OP_TAKE_RANDOM:
        return min_of(x, t.of(target, at.HAND_SIZE)) * card
    if op == OP_TAKE_CIGARETTES:
        return min_of(x, t.of(target, at.CIGARETTES)) * m.of(my.CIGARETTE) * (100 + care) // 100
    if op == OP_GIVE_BACK:
        return -x * m.average // 2
    if op == OP_UNDIG or op == OP_TAKE_UNDUG:
        dug = player_effects.last_dug(t, target)
        if dug < 0:
            return 0
        tool = t.get(at.DUGS + dug) // at.SEATS
        if op == OP_TAKE_UNDUG:
            return m.held[tool]
        return 100 * m.rulebook.points[tool] * care // 100 + (m.held[tool] if x == 1 else i64(0))
    return 0


def step_at_all(m: Mind, t: Table, seat: i64, op: i64, x: i64) -> i64:
    """What is done to several."""
    total: i64 = 0
    if op == OP_TAKE_RANDOM_EACH or op == OP_EACH_DISCARDS or op == OP_DRAW_PER_DISCARD:
        for other in range(t.get(at.PLAYERS)):
            if not t.opponents(seat, other) or t.of(other, at.HAND_SIZE) == 0:
                continue
            if op == OP_EACH_DISCARDS:
                total += m.average * worth.concern(m, t, seat, other) // 200
            elif op == OP_DRAW_PER_DISCARD:
                total += m.average
            elif t.together(seat, other):
                total += fight.loss_of_card(m) * (100 + worth.concern(m, t, seat, other)) // 100
    elif op == OP_REDEAL:
        total = redeal(m, t, seat)
    elif op == OP_SEND_ALL:
        for other in range(t.get(at.PLAYERS)):
            gain = m.tools[other] // 4
            if other == seat:
                total += gain
            elif player_effects.may_be_sent(t, other, x):
                total -= gain * worth.concern(m, t, seat, other) // 100
    return total


def redeal(m: Mind, t: Table, seat: i64) -> i64:
    """All hands shuffled and dealt anew: good for who holds little."""
    players = t.get(at.PLAYERS)
    cards: i64 = 0
    tools: i64 = 0
    for other in range(players):
        cards += t.of(other, at.HAND_SIZE)
        tools += m.tools[other]
    after = (cards * m.average + tools) // max_of(players, 1)
    return after - t.of(seat, at.HAND_SIZE) * m.average - m.tools[seat]


def sale(m: Mind, t: Table, seat: i64, times: i64) -> i64:
    """What selling everything that is worth less than its price would gain (after `worth.appraise`)."""
    rb = m.rulebook
    total: i64 = 0
    for i in range(m.sorts):
        kind = m.sort[i]
        gain = rb.sells[kind] * times * m.of(my.CIGARETTE) - worth.price(m, kind)
        if gain > 0:
            total += gain * fit_for_sale(m, t, seat, kind)
    return total


def fit_for_sale(m: Mind, t: Table, seat: i64, kind: i64) -> i64:
    """How many cards of a kind nothing else needs; at least one, since its price allows it."""
    held = t.hand(seat, kind)
    return held if m.spare[kind] >= held else max_of(m.spare[kind], 1)


def best_recipe(m: Mind, t: Table, seat: i64, without: i64) -> i64:
    """The best thing that could be crafted now."""
    rb = m.rulebook
    best: i64 = 0
    for i in range(len(m.recipes)):
        recipe = m.recipes[i]
        if crafting.why_not_recipe(t, seat, recipe, without) == 0:
            gain = m.profit[i] + m.of(my.ACTION)
            for j in range(rb.needs_from[recipe], rb.needs_from[recipe + 1]):
                if crafting.needed(t, seat, rb.needs[j], without):
                    gain -= worth.price(m, rb.needs[j])
            best = max_of(best, gain)
    return best
