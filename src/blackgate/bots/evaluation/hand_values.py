"""What a hand is worth, card by card: Tools, parts that fit together, Weapons, Accessories a Gang would take, goods."""

from mypy_extensions import i64

from blackgate.bots.evaluation import weights as my
from blackgate.bots.evaluation.evaluator import Mind, bits, max_of, min_of
from blackgate.engine import layout as at
from blackgate.engine import places
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import MOD_CRAFT_WITHOUT, MOD_HAND_LIMIT


def appraise(m: Mind, t: Table, seat: i64) -> None:
    """Fill in `m.price`, `m.spare` and `m.sets` for a seat's hand."""
    rb = m.rulebook
    m.left = left_of_game(t)
    # Rows in local names: a compiled loop then need not look them up for every card.
    cells, spare, prices, sort = t.cells, m.spare, m.price, m.sort
    is_tool, worth_held, junk = m.is_tool, m.held, m.junk
    start: i64 = at.HAND + seat * at.KINDS
    sorts: i64 = 0
    for kind in range(rb.kinds):
        held = i64(cells[start + kind])
        if held > 0:
            sort[sorts] = kind
            sorts += 1
        spare[kind] = held
        prices[kind] = worth_held[kind] if is_tool[kind] != 0 else junk[kind]
    m.sorts = sorts
    appraise_weapons(m, t, seat)
    appraise_parts(m, t, seat)
    appraise_accessories(m, t, seat)
    for i in range(len(rb.action_cards)):
        kind = rb.action_cards[i]
        if t.hand(seat, kind) > 0:
            m.price[kind] = max_of(m.price[kind], m.usual[kind])
    m.squeeze = cheapest(m, t, seat) if t.of(seat, at.HAND_SIZE) >= hand_limit(t, seat) else i64(0)


def cheapest(m: Mind, t: Table, seat: i64) -> i64:
    """What the first card to go costs when the hand is full (4.4)."""
    best: i64 = 1000
    for i in range(m.sorts):
        best = min_of(best, price(m, m.sort[i]))
    return best


def appraise_weapons(m: Mind, t: Table, seat: i64) -> None:
    """The more Weapons, the less the next one matters."""
    rb = m.rulebook
    count: i64 = 0
    for i in range(len(rb.weapons)):
        count += t.hand(seat, rb.weapons[i])
    worth = weapon(m, count)
    for i in range(len(rb.weapons)):
        kind = rb.weapons[i]
        m.price[kind] = max_of(m.price[kind], worth)


def weapon(m: Mind, rank: i64) -> i64:
    """What the last of so many Weapons is worth."""
    if rank <= 1:
        return m.of(my.WEAPON)
    if rank == 2:
        return m.of(my.WEAPON_2)
    if rank == 3:
        return m.of(my.WEAPON_3)
    return m.of(my.WEAPON_MORE) * 16 // (rank * rank)


def appraise_parts(m: Mind, t: Table, seat: i64) -> None:
    """Sets of parts, the most profitable recipe first; what is left over waits for its counterpart."""
    rb = m.rulebook
    without = t.mod(seat, MOD_CRAFT_WITHOUT) - 1
    for i in range(len(m.recipes)):
        recipe = m.recipes[i]
        first = rb.needs_from[recipe]
        last = rb.needs_from[recipe + 1]
        sets = t.get(at.PILE + rb.makes[recipe])
        parts: i64 = 0
        for j in range(first, last):
            if rb.needs[j] != without:
                sets = min_of(sets, m.spare[rb.needs[j]])
                parts += 1
        if parts == 0:
            sets = min_of(sets, 1)
        m.sets[recipe] = sets
        for j in range(first, last):
            kind = rb.needs[j]
            if kind != without:
                m.spare[kind] -= sets
                share = m.of(my.STEP) if sets > 0 else m.of(my.LONE)
                m.price[kind] = max_of(m.price[kind], m.profit[i] * share // (100 * max_of(parts, 1)))


def appraise_accessories(m: Mind, t: Table, seat: i64) -> None:
    """An Accessory is worth what the best Gang that takes it would bring."""
    rb = m.rulebook
    accessories = rb.accessories
    held: i64 = 0
    for i in range(len(accessories)):
        if m.spare[accessories[i]] > 0:
            held |= 1 << accessories[i]
            m.spare[accessories[i]] -= 1
    if held == 0:
        return
    now = ability(m, t.of(seat, at.GANG))
    for gang in range(rb.gangs):
        if t.get(at.GANG_SIZE + gang) == 0:
            continue
        gain = ability(m, t.get(at.GANG_CARDS + gang * at.GANG_PILE)) - now - m.of(my.ACTION)
        if gain <= 0:
            continue
        fitting = held & m.accepted[gang]
        missing = m.asks[gang] - bits(fitting)
        share = m.of(my.STEP) if missing <= 0 else (m.of(my.LONE) if missing == 1 else m.of(my.LONE) // 2)
        worth = gain * share // (100 * m.asks[gang])
        for i in range(len(accessories)):
            kind = accessories[i]
            if (fitting >> kind) & 1 != 0:
                m.price[kind] = max_of(m.price[kind], worth)


def ability(m: Mind, card: i64) -> i64:
    """What a Gang card is worth for the rest of the game: less, the nearer the end is."""
    return i64(0) if card < 0 else m.gang[card] * m.left // 100


def left_of_game(t: Table) -> i64:
    """Percent of the way still to go for whoever is furthest."""
    best: i64 = 0
    for seat in range(t.get(at.PLAYERS)):
        best = max_of(best, places.score(t, seat))
    target = t.get(at.TARGET)
    return max_of(100 * (target - best) // max_of(target, 1), 10)


def price(m: Mind, kind: i64) -> i64:
    """What losing one card of a kind costs (after `appraise`)."""
    if m.spare[kind] > 0 and m.is_tool[kind] == 0 and m.is_weapon[kind] == 0:
        return min_of(m.price[kind], max_of(m.junk[kind], m.price[kind] * m.of(my.LONE) // 200))
    return m.price[kind]


def need(t: Table, seat: i64) -> i64:
    """Tunnel points a seat, or its team, is away from winning."""
    return t.get(at.TARGET) - places.score(t, seat)


def concern(m: Mind, t: Table, seat: i64, other: i64) -> i64:
    """Percent of another player's loss that counts as one's own gain: more, the nearer they are to winning."""
    if not t.opponents(seat, other):
        return -60
    rivals = t.get(at.PLAYERS) - 1
    if t.get(at.TEAMS) != 0:
        rivals = 2
    target = max_of(t.get(at.TARGET), 1)
    close = 100 * places.score(t, other) // target
    return m.of(my.HARM) * (100 + m.of(my.LEADER) * close // 50) // (100 * max_of(rivals, 1))


def beating(m: Mind, t: Table, seat: i64) -> i64:
    """What one more Beating costs a seat."""
    had = t.of(seat, at.BEATINGS)
    if had >= t.rulebook.most_beatings:
        return 0
    return m.of(my.BEATEN) if had == 0 else m.of(my.BEATEN_2)


def relief(m: Mind, t: Table, seat: i64) -> i64:
    """What removing one Beating is worth to a seat."""
    had = t.of(seat, at.BEATINGS)
    if had == 0:
        return 0
    return m.of(my.BEATEN) if had == 1 else m.of(my.BEATEN_2)


def draws(m: Mind, t: Table, seat: i64, count: i64) -> i64:
    """What drawing Search cards is worth, the hand limit considered."""
    stock = t.get(at.DECK_SIZE) + t.get(at.DISCARD_SIZE)
    count = min_of(count, stock)
    room = max_of(hand_limit(t, seat) - t.of(seat, at.HAND_SIZE), 0)
    free = min_of(count, room)
    return free * m.average + (count - free) * m.average * m.of(my.CROWDED) // 100


def hand_limit(t: Table, seat: i64) -> i64:
    """Cards a seat may keep (4.4)."""
    return t.mod(seat, MOD_HAND_LIMIT)
