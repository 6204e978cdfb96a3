"""Backgrounds of classic 1.2.0: words, and orders of words, that classic no longer has but other packs may use."""

from functools import partial

import pytest

from testkit.scene import (
    actions_left,
    discard_pile,
    draws,
    fact,
    hand,
    legal,
    names_of_events,
    pile,
    place,
    play,
    why,
)
from testkit.scene import scene as scene_of_any_pack
from testkit.superseded import CLASSIC_1_2

scene = partial(scene_of_any_pack, pack=CLASSIC_1_2)


# --- look, send, draw: the Informer ----------------------------------------------------------
@pytest.mark.clause("8.1", "12.2", "5.4")
def test_informer_looks_at_a_hand_anywhere_sends_its_owner_to_solitary_and_draws_four() -> None:
    game = scene(hands=["", "link ring", "phone"], places="yard showers yard", backgrounds=["informer"])
    play(game, "reveal")
    assert game.prompt == "pick"
    assert legal(game) == {"pick 1", "pick 2"}
    play(game, "pick 1", out=draws("link cap pike ring"))
    assert place(game, 1) == "solitary"
    assert game.view(0).known_cards(1) == {"link": 1, "ring": 1}
    assert game.view(2).known_cards(1) == {}
    assert (hand(game, 0), hand(game, 1)) == ("pike link cap ring", "link ring")
    assert (game.prompt, actions_left(game)) == ("turn", 2)


@pytest.mark.clause("5.7", "8.1", "13.19")
def test_informer_with_no_card_to_draw_has_no_use_for_an_empty_hand_in_solitary() -> None:
    assert why(scene(places="yard solitary", backgrounds=["informer"], deck=""), "reveal") == {"13.19"}
    game = scene(hands=["", "", "link"], places="yard solitary solitary", backgrounds=["informer"], deck="")
    play(game, "reveal")
    assert legal(game) == {"pick 2"}
    assert why(game, "pick 1") == {"13.19"}


# --- sell, and nothing else: the Launderer ---------------------------------------------------
@pytest.mark.clause("8.1", "13.19")
def test_launderer_needs_a_card_to_sell_whatever_the_second_effect() -> None:
    game = scene(hands=[""], backgrounds=["launderer"], gangs=["cartel_fence"], cigarettes=[9])
    assert why(game, "reveal") == {"13.19"}


# --- actions as the second effect: the Getaway Driver ----------------------------------------
@pytest.mark.clause("8.1", "4.6", "13.19")
def test_getaway_driver_needs_a_card_to_draw_whatever_the_second_effect() -> None:
    game = scene(backgrounds=["getaway_driver"], gangs=["bikers_throttle"], deck="")
    assert why(game, "reveal") == {"13.19"}  # although a member would gain an action
    two_left = scene(backgrounds=["getaway_driver"], deck="link", discard="cap")
    play(two_left, "reveal", out=["draw link", "shuffle", "draw cap"])
    assert hand(two_left, 0) == "link cap"


# --- end_extortion, move, draw: the Escape Artist --------------------------------------------
@pytest.mark.clause("8.3", "5.13")
def test_escape_artist_ends_the_extortion_moves_away_and_then_draws_one() -> None:
    game = scene(hands=["knife blade", "spoon"], places="yard yard", backgrounds=["", "escape_artist"])
    play(game, "extort 1", "name spoon", "lay knife")
    assert legal(game) == {"cooperate", "yield", "reveal"}
    play(game, "reveal")
    assert game.to_move == 1
    assert game.prompt == "go"
    assert pile(game, "knife") == 20
    assert hand(game, 1) == "spoon"
    assert legal(game) == {"go cell_block", "go cafeteria", "go infirmary", "go showers"}
    play(game, "go showers", out=draws("link"))
    assert names_of_events(game) == ["moved", "drew"]
    assert game.to_move == 0
    assert game.prompt == "turn"
    assert hand(game, 1) == "spoon link"
    assert [fact(game, 0, "beatings"), fact(game, 1, "beatings")] == [0, 0]
    assert actions_left(game) == 1
    assert "5.8" in why(game, "extort 1")


@pytest.mark.clause("8.1", "13.10", "10.5")
def test_escape_artist_draws_before_what_follows_a_move() -> None:
    backgrounds, gangs = ["", "escape_artist"], [None, "queers_nurse"]
    game = scene(
        hands=["knife", ""],
        places="yard yard",
        backgrounds=backgrounds,
        gangs=gangs,
        michel="michelle",
        michel_at="showers",
    )
    play(game, "extort 1", "name spoon", "lay knife", "reveal")
    play(game, "go showers", out=["draw blade", "draw link", "michel knife spoon+shovel"])
    assert hand(game, 1) == "blade link"  # the card's own draw, then The Nurse's
    assert (game.to_move, game.prompt) == (1, "michel")
    assert legal(game) == {"lay blade", "yield"}


@pytest.mark.clause("8.3", "4.6")
def test_escape_artist_escapes_when_no_card_can_be_drawn() -> None:
    game = scene(hands=["knife", ""], places="yard yard", backgrounds=["", "escape_artist"], deck="")
    play(game, "extort 1", "name spoon", "lay knife", "reveal", "go showers")
    assert (place(game, 1), hand(game, 1)) == ("showers", "")
    assert (game.to_move, game.prompt) == (0, "turn")


# --- buy in a Combat: the Prizefighter -------------------------------------------------------
@pytest.mark.clause("8.3", "13.11", "6.5", "5.12")
def test_prizefighter_gains_six_cigarettes_buys_at_once_and_loses_the_combat_all_the_same() -> None:
    game = scene(hands=["knife link", "spoon"], places="showers showers", backgrounds=["", "prizefighter"], cigarettes=[0, 2])
    play(game, "extort 1", "name spoon", "lay knife")
    assert legal(game) == {"cooperate", "yield", "reveal"}
    play(game, "reveal")
    assert (game.to_move, game.prompt) == (1, "buy")  # on the attacker's turn, and far from the Yard
    assert fact(game, 1, "cigarettes") == 2 + 6
    assert legal(game) == {"buy knife", "buy knives", "buy pickaxe", "buy shovel"}
    assert why(game, "yield") == {"6.5"}  # who can buy has to
    play(game, "buy shovel")
    assert (hand(game, 1), fact(game, 1, "cigarettes")) == ("spoon shovel", 2 + 6 - 8)
    assert (game.to_move, game.prompt) == (1, "answer")  # the same question again
    assert legal(game) == {"cooperate", "yield"}
    assert why(game, "reveal") == {"8.1"}
    play(game, "yield")
    assert (hand(game, 0), hand(game, 1)) == ("spoon link", "shovel")
    assert [fact(game, 0, "beatings"), fact(game, 1, "beatings")] == [0, 1]
    assert (game.to_move, game.prompt, actions_left(game)) == (0, "turn", 1)


@pytest.mark.clause("8.3", "13.11", "5.11")
def test_prizefighter_may_lay_the_knives_just_bought_and_win() -> None:
    game = scene(hands=["knife knife link", "spoon"], places="yard yard", backgrounds=["", "prizefighter"])
    play(game, "extort 1", "name spoon", "lay knife", "reveal", "buy knives")
    assert (hand(game, 1), fact(game, 1, "cigarettes")) == ("spoon knife knife", 6 - 5)
    assert legal(game) == {"cooperate", "lay knife", "yield"}
    play(game, "lay knife", "lay knife", "lay knife", "yield", out=["random link"])
    assert (hand(game, 0), hand(game, 1)) == ("", "spoon link")
    assert [fact(game, 0, "beatings"), fact(game, 1, "beatings")] == [1, 0]
    assert pile(game, "knife") == 20  # all four are back


@pytest.mark.clause("8.1", "5.10", "12.1")
def test_prizefighter_may_buy_the_very_tool_that_was_named_and_hand_it_over() -> None:
    game = scene(hands=["knife", "link"], places="yard yard", backgrounds=["", "prizefighter"])
    play(game, "extort 1", "name pickaxe", "lay knife")
    assert why(game, "cooperate") == {"5.10"}
    play(game, "reveal", "buy pickaxe")
    assert game.view(0).known_cards(1) == {"pickaxe": 1}
    assert legal(game) == {"cooperate", "yield"}
    play(game, "cooperate")
    assert (hand(game, 0), hand(game, 1), fact(game, 1, "beatings")) == ("pickaxe", "link", 0)


@pytest.mark.clause("8.1", "6.5")
@pytest.mark.parametrize("where", ["cell_block", "cafeteria", "infirmary", "yard", "showers"])
def test_prizefighter_buys_in_every_place_in_which_there_is_a_combat(where: str) -> None:
    game = scene(hands=["knife", ""], places=f"{where} {where}", backgrounds=["", "prizefighter"])
    play(game, "extort 1", "name spoon", "lay knife", "reveal", "buy knife", "lay knife")
    assert (game.to_move, game.prompt, legal(game)) == (0, "fight", {"yield"})


@pytest.mark.clause("8.1", "9.1", "6.5")
def test_prizefighter_buys_at_the_suppliers_price() -> None:
    gangs = [None, "cartel_supplier"]
    game = scene(hands=["knife", ""], places="yard yard", backgrounds=["", "prizefighter"], gangs=gangs)
    play(game, "extort 1", "name spoon", "lay knife", "reveal", "buy shovel")
    assert (hand(game, 1), fact(game, 1, "cigarettes")) == ("shovel", 6 - (8 - 5))
    assert (game.to_move, game.prompt) == (1, "answer")  # The Supplier is no card of the Bratva


@pytest.mark.clause("8.3", "13.11", "5.12")
def test_prizefighter_may_be_the_attacker_and_buys_with_no_action() -> None:
    game = scene(hands=["knife", "blade spoon"], places="cafeteria cafeteria", backgrounds=["prizefighter"])
    play(game, "extort 1", "name spoon", "lay knife", "lay blade")
    assert (game.to_move, game.prompt) == (0, "fight")
    assert legal(game) == {"yield", "reveal"}
    play(game, "reveal")
    assert (game.to_move, game.prompt) == (0, "buy")
    bought_no_weapon = game.copy()
    play(game, "buy knife")
    assert (game.to_move, game.prompt, legal(game)) == (0, "fight", {"lay knife", "yield"})
    assert (fact(game, 0, "cigarettes"), actions_left(game)) == (6 - 2, 1)
    play(game, "lay knife", "yield")
    assert (hand(game, 0), [fact(game, seat, "beatings") for seat in (0, 1)]) == ("spoon", [0, 1])
    play(bought_no_weapon, "buy pickaxe", "yield", out=["random pickaxe"])
    assert (hand(bought_no_weapon, 0), hand(bought_no_weapon, 1)) == ("", "spoon pickaxe")
    assert [fact(bought_no_weapon, seat, "beatings") for seat in (0, 1)] == [1, 0]


@pytest.mark.clause("8.3", "13.20")
def test_prizefighter_is_not_asked_to_buy_from_empty_piles() -> None:
    # A Knife that was laid is not back on its pile yet. Eight Cigarettes pay for every offer, so only the piles count.
    board = {"knife": 0, "pickaxe": 0, "shovel": 0}
    game = scene(hands=["knife", ""], places="yard yard", backgrounds=["", "prizefighter"], cigarettes=[0, 2], piles=board)
    play(game, "extort 1", "name spoon", "lay knife", "reveal")
    assert (game.to_move, game.prompt, legal(game)) == (1, "answer", {"yield"})
    assert (hand(game, 1), fact(game, 1, "cigarettes")) == ("", 2 + 6)
    last_knife = scene(hands=["knife", ""], places="yard yard", backgrounds=["", "prizefighter"], piles={**board, "knife": 1})
    play(last_knife, "extort 1", "name spoon", "lay knife", "reveal")
    assert (last_knife.prompt, legal(last_knife)) == ("buy", {"buy knife"})
    assert why(last_knife, "buy knives") == {"6.5"}


@pytest.mark.clause("8.3", "11.7")
def test_prizefighter_may_still_ask_teammates_for_a_weapon() -> None:
    game = scene(
        4,
        hands=["knife link", "", "", "blade"],
        places="yard yard showers yard",
        backgrounds=["", "prizefighter"],
        teams=True,
    )
    play(game, "extort 1", "name spoon", "lay knife", "reveal", "buy knife")
    assert (game.to_move, legal(game)) == (1, {"lay knife", "hold"})
    play(game, "hold")
    assert (game.to_move, game.prompt, legal(game)) == (3, "help", {"lay blade", "pass"})


# --- take_random, and nothing else: the Racketeer --------------------------------------------
@pytest.mark.clause("8.1", "13.19")
def test_racketeer_needs_a_hand_to_take_from() -> None:
    game = scene(hands=["", "", "link"], places="yard yard showers", backgrounds=["racketeer"])
    assert why(game, "reveal") == {"13.19"}
    one_hand = scene(hands=["", "", "link"], places="yard yard yard", backgrounds=["racketeer"])
    play(one_hand, "reveal")
    assert legal(one_hand) == {"pick 2"}
    assert why(one_hand, "pick 1") == {"13.19"}


# --- heal, draw on your turn: the Medic ------------------------------------------------------
@pytest.mark.clause("8.1")
def test_medic_heals_all_and_draws_three() -> None:
    game = scene(backgrounds=["medic"], beatings=[2])
    play(game, "reveal", out=draws("link ring phone"))
    assert fact(game, 0, "beatings") == 0
    assert hand(game, 0) == "link ring phone"


@pytest.mark.clause("8.1", "13.19")
def test_medic_needs_a_beating_or_a_card_to_draw() -> None:
    assert why(scene(backgrounds=["medic"], deck=""), "reveal") == {"13.19"}
    beaten = scene(backgrounds=["medic"], deck="", beatings=[1])
    play(beaten, "reveal")
    assert fact(beaten, 0, "beatings") == 0
    unhurt = scene(backgrounds=["medic"])
    play(unhurt, "reveal", out=draws("link ring phone"))
    assert hand(unhurt, 0) == "link ring phone"


# --- each_discards, draw: the Agitator -------------------------------------------------------
@pytest.mark.clause("8.1", "4.5")
def test_agitator_makes_each_other_player_discard_clockwise_then_draws_three() -> None:
    game = scene(hands=["link ring", "", "spoon phone"], places="yard yard solitary", backgrounds=["", "agitator"], turn_of=1)
    play(game, "reveal")
    assert game.to_move == 2
    assert game.prompt == "tribute"
    assert legal(game) == {"discard spoon", "discard phone"}
    play(game, "discard spoon")
    assert game.to_move == 0
    play(game, "discard ring", out=draws("cap pike link"))
    assert pile(game, "spoon") == 11
    assert discard_pile(game) == "ring"
    assert [hand(game, seat) for seat in range(3)] == ["link", "pike link cap", "phone"]
    assert game.to_move == 1


@pytest.mark.clause("8.1", "12.4")
def test_agitator_passes_over_empty_hands_and_draws_all_the_same() -> None:
    game = scene(hands=["", ""], backgrounds=["agitator"])
    play(game, "reveal", out=draws("cap pike link"))
    assert hand(game, 0) == "pike link cap"
    assert (game.to_move, game.prompt) == (0, "turn")


@pytest.mark.clause("11.8")
def test_agitator_spares_your_own_team() -> None:
    game = scene(4, hands=["", "link", "phone", "ring"], backgrounds=["agitator"], teams=True)
    play(game, "reveal", "discard link")
    assert game.to_move == 3
    play(game, "discard ring", out=draws("cap pike link"))
    assert hand(game, 2) == "phone"


@pytest.mark.clause("8.1", "4.6", "13.19")
def test_agitator_needs_a_card_to_be_discarded_or_drawn() -> None:
    assert why(scene(hands=["link", ""], backgrounds=["agitator"], deck=""), "reveal") == {"13.19"}
    game = scene(hands=["", "link"], backgrounds=["agitator"], deck="")
    play(game, "reveal", "discard link", out=["shuffle", "draw link"])
    assert hand(game, 0) == "link"
