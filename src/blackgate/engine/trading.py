"""6.4 Sell and 6.5 Buy: as actions, and free of charge by a card. Prompts SELLING and BUY."""

from mypy_extensions import i64

from blackgate.engine import actions, card_choices, cards, frames
from blackgate.engine import events as ev
from blackgate.engine import layout as at
from blackgate.engine import moves as mv
from blackgate.engine import prompts as ask
from blackgate.engine import reasons as no
from blackgate.engine.moves import MoveList
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import MOD_BUY_LESS, MOD_SELL_MORE, MOD_TRADE_ANYWHERE


def trades_anywhere(t: Table, seat: i64) -> bool:
    """Return whether an ability (9.1) lets a player trade where they are; never in Solitary."""
    return t.mod(seat, MOD_TRADE_ANYWHERE) != 0 and t.of(seat, at.PLACE) != t.rulebook.solitary


# --- Sell, 6.4 ------------------------------------------------------------------------------
def why_not_sell_here(t: Table, seat: i64) -> i64:
    """Return why a player may not begin to sell: in the Yard, or anywhere by an ability."""
    why = actions.why_no_action(t, seat)
    if t.rulebook.sells_at[t.of(seat, at.PLACE)] == 0 and not trades_anywhere(t, seat):
        why |= no.SELL_PLACE
    return why


def begin_sell(t: Table, seat: i64, kind: i64) -> None:
    """Sell the first card, which is the action."""
    actions.spend(t, 1)
    ask_to_sell(t, seat, 1)
    sell(t, seat, kind)


def ask_to_sell(t: Table, seat: i64, factor: i64) -> None:
    """Ask for cards to sell; prices are multiplied by `factor`."""
    frame = t.push(ask.SELLING, seat)
    t.put(frame + frames.SELLING_FACTOR, factor)
    t.put(frame + frames.SELLING_UNSOLD, 1)


def sell(t: Table, seat: i64, kind: i64) -> None:
    """Sell one card. It pays at once; the bonus of an ability comes with the first card (13.8)."""
    frame = t.top()
    price = t.rulebook.sells[kind] * t.get(frame + frames.SELLING_FACTOR)
    if t.get(frame + frames.SELLING_UNSOLD) != 0:
        price += t.mod(seat, MOD_SELL_MORE)
        t.put(frame + frames.SELLING_UNSOLD, 0)
    t.put(frame + frames.SELLING_LAST_KIND, kind)
    cards.discard(t, seat, kind, ev.WHY_TRADE)
    cards.pay(t, seat, price, ev.WHY_TRADE)


# --- Buy, 6.5 -------------------------------------------------------------------------------
def cost(t: Table, seat: i64, offer: i64) -> i64:
    """Return what an offer costs a player."""
    price = t.rulebook.offer_cost[offer] - t.mod(seat, MOD_BUY_LESS)
    return price if price > 0 else i64(0)  # a bare 0 would be boxed


def why_not_buy_here(t: Table, seat: i64) -> i64:
    """Return why a player may not buy: in the Yard, or anywhere by an ability."""
    why = actions.why_no_action(t, seat)
    if t.rulebook.buys_at[t.of(seat, at.PLACE)] == 0 and not trades_anywhere(t, seat):
        why |= no.BUY_PLACE
    return why


def why_not_offer(t: Table, seat: i64, offer: i64) -> i64:
    """Return why an offer cannot be bought: Cigarettes, or a pile that does not hold all of it (13.20)."""
    rb = t.rulebook
    why: i64 = 0
    if t.of(seat, at.CIGARETTES) < cost(t, seat, offer):
        why |= no.POOR
    if t.get(at.PILE + rb.offer_kind[offer]) < rb.offer_count[offer]:
        why |= no.BUY_PILE
    return why


def could_buy(t: Table, seat: i64) -> bool:
    """Return whether any offer can be bought, leaving the Place aside."""
    for offer in range(len(t.rulebook.offer_cost)):
        if why_not_offer(t, seat, offer) == 0:
            return True
    return False


def list_offers(t: Table, seat: i64, out: MoveList) -> None:
    """List `buy X` for everything that can be bought."""
    base = t.rulebook.base[mv.BUY]
    for offer in range(len(t.rulebook.offer_cost)):
        if why_not_offer(t, seat, offer) == 0:
            out.add(base + offer)


def buy(t: Table, seat: i64, offer: i64) -> None:
    """Pay for an offer and take it."""
    rb = t.rulebook
    cards.pay(t, seat, -cost(t, seat, offer), ev.WHY_TRADE)
    cards.take_from_pile(t, seat, rb.offer_kind[offer], rb.offer_count[offer], ev.WHY_TRADE)


# --- the questions --------------------------------------------------------------------------
def list_answers(t: Table, question: i64, seat: i64, out: MoveList) -> None:
    """SELLING: `sell K`, and `done` once something was sold. BUY: `buy X`."""
    if question == ask.BUY:
        list_offers(t, seat, out)
        return
    frame = t.top()
    card_choices.list_cards(t, seat, mv.SELL, t.get(frame + frames.SELLING_LAST_KIND), out)
    if t.get(frame + frames.SELLING_UNSOLD) == 0:
        out.add(t.rulebook.base[mv.DONE])


def why_not_answer(t: Table, question: i64, seat: i64, move: i64) -> i64:
    """SELLING, BUY: return why a move is not allowed."""
    rb = t.rulebook
    family = rb.family[move]
    if question == ask.BUY:
        return why_not_offer(t, seat, rb.arg[move]) if family == mv.BUY else no.NOT_NOW
    frame = t.top()
    if family == mv.SELL:
        return card_choices.why_not_held(t, seat, rb.arg[move], t.get(frame + frames.SELLING_LAST_KIND))
    sold = t.get(frame + frames.SELLING_UNSOLD) == 0
    return 0 if family == mv.DONE and sold else no.NOT_NOW


def answer(t: Table, question: i64, seat: i64, move: i64) -> None:
    """SELLING, BUY: carry out a move."""
    rb = t.rulebook
    if question == ask.BUY:
        t.pop()
        buy(t, seat, rb.arg[move])
    elif rb.family[move] == mv.SELL:
        sell(t, seat, rb.arg[move])
    else:
        t.pop()
