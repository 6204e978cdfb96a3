"""Chapter 5: Search (5.1) and Move (5.2 to 5.4)."""

import pytest

from blackgate import IllegalMove
from testkit.scene import actions_left, hand, legal, names_of_events, pile, place, play, scene, why

EVERYWHERE = {"cell_block", "cafeteria", "infirmary", "yard", "showers"}


# --- Search ---------------------------------------------------------------------------------
@pytest.mark.clause("5.1")
@pytest.mark.parametrize(("where", "count"), [("cell_block", 1), ("cafeteria", 2), ("infirmary", 2), ("yard", 1), ("showers", 3)])
def test_a_search_draws_what_the_place_says(where: str, count: int) -> None:
    game = scene(places=f"{where} yard")
    play(game, "search", out=["draw link"] * count)
    assert hand(game, 0).split() == ["link"] * count
    assert actions_left(game) == 1


@pytest.mark.clause("5.1")
def test_only_one_search_per_turn_even_in_another_place() -> None:
    game = scene(places="cell_block cell_block", gangs=["bikers_shortcut"])
    play(game, "search", out=["draw link"])
    assert why(game, "search") == {"5.1"}
    play(game, "roll", out=["die 5"])
    play(game, "go showers")
    assert actions_left(game) == 1
    assert why(game, "search") == {"5.1"}
    with pytest.raises(IllegalMove):
        game.play("search")


@pytest.mark.clause("5.1")
def test_the_next_turn_brings_a_new_search() -> None:
    game = scene()
    play(game, "search", out=["draw link"])
    play(game, "end")
    assert "search" in legal(game)
    play(game, "end")
    assert "search" in legal(game)


@pytest.mark.clause("5.1", "6.6")
def test_no_search_in_solitary() -> None:
    game = scene(places="solitary yard")
    assert "search" not in legal(game)
    assert "5.1" in why(game, "search")


# --- Simple move ----------------------------------------------------------------------------
@pytest.mark.clause("5.2")
@pytest.mark.parametrize(
    ("result", "places"),
    [
        (1, {"cell_block", "cafeteria"}),
        (2, {"cell_block", "infirmary"}),
        (3, {"cell_block", "yard"}),
        (4, {"cafeteria", "yard"}),
        (5, {"infirmary", "showers"}),
        (6, {"yard", "showers"}),
    ],
)
def test_each_result_names_two_places(result: int, places: set[str]) -> None:
    game = scene(places="solitary yard")  # standing in none of the two
    play(game, "roll", out=[f"die {result}"])
    assert legal(game) == {f"go {where}" for where in places}


@pytest.mark.clause("5.2")
def test_you_go_to_one_of_the_two_for_one_action() -> None:
    game = scene(places="cell_block yard")
    play(game, "roll", out=["die 5"])
    assert why(game, "go yard") == {"5.2"}
    play(game, "go showers")
    assert place(game, 0) == "showers"
    assert actions_left(game) == 1


@pytest.mark.clause("5.2")
def test_standing_in_one_of_the_two_you_must_go_to_the_other() -> None:
    game = scene(places="yard yard")
    play(game, "roll", out=["die 6"])
    assert legal(game) == {"go showers"}
    assert why(game, "go yard") == {"5.2"}


@pytest.mark.clause("5.2")
def test_having_rolled_you_can_neither_roll_again_nor_end_your_turn() -> None:
    game = scene(places="cell_block yard")
    play(game, "roll", out=["die 4"])
    assert why(game, "roll") == {"5.2"}
    assert why(game, "end") == {"5.2"}


@pytest.mark.clause("5.2", "4.1")
def test_two_simple_moves_in_a_turn() -> None:
    game = scene(places="cell_block yard")
    play(game, "roll", out=["die 4"])
    play(game, "go cafeteria")
    play(game, "roll", out=["die 1"])
    play(game, "go cell_block")
    assert place(game, 0) == "cell_block"
    assert actions_left(game) == 0


# --- Cautious move --------------------------------------------------------------------------
@pytest.mark.clause("5.3")
def test_a_cautious_move_leads_anywhere_else_for_both_actions() -> None:
    game = scene(places="yard cafeteria")
    cautious = {move.removeprefix("cautious ") for move in legal(game) if move.startswith("cautious")}
    assert cautious == EVERYWHERE - {"yard"}
    play(game, "cautious showers")
    assert place(game, 0) == "showers"
    assert "rolled" not in names_of_events(game)
    assert legal(game) == {"end"}


@pytest.mark.clause("5.3")
def test_never_to_solitary() -> None:
    game = scene(hands=["corridor_pass"], places="yard cafeteria")
    assert why(game, "cautious solitary") == {"5.3"}
    assert why(game, "play corridor_pass solitary") == {"5.3"}


@pytest.mark.clause("5.3")
def test_staying_is_not_any_other_place() -> None:
    game = scene(hands=["corridor_pass"], places="yard cafeteria")
    assert why(game, "cautious yard") == {"5.3"}
    assert why(game, "play corridor_pass yard") == {"5.3"}


@pytest.mark.clause("5.3")
def test_a_card_that_says_any_other_place_never_means_solitary() -> None:
    game = scene(places="yard cafeteria", backgrounds=["daredevil"])
    play(game, "roll", out=["die 1"])
    play(game, "reveal")
    assert legal(game) == {f"go {where}" for where in EVERYWHERE - {"yard"}}
    assert why(game, "go solitary") == {"5.3"}


@pytest.mark.clause("5.3")
def test_not_with_one_action_left() -> None:
    game = scene(places="cafeteria yard")
    play(game, "steal")
    assert actions_left(game) == 1
    assert why(game, "cautious yard") == {"5.3"}
    with pytest.raises(IllegalMove):
        game.play("cautious yard")


@pytest.mark.clause("5.3")
def test_after_a_search_an_extra_action_leaves_two_for_it() -> None:
    game = scene(hands=["overtime"], places="cell_block yard")
    play(game, "search", out=["draw link"])
    assert why(game, "cautious yard") == {"5.3"}
    play(game, "play overtime")
    assert actions_left(game) == 2  # it costs one and gives two
    play(game, "cautious yard")
    assert (place(game, 0), actions_left(game)) == ("yard", 0)


@pytest.mark.clause("5.3")
def test_an_extra_action_gained_first_is_left_for_afterwards() -> None:
    game = scene(hands=["overtime"], places="yard yard")
    play(game, "play overtime", "cautious cafeteria", "steal")
    assert (place(game, 0), pile(game, "spoon"), actions_left(game)) == ("cafeteria", 10, 0)


@pytest.mark.clause("5.3", "9.1")
def test_it_may_follow_a_move_that_cost_no_action() -> None:
    game = scene(places="cell_block yard", gangs=["bikers_shortcut"])
    play(game, "roll", out=["die 5"])
    play(game, "go infirmary")
    assert actions_left(game) == 2  # the roll was free
    play(game, "cautious yard")
    assert (place(game, 0), actions_left(game)) == ("yard", 0)


@pytest.mark.clause("5.3", "4.2")
def test_a_reveal_is_no_action_and_does_not_stand_in_the_way() -> None:
    game = scene(places="yard yard", backgrounds=["smuggler"])
    play(game, "reveal", out=["draw link"] * 4)
    assert "cautious showers" in legal(game)


@pytest.mark.clause("5.3", "6.6")
def test_out_of_solitary_by_a_cautious_move() -> None:
    game = scene(places="solitary yard")
    play(game, "cautious infirmary")
    assert place(game, 0) == "infirmary"


# --- What counts as a move ------------------------------------------------------------------
@pytest.mark.clause("5.4", "13.10")
def test_simple_and_cautious_moves_and_cards_that_say_move_are_moves() -> None:
    game = scene(hands=["corridor_pass"], places="cell_block yard", gangs=["bikers_scouts"])
    play(game, "roll", out=["die 5"])
    play(game, "go showers", out=["draw link"])
    play(game, "play corridor_pass yard", out=["draw pike"])
    play(game, "end", "end")
    play(game, "cautious cell_block", out=["draw cap"])
    assert hand(game, 0) == "pike link cap"


@pytest.mark.clause("5.4", "13.10")
def test_being_sent_is_not_a_move() -> None:
    game = scene(hands=["lockdown snitch"], places="yard yard", gangs=["bikers_scouts"])
    play(game, "play lockdown")
    assert place(game, 0) == "cell_block"
    assert place(game, 1) == "cell_block"
    assert hand(game, 0) == "snitch"  # no card was drawn
    play(game, "play snitch 1")
    assert place(game, 1) == "solitary"
    assert names_of_events(game).count("moved") == 0


@pytest.mark.clause("5.4", "10.5")
def test_michel_extorts_players_who_move_and_not_those_who_are_sent() -> None:
    sent = scene(hands=["lockdown"], places="yard yard", michel="michel", michel_at="cell_block")
    play(sent, "play lockdown")
    assert place(sent, 0) == "cell_block"
    assert sent.prompt == "turn"
    moved = scene(hands=["corridor_pass"], places="yard yard", michel="michel", michel_at="cell_block")
    play(moved, "play corridor_pass cell_block", out=["michel knife spoon+shovel"])
    assert legal(moved) == {"yield"}
