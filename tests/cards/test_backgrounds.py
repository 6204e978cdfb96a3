"""The 18 Backgrounds (8): the first effect, and when one cannot be revealed. test_second_effects.py has the second."""

import pytest

from blackgate import IllegalMove
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


# --- pickpocket (Crew) ----------------------------------------------------------------------
@pytest.mark.clause("8.1", "4.2")
def test_pickpocket_takes_a_random_card_from_everybody_in_your_place() -> None:
    game = scene(
        hands=["", "link ring", "phone", "shovel"],
        places="yard yard yard showers",
        backgrounds=["pickpocket"],
        gangs=["cartel_fence"],
    )
    play(game, "reveal", out=["random ring", "random phone"])
    assert hand(game, 0) == "ring phone"
    assert [hand(game, seat) for seat in (1, 2, 3)] == ["link", "", "shovel"]
    assert actions_left(game) == 2
    assert fact(game, 0, "revealed") == 1
    assert why(game, "reveal") == {"8.1"}


@pytest.mark.clause("9.1", "8.1")
def test_pickpocket_lets_a_stash_choose_and_then_goes_on() -> None:
    game = scene(
        hands=["", "link phone", "ring"],
        places="yard yard yard",
        backgrounds=["pickpocket"],
        gangs=[None, "crew_stash"],
    )
    play(game, "reveal")
    assert game.to_move == 1
    assert game.prompt == "surrender"
    play(game, "give link", out=["random ring"])
    assert hand(game, 0) == "link ring"
    assert game.to_move == 0


@pytest.mark.clause("11.8")
def test_pickpocket_robs_no_teammate() -> None:
    game = scene(4, hands=["", "link", "phone"], places="yard yard yard yard", backgrounds=["pickpocket"], teams=True)
    play(game, "reveal", out=["random link"])
    assert hand(game, 2) == "phone"


@pytest.mark.clause("8.1", "6.6", "13.19")
def test_pickpocket_needs_a_hand_to_pick_whatever_the_second_effect() -> None:
    alone = scene(hands=["", "link"], places="yard showers", backgrounds=["pickpocket"], gangs=["crew_lookout"])
    assert why(alone, "reveal") == {"13.19"}
    assert why(scene(hands=["link", ""], backgrounds=["pickpocket"]), "reveal") == {"13.19"}
    assert why(scene(hands=["", "link"], places="solitary solitary", backgrounds=["pickpocket"]), "reveal") == {"13.19"}


# --- looter (Crew) --------------------------------------------------------------------------
@pytest.mark.clause("8.1")
def test_looter_draws_two() -> None:
    game = scene(backgrounds=["looter"])
    play(game, "reveal", out=draws("link phone"))
    assert hand(game, 0) == "link phone"
    assert actions_left(game) == 2


@pytest.mark.clause("8.1", "4.6", "13.19")
def test_looter_needs_a_card_to_draw() -> None:
    assert why(scene(backgrounds=["looter"], deck=""), "reveal") == {"13.19"}
    game = scene(backgrounds=["looter"], deck="", discard="link")
    play(game, "reveal", out=["shuffle", "draw link"])
    assert hand(game, 0) == "link"


# --- informer (Crew) ------------------------------------------------------------------------
@pytest.mark.clause("8.1", "12.2", "5.4")
def test_informer_sends_a_player_anywhere_to_solitary_and_draws_four() -> None:
    game = scene(hands=["", "link ring", "phone"], places="yard showers yard", backgrounds=["informer"])
    play(game, "reveal")
    assert game.prompt == "pick"
    assert legal(game) == {"pick 1", "pick 2"}
    play(game, "pick 1", out=draws("link cap pike ring"))
    assert [place(game, seat) for seat in range(3)] == ["yard", "solitary", "yard"]
    assert (hand(game, 0), hand(game, 1)) == ("pike link cap ring", "link ring")
    assert game.view(0).known_cards(1) == {}  # no one shows a hand
    assert (game.prompt, actions_left(game)) == ("turn", 2)


@pytest.mark.clause("8.1", "6.6")
def test_informer_draws_four_for_an_empty_hand_in_solitary() -> None:
    game = scene(places="solitary solitary", backgrounds=["informer"])
    play(game, "reveal", "pick 1", out=draws("link cap pike ring"))
    assert hand(game, 0) == "pike link cap ring"
    assert place(game, 1) == "solitary"


@pytest.mark.clause("5.7", "8.1", "13.19")
def test_informer_with_no_card_to_draw_needs_somebody_outside_solitary() -> None:
    assert why(scene(hands=["", "link"], places="yard solitary", backgrounds=["informer"], deck=""), "reveal") == {"13.19"}
    game = scene(hands=["", "link"], places="yard solitary showers", backgrounds=["informer"], deck="")
    play(game, "reveal")
    assert legal(game) == {"pick 2"}
    assert why(game, "pick 1") == {"13.19"}
    play(game, "pick 2")
    assert place(game, 2) == "solitary"


@pytest.mark.clause("11.8")
def test_informer_betrays_no_teammate() -> None:
    game = scene(4, backgrounds=["informer"], teams=True)
    play(game, "reveal")
    assert legal(game) == {"pick 1", "pick 3"}
    assert why(game, "pick 2") == {"11.8"}


# --- smuggler (Cartel) ----------------------------------------------------------------------
@pytest.mark.clause("8.1", "6.6")
def test_smuggler_gains_five_cigarettes_and_draws_four_even_in_solitary() -> None:
    game = scene(places="solitary", backgrounds=["smuggler"], gangs=["crew_lookout"])
    play(game, "reveal", out=draws("link ring phone pills"))
    assert fact(game, 0, "cigarettes") == 5
    assert hand(game, 0) == "link ring phone pills"
    assert actions_left(game) == 2


@pytest.mark.clause("8.1", "4.6")
def test_smuggler_gains_the_cigarettes_when_no_card_can_be_drawn() -> None:
    game = scene(backgrounds=["smuggler"], deck="")
    play(game, "reveal")
    assert (fact(game, 0, "cigarettes"), hand(game, 0)) == (5, "")


@pytest.mark.clause("8.1", "4.2", "5.3")
def test_smuggler_is_revealed_once_per_game_with_or_without_actions() -> None:
    game = scene(backgrounds=["smuggler"])
    play(game, "cautious yard")
    assert actions_left(game) == 0
    play(game, "reveal", out=draws("link ring phone pills"))
    play(game, "end", "end")
    assert why(game, "reveal") == {"8.1"}
    with pytest.raises(IllegalMove):
        game.play("reveal")


@pytest.mark.clause("4.2", "5.3")
def test_smuggler_revealed_first_is_no_action_so_a_cautious_move_may_follow() -> None:
    game = scene(backgrounds=["smuggler"])
    play(game, "reveal", out=draws("link ring phone pills"))
    play(game, "cautious yard")
    assert place(game, 0) == "yard"


# --- arms_dealer (Cartel) -------------------------------------------------------------------
@pytest.mark.clause("8.1")
def test_arms_dealer_takes_a_knife_and_draws_four() -> None:
    game = scene(backgrounds=["arms_dealer"])
    play(game, "reveal", out=draws("link cap ring phone"))
    assert hand(game, 0) == "knife link cap ring phone"
    assert pile(game, "knife") == 19
    assert actions_left(game) == 2


@pytest.mark.clause("8.1", "4.6", "13.19")
def test_arms_dealer_takes_what_there_is_and_needs_a_knife_or_a_card_to_draw() -> None:
    one_knife = scene(backgrounds=["arms_dealer"], piles={"knife": 1}, deck="")
    play(one_knife, "reveal")
    assert (hand(one_knife, 0), pile(one_knife, "knife")) == ("knife", 0)
    no_knife = scene(backgrounds=["arms_dealer"], piles={"knife": 0})
    play(no_knife, "reveal", out=draws("cap ring phone pills"))
    assert hand(no_knife, 0) == "cap ring phone pills"
    assert why(scene(backgrounds=["arms_dealer"], piles={"knife": 0}, deck=""), "reveal") == {"13.19"}


# --- launderer (Cartel) ---------------------------------------------------------------------
@pytest.mark.clause("8.1", "6.4", "13.15")
def test_launderer_sells_for_double_and_then_draws_four_even_in_solitary() -> None:
    game = scene(hands=["shovel link phone"], places="solitary", backgrounds=["launderer"])
    play(game, "reveal")
    assert game.prompt == "selling"
    assert legal(game) == {"sell shovel", "sell link", "sell phone"}
    play(game, "sell link")
    assert legal(game) == {"sell phone", "done"}
    play(game, "sell phone", "done", out=draws("cap pike ring blade"))
    assert fact(game, 0, "cigarettes") == 2 * 3 + 2 * 8
    assert hand(game, 0) == "shovel blade pike cap ring"
    assert game.prompt == "turn"
    assert actions_left(game) == 2


@pytest.mark.clause("13.8")
def test_launderer_doubles_printed_values_and_not_the_fences_bonus() -> None:
    game = scene(hands=["phone link"], backgrounds=["launderer"], gangs=["cartel_fence"])
    income = 6
    assert fact(game, 0, "cigarettes") == income
    play(game, "reveal", "sell link")
    assert fact(game, 0, "cigarettes") == income + 2 * 3 + 6
    play(game, "sell phone")
    assert fact(game, 0, "cigarettes") == income + 2 * 3 + 6 + 2 * 8


@pytest.mark.clause("8.1", "6.4")
def test_launderer_gets_nothing_for_a_weapon_which_has_no_price_to_double() -> None:
    game = scene(hands=["knife blade"], backgrounds=["launderer"])
    play(game, "reveal", "sell knife", "sell blade")
    assert (fact(game, 0, "cigarettes"), hand(game, 0)) == (0, "")
    assert (pile(game, "knife"), discard_pile(game)) == (20, "blade")


@pytest.mark.clause("8.1", "4.6")
def test_launderer_draws_four_with_no_card_to_sell_and_may_draw_what_was_sold() -> None:
    empty_hand = scene(backgrounds=["launderer"])
    play(empty_hand, "reveal", out=draws("cap pike ring blade"))
    assert (hand(empty_hand, 0), fact(empty_hand, 0, "cigarettes")) == ("blade pike cap ring", 0)
    assert (empty_hand.prompt, actions_left(empty_hand)) == ("turn", 2)
    empty_deck = scene(hands=["phone"], backgrounds=["launderer"], deck="")
    play(empty_deck, "reveal", "sell phone", "done", out=["shuffle", "draw phone"])
    assert (hand(empty_deck, 0), fact(empty_deck, 0, "cigarettes")) == ("phone", 2 * 8)


@pytest.mark.clause("8.1", "13.19")
def test_launderer_needs_a_card_to_sell_or_to_draw_whatever_the_second_effect() -> None:
    game = scene(hands=[""], backgrounds=["launderer"], gangs=["cartel_fence"], cigarettes=[9], deck="")
    assert why(game, "reveal") == {"13.19"}  # although a member would gain Cigarettes


# --- getaway_driver (Bikers) ----------------------------------------------------------------
@pytest.mark.clause("8.1", "6.6")
def test_getaway_driver_draws_five_even_in_solitary() -> None:
    game = scene(places="solitary", backgrounds=["getaway_driver"])
    play(game, "reveal", out=draws("link link ring phone pike"))
    assert hand(game, 0) == "pike link link ring phone"
    assert (place(game, 0), game.prompt, actions_left(game)) == ("solitary", "turn", 2)


@pytest.mark.clause("8.1", "8.3")
def test_getaway_driver_waits_until_nothing_is_pending() -> None:
    game = scene(backgrounds=["getaway_driver"])
    play(game, "roll", out=["die 1"])
    assert why(game, "reveal") == {"8.3"}
    play(game, "go cafeteria")
    play(game, "reveal", out=draws("link link ring phone pike"))
    assert why(game, "reveal") == {"8.1"}


@pytest.mark.clause("8.1", "4.6", "13.19")
def test_getaway_driver_needs_a_card_to_draw() -> None:
    assert why(scene(backgrounds=["getaway_driver"], deck=""), "reveal") == {"13.19"}
    two_left = scene(backgrounds=["getaway_driver"], deck="link", discard="cap")
    play(two_left, "reveal", out=["draw link", "shuffle", "draw cap"])
    assert hand(two_left, 0) == "link cap"


# --- escape_artist (Bikers) -----------------------------------------------------------------
@pytest.mark.clause("8.3", "5.13")
def test_escape_artist_ends_the_extortion_moves_away_and_then_removes_one_beating() -> None:
    hands, backgrounds = ["knife blade", "spoon"], ["", "escape_artist"]
    game = scene(hands=hands, places="yard yard", backgrounds=backgrounds, beatings=[1, 2])
    play(game, "extort 1", "name spoon", "lay knife")
    assert legal(game) == {"cooperate", "yield", "reveal"}
    play(game, "reveal")
    assert game.to_move == 1
    assert game.prompt == "go"
    assert pile(game, "knife") == 20
    assert hand(game, 1) == "spoon"
    assert legal(game) == {"go cell_block", "go cafeteria", "go infirmary", "go showers"}
    play(game, "go showers")
    assert names_of_events(game) == ["moved", "healed"]
    assert place(game, 1) == "showers"
    assert game.to_move == 0
    assert game.prompt == "turn"
    assert hand(game, 1) == "spoon"
    assert [fact(game, 0, "beatings"), fact(game, 1, "beatings")] == [1, 2 - 1]
    assert actions_left(game) == 1
    assert "5.8" in why(game, "extort 1")


@pytest.mark.clause("8.1", "13.10", "10.5")
def test_escape_artist_heals_before_what_follows_a_move() -> None:
    backgrounds, gangs = ["", "escape_artist"], [None, "cartel_runners"]
    game = scene(
        hands=["knife", ""],
        places="yard yard",
        backgrounds=backgrounds,
        gangs=gangs,
        beatings=[0, 1],
        michel="michelle",
        michel_at="showers",
    )
    play(game, "extort 1", "name spoon", "lay knife", "reveal")
    play(game, "go showers", out=["draw blade", "michel knife spoon+shovel"])
    assert names_of_events(game)[:3] == ["moved", "healed", "drew"]
    assert (fact(game, 1, "beatings"), hand(game, 1)) == (0, "blade")  # the card's own text, then The Runners' draw
    assert (game.to_move, game.prompt) == (1, "michel")
    assert legal(game) == {"lay blade", "yield"}


@pytest.mark.clause("8.3", "7.1")
def test_escape_artist_escapes_without_a_beating_to_remove() -> None:
    game = scene(hands=["knife", ""], places="yard yard", backgrounds=["", "escape_artist"])
    play(game, "extort 1", "name spoon", "lay knife", "reveal", "go showers")
    assert (place(game, 1), fact(game, 1, "beatings")) == ("showers", 0)
    assert (game.to_move, game.prompt) == (0, "turn")


@pytest.mark.clause("8.3")
def test_escape_artist_is_for_the_first_answer_only() -> None:
    game = scene(hands=["knife knife", "blade blade"], places="yard yard", backgrounds=["", "escape_artist"])
    play(game, "extort 1", "name spoon", "lay knife", "lay blade", "lay knife")
    assert game.to_move == 1
    assert legal(game) == {"lay blade", "yield"}
    assert why(game, "reveal") == {"8.3"}


@pytest.mark.clause("8.3")
def test_escape_artist_has_nothing_to_escape_on_your_own_turn_or_from_michel() -> None:
    game = scene(backgrounds=["escape_artist"], michel="michel", michel_at="yard")
    assert why(game, "reveal") == {"8.3"}
    play(game, "cautious yard", out=["michel knife spoon+shovel"])
    assert legal(game) == {"yield"}


# --- daredevil (Bikers) ---------------------------------------------------------------------
@pytest.mark.clause("8.3", "5.2")
def test_daredevil_goes_anywhere_instead_of_the_two_places_rolled_and_then_draws_four() -> None:
    game = scene(backgrounds=["daredevil"])
    play(game, "roll", out=["die 1"])
    assert legal(game) == {"go cafeteria", "reveal"}
    play(game, "reveal")
    assert game.prompt == "go"
    assert legal(game) == {"go cafeteria", "go infirmary", "go yard", "go showers"}
    play(game, "go showers", out=draws("link ring phone pills"))
    assert names_of_events(game) == ["moved", "drew", "drew", "drew", "drew"]
    assert place(game, 0) == "showers"
    assert hand(game, 0) == "link ring phone pills"
    assert game.prompt == "turn"
    assert actions_left(game) == 1


@pytest.mark.clause("11.1", "8.3")
def test_daredevil_may_choose_either_block_in_a_team_game() -> None:
    game = scene(4, places="yard", backgrounds=["daredevil"], teams=True)
    play(game, "roll", out=["die 4"])
    play(game, "reveal")
    assert legal(game) == {"go block_a", "go block_b", "go cafeteria", "go infirmary", "go showers"}


@pytest.mark.clause("8.3", "9.1")
def test_daredevil_may_be_revealed_after_every_reroll() -> None:
    game = scene(backgrounds=["daredevil"], gangs=["bikers_throttle"], deck="")
    play(game, "roll", out=["die 1"])
    play(game, "reroll", out=["die 2"])
    assert legal(game) == {"go infirmary", "reroll", "reveal"}
    play(game, "reroll", out=["die 3"])
    assert legal(game) == {"go yard", "reveal"}
    play(game, "reveal", "go showers")
    assert place(game, 0) == "showers"


@pytest.mark.clause("8.3", "8.1")
def test_daredevil_needs_your_own_roll() -> None:
    game = scene(backgrounds=["daredevil"], michel="michel", michel_at="yard")
    assert why(game, "reveal") == {"8.3"}
    play(game, "end", "rouse", out=["die 6"])
    assert legal(game) == {"send showers"}
    game = scene(backgrounds=["daredevil"], revealed=[0])
    play(game, "roll", out=["die 1"])
    assert why(game, "reveal") == {"8.1"}


# --- hitman (Bratva) ------------------------------------------------------------------------
@pytest.mark.clause("8.1")
def test_hitman_beats_a_player_here_and_draws_three() -> None:
    game = scene(hands=["", "link ring", "phone"], places="yard yard showers", backgrounds=["hitman"])
    play(game, "reveal")
    assert game.prompt == "pick"
    assert legal(game) == {"pick 1"}
    play(game, "pick 1", out=draws("cap pike blade"))
    assert (hand(game, 0), hand(game, 1)) == ("blade pike cap", "link ring")
    assert [fact(game, seat, "beatings") for seat in range(3)] == [0, 1, 0]  # no one else is beaten without the Bratva
    assert (game.prompt, actions_left(game)) == ("turn", 2)


@pytest.mark.clause("8.1", "7.1")
def test_hitman_may_pick_a_player_with_two_beatings_for_the_draw() -> None:
    game = scene(places="yard yard", beatings=[0, 2], backgrounds=["hitman"])
    play(game, "reveal", "pick 1", out=draws("cap pike blade"))
    assert (hand(game, 0), fact(game, 1, "beatings")) == ("blade pike cap", 2)


@pytest.mark.clause("5.7", "8.1", "13.19")
def test_hitman_with_no_card_to_draw_needs_somebody_to_beat_whatever_the_second_effect() -> None:
    hands, gangs = ["", "link", ""], ["bratva_knuckles"]
    game = scene(hands=hands, places="yard yard yard", beatings=[0, 2, 1], backgrounds=["hitman"], gangs=gangs, deck="")
    play(game, "reveal")
    assert legal(game) == {"pick 2"}
    assert why(game, "pick 1") == {"13.19"}  # although a member could then beat player 2
    play(game, "pick 2")
    assert fact(game, 2, "beatings") == 2
    places, beatings = "yard yard yard showers", [0, 2, 2, 0]
    no_target = scene(hands=hands, places=places, beatings=beatings, backgrounds=["hitman"], gangs=gangs, deck="")
    assert why(no_target, "reveal") == {"13.19"}  # although a member could beat player 3


@pytest.mark.clause("8.1", "6.6", "13.19")
def test_hitman_needs_somebody_in_your_place() -> None:
    assert why(scene(places="yard showers", backgrounds=["hitman"]), "reveal") == {"13.19"}
    assert why(scene(places="solitary solitary", backgrounds=["hitman"]), "reveal") == {"13.19"}


@pytest.mark.clause("8.2")
def test_hitman_with_another_gangs_card_is_no_member() -> None:
    game = scene(hands=["", "link"], places="yard yard yard", backgrounds=["hitman"], gangs=["triad_discipline"])
    play(game, "reveal", "pick 1", out=draws("cap pike blade"))
    assert [fact(game, seat, "beatings") for seat in range(3)] == [0, 1, 0]
    assert (hand(game, 1), game.prompt) == ("link", "turn")


@pytest.mark.clause("11.8", "8.1", "13.19")
def test_hitman_finds_no_target_among_teammates() -> None:
    game = scene(4, places="yard showers yard showers", backgrounds=["hitman"], teams=True)
    assert why(game, "reveal") == {"13.19"}


# --- prizefighter (Bratva) ------------------------------------------------------------------
@pytest.mark.clause("8.3", "13.11", "5.12")
def test_prizefighter_gains_nine_cigarettes_draws_four_and_loses_the_combat_all_the_same() -> None:
    game = scene(hands=["knife link", "spoon"], places="showers showers", backgrounds=["", "prizefighter"], cigarettes=[0, 2])
    play(game, "extort 1", "name spoon", "lay knife")
    assert legal(game) == {"cooperate", "yield", "reveal"}
    play(game, "reveal", out=draws("cap pike ring phone"))
    assert (hand(game, 1), fact(game, 1, "cigarettes")) == ("spoon pike cap ring phone", 2 + 9)
    assert (game.to_move, game.prompt) == (1, "answer")  # the same question again
    assert legal(game) == {"cooperate", "yield"}
    assert why(game, "reveal") == {"8.1"}
    play(game, "yield")
    assert (hand(game, 0), hand(game, 1)) == ("spoon link", "pike cap ring phone")
    assert [fact(game, 0, "beatings"), fact(game, 1, "beatings")] == [0, 1]
    assert (game.to_move, game.prompt, actions_left(game)) == (0, "turn", 1)


@pytest.mark.clause("8.3", "13.11", "5.11")
def test_prizefighter_may_lay_the_blades_just_drawn_and_win() -> None:
    game = scene(hands=["knife knife link", "spoon"], places="yard yard", backgrounds=["", "prizefighter"])
    play(game, "extort 1", "name spoon", "lay knife", "reveal", out=draws("blade cap blade ring"))
    assert legal(game) == {"cooperate", "lay blade", "yield"}
    play(game, "lay blade", "lay knife", "lay blade", "yield", out=["random link"])
    assert (hand(game, 0), hand(game, 1)) == ("", "spoon link cap ring")
    assert [fact(game, 0, "beatings"), fact(game, 1, "beatings")] == [1, 0]
    assert (pile(game, "knife"), discard_pile(game)) == (20, "blade blade")


@pytest.mark.clause("8.1", "13.11", "5.10")
def test_prizefighter_may_still_hand_over_the_tool_that_was_named() -> None:
    game = scene(hands=["knife", "pickaxe"], places="yard yard", backgrounds=["", "prizefighter"])
    play(game, "extort 1", "name pickaxe", "lay knife", "reveal", out=draws("cap pike ring phone"))
    play(game, "cooperate")
    assert (hand(game, 0), hand(game, 1)) == ("pickaxe", "pike cap ring phone")
    assert (fact(game, 1, "cigarettes"), fact(game, 1, "beatings")) == (9, 0)
    no_pickaxe = scene(hands=["knife", "spoon"], places="yard yard", backgrounds=["", "prizefighter"])
    play(no_pickaxe, "extort 1", "name pickaxe", "lay knife", "reveal", out=draws("cap pike ring phone"))
    assert (legal(no_pickaxe), why(no_pickaxe, "cooperate")) == ({"yield"}, {"5.10"})  # no Tool is in the Search deck


@pytest.mark.clause("8.2", "9.1")
def test_prizefighter_with_another_gangs_card_is_no_member() -> None:
    gangs = [None, "cartel_supplier"]
    game = scene(3, hands=["knife", ""], places="yard yard", backgrounds=["", "prizefighter"], gangs=gangs)
    play(game, "extort 1", "name spoon", "lay knife", "reveal", out=draws("cap pike ring phone"))
    assert (game.to_move, game.prompt) == (1, "answer")  # The Supplier is no card of the Bratva
    assert (fact(game, 1, "cigarettes"), [fact(game, seat, "beatings") for seat in range(3)]) == (9, [0, 0, 0])


@pytest.mark.clause("8.3", "13.11", "5.12")
def test_prizefighter_may_be_the_attacker() -> None:
    game = scene(hands=["knife", "blade spoon"], places="cafeteria cafeteria", backgrounds=["prizefighter"])
    play(game, "extort 1", "name spoon", "lay knife", "lay blade")
    assert (game.to_move, game.prompt) == (0, "fight")
    assert legal(game) == {"yield", "reveal"}
    drew_no_weapon = game.copy()
    play(game, "reveal", out=draws("cap pike blade phone"))
    assert (game.to_move, game.prompt, legal(game)) == (0, "fight", {"lay blade", "yield"})
    assert (fact(game, 0, "cigarettes"), actions_left(game)) == (9, 1)
    play(game, "lay blade", "yield")
    assert hand(game, 0) == "spoon pike cap phone"
    assert [fact(game, seat, "beatings") for seat in (0, 1)] == [0, 1]
    play(drew_no_weapon, "reveal", out=draws("cap pike ring phone"))
    assert legal(drew_no_weapon) == {"yield"}
    play(drew_no_weapon, "yield", out=["random phone"])
    assert (hand(drew_no_weapon, 0), hand(drew_no_weapon, 1)) == ("pike cap ring", "spoon phone")
    assert [fact(drew_no_weapon, seat, "beatings") for seat in (0, 1)] == [1, 0]


@pytest.mark.clause("8.3", "4.6")
def test_prizefighter_gains_the_cigarettes_when_no_card_can_be_drawn() -> None:
    # A Blade that was laid is not on the discard pile yet.
    game = scene(hands=["blade", ""], places="yard yard", backgrounds=["", "prizefighter"], deck="")
    play(game, "extort 1", "name spoon", "lay blade", "reveal")
    assert (game.to_move, game.prompt, legal(game)) == (1, "answer", {"yield"})
    assert (hand(game, 1), fact(game, 1, "cigarettes")) == ("", 9)


@pytest.mark.clause("8.3", "11.7")
def test_prizefighter_may_still_ask_teammates_for_a_weapon() -> None:
    game = scene(
        4,
        hands=["knife link", "", "", "blade"],
        places="yard yard showers yard",
        backgrounds=["", "prizefighter"],
        teams=True,
    )
    play(game, "extort 1", "name spoon", "lay knife", "reveal", out=draws("cap pike blade phone"))
    assert (game.to_move, legal(game)) == (1, {"lay blade", "hold"})
    play(game, "hold")
    assert (game.to_move, game.prompt, legal(game)) == (3, "help", {"lay blade", "pass"})


@pytest.mark.clause("13.11", "11.7")
def test_prizefighter_is_no_card_for_a_helper() -> None:
    game = scene(
        4,
        hands=["knife", "link", "", "blade"],
        places="yard yard showers yard",
        backgrounds=["", "", "", "prizefighter"],
        teams=True,
    )
    play(game, "extort 1", "name spoon", "lay knife", "hold")
    assert game.to_move == 3
    assert legal(game) == {"lay blade", "pass"}


@pytest.mark.clause("13.11", "8.3")
def test_prizefighter_has_no_use_against_michel_or_on_a_quiet_turn() -> None:
    game = scene(backgrounds=["prizefighter"], michel="michel", michel_at="yard")
    assert why(game, "reveal") == {"8.3"}
    play(game, "cautious yard", out=["michel knife spoon+shovel"])
    assert legal(game) == {"yield"}
    assert why(game, "reveal")


# --- racketeer (Bratva) ---------------------------------------------------------------------
@pytest.mark.clause("8.1")
def test_racketeer_takes_a_random_card_from_a_player_here_and_draws_two() -> None:
    game = scene(hands=["", "shovel link", "spoon"], places="yard yard showers", backgrounds=["racketeer"])
    play(game, "reveal")
    assert legal(game) == {"pick 1"}
    play(game, "pick 1", out=["random link", "draw cap", "draw ring"])
    assert (hand(game, 0), hand(game, 1)) == ("link cap ring", "shovel")
    assert fact(game, 1, "beatings") == 0
    assert (game.prompt, actions_left(game)) == ("turn", 2)


@pytest.mark.clause("8.1", "9.1")
def test_racketeer_lets_a_stash_choose_the_card() -> None:
    game = scene(hands=["", "shovel link"], places="yard yard", backgrounds=["racketeer"], gangs=[None, "crew_stash"])
    play(game, "reveal", "pick 1")
    assert (game.to_move, game.prompt) == (1, "surrender")
    assert legal(game) == {"give shovel", "give link"}
    play(game, "give link", out=draws("cap ring"))
    assert (hand(game, 0), hand(game, 1), game.to_move) == ("link cap ring", "shovel", 0)


@pytest.mark.clause("8.1", "13.19")
def test_racketeer_needs_somebody_here_and_a_hand_to_take_from_or_a_card_to_draw() -> None:
    assert why(scene(hands=["", "link"], places="yard showers", backgrounds=["racketeer"]), "reveal") == {"13.19"}
    draws_only = scene(places="yard yard", backgrounds=["racketeer"])
    play(draws_only, "reveal", "pick 1", out=draws("cap ring"))
    assert hand(draws_only, 0) == "cap ring"
    no_hand = scene(hands=["", "", "link"], places="yard yard showers", backgrounds=["racketeer"], deck="")
    assert why(no_hand, "reveal") == {"13.19"}
    one_hand = scene(hands=["", "", "link"], places="yard yard yard", backgrounds=["racketeer"], deck="")
    play(one_hand, "reveal")
    assert legal(one_hand) == {"pick 2"}
    assert why(one_hand, "pick 1") == {"13.19"}
    play(one_hand, "pick 2", out=["random link"])
    assert hand(one_hand, 0) == "link"


@pytest.mark.clause("11.8", "13.19")
def test_racketeer_takes_nothing_from_a_teammate() -> None:
    game = scene(4, hands=["", "", "link"], places="yard showers yard showers", backgrounds=["racketeer"], teams=True)
    assert why(game, "reveal") == {"13.19"}


# --- engineer (Triad) -----------------------------------------------------------------------
@pytest.mark.clause("8.1")
def test_engineer_takes_two_knives_and_draws_three() -> None:
    game = scene(backgrounds=["engineer"], gangs=["crew_stash"])
    play(game, "reveal", out=draws("link cap ring"))
    assert hand(game, 0) == "knife knife link cap ring"
    assert pile(game, "knife") == 18
    assert actions_left(game) == 2


@pytest.mark.clause("8.1", "4.6", "13.19")
def test_engineer_takes_what_there_is_and_needs_a_knife_or_a_card_to_draw() -> None:
    one_knife = scene(backgrounds=["engineer"], piles={"knife": 1}, deck="")
    play(one_knife, "reveal")
    assert (hand(one_knife, 0), pile(one_knife, "knife")) == ("knife", 0)
    no_knife = scene(backgrounds=["engineer"], piles={"knife": 0})
    play(no_knife, "reveal", out=draws("cap ring phone"))
    assert hand(no_knife, 0) == "cap ring phone"
    nothing = scene(backgrounds=["engineer"], gangs=["triad_workshop"], piles={"knife": 0}, deck="")
    assert why(nothing, "reveal") == {"13.19"}  # although a member could take a Spoon


# --- locksmith (Triad) ----------------------------------------------------------------------
@pytest.mark.clause("8.1", "12.2")
def test_locksmith_takes_a_random_card_from_a_player_anywhere_and_draws_two() -> None:
    game = scene(hands=["link", "ring cap phone", "pike"], places="yard showers yard", backgrounds=["locksmith"])
    play(game, "reveal")
    assert (game.prompt, legal(game)) == ("pick", {"pick 1", "pick 2"})
    play(game, "pick 1", out=["random ring", "draw pills", "draw gloves"])
    assert (hand(game, 0), hand(game, 1)) == ("link gloves ring pills", "cap phone")
    assert game.view(1).known_cards(0) == {"ring": 1}
    assert game.view(2).known_cards(0) == {}  # only these two know which card it was
    assert (game.prompt, actions_left(game)) == ("turn", 2)


@pytest.mark.clause("8.1", "6.6", "7.1")
def test_locksmith_reaches_into_and_out_of_solitary_and_needs_no_card_to_draw() -> None:
    game = scene(hands=["container", "link"], places="solitary solitary", beatings=[2], backgrounds=["locksmith"], deck="")
    play(game, "reveal", "pick 1", out=["random link"])
    assert (hand(game, 0), hand(game, 1)) == ("container link", "")
    assert (game.prompt, actions_left(game)) == ("turn", 2)  # no Craft without the Triad


@pytest.mark.clause("8.1", "9.1")
def test_locksmith_lets_a_stash_choose_the_card() -> None:
    game = scene(hands=["", "shovel link ring"], backgrounds=["locksmith"], gangs=[None, "crew_stash"])
    play(game, "reveal", "pick 1")
    assert (game.to_move, game.prompt) == (1, "surrender")
    assert legal(game) == {"give shovel", "give link", "give ring"}
    play(game, "give link", out=draws("cap phone"))
    assert (hand(game, 0), hand(game, 1), game.to_move) == ("link cap phone", "shovel ring", 0)


@pytest.mark.clause("8.1", "5.7", "13.19")
def test_locksmith_needs_a_hand_to_take_from_or_a_card_to_draw_whatever_the_second_effect() -> None:
    game = scene(hands=["container link", ""], backgrounds=["locksmith"], gangs=["triad_workshop"], deck="")
    assert why(game, "reveal") == {"13.19"}  # although a member could craft a Shovel
    draws_only = scene(hands=["", ""], backgrounds=["locksmith"])
    play(draws_only, "reveal", "pick 1", out=draws("cap phone"))
    assert hand(draws_only, 0) == "cap phone"
    one_hand = scene(hands=["", "", "link"], backgrounds=["locksmith"], deck="")
    play(one_hand, "reveal")
    assert legal(one_hand) == {"pick 2"}
    assert why(one_hand, "pick 1") == {"13.19"}


@pytest.mark.clause("11.8")
def test_locksmith_takes_nothing_from_a_teammate() -> None:
    game = scene(4, hands=["", "link", "ring", "cap"], backgrounds=["locksmith"], teams=True)
    play(game, "reveal")
    assert legal(game) == {"pick 1", "pick 3"}
    assert why(game, "pick 2") == {"11.8"}


# --- saboteur (Triad) -----------------------------------------------------------------------
@pytest.mark.clause("8.1", "12.2")
def test_saboteur_looks_at_a_hand_anywhere_and_draws_four() -> None:
    hands, dug = ["", "link ring", "phone"], [(1, "shovel"), (2, "pickaxe")]
    game = scene(hands=hands, places="yard solitary yard", backgrounds=["saboteur"], dug=dug)
    play(game, "reveal")
    assert game.prompt == "pick"
    assert legal(game) == {"pick 1", "pick 2"}
    play(game, "pick 1", out=draws("link cap pike blade"))
    assert hand(game, 0) == "blade pike link cap"
    assert game.view(0).known_cards(1) == {"link": 1, "ring": 1}
    assert game.view(2).known_cards(1) == {}
    assert [fact(game, seat, "points") for seat in range(3)] == [0, 3, 2]  # no Tool leaves a tunnel without the Triad
    assert (game.prompt, actions_left(game)) == ("turn", 2)


@pytest.mark.clause("8.1")
def test_saboteur_may_pick_a_player_who_has_no_card_and_dug_no_tool() -> None:
    game = scene(backgrounds=["saboteur"])
    play(game, "reveal")
    assert legal(game) == {"pick 1"}
    play(game, "pick 1", out=draws("link cap pike blade"))
    assert hand(game, 0) == "blade pike link cap"


@pytest.mark.clause("8.1", "5.7", "13.19")
def test_saboteur_with_no_card_to_draw_needs_a_hand_to_look_at_whatever_the_second_effect() -> None:
    dug = [(1, "shovel")]
    game = scene(hands=["link", "", "ring"], backgrounds=["saboteur"], gangs=["triad_workshop"], dug=dug, deck="")
    play(game, "reveal")
    assert legal(game) == {"pick 2"}
    assert why(game, "pick 1") == {"13.19"}
    no_hand = scene(hands=["link", ""], backgrounds=["saboteur"], gangs=["triad_workshop"], dug=dug, deck="")
    assert why(no_hand, "reveal") == {"13.19"}


@pytest.mark.clause("11.8")
def test_saboteur_spies_on_no_teammate() -> None:
    game = scene(4, backgrounds=["saboteur"], teams=True)
    play(game, "reveal")
    assert legal(game) == {"pick 1", "pick 3"}
    assert why(game, "pick 2") == {"11.8"}


# --- medic (Queers) -------------------------------------------------------------------------
@pytest.mark.clause("8.3", "13.11", "5.12")
def test_medic_heals_all_draws_six_and_loses_the_combat_all_the_same() -> None:
    game = scene(hands=["knife link", "spoon"], places="showers showers", backgrounds=["", "medic"], beatings=[1, 2])
    play(game, "extort 1", "name spoon", "lay knife")
    assert legal(game) == {"cooperate", "yield", "reveal"}
    play(game, "reveal", out=draws("cap pike ring phone gloves pills"))
    assert (hand(game, 1), fact(game, 1, "beatings")) == ("spoon pike cap gloves ring phone pills", 0)
    assert (game.to_move, game.prompt) == (1, "answer")  # the same question again
    assert legal(game) == {"cooperate", "yield"}
    assert why(game, "reveal") == {"8.1"}
    play(game, "yield")
    assert (hand(game, 0), hand(game, 1)) == ("spoon link", "pike cap gloves ring phone pills")
    assert [fact(game, 0, "beatings"), fact(game, 1, "beatings")] == [1, 1]
    assert (game.to_move, game.prompt, actions_left(game)) == (0, "turn", 1)


@pytest.mark.clause("8.3", "13.11", "5.11")
def test_medic_may_lay_the_blade_just_drawn_and_win() -> None:
    game = scene(hands=["knife link", "spoon"], places="yard yard", backgrounds=["", "medic"], beatings=[0, 1])
    play(game, "extort 1", "name spoon", "lay knife", "reveal", out=draws("cap blade ring phone pike pills"))
    assert legal(game) == {"cooperate", "lay blade", "yield"}
    play(game, "lay blade", "yield", out=["random link"])
    assert (hand(game, 0), hand(game, 1)) == ("", "spoon pike link cap ring phone pills")
    assert [fact(game, 0, "beatings"), fact(game, 1, "beatings")] == [1, 0]


@pytest.mark.clause("8.3", "13.11", "5.12")
def test_medic_may_be_the_attacker() -> None:
    game = scene(hands=["knife", "blade spoon"], places="cafeteria cafeteria", backgrounds=["medic"], beatings=[2])
    play(game, "extort 1", "name spoon", "lay knife", "lay blade")
    assert (game.to_move, game.prompt, legal(game)) == (0, "fight", {"yield", "reveal"})
    play(game, "reveal", out=draws("cap pike ring phone gloves pills"))
    assert (game.to_move, game.prompt, legal(game)) == (0, "fight", {"yield"})
    assert (fact(game, 0, "beatings"), actions_left(game)) == (0, 1)
    play(game, "yield", out=["random phone"])
    assert (hand(game, 0), hand(game, 1)) == ("pike cap gloves ring pills", "spoon phone")
    assert [fact(game, seat, "beatings") for seat in (0, 1)] == [1, 0]


@pytest.mark.clause("8.1", "13.19", "4.6")
def test_medic_needs_a_beating_or_a_card_to_draw() -> None:
    hands, places, backgrounds = ["blade", ""], "yard yard", ["", "medic"]
    idle = scene(hands=hands, places=places, backgrounds=backgrounds, deck="")
    play(idle, "extort 1", "name spoon", "lay blade")  # the Blade is not on the discard pile yet
    assert (legal(idle), why(idle, "reveal")) == ({"yield"}, {"13.19"})
    beaten = scene(hands=hands, places=places, backgrounds=backgrounds, deck="", beatings=[0, 1])
    play(beaten, "extort 1", "name spoon", "lay blade", "reveal")
    assert (fact(beaten, 1, "beatings"), hand(beaten, 1), beaten.prompt) == (0, "", "answer")
    unhurt = scene(hands=hands, places=places, backgrounds=backgrounds)
    play(unhurt, "extort 1", "name spoon", "lay blade", "reveal", out=draws("cap pike ring phone gloves pills"))
    assert (hand(unhurt, 1), unhurt.prompt) == ("pike cap gloves ring phone pills", "answer")


@pytest.mark.clause("13.11", "11.7")
def test_medic_may_ask_teammates_for_a_weapon_and_is_no_card_for_a_helper() -> None:
    hands, places = ["knife link", "", "", "blade"], "yard yard showers yard"
    fighter = scene(4, hands=hands, places=places, backgrounds=["", "medic"], beatings=[0, 1, 0, 1], teams=True)
    play(fighter, "extort 1", "name spoon", "lay knife", "reveal", out=draws("cap pike ring phone gloves pills"))
    assert [fact(fighter, seat, "beatings") for seat in range(4)] == [0, 0, 0, 1]  # your own Beatings only
    assert (fighter.to_move, legal(fighter)) == (1, {"hold"})
    play(fighter, "hold")
    assert (fighter.to_move, fighter.prompt, legal(fighter)) == (3, "help", {"lay blade", "pass"})
    helper = scene(4, hands=hands, places=places, backgrounds=["", "", "", "medic"], beatings=[0, 1, 0, 1], teams=True)
    play(helper, "extort 1", "name spoon", "lay knife", "hold")
    assert (helper.to_move, legal(helper)) == (3, {"lay blade", "pass"})


@pytest.mark.clause("13.11", "8.3")
def test_medic_has_no_use_against_michel_or_on_a_quiet_turn() -> None:
    game = scene(backgrounds=["medic"], beatings=[2], michel="michel", michel_at="yard")
    assert why(game, "reveal") == {"8.3"}
    play(game, "cautious yard", out=["michel knife spoon+shovel"])
    assert legal(game) == {"yield"}
    assert why(game, "reveal")


# --- con_artist (Queers) --------------------------------------------------------------------
@pytest.mark.clause("8.1")
def test_con_artist_takes_two_at_random_and_gives_two_of_choice() -> None:
    game = scene(hands=["link", "shovel ring phone"], places="yard yard", backgrounds=["con_artist"])
    play(game, "reveal", "pick 1", out=["random ring", "random shovel"])
    assert game.to_move == 0
    assert game.prompt == "give_back"
    assert legal(game) == {"give shovel", "give link"}
    play(game, "give link")
    assert legal(game) == {"give ring"}
    play(game, "give ring")
    assert hand(game, 0) == "shovel"
    assert hand(game, 1) == "link ring phone"
    assert game.prompt == "turn"


@pytest.mark.clause("8.1", "13.13")
def test_con_artist_gives_back_as_many_as_were_taken_before_solidarity_draws() -> None:
    game = scene(hands=["link", "ring"], places="yard yard", backgrounds=["con_artist"], gangs=[None, "queers_solidarity"])
    play(game, "reveal", "pick 1", out=["random ring"])
    assert legal(game) == {"give link", "give ring"}
    play(game, "give link", out=draws("cap pike phone pills"))
    assert hand(game, 0) == "ring"
    assert hand(game, 1) == "pike link cap phone pills"
    assert game.prompt == "turn"


@pytest.mark.clause("9.1", "8.1")
def test_con_artist_lets_a_stash_choose_both_cards() -> None:
    game = scene(hands=["", "shovel link ring"], places="yard yard", backgrounds=["con_artist"], gangs=[None, "crew_stash"])
    play(game, "reveal", "pick 1")
    assert game.to_move == 1
    play(game, "give link")
    assert game.to_move == 1
    play(game, "give ring")
    assert game.to_move == 0
    assert legal(game) == {"give link"}


@pytest.mark.clause("8.1", "5.7", "13.19")
def test_con_artist_needs_a_hand_to_take_from_whatever_the_second_effect() -> None:
    game = scene(hands=["link", ""], places="yard yard", backgrounds=["con_artist"], gangs=["queers_nurse"])
    assert why(game, "reveal") == {"13.19"}  # although a member would draw
    game = scene(hands=["", "", "link"], places="yard yard yard", backgrounds=["con_artist"])
    play(game, "reveal")
    assert legal(game) == {"pick 2"}
    assert why(game, "pick 1") == {"13.19"}


# --- agitator (Queers) ----------------------------------------------------------------------
@pytest.mark.clause("8.1")
def test_agitator_beats_everybody_but_the_next_player_and_draws_five() -> None:
    hands, places = ["link ring", "", "spoon", "phone"], "yard yard showers solitary"
    game = scene(hands=hands, places=places, backgrounds=["", "agitator"], turn_of=1)
    play(game, "reveal", out=draws("cap pike link ring blade"))
    assert [fact(game, seat, "beatings") for seat in range(4)] == [1, 0, 0, 1]  # player 2 comes next
    assert [hand(game, seat) for seat in range(4)] == ["link ring", "blade pike link cap ring", "spoon", "phone"]
    assert (game.to_move, game.prompt, actions_left(game)) == (1, "turn", 2)


@pytest.mark.clause("8.1")
def test_agitator_beats_no_one_in_a_game_of_two_and_draws_all_the_same() -> None:
    game = scene(backgrounds=["agitator"])
    play(game, "reveal", out=draws("cap pike link ring blade"))
    assert [fact(game, seat, "beatings") for seat in (0, 1)] == [0, 0]
    assert hand(game, 0) == "blade pike link cap ring"
    assert (game.to_move, game.prompt) == (0, "turn")


@pytest.mark.clause("8.1", "7.1")
def test_agitator_changes_nothing_for_a_player_with_two_beatings() -> None:
    game = scene(4, backgrounds=["agitator"], beatings=[1, 1, 2, 1])
    play(game, "reveal", out=draws("cap pike link ring blade"))
    assert [fact(game, seat, "beatings") for seat in range(4)] == [1, 1, 2, 2]


@pytest.mark.clause("11.8")
def test_agitator_spares_your_own_team() -> None:
    four = scene(4, backgrounds=["agitator"], teams=True)
    play(four, "reveal", out=draws("cap pike link ring blade"))
    assert [fact(four, seat, "beatings") for seat in range(4)] == [0, 0, 0, 1]
    six = scene(6, backgrounds=["", "", "", "agitator"], teams=True, turn_of=3)
    play(six, "reveal", out=draws("cap pike link ring blade"))
    assert [fact(six, seat, "beatings") for seat in range(6)] == [1, 0, 1, 0, 0, 0]  # of the opponents, player 4 comes next


@pytest.mark.clause("8.1", "4.6", "13.19")
def test_agitator_needs_somebody_to_beat_or_a_card_to_draw() -> None:
    assert why(scene(backgrounds=["agitator"], deck=""), "reveal") == {"13.19"}
    only_the_next = scene(3, backgrounds=["agitator"], beatings=[0, 0, 2], deck="")
    assert why(only_the_next, "reveal") == {"13.19"}
    game = scene(3, backgrounds=["agitator"], beatings=[0, 0, 1], deck="")
    play(game, "reveal")
    assert ([fact(game, seat, "beatings") for seat in range(3)], hand(game, 0)) == ([0, 0, 2], "")
