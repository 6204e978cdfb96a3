"""The value of a hand, card by card: Tools, parts that fit together, Weapons, Accessories that a Gang accepts, goods to sell."""

from mypy_extensions import i64

from blackgate.bots.evaluation import weights
from blackgate.bots.evaluation.evaluator import Evaluator
from blackgate.bots.evaluation.int_math import count_bits, max_of, min_of
from blackgate.engine import layout as at
from blackgate.engine import places
from blackgate.engine.bits import bit
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import MOD_CRAFT_WITHOUT, MOD_HAND_LIMIT


def evaluate_hand(e: Evaluator, t: Table, seat: i64) -> None:
    """Fill in `e.base_value`, `e.held_kinds`, `e.spare`, `e.ready_sets` and `e.room_cost` for the hand of a seat."""
    rb = e.rulebook
    e.game_left = percent_of_game_left(t)
    # Local names for the vectors: a compiled loop then need not look them up for every card.
    cells, spare, base_value, held_kinds = t.cells, e.spare, e.base_value, e.held_kinds
    is_tool, tool_value, sale_value = e.is_tool, e.tool_value, e.sale_value
    start: i64 = at.HAND + seat * at.KINDS
    held_kind_count: i64 = 0
    for kind in range(rb.kinds):
        count = i64(cells[start + kind])
        if count > 0:
            held_kinds[held_kind_count] = kind
            held_kind_count += 1
        spare[kind] = count
        base_value[kind] = tool_value[kind] if is_tool[kind] != 0 else sale_value[kind]
    e.held_kind_count = held_kind_count
    value_weapons(e, t, seat)
    value_parts(e, t, seat)
    value_accessories(e, t, seat)
    for i in range(len(rb.action_cards)):
        kind = rb.action_cards[i]
        if t.hand(seat, kind) > 0:
            e.base_value[kind] = max_of(e.base_value[kind], e.usual_value[kind])
    e.room_cost = cheapest_card_value(e) if t.of(seat, at.HAND_SIZE) >= hand_limit(t, seat) else i64(0)


def cheapest_card_value(e: Evaluator) -> i64:
    """Return the value of the first card to go when the hand is full (4.4)."""
    best: i64 = 1000
    for i in range(e.held_kind_count):
        best = min_of(best, card_value(e, e.held_kinds[i]))
    return best


def value_weapons(e: Evaluator, t: Table, seat: i64) -> None:
    """Value Weapons: the more a seat has, the less the next one adds."""
    rb = e.rulebook
    count: i64 = 0
    for i in range(len(rb.weapons)):
        count += t.hand(seat, rb.weapons[i])
    value = weapon_value(e, count)
    for i in range(len(rb.weapons)):
        kind = rb.weapons[i]
        e.base_value[kind] = max_of(e.base_value[kind], value)


def weapon_value(e: Evaluator, rank: i64) -> i64:
    """Return the value of the last of `rank` Weapons."""
    if rank <= 1:
        return e.weight(weights.WEAPON_1)
    if rank == 2:
        return e.weight(weights.WEAPON_2)
    if rank == 3:
        return e.weight(weights.WEAPON_3)
    return e.weight(weights.WEAPON_MORE) * 16 // (rank * rank)


def value_parts(e: Evaluator, t: Table, seat: i64) -> None:
    """Assign parts to recipes, the most profitable recipe first. Parts that are left over are `spare`."""
    rb = e.rulebook
    without = t.mod(seat, MOD_CRAFT_WITHOUT) - 1
    for i in range(len(e.recipes)):
        recipe = e.recipes[i]
        first = rb.needs_from[recipe]
        last = rb.needs_from[recipe + 1]
        sets = t.get(at.PILE + rb.makes[recipe])
        parts: i64 = 0
        for j in range(first, last):
            if rb.needs[j] != without:
                sets = min_of(sets, e.spare[rb.needs[j]])
                parts += 1
        if parts == 0:
            sets = min_of(sets, 1)
        e.ready_sets[recipe] = sets
        for j in range(first, last):
            kind = rb.needs[j]
            if kind != without:
                e.spare[kind] -= sets
                share = e.weight(weights.STEP_SHARE) if sets > 0 else e.weight(weights.INCOMPLETE_SHARE)
                value = e.recipe_profit[i] * share // (100 * max_of(parts, 1))
                e.base_value[kind] = max_of(e.base_value[kind], value)


def value_accessories(e: Evaluator, t: Table, seat: i64) -> None:
    """Value an Accessory by what the best Gang that accepts it would bring."""
    rb = e.rulebook
    accessories = rb.accessories
    held: i64 = 0
    for i in range(len(accessories)):
        if e.spare[accessories[i]] > 0:
            held |= bit(accessories[i])
            e.spare[accessories[i]] -= 1
    if held == 0:
        return
    now = gang_card_value(e, t.of(seat, at.GANG))
    for gang in range(rb.gangs):
        if t.get(at.GANG_SIZE + gang) == 0:
            continue
        gain = gang_card_value(e, t.get(at.GANG_CARDS + gang * at.GANG_PILE)) - now - e.weight(weights.ACTION)
        if gain <= 0:
            continue
        accepted = held & e.accepted_accessories[gang]
        missing = e.accessories_needed[gang] - count_bits(accepted)
        incomplete = e.weight(weights.INCOMPLETE_SHARE)
        share = e.weight(weights.STEP_SHARE) if missing <= 0 else (incomplete if missing == 1 else incomplete // 2)
        value = gain * share // (100 * e.accessories_needed[gang])
        for i in range(len(accessories)):
            kind = accessories[i]
            if (accepted >> kind) & 1 != 0:
                e.base_value[kind] = max_of(e.base_value[kind], value)


def gang_card_value(e: Evaluator, card: i64) -> i64:
    """Return the value of a Gang card for the rest of the game; it falls as the game goes on."""
    return i64(0) if card < 0 else e.gang_card_values[card] * e.game_left // 100


def percent_of_game_left(t: Table) -> i64:
    """Return how far the leader still has to dig, in percent of the whole way."""
    best: i64 = 0
    for seat in range(t.get(at.PLAYERS)):
        best = max_of(best, places.score(t, seat))
    target = t.get(at.TARGET)
    return max_of(100 * (target - best) // max_of(target, 1), 10)


def card_value(e: Evaluator, kind: i64) -> i64:
    """Return what losing one card of a kind costs (after `evaluate_hand`)."""
    value = e.base_value[kind]
    if e.spare[kind] > 0 and e.is_tool[kind] == 0 and e.is_weapon[kind] == 0:
        return min_of(value, max_of(e.sale_value[kind], value * e.weight(weights.INCOMPLETE_SHARE) // 200))
    return value


def hidden_background_value(e: Evaluator, t: Table, seat: i64) -> i64:
    """Return what the Background of a seat usually brings."""
    return e.usual_value[e.rulebook.kinds + t.of(seat, at.BACKGROUND)]


def points_needed(t: Table, seat: i64) -> i64:
    """Return how many Tunnel points a seat, or its team, needs to win."""
    return t.get(at.TARGET) - places.score(t, seat)


def opponent_share(e: Evaluator, t: Table, seat: i64, other: i64) -> i64:
    """Return the percentage of another player's loss that counts as one's own gain.

    It grows as that player gets closer to winning. A teammate's loss is one's own loss.
    """
    if not t.opponents(seat, other):
        return -60
    rivals = t.get(at.PLAYERS) - 1
    if t.get(at.TEAMS) != 0:
        rivals = 2
    target = max_of(t.get(at.TARGET), 1)
    progress = 100 * places.score(t, other) // target
    share = e.weight(weights.OPPONENT_LOSS) * (100 + e.weight(weights.LEADER_BONUS) * progress // 50)
    return share // (100 * max_of(rivals, 1))


def beating_cost(e: Evaluator, t: Table, seat: i64) -> i64:
    """Return what one more Beating costs a seat."""
    beatings = t.of(seat, at.BEATINGS)
    if beatings >= t.rulebook.most_beatings:
        return 0
    return e.weight(weights.BEATING_1) if beatings == 0 else e.weight(weights.BEATING_2)


def healing_value(e: Evaluator, t: Table, seat: i64) -> i64:
    """Return what removing one Beating is worth to a seat."""
    beatings = t.of(seat, at.BEATINGS)
    if beatings == 0:
        return 0
    return e.weight(weights.BEATING_1) if beatings == 1 else e.weight(weights.BEATING_2)


def draw_value(e: Evaluator, t: Table, seat: i64, count: i64) -> i64:
    """Return what drawing Search cards is worth. Cards beyond the hand limit count less."""
    stock = t.get(at.DECK_SIZE) + t.get(at.DISCARD_SIZE)
    count = min_of(count, stock)
    room = max_of(hand_limit(t, seat) - t.of(seat, at.HAND_SIZE), 0)
    free = min_of(count, room)
    return free * e.average_card + (count - free) * e.average_card * e.weight(weights.OVER_LIMIT_SHARE) // 100


def hand_limit(t: Table, seat: i64) -> i64:
    """Return how many cards a seat may keep (4.4)."""
    return t.mod(seat, MOD_HAND_LIMIT)
