"""The 18 Backgrounds (8): the first effect, and when one cannot be revealed. test_second_effects.py has the second."""

import pytest

from blackgate import IllegalMove
from testkit.scene import (
    actions_left,
    discard_pile,
    fact,
    hand,
    legal,
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
def test_pickpocket_needs_a_hand_to_pick() -> None:
    alone = scene(hands=["", "link"], places="yard showers", backgrounds=["pickpocket"], gangs=["crew_lookout"])
    assert why(alone, "reveal") == {"13.19"}
    assert why(scene(hands=["link", ""], backgrounds=["pickpocket"]), "reveal") == {"13.19"}
    assert why(scene(hands=["", "link"], places="solitary solitary", backgrounds=["pickpocket"]), "reveal") == {"13.19"}


# --- looter (Crew) --------------------------------------------------------------------------
@pytest.mark.clause("8.1")
def test_looter_draws_four() -> None:
    game = scene(backgrounds=["looter"])
    play(game, "reveal", out=["draw link", "draw link", "draw ring", "draw phone"])
    assert hand(game, 0) == "link link ring phone"
    assert actions_left(game) == 2


@pytest.mark.clause("8.1", "4.6", "13.19")
def test_looter_needs_a_card_to_draw() -> None:
    assert why(scene(backgrounds=["looter"], deck=""), "reveal") == {"13.19"}
    game = scene(backgrounds=["looter"], deck="", discard="link")
    play(game, "reveal", out=["shuffle", "draw link"])
    assert hand(game, 0) == "link"


# --- informer (Crew) ------------------------------------------------------------------------
@pytest.mark.clause("8.1", "12.2", "5.4")
def test_informer_looks_at_a_hand_anywhere_and_sends_its_owner_to_solitary() -> None:
    game = scene(hands=["", "link ring", "phone"], places="yard showers yard", backgrounds=["informer"])
    play(game, "reveal")
    assert game.prompt == "pick"
    assert legal(game) == {"pick 1", "pick 2"}
    play(game, "pick 1")
    assert place(game, 1) == "solitary"
    assert game.view(0).known_cards(1) == {"link": 1, "ring": 1}
    assert game.view(2).known_cards(1) == {}
    assert hand(game, 1) == "link ring"
    assert game.prompt == "turn"


@pytest.mark.clause("5.7", "8.1", "13.19")
def test_informer_has_no_use_for_an_empty_hand_in_solitary() -> None:
    assert why(scene(places="yard solitary", backgrounds=["informer"]), "reveal") == {"13.19"}
    game = scene(hands=["", "", "link"], places="yard solitary solitary", backgrounds=["informer"])
    play(game, "reveal")
    assert legal(game) == {"pick 2"}
    assert why(game, "pick 1") == {"13.19"}


# --- smuggler (Cartel) ----------------------------------------------------------------------
@pytest.mark.clause("8.1", "6.6")
def test_smuggler_gains_six_cigarettes_even_in_solitary() -> None:
    game = scene(places="solitary", backgrounds=["smuggler"], gangs=["crew_lookout"])
    play(game, "reveal")
    assert fact(game, 0, "cigarettes") == 6
    assert actions_left(game) == 2


@pytest.mark.clause("8.1", "4.2", "5.3")
def test_smuggler_is_revealed_once_per_game_with_or_without_actions() -> None:
    game = scene(backgrounds=["smuggler"])
    play(game, "cautious yard")
    assert actions_left(game) == 0
    play(game, "reveal", "end", "end")
    assert why(game, "reveal") == {"8.1"}
    with pytest.raises(IllegalMove):
        game.play("reveal")


@pytest.mark.clause("4.2", "5.3")
def test_smuggler_revealed_first_is_no_action_so_a_cautious_move_may_follow() -> None:
    game = scene(backgrounds=["smuggler"])
    play(game, "reveal", "cautious yard")
    assert place(game, 0) == "yard"


# --- arms_dealer (Cartel) -------------------------------------------------------------------
@pytest.mark.clause("8.1")
def test_arms_dealer_takes_two_knives() -> None:
    game = scene(backgrounds=["arms_dealer"])
    play(game, "reveal")
    assert hand(game, 0) == "knife knife"
    assert pile(game, "knife") == 18
    assert fact(game, 0, "cigarettes") == 0


@pytest.mark.clause("8.1", "13.19")
def test_arms_dealer_needs_a_knife_on_the_board_whatever_the_second_effect() -> None:
    game = scene(backgrounds=["arms_dealer"], gangs=["cartel_supplier"], piles={"knife": 0})
    assert why(game, "reveal") == {"13.19"}


# --- launderer (Cartel) ---------------------------------------------------------------------
@pytest.mark.clause("8.1", "6.4", "13.15")
def test_launderer_sells_for_double_even_in_solitary() -> None:
    game = scene(hands=["shovel link phone"], places="solitary", backgrounds=["launderer"])
    play(game, "reveal")
    assert game.prompt == "selling"
    assert legal(game) == {"sell shovel", "sell link", "sell phone"}
    play(game, "sell link")
    assert legal(game) == {"sell phone", "done"}
    play(game, "sell phone", "done")
    assert fact(game, 0, "cigarettes") == 12
    assert hand(game, 0) == "shovel"
    assert game.prompt == "turn"
    assert actions_left(game) == 2


@pytest.mark.clause("13.8")
def test_launderer_doubles_printed_values_and_not_the_fences_bonus() -> None:
    game = scene(hands=["phone link"], backgrounds=["launderer"], gangs=["cartel_fence"])
    play(game, "reveal", "sell link")
    assert fact(game, 0, "cigarettes") == 4
    play(game, "sell phone")
    assert fact(game, 0, "cigarettes") == 14


@pytest.mark.clause("8.1", "13.19")
def test_launderer_needs_a_card_to_sell() -> None:
    game = scene(hands=[""], backgrounds=["launderer"], gangs=["cartel_fence"], cigarettes=[9])
    assert why(game, "reveal") == {"13.19"}


# --- getaway_driver (Bikers) ----------------------------------------------------------------
@pytest.mark.clause("8.1", "5.4")
def test_getaway_driver_moves_anywhere_and_gains_an_action() -> None:
    game = scene(places="solitary", backgrounds=["getaway_driver"])
    play(game, "reveal")
    assert game.prompt == "go"
    assert legal(game) == {"go cell_block", "go cafeteria", "go infirmary", "go yard", "go showers"}
    assert why(game, "go solitary") == {"5.3"}
    play(game, "go yard")
    assert place(game, 0) == "yard"
    assert actions_left(game) == 3


@pytest.mark.clause("8.1", "8.3")
def test_getaway_driver_waits_until_nothing_is_pending() -> None:
    game = scene(backgrounds=["getaway_driver"])
    play(game, "roll", out=["die 1"])
    assert why(game, "reveal") == {"8.3"}
    play(game, "go cafeteria", "reveal", "go yard")
    assert why(game, "reveal") == {"8.1"}


# --- escape_artist (Bikers) -----------------------------------------------------------------
@pytest.mark.clause("8.3", "5.13")
def test_escape_artist_ends_the_extortion_and_moves_away() -> None:
    game = scene(hands=["knife blade", "spoon"], places="yard yard", backgrounds=["", "escape_artist"])
    play(game, "extort 1", "name spoon", "lay knife")
    assert legal(game) == {"cooperate", "yield", "reveal"}
    play(game, "reveal")
    assert game.to_move == 1
    assert game.prompt == "go"
    assert pile(game, "knife") == 20
    assert legal(game) == {"go cell_block", "go cafeteria", "go infirmary", "go showers"}
    play(game, "go showers")
    assert game.to_move == 0
    assert game.prompt == "turn"
    assert hand(game, 1) == "spoon"
    assert [fact(game, 0, "beatings"), fact(game, 1, "beatings")] == [0, 0]
    assert actions_left(game) == 1
    assert "5.8" in why(game, "extort 1")


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
def test_daredevil_goes_anywhere_instead_of_the_two_places_rolled() -> None:
    game = scene(backgrounds=["daredevil"])
    play(game, "roll", out=["die 1"])
    assert legal(game) == {"go cafeteria", "reveal"}
    play(game, "reveal")
    assert game.prompt == "go"
    assert legal(game) == {"go cafeteria", "go infirmary", "go yard", "go showers"}
    play(game, "go showers")
    assert place(game, 0) == "showers"
    assert game.prompt == "turn"
    assert actions_left(game) == 1


@pytest.mark.clause("11.1", "8.3")
def test_daredevil_may_choose_either_block_in_a_team_game() -> None:
    game = scene(4, places="yard", backgrounds=["daredevil"], teams=True)
    play(game, "roll", out=["die 4"])
    play(game, "reveal")
    assert legal(game) == {"go block_a", "go block_b", "go cafeteria", "go infirmary", "go showers"}


@pytest.mark.clause("8.3", "9.1")
def test_daredevil_may_be_revealed_after_a_second_roll() -> None:
    game = scene(backgrounds=["daredevil"], gangs=["bikers_throttle"])
    play(game, "roll", out=["die 1"])
    play(game, "reroll", out=["die 2"])
    assert legal(game) == {"go infirmary", "reveal"}
    play(game, "reveal", "go yard")
    assert place(game, 0) == "yard"


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
def test_hitman_beats_a_player_here_and_takes_a_random_card() -> None:
    game = scene(hands=["", "link ring", "phone"], places="yard yard showers", backgrounds=["hitman"])
    play(game, "reveal")
    assert game.prompt == "pick"
    assert legal(game) == {"pick 1"}
    play(game, "pick 1", out=["random ring"])
    assert hand(game, 0) == "ring"
    assert fact(game, 1, "beatings") == 1


@pytest.mark.clause("5.7", "8.1", "13.19")
def test_hitman_spares_the_beaten_whose_hand_is_empty() -> None:
    game = scene(hands=["", "", "link"], places="yard yard yard", beatings=[0, 2, 2], backgrounds=["hitman"])
    play(game, "reveal")
    assert legal(game) == {"pick 2"}
    assert why(game, "pick 1") == {"13.19"}
    play(game, "pick 2", out=["random link"])
    assert fact(game, 2, "beatings") == 2
    game = scene(hands=["", ""], places="yard yard", beatings=[0, 2], backgrounds=["hitman"])
    assert why(game, "reveal") == {"13.19"}


@pytest.mark.clause("8.2")
def test_hitman_with_another_gangs_card_is_no_member() -> None:
    game = scene(hands=["", "link"], places="yard yard", backgrounds=["hitman"], gangs=["triad_discipline"])
    play(game, "reveal", "pick 1", out=["random link"])
    assert fact(game, 1, "beatings") == 1


@pytest.mark.clause("11.8", "8.1", "13.19")
def test_hitman_finds_no_target_among_teammates() -> None:
    game = scene(4, places="yard showers yard showers", backgrounds=["hitman"], teams=True)
    assert why(game, "reveal") == {"13.19"}


# --- prizefighter (Bratva) ------------------------------------------------------------------
@pytest.mark.clause("13.11", "5.12")
def test_prizefighter_wins_with_the_very_first_answer() -> None:
    game = scene(hands=["knife link", "spoon"], places="yard yard", backgrounds=["", "prizefighter"])
    play(game, "extort 1", "name spoon", "lay knife")
    assert legal(game) == {"cooperate", "yield", "reveal"}
    play(game, "reveal", out=["random link"])
    assert hand(game, 1) == "spoon link"
    assert [fact(game, 0, "beatings"), fact(game, 1, "beatings")] == [1, 0]
    assert pile(game, "knife") == 20
    assert game.to_move == 0


@pytest.mark.clause("13.11", "8.3", "5.12")
def test_prizefighter_as_the_attacker_takes_the_named_tool_after_all() -> None:
    game = scene(hands=["knife", "blade spoon link"], places="yard yard", backgrounds=["prizefighter"])
    play(game, "extort 1", "name spoon", "lay knife", "lay blade")
    assert game.to_move == 0
    assert game.prompt == "fight"
    assert legal(game) == {"yield", "reveal"}
    play(game, "reveal")
    assert hand(game, 0) == "spoon"
    assert hand(game, 1) == "link"
    assert fact(game, 1, "beatings") == 1
    assert discard_pile(game) == "blade"


@pytest.mark.clause("13.11", "11.7")
def test_prizefighter_leaves_no_question_for_teammates() -> None:
    game = scene(
        4,
        hands=["knife link", "", "", "blade"],
        places="yard yard showers yard",
        backgrounds=["", "prizefighter"],
        teams=True,
    )
    play(game, "extort 1", "name spoon", "lay knife", "reveal", out=["random link"])
    assert hand(game, 1) == "link"
    assert game.to_move == 0
    assert game.prompt == "turn"


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
def test_prizefighter_does_not_beat_michel_and_has_no_use_on_a_quiet_turn() -> None:
    game = scene(backgrounds=["prizefighter"], michel="michel", michel_at="yard")
    assert why(game, "reveal") == {"8.3"}
    play(game, "cautious yard", out=["michel knife spoon+shovel"])
    assert legal(game) == {"yield"}
    assert why(game, "reveal")


# --- racketeer (Bratva) ---------------------------------------------------------------------
@pytest.mark.clause("8.1")
def test_racketeer_gets_the_tool_that_was_named() -> None:
    game = scene(hands=["", "shovel link", "spoon"], places="yard yard showers", backgrounds=["racketeer"], cigarettes=[0, 5])
    play(game, "reveal")
    assert legal(game) == {"pick 1"}
    play(game, "pick 1")
    assert game.to_move == 0
    assert game.prompt == "name"
    assert legal(game) == {"name spoon", "name pickaxe", "name shovel"}
    play(game, "name shovel")
    assert hand(game, 0) == "shovel"
    assert fact(game, 1, "beatings") == 0
    assert fact(game, 1, "cigarettes") == 5
    assert game.prompt == "turn"


@pytest.mark.clause("8.1", "9.1")
def test_racketeer_gets_a_random_card_without_the_tool() -> None:
    game = scene(hands=["", "shovel link"], places="yard yard", backgrounds=["racketeer"])
    play(game, "reveal", "pick 1", "name spoon", out=["random link"])
    assert hand(game, 0) == "link"
    game = scene(hands=["", "shovel link"], places="yard yard", backgrounds=["racketeer"], gangs=[None, "crew_stash"])
    play(game, "reveal", "pick 1", "name spoon")
    assert game.to_move == 1
    assert legal(game) == {"give shovel", "give link"}


@pytest.mark.clause("8.1", "13.19")
def test_racketeer_needs_a_hand_to_take_from() -> None:
    game = scene(hands=["", "", "link"], places="yard yard showers", backgrounds=["racketeer"], cigarettes=[0, 5])
    assert why(game, "reveal") == {"13.19"}


# --- engineer (Triad) -----------------------------------------------------------------------
@pytest.mark.clause("8.1")
def test_engineer_takes_a_pickaxe() -> None:
    game = scene(backgrounds=["engineer"], gangs=["crew_stash"])
    play(game, "reveal")
    assert hand(game, 0) == "pickaxe"
    assert pile(game, "pickaxe") == 10


@pytest.mark.clause("8.1", "13.19")
def test_engineer_needs_a_pickaxe_on_the_board() -> None:
    game = scene(backgrounds=["engineer"], gangs=["triad_workshop"], piles={"pickaxe": 0})
    assert why(game, "reveal") == {"13.19"}


# --- locksmith (Triad) ----------------------------------------------------------------------
@pytest.mark.clause("8.1", "13.15", "13.9")
def test_locksmith_crafts_beaten_and_in_solitary() -> None:
    game = scene(hands=["container link link"], places="solitary", beatings=[2], backgrounds=["locksmith"])
    play(game, "reveal")
    assert game.prompt == "craft"
    assert legal(game) == {"craft shovel"}
    play(game, "craft shovel")
    assert hand(game, 0) == "shovel link"
    assert discard_pile(game) == "container link"
    assert actions_left(game) == 2


@pytest.mark.clause("8.1", "5.14", "13.19")
def test_locksmith_needs_a_recipe_that_can_be_made() -> None:
    assert why(scene(hands=["container pike"], backgrounds=["locksmith"]), "reveal") == {"13.19"}
    assert why(scene(hands=["link"], backgrounds=["locksmith"], gangs=["triad_workshop"]), "reveal") == {"13.19"}
    game = scene(hands=["container link"], backgrounds=["locksmith"], piles={"shovel": 0})
    assert why(game, "reveal") == {"13.19"}


# --- saboteur (Triad) -----------------------------------------------------------------------
@pytest.mark.clause("8.1")
def test_saboteur_returns_the_tool_another_dug_last() -> None:
    dug = [(1, "spoon"), (1, "shovel"), (2, "pickaxe"), (0, "spoon")]
    game = scene(places="yard cell_block solitary", backgrounds=["saboteur"], dug=dug)
    play(game, "reveal")
    assert game.prompt == "pick"
    assert legal(game) == {"pick 1", "pick 2"}
    play(game, "pick 1")
    assert [fact(game, seat, "points") for seat in range(3)] == [1, 1, 2]
    assert pile(game, "shovel") == 11
    assert hand(game, 0) == ""


@pytest.mark.clause("8.1", "5.7", "13.19")
def test_saboteur_needs_another_player_who_has_dug() -> None:
    assert why(scene(backgrounds=["saboteur"], dug=[(0, "shovel")]), "reveal") == {"13.19"}
    game = scene(3, backgrounds=["saboteur"], dug=[(2, "spoon")])
    play(game, "reveal")
    assert legal(game) == {"pick 2"}
    assert why(game, "pick 1") == {"13.19"}


# --- medic (Queers) -------------------------------------------------------------------------
@pytest.mark.clause("8.1")
def test_medic_heals_all_and_draws_two() -> None:
    game = scene(backgrounds=["medic"], beatings=[2])
    play(game, "reveal", out=["draw link", "draw ring"])
    assert fact(game, 0, "beatings") == 0
    assert hand(game, 0) == "link ring"


@pytest.mark.clause("8.1", "13.19")
def test_medic_needs_a_beating_or_a_card_to_draw() -> None:
    assert why(scene(backgrounds=["medic"], deck=""), "reveal") == {"13.19"}
    game = scene(backgrounds=["medic"], deck="", beatings=[1])
    play(game, "reveal")
    assert fact(game, 0, "beatings") == 0


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
    play(game, "give link", out=["draw cap", "draw pike"])
    assert hand(game, 0) == "ring"
    assert hand(game, 1) == "pike link cap"
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
def test_con_artist_needs_a_hand_to_take_from() -> None:
    assert why(scene(hands=["link", ""], places="yard yard", backgrounds=["con_artist"]), "reveal") == {"13.19"}
    game = scene(hands=["", "", "link"], places="yard yard yard", backgrounds=["con_artist"])
    play(game, "reveal")
    assert legal(game) == {"pick 2"}
    assert why(game, "pick 1") == {"13.19"}


# --- agitator (Queers) ----------------------------------------------------------------------
@pytest.mark.clause("8.1", "4.5")
def test_agitator_makes_each_other_player_discard_clockwise_then_draws_one() -> None:
    game = scene(hands=["link ring", "", "spoon phone"], places="yard yard solitary", backgrounds=["", "agitator"], turn_of=1)
    play(game, "reveal")
    assert game.to_move == 2
    assert game.prompt == "tribute"
    assert legal(game) == {"discard spoon", "discard phone"}
    play(game, "discard spoon")
    assert game.to_move == 0
    play(game, "discard ring", out=["draw cap"])
    assert pile(game, "spoon") == 11
    assert discard_pile(game) == "ring"
    assert [hand(game, seat) for seat in range(3)] == ["link", "cap", "phone"]
    assert game.to_move == 1


@pytest.mark.clause("8.1", "12.4")
def test_agitator_passes_over_empty_hands_and_draws_all_the_same() -> None:
    game = scene(hands=["", ""], backgrounds=["agitator"])
    play(game, "reveal", out=["draw cap"])
    assert hand(game, 0) == "cap"
    assert (game.to_move, game.prompt) == (0, "turn")


@pytest.mark.clause("11.8")
def test_agitator_spares_your_own_team() -> None:
    game = scene(4, hands=["", "link", "phone", "ring"], backgrounds=["agitator"], teams=True)
    play(game, "reveal", "discard link")
    assert game.to_move == 3
    play(game, "discard ring", out=["draw cap"])
    assert hand(game, 2) == "phone"


@pytest.mark.clause("8.1", "4.6", "13.19")
def test_agitator_needs_a_card_to_be_discarded_or_drawn() -> None:
    assert why(scene(hands=["link", ""], backgrounds=["agitator"], deck=""), "reveal") == {"13.19"}
    game = scene(hands=["", "link"], backgrounds=["agitator"], deck="")
    play(game, "reveal", "discard link", out=["shuffle", "draw link"])
    assert hand(game, 0) == "link"
