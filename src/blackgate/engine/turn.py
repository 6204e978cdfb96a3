"""4 A turn: its beginning, the actions of the player whose turn it is, and its end. Prompts TURN and LIMIT.

The bottom frame of the stack is the turn: TURN, then ROUSE and SEND with Michel(le), then ENDING, then LIMIT.
"""

from mypy_extensions import i64

from blackgate.engine import (
    action_cards,
    actions,
    backgrounds,
    card_choices,
    cards,
    crafting,
    effects,
    extortion,
    frames,
    movement,
    places,
    routes,
    teams,
    trading,
)
from blackgate.engine import events as ev
from blackgate.engine import layout as at
from blackgate.engine import moves as mv
from blackgate.engine import prompts as ask
from blackgate.engine import reasons as no
from blackgate.engine.moves import MoveList
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import MOD_HAND_LIMIT, MOD_HEAL_AT_END, MOD_INCOME, MOMENT_TURN


def begin(t: Table, seat: i64) -> None:
    """Begin a turn; an ability may give Cigarettes (9.1)."""
    frame: i64 = at.STACK
    t.change_prompt(frame, ask.TURN, seat)
    t.put(frame + frames.LIMIT_LAST_KIND, 0)
    t.put(at.TURN, seat)
    t.add(at.TURNS, 1)
    if t.get(at.TURNS) == at.TURNS_BASE:
        t.put(at.TURNS, 0)
        t.add(at.TURNS_HIGH, 1)
    t.put(at.ACTIONS, t.rulebook.actions)
    t.put(at.FRESH, 1)
    t.put(at.SEARCHES, 0)
    t.put(at.EXTORTIONS, 0)
    t.put(at.SALVAGES, 0)
    t.put(at.SECOND_DIGS, 0)
    t.emit(ev.TURN_BEGAN, seat, t.turns(), 0, 0)
    income = t.mod(seat, MOD_INCOME)
    if income > 0:
        cards.pay(t, seat, income, ev.WHY_INCOME)


def list_turn(t: Table, seat: i64, out: MoveList) -> None:
    """TURN: list everything a player may do."""
    base = t.rulebook.base
    if t.get(at.ACTIONS) > 0:
        if t.of(seat, at.PLACE) != t.rulebook.solitary:
            list_actions(t, seat, out)
        list_movement(t, seat, out)
        action_cards.list_plays(t, seat, out)
        if t.get(at.TEAMS) != 0:
            teams.list_actions(t, seat, out)
    if backgrounds.why_not_reveal(t, seat, MOMENT_TURN) == 0:
        out.add(base[mv.REVEAL])
    out.add(base[mv.END])


def list_movement(t: Table, seat: i64, out: MoveList) -> None:
    """List the actions that are moves, which are allowed in Solitary too (6.6)."""
    base = t.rulebook.base
    out.add(base[mv.ROLL])
    if movement.why_not_cautious(t, seat) == 0:
        routes.list_anywhere(t, seat, base[mv.CAUTIOUS], out)
    if movement.why_not_home(t, seat) == 0:
        out.add(base[mv.HOME])


def list_actions(t: Table, seat: i64, out: MoveList) -> None:
    """List all other actions but cards and what teammates do together."""
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
        card_choices.list_tools(t, seat, mv.DIG, out)
    if places.why_not_steal(t, seat) == 0:
        out.add(base[mv.STEAL])
    if places.why_not_heal(t, seat) == 0:
        out.add(base[mv.HEAL])
    if trading.why_not_sell_here(t, seat) == 0:
        card_choices.list_cards(t, seat, mv.SELL, 0, out)
    if trading.why_not_buy_here(t, seat) == 0:
        trading.list_offers(t, seat, out)


# --- what an action does --------------------------------------------------------------------
def play_turn(t: Table, seat: i64, move: i64) -> None:  # noqa: PLR0912 -- one chain of comparisons is the fastest dispatch
    """TURN: carry out an action, a reveal, or the end; the most frequent moves come first."""
    t.put(at.FRESH, 0)
    rb = t.rulebook
    family = rb.family[move]
    arg = rb.arg[move]
    if family == mv.END:
        end(t, seat)
    elif family == mv.SEARCH:
        actions.search(t, seat, False)
    elif family == mv.ROLL:
        movement.roll(t, seat)
    elif family == mv.SELL:
        trading.begin_sell(t, seat, arg)
    elif family == mv.CAUTIOUS:
        movement.move_cautiously(t, seat, arg)
    elif family == mv.DIG:
        places.dig(t, seat, rb.tools[arg])
    elif family == mv.CRAFT:
        actions.spend(t, 1)
        crafting.craft(t, seat, arg, 0)
    elif family == mv.STEAL:
        places.steal(t, seat)
    elif family == mv.HEAL:
        places.heal(t, seat)
    elif family == mv.BUY:
        actions.spend(t, 1)
        trading.buy(t, seat, arg)
    elif family == mv.JOIN:
        actions.join(t, seat, arg, rb.join_kinds[rb.arg2[move]])
    elif family == mv.EXTORT:
        extortion.begin(t, seat, arg)
    elif family == mv.REVEAL:
        backgrounds.reveal(t, seat, -1)
    else:
        play_rarer(t, seat, move, family, arg)


def play_rarer(t: Table, seat: i64, move: i64, family: i64, arg: i64) -> None:
    """TURN: carry out the rarer moves: Action cards, abilities, and what teammates do."""
    rb = t.rulebook
    if family == mv.PLAY:
        action_cards.play(t, seat, arg, -1, -1)
    elif family == mv.PLAY_SEAT:
        action_cards.play(t, seat, arg, rb.arg2[move], -1)
    elif family == mv.PLAY_PLACE:
        action_cards.play(t, seat, arg, -1, rb.arg2[move])
    elif family == mv.SEARCH_DISCARD:
        actions.search(t, seat, True)
    elif family == mv.HOME:
        movement.go_for_one_action(t, seat, t.home_of(seat))
    elif family == mv.FOLLOW:
        movement.go_for_one_action(t, seat, t.of(arg, at.PLACE))
    else:
        teams.exchange(t, seat, arg)


# --- why an action is not allowed -----------------------------------------------------------
def why_not_on_turn(t: Table, seat: i64, move: i64) -> i64:
    """TURN: return why a move is not allowed."""
    rb = t.rulebook
    family = rb.family[move]
    if family == mv.END:
        return 0
    if family == mv.REVEAL:
        return backgrounds.why_not_reveal(t, seat, MOMENT_TURN)
    if family == mv.SEARCH:
        return actions.why_not_search(t, seat)
    if family == mv.SEARCH_DISCARD:
        return actions.why_not_search(t, seat) | actions.why_not_salvage(t, seat)
    if family == mv.JOIN:
        return actions.why_not_join(t, seat, move)
    return why_not_move_or_play(t, seat, move, family, rb.arg[move])


def why_not_move_or_play(t: Table, seat: i64, move: i64, family: i64, arg: i64) -> i64:  # noqa: PLR0911 -- one return per kind
    """TURN: return why a move is not allowed; 5.2-5.4, 5.7 and 11.5, 11.6."""
    rb = t.rulebook
    if family == mv.ROLL:
        return actions.why_no_move_action(t, seat)
    if family == mv.CAUTIOUS:
        return movement.why_not_cautious(t, seat) | routes.why_not_anywhere(t, seat, arg)
    if family == mv.HOME:
        return movement.why_not_home(t, seat)
    if family == mv.FOLLOW:
        return teams.why_not_follow(t, seat, arg)
    if family == mv.EXCHANGE:
        return teams.why_not_exchange(t, seat, arg)
    if family == mv.PLAY:
        return action_cards.why_not_play(t, seat, arg)
    if family == mv.PLAY_SEAT:
        return action_cards.why_not_play(t, seat, arg) | effects.why_not_target(t, seat, arg, rb.arg2[move])
    if family == mv.PLAY_PLACE:
        return action_cards.why_not_play(t, seat, arg) | routes.why_not_anywhere(t, seat, rb.arg2[move])
    return why_not_at_place(t, seat, family, arg)


def why_not_at_place(t: Table, seat: i64, family: i64, arg: i64) -> i64:  # noqa: PLR0911 -- one return per kind of action
    """TURN: return why a move is not allowed; 5.8, 5.14 and chapter 6."""
    if family == mv.EXTORT:
        return extortion.why_not_extort_now(t, seat) | extortion.why_not_victim(t, seat, arg)
    if family == mv.CRAFT:
        why = actions.why_no_action(t, seat) | crafting.why_not_here(t, seat)
        return why | crafting.why_not_recipe(t, seat, arg, 0)
    if family == mv.DIG:
        held = t.hand(seat, t.rulebook.tools[arg]) > 0
        return places.why_not_dig(t, seat) | (0 if held else no.NO_TOOL)
    if family == mv.STEAL:
        return places.why_not_steal(t, seat)
    if family == mv.HEAL:
        return places.why_not_heal(t, seat)
    if family == mv.SELL:
        return trading.why_not_sell_here(t, seat) | (0 if t.hand(seat, arg) > 0 else no.NOT_HELD)
    if family == mv.BUY:
        return trading.why_not_buy_here(t, seat) | trading.why_not_offer(t, seat, arg)
    return no.NOT_NOW


# --- the end of a turn, 4.3 -----------------------------------------------------------------
def end(t: Table, seat: i64) -> None:
    """End the actions: ask about Michel(le) first, if they are in the game (10.4)."""
    t.change_prompt(t.top(), ask.ROUSE if t.get(at.MICHEL) != 0 else ask.ENDING, seat)


def finish(t: Table) -> None:
    """ENDING: end-of-turn abilities, then the hand limit, then the next seat."""
    frame = t.top()
    seat = t.get(frame + at.ASKED)
    t.put(frame + frames.SEND_DIE, 0)
    more = t.mod(seat, MOD_HEAL_AT_END)
    if more > 0:
        cards.heal(t, seat, more)
    if over_limit(t, seat) > 0:
        t.change_prompt(frame, ask.LIMIT, seat)
    else:
        begin(t, t.next_seat(seat))


def over_limit(t: Table, seat: i64) -> i64:
    """Return how many cards too many a player holds (4.4)."""
    return t.of(seat, at.HAND_SIZE) - t.mod(seat, MOD_HAND_LIMIT)


def discard_to_limit(t: Table, seat: i64, kind: i64) -> None:
    """Discard one card; the turn is over when the limit is kept."""
    frame = t.top()
    t.put(frame + frames.LIMIT_LAST_KIND, kind)
    cards.discard(t, seat, kind, ev.WHY_LIMIT)
    if over_limit(t, seat) <= 0:
        begin(t, t.next_seat(seat))


# --- the questions --------------------------------------------------------------------------
def list_answers(t: Table, question: i64, seat: i64, out: MoveList) -> None:
    """TURN: everything a player may do on their turn. LIMIT: `discard K`."""
    if question == ask.TURN:
        list_turn(t, seat, out)
    else:
        last = t.get(t.top() + frames.LIMIT_LAST_KIND)
        card_choices.list_in_order(t, seat, mv.DISCARD, last, over_limit(t, seat), out)


def why_not_answer(t: Table, question: i64, seat: i64, move: i64) -> i64:
    """TURN, LIMIT: return why a move is not allowed."""
    if question == ask.TURN:
        return why_not_on_turn(t, seat, move)
    rb = t.rulebook
    if rb.family[move] != mv.DISCARD:
        return no.NOT_NOW
    last = t.get(t.top() + frames.LIMIT_LAST_KIND)
    return card_choices.why_not_in_order(t, seat, rb.arg[move], last, over_limit(t, seat))


def answer(t: Table, question: i64, seat: i64, move: i64) -> None:
    """TURN, LIMIT: carry out a move."""
    if question == ask.TURN:
        play_turn(t, seat, move)
    else:
        discard_to_limit(t, seat, t.rulebook.arg[move])
