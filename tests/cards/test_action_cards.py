"""The nine Action cards (5.7): what each does, on whom, and when it may not be played."""

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
from testkit.superseded import CLASSIC_1_0, CLASSIC_1_2


# --- care_package ---------------------------------------------------------------------------
@pytest.mark.clause("5.7")
def test_care_package_draws_three_and_pays_three() -> None:
    game = scene(hands=["care_package link"])
    play(game, "play care_package", out=["draw phone", "draw blade", "draw riot"])
    assert hand(game, 0) == "blade link phone riot"
    assert fact(game, 0, "cigarettes") == 3
    assert discard_pile(game) == "care_package"
    assert actions_left(game) == 1


@pytest.mark.clause("5.7", "4.6")
def test_care_package_lies_apart_when_the_discard_pile_becomes_the_deck() -> None:
    game = scene(hands=["care_package"], deck="ring", discard="link")
    play(game, "play care_package", out=["draw ring", "shuffle", "draw link"])
    # There were only two cards: the card being played was not among them.
    assert hand(game, 0) == "link ring"
    assert discard_pile(game) == "care_package"


@pytest.mark.clause("5.7", "4.6")
def test_care_package_still_pays_when_no_card_is_left_to_draw() -> None:
    game = scene(hands=["care_package"], deck="")
    play(game, "play care_package")
    assert hand(game, 0) == ""
    assert fact(game, 0, "cigarettes") == 3


# --- ambush ---------------------------------------------------------------------------------
@pytest.mark.clause("5.7", "7.1")
def test_ambush_beats_a_player_in_your_place() -> None:
    game = scene(hands=["ambush", "link", ""], places="yard yard yard", beatings=[0, 1, 0])
    play(game, "play ambush 1")
    assert [fact(game, seat, "beatings") for seat in range(3)] == [0, 2, 0]
    assert (hand(game, 1), place(game, 1)) == ("link", "yard")
    assert discard_pile(game) == "ambush"
    assert actions_left(game) == 1


@pytest.mark.clause("5.7", "13.19")
def test_ambush_is_refused_on_a_player_with_two_beatings() -> None:
    game = scene(hands=["ambush"], places="yard yard yard", beatings=[0, 2, 0])
    assert why(game, "play ambush 1") == {"13.19"}
    assert "play ambush 2" in legal(game)
    with pytest.raises(IllegalMove):
        game.play("play ambush 1")
    assert hand(game, 0) == "ambush"


@pytest.mark.clause("5.7")
def test_ambush_is_for_others_in_your_place() -> None:
    game = scene(hands=["ambush"], places="yard yard infirmary")
    assert {move for move in legal(game) if move.startswith("play")} == {"play ambush 1"}
    assert why(game, "play ambush 0") == {"5.7"}
    assert why(game, "play ambush 2") == {"5.7"}
    alone = scene(hands=["ambush"], places="yard infirmary solitary")
    assert not any(move.startswith("play") for move in legal(alone))


@pytest.mark.clause("6.6")
def test_ambush_is_impossible_in_solitary() -> None:
    game = scene(hands=["ambush"], places="solitary solitary")
    assert "play ambush 1" not in legal(game)
    # No other action is allowed there, and no one shares a Place with you.
    assert why(game, "play ambush 1") == {"5.7", "6.6"}


@pytest.mark.clause("11.8")
def test_ambush_never_hits_a_teammate() -> None:
    game = scene(4, hands=["ambush"], places="yard yard yard infirmary", teams=True)
    assert "play ambush 1" in legal(game)
    assert why(game, "play ambush 2") == {"11.8"}


# --- riot -----------------------------------------------------------------------------------
@pytest.mark.clause("5.7")
def test_riot_deals_all_hands_out_again_clockwise_from_its_player() -> None:
    game = scene(hands=["link", "riot ring", "phone pills"], turn_of=1)
    play(game, "play riot", out=["deal 1 link", "deal 2 ring", "deal 0 pills", "deal 1 phone"])
    assert hand(game, 0) == "pills"
    assert hand(game, 1) == "link phone"
    assert hand(game, 2) == "ring"
    assert discard_pile(game) == "riot"


@pytest.mark.clause("5.7")
def test_riot_takes_the_hands_of_all_players() -> None:
    game = scene(4, hands=["riot", "link", "spoon", "knife"], places="block_a solitary yard showers", teams=True)
    play(game, "play riot", out=["deal 0 knife", "deal 1 spoon", "deal 2 link"])
    assert [hand(game, seat) for seat in range(4)] == ["knife", "spoon", "link", ""]


@pytest.mark.clause("5.7", "13.19")
def test_riot_is_refused_when_the_only_card_would_come_back_to_its_player() -> None:
    game = scene(hands=["riot link", ""])
    assert why(game, "play riot") == {"13.19"}
    assert "play riot" in legal(scene(hands=["riot link ring", ""]))
    assert "play riot" in legal(scene(hands=["riot", "link"]))


@pytest.mark.clause("13.13")
def test_riot_is_no_reason_to_draw_for_solidarity() -> None:
    game = scene(hands=["riot", "link ring"], gangs=[None, "queers_solidarity"])
    play(game, "play riot", out=["deal 0 ring", "deal 1 link"])
    assert hand(game, 1) == "link"


# --- corridor_pass --------------------------------------------------------------------------
@pytest.mark.clause("5.3", "5.7")
def test_corridor_pass_leads_to_any_other_place_but_solitary() -> None:
    game = scene(hands=["corridor_pass"], places="yard")
    assert {move for move in legal(game) if move.startswith("play")} == {
        "play corridor_pass cell_block",
        "play corridor_pass cafeteria",
        "play corridor_pass infirmary",
        "play corridor_pass showers",
    }
    assert why(game, "play corridor_pass solitary") == {"5.3"}
    assert why(game, "play corridor_pass yard")
    play(game, "play corridor_pass showers")
    assert place(game, 0) == "showers"
    assert discard_pile(game) == "corridor_pass"
    assert actions_left(game) == 1


@pytest.mark.clause("6.6", "5.4")
def test_corridor_pass_is_the_one_action_card_that_works_in_solitary() -> None:
    game = scene(hands=["corridor_pass care_package snitch overtime"], places="solitary cell_block")
    assert {move for move in legal(game) if move.startswith("play")} == {
        "play corridor_pass cell_block",
        "play corridor_pass cafeteria",
        "play corridor_pass infirmary",
        "play corridor_pass yard",
        "play corridor_pass showers",
    }
    assert why(game, "play care_package") == {"6.6"}
    play(game, "play corridor_pass yard")
    assert place(game, 0) == "yard"


@pytest.mark.clause("5.7", "13.10")
def test_corridor_pass_is_discarded_before_the_card_that_scouts_draw() -> None:
    game = scene(hands=["corridor_pass"], gangs=["bikers_scouts"], deck="")
    play(game, "play corridor_pass yard", out=["shuffle", "draw corridor_pass"])
    assert hand(game, 0) == "corridor_pass"
    assert discard_pile(game) == ""


@pytest.mark.clause("10.5", "5.4", "5.7")
def test_corridor_pass_into_michels_place_lets_michel_extort() -> None:
    game = scene(hands=["corridor_pass spoon"], michel="michel", michel_at="showers")
    play(game, "play corridor_pass showers", out=["michel knife spoon+pickaxe"])
    assert game.prompt == "michel"
    assert discard_pile(game) == "corridor_pass"
    assert legal(game) == {"discard spoon", "yield"}


# --- snitch ---------------------------------------------------------------------------------
@pytest.mark.clause("5.7", "5.4")
def test_snitch_sends_any_player_from_any_place_to_solitary() -> None:
    game = scene(hands=["snitch"], places="yard yard showers")
    assert {"play snitch 1", "play snitch 2"} <= legal(game)
    play(game, "play snitch 2")
    assert place(game, 2) == "solitary"
    assert place(game, 1) == "yard"
    assert discard_pile(game) == "snitch"
    assert "moved" not in names_of_events(game)


@pytest.mark.clause("5.7", "13.19")
def test_snitch_is_refused_on_a_player_in_solitary() -> None:
    game = scene(hands=["snitch"], places="yard solitary")
    assert why(game, "play snitch 1") == {"13.19"}
    assert why(game, "play snitch 0")
    with pytest.raises(IllegalMove):
        game.play("play snitch 1")


@pytest.mark.clause("11.8")
def test_snitch_never_names_a_teammate() -> None:
    game = scene(4, hands=["snitch"], teams=True)
    assert {move for move in legal(game) if move.startswith("play")} == {"play snitch 1", "play snitch 3"}


# --- painkillers ----------------------------------------------------------------------------
@pytest.mark.clause("5.7")
def test_painkillers_remove_all_your_beatings_in_any_place() -> None:
    game = scene(hands=["painkillers"], places="showers showers", beatings=[2, 1])
    play(game, "play painkillers")
    assert fact(game, 0, "beatings") == 0
    assert fact(game, 1, "beatings") == 1
    assert hand(game, 0) == ""  # they only heal
    assert discard_pile(game) == "painkillers"
    assert actions_left(game) == 1


@pytest.mark.clause("5.7", "13.19")
def test_painkillers_are_refused_to_the_healthy() -> None:
    game = scene(hands=["painkillers"], beatings=[0, 2])
    assert why(game, "play painkillers") == {"13.19"}
    with pytest.raises(IllegalMove):
        game.play("play painkillers")
    assert hand(game, 0) == "painkillers"


@pytest.mark.clause("5.7", "6.1", "7.1")
def test_painkillers_let_you_dig_in_the_same_turn() -> None:
    game = scene(hands=["painkillers shovel"], beatings=[2])
    assert why(game, "dig shovel") == {"7.1"}
    play(game, "play painkillers", "dig shovel")
    assert fact(game, 0, "points") == 3


# --- frisk ----------------------------------------------------------------------------------
@pytest.mark.clause("5.7")
def test_frisk_takes_a_random_card_and_a_knife_from_the_board() -> None:
    game = scene(hands=["frisk", "shovel link link"], places="yard yard")
    play(game, "play frisk 1", out=["random link"])
    assert hand(game, 0) == "knife link"
    assert hand(game, 1) == "shovel link"
    assert pile(game, "knife") == 19
    assert discard_pile(game) == "frisk"
    assert (game.to_move, game.prompt, actions_left(game)) == (0, "turn", 1)


@pytest.mark.clause("12.2", "12.1")
def test_frisk_shows_the_card_to_the_two_players_and_the_knife_to_all() -> None:
    game = scene(hands=["frisk", "phone link", ""], places="yard yard yard")
    play(game, "play frisk 1", out=["random phone"])
    assert game.view(0).known_cards(1) == {}  # the rest of the hand stays hidden
    assert game.view(1).known_cards(0) == {"knife": 1, "phone": 1}
    assert game.view(2).known_cards(0) == {"knife": 1}


@pytest.mark.clause("5.7")
def test_frisk_takes_the_card_even_with_no_knife_on_the_board() -> None:
    game = scene(hands=["frisk", "link"], places="yard yard", piles={"knife": 0})
    play(game, "play frisk 1", out=["random link"])
    assert hand(game, 0) == "link"


@pytest.mark.clause("5.7", "13.19")
def test_frisk_of_an_empty_hand_still_brings_the_knife() -> None:
    game = scene(hands=["frisk", ""], places="yard yard")
    play(game, "play frisk 1")
    assert hand(game, 0) == "knife"
    without_knives = scene(hands=["frisk", ""], places="yard yard", piles={"knife": 0})
    assert why(without_knives, "play frisk 1") == {"13.19"}


@pytest.mark.clause("5.7", "11.8")
def test_frisk_needs_an_opponent_in_your_place() -> None:
    game = scene(hands=["frisk", "link"], places="yard showers")
    assert not any(move.startswith("play") for move in legal(game))
    assert why(game, "play frisk 1") == {"5.7"}
    with pytest.raises(IllegalMove):
        game.play("play frisk 1")
    team = scene(4, hands=["frisk", "", "link"], places="yard yard yard yard", teams=True)
    assert why(team, "play frisk 2") == {"11.8"}


@pytest.mark.clause("5.7", "9.1")
def test_frisk_lets_a_stash_choose_the_card() -> None:
    game = scene(hands=["frisk", "phone link"], places="yard yard", gangs=[None, "crew_stash"])
    play(game, "play frisk 1")
    assert (game.to_move, game.prompt, legal(game)) == (1, "surrender", {"give link", "give phone"})
    # The card lies apart until its text is done.
    assert (hand(game, 0), discard_pile(game)) == ("", "")
    play(game, "give link")
    assert hand(game, 0) == "knife link"
    assert discard_pile(game) == "frisk"


@pytest.mark.clause("5.7", "13.13")
def test_frisk_is_discarded_before_solidarity_draws() -> None:
    game = scene(hands=["frisk", "phone"], places="yard yard", gangs=[None, "queers_solidarity"], deck="", discard="link")
    play(game, "play frisk 1", out=["random phone", "shuffle", "draw frisk", "draw link"])
    assert hand(game, 0) == "knife phone"
    assert hand(game, 1) == "link frisk"


# --- lockdown -------------------------------------------------------------------------------
@pytest.mark.clause("5.7")
def test_lockdown_sends_everybody_home_but_those_in_solitary_and_beats_all_but_the_next_player() -> None:
    game = scene(hands=["lockdown"], places="yard showers solitary")
    play(game, "play lockdown")
    assert [place(game, seat) for seat in range(3)] == ["cell_block", "cell_block", "solitary"]
    assert [fact(game, seat, "beatings") for seat in range(3)] == [0, 0, 2]  # it reaches into Solitary; seat 1 is next
    assert discard_pile(game) == "lockdown"
    assert actions_left(game) == 1


@pytest.mark.clause("5.7", "7.1")
def test_lockdown_spares_its_player_and_the_next_one_among_four() -> None:
    game = scene(4, hands=["", "", "", "lockdown"], places="yard yard showers cafeteria", beatings=[0, 0, 1, 1], turn_of=3)
    play(game, "play lockdown")
    assert [place(game, seat) for seat in range(4)] == ["cell_block"] * 4
    # Seat 3 keeps the Beating it had, seat 0 comes next, and no one has more than two.
    assert [fact(game, seat, "beatings") for seat in range(4)] == [0, 2, 2, 1]


@pytest.mark.clause("5.7")
def test_lockdown_beats_no_one_in_a_game_of_two() -> None:
    game = scene(hands=["lockdown"], places="yard showers")
    play(game, "play lockdown")
    assert [place(game, seat) for seat in range(2)] == ["cell_block", "cell_block"]
    assert [fact(game, seat, "beatings") for seat in range(2)] == [0, 0]


@pytest.mark.clause("5.7", "13.19")
def test_lockdown_needs_somebody_to_send_or_to_beat() -> None:
    at_home = "cell_block solitary cell_block"
    game = scene(hands=["lockdown"], places=at_home, beatings=[0, 0, 1])
    play(game, "play lockdown")
    assert [fact(game, seat, "beatings") for seat in range(3)] == [0, 0, 2]
    assert why(scene(hands=["lockdown"], places=at_home, beatings=[0, 0, 2]), "play lockdown") == {"13.19"}
    assert why(scene(hands=["lockdown"], places="cell_block solitary"), "play lockdown") == {"13.19"}
    assert "play lockdown" in legal(scene(hands=["lockdown"], places="cell_block yard cell_block", beatings=[0, 0, 2]))


@pytest.mark.clause("5.4", "10.5")
def test_lockdown_is_no_move_so_michel_leaves_the_arrivals_alone() -> None:
    game = scene(hands=["lockdown"], places="yard yard", michel="michelle", michel_at="cell_block")
    play(game, "play lockdown")
    assert game.prompt == "turn"
    assert place(game, 0) == "cell_block"


@pytest.mark.clause("11.1")
def test_lockdown_sends_each_team_to_its_own_block() -> None:
    game = scene(4, hands=["lockdown"], places="block_a block_a block_a block_b", teams=True)
    play(game, "play lockdown")
    assert [place(game, seat) for seat in range(4)] == ["block_a", "block_b", "block_a", "block_b"]


@pytest.mark.clause("11.8")
def test_lockdown_beats_no_teammate() -> None:
    game = scene(4, hands=["lockdown"], teams=True)
    play(game, "play lockdown")
    assert [fact(game, seat, "beatings") for seat in range(4)] == [0, 0, 0, 2]  # seat 2 is a teammate, seat 1 is next
    game = scene(6, hands=["", "lockdown"], teams=True, turn_of=1)
    play(game, "play lockdown")
    assert [fact(game, seat, "beatings") for seat in range(6)] == [2, 0, 0, 0, 2, 0]


# --- overtime -------------------------------------------------------------------------------
@pytest.mark.clause("5.7", "4.1")
def test_overtime_gives_one_action_more_than_it_costs_and_pays_six() -> None:
    game = scene(hands=["overtime overtime"], cigarettes=[1])
    play(game, "play overtime")
    assert (actions_left(game), fact(game, 0, "cigarettes")) == (2 - 1 + 2, 1 + 6)
    play(game, "play overtime")
    assert (actions_left(game), fact(game, 0, "cigarettes")) == (3 - 1 + 2, 7 + 6)
    assert (hand(game, 0), discard_pile(game)) == ("", "overtime overtime")


@pytest.mark.clause("4.1")
def test_overtime_needs_an_action_to_be_played() -> None:
    game = scene(hands=["overtime"], places="cafeteria")
    play(game, "steal", "steal")
    assert why(game, "play overtime") == {"4.1"}


@pytest.mark.clause("4.1", "5.1")
def test_overtime_lasts_for_this_turn_and_allows_no_second_search() -> None:
    game = scene(hands=["overtime"])
    play(game, "search", out=["draw link"])
    play(game, "play overtime")
    assert actions_left(game) == 2
    assert why(game, "search") == {"5.1"}
    play(game, "end", "end")
    assert game.to_move == 0
    assert actions_left(game) == 2


@pytest.mark.clause("6.5", "5.8", "5.9")
def test_overtime_pays_for_a_knife_and_leaves_an_extortion_in_the_same_turn() -> None:
    game = scene(hands=["overtime", "spoon"], places="yard yard")
    assert "extort 1" not in legal(game)
    play(game, "play overtime", "buy knife", "extort 1", "name spoon", "lay knife", "cooperate")
    assert (hand(game, 0), actions_left(game), fact(game, 0, "cigarettes")) == ("spoon", 1, 6 - 2)


# --- what Ambush, Painkillers, Lockdown and Overtime did in version 1.2.0 ---------------------
@pytest.mark.clause("5.7", "7.1")
def test_an_earlier_ambush_beats_a_player_in_any_place() -> None:
    game = scene(hands=["ambush ambush", "link"], places="yard infirmary solitary", beatings=[0, 1], pack=CLASSIC_1_2)
    assert {move for move in legal(game) if move.startswith("play")} == {"play ambush 1", "play ambush 2"}
    assert why(game, "play ambush 0") == {"5.7"}
    play(game, "play ambush 1")
    assert fact(game, 1, "beatings") == 2
    assert (hand(game, 1), place(game, 1)) == ("link", "infirmary")
    play(game, "play ambush 2")  # it reaches into Solitary too
    assert [fact(game, seat, "beatings") for seat in range(3)] == [0, 2, 1]


@pytest.mark.clause("6.6")
def test_an_earlier_ambush_is_impossible_from_solitary() -> None:
    game = scene(hands=["ambush"], places="solitary yard", pack=CLASSIC_1_2)
    assert "play ambush 1" not in legal(game)
    assert why(game, "play ambush 1") == {"6.6"}


@pytest.mark.clause("5.7")
def test_earlier_painkillers_remove_all_your_beatings_in_any_place_and_draw_two_cards() -> None:
    game = scene(hands=["painkillers"], places="showers showers", beatings=[2, 1], pack=CLASSIC_1_2)
    play(game, "play painkillers", out=["draw link", "draw phone"])
    assert fact(game, 0, "beatings") == 0
    assert fact(game, 1, "beatings") == 1
    assert hand(game, 0) == "link phone"
    assert discard_pile(game) == "painkillers"
    assert actions_left(game) == 1


@pytest.mark.clause("5.7", "13.19")
def test_earlier_painkillers_draw_two_cards_for_the_healthy_too() -> None:
    game = scene(hands=["painkillers"], pack=CLASSIC_1_2)
    play(game, "play painkillers", out=["draw link", "draw phone"])
    assert hand(game, 0) == "link phone"


@pytest.mark.clause("5.7", "4.6")
def test_earlier_painkillers_heal_even_with_no_card_left_to_draw() -> None:
    game = scene(hands=["painkillers"], beatings=[1], deck="", pack=CLASSIC_1_2)
    play(game, "play painkillers")
    assert (fact(game, 0, "beatings"), hand(game, 0)) == (0, "")


@pytest.mark.clause("5.7", "13.19")
def test_earlier_painkillers_are_refused_to_the_healthy_with_no_card_left_to_draw() -> None:
    game = scene(hands=["painkillers"], beatings=[0, 2], deck="", pack=CLASSIC_1_2)
    assert why(game, "play painkillers") == {"13.19"}
    with pytest.raises(IllegalMove):
        game.play("play painkillers")


@pytest.mark.clause("5.7")
def test_an_earlier_lockdown_sends_everybody_home_but_those_in_solitary_and_takes_a_knife() -> None:
    game = scene(hands=["lockdown"], places="yard showers solitary", pack=CLASSIC_1_2)
    play(game, "play lockdown")
    assert [place(game, seat) for seat in range(3)] == ["cell_block", "cell_block", "solitary"]
    assert (hand(game, 0), pile(game, "knife")) == ("knife", 19)
    assert discard_pile(game) == "lockdown"
    assert actions_left(game) == 1


@pytest.mark.clause("5.7", "13.19")
def test_an_earlier_lockdown_brings_the_knife_when_all_are_at_home_or_in_solitary() -> None:
    places = "cell_block solitary cell_block"
    game = scene(hands=["lockdown"], places=places, pack=CLASSIC_1_2)
    play(game, "play lockdown")
    assert hand(game, 0) == "knife"
    without_knives = scene(hands=["lockdown"], places=places, piles={"knife": 0}, pack=CLASSIC_1_2)
    assert why(without_knives, "play lockdown") == {"13.19"}
    somebody_to_send = scene(hands=["lockdown"], places="cell_block yard", piles={"knife": 0}, pack=CLASSIC_1_2)
    play(somebody_to_send, "play lockdown")
    assert (place(somebody_to_send, 1), hand(somebody_to_send, 0)) == ("cell_block", "")


@pytest.mark.clause("5.7", "4.1")
def test_an_earlier_overtime_costs_no_action_in_the_end_and_takes_a_knife() -> None:
    game = scene(hands=["overtime overtime"], pack=CLASSIC_1_2)
    play(game, "play overtime")
    assert (actions_left(game), hand(game, 0)) == (2, "knife overtime")
    play(game, "play overtime")
    assert (actions_left(game), hand(game, 0)) == (2, "knife knife")
    assert pile(game, "knife") == 18
    assert discard_pile(game) == "overtime overtime"


@pytest.mark.clause("5.7")
def test_an_earlier_overtime_gives_the_action_back_even_with_no_knife_on_the_board() -> None:
    game = scene(hands=["overtime"], piles={"knife": 0}, pack=CLASSIC_1_2)
    play(game, "play overtime")
    assert (actions_left(game), hand(game, 0)) == (2, "")


@pytest.mark.clause("5.8", "5.9")
def test_an_earlier_overtime_brings_the_knife_for_an_extortion_in_the_same_turn() -> None:
    game = scene(hands=["overtime", "spoon"], places="yard yard", pack=CLASSIC_1_2)
    assert "extort 1" not in legal(game)
    play(game, "play overtime", "extort 1", "name spoon", "lay knife", "cooperate")
    assert (hand(game, 0), actions_left(game)) == ("spoon", 1)


# --- taking a card of choice: no card does it any more, but Frisk did in version 1.0.0 --------
@pytest.mark.clause("5.7")
def test_an_earlier_frisk_looks_and_takes_one_card_of_choice() -> None:
    game = scene(hands=["frisk", "shovel link link"], places="yard yard", pack=CLASSIC_1_0)
    play(game, "play frisk 1")
    assert game.to_move == 0
    assert game.prompt == "take"
    assert legal(game) == {"take shovel", "take link"}
    # The card lies apart until its text is done.
    assert hand(game, 0) == ""
    assert discard_pile(game) == ""
    assert why(game, "take ring")
    play(game, "take link")
    assert hand(game, 0) == "link"
    assert hand(game, 1) == "shovel link"
    assert discard_pile(game) == "frisk"
    assert game.prompt == "turn"


@pytest.mark.clause("12.2")
def test_an_earlier_frisk_shows_the_hand_to_its_player_alone() -> None:
    game = scene(hands=["frisk", "phone link", ""], places="yard yard yard", pack=CLASSIC_1_0)
    play(game, "play frisk 1")
    assert game.view(0).known_cards(1) == {"phone": 1, "link": 1}
    assert game.view(2).known_cards(1) == {}
    play(game, "take phone")
    assert game.view(1).known_cards(0) == {"phone": 1}
    assert game.view(2).known_cards(0) == {}


@pytest.mark.clause("5.7", "13.19")
def test_an_earlier_frisk_is_refused_on_an_empty_hand() -> None:
    game = scene(hands=["frisk", "", "link"], places="yard yard showers", pack=CLASSIC_1_0)
    assert why(game, "play frisk 1") == {"13.19"}
    assert not any(move.startswith("play") for move in legal(game))


@pytest.mark.clause("5.7", "9.1")
def test_an_earlier_frisk_asks_its_player_even_against_a_stash() -> None:
    game = scene(hands=["frisk", "phone link"], places="yard yard", gangs=[None, "crew_stash"], pack=CLASSIC_1_0)
    play(game, "play frisk 1")
    assert game.to_move == 0
    play(game, "take phone")
    assert hand(game, 0) == "phone"


@pytest.mark.clause("5.7", "13.13")
def test_an_earlier_frisk_is_discarded_before_solidarity_draws() -> None:
    gangs = [None, "queers_solidarity"]
    game = scene(hands=["frisk", "phone"], places="yard yard", gangs=gangs, deck="", discard="link", pack=CLASSIC_1_0)
    play(game, "play frisk 1", "take phone", out=["shuffle", "draw frisk", "draw link"])
    assert hand(game, 0) == "phone"
    assert hand(game, 1) == "link frisk"
