"""Chapter 4: what a turn is made of."""

import pytest

from blackgate import IllegalMove
from testkit.scene import (
    actions_left,
    chance,
    discard_pile,
    fact,
    hand,
    legal,
    names_of_events,
    pile,
    place,
    play,
    scene,
    why,
)


@pytest.mark.clause("4.1")
def test_two_actions_the_same_one_twice_and_then_no_more() -> None:
    game = scene(hands=["corridor_pass"], places="cafeteria yard")
    play(game, "steal", "steal")
    assert hand(game, 0) == "spoon spoon corridor_pass"
    assert legal(game) == {"end"}
    assert why(game, "search") == {"4.1"}
    assert why(game, "roll") == {"4.1"}
    assert why(game, "play corridor_pass yard") == {"4.1"}
    with pytest.raises(IllegalMove):
        game.play("steal")


@pytest.mark.clause("4.1")
@pytest.mark.parametrize("order", [("search", "steal"), ("steal", "search")])
def test_basic_and_place_actions_in_any_order(order: tuple[str, str]) -> None:
    game = scene(places="cafeteria yard")
    for action in order:
        chance(game, *(["draw link", "draw pike"] if action == "search" else []))
        game.play(action)
    assert hand(game, 0) == "spoon pike link"
    assert actions_left(game) == 0


@pytest.mark.clause("4.1")
def test_place_actions_are_those_of_the_place_you_stand_in_now() -> None:
    game = scene(places="cell_block yard", beatings=[1])
    assert "heal" not in legal(game)
    play(game, "roll", out=["die 2"])
    play(game, "go infirmary")
    assert "heal" in legal(game)
    play(game, "heal")
    assert fact(game, 0, "beatings") == 0


@pytest.mark.clause("4.1")
def test_you_may_stop_early() -> None:
    game = scene(places="cafeteria yard")
    play(game, "steal", "end")
    assert game.to_move == 1
    assert actions_left(game) == 2
    play(game, "end")
    assert game.to_move == 0


@pytest.mark.clause("4.1")
def test_no_player_acts_on_the_turn_of_another() -> None:
    game = scene(places="cafeteria cafeteria")
    assert {str(reason) for reason in game.why_not("steal", seat=1)} == {"4.1"}
    assert game.view(1).legal_moves == []


@pytest.mark.clause("4.2", "8.1")
def test_revealing_is_no_action_even_after_the_last_one() -> None:
    game = scene(places="cafeteria yard", backgrounds=["smuggler"])
    play(game, "steal", "steal")
    assert legal(game) == {"reveal", "end"}
    play(game, "reveal", out=["draw link"] * 4)
    assert fact(game, 0, "cigarettes") == 5
    assert legal(game) == {"end"}


@pytest.mark.clause("4.2", "9.1")
def test_using_your_gang_card_is_no_action() -> None:
    game = scene(places="yard yard", gangs=["bikers_throttle"])
    play(game, "roll", out=["die 3"])
    play(game, "reroll", out=["die 4"])
    play(game, "go cafeteria")
    assert actions_left(game) == 1


@pytest.mark.clause("4.3", "10.4")
def test_michel_moves_before_you_discard_down_to_ten() -> None:
    game = scene(hands=["knife " + "link " * 10], places="showers yard", michel="michel", michel_at="yard")
    play(game, "end")
    assert legal(game) == {"rouse", "pass"}
    play(game, "rouse", out=["die 6"])
    play(game, "send showers", out=["michel knife spoon+pickaxe"])
    play(game, "lay knife", out=["michel none"])
    play(game, "pass")
    # The Knife went against Michel, so ten cards are left and nothing has to be discarded.
    assert game.to_move == 1
    assert fact(game, 0, "hand_size") == 10


@pytest.mark.clause("4.3")
def test_end_of_turn_abilities_come_after_michel_and_before_discarding() -> None:
    game = scene(hands=["link " * 11], gangs=["queers_nurse"], beatings=[1], michel="michelle")
    play(game, "end")
    assert fact(game, 0, "beatings") == 1
    play(game, "pass")
    assert legal(game) == {"discard link"}
    assert fact(game, 0, "beatings") == 0


@pytest.mark.clause("4.3")
def test_twelve_cards_two_of_your_choice_must_go() -> None:
    game = scene(hands=["knife knife " + "link " * 8 + "cap phone"], places="yard yard")
    play(game, "end")
    assert game.to_move == 0
    # In pack order: after a Phone, the last of all, a second card could no longer be chosen.
    assert legal(game) == {"discard knife", "discard link", "discard cap"}
    assert why(game, "discard phone") == {"4.3"}
    play(game, "discard cap")
    assert legal(game) == {"discard phone"}
    assert why(game, "discard link") == {"4.3"}
    play(game, "discard phone")
    assert discard_pile(game) == "cap phone"
    assert game.to_move == 1


@pytest.mark.clause("4.3")
def test_a_card_you_do_not_hold_cannot_be_the_one_you_discard() -> None:
    game = scene(hands=["link " * 11], places="yard yard")
    play(game, "end")
    assert why(game, "discard cap") == {"4.3"}


@pytest.mark.clause("4.3")
def test_no_other_move_while_you_have_too_many_cards() -> None:
    game = scene(hands=["link " * 11], places="yard yard", backgrounds=["smuggler"])
    play(game, "end")
    assert legal(game) == {"discard link"}
    assert why(game, "end") == {"4.3"}


@pytest.mark.clause("4.4")
def test_the_limit_binds_only_at_the_end_of_your_own_turn() -> None:
    game = scene(hands=["", "link " * 12], places="yard yard")
    play(game, "end")
    assert game.to_move == 1
    play(game, "search", out=["draw pike"])
    assert fact(game, 1, "hand_size") == 13
    assert "roll" in legal(game)
    play(game, "end", "discard link", "discard link", "discard link")
    assert fact(game, 1, "hand_size") == 10
    assert game.to_move == 0


@pytest.mark.clause("4.4")
def test_cards_beside_your_board_are_not_in_hand() -> None:
    game = scene(hands=["spoon " + "link " * 10], gangs=["triad_workshop"], backgrounds=["smuggler"], dug=[(0, "shovel")])
    play(game, "dig spoon", "end")
    assert fact(game, 0, "hand_size") == 10
    assert game.to_move == 1


@pytest.mark.clause("4.5")
def test_tools_and_knives_go_back_to_their_piles_and_other_cards_to_the_search_discard() -> None:
    game = scene(hands=["spoon pickaxe shovel knife blade phone riot"], places="yard yard", discard="pike")
    kinds = ("spoon", "pickaxe", "shovel", "knife")
    before = [pile(game, kind) for kind in kinds]
    play(game, "sell spoon", "sell pickaxe", "sell shovel", "sell knife", "sell blade", "sell phone", "sell riot", "done")
    assert [pile(game, kind) for kind in kinds] == [count + 1 for count in before]
    assert discard_pile(game) == "pike blade phone riot"


@pytest.mark.clause("4.5", "12.1")
def test_the_search_discard_is_face_up() -> None:
    game = scene(hands=["blade phone"], places="yard yard")
    play(game, "sell blade", "sell phone", "done")
    assert discard_pile(game.view(1).sample(1)) == "blade phone"


@pytest.mark.clause("4.6")
def test_in_the_middle_of_a_search_the_discard_pile_becomes_the_deck() -> None:
    game = scene(places="showers yard", deck="link", discard="cap phone")
    play(game, "search", out=["draw link", "shuffle", "draw phone", "draw cap"])
    assert hand(game, 0) == "link cap phone"
    assert discard_pile(game) == ""
    assert names_of_events(game) == ["searched", "drew", "shuffled", "drew", "drew"]


@pytest.mark.clause("4.6")
def test_an_empty_deck_is_not_shuffled_before_a_card_must_be_drawn() -> None:
    game = scene(places="yard yard", deck="link", discard="cap phone")
    play(game, "search", out=["draw link"])
    assert discard_pile(game) == "cap phone"


@pytest.mark.clause("4.6", "13.8")
def test_deck_and_discard_empty_you_draw_what_there_is() -> None:
    game = scene(places="showers showers", deck="link", hands=["", "pike"])
    play(game, "search", out=["draw link"])
    assert hand(game, 0) == "link"
    play(game, "end")
    assert "search" in legal(game)
    play(game, "search")
    assert hand(game, 1) == "pike"
    assert place(game, 1) == "showers"
