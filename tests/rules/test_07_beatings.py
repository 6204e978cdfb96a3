"""Chapter 7: what Beatings stop."""

import pytest

from testkit.scene import fact, hand, legal, place, play, scene, why


@pytest.mark.clause("7.1", "5.15")
def test_one_beating_stops_the_craft_but_not_the_dig() -> None:
    crafter = scene(hands=["container link"], places="infirmary", beatings=[1])
    assert why(crafter, "craft shovel") == {"7.1"}
    play(crafter, "heal", "craft shovel")
    assert hand(crafter, 0) == "shovel"
    digger = scene(hands=["shovel"], beatings=[1])
    play(digger, "dig shovel")
    assert fact(digger, 0, "points") == 3


@pytest.mark.clause("7.1", "6.1")
def test_two_beatings_stop_the_dig_as_well() -> None:
    digger = scene(hands=["shovel"], beatings=[2])
    assert why(digger, "dig shovel") == {"7.1"}
    assert "dig shovel" not in legal(digger)
    assert why(scene(hands=["container link"], places="yard", beatings=[2]), "craft shovel") == {"7.1"}


@pytest.mark.clause("7.1")
def test_a_third_beating_changes_nothing() -> None:
    game = scene(hands=["knife", "link"], places="yard yard", beatings=[0, 2])
    play(game, "extort 1", "name spoon", "lay knife", "yield", out=["random link"])
    assert fact(game, 1, "beatings") == 2
    assert hand(game, 0) == "link"


@pytest.mark.clause("7.1", "5.7", "13.19")
def test_a_beating_too_many_is_no_reason_for_an_ambush() -> None:
    game = scene(hands=["ambush", ""], places="yard yard", beatings=[0, 2])
    assert why(game, "play ambush 1") == {"13.19"}
    one_left = scene(hands=["ambush", ""], places="yard yard", beatings=[0, 1])
    play(one_left, "play ambush 1")
    assert fact(one_left, 1, "beatings") == 2


@pytest.mark.clause("7.1")
def test_beatings_stop_nothing_else() -> None:
    game = scene(hands=["knife phone", "link"], places="yard yard", beatings=[2, 0])
    assert {"search", "roll", "extort 1", "sell phone", "cautious showers"} <= legal(game)
    play(game, "cautious showers")
    assert place(game, 0) == "showers"
