"""The 24 Gang cards (9.1): lasting abilities, and where they end. `test_shared_abilities` has what several cards do alike."""

import pytest

from blackgate import IllegalMove
from testkit.scene import (
    actions_left,
    discard_pile,
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
from testkit.superseded import CLASSIC_1_2

FIVE_LINKS = "link link link link link"
PICKAXE_PARTS = "pike link link link"


# --- Crew -----------------------------------------------------------------------------------
@pytest.mark.clause("9.1", "5.1")
def test_crew_lookout_draws_two_cards_more_with_each_search() -> None:
    game = scene(places="showers", gangs=["crew_lookout"])
    play(game, "search", out=["draw link", "draw ring", "draw cap", "draw phone", "draw pike"])
    assert hand(game, 0) == "pike link cap ring phone"
    assert why(game, "search") == {"5.1"}
    assert "5.1" in why(scene(places="solitary", gangs=["crew_lookout"]), "search")


@pytest.mark.clause("9.1", "5.1")
def test_crew_night_shift_searches_twice_and_draws_one_card_more_each_time() -> None:
    game = scene(gangs=["crew_night_shift"])
    play(game, "search", out=["draw link", "draw ring"])
    assert hand(game, 0) == "link ring"
    assert "search" in legal(game)
    play(game, "search", out=["draw link", "draw phone"])
    assert hand(game, 0) == "link link ring phone"
    assert why(game, "search") == {"4.1", "5.1"}  # no action is left, and a third Search would be one too many


@pytest.mark.clause("9.1", "4.3", "4.4")
def test_crew_stash_holds_twelve_cards() -> None:
    twelve = f"{FIVE_LINKS} {FIVE_LINKS} ring phone"
    game = scene(hands=[twelve], gangs=["crew_stash"])
    play(game, "end")
    assert game.to_move == 1
    game = scene(hands=[f"{twelve} pills"], gangs=["crew_stash"])
    play(game, "end")
    assert game.prompt == "limit"
    play(game, "discard link")
    assert game.to_move == 1
    assert fact(game, 0, "hand_size") == 12


@pytest.mark.clause("9.1", "5.1")
def test_crew_stash_draws_one_card_more_with_a_search() -> None:
    game = scene(places="yard", gangs=["crew_stash"])
    play(game, "search", out=["draw link", "draw ring"])
    assert hand(game, 0) == "link ring"
    assert why(game, "search") == {"5.1"}


@pytest.mark.clause("9.1", "5.12")
def test_crew_stash_chooses_the_card_a_winner_takes() -> None:
    game = scene(hands=["knife", "shovel link"], places="yard yard", gangs=[None, "crew_stash"])
    play(game, "extort 1", "name spoon", "lay knife", "yield")
    assert game.to_move == 1
    assert game.prompt == "surrender"
    assert legal(game) == {"give shovel", "give link"}
    play(game, "give link")
    assert hand(game, 0) == "link"
    assert hand(game, 1) == "shovel"
    assert fact(game, 1, "beatings") == 1


@pytest.mark.clause("9.1", "12.4")
def test_crew_stash_is_asked_for_every_card_even_the_last() -> None:
    game = scene(hands=["knife", "link ring"], places="yard yard", gangs=["bratva_spoils", "crew_stash"])
    play(game, "extort 1", "name spoon", "lay knife", "yield", "give link")
    assert game.to_move == 1
    assert legal(game) == {"give ring"}
    play(game, "give ring")
    assert hand(game, 0) == "link ring"
    assert game.to_move == 0


@pytest.mark.clause("5.12", "9.1")
def test_crew_stash_has_no_say_over_the_tool_that_was_named() -> None:
    game = scene(hands=["knife", "shovel link"], places="yard yard", gangs=[None, "crew_stash"])
    play(game, "extort 1", "name shovel", "lay knife", "yield")
    assert game.to_move == 0
    assert hand(game, 0) == "shovel"


@pytest.mark.clause("13.12", "10.7")
def test_crew_stash_does_not_cover_michels_random_discard() -> None:
    game = scene(hands=["phone link"], gangs=["crew_stash"], michel="michel", michel_at="yard")
    play(game, "cautious yard", out=["michel knife spoon+pickaxe"])
    play(game, "yield", out=["random phone"])
    assert hand(game, 0) == "link"
    assert game.prompt == "turn"


@pytest.mark.clause("9.1", "5.1")
def test_crew_scavengers_first_take_the_top_of_the_discard_pile_and_then_search() -> None:
    game = scene(gangs=["crew_scavengers"], discard="ring phone")
    assert {"search", "search discard"} <= legal(game)
    play(game, "search discard", out=["draw link"])
    assert hand(game, 0) == "link phone"
    assert discard_pile(game) == "ring"
    assert actions_left(game) == 1
    assert "5.1" in why(game, "search discard")


@pytest.mark.clause("9.1", "5.1")
def test_crew_scavengers_may_leave_the_discard_pile_alone() -> None:
    game = scene(gangs=["crew_scavengers"], discard="ring phone")
    play(game, "search", out=["draw link"])
    assert hand(game, 0) == "link"
    assert discard_pile(game) == "ring phone"


@pytest.mark.clause("9.1", "4.6")
def test_crew_scavengers_take_before_the_rest_becomes_the_deck() -> None:
    game = scene(places="cafeteria", gangs=["crew_scavengers"], deck="", discard="ring phone")
    play(game, "search discard", out=["shuffle", "draw ring"])
    assert hand(game, 0) == "ring phone"


@pytest.mark.clause("9.1")
def test_crew_scavengers_need_a_discard_pile_and_the_card() -> None:
    assert why(scene(gangs=["crew_scavengers"]), "search discard") == {"9.1"}
    assert why(scene(discard="phone"), "search discard") == {"9.1"}
    assert "search discard" not in legal(scene(gangs=["crew_lookout"], discard="phone"))


@pytest.mark.clause("9.1", "4.3", "4.4")
def test_crew_scavengers_hold_eleven_cards() -> None:
    eleven = f"{FIVE_LINKS} {FIVE_LINKS} ring"
    game = scene(hands=[eleven], gangs=["crew_scavengers"])
    play(game, "end")
    assert game.to_move == 1
    game = scene(hands=[f"{eleven} phone"], gangs=["crew_scavengers"])
    play(game, "end")
    assert (game.to_move, game.prompt) == (0, "limit")
    play(game, "discard phone")
    assert (game.to_move, hand(game, 0)) == (1, eleven)


# --- Cartel ---------------------------------------------------------------------------------
@pytest.mark.clause("9.1", "6.4", "13.8")
def test_cartel_fence_earns_six_more_with_the_first_card_of_a_sell() -> None:
    game = scene(hands=["shovel link"], places="yard", gangs=["cartel_fence"])
    assert fact(game, 0, "cigarettes") == 6  # from the start of the turn
    play(game, "sell shovel")
    assert fact(game, 0, "cigarettes") == 6 + 4 + 6
    play(game, "sell link", "done")
    assert fact(game, 0, "cigarettes") == 6 + 4 + 6 + 3


@pytest.mark.clause("9.1", "6.4")
def test_cartel_fence_earns_six_more_with_every_new_sell_even_of_a_weapon() -> None:
    game = scene(hands=["blade link"], places="yard", gangs=["cartel_fence"])
    play(game, "sell blade", "done")
    assert fact(game, 0, "cigarettes") == 6 + 0 + 6  # a Weapon sells for nothing; the bonus is paid all the same
    play(game, "sell link", "done")
    assert fact(game, 0, "cigarettes") == 12 + 3 + 6
    assert actions_left(game) == 0


@pytest.mark.clause("9.1", "6.5")
def test_cartel_fence_pays_the_full_price() -> None:
    game = scene(places="yard", gangs=["cartel_fence"])
    assert why(game, "buy shovel") == {"6.5"}  # it costs 8
    play(game, "buy pickaxe")
    assert (hand(game, 0), fact(game, 0, "cigarettes")) == ("pickaxe", 6 - 6)


@pytest.mark.clause("9.1", "6.5")
def test_cartel_supplier_pays_six_cigarettes_less() -> None:
    game = scene(places="yard", gangs=["cartel_supplier"])
    assert fact(game, 0, "cigarettes") == 4  # from the start of the turn
    play(game, "buy shovel")
    assert fact(game, 0, "cigarettes") == 4 - (8 - 6)
    play(game, "buy shovel")
    assert fact(game, 0, "cigarettes") == 2 - (8 - 6)
    assert hand(game, 0) == "shovel shovel"
    # Only the Shovel still costs something.
    assert why(game, "buy shovel") == {"4.1", "6.5"}
    assert why(game, "buy pickaxe") == why(game, "buy knives") == why(game, "buy knife") == {"4.1"}


@pytest.mark.clause("9.1", "6.5", "13.20")
def test_cartel_supplier_pays_nothing_for_knives_but_takes_an_action() -> None:
    game = scene(places="yard", gangs=["cartel_supplier"], piles={"knife": 3})
    play(game, "buy knives")
    # 5 less 6 is nothing, and not a gain of 1.
    assert (hand(game, 0), fact(game, 0, "cigarettes"), actions_left(game)) == ("knife knife", 4, 1)
    assert why(game, "buy knives") == {"6.5"}  # one Knife is left in the pile
    play(game, "buy knife")
    assert (hand(game, 0), fact(game, 0, "cigarettes")) == ("knife knife knife", 4)
    assert why(game, "buy knife") == {"4.1", "6.5"}


@pytest.mark.clause("9.1")
def test_cartel_dealer_gains_seven_cigarettes_at_the_start_of_every_own_turn() -> None:
    game = scene(gangs=["cartel_dealer"], turn_of=1)
    assert fact(game, 0, "cigarettes") == 0
    play(game, "end")
    assert fact(game, 0, "cigarettes") == 7
    play(game, "end", "end")
    assert fact(game, 0, "cigarettes") == 14
    assert fact(game, 1, "cigarettes") == 0


@pytest.mark.clause("9.1", "6.5")
def test_cartel_dealer_pays_the_full_price() -> None:
    game = scene(places="yard", gangs=["cartel_dealer"], cigarettes=[1])
    play(game, "buy pickaxe")
    assert fact(game, 0, "cigarettes") == 1 + 7 - 6
    assert why(game, "buy knives") == {"6.5"}  # they cost 5
    play(game, "buy knife")
    assert (hand(game, 0), fact(game, 0, "cigarettes")) == ("pickaxe knife", 2 - 2)


@pytest.mark.clause("9.1", "13.10")
def test_cartel_runners_draw_a_card_after_each_move_and_none_for_being_sent() -> None:
    game = scene(hands=["", "snitch"], gangs=["cartel_runners"])
    play(game, "roll", out=["die 1"])
    play(game, "go cafeteria", out=["draw phone"])
    play(game, "roll", out=["die 4"])
    play(game, "go yard", out=["draw link"])
    assert hand(game, 0) == "link phone"
    play(game, "end", "play snitch 0")
    assert (place(game, 0), hand(game, 0)) == ("solitary", "link phone")


@pytest.mark.clause("9.1", "6.4", "6.5")
def test_cartel_runners_sell_and_buy_in_the_yard_alone() -> None:
    game = scene(hands=["phone"], places="showers", gangs=["cartel_runners"])
    assert fact(game, 0, "cigarettes") == 5  # from the start of the turn
    assert why(game, "sell phone") == {"6.4"}
    assert why(game, "buy knife") == {"6.5"}
    play(game, "roll", out=["die 6"])
    play(game, "go yard", out=["draw link"])
    play(game, "buy knives")
    assert (hand(game, 0), fact(game, 0, "cigarettes")) == ("knife knife link phone", 5 - 5)


# --- Bikers ---------------------------------------------------------------------------------
@pytest.mark.clause("9.1", "5.2")
def test_bikers_throttle_rolls_up_to_twice_more_and_the_last_roll_counts() -> None:
    game = scene(gangs=["bikers_throttle"])
    play(game, "roll", out=["die 1"])
    assert game.prompt == "rolled"
    assert legal(game) == {"go cafeteria", "reroll"}
    play(game, "reroll", out=["die 2"])
    assert legal(game) == {"go infirmary", "reroll"}
    play(game, "reroll", out=["die 6"])
    assert legal(game) == {"go yard", "go showers"}
    assert why(game, "reroll") == {"9.1"}
    assert why(game, "go cafeteria") == {"5.2"}
    play(game, "go showers")
    assert actions_left(game) == 1


@pytest.mark.clause("9.1", "5.2")
def test_bikers_throttle_may_be_used_again_with_the_next_roll() -> None:
    game = scene(gangs=["bikers_throttle"])
    play(game, "roll", out=["die 1"])
    play(game, "reroll", out=["die 2"])
    play(game, "reroll", out=["die 4"])
    play(game, "go yard")
    play(game, "roll", out=["die 3"])
    assert legal(game) == {"go cell_block", "reroll"}


@pytest.mark.clause("9.1", "5.2")
def test_bikers_shortcut_gives_the_action_back_on_five_and_six() -> None:
    game = scene(gangs=["bikers_shortcut"])
    play(game, "roll", out=["die 5"])
    play(game, "go infirmary")
    assert actions_left(game) == 2
    play(game, "roll", out=["die 6"])
    play(game, "go yard")
    assert actions_left(game) == 2
    play(game, "roll", out=["die 4"])
    play(game, "go cafeteria")
    assert actions_left(game) == 1


@pytest.mark.clause("9.1", "4.1")
def test_bikers_shortcut_needs_an_action_to_roll() -> None:
    game = scene(places="cafeteria", gangs=["bikers_shortcut"])
    play(game, "steal", "steal")
    assert why(game, "roll") == {"4.1"}


@pytest.mark.clause("5.3", "9.1")
def test_bikers_shortcut_leaves_two_actions_for_a_cautious_move() -> None:
    game = scene(gangs=["bikers_shortcut"])
    play(game, "roll", out=["die 5"])
    play(game, "go infirmary")
    assert actions_left(game) == 2
    play(game, "cautious yard")
    assert place(game, 0) == "yard"
    assert actions_left(game) == 0


@pytest.mark.clause("9.1", "5.4")
def test_bikers_home_run_goes_home_for_one_action_without_a_die() -> None:
    game = scene(places="showers", gangs=["bikers_home_run"])
    play(game, "home")
    assert place(game, 0) == "cell_block"
    assert actions_left(game) == 1
    assert "home" not in legal(game)
    assert why(scene(places="showers", gangs=["bikers_scouts"]), "home") == {"9.1"}


@pytest.mark.clause("6.6", "5.4", "10.5")
def test_bikers_home_run_is_a_move_out_of_solitary_and_to_michel() -> None:
    game = scene(places="solitary", gangs=["bikers_home_run"], michel="michel", michel_at="cell_block")
    play(game, "home", out=["michel none"])
    assert place(game, 0) == "cell_block"
    assert "michel_extorts" in names_of_events(game)


@pytest.mark.clause("11.1", "9.1")
def test_bikers_home_run_leads_to_your_own_block() -> None:
    game = scene(4, places="block_b", gangs=["bikers_home_run"], teams=True)
    play(game, "home")
    assert place(game, 0) == "block_a"


@pytest.mark.clause("9.1", "5.2")
def test_bikers_home_run_rerolls_once_and_the_last_roll_counts() -> None:
    game = scene(gangs=["bikers_home_run"])
    play(game, "roll", out=["die 1"])
    assert legal(game) == {"go cafeteria", "reroll"}
    play(game, "reroll", out=["die 6"])
    assert legal(game) == {"go yard", "go showers"}
    assert why(game, "reroll") == {"9.1"}
    play(game, "go showers")
    assert actions_left(game) == 1


@pytest.mark.clause("9.1", "13.10")
def test_bikers_scouts_draw_after_simple_and_cautious_moves() -> None:
    game = scene(gangs=["bikers_scouts", "bikers_home_run"])
    play(game, "roll", out=["die 1"])
    play(game, "go cafeteria", out=["draw phone"])
    assert hand(game, 0) == "phone"
    play(game, "end", "end")
    play(game, "cautious yard", out=["draw link"])
    assert hand(game, 0) == "link phone"


@pytest.mark.clause("13.10", "5.4")
def test_bikers_scouts_draw_nothing_for_being_sent() -> None:
    game = scene(hands=["snitch lockdown", ""], places="yard yard", gangs=[None, "bikers_scouts"])
    play(game, "play lockdown", "play snitch 1")
    assert place(game, 1) == "solitary"
    assert hand(game, 1) == ""


@pytest.mark.clause("13.10", "10.5")
def test_bikers_scouts_draw_before_michel_extorts() -> None:
    game = scene(gangs=["bikers_scouts"], michel="michel", michel_at="yard")
    play(game, "cautious yard", out=["draw blade", "michel knife pickaxe+shovel"])
    assert legal(game) == {"lay blade", "yield"}


# --- Bratva ---------------------------------------------------------------------------------
@pytest.mark.clause("9.1", "5.11")
def test_bratva_knuckles_lay_fists_once_per_combat() -> None:
    game = scene(hands=["knife knife knife", "link"], places="yard yard", gangs=[None, "bratva_knuckles"])
    play(game, "extort 1", "name spoon", "lay knife", "lay knife")
    assert legal(game) == {"lay fists", "yield"}
    play(game, "lay fists", "lay knife")
    assert legal(game) == {"yield"}
    assert why(game, "lay fists") == {"9.1"}
    play(game, "yield", out=["random link"])
    assert hand(game, 0) == "link"
    assert pile(game, "knife") == 20


@pytest.mark.clause("9.1", "5.8", "5.9", "5.13")
def test_bratva_knuckles_make_the_attacker_lay_two_weapons() -> None:
    game = scene(hands=["knife blade", "spoon"], places="yard yard", gangs=[None, "bratva_knuckles"])
    play(game, "extort 1", "name spoon", "lay knife")
    assert (game.to_move, game.prompt, legal(game)) == (0, "lay", {"lay blade"})
    play(game, "lay blade")
    assert (game.to_move, legal(game)) == (1, {"cooperate", "lay fists", "yield"})
    play(game, "cooperate")
    assert (hand(game, 0), discard_pile(game), pile(game, "knife")) == ("spoon", "blade", 20)
    assert why(scene(hands=["knife"], places="yard yard", gangs=[None, "bratva_knuckles"]), "extort 1") == {"9.1"}


@pytest.mark.clause("5.8", "5.9", "9.1")
def test_bratva_knuckles_never_begin_an_extortion() -> None:
    game = scene(hands=["", "link"], places="yard yard", gangs=["bratva_knuckles"])
    assert "5.8" in why(game, "extort 1")
    game = scene(hands=["knife", "link blade"], places="yard yard", gangs=["bratva_knuckles"])
    play(game, "extort 1", "name spoon")
    assert legal(game) == {"lay knife"}
    play(game, "lay knife", "lay blade")
    assert legal(game) == {"lay fists", "yield"}


@pytest.mark.clause("9.1", "10.7")
def test_bratva_knuckles_strike_michel_too() -> None:
    game = scene(gangs=["bratva_knuckles"], michel="michel", michel_at="yard")
    play(game, "cautious yard", out=["michel knife spoon+pickaxe"])
    assert legal(game) == {"lay fists", "yield"}
    play(game, "lay fists", out=["michel knife spoon+shovel"])
    assert legal(game) == {"yield"}


@pytest.mark.clause("13.12", "11.7")
def test_bratva_knuckles_may_help_a_teammate() -> None:
    game = scene(
        4,
        hands=["knife", "link", "", ""],
        places="yard yard showers yard",
        gangs=[None, None, None, "bratva_knuckles"],
        teams=True,
    )
    play(game, "extort 1", "name spoon", "lay knife", "hold")
    assert game.to_move == 3
    assert game.prompt == "help"
    assert legal(game) == {"lay fists", "pass"}
    play(game, "lay fists")
    assert game.to_move == 0
    assert game.prompt == "fight"


@pytest.mark.clause("9.1", "5.12", "13.5")
def test_bratva_spoils_reward_the_defender_and_stop_at_an_empty_hand() -> None:
    game = scene(hands=["knife link ring", "blade"], places="yard yard", gangs=[None, "bratva_spoils"])
    play(game, "extort 1", "name spoon", "lay knife", "lay blade", "yield", out=["random link", "random ring"])
    assert hand(game, 1) == "link ring"
    assert hand(game, 0) == ""


@pytest.mark.clause("9.1", "5.10")
def test_bratva_spoils_take_nothing_after_cooperation() -> None:
    game = scene(hands=["knife", "spoon link"], places="yard yard", gangs=["bratva_spoils"])
    play(game, "extort 1", "name spoon", "lay knife", "cooperate")
    assert hand(game, 1) == "link"


@pytest.mark.clause("9.1", "5.12")
def test_bratva_iron_jaw_loses_the_card_but_takes_no_beating() -> None:
    game = scene(hands=["knife", "link"], places="yard yard", gangs=[None, "bratva_iron_jaw"])
    play(game, "extort 1", "name spoon", "lay knife", "yield", out=["random link"])
    assert hand(game, 0) == "link"
    assert fact(game, 1, "beatings") == 0


@pytest.mark.clause("13.12", "10.7")
def test_bratva_iron_jaw_holds_against_michel() -> None:
    game = scene(hands=["link"], gangs=["bratva_iron_jaw"], michel="michelle", michel_at="yard")
    play(game, "cautious yard", out=["michel knife spoon+pickaxe"])
    play(game, "yield", out=["random link"])
    assert fact(game, 0, "beatings") == 0


@pytest.mark.clause("13.12", "11.7")
def test_bratva_iron_jaw_holds_for_a_losing_helper() -> None:
    game = scene(
        4,
        hands=["knife knife", "link", "", "blade ring"],
        places="yard yard showers yard",
        gangs=[None, None, None, "bratva_iron_jaw"],
        teams=True,
    )
    play(game, "extort 1", "name spoon", "lay knife", "hold", "lay blade", "lay knife", "hold", "pass")
    play(game, "yield", out=["random link", "random ring"])
    assert fact(game, 1, "beatings") == 1
    assert fact(game, 3, "beatings") == 0
    assert hand(game, 0) == "link ring"


@pytest.mark.clause("9.1", "5.7")
def test_bratva_iron_jaw_is_no_help_against_an_ambush() -> None:
    game = scene(hands=["ambush"], places="yard yard", gangs=[None, "bratva_iron_jaw"])
    play(game, "play ambush 1")
    assert fact(game, 1, "beatings") == 1


@pytest.mark.clause("9.1", "5.8")
def test_bratva_enforcer_extorts_twice_but_not_three_times() -> None:
    game = scene(hands=["knife knife blade", "spoon spoon"], places="yard yard", gangs=["bratva_enforcer"])
    play(game, "extort 1", "name spoon", "lay knife", "cooperate")
    assert "extort 1" in legal(game)
    play(game, "extort 1", "name spoon", "lay knife", "cooperate")
    assert hand(game, 0) == "spoon spoon blade"
    assert why(game, "extort 1") == {"4.1", "5.8"}  # no action is left, and a third Extortion would be one too many


# --- Triad ----------------------------------------------------------------------------------
@pytest.mark.clause("9.1", "5.14")
def test_triad_tinkerer_crafts_without_a_link_and_keeps_one() -> None:
    game = scene(hands=["container pike link"], places="yard", gangs=["triad_tinkerer"])
    play(game, "craft shovel")
    assert hand(game, 0) == "shovel pike link"
    assert discard_pile(game) == "container"
    play(game, "craft pickaxe")
    assert hand(game, 0) == "pickaxe shovel link"


@pytest.mark.clause("9.1", "5.1")
def test_triad_tinkerer_draws_two_cards_more_with_a_search() -> None:
    game = scene(places="cafeteria", gangs=["triad_tinkerer"])
    play(game, "search", out=["draw link", "draw ring", "draw cap", "draw phone"])
    assert hand(game, 0) == "link cap ring phone"
    assert why(game, "search") == {"5.1"}


@pytest.mark.clause("9.1", "5.15", "5.14")
def test_triad_tinkerer_is_bound_by_place_and_part() -> None:
    assert why(scene(hands=["pike"], places="showers", gangs=["triad_tinkerer"]), "craft pickaxe") == {"5.15"}
    assert why(scene(hands=["link"], places="yard", gangs=["triad_tinkerer"]), "craft pickaxe") == {"5.14"}


@pytest.mark.clause("9.1", "5.15")
def test_triad_workshop_crafts_in_the_cell_block_and_the_showers() -> None:
    game = scene(hands=[PICKAXE_PARTS], places="cell_block", gangs=["triad_workshop"])
    play(game, "craft pickaxe")
    assert hand(game, 0) == "pickaxe"
    assert "craft pickaxe" in legal(scene(hands=[PICKAXE_PARTS], places="showers", gangs=["triad_workshop"]))


@pytest.mark.clause("9.1", "6.6", "7.1")
def test_triad_workshop_is_closed_in_solitary_and_to_the_beaten() -> None:
    assert "6.6" in why(scene(hands=[PICKAXE_PARTS], places="solitary", gangs=["triad_workshop"]), "craft pickaxe")
    assert why(scene(hands=[PICKAXE_PARTS], gangs=["triad_workshop"], beatings=[1]), "craft pickaxe") == {"7.1"}


@pytest.mark.clause("9.1", "7.1")
def test_triad_discipline_crafts_and_digs_with_two_beatings() -> None:
    game = scene(hands=["spoon"], gangs=["triad_discipline"], beatings=[2])
    play(game, "dig spoon")
    assert fact(game, 0, "points") == 1
    game = scene(hands=[PICKAXE_PARTS], places="yard", gangs=["triad_discipline"], beatings=[2])
    play(game, "craft pickaxe")
    assert hand(game, 0) == "pickaxe"
    assert fact(game, 0, "beatings") == 2


@pytest.mark.clause("5.15", "6.1")
def test_triad_discipline_changes_no_place() -> None:
    game = scene(hands=[f"spoon {PICKAXE_PARTS}"], places="showers", gangs=["triad_discipline"])
    assert why(game, "craft pickaxe") == {"5.15"}
    assert why(game, "dig spoon") == {"6.1"}


@pytest.mark.clause("9.1", "4.3", "4.4")
def test_triad_discipline_holds_four_cards() -> None:
    game = scene(hands=["link ring phone pills", ""], gangs=["triad_discipline"])
    play(game, "end")
    assert game.to_move == 1
    game = scene(hands=["link ring phone pills cap", "link ring phone pills cap"], gangs=["triad_discipline"])
    play(game, "end")
    assert (game.to_move, game.prompt) == (0, "limit")
    play(game, "discard ring")
    assert hand(game, 0) == "link cap phone pills"
    play(game, "end")
    assert game.to_move == 0  # the other player may hold ten


@pytest.mark.clause("9.1", "6.1")
def test_triad_tunnel_rats_lay_a_second_tool_once_per_turn() -> None:
    game = scene(hands=["spoon pickaxe shovel"], gangs=["triad_tunnel_rats"])
    play(game, "dig spoon")
    assert game.prompt == "dig_more"
    assert legal(game) == {"also pickaxe", "also shovel", "done"}
    play(game, "also pickaxe")
    assert fact(game, 0, "points") == 3
    assert actions_left(game) == 1
    play(game, "dig shovel")
    assert game.prompt == "turn"
    assert fact(game, 0, "points") == 6


@pytest.mark.clause("9.1", "5.4", "6.1", "6.6")
def test_triad_tunnel_rats_go_home_from_solitary_and_dig_with_two_tools_in_one_turn() -> None:
    game = scene(hands=["spoon shovel"], places="solitary", gangs=["triad_tunnel_rats"])
    play(game, "home")
    assert (place(game, 0), actions_left(game)) == ("cell_block", 1)
    assert "home" not in legal(game)
    play(game, "dig spoon", "also shovel")
    assert (fact(game, 0, "points"), actions_left(game)) == (1 + 3, 0)


@pytest.mark.clause("13.15", "9.1")
def test_triad_tunnel_rats_declined_stay_unused() -> None:
    game = scene(hands=["spoon spoon spoon"], gangs=["triad_tunnel_rats"])
    play(game, "dig spoon", "done", "dig spoon")
    assert legal(game) == {"also spoon", "done"}
    play(game, "also spoon")
    assert fact(game, 0, "points") == 3


@pytest.mark.clause("12.4", "9.1")
def test_triad_tunnel_rats_are_asked_even_with_no_tool_left() -> None:
    game = scene(hands=["spoon link"], gangs=["triad_tunnel_rats"])
    play(game, "dig spoon")
    assert legal(game) == {"done"}


@pytest.mark.clause("3.2", "9.1")
def test_triad_tunnel_rats_win_with_the_second_tool_and_are_not_asked_after_a_win() -> None:
    game = scene(hands=["shovel shovel"], gangs=["triad_tunnel_rats"], target=6)
    play(game, "dig shovel", "also shovel")
    assert game.outcome is not None
    assert game.outcome.winners == (0,)
    game = scene(hands=["shovel shovel"], gangs=["triad_tunnel_rats"], target=3)
    play(game, "dig shovel")
    assert game.to_move is None


# --- Queers ---------------------------------------------------------------------------------
@pytest.mark.clause("9.1", "5.9", "5.13")
def test_queers_safe_house_makes_the_attacker_lay_two_weapons() -> None:
    game = scene(hands=["knife blade", "spoon"], places="yard yard", gangs=[None, "queers_safe_house"])
    play(game, "extort 1", "name spoon", "lay knife")
    assert game.to_move == 0
    assert game.prompt == "lay"
    assert legal(game) == {"lay blade"}
    play(game, "lay blade")
    assert game.to_move == 1
    assert legal(game) == {"cooperate", "yield"}
    play(game, "cooperate")
    assert hand(game, 0) == "spoon"
    assert discard_pile(game) == "blade"
    assert pile(game, "knife") == 20


@pytest.mark.clause("9.1", "5.4")
def test_queers_safe_house_is_reached_for_one_action_without_a_die() -> None:
    game = scene(places="solitary", gangs=["queers_safe_house"])
    play(game, "home")
    assert (place(game, 0), actions_left(game)) == ("cell_block", 1)
    assert "home" not in legal(game)


@pytest.mark.clause("9.1", "5.8")
def test_queers_safe_house_stops_an_attacker_with_one_weapon() -> None:
    game = scene(hands=["knife"], places="yard yard yard", gangs=[None, "queers_safe_house"])
    assert why(game, "extort 1") == {"9.1"}
    assert "extort 2" in legal(game)
    with pytest.raises(IllegalMove):
        game.play("extort 1")


@pytest.mark.clause("5.8", "9.1")
def test_queers_safe_house_is_no_reason_without_the_card() -> None:
    game = scene(hands=["link"], places="yard yard")
    assert why(game, "extort 1") == {"5.8"}


@pytest.mark.clause("9.1", "4.3")
def test_queers_nurse_removes_one_beating_at_the_end_of_your_turn() -> None:
    game = scene(gangs=["queers_nurse"], beatings=[2, 2])
    play(game, "end")
    assert fact(game, 0, "beatings") == 1
    play(game, "end")
    assert [fact(game, 0, "beatings"), fact(game, 1, "beatings")] == [1, 2]


@pytest.mark.clause("9.1", "4.3", "4.4")
def test_queers_nurse_holds_six_cards() -> None:
    game = scene(hands=[f"{FIVE_LINKS} ring phone"], gangs=["queers_nurse"])
    play(game, "end")
    assert (game.to_move, game.prompt) == (0, "limit")
    play(game, "discard ring")
    assert game.to_move == 1
    assert hand(game, 0) == f"{FIVE_LINKS} phone"


@pytest.mark.clause("4.3", "10.5")
def test_queers_nurse_comes_after_michel_and_before_the_hand_limit() -> None:
    eight = f"{FIVE_LINKS} cap ring phone"
    game = scene(hands=[eight], gangs=["queers_nurse"], michel="michel", michel_at="yard")
    play(game, "end", "rouse", out=["die 1"])
    play(game, "send cell_block", out=["michel knife spoon+pickaxe"])
    assert game.to_move == 0
    play(game, "yield", out=["random phone", "michel none"])
    # Both were there: seat 0 lost and got a Beating; seat 1 did not; then the nurse removed one.
    assert game.prompt == "limit"
    assert fact(game, 0, "beatings") == 0
    assert legal(game) == {"discard link", "discard cap", "discard ring"}  # one of seven cards has to go


@pytest.mark.clause("9.1", "5.1")
def test_queers_grapevine_first_takes_the_top_of_the_discard_pile_and_then_searches() -> None:
    game = scene(gangs=["queers_grapevine"], discard="ring phone")
    assert {"search", "search discard"} <= legal(game)
    play(game, "search discard", out=["draw link"])
    assert hand(game, 0) == "link phone"
    assert discard_pile(game) == "ring"
    assert "5.1" in why(game, "search discard")
    assert why(scene(gangs=["queers_grapevine"]), "search discard") == {"9.1"}  # there is no discard


@pytest.mark.clause("13.13", "5.13")
def test_queers_solidarity_draws_four_after_the_weapons_are_discarded() -> None:
    gangs = [None, "queers_solidarity"]
    game = scene(hands=["blade", "spoon"], places="yard yard", gangs=gangs, deck="ring cap", discard="link pike pills")
    cards = ["draw cap", "draw ring", "shuffle", "draw blade", "draw link"]  # the Blade is in the new deck
    play(game, "extort 1", "name spoon", "lay blade", "cooperate", out=cards)
    assert hand(game, 0) == "spoon"
    assert hand(game, 1) == "blade link cap ring"


@pytest.mark.clause("13.13", "9.1")
def test_queers_solidarity_draws_once_however_many_cards_were_taken() -> None:
    game = scene(hands=["knife", "ring phone"], places="yard yard", gangs=["bratva_spoils", "queers_solidarity"])
    play(game, "extort 1", "name spoon", "lay knife", "yield", out=["random ring", "random phone", *["draw link"] * 4])
    assert hand(game, 0) == "ring phone"
    assert hand(game, 1) == "link link link link"


@pytest.mark.clause("13.13", "5.12")
def test_queers_solidarity_draws_for_a_beaten_attacker_too() -> None:
    game = scene(hands=["knife ring", "blade"], places="yard yard", gangs=["queers_solidarity"])
    play(game, "extort 1", "name spoon", "lay knife", "lay blade", "yield", out=["random ring", *["draw link"] * 4])
    assert hand(game, 0) == "link link link link"


@pytest.mark.clause("13.13", "13.5")
def test_queers_solidarity_draws_nothing_when_nothing_was_taken() -> None:
    game = scene(hands=["knife", ""], places="yard yard", gangs=[None, "queers_solidarity"])
    play(game, "extort 1", "name spoon", "lay knife", "yield")
    assert hand(game, 1) == ""


@pytest.mark.clause("13.13", "11.5")
def test_queers_solidarity_is_not_for_an_exchange() -> None:
    game = scene(4, hands=["link", "", "ring"], places="yard block_b yard", gangs=["queers_solidarity"], teams=True)
    play(game, "exchange 2", "offer link", "done", "offer ring", "done")
    assert hand(game, 0) == "ring"
    assert hand(game, 2) == "link"


# --- trade in any Place: no card allows it any more, but Runners did in version 1.2.0 ----------
@pytest.mark.clause("9.1", "6.4", "6.5")
def test_earlier_runners_sell_and_buy_far_from_the_yard() -> None:
    game = scene(hands=["phone"], places="showers", gangs=["cartel_runners"], cigarettes=[3], pack=CLASSIC_1_2)
    play(game, "sell phone", "done", "buy shovel")
    assert hand(game, 0) == "shovel"
    assert fact(game, 0, "cigarettes") == 0


@pytest.mark.clause("9.1", "6.6")
def test_earlier_runners_do_no_trade_in_solitary() -> None:
    game = scene(hands=["phone"], places="solitary", gangs=["cartel_runners"], cigarettes=[9], pack=CLASSIC_1_2)
    assert "6.6" in why(game, "sell phone")
    assert "6.6" in why(game, "buy knife")
