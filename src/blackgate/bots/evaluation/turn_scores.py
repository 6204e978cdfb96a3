"""A score for every legal move on one's turn (4.1): what it gains, and what the rest of the turn is then good for."""

from mypy_extensions import i64

from blackgate.bots.evaluation import answer_scores, effect_values, fight_odds, hand_values, place_values
from blackgate.bots.evaluation import weights as my
from blackgate.bots.evaluation.evaluator import Mind, max_of, min_of
from blackgate.engine import flow, legality
from blackgate.engine import layout as at
from blackgate.engine import moves as mv
from blackgate.engine import prompts as ask
from blackgate.engine.moves import MoveList
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import MOD_FREE_ROLLS, MOD_REROLLS, SCOPE_NONE


def score(m: Mind, t: Table, out: MoveList) -> None:
    """Fill in `m.scores` for the legal moves in `out`."""
    seat = flow.asked(t)
    fight_odds.muster(m, t)
    hand_values.appraise(m, t, seat)
    question = flow.prompt(t)
    if question == ask.TURN:
        score_turn(m, t, seat, out)
    else:
        answer_scores.score(m, t, seat, question, out)


def best(m: Mind, t: Table, out: MoveList) -> i64:
    """The move with the highest score; the first one of equals."""
    legality.list_moves(t, out)
    if out.count == 1:
        return out.moves[0]
    score(m, t, out)
    return out.moves[best_index(m, out.count)]


def best_index(m: Mind, count: i64) -> i64:
    """Where the highest score stands."""
    best: i64 = 0
    for i in range(1, count):
        if m.scores[i] > m.scores[best]:
            best = i
    return best


def score_turn(m: Mind, t: Table, seat: i64, out: MoveList) -> None:
    """Everything one may do on one's turn."""
    if t.get(at.ACTIONS) == 0:
        for i in range(out.count):  # a reveal, or the end: no Place matters
            m.scores[i] = reveal(m, t, seat) if m.rulebook.family[out.moves[i]] == mv.REVEAL else i64(0)
        return
    place_values.survey(m, t, seat)
    here = t.of(seat, at.PLACE)
    actions = min_of(t.get(at.ACTIONS), 3)
    row = here * 4
    staying = m.stand[row + actions]
    top = staying - m.stand[row + max_of(actions - 1, 0)]
    for i in range(out.count):
        move = out.moves[i]
        family = m.rulebook.family[move]
        if family == mv.END:
            m.scores[i] = m.stand[row]
        elif family == mv.REVEAL:
            m.scores[i] = staying + reveal(m, t, seat)
        elif moves_away(family):
            m.scores[i] = travel(m, t, seat, here, actions, move, family)
        elif in_place(family):
            m.scores[i] = staying + deed(m, t, seat, here, move, family) - max_of(top, 0)
        else:
            rest = m.stand[row + max_of(actions - 1, 0)]
            m.scores[i] = rest + apart(m, t, seat, move, family)


def moves_away(family: i64) -> bool:
    """Actions that end in another Place."""
    if family == mv.ROLL or family == mv.CAUTIOUS or family == mv.HOME:
        return True
    return family == mv.FOLLOW or family == mv.PLAY_PLACE


def in_place(family: i64) -> bool:
    """Actions whose gains `outlook` knows."""
    if family == mv.SEARCH or family == mv.SEARCH_DISCARD or family == mv.CRAFT or family == mv.DIG:
        return True
    if family == mv.STEAL or family == mv.HEAL or family == mv.SELL:
        return True
    return family == mv.BUY or family == mv.EXTORT


def travel(m: Mind, t: Table, seat: i64, here: i64, actions: i64, move: i64, family: i64) -> i64:
    """What the Place one gets to is good for."""
    rb = m.rulebook
    left = max_of(actions - 1, 0)
    if family == mv.ROLL:
        total = place_values.roll(m, t, here, left, t.mod(seat, MOD_FREE_ROLLS))
        if t.mod(seat, MOD_REROLLS) > 0:
            total += m.of(my.ACTION) // 2
        return total
    if family == mv.CAUTIOUS:
        left = max_of(actions - rb.cautious_cost, 0)
        return m.stand[rb.arg[move] * 4 + left]
    if family == mv.HOME:
        return m.stand[t.home_of(seat) * 4 + left]
    if family == mv.FOLLOW:
        return m.stand[t.of(rb.arg[move], at.PLACE) * 4 + left]
    return m.stand[rb.arg2[move] * 4 + left] - hand_values.price(m, rb.arg[move])


def deed(m: Mind, t: Table, seat: i64, here: i64, move: i64, family: i64) -> i64:
    """What an action in this Place gains."""
    rb = m.rulebook
    arg = rb.arg[move]
    if family == mv.SEARCH:
        return place_values.search(m, t, seat, here)
    if family == mv.SEARCH_DISCARD:
        top = t.get(at.DISCARDS + t.get(at.DISCARD_SIZE) - 1)
        return place_values.search(m, t, seat, here) + m.alone(top)
    if family == mv.DIG:
        return place_values.dig(m, t, seat, rb.tools[arg])
    if family == mv.CRAFT:
        for i in range(len(m.recipes)):
            if m.recipes[i] == arg:
                return place_values.craft(m, i) if m.sets[arg] > 0 else m.of(my.ACTION) // 2
        return 0
    if family == mv.STEAL:
        return m.held[rb.steals] - m.squeeze
    if family == mv.HEAL:
        return hand_values.relief(m, t, seat)
    if family == mv.BUY:
        return place_values.buy(m, t, seat, arg)
    if family == mv.SELL:
        return first_sale(m, t, seat, arg)
    return fight_odds.extort(m, t, seat, arg)


def first_sale(m: Mind, t: Table, seat: i64, kind: i64) -> i64:
    """A Sell begins with the first kind, in pack order, that is worth selling."""
    for earlier in range(kind):
        if t.hand(seat, earlier) > 0 and answer_scores.sale(m, earlier, 1) > 0:
            return -m.of(my.ACTION)
    if answer_scores.sale(m, kind, 1) <= 0:
        return answer_scores.sale(m, kind, 1) - m.of(my.ACTION)
    return place_values.selling(m, t, seat)


def reveal(m: Mind, t: Table, seat: i64) -> i64:
    """A Background at one's turn: what it brings now, less what it would be kept for."""
    rb = m.rulebook
    source = rb.kinds + t.of(seat, at.BACKGROUND)
    keep = m.usual[source] * m.of(my.KEEP_SECRET) * m.left // 10_000
    if rb.scope[source] == SCOPE_NONE:
        return effect_values.program(m, t, seat, source, -1) - keep
    best: i64 = 0
    for target in range(t.get(at.PLAYERS)):
        if answer_scores.may_target(t, seat, source, target):
            best = max_of(best, effect_values.program(m, t, seat, source, target))
    return best - keep


def apart(m: Mind, t: Table, seat: i64, move: i64, family: i64) -> i64:
    """Actions that have nothing to do with the Place: Action cards, Gangs, and what teammates do."""
    rb = m.rulebook
    arg = rb.arg[move]
    if family == mv.PLAY:
        return effect_values.program(m, t, seat, arg, -1) - m.junk[arg]
    if family == mv.PLAY_SEAT:
        return effect_values.program(m, t, seat, arg, rb.arg2[move]) - m.junk[arg]
    if family == mv.JOIN:
        return join(m, t, seat, arg, rb.join_kinds[rb.arg2[move]])
    if family == mv.EXCHANGE:
        return exchange(m, t, seat, arg)
    return 0


def join(m: Mind, t: Table, seat: i64, gang: i64, kinds: i64) -> i64:
    """5.5, 5.6: the new card's ability instead of the old one's, for the Accessories."""
    gain = hand_values.ability(m, t.get(at.GANG_CARDS + gang * at.GANG_PILE)) - hand_values.ability(m, t.of(seat, at.GANG))
    background = t.of(seat, at.BACKGROUND)
    rb = m.rulebook
    if t.of(seat, at.REVEALED) == 0 and background >= 0 and rb.background_gang[background] == gang:
        gain += m.of(my.ACTION) // 2
    for i in range(len(rb.accessories)):
        if (kinds >> rb.accessories[i]) & 1 != 0:
            gain -= m.junk[rb.accessories[i]]
    return gain


def exchange(m: Mind, t: Table, seat: i64, mate: i64) -> i64:
    """11.5: worth an action when a teammate can use what one has to carry."""
    return answer_scores.surplus(m, t, seat, mate) - m.of(my.ACTION) // 2
