"""Which moves are allowed now, and why another one is not. Both follow from the same predicates.

The answers to a prompt are in the module of its family (`prompts.py`).
"""

from mypy_extensions import i64

from blackgate.engine import (
    backgrounds,
    crafting,
    extortion,
    flow,
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
from blackgate.engine import reasons as no
from blackgate.engine.moves import MoveList
from blackgate.engine.table import Table


def list_moves(t: Table, out: MoveList) -> None:
    """List all legal moves of the seat that is asked."""
    out.clear()
    if t.get(at.OVER) != 0:
        return
    frame = t.top()
    question = t.get(frame + at.PROMPT)
    seat = t.get(frame + at.ASKED)
    if question == ask.TURN:  # the most frequent question saves the dispatch
        turn.list_turn(t, seat, out)
    else:
        list_answers(t, question, seat, out)


def list_answers(t: Table, question: i64, seat: i64, out: MoveList) -> None:
    """List the legal answers to a question."""
    family = ask.FAMILY[question]
    if family == ask.TURNS:
        turn.list_answers(t, question, seat, out)
    elif family == ask.MOVEMENT:
        movement.list_answers(t, question, seat, out)
    elif family == ask.TRADING:
        trading.list_answers(t, question, seat, out)
    elif family == ask.EXTORTION:
        extortion.list_answers(t, question, seat, out)
    elif family == ask.MICHELS:
        michel.list_answers(t, question, seat, out)
    elif family == ask.HANDS:
        hand_effects.list_answers(t, question, seat, out)
    elif family == ask.TEAMS:
        teams.list_answers(t, question, seat, out)
    elif family == ask.BACKGROUNDS:
        backgrounds.list_answers(t, question, seat, out)
    elif family == ask.PLACES:
        places.list_answers(t, question, seat, out)
    elif family == ask.CRAFTING:
        crafting.list_answers(t, question, seat, out)
    else:
        raise ValueError(f"no family answers prompt {question}")


def why_not(t: Table, move: i64) -> i64:
    """Return why a move is not allowed now: a set of reasons, 0 if it is allowed."""
    if t.get(at.OVER) != 0:
        return no.GAME_OVER
    frame = t.top()
    question = t.get(frame + at.PROMPT)
    return why_not_answer(t, question, t.get(frame + at.ASKED), move)


def why_not_answer(t: Table, question: i64, seat: i64, move: i64) -> i64:  # noqa: PLR0911 -- dispatch, for speed
    """Return why a move is not a legal answer to a question."""
    family = ask.FAMILY[question]
    if family == ask.TURNS:
        return turn.why_not_answer(t, question, seat, move)
    if family == ask.MOVEMENT:
        return movement.why_not_answer(t, question, seat, move)
    if family == ask.TRADING:
        return trading.why_not_answer(t, question, seat, move)
    if family == ask.EXTORTION:
        return extortion.why_not_answer(t, question, seat, move)
    if family == ask.MICHELS:
        return michel.why_not_answer(t, question, seat, move)
    if family == ask.HANDS:
        return hand_effects.why_not_answer(t, question, seat, move)
    if family == ask.TEAMS:
        return teams.why_not_answer(t, question, seat, move)
    if family == ask.BACKGROUNDS:
        return backgrounds.why_not_answer(t, question, seat, move)
    if family == ask.PLACES:
        return places.why_not_answer(t, question, seat, move)
    if family == ask.CRAFTING:
        return crafting.why_not_answer(t, question, seat, move)
    raise ValueError(f"no family answers prompt {question}")


def clause_of_prompt(t: Table) -> str:
    """Return the clause behind what the game is waiting for."""
    clause: str = ask.PROMPTS[flow.prompt(t)][1]
    return clause
