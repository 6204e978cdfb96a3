"""Chapter 9: Gang cards: face up, lasting, no action, and without limit unless they say so. tests/cards has each of them."""

import pytest

from testkit.scene import (
    actions_left,
    discard_pile,
    fact,
    gang_card,
    gang_pile,
    hand,
    legal,
    names_of_events,
    play,
    scene,
    why,
)


@pytest.mark.clause("9.1", "12.1")
def test_a_gang_card_lies_face_up_and_takes_no_action() -> None:
    game = scene(3, hands=["bandana cap"], gangs=[None, "cartel_dealer"])
    play(game, "join crew bandana cap", "end")
    sample = game.view(2).sample(1)
    assert gang_card(sample, 0) == gang_card(game, 0)
    assert gang_card(sample, 1) == "cartel_dealer"
    assert (fact(game, 1, "cigarettes"), actions_left(game)) == (7, 2)  # paid, and no action used


@pytest.mark.clause("9.1", "5.6")
def test_it_lasts_without_limit_until_another_gang_is_joined() -> None:
    hands = ["spoon link phone phone cap gloves", ""]
    game = scene(hands=hands, places="yard yard", gangs=["cartel_fence"])
    play(game, "sell spoon", "done", "sell phone", "done", "end", "end")
    two_incomes, two_sales = 6 + 6, (1 + 6) + (8 + 6)
    assert fact(game, 0, "cigarettes") == two_incomes + two_sales
    play(game, "join bratva cap gloves", "sell phone", "done")
    assert fact(game, 0, "cigarettes") == 33 + 8
    play(game, "end", "end")
    assert fact(game, 0, "cigarettes") == 41  # no income any more
    assert gang_pile(game, "cartel")[-1] == "cartel_fence"


@pytest.mark.clause("9.1")
def test_an_ability_belongs_to_its_card_alone() -> None:
    game = scene(hands=["pike", ""], places="yard yard", gangs=[None, "triad_tinkerer"], discard="ring")
    assert why(game, "craft pickaxe") == {"5.14"}
    assert why(game, "search discard") == {"9.1"}
    assert why(game, "home") == {"9.1"}


@pytest.mark.clause("9.1", "5.1")
def test_night_shift_searches_twice_a_turn_and_no_more() -> None:
    game = scene(gangs=["crew_night_shift"])
    play(game, "search", out=["draw link"] * 2)
    play(game, "search", out=["draw cap"] * 2)
    assert why(game, "search") == {"4.1", "5.1"}
    play(game, "end", "end", "search", out=["draw link"] * 2)
    assert "search" in legal(game)


@pytest.mark.clause("9.1", "5.9")
def test_knuckles_lay_fists_once_per_combat_but_never_to_intimidate() -> None:
    game = scene(hands=["knife knife", "knife"], places="yard yard", gangs=["bratva_knuckles", None])
    play(game, "extort 1", "name spoon")
    assert why(game, "lay fists") == {"5.9"}
    play(game, "lay knife", "lay knife")
    assert legal(game) == {"lay knife", "lay fists", "yield"}
    play(game, "lay fists")
    assert legal(game) == {"yield"}
    assert why(game, "lay fists") == {"9.1"}  # the other one has no such card
    play(game, "yield")
    assert (hand(game, 0), fact(game, 1, "beatings")) == ("knife", 1)


@pytest.mark.clause("9.1", "5.8")
def test_fists_alone_begin_no_extortion() -> None:
    game = scene(hands=["", "spoon"], places="yard yard", gangs=["bratva_knuckles"])
    # Only a Weapon is missing. No player has a safe house, so two Weapons are not mentioned.
    assert why(game, "extort 1") == {"5.8"}


@pytest.mark.clause("9.1", "6.1")
def test_once_per_turn_is_fresh_again_the_next_turn() -> None:
    game = scene(hands=["spoon spoon spoon pickaxe shovel", ""], gangs=["triad_tunnel_rats"])
    play(game, "dig shovel")
    assert legal(game) == {"also spoon", "also pickaxe", "done"}
    play(game, "also spoon")
    assert (fact(game, 0, "points"), actions_left(game)) == (4, 1)
    play(game, "dig spoon")
    assert game.prompt == "turn"  # used up
    play(game, "end", "end", "dig spoon")
    assert legal(game) == {"also pickaxe", "done"}


@pytest.mark.clause("9.1", "5.9")
def test_a_safe_house_takes_two_weapons_to_intimidate() -> None:
    one = scene(hands=["knife", "spoon"], places="yard yard", gangs=["bratva_knuckles", "queers_safe_house"])
    assert why(one, "extort 1") == {"9.1"}  # fists do not count
    two = scene(hands=["knife blade", "spoon"], places="yard yard", gangs=[None, "queers_safe_house"])
    play(two, "extort 1", "name spoon", "lay knife")
    assert (two.to_move, legal(two)) == (0, {"lay blade"})
    play(two, "lay blade")
    assert two.to_move == 1
    play(two, "cooperate")
    assert (hand(two, 0), discard_pile(two)) == ("spoon", "blade")


@pytest.mark.clause("9.1", "12.2")
def test_the_grapevine_shows_the_hand_before_the_tool_is_named() -> None:
    game = scene(hands=["knife", "link phone", ""], places="yard yard yard", gangs=["queers_grapevine"])
    play(game, "extort 1")
    assert game.prompt == "name"
    assert game.view(0).known_cards(1) == {"link": 1, "phone": 1}
    assert game.view(2).known_cards(1) == {}
    assert "looked" in names_of_events(game, 2)
