"""Hints: the best moves of a seat, as the strongest bot sees them, in words."""

from blackgate.bots import Budget, best_adviser
from blackgate.bots.advice_text import AdviceText
from blackgate.game import Game
from blackgate.tables.wire import HintedMove, Scale


def advise(game: Game, seat: int, lang: str, names: list[str], budget: Budget) -> tuple[Scale, list[HintedMove]]:
    """Return the best moves from the view of a seat, and the scale of their values.

    The bot's random choices do not depend on the seed of the table: otherwise a hint could reveal something about it.
    """
    view = game.view(seat)
    advice = best_adviser(view.edition).advise(view, list(game.legal_moves), budget)
    advice_text = AdviceText(view, lang, names)
    hints = [
        HintedMove(thought.move.text, advice_text.choice_text.move(thought.move), thought.value, advice_text.reason(thought))
        for thought in advice.thoughts
    ]
    return "chance" if advice.scale == "chance" else "score", hints
