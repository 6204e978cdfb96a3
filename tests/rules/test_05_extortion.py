"""Chapter 5: Extort (5.8 to 5.13), besides the printed example of chapter 15."""

import pytest

from blackgate import IllegalMove
from testkit.scene import actions_left, discard_pile, fact, hand, legal, names_of_events, pile, play, scene, why


@pytest.mark.clause("5.8")
def test_with_a_weapon_you_extort_any_player_in_your_place() -> None:
    game = scene(hands=["blade"], places="yard yard cafeteria yard")
    assert {move for move in legal(game) if move.startswith("extort")} == {"extort 1", "extort 3"}
    assert why(game, "extort 2") == {"5.8"}
    assert why(game, "extort 0") == {"5.8"}
    play(game, "extort 3")
    assert actions_left(game) == 1


@pytest.mark.clause("5.8")
def test_not_without_a_weapon() -> None:
    game = scene(hands=["link", "knife"], places="yard yard")
    assert why(game, "extort 1") == {"5.8"}
    with pytest.raises(IllegalMove):
        game.play("extort 1")


@pytest.mark.clause("5.8")
def test_once_per_turn_whichever_player_it_is() -> None:
    game = scene(hands=["knife knife"], places="yard yard yard")
    play(game, "extort 1", "name spoon", "lay knife", "yield")
    assert actions_left(game) == 1
    assert why(game, "extort 1") == {"5.8"}
    assert why(game, "extort 2") == {"5.8"}
    play(game, "end", "end", "end")
    assert "extort 2" in legal(game)


@pytest.mark.clause("5.8", "6.6")
def test_in_solitary_no_player_is_in_your_place() -> None:
    game = scene(hands=["knife"], places="solitary solitary")
    assert not {move for move in legal(game) if move.startswith("extort")}
    assert why(game, "extort 1")


@pytest.mark.clause("5.9")
def test_you_name_any_tool_kind_and_then_lay_a_weapon() -> None:
    game = scene(hands=["knife blade", "link"], places="yard yard")
    play(game, "extort 1")
    assert game.to_move == 0
    assert legal(game) == {"name spoon", "name pickaxe", "name shovel"}
    play(game, "name shovel")
    assert game.to_move == 0
    assert legal(game) == {"lay knife", "lay blade"}
    play(game, "lay blade")
    assert hand(game, 0) == "knife"
    assert discard_pile(game) == ""  # it lies on the table until the end (5.13)


@pytest.mark.clause("5.9")
def test_an_extortion_cannot_be_taken_back() -> None:
    game = scene(hands=["knife", "link"], places="yard yard")
    play(game, "extort 1")
    assert why(game, "end") == {"5.9"}
    play(game, "name shovel")
    assert why(game, "yield") == {"5.9"}


@pytest.mark.clause("5.9")
def test_the_weapon_comes_from_your_hand() -> None:
    game = scene(hands=["knife", "blade"], places="yard yard")
    play(game, "extort 1", "name shovel")
    assert why(game, "lay blade") == {"5.9"}


@pytest.mark.clause("5.10", "5.13")
def test_cooperation_hands_over_one_tool_and_ends_it_without_a_beating() -> None:
    game = scene(hands=["blade", "shovel shovel knife"], places="yard yard", discard="cap")
    play(game, "extort 1", "name shovel", "lay blade", "cooperate")
    assert hand(game, 0) == "shovel"
    assert hand(game, 1) == "shovel knife"
    assert fact(game, 1, "beatings") == 0
    assert discard_pile(game) == "cap blade"
    assert game.to_move == 0
    assert game.prompt == "turn"


@pytest.mark.clause("5.10")
def test_without_the_named_tool_there_is_nothing_to_cooperate_with() -> None:
    game = scene(hands=["knife", "shovel pickaxe blade"], places="yard yard")
    play(game, "extort 1", "name spoon", "lay knife")
    assert game.to_move == 1
    assert legal(game) == {"lay blade", "yield"}
    assert why(game, "cooperate") == {"5.10"}


@pytest.mark.clause("5.10", "5.12")
def test_a_player_with_the_tool_may_refuse_and_give_up() -> None:
    game = scene(hands=["knife", "shovel link"], places="yard yard")
    play(game, "extort 1", "name shovel", "lay knife")
    assert legal(game) == {"cooperate", "yield"}
    play(game, "yield")
    assert hand(game, 0) == "shovel"
    assert fact(game, 1, "beatings") == 1


@pytest.mark.clause("5.10", "5.11")
def test_once_combat_has_begun_it_is_too_late_to_cooperate() -> None:
    game = scene(hands=["knife knife", "shovel blade blade"], places="yard yard")
    play(game, "extort 1", "name shovel", "lay knife", "lay blade", "lay knife")
    assert game.to_move == 1
    assert legal(game) == {"lay blade", "yield"}
    assert why(game, "cooperate") == {"5.11"}


@pytest.mark.clause("5.11")
def test_defender_first_then_in_turn_one_weapon_each() -> None:
    game = scene(hands=["knife knife blade", "blade blade"], places="yard yard")
    play(game, "extort 1", "name spoon", "lay knife")
    assert game.to_move == 1
    play(game, "lay blade")
    assert game.to_move == 0
    assert legal(game) == {"lay knife", "lay blade", "yield"}
    play(game, "lay blade")
    assert game.to_move == 1
    assert legal(game) == {"lay blade", "yield"}


@pytest.mark.clause("5.11", "12.4")
def test_a_player_with_no_weapon_left_is_asked_and_loses() -> None:
    game = scene(hands=["knife cap", "knife"], places="yard yard")
    play(game, "extort 1", "name spoon", "lay knife", "lay knife")
    assert game.to_move == 0
    assert legal(game) == {"yield"}
    assert why(game, "lay knife") == {"5.11"}
    play(game, "yield", out=["random cap"])
    assert hand(game, 1) == "cap"


@pytest.mark.clause("5.11")
def test_you_may_give_up_with_weapons_in_hand() -> None:
    game = scene(hands=["knife", "blade knife"], places="yard yard")
    play(game, "extort 1", "name spoon", "lay knife", "yield", out=["random blade"])
    assert fact(game, 1, "beatings") == 1
    assert hand(game, 0) == "blade"
    assert hand(game, 1) == "knife"


@pytest.mark.clause("5.12")
def test_a_losing_attacker_gives_a_random_card_even_with_the_named_tool_in_hand() -> None:
    game = scene(hands=["knife shovel cap", "knife"], places="yard yard")
    play(game, "extort 1", "name shovel", "lay knife", "lay knife", "yield", out=["random cap"])
    assert hand(game, 0) == "shovel"
    assert hand(game, 1) == "cap"
    assert fact(game, 0, "beatings") == 1
    assert fact(game, 1, "beatings") == 0


@pytest.mark.clause("5.12", "13.5")
def test_from_an_empty_hand_nothing_is_taken() -> None:
    game = scene(hands=["knife knife", "blade"], places="yard yard")
    play(game, "extort 1", "name shovel", "lay knife", "lay blade", "lay knife", "yield")
    # The Blade B laid is on the table, no longer in hand, and cannot be taken.
    assert hand(game, 0) == ""
    assert fact(game, 1, "beatings") == 1
    assert discard_pile(game) == "blade"


@pytest.mark.clause("5.12")
def test_the_beating_comes_before_the_card_and_the_weapons_go_last() -> None:
    game = scene(hands=["knife", "pickaxe"], places="yard yard")
    play(game, "extort 1", "name pickaxe", "lay knife", "yield")
    events = names_of_events(game)
    assert events.index("beaten") < events.index("taken") < events.index("discarded")


@pytest.mark.clause("5.13")
def test_knives_go_to_their_pile_and_blades_to_the_search_discard() -> None:
    game = scene(hands=["blade knife", "knife blade cap"], places="yard yard", discard="ring")
    knives = pile(game, "knife")
    play(game, "extort 1", "name spoon", "lay blade", "lay knife", "lay knife", "lay blade", "yield")
    assert pile(game, "knife") == knives + 2
    assert discard_pile(game) == "ring blade blade"
    assert hand(game, 1) == "cap"


@pytest.mark.clause("5.13")
def test_a_knife_laid_before_a_cooperating_target_is_gone_as_well() -> None:
    game = scene(hands=["knife", "spoon"], places="yard yard")
    knives = pile(game, "knife")
    play(game, "extort 1", "name spoon", "lay knife", "cooperate")
    assert hand(game, 0) == "spoon"
    assert pile(game, "knife") == knives + 1
