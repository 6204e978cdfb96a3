"""Chapter 6: what each Place is good for, and what Solitary is not."""

import pytest

from blackgate import IllegalMove
from testkit.scene import actions_left, discard_pile, fact, hand, legal, pile, place, play, scene, why


@pytest.mark.clause("6.1")
def test_a_dig_lays_exactly_one_tool_and_scores_its_points() -> None:
    game = scene(hands=["spoon pickaxe shovel"])
    shovels = pile(game, "shovel")
    play(game, "dig shovel")
    assert hand(game, 0) == "spoon pickaxe"
    assert fact(game, 0, "points") == 3
    assert pile(game, "shovel") == shovels  # it lies beside the board, not on its pile
    assert (game.to_move, game.prompt, actions_left(game)) == (0, "turn", 1)
    play(game, "dig pickaxe")
    assert fact(game, 0, "points") == 5
    assert why(game, "dig spoon") == {"4.1"}


@pytest.mark.clause("6.1")
def test_digging_is_for_the_cell_block_and_needs_the_tool_in_hand() -> None:
    in_the_yard = scene(hands=["spoon"], places="yard")
    assert why(in_the_yard, "dig spoon") == {"6.1"}
    with pytest.raises(IllegalMove):
        in_the_yard.play("dig spoon")
    assert hand(in_the_yard, 0) == "spoon"
    at_home = scene(hands=["spoon"], places="cell_block")
    assert why(at_home, "dig shovel") == {"6.1"}
    assert "dig spoon" in legal(at_home)


@pytest.mark.clause("6.2")
def test_a_spoon_is_stolen_in_the_cafeteria() -> None:
    game = scene(places="cafeteria")
    play(game, "steal", "steal")
    assert hand(game, 0) == "spoon spoon"
    assert pile(game, "spoon") == 9
    assert why(scene(places="yard"), "steal") == {"6.2"}


@pytest.mark.clause("6.2")
def test_no_spoon_is_stolen_from_an_empty_pile() -> None:
    game = scene(places="cafeteria", piles={"spoon": 0})
    assert why(game, "steal") == {"6.2"}
    assert "steal" not in legal(game)


@pytest.mark.clause("6.3")
def test_the_infirmary_heals_one_beating_at_a_time() -> None:
    game = scene(places="infirmary", beatings=[2])
    play(game, "heal")
    assert fact(game, 0, "beatings") == 1
    play(game, "heal")
    assert fact(game, 0, "beatings") == 0


@pytest.mark.clause("6.3")
def test_healing_needs_the_infirmary_and_a_beating() -> None:
    assert why(scene(places="infirmary"), "heal") == {"6.3"}
    assert why(scene(places="showers", beatings=[1]), "heal") == {"6.3"}


@pytest.mark.clause("6.4")
def test_any_number_of_cards_is_sold_as_one_action() -> None:
    game = scene(hands=["shovel knife link phone"], places="yard", discard="ring")
    shovels = pile(game, "shovel")
    play(game, "sell shovel", "sell knife", "sell phone", "done")
    assert fact(game, 0, "cigarettes") == 4 + 0 + 8
    assert hand(game, 0) == "link"
    assert pile(game, "shovel") == shovels + 1
    assert discard_pile(game) == "ring phone"
    assert actions_left(game) == 1


@pytest.mark.clause("6.4")
def test_weapons_can_be_sold_but_bring_no_cigarettes() -> None:
    game = scene(hands=["knife blade"], places="yard", piles={"knife": 0}, cigarettes=[1])
    assert {"sell knife", "sell blade"} <= legal(game)
    play(game, "sell knife", "sell blade", "done")
    assert fact(game, 0, "cigarettes") == 1
    assert (hand(game, 0), pile(game, "knife"), discard_pile(game)) == ("", 1, "blade")
    assert actions_left(game) == 1  # the sale was an action like any other


@pytest.mark.clause("6.4")
@pytest.mark.parametrize(
    ("card", "price"), [("ambush", 4), ("snitch", 2), ("painkillers", 2), ("care_package", 1), ("overtime", 1)]
)
def test_an_action_card_can_be_sold_instead_of_played(card: str, price: int) -> None:
    game = scene(hands=[card], places="yard")
    play(game, f"sell {card}", "done")
    assert (fact(game, 0, "cigarettes"), discard_pile(game)) == (price, card)


@pytest.mark.clause("6.4")
def test_a_sell_is_of_cards_in_hand_and_in_the_yard() -> None:
    game = scene(hands=["link phone"], places="yard")
    assert why(game, "sell cap") == {"6.4"}
    assert "done" not in legal(game)  # at least one card
    play(game, "sell phone")
    assert legal(game) == {"done"}  # the Link comes before the Phone in pack order
    assert why(game, "sell link") == {"6.4"}
    assert why(scene(hands=["phone"], places="cafeteria"), "sell phone") == {"6.4"}


@pytest.mark.clause("6.5")
def test_the_yard_sells_knives_pickaxes_and_shovels() -> None:
    knives = scene(places="yard", cigarettes=[7])
    play(knives, "buy knife")
    assert (hand(knives, 0), fact(knives, 0, "cigarettes"), pile(knives, "knife")) == ("knife", 5, 19)
    play(knives, "buy knives")
    assert (hand(knives, 0), fact(knives, 0, "cigarettes"), pile(knives, "knife")) == ("knife knife knife", 0, 17)
    tools = scene(places="yard", cigarettes=[14])
    play(tools, "buy pickaxe")
    assert (hand(tools, 0), fact(tools, 0, "cigarettes"), pile(tools, "pickaxe")) == ("pickaxe", 8, 10)
    play(tools, "buy shovel")
    assert (hand(tools, 0), fact(tools, 0, "cigarettes"), pile(tools, "shovel")) == ("pickaxe shovel", 0, 10)


@pytest.mark.clause("6.5")
def test_nothing_is_bought_without_the_cigarettes_or_outside_the_yard() -> None:
    game = scene(places="yard", cigarettes=[5])
    assert {"buy knife", "buy knives"} <= legal(game)
    assert why(game, "buy pickaxe") == {"6.5"}
    assert why(scene(places="yard", cigarettes=[1]), "buy knife") == {"6.5"}
    assert why(scene(places="yard", cigarettes=[4]), "buy knives") == {"6.5"}
    assert why(scene(places="yard", cigarettes=[7]), "buy shovel") == {"6.5"}
    assert why(scene(places="showers", cigarettes=[9]), "buy shovel") == {"6.5"}


@pytest.mark.clause("6.5")
def test_the_pile_must_hold_what_is_bought() -> None:
    game = scene(places="yard", cigarettes=[9], piles={"knife": 1, "shovel": 0})
    assert "buy knife" in legal(game)
    assert why(game, "buy knives") == {"6.5"}
    assert why(game, "buy shovel") == {"6.5"}


EVERYWHERE_ELSE = ("cell_block", "cafeteria", "infirmary", "yard", "showers")


@pytest.mark.clause("6.6", "5.4")
def test_in_solitary_you_can_only_move_reveal_or_end_the_turn() -> None:
    cards = "spoon knife blade container link bandana cap care_package corridor_pass"
    game = scene(hands=[cards, "phone"], places="solitary solitary", backgrounds=["smuggler"], cigarettes=[9], beatings=[0])
    moves = {f"cautious {there}" for there in EVERYWHERE_ELSE} | {f"play corridor_pass {there}" for there in EVERYWHERE_ELSE}
    assert legal(game) == {"roll", "reveal", "end"} | moves
    assert "6.6" in why(game, "search")
    assert "6.6" in why(game, "dig spoon")
    assert "6.6" in why(game, "sell knife")
    assert why(game, "join crew bandana cap") == {"6.6"}
    assert why(game, "play care_package") == {"6.6"}


@pytest.mark.clause("6.6")
def test_out_of_solitary_by_a_card_and_to_work_with_the_other_action() -> None:
    game = scene(hands=["corridor_pass spoon"], places="solitary")
    play(game, "play corridor_pass cell_block", "dig spoon")
    assert place(game, 0) == "cell_block"
    assert fact(game, 0, "points") == 1


@pytest.mark.clause("6.6", "9.1")
def test_a_gang_card_works_in_solitary() -> None:
    game = scene(places="solitary", gangs=["bikers_home_run"])
    play(game, "home")
    assert place(game, 0) == "cell_block"


@pytest.mark.clause("6.6", "13.19")
def test_no_player_shares_a_place_in_solitary() -> None:
    game = scene(hands=["knife", "phone"], places="solitary solitary", backgrounds=["hitman"])
    assert {"5.8", "6.6"} <= why(game, "extort 1")
    assert why(game, "reveal") == {"13.19"}  # the hitman has no target there
    # A card that reaches anywhere does reach into Solitary.
    reached = scene(hands=["", "phone"], places="yard solitary", backgrounds=["locksmith"])
    play(reached, "reveal", "pick 1", out=["random phone", "draw link", "draw link"])
    assert hand(reached, 0) == "link link phone"


@pytest.mark.clause("6.6", "5.3")
def test_only_cards_send_you_to_solitary() -> None:
    game = scene(hands=["corridor_pass snitch", ""], places="yard cafeteria")
    assert why(game, "cautious solitary") == {"5.3"}
    assert why(game, "play corridor_pass solitary") == {"5.3"}
    play(game, "play snitch 1")
    assert place(game, 1) == "solitary"
    play(game, "end")
    assert "roll" in legal(game)
    assert "search" not in legal(game)
