"""5 Basic actions: Search, Move, Join a Gang, Play an Action card. Extort and Craft have files of their own."""

from mypy_extensions import i64

from blackgate.engine import backgrounds, cards, effects, frames, michel, movement, prospects
from blackgate.engine import events as ev
from blackgate.engine import layout as at
from blackgate.engine import moves as mv
from blackgate.engine import prompts as ask
from blackgate.engine import reasons as no
from blackgate.engine.moves import MoveList
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import (
    MOD_FREE_ROLLS,
    MOD_HOME_RUN,
    MOD_REROLLS,
    MOD_SEARCH_DISCARD,
    MOD_SEARCH_MORE,
    MOD_SEARCHES,
    MOMENT_ROLLED,
    SCOPE_NONE,
)


def why_no_move_action(t: Table, seat: i64) -> i64:
    """What forbids every action that is a move: none is left (4.1)."""
    return no.NO_ACTIONS if t.get(at.ACTIONS) == 0 else 0


def why_no_action(t: Table, seat: i64) -> i64:
    """What forbids every other action: none is left (4.1), or Solitary (6.6)."""
    why = why_no_move_action(t, seat)
    if t.of(seat, at.PLACE) == t.rulebook.solitary:
        why |= no.SOLITARY
    return why


def spend(t: Table, count: i64) -> None:
    """An action is taken."""
    t.add(at.ACTIONS, -count)


# --- Search, 5.1 ----------------------------------------------------------------------------
def why_not_search(t: Table, seat: i64) -> i64:
    """Once per turn, and only where there is something to search."""
    why = why_no_action(t, seat)
    if t.get(at.SEARCHES) >= t.mod(seat, MOD_SEARCHES):
        why |= no.SEARCHED
    if t.rulebook.search[t.of(seat, at.PLACE)] < 0:
        why |= no.NO_SEARCH_HERE
    return why


def why_not_salvage(t: Table, seat: i64) -> i64:
    """An ability (9.1): take the top discard first."""
    allowed = t.mod(seat, MOD_SEARCH_DISCARD)
    if allowed == 0:
        return no.NO_ABILITY
    if t.get(at.SALVAGES) >= allowed:
        return no.ABILITY_USED
    return no.DISCARD_EMPTY if t.get(at.DISCARD_SIZE) == 0 else 0


def search(t: Table, seat: i64, salvaging: bool) -> None:
    """Draw as many Search cards as the Place says."""
    spend(t, 1)
    t.add(at.SEARCHES, 1)
    place = t.of(seat, at.PLACE)
    t.note(ev.SEARCHED, seat, place, 0, 0)
    if salvaging:
        t.add(at.SALVAGES, 1)
        cards.salvage(t, seat)
    cards.draw(t, seat, t.rulebook.search[place] + t.mod(seat, MOD_SEARCH_MORE))


# --- Move, 5.2-5.4 --------------------------------------------------------------------------
def roll(t: Table, seat: i64) -> None:
    """Simple move: roll, then choose."""
    spend(t, 1)
    frame = t.push(ask.ROLLED, seat)
    result = t.chance.die(t.rulebook.die)
    t.note(ev.ROLLED, seat, result, 0, 0)
    t.put(frame + frames.ROLLED_DIE, result)


def why_not_reroll(t: Table, seat: i64) -> i64:
    """9.1: an ability allows it, so many times a move."""
    allowed = t.mod(seat, MOD_REROLLS)
    if allowed == 0:
        return no.NO_ABILITY
    return no.ABILITY_USED if t.get(t.top() + frames.ROLLED_REROLLS) >= allowed else 0


def reroll(t: Table, seat: i64) -> None:
    """The new roll counts."""
    frame = t.top()
    t.add(frame + frames.ROLLED_REROLLS, 1)
    result = t.chance.die(t.rulebook.die)
    t.note(ev.REROLLED, seat, result, 0, 0)
    t.put(frame + frames.ROLLED_DIE, result)


def why_not_go_rolled(t: Table, seat: i64, place: i64) -> i64:
    """What forbids going there after this roll."""
    return movement.why_not_rolled(t, t.get(t.top() + frames.ROLLED_DIE), t.of(seat, at.PLACE), place)


def list_rolled(t: Table, seat: i64, out: MoveList) -> None:
    """`go P`, `reroll`, `reveal`."""
    base = t.rulebook.base
    movement.list_rolled(t, t.get(t.top() + frames.ROLLED_DIE), t.of(seat, at.PLACE), mv.GO, out)
    if why_not_reroll(t, seat) == 0:
        out.add(base[mv.REROLL])
    if backgrounds.why_not_reveal(t, seat, MOMENT_ROLLED) == 0:
        out.add(base[mv.REVEAL])


def give_back_free_roll(t: Table, seat: i64, frame: i64) -> None:
    """A roll that costs no action gives it back (9.1)."""
    if (t.mod(seat, MOD_FREE_ROLLS) >> t.get(frame + frames.ROLLED_DIE)) & 1 != 0:
        cards.gain_actions(t, seat, 1)


def go_rolled(t: Table, seat: i64, place: i64) -> None:
    """The end of a simple move."""
    give_back_free_roll(t, seat, t.top())
    t.pop()
    movement.go(t, seat, place)
    michel.arrive(t, seat)


def go_by_card(t: Table, seat: i64, place: i64) -> None:
    """`go P` asked by a card; what a move sets off waits for the end of the card's text (5.7)."""
    t.pop()
    frame = t.top()
    below = frame - at.FRAME
    if t.get(below + at.PROMPT) == ask.ROLLED:
        give_back_free_roll(t, seat, below)
    movement.go(t, seat, place)
    effects.moved_by_card(t, frame)


def why_not_cautious(t: Table, seat: i64) -> i64:
    """Two actions left, whatever was done before (5.3)."""
    return no.CAUTIOUS_COST if t.get(at.ACTIONS) < t.rulebook.cautious_cost else 0


def cautious(t: Table, seat: i64, place: i64) -> None:
    """Go anywhere, no die."""
    spend(t, t.rulebook.cautious_cost)
    movement.go(t, seat, place)
    michel.arrive(t, seat)


def go_for_one_action(t: Table, seat: i64, place: i64) -> None:
    """A move without a die for one action: home by an ability, or after a teammate (11.6)."""
    spend(t, 1)
    movement.go(t, seat, place)
    michel.arrive(t, seat)


def why_not_home(t: Table, seat: i64) -> i64:
    """An ability (9.1): the Cell Block for one action."""
    why = why_no_move_action(t, seat)
    if t.mod(seat, MOD_HOME_RUN) == 0:
        why |= no.NO_ABILITY
    if t.of(seat, at.PLACE) == t.home_of(seat):
        why |= no.STAY
    return why


# --- Join a Gang, 5.5 and 5.6 ---------------------------------------------------------------
def accessories_held(t: Table, seat: i64) -> i64:
    """A bit per kind of Accessory in hand."""
    rb = t.rulebook
    held: i64 = 0
    for i in range(len(rb.accessories)):
        if t.hand(seat, rb.accessories[i]) > 0:
            held |= 1 << rb.accessories[i]
    return held


def why_not_join(t: Table, seat: i64, move: i64) -> i64:
    """The Gang's pile has a card, and the Accessories are in hand."""
    rb = t.rulebook
    why = why_no_action(t, seat)
    if t.get(at.GANG_SIZE + rb.arg[move]) == 0:
        why |= no.GANG_EMPTY
    wanted = rb.join_kinds[rb.arg2[move]]
    if accessories_held(t, seat) & wanted != wanted:
        why |= no.ACCESSORIES
    return why


def list_joins(t: Table, seat: i64, out: MoveList) -> None:
    """`join G K K [K]` for every choice of Accessories."""
    rb = t.rulebook
    held = accessories_held(t, seat)
    if held == 0:
        return
    base = rb.base[mv.JOIN]
    for gang in range(rb.gangs):
        if t.get(at.GANG_SIZE + gang) > 0:
            for i in range(rb.join_from[gang], rb.join_from[gang + 1]):
                if held & rb.join_kinds[i] == rb.join_kinds[i]:
                    out.add(base + i)


def join(t: Table, seat: i64, gang: i64, kinds: i64) -> None:
    """Discard the Accessories, then the old Gang card goes under its pile, then take the new one."""
    spend(t, 1)
    rb = t.rulebook
    for i in range(len(rb.accessories)):
        if (kinds >> rb.accessories[i]) & 1 != 0:
            cards.discard(t, seat, rb.accessories[i], ev.WHY_JOIN)
    old = t.of(seat, at.GANG)
    if old >= 0:
        leave_gang(t, seat, old)
    pile = at.GANG_CARDS + gang * at.GANG_PILE
    card = t.get(pile)
    size = t.get(at.GANG_SIZE + gang) - 1
    for place in range(size):
        t.put(pile + place, t.get(pile + place + 1))
    t.cells[pile + size] = 0
    t.put(at.GANG_SIZE + gang, size)
    if t.get(at.GANG_FRESH + gang) > 0:
        t.add(at.GANG_FRESH + gang, -1)  # the next card is turned up
    t.set_of(seat, at.GANG, card)
    t.note(ev.JOINED, seat, gang, card, 0)


def leave_gang(t: Table, seat: i64, card: i64) -> None:
    """A discarded Gang card goes under its Gang's pile (4.5)."""
    gang = t.rulebook.gang_of[card]
    t.put(at.GANG_CARDS + gang * at.GANG_PILE + t.get(at.GANG_SIZE + gang), card)
    t.add(at.GANG_SIZE + gang, 1)
    t.set_of(seat, at.GANG, -1)
    t.note(ev.LEFT_GANG, seat, gang, card, 0)


# --- Play an Action card, 5.7 ---------------------------------------------------------------
def why_not_play(t: Table, seat: i64, kind: i64) -> i64:
    """What forbids playing a card at all, its target aside."""
    rb = t.rulebook
    why = why_no_move_action(t, seat) if rb.is_move[kind] != 0 else why_no_action(t, seat)
    if t.hand(seat, kind) == 0:
        why |= no.NO_ACTION_CARD
    if rb.scope[kind] == SCOPE_NONE and not prospects.could(t, seat, rb.first[kind], -1):
        why |= no.CARD_IDLE
    return why


def list_plays(t: Table, seat: i64, out: MoveList) -> None:
    """`play A`, `play A S`, `play A P`."""
    rb = t.rulebook
    for i in range(len(rb.action_cards)):
        kind = rb.action_cards[i]
        if t.hand(seat, kind) > 0 and why_not_play(t, seat, kind) == 0:
            base = rb.play_base[i]
            if rb.scope[kind] != SCOPE_NONE:
                for target in range(t.get(at.PLAYERS)):
                    if backgrounds.why_not_target(t, seat, kind, target) == 0:
                        out.add(base + target)
            elif rb.is_move[kind] != 0:
                movement.list_anywhere(t, seat, base, out)
            else:
                out.add(base)


def play(t: Table, seat: i64, kind: i64, target: i64, place: i64) -> None:
    """Show it; it lies apart while its text is carried out."""
    spend(t, 1)
    t.add_hand(seat, kind, -1)
    t.note(ev.PLAYED, seat, kind, target, 0)
    effects.begin(t, seat, kind, target, place)
