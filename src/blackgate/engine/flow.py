"""One decision at a time: who is asked, what happens on the answer, and what goes on by itself."""

from mypy_extensions import i64

from blackgate.engine import (
    actions,
    backgrounds,
    cards,
    crafting,
    effects,
    extortion,
    frames,
    michel,
    offers,
    places,
    teams,
    turn,
    weapons,
)
from blackgate.engine import events as ev
from blackgate.engine import layout as at
from blackgate.engine import moves as mv
from blackgate.engine import prompts as ask
from blackgate.engine.table import Table


def prompt(t: Table) -> i64:
    """What the game is waiting for."""
    return t.get(t.top() + at.PROMPT)


def asked(t: Table) -> i64:
    """The seat that is asked, or -1 when the game is over."""
    return t.get(t.top() + at.ASKED) if t.get(at.OVER) == 0 else i64(-1)


def play(t: Table, move: i64) -> None:
    """Carry out a legal move, and everything that follows of itself."""
    frame = t.top()
    question = t.get(frame + at.PROMPT)
    seat = t.get(frame + at.ASKED)
    if question == ask.TURN:
        play_turn(t, seat, move)
    else:
        answer(t, question, seat, move)
    settle(t)


def settle(t: Table) -> None:
    """Carry on until a player is asked or the game is over (3.2: nothing else is resolved)."""
    while t.get(at.OVER) == 0:
        question = prompt(t)
        if question < ask.AUTOMATIC:
            return
        if question == ask.CARD:
            effects.run(t)
        elif question == ask.SETTLE:
            extortion.settle(t)
        elif question == ask.ROUND:
            michel.next_of_round(t)
        elif question == ask.ENDING:
            turn.ending(t)
        else:
            t.pop()  # FINISHED


def play_turn(t: Table, seat: i64, move: i64) -> None:
    """4.1: an action, a reveal, or the end."""
    t.put(at.FRESH, 0)
    rb = t.rulebook
    family = rb.family[move]
    arg = rb.arg[move]
    if family == mv.END:
        turn.end(t, seat)
    elif family == mv.SEARCH:
        actions.search(t, seat, False)
    elif family == mv.ROLL:
        actions.roll(t, seat)
    elif family == mv.SELL:
        places.begin_sell(t, seat, arg)
    elif family == mv.CAUTIOUS:
        actions.cautious(t, seat, arg)
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
        offers.buy(t, seat, arg)
    elif family == mv.JOIN:
        actions.join(t, seat, arg, rb.join_kinds[rb.arg2[move]])
    elif family == mv.EXTORT:
        extortion.begin(t, seat, arg)
    elif family == mv.REVEAL:
        backgrounds.reveal(t, seat, -1)
    else:
        play_rarer(t, seat, move, family, arg)


def play_rarer(t: Table, seat: i64, move: i64, family: i64, arg: i64) -> None:
    """The rest of 4.1: Action cards, abilities, and what teammates do."""
    rb = t.rulebook
    if family == mv.PLAY:
        actions.play(t, seat, arg, -1, -1)
    elif family == mv.PLAY_SEAT:
        actions.play(t, seat, arg, rb.arg2[move], -1)
    elif family == mv.PLAY_PLACE:
        actions.play(t, seat, arg, -1, rb.arg2[move])
    elif family == mv.SEARCH_DISCARD:
        actions.search(t, seat, True)
    elif family == mv.HOME:
        actions.go_for_one_action(t, seat, t.home_of(seat))
    elif family == mv.FOLLOW:
        actions.go_for_one_action(t, seat, t.of(arg, at.PLACE))
    else:
        teams.exchange(t, seat, arg)


def answer(t: Table, question: i64, seat: i64, move: i64) -> None:
    """Every question but TURN."""
    rb = t.rulebook
    family = rb.family[move]
    arg = rb.arg[move]
    if question == ask.ROLLED:
        if family == mv.GO:
            actions.go_rolled(t, seat, arg)
        elif family == mv.REROLL:
            actions.reroll(t, seat)
        else:
            backgrounds.reveal(t, seat, -1)
    elif question == ask.SELLING:
        if family == mv.SELL:
            places.sell(t, seat, arg)
        else:
            t.pop()
    elif question == ask.ROUSE:
        if family == mv.ROUSE:
            michel.rouse(t, seat)
        else:
            turn.leave_michel_alone(t, seat)
    elif question == ask.SEND:
        michel.send(t, seat, arg)
    elif question == ask.LIMIT:
        turn.discard_to_limit(t, seat, arg)
    elif question <= ask.HELP and question >= ask.NAME:
        answer_extortion(t, question, seat, move, family, arg)
    elif question >= ask.MICHEL and question <= ask.REWARD:
        answer_michel(t, question, seat, move, family, arg)
    elif question == ask.OFFERING:
        answer_offering(t, seat, family, arg)
    else:
        answer_card(t, question, seat, family, arg)


def answer_extortion(t: Table, question: i64, seat: i64, move: i64, family: i64, arg: i64) -> None:
    """5.9-5.11, 11.7: naming a Tool, laying Weapons, cooperating, helping."""
    if question == ask.NAME:
        extortion.name(t, seat, t.rulebook.tools[arg])
    elif question == ask.LAY:
        extortion.lay_first(t, seat, move)
    elif question == ask.HELP:
        if family == mv.PASS:
            teams.stand_by(t, seat)
        else:
            teams.help_fighter(t, seat, move)
    elif family == mv.HOLD:
        weapons.hold(t, seat)
    elif family == mv.COOPERATE:
        extortion.cooperate(t, seat)
    elif family == mv.YIELD:
        extortion.give_up(t, seat)
    elif family == mv.REVEAL:
        extortion.reveal(t, seat)
    else:
        extortion.lay(t, seat, move)


def answer_michel(t: Table, question: i64, seat: i64, move: i64, family: i64, arg: i64) -> None:
    """10.6, 10.7: paying, fighting, and the reward."""
    if question == ask.REWARD:
        michel.reward(t, seat, family == mv.DRAW)
    elif question == ask.MICHEL_TOOL:
        michel.lose_tool(t, seat, arg)
    elif family == mv.DISCARD:
        michel.cooperate(t, seat, arg)
    elif family == mv.HOLD:
        weapons.hold(t, seat)
    elif family == mv.YIELD:
        michel.give_up(t, seat)
    else:
        michel.lay(t, seat, move)


def answer_offering(t: Table, seat: i64, family: i64, arg: i64) -> None:
    """11.5: putting cards and Cigarettes into an exchange, one by one."""
    if family == mv.OFFER:
        teams.offer(t, seat, arg)
    elif family == mv.PAY_FIVE:
        teams.pay(t, seat, 5)
    elif family == mv.PAY_ONE:
        teams.pay(t, seat, 1)
    else:
        teams.offered(t, seat)


def answer_card(t: Table, question: i64, seat: i64, family: i64, arg: i64) -> None:
    """What a card or an ability asks."""
    frame = t.top()
    if question == ask.GO:
        actions.go_by_card(t, seat, arg)
    elif question == ask.PICK:
        t.pop()
        t.put(t.top() + frames.CARD_TARGET, arg)
    elif question == ask.TAKE:
        victim = t.get(frame + frames.TAKE_OWNER)
        t.pop()
        cards.rob(t, victim, seat, arg, ev.CHOSEN)
    elif question == ask.SURRENDER:
        taker = t.get(frame + frames.SURRENDER_TAKER)
        t.pop()
        cards.rob(t, seat, taker, arg, ev.SURRENDERED)
    elif question == ask.GIVE_BACK:
        effects.give_back(t, seat, arg)
    elif question == ask.TRIBUTE:
        t.pop()
        cards.discard(t, seat, arg, ev.WHY_EFFECT)
    elif question == ask.CRAFT:
        without = t.get(frame + frames.CRAFT_WITHOUT)
        t.pop()
        crafting.craft(t, seat, arg, without)
    elif question == ask.DIG_MORE:
        if family == mv.ALSO:
            places.dig_more(t, seat, t.rulebook.tools[arg])
        else:
            t.pop()
    elif question == ask.SECOND:
        backgrounds.decide_second(t, seat, family == mv.SECOND)
    else:
        t.pop()  # BUY
        offers.buy(t, seat, arg)
