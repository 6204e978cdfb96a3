"""A question, an effect or a family of moves that the bots do not know is neutral: they do not fail."""

import pytest

from blackgate import Game
from blackgate.bots import reasons
from blackgate.bots.evaluation import effect_values
from blackgate.bots.evaluation.answer_scores import score_answers
from blackgate.bots.evaluators import evaluator_for
from blackgate.engine import moves as mv
from blackgate.engine import prompts as ask
from blackgate.engine.moves import MoveList
from testkit.scene import scene

UNKNOWN_PROMPT = ask.FINISHED + 1
UNKNOWN_EFFECT = 120


@pytest.fixture
def game() -> Game:
    return scene(hands=["spoon knife ring", "knife"], places="yard yard")


def test_answers_to_an_unknown_question_score_zero(game: Game) -> None:
    evaluator = evaluator_for(game.edition)
    moves = MoveList()
    for move in game.legal_moves:
        moves.add(int(move))
        evaluator.scores[moves.count - 1] = 99
    score_answers(evaluator, game.table, 0, UNKNOWN_PROMPT, moves)
    assert [evaluator.scores[i] for i in range(moves.count)] == [0] * len(game.legal_moves)


@pytest.mark.parametrize("target", [-1, 1])
def test_an_unknown_effect_is_worth_nothing(game: Game, target: int) -> None:
    assert effect_values.effect_value(evaluator_for(game.edition), game.table, 0, UNKNOWN_EFFECT, 1, 1, target) == 0


def test_an_unknown_effect_is_usually_worth_an_average_card(game: Game) -> None:
    evaluator = evaluator_for(game.edition)
    assert evaluator.usual_effect_value(UNKNOWN_EFFECT, 1, 1) == evaluator.average_card


def test_an_unknown_family_of_moves_has_a_neutral_reason(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(reasons.FIXED_REASONS, mv.END)
    monkeypatch.delitem(reasons.REASON_FUNCTIONS, mv.ROLL)
    for move in ("end", "roll"):
        assert reasons.reason(game.view(0), game.edition.move(move)) == (reasons.NO_REASON, {})


def test_every_family_of_moves_has_one_reason() -> None:
    assert not reasons.FIXED_REASONS.keys() & reasons.REASON_FUNCTIONS.keys()
    assert reasons.FIXED_REASONS.keys() | reasons.REASON_FUNCTIONS.keys() == set(range(mv.FAMILIES))
