"""10 Michel and Michelle: a prisoner that no player controls. Prompts ROUSE, SEND, MICHEL, MICHEL_TOOL and REWARD."""

from mypy_extensions import i64

from blackgate.engine import cards, frames, routes, weapons
from blackgate.engine import events as ev
from blackgate.engine import layout as at
from blackgate.engine import moves as mv
from blackgate.engine import prompts as ask
from blackgate.engine import reasons as no
from blackgate.engine.chance import FOR_MICHEL, FOR_RANDOM
from blackgate.engine.moves import MoveList
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import MOD_DRAW_AFTER_MOVE


# --- what follows a move --------------------------------------------------------------------
def arrive(t: Table, seat: i64) -> None:
    """Do what follows a move: draw by an ability, then Michel(le) extorts a player in their Place (10.5, 13.10)."""
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
    t.emit(ev.MICHEL_ROLLED, seat, result, 0, 0)
    t.change_prompt(frame, ask.SEND, seat)
    t.put(frame + frames.SEND_DIE, result)


def send(t: Table, seat: i64, place: i64) -> None:
    """Move Michel(le), who then extorts each player there, clockwise from the player who moved them."""
    t.emit(ev.MICHEL_MOVED, t.get(at.MICHEL_PLACE), place, 0, 0)
    t.put(at.MICHEL_PLACE, place)
    t.change_prompt(t.top(), ask.ENDING, seat)
    frame = t.push(ask.ROUND, seat)
    t.put(frame + frames.ROUND_NEXT, seat)
    t.put(frame + frames.ROUND_LEFT, t.get(at.PLAYERS))


def next_of_round(t: Table) -> None:
    """ROUND: extort the next player in the Place, or end the round."""
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
    t.emit(ev.MICHEL_SHOWED, seat, card, 0, 0)
    return card


def refill(t: Table) -> i64:
    """Shuffle the discard into the deck; if it is empty too, the shown cards except the first (10.2)."""
    t.emit(ev.MICHEL_SHUFFLED, 0, 0, 0, 0)
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
    """Begin to extort a player: the first card decides (10.6)."""
    t.emit(ev.MICHEL_EXTORTS, seat, 0, 0, 0)
    card = show_card(t, seat)
    if t.rulebook.armed[card] == 0:
        discard_shown(t)
        return
    t.put(at.MICHEL_FIRST, card)
    t.push(ask.MICHEL, seat)


def discard_shown(t: Table) -> None:
    """Discard the Michel cards of this extortion (10.2)."""
    for card in range(t.rulebook.michel_kinds):
        t.add(at.MICHEL_DISCARD + card, t.get(at.MICHEL_SHOWN + card))
        t.cells[at.MICHEL_SHOWN + card] = 0
    t.put(at.MICHEL_FIRST, 0)


def asks_for(t: Table, kind: i64) -> bool:
    """Return whether the first card shows this Tool, so that Michel(le) asks for it."""
    return t.rulebook.shows[t.get(at.MICHEL_FIRST) * at.KINDS + kind] != 0


def why_not_discard(t: Table, seat: i64, kind: i64) -> i64:
    """Return why a Tool may not be discarded: to cooperate (10.6), or as the loss (10.7)."""
    if not asks_for(t, kind):
        return no.NOT_SHOWN
    if t.get(t.top() + frames.MICHEL_FOUGHT) != 0 and t.get(t.top() + at.PROMPT) == ask.MICHEL:
        return no.NOT_NOW  # only on the first card (13.14)
    return no.NO_TOOL if t.hand(seat, kind) == 0 else 0


def list_discards(t: Table, seat: i64, out: MoveList) -> None:
    """List `discard T` for the Tools shown and held."""
    rb = t.rulebook
    for i in range(len(rb.tools)):
        kind = rb.tools[i]
        if why_not_discard(t, seat, kind) == 0:
            out.add(rb.base[mv.DISCARD] + kind)


def cooperate(t: Table, seat: i64, kind: i64) -> None:
    """Discard a Tool that was shown, which ends the extortion."""
    t.pop()
    cards.discard(t, seat, kind, ev.WHY_COOPERATED)
    discard_shown(t)


def weapon_laid(t: Table, frame: i64, fighter: i64) -> None:
    """Show a new card after a Weapon was laid against Michel(le) (10.7)."""
    t.put(frame + frames.MICHEL_FOUGHT, 1)
    card = show_card(t, fighter)
    if t.rulebook.armed[card] != 0:
        return
    t.emit(ev.BEAT_MICHEL, fighter, 0, 0, 0)
    cards.discard_laid(t)
    discard_shown(t)
    t.put(frame + frames.MICHEL_FOUGHT, 0)
    t.put(frame + frames.MICHEL_HELPERS, 0)
    t.change_prompt(frame, ask.REWARD, fighter)


def lay(t: Table, seat: i64, move: i64) -> None:
    """Lay a Weapon against Michel(le), who shows a new card."""
    t.put(t.top() + frames.COMBAT_HELD, 0)
    weapons.lay_move(t, seat, move)
    weapon_laid(t, t.top(), seat)


def give_up(t: Table, fighter: i64) -> None:
    """Lose: Beatings, then the Tool or a random card, then Weapons and cards are discarded (13.14)."""
    frame = t.top()
    t.put(frame + frames.COMBAT_HELD, 0)
    t.emit(ev.YIELDED, fighter, 0, 0, 0)
    t.emit(ev.LOST_COMBAT, fighter, -1, 0, 0)
    weapons.beat_loser(t, fighter)
    helpers = t.get(frame + frames.MICHEL_HELPERS)
    seat = t.next_seat(fighter)
    while seat != fighter:
        if (helpers >> seat) & 1 != 0:
            weapons.beat_loser(t, seat)
        seat = t.next_seat(seat)
    rb = t.rulebook
    for i in range(len(rb.tools)):
        if asks_for(t, rb.tools[i]) and t.hand(fighter, rb.tools[i]) > 0:
            t.change_prompt(frame, ask.MICHEL_TOOL, fighter)
            return
    for i in range(len(rb.tools)):
        if asks_for(t, rb.tools[i]):
            t.emit(ev.LACKED, fighter, rb.tools[i], 0, 0)
    size = t.of(fighter, at.HAND_SIZE)
    if size > 0:
        kind = t.chance.pick(FOR_RANDOM, fighter, t.cells, at.HAND + fighter * at.KINDS, size)
        cards.discard(t, fighter, kind, ev.WHY_BEATEN_RANDOM)
    clear_away(t)


def lose_tool(t: Table, seat: i64, kind: i64) -> None:
    """Discard the Tool of the loser's choice."""
    cards.discard(t, seat, kind, ev.WHY_BEATEN)
    clear_away(t)


def clear_away(t: Table) -> None:
    """End a lost extortion."""
    cards.discard_laid(t)
    discard_shown(t)
    t.pop()


def take_reward(t: Table, seat: i64, drawn: bool) -> None:
    """Draw a card for beating Michel(le), or not (13.1)."""
    t.pop()
    if drawn:
        cards.draw(t, seat, t.rulebook.michel_reward)


# --- the questions --------------------------------------------------------------------------
def list_answers(t: Table, question: i64, seat: i64, out: MoveList) -> None:
    """List the answers to ROUSE, SEND, MICHEL, MICHEL_TOOL and REWARD."""
    base = t.rulebook.base
    if question == ask.ROUSE:
        out.add(base[mv.ROUSE])
        out.add(base[mv.PASS])
    elif question == ask.SEND:
        routes.list_rolled(t, t.get(t.top() + frames.SEND_DIE), t.get(at.MICHEL_PLACE), mv.SEND, out)
    elif question == ask.REWARD:
        out.add(base[mv.DRAW])
        out.add(base[mv.PASS])
    else:
        list_discards(t, seat, out)
        if question == ask.MICHEL:
            weapons.list_lays(t, seat, out)
            weapons.list_way_out(t, seat, out)


def why_not_answer(t: Table, question: i64, seat: i64, move: i64) -> i64:
    """Return why a move is not allowed in ROUSE, SEND, MICHEL, MICHEL_TOOL and REWARD."""
    rb = t.rulebook
    family = rb.family[move]
    if question == ask.ROUSE:
        return 0 if family == mv.ROUSE or family == mv.PASS else no.NOT_NOW
    if question == ask.SEND:
        if family != mv.SEND:
            return no.NOT_NOW
        return routes.why_not_rolled(t, t.get(t.top() + frames.SEND_DIE), t.get(at.MICHEL_PLACE), rb.arg[move])
    if question == ask.REWARD:
        return 0 if family == mv.DRAW or family == mv.PASS else no.NOT_NOW
    if family == mv.DISCARD:
        return why_not_discard(t, seat, rb.arg[move])
    return weapons.why_not_in_combat(t, seat, move) if question == ask.MICHEL else no.NOT_NOW


def answer(t: Table, question: i64, seat: i64, move: i64) -> None:
    """Carry out an answer to ROUSE, SEND, MICHEL, MICHEL_TOOL and REWARD."""
    rb = t.rulebook
    family = rb.family[move]
    if question == ask.MICHEL:
        answer_extortion(t, seat, move)
    elif question == ask.ROUSE:
        if family == mv.ROUSE:
            rouse(t, seat)
        else:
            t.change_prompt(t.top(), ask.ENDING, seat)
    elif question == ask.SEND:
        send(t, seat, rb.arg[move])
    elif question == ask.REWARD:
        take_reward(t, seat, family == mv.DRAW)
    else:
        lose_tool(t, seat, rb.arg[move])


def answer_extortion(t: Table, seat: i64, move: i64) -> None:
    """MICHEL: cooperate, ask teammates for help, fight or give up."""
    rb = t.rulebook
    family = rb.family[move]
    if family == mv.DISCARD:
        cooperate(t, seat, rb.arg[move])
    elif family == mv.HOLD:
        weapons.hold(t, seat)
    elif family == mv.YIELD:
        give_up(t, seat)
    else:
        lay(t, seat, move)
