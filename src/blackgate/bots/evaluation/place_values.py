"""What can be gained in each Place with so many actions, and so where it is worth going."""

from mypy_extensions import i64

from blackgate.bots.evaluation import effect_values, fight_odds, hand_values
from blackgate.bots.evaluation import weights as my
from blackgate.bots.evaluation.evaluator import Mind, max_of, min_of
from blackgate.engine import layout as at
from blackgate.engine import trading
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import (
    MOD_CRAFT_ANYWHERE,
    MOD_EXTORTIONS,
    MOD_SEARCH_MORE,
    MOD_SEARCHES,
    MOD_SECOND_DIGS,
    MOD_SELL_MORE,
    MOD_TRADE_ANYWHERE,
    MOD_UNSTOPPABLE,
)


def survey(m: Mind, t: Table, seat: i64) -> None:
    """Fill in `m.stand`: what each Place is good for with 0 to 3 actions left there (after `worth.appraise`)."""
    for place in range(m.rulebook.places):
        if t.in_play(place):
            look(m, t, seat, place)


def look(m: Mind, t: Table, seat: i64, place: i64) -> None:
    """One Place: the best things to do there now, and a share of what could be done there next turn."""
    row = place * 4
    actions: i64 = 0
    if place == m.rulebook.solitary:
        while actions < 4:
            m.stand[row + actions] = -m.of(my.ANYWHERE)
            actions += 1
        return
    gains = m.gains
    gains[0] = 0
    gains[1] = 0
    gains[2] = 0
    gains[3] = 0
    m.carried = 0
    again = search(m, t, seat, place)
    here = place == t.of(seat, at.PLACE)
    if not here or t.get(at.SEARCHES) < t.mod(seat, MOD_SEARCHES) or t.get(at.TURN) != seat:
        keep(m, again)
    collect(m, t, seat, place)
    danger = peril(m, t, seat, place) - m.carried * m.of(my.CARRY) // 100
    later = m.of(my.LATER)
    total: i64 = 0
    while actions < 4:
        second = max_of(gains[actions + 1], again)
        m.stand[row + actions] = total + (gains[actions] + second) * later // 100 - danger
        total += gains[actions]
        actions += 1


def keep(m: Mind, gain: i64) -> None:
    """One more thing to do: only the four best matter."""
    gains = m.gains
    if gain <= gains[3]:
        return
    i: i64 = 3
    while i > 0 and gains[i - 1] < gain:
        gains[i] = gains[i - 1]
        i -= 1
    gains[i] = gain


def collect(m: Mind, t: Table, seat: i64, place: i64) -> None:
    """Everything but Search that could be done in a Place."""
    rb = m.rulebook
    if rb.digs[place] != 0 and place == t.home_of(seat):
        collect_digs(m, t, seat)
    if rb.steals_at[place] != 0:
        spoons = min_of(t.get(at.PILE + rb.steals), 3)
        for _ in range(spoons):
            keep(m, m.held[rb.steals] - m.squeeze)
    if rb.heals_at[place] != 0:
        keep(m, hand_values.relief(m, t, seat))
    if rb.sells_at[place] != 0 or t.mod(seat, MOD_TRADE_ANYWHERE) != 0:
        collect_trade(m, t, seat)
    if crafts(t, seat, place):
        for i in range(len(m.recipes)):
            recipe = m.recipes[i]
            for _ in range(min_of(m.sets[recipe], 3)):
                keep(m, craft(m, i))
    if t.get(at.EXTORTIONS) < t.mod(seat, MOD_EXTORTIONS) or t.get(at.TURN) != seat:
        best: i64 = 0
        for other in range(t.get(at.PLAYERS)):
            if t.of(other, at.PLACE) == place and t.opponents(seat, other):
                best = max_of(best, fight_odds.extort(m, t, seat, other))
        keep(m, best)


def crafts(t: Table, seat: i64, place: i64) -> bool:
    """Whether a player could Craft in a Place (5.15, 11.4)."""
    rb = t.rulebook
    if t.of(seat, at.BEATINGS) >= rb.craft_beatings and t.mod(seat, MOD_UNSTOPPABLE) == 0:
        return False
    if rb.craft[place] != 0 or t.mod(seat, MOD_CRAFT_ANYWHERE) != 0:
        return True
    return place >= rb.block_a and place != t.home_of(seat)


def craft(m: Mind, rank: i64) -> i64:
    """What making one of the recipes (by rank) gains, its parts being set aside for it."""
    return m.of(my.ACTION) + m.profit[rank] * (100 - m.of(my.STEP)) // 100


def search(m: Mind, t: Table, seat: i64, place: i64) -> i64:
    """5.1: what the cards drawn in a Place are worth on average."""
    count = m.rulebook.search[place]
    return hand_values.draws(m, t, seat, count + t.mod(seat, MOD_SEARCH_MORE)) if count >= 0 else i64(0)


def dig(m: Mind, t: Table, seat: i64, tool: i64) -> i64:
    """6.1: a Tool in the tunnel instead of in hand."""
    points = m.rulebook.points[tool]
    gain = 100 * points - m.held[tool] + m.of(my.DIG)
    return gain + m.of(my.WIN) if points >= hand_values.need(t, seat) else gain


def can_dig(t: Table, seat: i64) -> bool:
    """7.1: whether Beatings leave the strength to use a Tool."""
    return t.of(seat, at.BEATINGS) < t.rulebook.dig_beatings or t.mod(seat, MOD_UNSTOPPABLE) != 0


def collect_digs(m: Mind, t: Table, seat: i64) -> None:
    """The Tools in hand, up to those that win."""
    if not can_dig(t, seat):
        return
    rb = m.rulebook
    missing = hand_values.need(t, seat)
    twice = t.mod(seat, MOD_SECOND_DIGS) > 0 and t.get(at.SECOND_DIGS) == 0
    pending: i64 = 0
    i: i64 = len(rb.tools) - 1
    while i >= 0:
        tool = rb.tools[i]
        for _ in range(min_of(t.hand(seat, tool), 4)):
            if missing <= 0:
                return
            gain = 100 * rb.points[tool] - m.held[tool] + m.of(my.DIG)
            missing -= rb.points[tool]
            if missing <= 0:
                gain += m.of(my.WIN)
            if twice:
                twice = False
                pending = gain
            else:
                keep(m, gain + pending)
                pending = 0
            m.carried += gain
        i -= 1
    if pending > 0:
        keep(m, pending)


def collect_trade(m: Mind, t: Table, seat: i64) -> None:
    """6.4, 6.5: what is worth buying now, and what selling would bring."""
    keep(m, best_offer(m, t, seat, t.of(seat, at.CIGARETTES)))
    if t.of(seat, at.HAND_SIZE) > 0:
        keep(m, selling(m, t, seat))


def best_offer(m: Mind, t: Table, seat: i64, cigarettes: i64) -> i64:
    """The best thing so many Cigarettes can buy."""
    best: i64 = 0
    for offer in range(len(m.rulebook.offer_cost)):
        if trading.cost(t, seat, offer) <= cigarettes:
            best = max_of(best, buy(m, t, seat, offer))
    return best


def selling(m: Mind, t: Table, seat: i64) -> i64:
    """What selling gains, a better purchase that it makes possible included."""
    cash = cash_in(m, t, seat)
    if cash == 0:
        return 0
    bonus = t.mod(seat, MOD_SELL_MORE)
    had = t.of(seat, at.CIGARETTES)
    better = best_offer(m, t, seat, had + cash + bonus) - best_offer(m, t, seat, had)
    return effect_values.sale(m, t, seat, 1) + bonus * m.of(my.CIGARETTE) + better * m.of(my.STEP) // 100


def cash_in(m: Mind, t: Table, seat: i64) -> i64:
    """Cigarettes that cards fit for selling would bring."""
    rb = m.rulebook
    total: i64 = 0
    for i in range(m.sorts):
        kind = m.sort[i]
        if rb.sells[kind] * m.of(my.CIGARETTE) > hand_values.price(m, kind):
            total += rb.sells[kind] * effect_values.fit_for_sale(m, t, seat, kind)
    return total


def buy(m: Mind, t: Table, seat: i64, offer: i64) -> i64:
    """What an offer gains over the Cigarettes it costs."""
    rb = m.rulebook
    kind = rb.offer_kind[offer]
    count = rb.offer_count[offer]
    if t.get(at.PILE + kind) < count:
        return 0
    gain: i64
    if m.is_tool[kind] != 0:
        gain = m.held[kind] * count
        if points_in_hand(m, t, seat) + rb.points[kind] >= hand_values.need(t, seat) > points_in_hand(m, t, seat):
            gain += m.of(my.WIN) // 2
    else:
        armed = m.armed[seat] // 100
        gain = 0
        for i in range(count):
            gain += hand_values.weapon(m, armed + 1 + i)
    return gain - m.squeeze * count - trading.cost(t, seat, offer) * m.of(my.CIGARETTE)


def points_in_hand(m: Mind, t: Table, seat: i64) -> i64:
    """Tunnel points of the Tools a seat holds."""
    rb = m.rulebook
    total: i64 = 0
    for i in range(len(rb.tools)):
        total += t.hand(seat, rb.tools[i]) * rb.points[rb.tools[i]]
    return total


def peril(m: Mind, t: Table, seat: i64, place: i64) -> i64:
    """What staying in a Place may cost whoever carries Tools: armed opponents there, and Michel(le)."""
    tools = m.tools[seat]
    total: i64 = 0
    for other in range(t.get(at.PLAYERS)):
        if t.of(other, at.PLACE) == place and t.opponents(seat, other):
            armed = min_of(m.armed[other], 200)
            total += tools * m.of(my.RISK) * armed // 10_000
    if t.get(at.MICHEL) != 0 and t.get(at.MICHEL_PLACE) == place and t.of(seat, at.PLACE) != place:
        total += m.of(my.MICHEL) * visit(m, t, seat) // 100
    return total


def visit(m: Mind, t: Table, seat: i64) -> i64:
    """What Michel(le) costs a player on average (10.6, 10.7): half of their cards show a Knife."""
    rb = m.rulebook
    cheapest: i64 = 0
    for i in range(len(rb.tools)):
        if t.hand(seat, rb.tools[i]) > 0:
            cheapest = m.held[rb.tools[i]]
            break
    beaten = fight_odds.pain(m, t, seat) + fight_odds.loss_of_card(m)
    if cheapest == 0 or beaten < cheapest:
        cheapest = beaten
    if m.armed[seat] >= 100:
        cheapest = min_of(cheapest, m.of(my.WEAPON_2) * 2)
    return cheapest // 2


def best_of_roll(m: Mind, t: Table, here: i64, result: i64, actions: i64) -> i64:
    """The better of the Places a result leads to (5.2, 11.3)."""
    rb = m.rulebook
    row = t.get(at.TEAMS) * rb.die + result - 1
    best: i64 = -100_000
    for i in range(rb.leads_from[row], rb.leads_from[row + 1]):
        place = rb.leads[i]
        if place != here:
            best = max_of(best, m.stand[place * 4 + actions])
    return best


def roll(m: Mind, t: Table, here: i64, actions: i64, free: i64) -> i64:
    """What a roll leads to on average; results in `free` give the action back."""
    total: i64 = 0
    for result in range(1, m.rulebook.die + 1):
        more = actions + ((free >> result) & 1)
        total += best_of_roll(m, t, here, result, min_of(more, 3))
    return total // m.rulebook.die
