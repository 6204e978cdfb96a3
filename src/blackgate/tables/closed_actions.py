"""On a player's turn: which sorts of moves are closed now, and what is in the way, so that a greyed button can say why.

Reckoned from the seat's own view, so that it tells nothing the seat does not know (chapter 12).
"""

from functools import lru_cache
from typing import Any, Final

from blackgate.catalogue import Edition, reasons_of
from blackgate.engine import legality
from blackgate.engine import moves as mv
from blackgate.engine import reasons as no
from blackgate.engine.prompts import PROMPTS, TURN
from blackgate.game import View
from blackgate.texts import say

# What 4.1 lets a player choose from, but for the end of the turn, which is never closed.
FAMILIES: Final = range(mv.END)
# Not in the way but out of the question: nobody wonders why they cannot extort an empty chair, or ride home without a motorbike.
ABSURD: Final = no.NO_SUCH_SEAT | no.NO_SUCH_PLACE | no.YOURSELF | no.TEAMMATE | no.NEVER_SOLITARY | no.NO_ABILITY
TEAM_VERBS: Final = ("follow", "exchange")
CLAUSE: Final = PROMPTS[TURN][1]


@lru_cache(maxsize=64)
def by_verb(book: Edition) -> dict[str, list[int]]:
    """The catalogue's moves of a turn, by the word they begin with."""
    found: dict[str, list[int]] = {}
    for move in book.moves:
        if int(book.rulebook.family[int(move)]) in FAMILIES:
            found.setdefault(move.text.partition(" ")[0], []).append(int(move))
    return found


def closed(view: View, lang: str) -> list[dict[str, Any]]:
    """`wire.Closed`, verb by verb, for the seat whose turn it is; nothing for anybody else."""
    if view.seat is None or view.to_move != view.seat or view.prompt != "turn":
        return []
    book, table = view.edition, view.table
    open_ones = {book.moves[move].text.partition(" ")[0] for move in view.legal}
    found: list[dict[str, Any]] = []
    for verb, moves in by_verb(book).items():
        if verb in open_ones or (verb in TEAM_VERBS and not view.options.teams):
            continue
        against = {move: int(legality.why_not(table, move)) for move in moves}
        sensible = [move for move, bits in against.items() if not bits & ABSURD]
        if sensible:
            nearest = min(sensible, key=lambda move: obstacles(against[move]))
            found.append({"verb": verb, "move": book.moves[nearest].text, **first_reason(against[nearest], lang)})
    return found


def obstacles(bits: int) -> tuple[int, int]:
    """How far away a move is: how much is against it; among equals, those come first for which one holds the card."""
    return bits.bit_count(), bits & no.NO_ACTION_CARD


@lru_cache(maxsize=4096)
def first_reason(bits: int, lang: str) -> dict[str, str]:
    """What is told of a set of reasons: the first one."""
    reason = reasons_of(bits, CLAUSE)[0]
    return {"clause": str(reason), "name": reason.name, "text": say(lang, f"reason-{reason.name}")}
