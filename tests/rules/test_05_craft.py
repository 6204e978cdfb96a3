"""Chapter 5: Craft (5.14, 5.15)."""

import pytest

from blackgate import IllegalMove
from testkit.scene import actions_left, discard_pile, hand, legal, pile, play, scene, why


@pytest.mark.clause("5.14", "13.9")
@pytest.mark.parametrize(
    ("parts", "makes", "made"),
    [("container link", "shovel", "shovel"), ("pike link link link", "pickaxe", "pickaxe"), ("blade", "knife", "knife knife")],
)
def test_a_part_and_its_links_make_a_tool_and_a_blade_two_knives(parts: str, makes: str, made: str) -> None:
    game = scene(hands=[f"{parts} link cap"], places="yard yard")
    before = pile(game, makes)
    play(game, f"craft {makes}")
    assert hand(game, 0) == f"{made} link cap"
    assert pile(game, makes) == before - len(made.split())
    assert discard_pile(game) == parts
    assert actions_left(game) == 1


@pytest.mark.clause("5.14")
def test_you_choose_one_recipe_per_action() -> None:
    game = scene(hands=["container pike link link link link"], places="infirmary yard")
    assert {move for move in legal(game) if move.startswith("craft")} == {"craft shovel", "craft pickaxe"}
    play(game, "craft shovel")
    assert hand(game, 0) == "shovel pike link link link"
    play(game, "craft pickaxe")
    assert hand(game, 0) == "pickaxe shovel"
    assert actions_left(game) == 0


@pytest.mark.clause("5.14")
def test_all_parts_must_be_in_hand() -> None:
    without_link = scene(hands=["container pike knife"], places="yard yard")
    assert why(without_link, "craft shovel") == {"5.14"}
    assert why(without_link, "craft pickaxe") == {"5.14"}
    assert why(without_link, "craft knife") == {"5.14"}  # a Knife is no Blade
    only_links = scene(hands=["link link link", "container pike"], places="yard yard")
    assert why(only_links, "craft shovel") == {"5.14"}
    assert why(only_links, "craft pickaxe") == {"5.14"}
    with pytest.raises(IllegalMove):
        only_links.play("craft shovel")
    two_links = scene(hands=["container pike link link"], places="yard yard")
    assert why(two_links, "craft pickaxe") == {"5.14"}  # it needs three
    assert "craft shovel" in legal(two_links)


@pytest.mark.clause("5.14")
@pytest.mark.parametrize("makes", ["shovel", "pickaxe", "knife"])
def test_nothing_is_made_from_an_empty_pile(makes: str) -> None:
    game = scene(hands=["container pike blade link link link"], places="yard yard", piles={makes: 0})
    assert why(game, f"craft {makes}") == {"5.14"}
    assert f"craft {makes}" not in legal(game)


@pytest.mark.clause("5.14")
def test_with_one_knife_left_you_get_one() -> None:
    game = scene(hands=["blade"], places="yard yard", piles={"knife": 1})
    play(game, "craft knife")
    assert hand(game, 0) == "knife"
    assert pile(game, "knife") == 0
    assert discard_pile(game) == "blade"


@pytest.mark.clause("5.15", "13.6")
@pytest.mark.parametrize("where", ["cafeteria", "infirmary", "yard"])
def test_places_that_allow_craft(where: str) -> None:
    assert "craft pickaxe" in legal(scene(hands=["pike link link link"], places=f"{where} yard"))


@pytest.mark.clause("5.15")
@pytest.mark.parametrize("where", ["cell_block", "showers"])
def test_no_craft_in_the_cell_block_and_the_showers(where: str) -> None:
    game = scene(hands=["pike link link link"], places=f"{where} yard")
    assert why(game, "craft pickaxe") == {"5.15"}
    assert "craft pickaxe" not in legal(game)


@pytest.mark.clause("5.15", "6.6")
def test_no_craft_in_solitary() -> None:
    game = scene(hands=["pike link link link"], places="solitary yard")
    assert "5.15" in why(game, "craft pickaxe")


@pytest.mark.clause("5.15", "7.1")
@pytest.mark.parametrize("beatings", [1, 2])
def test_no_craft_with_a_beating(beatings: int) -> None:
    game = scene(hands=["pike link link link"], places="infirmary yard", beatings=[beatings])
    assert why(game, "craft pickaxe") in ({"5.15"}, {"7.1"}, {"5.15", "7.1"})


@pytest.mark.clause("5.15", "6.3")
def test_healed_you_may_craft_in_the_same_turn() -> None:
    game = scene(hands=["pike link link link"], places="infirmary yard", beatings=[1])
    play(game, "heal", "craft pickaxe")
    assert hand(game, 0) == "pickaxe"
