"""Chapter 15: the Extortion example of every edition, from both seats."""

import pytest

from testkit.scene import chance, discard_pile, fact, hand, legal, pile, play, scene


@pytest.mark.clause("5.8", "5.9", "5.10", "5.11", "5.12", "5.13")
def test_b_refuses_and_loses_the_pickaxe() -> None:
    game = scene(hands=["knife knife blade", "pickaxe knife blade link"], places="yard yard")
    knives = pile(game, "knife")
    play(game, "extort 1", "name pickaxe", "lay knife")
    assert game.to_move == 1
    assert legal(game) == {"cooperate", "lay knife", "lay blade", "yield"}
    play(game, "lay knife", "lay knife", "lay blade", "lay blade")
    # B has no Weapon left, and is asked all the same (12.4).
    assert game.to_move == 1
    assert legal(game) == {"yield"}
    play(game, "yield")
    assert hand(game, 0) == "pickaxe"
    assert hand(game, 1) == "link"
    assert fact(game, 1, "beatings") == 1
    assert fact(game, 0, "beatings") == 0
    assert pile(game, "knife") == knives + 3
    assert discard_pile(game) == "blade blade"


@pytest.mark.clause("5.10", "5.13")
def test_if_b_cooperates_only_the_pickaxe_and_the_first_weapon_are_lost() -> None:
    game = scene(hands=["knife knife blade", "pickaxe knife blade link"], places="yard yard")
    knives = pile(game, "knife")
    play(game, "extort 1", "name pickaxe", "lay knife", "cooperate")
    assert hand(game, 0) == "pickaxe knife blade"
    assert hand(game, 1) == "knife blade link"
    assert fact(game, 0, "beatings") == fact(game, 1, "beatings") == 0
    assert (pile(game, "knife"), discard_pile(game)) == (knives + 1, "")
    assert (game.to_move, game.prompt) == (0, "turn")


@pytest.mark.clause("5.12")
def test_if_b_has_no_pickaxe_a_random_card_is_taken() -> None:
    game = scene(hands=["knife", "link ring"], places="yard yard")
    play(game, "extort 1", "name pickaxe", "lay knife", "yield", out=["random ring"])
    assert hand(game, 0) == "ring"
    assert hand(game, 1) == "link"


@pytest.mark.clause("5.12")
def test_if_a_loses_b_takes_a_random_card() -> None:
    game = scene(hands=["knife link shovel", "pickaxe blade"], places="yard yard")
    play(game, "extort 1", "name pickaxe", "lay knife", "lay blade", "yield", out=["random shovel"])
    assert hand(game, 1) == "pickaxe shovel"
    assert fact(game, 0, "beatings") == 1


@pytest.mark.clause("12.1", "12.2")
def test_both_seats_see_their_own_side_of_it() -> None:
    game = scene(hands=["knife knife blade", "pickaxe knife blade link"], places="yard yard")
    play(game, "extort 1", "name pickaxe", "lay knife", "lay knife")
    seen_by_a, seen_by_b = game.view(0), game.view(1)
    assert seen_by_a.hand == {"knife": 1, "blade": 1}
    assert seen_by_b.hand == {"pickaxe": 1, "blade": 1, "link": 1}
    assert seen_by_a.known_cards(1) == {"pickaxe": 1}  # watched being taken; the Knife was laid in sight
    assert seen_by_b.known_cards(0) == {"knife": 1}
    assert seen_by_b.legal_moves == []  # A is asked
    chance(game)
    play(game, "lay knife", "yield")
    assert game.view(0).hand == {"pickaxe": 1, "blade": 1}
    assert game.view(1).known_cards(0) == {"pickaxe": 1}
