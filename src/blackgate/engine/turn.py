"""4 A turn: its beginning, what may be chosen in it, its end.

The bottom frame of the stack is the turn: TURN, then ROUSE and SEND with Michel(le), ENDING, LIMIT.
"""

from mypy_extensions import i64

from blackgate.engine import actions, backgrounds, cards, crafting, extortion, frames, movement, offers, places, teams
from blackgate.engine import events as ev
from blackgate.engine import layout as at
from blackgate.engine import moves as mv
from blackgate.engine import prompts as ask
from blackgate.engine import reasons as no
from blackgate.engine.moves import MoveList
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import MOD_HAND_LIMIT, MOD_HEAL_AT_END, MOD_INCOME, MOMENT_TURN


def begin(t: Table, seat: i64) -> None:
    """A turn begins; a Gang card may pay for it."""
    frame: i64 = at.STACK
    t.become(frame, ask.TURN, seat)
    t.put(frame + frames.LIMIT_LAST_KIND, 0)
    t.put(at.TURN, seat)
    t.add(at.TURNS, 1)
    if t.get(at.TURNS) == at.TURNS_ROUND:
        t.put(at.TURNS, 0)
        t.add(at.TURN_ROUNDS, 1)
    t.put(at.ACTIONS, t.rulebook.actions)
    t.put(at.FRESH, 1)
    t.put(at.SEARCHES, 0)
    t.put(at.EXTORTIONS, 0)
    t.put(at.SALVAGES, 0)
    t.put(at.SECOND_DIGS, 0)
    t.note(ev.TURN_BEGAN, seat, t.turns(), 0, 0)
    income = t.mod(seat, MOD_INCOME)
    if income > 0:
        cards.pay(t, seat, income, ev.WHY_INCOME)


def list_moves(t: Table, seat: i64, out: MoveList) -> None:
    """Everything a player may do on their turn."""
    base = t.rulebook.base
    if t.get(at.ACTIONS) > 0:
        if t.of(seat, at.PLACE) != t.rulebook.solitary:
            list_actions(t, seat, out)
        list_movement(t, seat, out)
        actions.list_plays(t, seat, out)
        if t.get(at.TEAMS) != 0:
            teams.list_mates(t, seat, out)
    if backgrounds.why_not_reveal(t, seat, MOMENT_TURN) == 0:
        out.add(base[mv.REVEAL])
    out.add(base[mv.END])


def list_movement(t: Table, seat: i64, out: MoveList) -> None:
    """The actions that are moves: allowed in Solitary too (6.6)."""
    base = t.rulebook.base
    out.add(base[mv.ROLL])
    if actions.why_not_cautious(t, seat) == 0:
        movement.list_anywhere(t, seat, base[mv.CAUTIOUS], out)
    if actions.why_not_home(t, seat) == 0:
        out.add(base[mv.HOME])


def list_actions(t: Table, seat: i64, out: MoveList) -> None:
    """All other actions but cards and what teammates do together."""
    base = t.rulebook.base
    if actions.why_not_search(t, seat) == 0:
        out.add(base[mv.SEARCH])
        if actions.why_not_salvage(t, seat) == 0:
            out.add(base[mv.SEARCH_DISCARD])
    actions.list_joins(t, seat, out)
    if extortion.why_not_extort_now(t, seat) == 0:
        for target in range(t.get(at.PLAYERS)):
            if extortion.why_not_victim(t, seat, target) == 0:
                out.add(base[mv.EXTORT] + target)
    if crafting.why_not_here(t, seat) == 0:
        crafting.list_recipes(t, seat, 0, out)
    if places.why_not_dig(t, seat) == 0:
        places.list_tools(t, seat, mv.DIG, out)
    if places.why_not_steal(t, seat) == 0:
        out.add(base[mv.STEAL])
    if places.why_not_heal(t, seat) == 0:
        out.add(base[mv.HEAL])
    if places.why_not_sell(t, seat) == 0:
        places.list_cards(t, seat, mv.SELL, 0, out)
    if places.why_not_buy_here(t, seat) == 0:
        offers.list_offers(t, seat, out)


# --- the end of a turn, 4.3 -----------------------------------------------------------------
def end(t: Table, seat: i64) -> None:
    """`end`: Michel(le) first, if they are in the game (10.4)."""
    t.become(t.top(), ask.ROUSE if t.get(at.MICHEL) != 0 else ask.ENDING, seat)


def leave_michel_alone(t: Table, seat: i64) -> None:
    """`pass`: they stay where they are."""
    t.become(t.top(), ask.ENDING, seat)


def ending(t: Table) -> None:
    """End-of-turn abilities, then the hand limit, then the next seat."""
    frame = t.top()
    seat = t.get(frame + at.ASKED)
    t.put(frame + frames.SEND_DIE, 0)
    more = t.mod(seat, MOD_HEAL_AT_END)
    if more > 0:
        cards.heal(t, seat, more)
    if over_limit(t, seat) > 0:
        t.become(frame, ask.LIMIT, seat)
    else:
        begin(t, t.next_seat(seat))


def over_limit(t: Table, seat: i64) -> i64:
    """Cards too many in hand (4.4)."""
    return t.of(seat, at.HAND_SIZE) - t.mod(seat, MOD_HAND_LIMIT)


def left_from(t: Table, seat: i64, first: i64) -> i64:
    """Cards in hand of a kind and the later ones."""
    total: i64 = 0
    for kind in range(first, t.rulebook.kinds):
        total += t.hand(seat, kind)
    return total


def why_not_in_order(t: Table, seat: i64, kind: i64, first: i64, due: i64) -> i64:
    """What forbids choosing a card when `due` cards must go in pack order (docs/record-format.md)."""
    why = places.why_not_held(t, seat, kind, first)
    if why == 0 and left_from(t, seat, kind) < due:
        return no.TOO_FEW
    return why


def list_in_order(t: Table, seat: i64, family: i64, first: i64, due: i64, out: MoveList) -> None:
    """One move per kind that may go next when `due` cards must go in pack order."""
    rb = t.rulebook
    left = left_from(t, seat, first)
    for kind in range(first, rb.kinds):
        if left < due:
            return
        held = t.hand(seat, kind)
        if held > 0:
            out.add(rb.base[family] + kind)
        left -= held


def discard_to_limit(t: Table, seat: i64, kind: i64) -> None:
    """One card less; the turn is over when the limit is kept."""
    frame = t.top()
    t.put(frame + frames.LIMIT_LAST_KIND, kind)
    cards.discard(t, seat, kind, ev.WHY_LIMIT)
    if over_limit(t, seat) <= 0:
        begin(t, t.next_seat(seat))
