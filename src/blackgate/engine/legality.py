"""Which moves are allowed now, and for any other one, what forbids it. Both from the same predicates."""

from mypy_extensions import i64

from blackgate.engine import (
    actions,
    backgrounds,
    crafting,
    extortion,
    flow,
    frames,
    michel,
    movement,
    offers,
    places,
    teams,
    turn,
    weapons,
)
from blackgate.engine import layout as at
from blackgate.engine import moves as mv
from blackgate.engine import prompts as ask
from blackgate.engine import reasons as no
from blackgate.engine.moves import MoveList
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import MOMENT_ROLLED, MOMENT_TURN


def list_moves(t: Table, out: MoveList) -> None:
    """All legal moves of the seat that is asked."""
    out.clear()
    if t.get(at.OVER) != 0:
        return
    frame = t.top()
    question = t.get(frame + at.PROMPT)
    seat = t.get(frame + at.ASKED)
    base = t.rulebook.base
    if question == ask.TURN:
        turn.list_moves(t, seat, out)
    elif question == ask.ROLLED:
        actions.list_rolled(t, seat, out)
    elif question == ask.SELLING:
        places.list_selling(t, seat, out)
    elif question == ask.ROUSE:
        out.add(base[mv.ROUSE])
        out.add(base[mv.PASS])
    elif question == ask.SEND:
        michel.list_sends(t, out)
    elif question == ask.LIMIT:
        turn.list_in_order(t, seat, mv.DISCARD, t.get(frame + frames.LIMIT_LAST_KIND), turn.over_limit(t, seat), out)
    elif question == ask.NAME:
        for i in range(len(t.rulebook.tools)):
            out.add(base[mv.NAME] + i)
    elif question == ask.LAY:
        weapons.list_weapons(t, seat, out)
    elif question == ask.ANSWER or question == ask.FIGHT:
        extortion.list_answers(t, seat, question == ask.ANSWER, out)
    elif question == ask.HELP:
        teams.list_help(t, seat, out)
    elif question == ask.MICHEL:
        michel.list_answers(t, seat, out)
    elif question == ask.MICHEL_TOOL:
        michel.list_discards(t, seat, out)
    elif question == ask.REWARD:
        out.add(base[mv.DRAW])
        out.add(base[mv.PASS])
    elif question == ask.OFFERING:
        teams.list_offers(t, seat, out)
    else:
        list_of_card(t, question, seat, out)


def list_of_card(t: Table, question: i64, seat: i64, out: MoveList) -> None:
    """What a card or an ability asks."""
    frame = t.top()
    base = t.rulebook.base
    if question == ask.GO:
        movement.list_go(t, seat, out)
    elif question == ask.PICK:
        source = t.get(frame - at.FRAME + frames.CARD_SOURCE)
        for target in range(t.get(at.PLAYERS)):
            if backgrounds.why_not_target(t, seat, source, target) == 0:
                out.add(base[mv.PICK] + target)
    elif question == ask.TAKE:
        places.list_cards(t, t.get(frame + frames.TAKE_OWNER), mv.TAKE, 0, out)
    elif question == ask.SURRENDER:
        places.list_cards(t, seat, mv.GIVE, 0, out)
    elif question == ask.GIVE_BACK:
        turn.list_in_order(t, seat, mv.GIVE, t.get(frame + frames.GIVE_BACK_LAST_KIND), t.get(frame + frames.GIVE_BACK_DUE), out)
    elif question == ask.TRIBUTE:
        places.list_cards(t, seat, mv.DISCARD, 0, out)
    elif question == ask.CRAFT:
        crafting.list_recipes(t, seat, t.get(frame + frames.CRAFT_WITHOUT), out)
    elif question == ask.DIG_MORE:
        places.list_tools(t, seat, mv.ALSO, out)
        out.add(base[mv.DONE])
    elif question == ask.BUY:
        offers.list_offers(t, seat, out)
    elif question == ask.SECOND:
        backgrounds.list_second(t, out)


def why_not(t: Table, move: i64) -> i64:
    """What forbids a move now: a set of reasons, 0 if it is allowed."""
    if t.get(at.OVER) != 0:
        return no.GAME_OVER
    frame = t.top()
    question = t.get(frame + at.PROMPT)
    seat = t.get(frame + at.ASKED)
    rb = t.rulebook
    family = rb.family[move]
    if question == ask.TURN:
        return why_not_on_turn(t, seat, move, family, rb.arg[move])
    if question <= ask.HELP and question >= ask.NAME:
        return why_not_in_combat(t, question, seat, move, family)
    if question >= ask.ROUSE and question <= ask.REWARD:
        return why_not_with_michel(t, question, seat, move, family)
    return why_not_to_card(t, question, seat, move, family)


def why_not_on_turn(t: Table, seat: i64, move: i64, family: i64, arg: i64) -> i64:
    """4.1: what stands against a move between two actions."""
    rb = t.rulebook
    if family == mv.END:
        return 0
    if family == mv.REVEAL:
        return backgrounds.why_not_reveal(t, seat, MOMENT_TURN)
    if family == mv.SEARCH:
        return actions.why_not_search(t, seat)
    if family == mv.SEARCH_DISCARD:
        return actions.why_not_search(t, seat) | actions.why_not_salvage(t, seat)
    if family == mv.ROLL:
        return actions.why_no_move_action(t, seat)
    if family == mv.CAUTIOUS:
        return actions.why_not_cautious(t, seat) | movement.why_not_anywhere(t, seat, arg)
    if family == mv.HOME:
        return actions.why_not_home(t, seat)
    if family == mv.FOLLOW:
        return teams.why_not_follow(t, seat, arg)
    if family == mv.EXCHANGE:
        return teams.why_not_exchange(t, seat, arg)
    if family == mv.JOIN:
        return actions.why_not_join(t, seat, move)
    if family == mv.PLAY:
        return actions.why_not_play(t, seat, arg)
    if family == mv.PLAY_SEAT:
        why = actions.why_not_play(t, seat, arg)
        return why | backgrounds.why_not_target(t, seat, arg, rb.arg2[move])
    if family == mv.PLAY_PLACE:
        return actions.why_not_play(t, seat, arg) | movement.why_not_anywhere(t, seat, rb.arg2[move])
    if family == mv.EXTORT:
        return extortion.why_not_extort_now(t, seat) | extortion.why_not_victim(t, seat, arg)
    return why_not_at_place(t, seat, family, arg)


def why_not_at_place(t: Table, seat: i64, family: i64, arg: i64) -> i64:
    """5.14 and chapter 6."""
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
        return places.why_not_sell(t, seat) | (0 if t.hand(seat, arg) > 0 else no.NOT_HELD)
    if family == mv.BUY:
        return places.why_not_buy_here(t, seat) | offers.why_not_offer(t, seat, arg)
    return no.NOT_NOW


def why_not_in_combat(t: Table, question: i64, seat: i64, move: i64, family: i64) -> i64:
    """5.9-5.11, 11.7: what stands against an answer in an Extortion."""
    if question == ask.NAME:
        return 0 if family == mv.NAME else no.NOT_NOW
    if family == mv.LAY:
        return weapons.why_not_lay_move(t, seat, move)
    if family == mv.LAY_FISTS:
        return no.NO_FISTS_FIRST if question == ask.LAY else weapons.why_not_fists(t, seat)
    if question == ask.HELP:
        return 0 if family == mv.PASS else no.NOT_NOW
    if question == ask.LAY:
        return no.NOT_NOW
    if family == mv.YIELD:
        return weapons.why_not_yield(t, seat)
    if family == mv.HOLD:
        return weapons.why_not_hold(t, seat)
    if family == mv.REVEAL:
        return extortion.why_not_reveal(t, seat, question == ask.ANSWER)
    if family == mv.COOPERATE and question == ask.ANSWER:
        return extortion.why_not_cooperate(t, seat)
    return no.NOT_NOW


def why_not_with_michel(t: Table, question: i64, seat: i64, move: i64, family: i64) -> i64:
    """10.4-10.7: what stands against an answer to Michel(le)."""
    if question == ask.ROUSE:
        return 0 if family == mv.ROUSE or family == mv.PASS else no.NOT_NOW
    if question == ask.SEND:
        return michel.why_not_send(t, t.rulebook.arg[move]) if family == mv.SEND else no.NOT_NOW
    if question == ask.REWARD:
        return 0 if family == mv.DRAW or family == mv.PASS else no.NOT_NOW
    if family == mv.DISCARD:
        return michel.why_not_discard(t, seat, t.rulebook.arg[move])
    if question == ask.MICHEL:
        if family == mv.LAY or family == mv.LAY_FISTS:
            return weapons.why_not_lay_move(t, seat, move)
        if family == mv.YIELD:
            return weapons.why_not_yield(t, seat)
        if family == mv.HOLD:
            return weapons.why_not_hold(t, seat)
    return no.NOT_NOW


def why_not_to_card(t: Table, question: i64, seat: i64, move: i64, family: i64) -> i64:
    """Every other question."""
    frame = t.top()
    rb = t.rulebook
    arg = rb.arg[move]
    if question == ask.ROLLED:
        if family == mv.GO:
            return actions.why_not_go_rolled(t, seat, arg)
        if family == mv.REROLL:
            return actions.why_not_reroll(t, seat)
        return backgrounds.why_not_reveal(t, seat, MOMENT_ROLLED) if family == mv.REVEAL else no.NOT_NOW
    if question == ask.SELLING and family == mv.SELL:
        return places.why_not_held(t, seat, arg, t.get(frame + frames.SELLING_LAST_KIND))
    if question == ask.SELLING and family == mv.DONE:
        return 0 if t.get(frame + frames.SELLING_UNSOLD) == 0 else no.NOT_NOW
    if question == ask.LIMIT and family == mv.DISCARD:
        return turn.why_not_in_order(t, seat, arg, t.get(frame + frames.LIMIT_LAST_KIND), turn.over_limit(t, seat))
    if question == ask.OFFERING:
        return why_not_offering(t, seat, family, arg)
    if question == ask.GO and family == mv.GO:
        return movement.why_not_anywhere(t, seat, arg)
    if question == ask.PICK and family == mv.PICK:
        return backgrounds.why_not_target(t, seat, t.get(frame - at.FRAME + frames.CARD_SOURCE), arg)
    if question == ask.TAKE and family == mv.TAKE:
        return 0 if t.hand(t.get(frame + frames.TAKE_OWNER), arg) > 0 else no.NOT_IN_THAT_HAND
    if question == ask.SURRENDER and family == mv.GIVE:
        return places.why_not_held(t, seat, arg, 0)
    if question == ask.GIVE_BACK and family == mv.GIVE:
        return turn.why_not_in_order(t, seat, arg, t.get(frame + frames.GIVE_BACK_LAST_KIND), t.get(frame + frames.GIVE_BACK_DUE))
    if question == ask.TRIBUTE and family == mv.DISCARD:
        return places.why_not_held(t, seat, arg, 0)
    if question == ask.CRAFT and family == mv.CRAFT:
        return crafting.why_not_recipe(t, seat, arg, t.get(frame + frames.CRAFT_WITHOUT))
    if question == ask.DIG_MORE and family == mv.ALSO:
        return 0 if t.hand(seat, rb.tools[arg]) > 0 else no.NO_TOOL
    if question == ask.BUY and family == mv.BUY:
        return offers.why_not_offer(t, seat, arg)
    if question == ask.SECOND and family == mv.SECOND:
        return backgrounds.why_not_second(t)
    if (question == ask.DIG_MORE and family == mv.DONE) or (question == ask.SECOND and family == mv.PASS):
        return 0
    return no.NOT_NOW


def why_not_offering(t: Table, seat: i64, family: i64, arg: i64) -> i64:
    """11.5: what stands against putting something into an exchange."""
    if family == mv.OFFER:
        return teams.why_not_offer(t, seat, arg)
    if family == mv.PAY_FIVE:
        return teams.why_not_pay(t, seat, 5)
    if family == mv.PAY_ONE:
        return teams.why_not_pay(t, seat, 1)
    return 0 if family == mv.DONE else no.NOT_NOW


def clause_of_prompt(t: Table) -> str:
    """The clause behind what the game is waiting for."""
    clause: str = ask.PROMPTS[flow.prompt(t)][1]
    return clause
