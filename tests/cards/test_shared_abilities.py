"""What several Gang cards do alike (9.1); `test_gang_cards` has the rest of each card."""

import pytest

from testkit.scene import fact, hand, legal, play, scene, why

TWELVE = "link " * 10 + "ring phone"
INCOMES = [("cartel_fence", 6), ("cartel_supplier", 4), ("cartel_runners", 5), ("queers_solidarity", 1)]


@pytest.mark.clause("9.1", "4.3")
@pytest.mark.parametrize("card", ["crew_night_shift", "bikers_scouts", "triad_workshop", "queers_solidarity"])
def test_a_hand_limit_of_twelve(card: str) -> None:
    game = scene(hands=[TWELVE], gangs=[card])
    play(game, "end")
    assert game.to_move == 1
    game = scene(hands=[f"{TWELVE} pills"], gangs=[card])
    play(game, "end")
    assert (game.to_move, game.prompt) == (0, "limit")
    play(game, "discard link")
    assert (game.to_move, fact(game, 0, "hand_size")) == (1, 12)


@pytest.mark.clause("9.1")
@pytest.mark.parametrize(("card", "income"), INCOMES)
def test_cigarettes_at_the_start_of_every_own_turn(card: str, income: int) -> None:
    game = scene(gangs=[card], turn_of=1)
    assert fact(game, 0, "cigarettes") == 0
    play(game, "end")
    assert fact(game, 0, "cigarettes") == income
    play(game, "end", "end")
    assert [fact(game, seat, "cigarettes") for seat in range(2)] == [2 * income, 0]


@pytest.mark.clause("9.1", "5.11")
@pytest.mark.parametrize("card", ["bratva_spoils", "bratva_iron_jaw", "bratva_enforcer"])
def test_fists_once_per_combat(card: str) -> None:
    game = scene(hands=["knife knife", "link"], places="yard yard", gangs=[None, card])
    play(game, "extort 1", "name spoon", "lay knife")
    assert legal(game) == {"lay fists", "yield"}
    play(game, "lay fists", "lay knife")
    assert legal(game) == {"yield"}
    assert why(game, "lay fists") == {"9.1"}


@pytest.mark.clause("9.1", "5.12")
@pytest.mark.parametrize("card", ["bratva_knuckles", "bratva_iron_jaw"])
def test_one_more_random_card_from_the_loser(card: str) -> None:
    game = scene(hands=["knife", "spoon link ring"], places="yard yard", gangs=[card])
    play(game, "extort 1", "name spoon", "lay knife", "yield", out=["random ring"])
    assert hand(game, 0) == "spoon ring"
    assert hand(game, 1) == "link"
    assert fact(game, 1, "beatings") == 1


@pytest.mark.clause("9.1", "5.12")
@pytest.mark.parametrize("card", ["bratva_spoils", "bratva_enforcer"])
def test_two_more_random_cards_from_the_loser(card: str) -> None:
    game = scene(hands=["knife", "spoon link ring phone"], places="yard yard", gangs=[card])
    play(game, "extort 1", "name spoon", "lay knife", "yield", out=["random ring", "random phone"])
    assert hand(game, 0) == "spoon ring phone"
    assert hand(game, 1) == "link"


@pytest.mark.clause("9.1", "5.9", "12.2")
@pytest.mark.parametrize("card", ["bratva_spoils", "queers_grapevine"])
def test_a_look_at_the_hand_before_the_tool_is_named(card: str) -> None:
    game = scene(hands=["knife", "phone link", ""], places="yard yard yard", gangs=[card])
    assert game.view(0).known_cards(1) == {}
    play(game, "extort 1")
    assert game.prompt == "name"
    assert game.view(0).known_cards(1) == {"phone": 1, "link": 1}
    assert game.view(2).known_cards(1) == {}
    assert legal(game) == {"name spoon", "name pickaxe", "name shovel"}
