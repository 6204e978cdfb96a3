"""6.5: the offers a Buy may take, their price for a player, and taking one."""

from mypy_extensions import i64

from blackgate.engine import cards
from blackgate.engine import events as ev
from blackgate.engine import layout as at
from blackgate.engine import moves as mv
from blackgate.engine import reasons as no
from blackgate.engine.moves import MoveList
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import MOD_BUY_LESS


def cost(t: Table, seat: i64, offer: i64) -> i64:
    """What an offer costs this player."""
    price = t.rulebook.offer_cost[offer] - t.mod(seat, MOD_BUY_LESS)
    return price if price > 0 else i64(0)  # a bare 0 would be boxed


def why_not_offer(t: Table, seat: i64, offer: i64) -> i64:
    """Enough Cigarettes, and the pile holds all that is bought (13.20)."""
    rb = t.rulebook
    why: i64 = 0
    if t.of(seat, at.CIGARETTES) < cost(t, seat, offer):
        why |= no.POOR
    if t.get(at.PILE + rb.offer_kind[offer]) < rb.offer_count[offer]:
        why |= no.BUY_PILE
    return why


def could_buy(t: Table, seat: i64) -> bool:
    """Whether any offer can be taken, the Place aside."""
    for offer in range(len(t.rulebook.offer_cost)):
        if why_not_offer(t, seat, offer) == 0:
            return True
    return False


def list_offers(t: Table, seat: i64, out: MoveList) -> None:
    """`buy X` for everything that can be bought."""
    base = t.rulebook.base[mv.BUY]
    for offer in range(len(t.rulebook.offer_cost)):
        if why_not_offer(t, seat, offer) == 0:
            out.add(base + offer)


def buy(t: Table, seat: i64, offer: i64) -> None:
    """Pay and take."""
    rb = t.rulebook
    cards.pay(t, seat, -cost(t, seat, offer), ev.WHY_TRADE)
    cards.take_from_pile(t, seat, rb.offer_kind[offer], rb.offer_count[offer], ev.WHY_TRADE)
