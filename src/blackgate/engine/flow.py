"""The stack of questions: who is asked, and what a move and its consequences do.

What an answer does is in the module of the prompt's family (`prompts.py`).
"""

from mypy_extensions import i64

from blackgate.engine import (
    backgrounds,
    crafting,
    effects,
    extortion,
    hand_effects,
    michel,
    movement,
    places,
    teams,
    trading,
    turn,
)
from blackgate.engine import layout as at
from blackgate.engine import prompts as ask
from blackgate.engine.table import Table


def prompt(t: Table) -> i64:
    """Return what the game is waiting for."""
    return t.get(t.top() + at.PROMPT)


def asked(t: Table) -> i64:
    """Return the seat that is asked, or -1 when the game is over."""
    return t.get(t.top() + at.ASKED) if t.get(at.OVER) == 0 else i64(-1)


def play(t: Table, move: i64) -> None:
    """Carry out a legal move and everything that follows from it."""
    frame = t.top()
    question = t.get(frame + at.PROMPT)
    seat = t.get(frame + at.ASKED)
    if question == ask.TURN:  # the most frequent question saves the dispatch
        turn.play_turn(t, seat, move)
    else:
        answer(t, question, seat, move)
    run_automatic(t)


def answer(t: Table, question: i64, seat: i64, move: i64) -> None:
    """Carry out a move, without what follows."""
    family = ask.FAMILY[question]
    if family == ask.TURNS:
        turn.answer(t, question, seat, move)
    elif family == ask.MOVEMENT:
        movement.answer(t, question, seat, move)
    elif family == ask.TRADING:
        trading.answer(t, question, seat, move)
    elif family == ask.EXTORTION:
        extortion.answer(t, question, seat, move)
    elif family == ask.MICHELS:
        michel.answer(t, question, seat, move)
    elif family == ask.HANDS:
        hand_effects.answer(t, question, seat, move)
    elif family == ask.TEAMS:
        teams.answer(t, question, seat, move)
    elif family == ask.BACKGROUNDS:
        backgrounds.answer(t, question, seat, move)
    elif family == ask.PLACES:
        places.answer(t, question, seat, move)
    elif family == ask.CRAFTING:
        crafting.answer(t, question, seat, move)
    else:
        raise ValueError(f"no family answers prompt {question}")


def run_automatic(t: Table) -> None:
    """Carry out automatic prompts until a player is asked or the game is over (3.2: nothing else is resolved)."""
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
            turn.finish(t)
        else:
            t.pop()  # FINISHED
