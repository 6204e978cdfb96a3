"""Second effects of Backgrounds in classic 1.2.0: words that classic no longer has there but other packs may use."""

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
    place,
    play,
    why,
)
from testkit.scene import scene as scene_of_any_pack
from testkit.second_question import asked, asked_with_only_pass, passed
from testkit.superseded import CLASSIC_1_2

YARD = "yard yard"
scene = partial(scene_of_any_pack, pack=CLASSIC_1_2)


# --- take_random as the second effect: the Informer and the Hitman ------------------------------
@pytest.mark.clause("8.2", "13.7", "13.13")
def test_informer_member_may_take_a_random_card_from_a_player_already_in_solitary_and_draw_one() -> None:
    gangs = ["crew_lookout", "queers_solidarity"]
    game = scene(hands=["", "link phone", ""], places="yard showers yard", backgrounds=["informer"], gangs=gangs)
    play(game, "reveal", "pick 1", out=draws("pike link cap ring"))
    asked(game)
    assert place(game, 1) == "solitary"
    assert (hand(passed(game), 0), hand(passed(game), 1)) == ("pike link cap ring", "link phone")
    play(game, "second", out=["random phone", "draw pills", *draws("ring chain gloves bandana")])
    assert hand(game, 0) == "pike link cap ring phone pills"
    assert hand(game, 1) == "link bandana chain gloves ring"  # Solidarity draws after the text of the card
    assert game.view(2).known_cards(0) == {}  # only these two know which card it was
    assert (game.to_move, game.prompt, actions_left(game)) == (0, "turn", 2)


@pytest.mark.clause("8.2", "9.1")
def test_informer_member_lets_a_stash_choose_the_card() -> None:
    gangs = ["crew_lookout", "crew_stash"]
    game = scene(hands=["", "link phone"], backgrounds=["informer"], gangs=gangs)
    play(game, "reveal", "pick 1", out=draws("pike link cap ring"))
    play(game, "second")
    assert (game.to_move, game.prompt, legal(game)) == (1, "surrender", {"give link", "give phone"})
    play(game, "give link", out=draws("pills"))
    assert (hand(game, 0), hand(game, 1)) == ("pike link link cap ring pills", "phone")


@pytest.mark.clause("8.2", "13.7")
def test_informer_member_draws_one_before_an_empty_hand_and_can_only_pass_without_a_card_to_draw() -> None:
    game = scene(hands=["", ""], backgrounds=["informer"], gangs=["crew_lookout"])
    play(game, "reveal", "pick 1", out=draws("pike link cap ring"))
    asked(game)
    play(game, "second", out=draws("pills"))
    assert hand(game, 0) == "pike link cap ring pills"
    nothing = scene(hands=["", ""], backgrounds=["informer"], gangs=["crew_lookout"], deck="link")
    play(nothing, "reveal", "pick 1", out=draws("link"))
    asked_with_only_pass(nothing)
    assert place(passed(nothing), 1) == "solitary"


@pytest.mark.clause("8.2", "13.13")
def test_hitman_member_may_take_a_random_card_and_draw_two_more() -> None:
    gangs = ["bratva_knuckles", "queers_solidarity"]
    game = scene(hands=["", "link ring"], places=YARD, backgrounds=["hitman"], gangs=gangs)
    play(game, "reveal", "pick 1", out=draws("cap pike blade link"))
    asked(game)
    assert (fact(game, 1, "beatings"), hand(passed(game), 1)) == (1, "link ring")
    play(game, "second", out=["random ring", *draws("phone pills"), *draws("cap chain gloves pike")])
    assert (hand(game, 0), hand(game, 1)) == ("blade pike link cap ring phone pills", "pike link cap chain gloves")
    assert fact(game, 1, "beatings") == 1
    assert (game.prompt, actions_left(game)) == ("turn", 2)


@pytest.mark.clause("8.2", "9.1")
def test_hitman_member_lets_a_stash_choose_the_card_and_then_draws() -> None:
    gangs = ["bratva_knuckles", "crew_stash"]
    game = scene(hands=["", "link phone"], places=YARD, backgrounds=["hitman"], gangs=gangs)
    play(game, "reveal", "pick 1", out=draws("cap pike blade link"))
    play(game, "second")
    assert (game.to_move, game.prompt, legal(game)) == (1, "surrender", {"give link", "give phone"})
    play(game, "give link", out=draws("ring pills"))
    assert (hand(game, 0), hand(game, 1)) == ("blade pike link link cap ring pills", "phone")


@pytest.mark.clause("8.2", "13.7", "4.6")
def test_hitman_member_needs_a_card_to_take_or_to_draw() -> None:
    empty_hand = scene(places=YARD, backgrounds=["hitman"], gangs=["bratva_knuckles"])
    play(empty_hand, "reveal", "pick 1", out=draws("cap pike blade link"))
    asked(empty_hand)
    play(empty_hand, "second", out=draws("ring pills"))
    assert hand(empty_hand, 0) == "blade pike link cap ring pills"
    no_deck = scene(hands=["", "link"], places=YARD, backgrounds=["hitman"], gangs=["bratva_knuckles"], deck="")
    play(no_deck, "reveal", "pick 1")
    asked(no_deck)
    play(no_deck, "second", out=["random link"])
    assert (hand(no_deck, 0), hand(no_deck, 1)) == ("link", "")
    nothing = scene(places=YARD, backgrounds=["hitman"], gangs=["bratva_knuckles"], deck="cap")
    play(nothing, "reveal", "pick 1", out=draws("cap"))
    asked_with_only_pass(nothing)
    assert (hand(passed(nothing), 0), fact(nothing, 1, "beatings")) == ("cap", 1)


# --- actions: the Getaway Driver and the Daredevil ----------------------------------------------
@pytest.mark.clause("8.2")
def test_getaway_driver_member_may_gain_an_action_and_draw_three_more() -> None:
    game = scene(backgrounds=["getaway_driver"], gangs=["bikers_scouts"])
    play(game, "reveal", out=draws("link link cap ring phone"))
    asked(game)
    assert (hand(game, 0), actions_left(game)) == ("link link cap ring phone", 2)
    assert actions_left(passed(game)) == 2
    play(game, "second", out=draws("blade pike pills"))
    assert (hand(game, 0), actions_left(game)) == ("blade pike link link cap ring phone pills", 3)


@pytest.mark.clause("8.2", "4.2", "4.6")
def test_getaway_driver_member_gains_the_action_without_a_card_to_draw_and_after_the_last_action() -> None:
    game = scene(backgrounds=["getaway_driver"], gangs=["bikers_throttle"], deck="link")
    play(game, "cautious yard")
    play(game, "reveal", out=draws("link"))
    asked(game)
    play(game, "second")
    assert (hand(game, 0), actions_left(game)) == ("link", 1)


@pytest.mark.clause("8.2", "13.10", "5.3")
def test_daredevil_member_may_gain_an_action_and_draw_two_more() -> None:
    game = scene(backgrounds=["daredevil"], gangs=["bikers_scouts"])
    play(game, "roll", out=["die 1"])
    play(game, "reveal", "go showers", out=draws("link cap pike ring chain"))
    asked(game)
    assert (hand(game, 0), actions_left(game)) == ("pike link cap chain ring", 1)  # four for the card, one for The Scouts
    assert why(passed(game), "cautious yard") == {"5.3"}  # one action
    play(game, "second", out=draws("phone pills"))
    assert (hand(game, 0), actions_left(game)) == ("pike link cap chain ring phone pills", 2)
    assert "cautious yard" in legal(game)


@pytest.mark.clause("8.2", "9.1", "4.6")
def test_daredevil_member_gains_it_also_when_the_shortcut_gave_one_back() -> None:
    game = scene(backgrounds=["daredevil"], gangs=["bikers_shortcut"], deck="")
    play(game, "roll", out=["die 6"])
    play(game, "reveal", "go cafeteria")
    asked(game)  # the action counts, though no card can be drawn
    assert actions_left(game) == 2
    assert actions_left(passed(game)) == 2
    play(game, "second")
    assert actions_left(game) == 3


# --- move and draw: the Escape Artist -----------------------------------------------------------
@pytest.mark.clause("8.2", "13.10")
def test_escape_artist_member_may_leave_the_attacker_with_a_beating_and_draw_two() -> None:
    backgrounds, gangs = ["", "escape_artist"], [None, "bikers_scouts"]
    game = scene(hands=["blade", "spoon"], places=YARD, backgrounds=backgrounds, gangs=gangs)
    play(game, "extort 1", "name spoon", "lay blade", "reveal", "go infirmary", out=draws("cap link"))
    asked(game, seat=1)
    assert (discard_pile(game), hand(game, 1)) == ("blade", "spoon link cap")  # one for the card, one for The Scouts
    assert fact(game, 0, "beatings") == 0
    assert fact(passed(game), 0, "beatings") == 0
    play(game, "second", out=draws("ring phone"))
    assert (fact(game, 0, "beatings"), hand(game, 1)) == (1, "spoon link cap ring phone")
    assert (game.to_move, game.prompt, actions_left(game)) == (0, "turn", 1)


# --- buy in a Combat: the Prizefighter ----------------------------------------------------------
@pytest.mark.clause("8.2", "8.3", "13.7")
def test_prizefighter_member_may_draw_three_after_buying_and_before_the_combat_goes_on() -> None:
    backgrounds, gangs = ["", "prizefighter"], [None, "bratva_iron_jaw"]
    game = scene(hands=["knife link", "spoon"], places=YARD, backgrounds=backgrounds, gangs=gangs)
    play(game, "extort 1", "name spoon", "lay knife", "reveal")
    assert (game.to_move, game.prompt) == (1, "buy")
    play(game, "buy pickaxe")
    asked(game, seat=1)
    assert (hand(game, 1), fact(game, 1, "cigarettes")) == ("spoon pickaxe", 6 - 6)
    assert hand(passed(game, seat=1, prompt="answer"), 1) == "spoon pickaxe"
    play(game, "second", out=draws("blade cap pike"))
    assert hand(game, 1) == "spoon pickaxe blade pike cap"
    assert (game.to_move, game.prompt) == (1, "answer")
    assert legal(game) == {"cooperate", "lay blade", "lay fists", "yield"}  # a Blade just drawn, and Iron Jaw's fists
    play(game, "lay blade", "yield", out=["random link"])  # the attacker has no card left for Iron Jaw's spoils
    assert (hand(game, 0), hand(game, 1)) == ("", "spoon pickaxe pike link cap")
    assert [fact(game, seat, "beatings") for seat in (0, 1)] == [1, 0]
    assert (game.to_move, game.prompt, actions_left(game)) == (0, "turn", 1)


@pytest.mark.clause("8.2", "5.12", "9.1")
def test_prizefighter_member_who_attacks_may_draw_them_too_and_still_loses() -> None:
    game = scene(hands=["knife", "spoon blade"], places=YARD, backgrounds=["prizefighter"], gangs=["bratva_iron_jaw"])
    play(game, "extort 1", "name spoon", "lay knife", "lay blade", "reveal", "buy pickaxe")
    asked(game)
    play(game, "second", out=draws("cap ring pike"))
    assert (game.to_move, game.prompt, legal(game)) == (0, "fight", {"lay fists", "yield"})
    play(game, "yield", out=["random pickaxe"])
    assert "lost_combat" in names_of_events(game)
    assert (hand(game, 0), hand(game, 1), fact(game, 0, "beatings")) == ("pike cap ring", "spoon pickaxe", 0)


@pytest.mark.clause("13.7", "4.6")
def test_prizefighter_member_can_only_pass_when_no_card_is_left_to_draw() -> None:
    backgrounds, gangs = ["", "prizefighter"], [None, "bratva_iron_jaw"]
    game = scene(hands=["knife", ""], places=YARD, backgrounds=backgrounds, gangs=gangs, deck="")
    play(game, "extort 1", "name spoon", "lay knife", "reveal", "buy knife")
    asked_with_only_pass(game, seat=1)
    assert legal(passed(game, seat=1, prompt="answer")) == {"lay knife", "lay fists", "yield"}


@pytest.mark.clause("8.2", "11.7")
def test_prizefighter_member_may_hold_after_the_second_effect() -> None:
    backgrounds, gangs = ["", "prizefighter"], [None, "bratva_enforcer"]
    game = scene(
        teams=True,
        hands=["knife", "", "", "blade"],
        places="yard yard showers yard",
        backgrounds=backgrounds,
        gangs=gangs,
    )
    play(game, "extort 1", "name spoon", "lay knife", "reveal", "buy pickaxe")
    play(game, "second", out=draws("cap ring pike"))
    assert (game.to_move, legal(game)) == (1, {"lay fists", "hold"})
    play(game, "hold")
    assert (game.to_move, game.prompt) == (3, "help")


# --- each_discards, draw_per_discard: the Agitator ----------------------------------------------
@pytest.mark.clause("8.2")
def test_agitator_member_may_draw_one_more_for_each_card_discarded_and_five_more() -> None:
    game = scene(hands=["", "link", "ring", ""], backgrounds=["agitator"], gangs=["queers_nurse"])
    play(game, "reveal", "discard link", "discard ring", out=draws("cap pike phone"))
    asked(game)
    assert hand(passed(game), 0) == "pike cap phone"
    play(game, "second", out=draws("blade container link link link gloves pills"))
    assert hand(game, 0) == "blade container pike link link link cap gloves phone pills"


@pytest.mark.clause("8.2", "13.7", "4.5")
def test_agitator_member_draws_five_if_nothing_was_discarded_and_can_only_pass_if_nothing_can_be_drawn() -> None:
    empty_hands = scene(hands=["", ""], backgrounds=["agitator"], gangs=["queers_nurse"])
    play(empty_hands, "reveal", out=draws("cap pike phone"))
    asked(empty_hands)
    play(empty_hands, "second", out=draws("link link link gloves pills"))
    assert hand(empty_hands, 0) == "pike link link link cap gloves phone pills"
    only_spoons = scene(hands=["", "spoon"], backgrounds=["agitator"], gangs=["queers_nurse"], deck="")
    play(only_spoons, "reveal", "discard spoon")  # back on its pile, not into the discard
    asked_with_only_pass(only_spoons)
