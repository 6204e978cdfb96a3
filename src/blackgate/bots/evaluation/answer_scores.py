"""A score for every answer to any other question than "your turn": the rows of the table in docs/record-format.md."""

from mypy_extensions import i64

from blackgate.bots.evaluation import effect_values, fight_odds, hand_values, place_values
from blackgate.bots.evaluation import weights as my
from blackgate.bots.evaluation.evaluator import Mind, max_of, min_of
from blackgate.engine import backgrounds, extortion, frames, prospects, trading
from blackgate.engine import layout as at
from blackgate.engine import moves as mv
from blackgate.engine import prompts as ask
from blackgate.engine.moves import MoveList
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import (
    INSTRUCTION,
    MOD_FREE_ROLLS,
    OP_BUY,
    OP_DRAW_PER_DISCARD,
    OP_END,
    OP_END_EXTORTION,
    OP_TAKE_UNDUG,
    OP_WIN_COMBAT,
)


def score(m: Mind, t: Table, seat: i64, question: i64, out: MoveList) -> None:
    """Fill in `m.scores` (after `worth.appraise`)."""
    if question == ask.ROLLED or question == ask.GO:
        look_around(m, t, seat, out)
    for i in range(out.count):
        move = out.moves[i]
        family = m.rulebook.family[move]
        arg = m.rulebook.arg[move]
        if question == ask.ROLLED or question == ask.GO:
            m.scores[i] = going(m, t, seat, family, arg)
        elif question == ask.ANSWER or question == ask.FIGHT:
            m.scores[i] = answer(m, t, seat, family, arg)
        elif question == ask.NAME or question == ask.LAY:
            m.scores[i] = open_fight(m, t, seat, family, arg)
        elif question == ask.HELP:
            m.scores[i] = stand_by(m, t, seat, family, arg)
        elif question == ask.MICHEL or question == ask.MICHEL_TOOL:
            m.scores[i] = michel(m, t, seat, family, arg)
        elif question == ask.ROUSE or question == ask.SEND:
            m.scores[i] = rouse(m, t, seat, family, arg)
        elif question == ask.LIMIT or question == ask.GIVE_BACK:
            m.scores[i] = in_order(m, t, seat, question, arg)
        elif question == ask.OFFERING:
            m.scores[i] = offering(m, t, seat, family, arg)
        else:
            m.scores[i] = of_card(m, t, seat, question, family, arg)


# --- where to go ----------------------------------------------------------------------------
def look_around(m: Mind, t: Table, seat: i64, out: MoveList) -> None:
    """Look at the Places one could go to; at all of them only if a reroll or a reveal may lead elsewhere."""
    rb = m.rulebook
    for i in range(out.count):
        if rb.family[out.moves[i]] != mv.GO:
            place_values.survey(m, t, seat)
            return
    for i in range(out.count):
        place_values.look(m, t, seat, rb.arg[out.moves[i]])


def going(m: Mind, t: Table, seat: i64, family: i64, arg: i64) -> i64:
    """`go P`, `reroll`, `reveal`."""
    left = min_of(t.get(at.ACTIONS), 3)
    free = t.mod(seat, MOD_FREE_ROLLS)
    frame = t.top()
    if family == mv.GO:
        if t.get(frame + at.PROMPT) == ask.ROLLED:
            left = min_of(left + ((free >> t.get(frame + frames.ROLLED_DIE)) & 1), 3)
        return m.stand[arg * 4 + left]
    if family == mv.REROLL:
        return place_values.roll(m, t, t.of(seat, at.PLACE), left, free)
    best: i64 = -100_000
    for place in range(m.rulebook.places):
        if t.in_play(place) and place != t.of(seat, at.PLACE):
            best = max_of(best, m.stand[place * 4 + left])
    return best - secret(m, t, seat) * m.of(my.KEEP_SECRET) // 100


def secret(m: Mind, t: Table, seat: i64) -> i64:
    """What a hidden Background is usually good for."""
    return m.usual[m.rulebook.kinds + t.of(seat, at.BACKGROUND)]


# --- fights ---------------------------------------------------------------------------------
def answer(m: Mind, t: Table, seat: i64, family: i64, arg: i64) -> i64:
    """`cooperate`, `lay W`, `hold` or `yield`, `reveal`. Holding costs nothing: it is chosen where giving up would be."""
    rival = extortion.opponent_of(t, seat)
    losing = fight_odds.pain(m, t, seat) + fight_odds.stake(m, t, seat, rival)
    if seat == t.get(at.ATTACKER):
        losing = fight_odds.pain(m, t, seat) + fight_odds.loss_of_card(m)
    if family == mv.COOPERATE:
        return -fight_odds.stake(m, t, seat, rival)
    if family == mv.YIELD or family == mv.HOLD:
        return -losing
    if family == mv.REVEAL:
        return turned(m, t, seat, rival)
    value = fight_odds.fight_on(m, t, seat, rival, losing)
    if family == mv.LAY:
        return value - hand_values.price(m, m.rulebook.weapons[arg]) // 4
    return value


def turned(m: Mind, t: Table, seat: i64, rival: i64) -> i64:
    """A Background that turns a fight: out of it, or to one's own side."""
    rb = m.rulebook
    source = rb.kinds + t.of(seat, at.BACKGROUND)
    care = hand_values.concern(m, t, seat, rival)
    gain: i64 = 0
    pc = rb.first[source]
    while rb.program[pc] != OP_END:
        if rb.program[pc] == OP_WIN_COMBAT:
            won = fight_odds.loss_of_card(m)
            if seat == t.get(at.ATTACKER):
                won = fight_odds.prize(m, t, rival, t.get(at.TOOL))
            gain += won + (won + fight_odds.pain(m, t, rival)) * care // 100
        elif rb.program[pc] == OP_END_EXTORTION:
            gain += 5
        pc += INSTRUCTION
    return gain - secret(m, t, seat) * m.of(my.KEEP_SECRET) // 100


def open_fight(m: Mind, t: Table, seat: i64, family: i64, arg: i64) -> i64:
    """`name T`, and the first Weapon."""
    if family == mv.LAY:
        return -hand_values.price(m, m.rulebook.weapons[arg])
    frame = t.top()
    target = t.get(at.DEFENDER) if t.get(frame + frames.NAME_FOR_CARD) == 0 else t.get(frame - at.FRAME + frames.CARD_TARGET)
    return fight_odds.prize(m, t, target, m.rulebook.tools[arg]) + arg


def stand_by(m: Mind, t: Table, seat: i64, family: i64, arg: i64) -> i64:
    """11.7: help a teammate, if that is likely to turn the fight."""
    if family == mv.PASS:
        return 0
    fighter = t.get(t.top() + frames.HELP_FIGHTER)
    below = t.top() - at.FRAME
    own = fight_odds.pain(m, t, seat) + fight_odds.loss_of_card(m)
    saved = fight_odds.pain(m, t, fighter) + fight_odds.loss_of_card(m)
    if t.get(below + at.PROMPT) == ask.MICHEL:
        return (saved - own) // 2 - m.of(my.WEAPON_2) + m.average // 2
    rival = extortion.opponent_of(t, fighter)
    if fighter == t.get(at.DEFENDER):
        saved = fight_odds.pain(m, t, fighter) + fight_odds.stake(m, t, fighter, rival)
    place = t.of(seat, at.PLACE)
    chance = fight_odds.odds(m, fight_odds.side(m, t, seat, place) - fight_odds.side(m, t, rival, place) - 50)
    cost = m.of(my.WEAPON_2) if family == mv.LAY_FISTS else hand_values.price(m, m.rulebook.weapons[arg])
    return (chance * (saved + fight_odds.pain(m, t, rival) // 3) - (100 - chance) * own) // 100 - cost


def michel(m: Mind, t: Table, seat: i64, family: i64, arg: i64) -> i64:
    """`discard T`, `lay W`, `hold` or `yield` (10.6, 10.7)."""
    if family == mv.DISCARD:
        return -m.held[arg]
    rb = m.rulebook
    lost: i64 = fight_odds.loss_of_card(m)
    cheapest: i64 = 100_000
    for i in range(len(rb.tools)):
        tool = rb.tools[i]
        if rb.shows[t.get(at.MICHEL_FIRST) * at.KINDS + tool] != 0 and t.hand(seat, tool) > 0:
            cheapest = min_of(cheapest, m.held[tool])
    if cheapest < 100_000:
        lost = cheapest
    losing = lost + fight_odds.pain(m, t, seat)
    if family == mv.YIELD or family == mv.HOLD:
        return -losing
    chance = unarmed(t)
    cost = m.of(my.WEAPON_MORE) if family == mv.LAY_FISTS else hand_values.price(m, rb.weapons[arg])
    armed = fight_odds.side(m, t, seat, t.of(seat, at.PLACE)) // 100
    missed = losing if armed <= 1 else losing * (100 - chance) // 100
    return (chance * m.average - (100 - chance) * missed) // 100 - cost


def unarmed(t: Table) -> i64:
    """Percent chance that Michel(le)'s next card shows no Knife."""
    rb = t.rulebook
    none: i64 = 0
    total: i64 = 0
    for card in range(rb.michel_kinds):
        count = t.get(at.MICHEL_DECK + card)
        total += count
        if rb.armed[card] == 0:
            none += count
    return i64(50) if total == 0 else 100 * none // total


# --- Michel(le), 10.4 -----------------------------------------------------------------------
def rouse(m: Mind, t: Table, seat: i64, family: i64, arg: i64) -> i64:
    """`rouse`, `pass`, `send P`: what it would cost the others, and oneself."""
    if family == mv.PASS:
        return 0
    if family == mv.SEND:
        return sent(m, t, seat, arg)
    rb = m.rulebook
    total: i64 = 0
    for result in range(1, rb.die + 1):
        row = t.get(at.TEAMS) * rb.die + result - 1
        best: i64 = -100_000
        for i in range(rb.leads_from[row], rb.leads_from[row + 1]):
            if rb.leads[i] != t.get(at.MICHEL_PLACE):
                best = max_of(best, sent(m, t, seat, rb.leads[i]))
        total += best
    return total // rb.die - 2


def sent(m: Mind, t: Table, seat: i64, place: i64) -> i64:
    """What Michel(le) does in a Place, seen from a seat; staying near them is a nuisance too."""
    total: i64 = 0
    for other in range(t.get(at.PLAYERS)):
        if t.of(other, at.PLACE) == place and place != t.rulebook.solitary:
            cost = place_values.visit(m, t, other)
            if other == seat:
                total -= cost
            else:
                total += cost * hand_values.concern(m, t, seat, other) * m.of(my.ROUSE) // 10_000
    return total


# --- cards to part with ---------------------------------------------------------------------
def in_order(m: Mind, t: Table, seat: i64, question: i64, kind: i64) -> i64:
    """Several cards must go, in pack order: a card goes now if it is among the least worth of those still on offer."""
    frame = t.top()
    count = (
        t.get(frame + frames.GIVE_BACK_DUE)
        if question == ask.GIVE_BACK
        else t.of(seat, at.HAND_SIZE) - hand_values.hand_limit(t, seat)
    )
    cheaper: i64 = 0
    for i in range(m.sorts):
        other = m.sort[i]
        if other != kind and hand_values.price(m, other) < hand_values.price(m, kind):
            cheaper += t.hand(seat, other)
    # Those not among the cheapest wait; of the cheapest, the first in pack order goes first.
    return 1000 - kind if cheaper < count else -hand_values.price(m, kind)


def sale(m: Mind, kind: i64, times: i64) -> i64:
    """What selling one card gains over keeping it."""
    return m.rulebook.sells[kind] * times * m.of(my.CIGARETTE) - hand_values.price(m, kind)


def of_card(m: Mind, t: Table, seat: i64, question: i64, family: i64, arg: i64) -> i64:
    """What a card or an ability asks."""
    frame = t.top()
    if question == ask.SELLING:
        if family == mv.DONE:
            return 0
        return sale(m, arg, t.get(frame + frames.SELLING_FACTOR)) * 1000 - arg
    if question == ask.PICK:
        return effect_values.program(m, t, seat, t.get(frame - at.FRAME + frames.CARD_SOURCE), arg)
    if question == ask.TAKE:
        return max_of(m.alone(arg), m.price[arg])
    if question == ask.SURRENDER or question == ask.TRIBUTE:
        return -hand_values.price(m, arg)
    if question == ask.CRAFT:
        for i in range(len(m.recipes)):
            if m.recipes[i] == arg:
                return m.profit[i]
        return 0
    if question == ask.DIG_MORE:
        return place_values.dig(m, t, seat, m.rulebook.tools[arg]) if family == mv.ALSO else i64(0)
    if question == ask.BUY:
        return place_values.buy(m, t, seat, arg)
    if question == ask.SECOND:
        return second(m, t, seat) if family == mv.SECOND else i64(0)
    if question == ask.REWARD:
        return hand_values.draws(m, t, seat, 1) if family == mv.DRAW else i64(1)
    return 0


def second(m: Mind, t: Table, seat: i64) -> i64:
    """8.2: what the second effect would bring. What it follows from has happened, so some words are looked at afresh."""
    rb = m.rulebook
    frame = t.top() - at.FRAME
    target = t.get(frame + frames.CARD_TARGET)
    total: i64 = 0
    pc = rb.second[t.get(frame + frames.CARD_SOURCE)]
    while rb.program[pc] != OP_END:
        op = rb.program[pc]
        if op == OP_TAKE_UNDUG:
            total += m.held[t.get(frame + frames.CARD_CHOICE)]
        elif op == OP_DRAW_PER_DISCARD:
            total += hand_values.draws(m, t, seat, t.get(frame + frames.CARD_MOVED_CARDS) * rb.program[pc + 1])
        elif op == OP_BUY:
            best: i64 = -100_000
            for offer in range(len(rb.offer_cost)):
                if trading.why_not_offer(t, seat, offer) == 0:
                    best = max_of(best, place_values.buy(m, t, seat, offer))
            total += best
        else:
            total += effect_values.step(m, t, seat, op, rb.program[pc + 1], rb.program[pc + 2], target)
        pc += INSTRUCTION
    return total


def may_target(t: Table, seat: i64, source: i64, target: i64) -> bool:
    """Whether a card may be aimed at somebody."""
    return backgrounds.why_not_target(t, seat, source, target) == 0 and prospects.in_scope(t, seat, source, target)


# --- Exchange, 11.5 -------------------------------------------------------------------------
def surplus(m: Mind, t: Table, seat: i64, mate: i64) -> i64:
    """What a teammate could do with Tools that oneself cannot dig soon."""
    tools = m.tools[seat]
    if tools == 0:
        return 0
    if not place_values.can_dig(t, seat):
        return tools // 3 if place_values.can_dig(t, mate) else i64(0)
    if t.of(seat, at.PLACE) != t.home_of(seat):
        return 0
    mine = count_tools(m, t, seat)
    theirs = count_tools(m, t, mate)
    return (mine - 2 - theirs) * m.of(my.ACTION) if place_values.can_dig(t, mate) else i64(0)


def count_tools(m: Mind, t: Table, seat: i64) -> i64:
    """How many Tools a seat holds."""
    total: i64 = 0
    for i in range(len(m.rulebook.tools)):
        total += t.hand(seat, m.rulebook.tools[i])
    return total


def offering(m: Mind, t: Table, seat: i64, family: i64, arg: i64) -> i64:
    """Give Tools to a teammate who can dig them sooner; keep the rest."""
    if family == mv.DONE:
        return 0
    if family != mv.OFFER or m.is_tool[arg] == 0:
        return -10
    mate = t.get(t.top() + frames.OFFERING_PARTNER)
    if not place_values.can_dig(t, mate):
        return -10
    if not place_values.can_dig(t, seat):
        return 10
    giving_back = t.get(t.top() + frames.OFFERING_RETURN) != 0
    if giving_back:
        return -10
    return 10 if count_tools(m, t, seat) > count_tools(m, t, mate) + 1 else -10
