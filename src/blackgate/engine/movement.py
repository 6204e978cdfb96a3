"""5.2-5.4 Move: the roll and where it leads, the cautious move, and moves by abilities. Prompts ROLLED and GO."""

from mypy_extensions import i64

from blackgate.engine import actions, backgrounds, card_programs, cards, frames, michel, routes
from blackgate.engine import events as ev
from blackgate.engine import layout as at
from blackgate.engine import moves as mv
from blackgate.engine import prompts as ask
from blackgate.engine import reasons as no
from blackgate.engine.moves import MoveList
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import MOD_FREE_ROLLS, MOD_HOME_RUN, MOD_REROLLS, MOMENT_ROLLED


# --- the actions ----------------------------------------------------------------------------
def roll(t: Table, seat: i64) -> None:
    """Begin a simple move: roll, then ask where to go."""
    actions.spend(t, 1)
    frame = t.push(ask.ROLLED, seat)
    result = t.chance.die(t.rulebook.die)
    t.emit(ev.ROLLED, seat, result, 0, 0)
    t.put(frame + frames.ROLLED_DIE, result)


def why_not_cautious(t: Table, seat: i64) -> i64:
    """Return why a player may not make a cautious move: it costs two actions (5.3)."""
    return no.CAUTIOUS_COST if t.get(at.ACTIONS) < t.rulebook.cautious_cost else 0


def move_cautiously(t: Table, seat: i64, place: i64) -> None:
    """Go anywhere without a die (5.3)."""
    actions.spend(t, t.rulebook.cautious_cost)
    go(t, seat, place)


def why_not_home(t: Table, seat: i64) -> i64:
    """Return why a player may not go to the Cell Block for one action, which needs an ability (9.1)."""
    why = actions.why_no_move_action(t, seat)
    if t.mod(seat, MOD_HOME_RUN) == 0:
        why |= no.NO_ABILITY
    if t.of(seat, at.PLACE) == t.home_of(seat):
        why |= no.STAY
    return why


def go_for_one_action(t: Table, seat: i64, place: i64) -> None:
    """Go without a die for one action: home by an ability (9.1), or after a teammate (11.6)."""
    actions.spend(t, 1)
    go(t, seat, place)


def go(t: Table, seat: i64, place: i64) -> None:
    """Move a player, and do what follows a move."""
    routes.go(t, seat, place)
    michel.arrive(t, seat)


# --- after the roll -------------------------------------------------------------------------
def why_not_reroll(t: Table, seat: i64) -> i64:
    """Return why a player may not reroll: an ability (9.1) allows it so many times a move."""
    allowed = t.mod(seat, MOD_REROLLS)
    if allowed == 0:
        return no.NO_ABILITY
    return no.ABILITY_USED if t.get(t.top() + frames.ROLLED_REROLLS) >= allowed else 0


def reroll(t: Table, seat: i64) -> None:
    """Roll again; the new result counts."""
    frame = t.top()
    t.add(frame + frames.ROLLED_REROLLS, 1)
    result = t.chance.die(t.rulebook.die)
    t.emit(ev.REROLLED, seat, result, 0, 0)
    t.put(frame + frames.ROLLED_DIE, result)


def refund_free_roll(t: Table, seat: i64, frame: i64) -> None:
    """Give the action back if an ability makes this result free (9.1)."""
    if (t.mod(seat, MOD_FREE_ROLLS) >> t.get(frame + frames.ROLLED_DIE)) & 1 != 0:
        cards.gain_actions(t, seat, 1)


def go_rolled(t: Table, seat: i64, place: i64) -> None:
    """End a simple move."""
    refund_free_roll(t, seat, t.top())
    t.pop()
    go(t, seat, place)


def go_by_card(t: Table, seat: i64, place: i64) -> None:
    """Move by a card. What follows a move waits for the end of the card's text (5.7)."""
    t.pop()
    frame = t.top()
    below = frame - at.FRAME
    if t.get(below + at.PROMPT) == ask.ROLLED:
        refund_free_roll(t, seat, below)
    routes.go(t, seat, place)
    card_programs.set_flag(t, frame, frames.MOVED)


# --- the questions --------------------------------------------------------------------------
def list_answers(t: Table, question: i64, seat: i64, out: MoveList) -> None:
    """ROLLED: `go P`, `reroll`, `reveal`. GO: `go P`."""
    base = t.rulebook.base
    if question == ask.GO:
        routes.list_anywhere(t, seat, base[mv.GO], out)
        return
    routes.list_rolled(t, t.get(t.top() + frames.ROLLED_DIE), t.of(seat, at.PLACE), mv.GO, out)
    if why_not_reroll(t, seat) == 0:
        out.add(base[mv.REROLL])
    if backgrounds.why_not_reveal(t, seat, MOMENT_ROLLED) == 0:
        out.add(base[mv.REVEAL])


def why_not_answer(t: Table, question: i64, seat: i64, move: i64) -> i64:
    """ROLLED, GO: return why a move is not allowed."""
    rb = t.rulebook
    family = rb.family[move]
    if family == mv.GO:
        if question == ask.GO:
            return routes.why_not_anywhere(t, seat, rb.arg[move])
        return routes.why_not_rolled(t, t.get(t.top() + frames.ROLLED_DIE), t.of(seat, at.PLACE), rb.arg[move])
    if question == ask.ROLLED:
        if family == mv.REROLL:
            return why_not_reroll(t, seat)
        if family == mv.REVEAL:
            return backgrounds.why_not_reveal(t, seat, MOMENT_ROLLED)
    return no.NOT_NOW


def answer(t: Table, question: i64, seat: i64, move: i64) -> None:
    """ROLLED, GO: carry out a move."""
    rb = t.rulebook
    family = rb.family[move]
    if question == ask.GO:
        go_by_card(t, seat, rb.arg[move])
    elif family == mv.GO:
        go_rolled(t, seat, rb.arg[move])
    elif family == mv.REROLL:
        reroll(t, seat)
    else:
        backgrounds.reveal(t, seat, -1)
