"""Extortion: who will win it, and what it is worth to either side (5.8-5.13, 11.7)."""

from mypy_extensions import i64

from blackgate.bots.evaluation import hand_values
from blackgate.bots.evaluation import weights as my
from blackgate.bots.evaluation.evaluator import Mind, max_of, min_of
from blackgate.engine import layout as at
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import MOD_FISTS, MOD_GUARD, MOD_NO_BEATING


def muster(m: Mind, t: Table) -> None:
    """Count once per decision what every seat is believed to hold: `m.armed` in hundredths of a Weapon, and `m.tools`.

    Weapons count as far as they are known, and a share of the unknown cards as Blades.
    """
    kinds = m.rulebook.kinds
    cells, is_weapon, held = t.cells, m.is_weapon, m.held
    for seat in range(t.get(at.PLAYERS)):
        start: i64 = at.HAND + seat * at.KINDS
        known: i64 = 0
        seen: i64 = 0
        tools: i64 = 0
        for kind in range(kinds):
            count = i64(cells[start + kind])
            if count > 0:
                seen += count
                known += count * is_weapon[kind]
                tools += count * held[kind]
        unknown = max_of(t.of(seat, at.HAND_SIZE) - seen, 0)
        fists: i64 = 0
        if t.mod(seat, MOD_FISTS) != 0 and (t.get(at.FISTS) >> seat) & 1 == 0:
            fists = 100
        m.armed[seat] = 100 * known + m.blades * unknown + fists
        m.tools[seat] = tools


def side(m: Mind, t: Table, seat: i64, place: i64) -> i64:
    """A fighter's arms and those of teammates in that Place."""
    total = m.armed[seat]
    if t.get(at.TEAMS) != 0:
        for mate in range(seat & 1, t.get(at.PLAYERS), 2):
            if mate != seat and t.of(mate, at.PLACE) == place:
                total += m.armed[mate] * 2 // 3
    return total


def odds(m: Mind, lead: i64) -> i64:
    """Percent chance to win a fight, from how many hundredths of a Weapon one side is ahead of what it needs."""
    chance = 50 + lead * 9 // 10 + m.of(my.COURAGE)
    return min_of(max_of(chance, 3), 97)


def loss_of_card(m: Mind) -> i64:
    """A card lost or won at random."""
    return m.average * m.of(my.SPOIL) // 100


def pain(m: Mind, t: Table, seat: i64) -> i64:
    """What losing a combat costs besides cards."""
    return i64(0) if t.mod(seat, MOD_NO_BEATING) != 0 else hand_values.beating(m, t, seat)


def prize(m: Mind, t: Table, target: i64, tool: i64) -> i64:
    """What naming a Tool would win from a hand."""
    if t.hand(target, tool) > 0:
        return m.held[tool]
    return loss_of_card(m) if t.of(target, at.HAND_SIZE) > 0 else i64(0)


def best_tool(m: Mind, t: Table, target: i64) -> i64:
    """The Tool worth naming."""
    rb = m.rulebook
    best = rb.tools[0]
    for i in range(len(rb.tools)):
        if prize(m, t, target, rb.tools[i]) >= prize(m, t, target, best):
            best = rb.tools[i]
    return best


def extort(m: Mind, t: Table, seat: i64, target: i64) -> i64:
    """What attacking somebody is worth."""
    guard = t.mod(target, MOD_GUARD)
    place = t.of(target, at.PLACE)
    mine = side(m, t, seat, place) - 100 * guard
    if m.armed[seat] < 100 * guard:
        return -1000
    theirs = side(m, t, target, place)
    chance = odds(m, mine - theirs + 50)
    won = prize(m, t, target, best_tool(m, t, target))
    care = hand_values.concern(m, t, seat, target)
    gain = won + (won + pain(m, t, target) * min_of(theirs, 100) // 100) * care // 100
    loss = loss_of_card(m) * (100 + care) // 100 + pain(m, t, seat)
    weapons = hand_values.weapon(m, m.armed[seat] // 100) * guard + min_of(theirs, mine) * m.of(my.WEAPON_2) // 200
    return (chance * gain - (100 - chance) * loss) // 100 - weapons


def stake(m: Mind, t: Table, seat: i64, attacker: i64) -> i64:
    """What a defender loses to an attacker, Beating aside."""
    tool = t.get(at.TOOL)
    care = hand_values.concern(m, t, seat, attacker)
    if t.hand(seat, tool) > 0:
        return m.held[tool] * (100 + care) // 100
    return loss_of_card(m) * (100 + care) // 100 if t.of(seat, at.HAND_SIZE) > 0 else i64(0)


def fight_on(m: Mind, t: Table, seat: i64, rival: i64, losing: i64) -> i64:
    """Laying one more Weapon, against giving up now (which costs `losing`)."""
    place = t.of(seat, at.PLACE)
    mine = side(m, t, seat, place)
    theirs = side(m, t, rival, place)
    chance = odds(m, mine - theirs - 50)
    care = hand_values.concern(m, t, seat, rival)
    gain = loss_of_card(m)
    if seat == t.get(at.ATTACKER):
        gain = prize(m, t, rival, t.get(at.TOOL))
    gain += (gain + pain(m, t, rival)) * care // 100
    cost = hand_values.weapon(m, mine // 100) * (100 + min_of(theirs, mine)) // 150
    return (chance * gain - (100 - chance) * losing) // 100 - cost
