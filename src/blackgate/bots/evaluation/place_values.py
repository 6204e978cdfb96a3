"""The value of each Place: what a seat can gain there with the actions it has left, and what it risks."""

from mypy_extensions import i64

from blackgate.bots.evaluation import fight_odds, hand_values, trade_values, weights
from blackgate.bots.evaluation.evaluator import Evaluator
from blackgate.bots.evaluation.int_math import max_of, min_of
from blackgate.engine import layout as at
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import (
    MOD_CRAFT_ANYWHERE,
    MOD_EXTORTIONS,
    MOD_SEARCH_MORE,
    MOD_SEARCHES,
    MOD_SECOND_DIGS,
    MOD_TRADE_ANYWHERE,
    MOD_UNSTOPPABLE,
)


def evaluate_places(e: Evaluator, t: Table, seat: i64) -> None:
    """Fill in `e.place_value`: each Place with 0 to 3 actions left there (after `hand_values.evaluate_hand`)."""
    for place in range(e.rulebook.places):
        if t.in_play(place):
            evaluate_place(e, t, seat, place)


def evaluate_place(e: Evaluator, t: Table, seat: i64, place: i64) -> None:
    """Fill in `e.place_value` for one Place: its best actions now, a share of the next turn's, less the danger."""
    row = place * 4
    actions: i64 = 0
    if place == e.rulebook.solitary:
        while actions < 4:
            e.place_value[row + actions] = -e.weight(weights.MOVE_ANYWHERE)
            actions += 1
        return
    gains = e.best_gains
    gains[0] = 0
    gains[1] = 0
    gains[2] = 0
    gains[3] = 0
    e.dig_potential = 0
    search_again = search_gain(e, t, seat, place)
    is_here = place == t.of(seat, at.PLACE)
    if not is_here or t.get(at.SEARCHES) < t.mod(seat, MOD_SEARCHES) or t.get(at.TURN) != seat:
        insert_gain(e, search_again)
    collect_gains(e, t, seat, place)
    risk = danger(e, t, seat, place) - e.dig_potential * e.weight(weights.CARRY_HOME) // 100
    later = e.weight(weights.LATER_SHARE)
    total: i64 = 0
    while actions < 4:
        second = max_of(gains[actions + 1], search_again)
        e.place_value[row + actions] = total + (gains[actions] + second) * later // 100 - risk
        total += gains[actions]
        actions += 1


def insert_gain(e: Evaluator, gain: i64) -> None:
    """Add a gain to `e.best_gains` if it is among the four best."""
    gains = e.best_gains
    if gain <= gains[3]:
        return
    i: i64 = 3
    while i > 0 and gains[i - 1] < gain:
        gains[i] = gains[i - 1]
        i -= 1
    gains[i] = gain


def collect_gains(e: Evaluator, t: Table, seat: i64, place: i64) -> None:
    """Add the gains of everything but Search that a seat could do in a Place."""
    rb = e.rulebook
    if rb.digs[place] != 0 and place == t.home_of(seat):
        collect_dig_gains(e, t, seat)
    if rb.steals_at[place] != 0:
        spoons = min_of(t.get(at.PILE + rb.steals), 3)
        for _ in range(spoons):
            insert_gain(e, e.tool_value[rb.steals] - e.room_cost)
    if rb.heals_at[place] != 0:
        insert_gain(e, hand_values.healing_value(e, t, seat))
    if rb.sells_at[place] != 0 or t.mod(seat, MOD_TRADE_ANYWHERE) != 0:
        collect_trade_gains(e, t, seat)
    if can_craft(t, seat, place):
        for i in range(len(e.recipes)):
            recipe = e.recipes[i]
            for _ in range(min_of(e.ready_sets[recipe], 3)):
                insert_gain(e, craft_gain(e, i))
    if t.get(at.EXTORTIONS) < t.mod(seat, MOD_EXTORTIONS) or t.get(at.TURN) != seat:
        best: i64 = 0
        for other in range(t.get(at.PLAYERS)):
            if t.of(other, at.PLACE) == place and t.opponents(seat, other):
                best = max_of(best, fight_odds.extortion_gain(e, t, seat, other))
        insert_gain(e, best)


def can_craft(t: Table, seat: i64, place: i64) -> bool:
    """Return whether a player could Craft in a Place (5.15, 11.4)."""
    rb = t.rulebook
    if t.of(seat, at.BEATINGS) >= rb.craft_beatings and t.mod(seat, MOD_UNSTOPPABLE) == 0:
        return False
    if rb.craft[place] != 0 or t.mod(seat, MOD_CRAFT_ANYWHERE) != 0:
        return True
    return place >= rb.block_a and place != t.home_of(seat)


def craft_gain(e: Evaluator, rank: i64) -> i64:
    """Return what crafting a recipe gains when its parts are complete. Recipes are ranked by profit."""
    return e.weight(weights.ACTION) + e.recipe_profit[rank] * (100 - e.weight(weights.STEP_SHARE)) // 100


def search_gain(e: Evaluator, t: Table, seat: i64, place: i64) -> i64:
    """Return the average value of the cards that a Search in a Place draws (5.1)."""
    count = e.rulebook.search[place]
    return hand_values.draw_value(e, t, seat, count + t.mod(seat, MOD_SEARCH_MORE)) if count >= 0 else i64(0)


def dig_gain(e: Evaluator, t: Table, seat: i64, tool: i64) -> i64:
    """Return what digging a Tool gains over keeping it in hand (6.1)."""
    points = e.rulebook.points[tool]
    gain = 100 * points - e.tool_value[tool] + e.weight(weights.DIG_BONUS)
    return gain + e.weight(weights.WIN_BONUS) if points >= hand_values.points_needed(t, seat) else gain


def can_dig(t: Table, seat: i64) -> bool:
    """Return whether a seat has few enough Beatings to dig (7.1)."""
    return t.of(seat, at.BEATINGS) < t.rulebook.dig_beatings or t.mod(seat, MOD_UNSTOPPABLE) != 0


def collect_dig_gains(e: Evaluator, t: Table, seat: i64) -> None:
    """Add the gains of digging the Tools in hand, until they win."""
    if not can_dig(t, seat):
        return
    rb = e.rulebook
    missing = hand_values.points_needed(t, seat)
    twice = t.mod(seat, MOD_SECOND_DIGS) > 0 and t.get(at.SECOND_DIGS) == 0
    pending: i64 = 0
    i: i64 = len(rb.tools) - 1
    while i >= 0:
        tool = rb.tools[i]
        for _ in range(min_of(t.hand(seat, tool), 4)):
            if missing <= 0:
                return
            gain = 100 * rb.points[tool] - e.tool_value[tool] + e.weight(weights.DIG_BONUS)
            missing -= rb.points[tool]
            if missing <= 0:
                gain += e.weight(weights.WIN_BONUS)
            if twice:
                twice = False
                pending = gain
            else:
                insert_gain(e, gain + pending)
                pending = 0
            e.dig_potential += gain
        i -= 1
    if pending > 0:
        insert_gain(e, pending)


def collect_trade_gains(e: Evaluator, t: Table, seat: i64) -> None:
    """Add the gains of the best Buy and of a Sell (6.4, 6.5)."""
    insert_gain(e, trade_values.best_buy_gain(e, t, seat, t.of(seat, at.CIGARETTES)))
    if t.of(seat, at.HAND_SIZE) > 0:
        insert_gain(e, trade_values.sell_action_gain(e, t, seat))


def danger(e: Evaluator, t: Table, seat: i64, place: i64) -> i64:
    """Return what a seat risks in a Place: its Tools to armed opponents there, and Michel(le)."""
    tools = e.tools_value[seat]
    total: i64 = 0
    for other in range(t.get(at.PLAYERS)):
        if t.of(other, at.PLACE) == place and t.opponents(seat, other):
            strength = min_of(e.weapon_strength[other], 200)
            total += tools * e.weight(weights.ROBBERY_RISK) * strength // 10_000
    if t.get(at.MICHEL) != 0 and t.get(at.MICHEL_PLACE) == place and t.of(seat, at.PLACE) != place:
        total += e.weight(weights.MICHEL_RISK) * michel_cost(e, t, seat) // 100
    return total


def michel_cost(e: Evaluator, t: Table, seat: i64) -> i64:
    """Return what Michel(le) costs a player on average (10.6, 10.7). Half of the Michel(le) cards show a Knife."""
    rb = e.rulebook
    cheapest: i64 = 0
    for i in range(len(rb.tools)):
        if t.hand(seat, rb.tools[i]) > 0:
            cheapest = e.tool_value[rb.tools[i]]
            break
    beaten = fight_odds.defeat_cost(e, t, seat) + fight_odds.random_card_value(e)
    if cheapest == 0 or beaten < cheapest:
        cheapest = beaten
    if e.weapon_strength[seat] >= 100:
        cheapest = min_of(cheapest, e.weight(weights.WEAPON_2) * 2)
    return cheapest // 2


def best_destination_value(e: Evaluator, t: Table, here: i64, result: i64, actions: i64) -> i64:
    """Return the value of the best Place that a result of the die leads to (5.2, 11.3)."""
    rb = e.rulebook
    row = t.get(at.TEAMS) * rb.die + result - 1
    best: i64 = -100_000
    for i in range(rb.leads_from[row], rb.leads_from[row + 1]):
        place = rb.leads[i]
        if place != here:
            best = max_of(best, e.place_value[place * 4 + actions])
    return best


def roll_value(e: Evaluator, t: Table, here: i64, actions: i64, free: i64) -> i64:
    """Return the average value of a roll. `free` has a bit for each result that gives the action back."""
    total: i64 = 0
    for result in range(1, e.rulebook.die + 1):
        more = actions + ((free >> result) & 1)
        total += best_destination_value(e, t, here, result, min_of(more, 3))
    return total // e.rulebook.die
