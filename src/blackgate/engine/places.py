"""6 Place actions: Dig, Steal a Spoon, Heal, Sell, Buy."""

from mypy_extensions import i64

from blackgate.engine import actions, cards, frames
from blackgate.engine import events as ev
from blackgate.engine import layout as at
from blackgate.engine import moves as mv
from blackgate.engine import prompts as ask
from blackgate.engine import reasons as no
from blackgate.engine.moves import MoveList
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import (
    MOD_SECOND_DIGS,
    MOD_SELL_MORE,
    MOD_TRADE_ANYWHERE,
    MOD_UNSTOPPABLE,
)


# --- Dig, 6.1 -------------------------------------------------------------------------------
def why_not_dig(t: Table, seat: i64) -> i64:
    """In one's own Cell Block (11.4), not with two Beatings (7.1)."""
    rb = t.rulebook
    why = actions.why_no_action(t, seat)
    place = t.of(seat, at.PLACE)
    if rb.digs[place] == 0:
        why |= no.DIG_PLACE
    elif place != t.home_of(seat):
        why |= no.DIG_BLOCK
    if t.of(seat, at.BEATINGS) >= rb.dig_beatings and t.mod(seat, MOD_UNSTOPPABLE) == 0:
        why |= no.DIG_BEATEN
    return why


def list_tools(t: Table, seat: i64, family: i64, out: MoveList) -> None:
    """One move per kind of Tool in hand."""
    rb = t.rulebook
    for i in range(len(rb.tools)):
        if t.hand(seat, rb.tools[i]) > 0:
            out.add(rb.base[family] + i)


def dig(t: Table, seat: i64, tool: i64) -> None:
    """Dig; who has the ability is asked about a second Tool, holding one or not (12.4)."""
    actions.spend(t, 1)
    lay_tool(t, seat, tool)
    if t.get(at.OVER) == 0 and t.get(at.SECOND_DIGS) < t.mod(seat, MOD_SECOND_DIGS):
        t.push(ask.DIG_MORE, seat)


def dig_more(t: Table, seat: i64, tool: i64) -> None:
    """The second Tool of a Dig."""
    t.pop()
    t.add(at.SECOND_DIGS, 1)
    lay_tool(t, seat, tool)


def lay_tool(t: Table, seat: i64, tool: i64) -> None:
    """Lay a Tool beside the board and score it; reaching the goal ends the game at once (3.2)."""
    t.add_hand(seat, tool, -1)
    t.put(at.DUGS + t.get(at.DUG_SIZE), tool * at.SEATS + seat)
    t.add(at.DUG_SIZE, 1)
    t.add_of(seat, at.POINTS, t.rulebook.points[tool])
    t.note(ev.DUG, seat, tool, t.of(seat, at.POINTS), 0)
    if score(t, seat) >= t.get(at.TARGET):
        t.put(at.OVER, 1)
        t.put(at.WINNER, seat)
        t.note(ev.WON, seat, 0, 0, 0)


def score(t: Table, seat: i64) -> i64:
    """A player's Tunnel points, or their team's (11.2, 13.16)."""
    if t.get(at.TEAMS) == 0:
        return t.of(seat, at.POINTS)
    total: i64 = 0
    for mate in range(seat & 1, t.get(at.PLAYERS), 2):
        total += t.of(mate, at.POINTS)
    return total


# --- Steal a Spoon, 6.2; Heal, 6.3 ----------------------------------------------------------
def why_not_steal(t: Table, seat: i64) -> i64:
    """In the Cafeteria, while there is one."""
    rb = t.rulebook
    why = actions.why_no_action(t, seat)
    if rb.steals_at[t.of(seat, at.PLACE)] == 0:
        why |= no.STEAL_PLACE
    if t.get(at.PILE + rb.steals) == 0:
        why |= no.STEAL_PILE
    return why


def steal(t: Table, seat: i64) -> None:
    """Take one."""
    actions.spend(t, 1)
    cards.take_from_pile(t, seat, t.rulebook.steals, 1, ev.WHY_STEAL)


def why_not_heal(t: Table, seat: i64) -> i64:
    """In the Infirmary, with a Beating."""
    why = actions.why_no_action(t, seat)
    if t.rulebook.heals_at[t.of(seat, at.PLACE)] == 0:
        why |= no.HEAL_PLACE
    if t.of(seat, at.BEATINGS) == 0:
        why |= no.HEALTHY
    return why


def heal(t: Table, seat: i64) -> None:
    """Remove one Beating."""
    actions.spend(t, 1)
    cards.heal(t, seat, 1)


# --- Sell, 6.4 ------------------------------------------------------------------------------
def trades_anywhere(t: Table, seat: i64) -> bool:
    """An ability (9.1); never in Solitary."""
    return t.mod(seat, MOD_TRADE_ANYWHERE) != 0 and t.of(seat, at.PLACE) != t.rulebook.solitary


def why_not_sell(t: Table, seat: i64) -> i64:
    """In the Yard, or anywhere by an ability."""
    why = actions.why_no_action(t, seat)
    if t.rulebook.sells_at[t.of(seat, at.PLACE)] == 0 and not trades_anywhere(t, seat):
        why |= no.SELL_PLACE
    return why


def list_cards(t: Table, seat: i64, family: i64, first: i64, out: MoveList) -> None:
    """One move per kind in hand, from a kind on (pack order)."""
    rb = t.rulebook
    base = rb.base[family]
    cells = t.cells
    start: i64 = at.HAND + seat * at.KINDS
    for kind in range(first, rb.kinds):
        if cells[start + kind] > 0:
            out.add(base + kind)


def why_not_held(t: Table, seat: i64, kind: i64, first: i64) -> i64:
    """What forbids choosing a card of one's hand in pack order."""
    if kind < first:
        return no.ORDER
    return no.NOT_IN_HAND if t.hand(seat, kind) == 0 else 0


def begin_sell(t: Table, seat: i64, kind: i64) -> None:
    """The first card of a Sell, which is an action."""
    actions.spend(t, 1)
    frame = t.push(ask.SELLING, seat)
    t.put(frame + frames.SELLING_FACTOR, 1)
    t.put(frame + frames.SELLING_UNSOLD, 1)
    sell(t, seat, kind)


def sell(t: Table, seat: i64, kind: i64) -> None:
    """Each card pays at once; an ability's bonus comes with the first card (13.8)."""
    frame = t.top()
    price = t.rulebook.sells[kind] * t.get(frame + frames.SELLING_FACTOR)
    if t.get(frame + frames.SELLING_UNSOLD) != 0:
        price += t.mod(seat, MOD_SELL_MORE)
        t.put(frame + frames.SELLING_UNSOLD, 0)
    t.put(frame + frames.SELLING_LAST_KIND, kind)
    cards.discard(t, seat, kind, ev.WHY_TRADE)
    cards.pay(t, seat, price, ev.WHY_TRADE)


def list_selling(t: Table, seat: i64, out: MoveList) -> None:
    """`sell K`, and `done` once something was sold."""
    frame = t.top()
    list_cards(t, seat, mv.SELL, t.get(frame + frames.SELLING_LAST_KIND), out)
    if t.get(frame + frames.SELLING_UNSOLD) == 0:
        out.add(t.rulebook.base[mv.DONE])


# --- Buy, 6.5 -------------------------------------------------------------------------------
def why_not_buy_here(t: Table, seat: i64) -> i64:
    """In the Yard, or anywhere by an ability."""
    why = actions.why_no_action(t, seat)
    if t.rulebook.buys_at[t.of(seat, at.PLACE)] == 0 and not trades_anywhere(t, seat):
        why |= no.BUY_PLACE
    return why
