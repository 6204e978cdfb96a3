"""The 18 Backgrounds in the hands of a member (8.2): the second effect applied, passed, or of no use (13.7)."""

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
    scene,
    why,
)
from testkit.second_question import asked, asked_with_only_pass, passed

YARD = "yard yard"


# --- Crew -----------------------------------------------------------------------------------
@pytest.mark.clause("8.2", "13.7", "13.13")
def test_pickpocket_member_may_draw_nine_after_the_robbed_have_drawn() -> None:
    gangs = ["crew_lookout", "queers_solidarity"]
    game = scene(hands=["", "link"], places=YARD, backgrounds=["pickpocket"], gangs=gangs)
    play(game, "reveal", out=["random link", *draws("cap ring chain gloves")])
    asked(game)
    assert (hand(game, 0), hand(game, 1)) == ("link", "cap chain gloves ring")
    assert hand(passed(game), 0) == "link"
    play(game, "second", out=draws("blade container pike link link cap sunglasses phone pills"))
    assert hand(game, 0) == "blade container pike link link link cap sunglasses phone pills"
    assert (game.prompt, actions_left(game)) == ("turn", 2)


@pytest.mark.clause("13.7", "4.6")
def test_pickpocket_member_can_only_pass_when_no_card_is_left_to_draw() -> None:
    game = scene(hands=["", "link"], places=YARD, backgrounds=["pickpocket"], gangs=["crew_lookout"], deck="")
    play(game, "reveal", out=["random link"])
    asked_with_only_pass(game)
    assert hand(passed(game), 0) == "link"


@pytest.mark.clause("8.2")
def test_looter_member_may_draw_ten_more() -> None:
    game = scene(backgrounds=["looter"], gangs=["crew_stash"], places="solitary")
    play(game, "reveal", out=draws("link link ring phone"))
    asked(game)
    assert fact(passed(game), 0, "hand_size") == 4
    play(game, "second", out=draws("blade pike link bandana cap chain gloves sunglasses moonshine pills"))
    assert hand(game, 0) == "blade pike link link link bandana cap chain gloves ring sunglasses phone pills moonshine"


@pytest.mark.clause("13.7", "4.6")
def test_looter_member_who_took_the_last_card_can_only_pass() -> None:
    last = scene(backgrounds=["looter"], gangs=["crew_stash"], deck="link link ring phone")
    play(last, "reveal", out=draws("link link ring phone"))
    asked_with_only_pass(last)
    one_more = scene(backgrounds=["looter"], gangs=["crew_stash"], deck="link link ring phone", discard="cap")
    play(one_more, "reveal", out=draws("link link ring phone"))
    asked(one_more)  # the discard pile is a deck, too
    play(one_more, "second", out=["shuffle", "draw cap"])
    assert hand(one_more, 0) == "link link cap ring phone"


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


# --- Cartel ---------------------------------------------------------------------------------
@pytest.mark.clause("8.2")
def test_smuggler_member_may_gain_six_more_cigarettes_and_draw_three_more() -> None:
    game = scene(backgrounds=["smuggler"], gangs=["cartel_fence"])
    play(game, "reveal", out=draws("link cap pike"))
    asked(game)
    assert (fact(passed(game), 0, "cigarettes"), hand(passed(game), 0)) == (5, "pike link cap")
    play(game, "second", out=draws("ring phone pills"))
    assert (fact(game, 0, "cigarettes"), hand(game, 0)) == (5 + 6, "pike link cap ring phone pills")


@pytest.mark.clause("8.2", "4.6")
def test_smuggler_member_gains_the_cigarettes_when_no_card_can_be_drawn() -> None:
    game = scene(backgrounds=["smuggler"], gangs=["cartel_fence"], deck="")
    play(game, "reveal")
    asked(game)
    play(game, "second")
    assert (fact(game, 0, "cigarettes"), hand(game, 0)) == (5 + 6, "")


@pytest.mark.clause("8.2")
def test_arms_dealer_member_may_take_two_more_knives_and_draw_one_more() -> None:
    game = scene(backgrounds=["arms_dealer"], gangs=["cartel_supplier"])
    play(game, "reveal", out=draws("link ring"))
    asked(game)
    assert (hand(passed(game), 0), pile(passed(game), "knife")) == ("knife knife link ring", 18)
    play(game, "second", out=draws("cap"))
    assert (hand(game, 0), pile(game, "knife")) == ("knife knife knife knife link cap ring", 16)


@pytest.mark.clause("8.2", "13.7", "4.6")
def test_arms_dealer_member_takes_the_last_knife_and_can_only_pass_without_one_and_without_a_card_to_draw() -> None:
    last_knife = scene(backgrounds=["arms_dealer"], gangs=["cartel_supplier"], piles={"knife": 3}, deck="")
    play(last_knife, "reveal")
    asked(last_knife)
    play(last_knife, "second")
    assert (hand(last_knife, 0), pile(last_knife, "knife")) == ("knife knife knife", 0)
    nothing = scene(backgrounds=["arms_dealer"], gangs=["cartel_supplier"], piles={"knife": 2}, deck="link")
    play(nothing, "reveal", out=draws("link"))
    asked_with_only_pass(nothing)
    assert hand(passed(nothing), 0) == "knife knife link"


@pytest.mark.clause("8.2", "13.15")
def test_launderer_member_may_gain_ten_cigarettes_even_in_solitary() -> None:
    game = scene(hands=["phone link"], places="solitary", backgrounds=["launderer"], gangs=["cartel_runners"])
    play(game, "reveal", "sell phone", "done")
    asked(game)
    assert fact(passed(game), 0, "cigarettes") == 2 * 5
    play(game, "second")
    assert (hand(game, 0), fact(game, 0, "cigarettes")) == ("link", 2 * 5 + 10)
    assert (game.prompt, actions_left(game)) == ("turn", 2)


@pytest.mark.clause("8.2", "13.8")
def test_launderer_member_gains_ten_whatever_was_sold_and_gets_no_second_bonus_of_the_fence() -> None:
    game = scene(hands=["blade"], backgrounds=["launderer"], gangs=["cartel_fence"])
    play(game, "reveal", "sell blade", "done")
    asked(game)
    assert fact(game, 0, "cigarettes") == 2 * 0 + 4
    play(game, "second")
    assert fact(game, 0, "cigarettes") == 2 * 0 + 4 + 10


# --- Bikers ---------------------------------------------------------------------------------
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


@pytest.mark.clause("13.7", "10.5")
def test_escape_artist_member_may_run_into_michel_before_the_attacker_pays() -> None:
    backgrounds, gangs = ["", "escape_artist"], [None, "bikers_throttle"]
    game = scene(hands=["blade", ""], places=YARD, backgrounds=backgrounds, gangs=gangs, michel="michelle", michel_at="showers")
    play(game, "extort 1", "name spoon", "lay blade", "reveal")
    play(game, "go showers", out=["draw link", "michel knife spoon+shovel"])
    assert (game.to_move, game.prompt) == (1, "michel")
    play(game, "yield", out=["random link"])
    asked(game, seat=1)
    assert [fact(game, seat, "beatings") for seat in (0, 1)] == [0, 1]
    play(game, "second", out=draws("ring phone"))
    assert [fact(game, seat, "beatings") for seat in (0, 1)] == [1, 1]
    assert hand(game, 1) == "ring phone"


@pytest.mark.clause("8.2", "13.7", "7.1", "4.6")
def test_escape_artist_member_needs_an_attacker_to_beat_or_a_card_to_draw() -> None:
    backgrounds, gangs = ["", "escape_artist"], [None, "bikers_throttle"]
    beaten = scene(hands=["knife", ""], places=YARD, backgrounds=backgrounds, gangs=gangs, beatings=[2, 0])
    play(beaten, "extort 1", "name spoon", "lay knife", "reveal", "go showers", out=draws("link"))
    asked(beaten, seat=1)
    play(beaten, "second", out=draws("ring phone"))
    assert (fact(beaten, 0, "beatings"), hand(beaten, 1)) == (2, "link ring phone")
    nothing = scene(hands=["knife", ""], places=YARD, backgrounds=backgrounds, gangs=gangs, beatings=[2, 0], deck="")
    play(nothing, "extort 1", "name spoon", "lay knife", "reveal", "go showers")
    asked_with_only_pass(nothing, seat=1)
    assert place(passed(nothing), 1) == "showers"


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


@pytest.mark.clause("13.7", "10.5")
def test_daredevil_member_draws_four_and_meets_michel_before_being_asked() -> None:
    game = scene(backgrounds=["daredevil"], gangs=["bikers_throttle"], michel="michel", michel_at="showers")
    play(game, "roll", out=["die 1"])
    play(game, "reveal", "go showers", out=[*draws("link cap pike ring"), "michel knife spoon+shovel"])
    assert (game.prompt, actions_left(game), hand(game, 0)) == ("michel", 1, "pike link cap ring")
    play(game, "yield", out=["random cap"])
    asked(game)
    play(game, "second", out=draws("phone pills"))
    assert (hand(game, 0), actions_left(game)) == ("pike link ring phone pills", 2)


# --- Bratva ---------------------------------------------------------------------------------
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


@pytest.mark.clause("8.2", "13.7", "13.13")
def test_racketeer_member_may_name_a_tool_after_the_robbed_have_drawn() -> None:
    gangs = ["bratva_enforcer", "queers_solidarity"]
    game = scene(hands=["", "spoon link"], places=YARD, backgrounds=["racketeer"], gangs=gangs)
    play(game, "reveal", "pick 1", out=["random link", *draws("cap pike phone pills")])
    asked(game)
    assert (hand(game, 0), hand(game, 1)) == ("link", "spoon pike cap phone pills")
    assert hand(passed(game), 0) == "link"
    play(game, "second")
    assert (game.to_move, game.prompt) == (0, "name")
    assert legal(game) == {"name spoon", "name pickaxe", "name shovel"}
    play(game, "name spoon")  # one card, one draw of four: nothing more is drawn for it
    assert (hand(game, 0), hand(game, 1)) == ("spoon link", "pike cap phone pills")
    assert fact(game, 1, "beatings") == 0
    assert (game.prompt, actions_left(game)) == ("turn", 2)


@pytest.mark.clause("8.2", "9.1")
def test_racketeer_member_gets_a_random_card_without_the_tool_unless_a_stash_chooses_it() -> None:
    game = scene(hands=["", "shovel link cap"], places=YARD, backgrounds=["racketeer"], gangs=["bratva_spoils"])
    play(game, "reveal", "pick 1", out=["random cap"])
    play(game, "second", "name spoon", out=["random link"])
    assert (hand(game, 0), hand(game, 1)) == ("link cap", "shovel")
    stash = scene(hands=["", "shovel link cap"], places=YARD, backgrounds=["racketeer"], gangs=["bratva_spoils", "crew_stash"])
    play(stash, "reveal", "pick 1", "give cap", "second", "name spoon")
    assert (stash.to_move, stash.prompt, legal(stash)) == (1, "surrender", {"give shovel", "give link"})
    play(stash, "give link")
    assert (hand(stash, 0), hand(stash, 1)) == ("link cap", "shovel")
    named = scene(hands=["", "shovel link cap"], places=YARD, backgrounds=["racketeer"], gangs=["bratva_spoils", "crew_stash"])
    play(named, "reveal", "pick 1", "give cap", "second", "name shovel")
    assert (hand(named, 0), hand(named, 1)) == ("shovel cap", "link")  # a Tool that was named is no random card


@pytest.mark.clause("13.7")
def test_racketeer_member_can_only_pass_when_the_first_effect_emptied_the_hand() -> None:
    game = scene(hands=["", "spoon"], places=YARD, backgrounds=["racketeer"], gangs=["bratva_spoils"])
    play(game, "reveal", "pick 1", out=["random spoon"])
    asked_with_only_pass(game)
    assert hand(passed(game), 0) == "spoon"


# --- Triad ----------------------------------------------------------------------------------
@pytest.mark.clause("8.2")
def test_engineer_member_may_take_a_spoon_and_draw_two_more() -> None:
    game = scene(backgrounds=["engineer"], gangs=["triad_workshop"])
    play(game, "reveal", out=draws("link"))
    asked(game)
    assert hand(passed(game), 0) == "knife knife link"
    play(game, "second", out=draws("ring phone"))
    assert (hand(game, 0), pile(game, "spoon")) == ("spoon knife knife link ring phone", 10)


@pytest.mark.clause("8.2", "13.7", "4.6")
def test_engineer_member_needs_a_spoon_on_the_board_or_a_card_to_draw() -> None:
    no_card = scene(backgrounds=["engineer"], gangs=["triad_workshop"], deck="")
    play(no_card, "reveal", "second")
    assert hand(no_card, 0) == "spoon knife knife"
    no_spoon = scene(backgrounds=["engineer"], gangs=["triad_workshop"], piles={"spoon": 0})
    play(no_spoon, "reveal", out=draws("link"))
    play(no_spoon, "second", out=draws("ring phone"))
    assert hand(no_spoon, 0) == "knife knife link ring phone"
    nothing = scene(backgrounds=["engineer"], gangs=["triad_workshop"], piles={"spoon": 0}, deck="")
    play(nothing, "reveal")
    asked_with_only_pass(nothing)
    assert hand(passed(nothing), 0) == "knife knife"


@pytest.mark.clause("8.2", "13.15", "13.9", "5.14")
def test_locksmith_member_may_craft_beaten_and_in_solitary_with_what_was_taken() -> None:
    hands, gangs = ["container link", "pike link cap"], ["triad_workshop"]
    game = scene(hands=hands, places="solitary yard", beatings=[2], backgrounds=["locksmith"], gangs=gangs)
    play(game, "reveal", "pick 1", out=["random pike", "draw link"])
    asked(game)
    assert hand(passed(game), 0) == "container pike link link"
    play(game, "second")
    assert (game.prompt, legal(game)) == ("craft", {"craft shovel", "craft pickaxe"})
    assert why(game, "pass")  # who uses the second effect has to craft
    play(game, "craft shovel")
    assert (hand(game, 0), discard_pile(game)) == ("shovel pike link", "container link")
    assert (game.prompt, actions_left(game)) == ("turn", 2)


@pytest.mark.clause("13.7", "13.13")
def test_locksmith_member_crafts_after_the_robbed_have_drawn() -> None:
    gangs = ["triad_workshop", "queers_solidarity"]
    game = scene(hands=["", "container"], backgrounds=["locksmith"], gangs=gangs)
    play(game, "reveal", "pick 1", out=["random container", "draw link", *draws("cap ring pike chain")])
    asked(game)
    assert hand(game, 1) == "pike cap chain ring"
    play(game, "second", "craft shovel")
    assert (hand(game, 0), hand(game, 1)) == ("shovel", "pike cap chain ring")


@pytest.mark.clause("8.2", "9.1", "5.14")
def test_locksmith_member_crafts_by_the_recipes_and_the_gang_card() -> None:
    hands = ["container", "blade"]
    without_link = scene(hands=hands, backgrounds=["locksmith"], gangs=["triad_workshop"])
    play(without_link, "reveal", "pick 1", out=["random blade", "draw pike"])
    play(without_link, "second")
    assert legal(without_link) == {"craft knife"}  # the one recipe that needs no Link
    play(without_link, "craft knife")
    assert (hand(without_link, 0), discard_pile(without_link)) == ("knife knife container pike", "blade")
    tinkerer = scene(hands=hands, backgrounds=["locksmith"], gangs=["triad_tinkerer"])
    play(tinkerer, "reveal", "pick 1", out=["random blade", "draw pike"])
    play(tinkerer, "second")
    assert legal(tinkerer) == {"craft knife", "craft pickaxe", "craft shovel"}


@pytest.mark.clause("8.2", "13.7", "5.14")
def test_locksmith_member_can_only_pass_with_nothing_to_craft() -> None:
    no_parts = scene(hands=["link", "ring"], backgrounds=["locksmith"], gangs=["triad_workshop"])
    play(no_parts, "reveal", "pick 1", out=["random ring", "draw cap"])
    asked_with_only_pass(no_parts)
    assert hand(passed(no_parts), 0) == "link cap ring"
    hands, board = ["link", "container"], {"shovel": 0}
    no_shovel = scene(hands=hands, backgrounds=["locksmith"], gangs=["triad_workshop"], piles=board)
    play(no_shovel, "reveal", "pick 1", out=["random container", "draw cap"])
    asked_with_only_pass(no_shovel)


@pytest.mark.clause("8.2", "12.1")
def test_saboteur_member_may_return_the_tool_that_player_dug_last_to_its_pile() -> None:
    dug = [(1, "spoon"), (1, "shovel"), (2, "pickaxe"), (0, "spoon")]
    game = scene(places="yard solitary cell_block", backgrounds=["saboteur"], gangs=["triad_tinkerer"], dug=dug)
    play(game, "reveal", "pick 1", out=draws("link cap pike blade"))
    asked(game)
    assert [fact(passed(game), seat, "points") for seat in range(3)] == [1, 4, 2]
    assert pile(game, "shovel") == 10
    play(game, "second")
    assert [fact(game, seat, "points") for seat in range(3)] == [1, 1, 2]
    assert pile(game, "shovel") == 11
    assert hand(game, 0) == "blade pike link cap"  # no player gets the Tool
    assert (game.prompt, actions_left(game)) == ("turn", 2)


@pytest.mark.clause("8.2", "13.7")
def test_saboteur_member_can_only_pass_when_the_player_they_picked_has_dug_nothing() -> None:
    dug = [(0, "spoon"), (2, "shovel")]
    game = scene(3, backgrounds=["saboteur"], gangs=["triad_tinkerer"], dug=dug)
    play(game, "reveal")
    assert legal(game) == {"pick 1", "pick 2"}  # the first effect decides who can be picked
    play(game, "pick 1", out=draws("link cap pike blade"))
    asked_with_only_pass(game)
    assert [fact(passed(game), seat, "points") for seat in range(3)] == [1, 0, 3]


# --- Queers ---------------------------------------------------------------------------------
@pytest.mark.clause("8.2")
def test_medic_member_may_draw_seven_more() -> None:
    game = scene(backgrounds=["medic"], gangs=["queers_nurse"], beatings=[1])
    play(game, "reveal", out=draws("link ring cap"))
    asked(game)
    assert fact(game, 0, "beatings") == 0
    assert hand(passed(game), 0) == "link cap ring"
    play(game, "second", out=draws("blade container pike link chain phone pills"))
    assert hand(game, 0) == "blade container pike link link cap chain ring phone pills"


@pytest.mark.clause("13.7", "4.6")
def test_medic_member_can_only_pass_when_no_card_is_left_to_draw() -> None:
    game = scene(backgrounds=["medic"], gangs=["queers_nurse"], beatings=[2], deck="")
    play(game, "reveal")
    asked_with_only_pass(game)
    assert fact(passed(game), 0, "beatings") == 0


@pytest.mark.clause("8.2", "13.13")
def test_con_artist_member_may_draw_four_after_giving_two() -> None:
    gangs = ["queers_grapevine", "queers_solidarity"]
    game = scene(hands=["link", "shovel ring phone"], places=YARD, backgrounds=["con_artist"], gangs=gangs)
    play(game, "reveal", "pick 1", out=["random ring", "random shovel"])
    assert (game.prompt, legal(game)) == ("give_back", {"give shovel", "give link"})  # two, as without the Gang
    play(game, "give link", "give ring", out=draws("cap pike chain gloves"))
    asked(game)
    assert (hand(game, 0), hand(game, 1)) == ("shovel", "pike link cap chain gloves ring phone")
    assert hand(passed(game), 0) == "shovel"
    play(game, "second", out=draws("blade pike link pills"))
    assert (hand(game, 0), hand(game, 1)) == ("shovel blade pike link pills", "pike link cap chain gloves ring phone")
    assert (game.prompt, actions_left(game)) == ("turn", 2)


@pytest.mark.clause("13.7", "4.6")
def test_con_artist_member_can_only_pass_when_no_card_is_left_to_draw() -> None:
    game = scene(hands=["", "ring"], places=YARD, backgrounds=["con_artist"], gangs=["queers_grapevine"], deck="")
    play(game, "reveal", "pick 1", out=["random ring"])
    play(game, "give ring")
    asked_with_only_pass(game)
    assert hand(passed(game), 1) == "ring"


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
