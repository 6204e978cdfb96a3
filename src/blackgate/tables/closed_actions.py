"""The kinds of moves a player cannot make on their turn, and the first reason why, so that a disabled button can explain.

They are computed from the seat's own view, so they reveal nothing the seat does not know (chapter 12).
"""

from functools import lru_cache
from typing import Any, Final

from blackgate.catalogue import Edition, reasons_of
from blackgate.engine import legality
from blackgate.engine import moves as mv
from blackgate.engine import reasons as no
from blackgate.game import View
from blackgate.texts import say

# The choices of 4.1, except ending the turn, which is always possible.
FAMILIES: Final = range(mv.END)
# Reasons of moves that are never possible here, such as to extort an empty seat: they need no explanation.
NEVER_POSSIBLE: Final = (
    no.NO_SUCH_SEAT | no.NO_SUCH_PLACE | no.YOURSELF | no.TARGET_SELF | no.TEAMMATE | no.NEVER_SOLITARY | no.NO_ABILITY
)
# Reasons of moves for which the player lacks a card.
CARDS_MISSING: Final = no.ACCESSORIES | no.NO_ACTION_CARD | no.CRAFT_PARTS | no.NO_TOOL | no.NOT_HELD
# Reasons whose text is about one move ("that player is not here"). Their text for all moves of a verb is closed-NAME.
ABOUT_ONE_MOVE: Final = frozenset(
    (
        "gang_empty", "accessories", "no_action_card", "card_idle", "target_idle", "target_away", "not_here", "guarded",
        "craft_pile", "craft_parts", "no_tool", "not_held", "poor", "buy_pile",
    )
)  # fmt: skip
TEAM_VERBS: Final = ("follow", "exchange")


@lru_cache(maxsize=64)
def moves_by_verb(edition: Edition) -> dict[str, list[int]]:
    """Return the moves of a turn by their first word."""
    found: dict[str, list[int]] = {}
    for move in edition.moves:
        if int(edition.rulebook.family[int(move)]) in FAMILIES:
            found.setdefault(move.text.partition(" ")[0], []).append(int(move))
    return found


def closed_actions(view: View, lang: str) -> list[dict[str, Any]]:
    """Return a `wire.Closed` per verb that has no legal move, for the seat whose turn it is; an empty list for others."""
    question = view.state.question
    if question is None or question.seat != view.seat or question.prompt != "turn":
        return []
    edition, table = view.edition, view.table
    open_verbs = {edition.moves[move].text.partition(" ")[0] for move in view.legal}
    found: list[dict[str, Any]] = []
    for verb, moves in moves_by_verb(edition).items():
        if verb in open_verbs or (verb in TEAM_VERBS and not view.options.teams):
            continue
        reasons = {move: int(legality.why_not(table, move)) for move in moves}
        possible = [move for move, bits in reasons.items() if not bits & NEVER_POSSIBLE]
        if possible:
            closest = min(possible, key=lambda move: by_reasons(reasons[move]))
            found.append(
                {"verb": verb, "move": edition.moves[closest].text, **first_reason(reasons[closest], question.clause, lang)}
            )
    return found


def by_reasons(bits: int) -> tuple[bool, int]:
    """Sort key: moves whose cards the player holds come first; then the number of reasons against a move."""
    return bits & CARDS_MISSING != 0, bits.bit_count()


@lru_cache(maxsize=4096)
def first_reason(bits: int, clause: str, lang: str) -> dict[str, str]:
    """Return the first of a set of reasons, with its text for a whole kind of moves."""
    reason = reasons_of(bits, clause)[0]
    text = f"{'closed' if reason.name in ABOUT_ONE_MOVE else 'reason'}-{reason.name}"
    return {"clause": str(reason), "name": reason.name, "text": say(lang, text)}
