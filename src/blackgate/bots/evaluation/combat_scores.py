"""Scores of the answers in an Extortion: name a Tool, lay Weapons, give up, help a teammate (5.9-5.11, 11.7)."""

from mypy_extensions import i64

from blackgate.bots.evaluation import effect_values, fight_odds, hand_values, weights
from blackgate.bots.evaluation.evaluator import Evaluator
from blackgate.engine import extortion, frames
from blackgate.engine import layout as at
from blackgate.engine import moves as mv
from blackgate.engine import prompts as ask
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import INSTRUCTION, OP_END, OP_END_EXTORTION, OP_WIN_COMBAT


def intimidation_score(e: Evaluator, t: Table, family: i64, arg: i64) -> i64:
    """Score `name T`, and the Weapon of the intimidation."""
    if family == mv.LAY:
        return -hand_values.card_value(e, e.rulebook.weapons[arg])
    frame = t.top()
    target = t.get(at.DEFENDER) if t.get(frame + frames.NAME_FOR_CARD) == 0 else t.get(frame - at.FRAME + frames.CARD_TARGET)
    return fight_odds.named_tool_gain(e, t, target, e.rulebook.tools[arg]) + arg


def combat_score(e: Evaluator, t: Table, seat: i64, family: i64, arg: i64) -> i64:
    """Score `cooperate`, `lay W`, `hold` or `yield`, `reveal`. `hold` scores like `yield`, which it can lead to."""
    rival = extortion.opponent_of(t, seat)
    defeat_loss = fight_odds.defeat_cost(e, t, seat) + fight_odds.defender_loss(e, t, seat, rival)
    if seat == t.get(at.ATTACKER):
        defeat_loss = fight_odds.defeat_cost(e, t, seat) + fight_odds.random_card_value(e)
    if family == mv.COOPERATE:
        return -fight_odds.defender_loss(e, t, seat, rival)
    if family == mv.YIELD or family == mv.HOLD:
        return -defeat_loss
    if family == mv.REVEAL:
        return reveal_in_combat_score(e, t, seat, rival, defeat_loss)
    gain = fight_odds.lay_weapon_gain(e, t, seat, rival, defeat_loss)
    if family == mv.LAY:
        return gain - hand_values.card_value(e, e.rulebook.weapons[arg]) // 4
    return gain


def reveal_in_combat_score(e: Evaluator, t: Table, seat: i64, rival: i64, defeat_loss: i64) -> i64:
    """Score revealing a Background. If it neither ends the Extortion nor wins the Combat, the seat still has to answer."""
    rb = e.rulebook
    source = rb.kinds + t.of(seat, at.BACKGROUND)
    share = hand_values.opponent_share(e, t, seat, rival)
    loss = defeat_loss
    if seat == t.get(at.DEFENDER) and t.hand(seat, t.get(at.TOOL)) > 0:
        loss = fight_odds.defender_loss(e, t, seat, rival)  # they may still cooperate
    gain = -loss
    pc = rb.first[source]
    while rb.program[pc] != OP_END:
        op = rb.program[pc]
        if op == OP_WIN_COMBAT:
            won = fight_odds.random_card_value(e)
            if seat == t.get(at.ATTACKER):
                won = fight_odds.named_tool_gain(e, t, rival, t.get(at.TOOL))
            gain += loss + won + (won + fight_odds.defeat_cost(e, t, rival)) * share // 100
        elif op == OP_END_EXTORTION:
            gain += loss + 5
        else:
            gain += effect_values.effect_value(e, t, seat, op, rb.program[pc + 1], rb.program[pc + 2], rival)
        pc += INSTRUCTION
    return gain - hand_values.hidden_background_value(e, t, seat) * e.weight(weights.REVEAL_THRESHOLD) // 100


def help_score(e: Evaluator, t: Table, seat: i64, family: i64, arg: i64) -> i64:
    """Score helping a teammate in a fight (11.7)."""
    if family == mv.PASS:
        return 0
    fighter = t.get(t.top() + frames.HELP_FIGHTER)
    below = t.top() - at.FRAME
    own_loss = fight_odds.defeat_cost(e, t, seat) + fight_odds.random_card_value(e)
    saved = fight_odds.defeat_cost(e, t, fighter) + fight_odds.random_card_value(e)
    if t.get(below + at.PROMPT) == ask.MICHEL:
        return (saved - own_loss) // 2 - e.weight(weights.WEAPON_2) + e.average_card // 2
    rival = extortion.opponent_of(t, fighter)
    if fighter == t.get(at.DEFENDER):
        saved = fight_odds.defeat_cost(e, t, fighter) + fight_odds.defender_loss(e, t, fighter, rival)
    place = t.of(seat, at.PLACE)
    lead = fight_odds.side_strength(e, t, seat, place) - fight_odds.side_strength(e, t, rival, place)
    chance = fight_odds.win_percent(e, lead - 50)
    gain = saved + fight_odds.defeat_cost(e, t, rival) // 3
    cost = e.weight(weights.WEAPON_2) if family == mv.LAY_FISTS else hand_values.card_value(e, e.rulebook.weapons[arg])
    return (chance * gain - (100 - chance) * own_loss) // 100 - cost
