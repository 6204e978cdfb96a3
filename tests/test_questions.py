"""The texts of questions in five languages: they mention only what can be chosen and what can happen."""

import pytest

from blackgate import Game
from blackgate.choice_text import ChoiceText
from blackgate.texts import LANGUAGES, say
from testkit.scene import draws, play, scene

NAMES = ["Ana", "Ben", "Cleo", "Dag"]


def question_text(game: Game, code: str, reader: int | None = 0) -> str:
    """Return the text of the question for a reader."""
    return ChoiceText(game.view(reader), code, NAMES[: game.players]).prompt()


def choice_text(game: Game, code: str, move: str) -> str:
    """Return the text of a choice."""
    return ChoiceText(game.view(game.to_move), code, NAMES[: game.players]).move(game.edition.move(move))


@pytest.mark.clause("8.2")
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_question_of_the_second_effect_names_the_card_and_the_choice_says_what_it_does(code: str) -> None:
    game = scene(hands=["", ""], backgrounds=["arms_dealer"], gangs=["cartel_dealer"])
    play(game, "reveal", out=draws("link link link link"))
    name = say(code, "background-arms_dealer")
    assert all(name in question_text(game, code, reader) for reader in (0, 1, None))
    assert ChoiceText(game.view(0), code).words.background_part(
        game.edition.backgrounds.index("arms_dealer"), "second"
    ) in choice_text(game, code, "second")


@pytest.mark.clause("13.7")
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_second_effect_that_would_do_nothing_is_not_asked_for(code: str) -> None:
    # Whether the second effect can craft something depends on a hidden hand.
    backgrounds, gangs = ["locksmith"], ["triad_workshop"]
    game = scene(hands=["pike", "cap chain", "link link link"], backgrounds=backgrounds, gangs=gangs)
    more = scene(hands=["pike link link link", "cap chain", ""], backgrounds=backgrounds, gangs=gangs)
    for one in (game, more):
        play(one, "reveal", "pick 1", out=["random cap", *draws("chain ring")])
    assert [str(move) for move in game.legal_moves] == ["pass"]
    assert question_text(game, code) != question_text(more, code)
    for reader in (1, 2, None):  # the texts of others do not depend on a hand (12.4)
        assert question_text(game, code, reader) == question_text(more, code, reader)


@pytest.mark.clause("11.7")
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_fighter_is_asked_about_giving_up_only_where_that_is_possible(code: str) -> None:
    game = scene(hands=["knife", "", "", ""], places="yard yard yard yard", teams=True)
    play(game, "extort 1", "name spoon", "lay knife")
    before = question_text(game, code, 1)
    assert "Dag" in choice_text(game, code, "hold")
    play(game, "hold", "pass")
    assert question_text(game, code, 1) != before
    alone = scene(hands=["knife", "", "", ""], places="yard yard yard showers", teams=True)
    play(alone, "extort 1", "name spoon", "lay knife")
    assert question_text(alone, code, 1) == question_text(game, code, 1)


@pytest.mark.clause("11.7")
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_teammate_is_told_who_asks_for_help(code: str) -> None:
    game = scene(hands=["knife", "", "", ""], places="yard yard yard yard", teams=True)
    play(game, "extort 1", "name spoon", "lay knife", "hold")
    assert game.to_move == 3
    assert "Ben" in question_text(game, code, 3)
    assert "Dag" in question_text(game, code, 0)


@pytest.mark.clause("13.14")
@pytest.mark.parametrize("code", LANGUAGES)
def test_michel_asks_for_a_tool_on_the_first_card_only(code: str) -> None:
    game = scene(hands=["corridor_pass knife knife spoon", ""], places="yard yard", michel="michel")
    play(game, "play corridor_pass showers", out=["michel knife spoon+shovel"])
    spoon = ChoiceText(game.view(0), code).words.card(game.edition.kinds.index("spoon")).lower()
    assert all(spoon in question_text(game, code, reader).lower() for reader in (0, 1, None))
    play(game, "lay knife", out=["michel knife pickaxe+shovel"])
    assert "discard spoon" not in game.legal_moves
    assert not any(spoon in question_text(game, code, reader).lower() for reader in (0, 1, None))


@pytest.mark.clause("11.4")
@pytest.mark.parametrize("code", LANGUAGES)
def test_in_the_own_block_the_reason_says_that_the_other_block_allows_craft(code: str) -> None:
    game = scene(hands=["pike link link link", "", "", ""], teams=True, places="block_a block_b block_a block_b")
    (reason,) = game.why_not("craft pickaxe")
    assert (reason.name, str(reason)) == ("craft_block", "11.4")
    assert say(code, "reason-craft_block") != say(code, "reason-craft_place")
