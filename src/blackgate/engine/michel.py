"""10 Michel & Michelle: a prisoner nobody controls."""

from mypy_extensions import i64

from blackgate.engine import cards, frames, movement, weapons
from blackgate.engine import events as ev
from blackgate.engine import layout as at
from blackgate.engine import moves as mv
from blackgate.engine import prompts as ask
from blackgate.engine import reasons as no
from blackgate.engine.chance import FOR_MICHEL, FOR_RANDOM
from blackgate.engine.moves import MoveList
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import MOD_DRAW_AFTER_MOVE


# --- what a move sets off -------------------------------------------------------------------
def arrive(t: Table, seat: i64) -> None:
    """After a move: draw for it, then Michel(le) extorts who ends it in their Place (10.5, 13.10)."""
    more = t.mod(seat, MOD_DRAW_AFTER_MOVE)
    if more > 0:
        cards.draw(t, seat, more)
    if t.get(at.MICHEL) != 0 and t.of(seat, at.PLACE) == t.get(at.MICHEL_PLACE):
        extort(t, seat)


# --- moving Michel(le), 10.4 and 10.5 -------------------------------------------------------
def rouse(t: Table, seat: i64) -> None:
    """Roll for Michel(le)."""
    frame = t.top()
    result = t.chance.die(t.rulebook.die)
    t.note(ev.MICHEL_ROLLED, seat, result, 0, 0)
    t.become(frame, ask.SEND, seat)
    t.put(frame + frames.SEND_DIE, result)


def send(t: Table, seat: i64, place: i64) -> None:
    """Michel(le) moves, and extorts everybody there, clockwise from who moved them."""
    t.note(ev.MICHEL_MOVED, t.get(at.MICHEL_PLACE), place, 0, 0)
    t.put(at.MICHEL_PLACE, place)
    t.become(t.top(), ask.ENDING, seat)
    frame = t.push(ask.ROUND, seat)
    t.put(frame + frames.ROUND_NEXT, seat)
    t.put(frame + frames.ROUND_LEFT, t.get(at.PLAYERS))


def next_of_round(t: Table) -> None:
    """Extort the next player in the Place, or end the round."""
    frame = t.top()
    seat = t.get(frame + frames.ROUND_NEXT)
    left = t.get(frame + frames.ROUND_LEFT)
    while left > 0:
        victim = seat
        seat = t.next_seat(seat)
        left -= 1
        if t.of(victim, at.PLACE) == t.get(at.MICHEL_PLACE):
            t.put(frame + frames.ROUND_NEXT, seat)
            t.put(frame + frames.ROUND_LEFT, left)
            extort(t, victim)
            return
    t.pop()


# --- the extortion, 10.6 and 10.7 -----------------------------------------------------------
def show_card(t: Table, seat: i64) -> i64:
    """Draw and show a Michel card (10.2)."""
    rb = t.rulebook
    total: i64 = 0
    for card in range(rb.michel_kinds):
        total += t.get(at.MICHEL_DECK + card)
    if total == 0:
        total = refill(t)
    card = t.chance.pick(FOR_MICHEL, seat, t.cells, at.MICHEL_DECK, total)
    t.add(at.MICHEL_DECK + card, -1)
    t.add(at.MICHEL_SHOWN + card, 1)
    t.note(ev.MICHEL_SHOWED, seat, card, 0, 0)
    return card


def refill(t: Table) -> i64:
    """Shuffle the discard; should it be empty too, the shown cards except the first (10.2)."""
    t.note(ev.MICHEL_SHUFFLED, 0, 0, 0, 0)
    rb = t.rulebook
    total: i64 = 0
    for card in range(rb.michel_kinds):
        total += t.get(at.MICHEL_DISCARD + card)
    source: i64 = at.MICHEL_DISCARD if total > 0 else at.MICHEL_SHOWN
    total = 0
    for card in range(rb.michel_kinds):
        count = t.get(source + card)
        keep: i64 = 0
        if source == at.MICHEL_SHOWN and card == t.get(at.MICHEL_FIRST):
            keep = 1
        t.put(at.MICHEL_DECK + card, count - keep)
        t.put(source + card, keep)
        total += count - keep
    return total


def extort(t: Table, seat: i64) -> None:
    """Michel(le) extorts a player: the first card decides (10.6)."""
    t.note(ev.MICHEL_EXTORTS, seat, 0, 0, 0)
    card = show_card(t, seat)
    if t.rulebook.armed[card] == 0:
        discard_shown(t)
        return
    t.put(at.MICHEL_FIRST, card)
    t.push(ask.MICHEL, seat)


def discard_shown(t: Table) -> None:
    """Michel cards of this extortion go to their discard (10.2)."""
    for card in range(t.rulebook.michel_kinds):
        t.add(at.MICHEL_DISCARD + card, t.get(at.MICHEL_SHOWN + card))
        t.cells[at.MICHEL_SHOWN + card] = 0
    t.put(at.MICHEL_FIRST, 0)


def shown_first(t: Table, kind: i64) -> bool:
    """Whether the first card shows this Tool."""
    return t.rulebook.shows[t.get(at.MICHEL_FIRST) * at.KINDS + kind] != 0


def why_not_discard(t: Table, seat: i64, kind: i64) -> i64:
    """What forbids handing in this card: cooperation (10.6), or the loss (10.7)."""
    if not shown_first(t, kind):
        return no.NOT_SHOWN
    if t.get(t.top() + frames.MICHEL_FOUGHT) != 0 and t.get(t.top() + at.PROMPT) == ask.MICHEL:
        return no.NOT_NOW  # only on the first card (13.14)
    return no.NO_TOOL if t.hand(seat, kind) == 0 else 0


def list_discards(t: Table, seat: i64, out: MoveList) -> None:
    """`discard T` for the Tools shown and held."""
    rb = t.rulebook
    for i in range(len(rb.tools)):
        kind = rb.tools[i]
        if why_not_discard(t, seat, kind) == 0:
            out.add(rb.base[mv.DISCARD] + kind)


def list_answers(t: Table, seat: i64, out: MoveList) -> None:
    """`discard T`, `lay W`, `hold` or `yield`."""
    list_discards(t, seat, out)
    weapons.list_lays(t, seat, out)
    weapons.list_way_out(t, seat, out)


def cooperate(t: Table, seat: i64, kind: i64) -> None:
    """Hand in a Tool that was shown: it is over."""
    t.pop()
    cards.discard(t, seat, kind, ev.WHY_COOPERATED)
    discard_shown(t)


def weapon_laid(t: Table, frame: i64, fighter: i64) -> None:
    """A Weapon was laid against Michel(le): a new card (10.7)."""
    t.put(frame + frames.MICHEL_FOUGHT, 1)
    card = show_card(t, fighter)
    if t.rulebook.armed[card] != 0:
        return
    t.note(ev.BEAT_MICHEL, fighter, 0, 0, 0)
    cards.discard_laid(t)
    discard_shown(t)
    t.put(frame + frames.MICHEL_FOUGHT, 0)
    t.put(frame + frames.MICHEL_HELPERS, 0)
    t.become(frame, ask.REWARD, fighter)


def lay(t: Table, seat: i64, move: i64) -> None:
    """The player lays a Weapon."""
    t.put(t.top() + frames.COMBAT_HELD, 0)
    weapons.lay_move(t, seat, move)
    weapon_laid(t, t.top(), seat)


def give_up(t: Table, fighter: i64) -> None:
    """`yield`: Beating(s), then the Tool or a random card, then Weapons and cards are discarded (13.14)."""
    frame = t.top()
    t.put(frame + frames.COMBAT_HELD, 0)
    t.note(ev.YIELDED, fighter, 0, 0, 0)
    t.note(ev.LOST_COMBAT, fighter, -1, 0, 0)
    weapons.beat_loser(t, fighter)
    helpers = t.get(frame + frames.MICHEL_HELPERS)
    seat = t.next_seat(fighter)
    while seat != fighter:
        if (helpers >> seat) & 1 != 0:
            weapons.beat_loser(t, seat)
        seat = t.next_seat(seat)
    rb = t.rulebook
    for i in range(len(rb.tools)):
        if shown_first(t, rb.tools[i]) and t.hand(fighter, rb.tools[i]) > 0:
            t.become(frame, ask.MICHEL_TOOL, fighter)
            return
    for i in range(len(rb.tools)):
        if shown_first(t, rb.tools[i]):
            t.note(ev.LACKED, fighter, rb.tools[i], 0, 0)
    size = t.of(fighter, at.HAND_SIZE)
    if size > 0:
        kind = t.chance.pick(FOR_RANDOM, fighter, t.cells, at.HAND + fighter * at.KINDS, size)
        cards.discard(t, fighter, kind, ev.WHY_BEATEN_RANDOM)
    clear_away(t)


def lose_tool(t: Table, seat: i64, kind: i64) -> None:
    """The Tool of the loser's choice goes."""
    cards.discard(t, seat, kind, ev.WHY_BEATEN)
    clear_away(t)


def clear_away(t: Table) -> None:
    """The lost extortion is over."""
    cards.discard_laid(t)
    discard_shown(t)
    t.pop()


def reward(t: Table, seat: i64, drawn: bool) -> None:
    """Beating Michel(le) earns a card, if wanted (13.1)."""
    t.pop()
    if drawn:
        cards.draw(t, seat, t.rulebook.michel_reward)


def why_not_send(t: Table, place: i64) -> i64:
    """What forbids sending Michel(le) to a Place (10.4)."""
    return movement.why_not_rolled(t, t.get(t.top() + frames.SEND_DIE), t.get(at.MICHEL_PLACE), place)


def list_sends(t: Table, out: MoveList) -> None:
    """`send P` for the Places of the roll."""
    movement.list_rolled(t, t.get(t.top() + frames.SEND_DIE), t.get(at.MICHEL_PLACE), mv.SEND, out)
