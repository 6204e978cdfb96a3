"""Chapter 11: two teams, two Blocks, one tunnel each. test_11_help.py has the combat."""

import pytest

from blackgate import Game, OptionError
from testkit.scene import actions_left, fact, hand, legal, place, play, scene, why
from testkit.superseded import CLASSIC_1_2

ALL_IN_YARD = "yard yard yard yard"


# --- the Blocks -----------------------------------------------------------------------------
@pytest.mark.clause("11.1", "14.2")
def test_all_players_start_in_the_block_of_their_team() -> None:
    game = Game(4, seed=1, teams=True)
    assert [place(game, seat) for seat in range(4)] == ["block_a", "block_b", "block_a", "block_b"]
    with pytest.raises(OptionError):
        Game(5, teams=True)
    with pytest.raises(OptionError):
        Game(2, teams=True)


@pytest.mark.clause("11.1")
def test_both_blocks_are_the_cell_block_to_all_other_rules() -> None:
    game = scene(teams=True, hands=["", "", "", ""], places="block_b block_a block_a block_b")
    play(game, "search", out=["draw link"])  # one card, as in the Cell Block
    assert hand(game, 0) == "link"
    assert why(game, "cautious cell_block") >= {"11.1"}
    without_teams = scene(places="yard yard")
    assert why(without_teams, "cautious block_a") == {"11.1"}


@pytest.mark.clause("11.1")
def test_sent_to_the_cell_block_means_the_own_block() -> None:
    game = scene(teams=True, hands=["lockdown", "", "", ""], places="block_b yard solitary block_a")
    play(game, "play lockdown")
    assert [place(game, seat) for seat in range(4)] == ["block_a", "block_b", "solitary", "block_b"]


@pytest.mark.clause("11.1", "9.1")
def test_the_home_run_leads_to_the_own_block() -> None:
    game = scene(teams=True, hands=["", "", "", ""], places="yard block_a yard yard", turn_of=1, gangs=[None, "bikers_home_run"])
    play(game, "home")
    assert place(game, 1) == "block_b"


# --- points ---------------------------------------------------------------------------------
@pytest.mark.clause("11.2", "13.16")
def test_four_players_need_sixteen_points_together() -> None:
    dug = [(0, "shovel")] * 4 + [(2, "pickaxe"), (1, "shovel")]
    game = scene(teams=True, hands=["pickaxe spoon", "", "", ""], dug=dug)
    play(game, "dig spoon")
    assert game.outcome is None  # 13 and 2 make 15
    play(game, "dig pickaxe")
    assert game.outcome is not None
    assert game.outcome.winners == (0, 2)
    assert game.outcome.points == (15, 3, 2, 0)  # kept per seat


@pytest.mark.clause("11.2", "13.16")
def test_six_players_need_twenty() -> None:
    dug = [(1, "shovel")] * 3 + [(3, "shovel")] * 3
    game = scene(6, teams=True, hands=["", "", "", "", "", "spoon spoon"], dug=dug, turn_of=5)
    play(game, "dig spoon")
    assert game.outcome is None
    play(game, "dig spoon")
    assert game.outcome is not None
    assert game.outcome.winners == (1, 3, 5)


# --- moving, digging, crafting --------------------------------------------------------------
@pytest.mark.clause("11.3")
def test_one_two_and_three_lead_to_either_block_too() -> None:
    game = scene(teams=True, hands=["", "", "", ""], places="yard block_b block_a block_b")
    play(game, "roll", out=["die 1"])
    assert legal(game) == {"go block_a", "go block_b", "go cafeteria"}
    play(game, "go block_b", "roll", out=["die 2"])
    assert legal(game) == {"go block_a", "go infirmary"}  # one cannot stay
    other = scene(teams=True, hands=["", "", "", ""], places="yard yard yard yard")
    play(other, "roll", out=["die 3"])
    assert legal(other) == {"go block_a", "go block_b"}
    unlike = scene(teams=True, hands=["", "", "", ""], places="yard yard yard yard")
    play(unlike, "roll", out=["die 5"])
    assert legal(unlike) == {"go infirmary", "go showers"}


@pytest.mark.clause("11.4")
def test_players_dig_in_their_own_block_only() -> None:
    away = scene(teams=True, hands=["spoon", "", "", ""], places="block_b block_b block_a block_b")
    assert why(away, "dig spoon") == {"11.4"}
    home = scene(teams=True, hands=["spoon", "", "", ""])
    play(home, "dig spoon")
    assert fact(home, 0, "points") == 1


@pytest.mark.clause("11.4", "5.15")
def test_players_craft_in_the_other_teams_block_but_not_in_their_own() -> None:
    away = scene(teams=True, hands=["container link", "", "", ""], places="block_b block_b block_a block_b")
    play(away, "craft shovel")
    assert hand(away, 0) == "shovel"
    home = scene(teams=True, hands=["container link", "", "", ""], places="block_a block_b block_a block_b")
    assert why(home, "craft shovel") == {"11.4"}
    assert [reason.name for reason in home.why_not("craft shovel")] == ["craft_block"]
    assert "craft shovel" not in legal(home)
    opponent = scene(teams=True, hands=["", "container link", "", ""], places="yard block_b yard block_a", turn_of=1)
    assert why(opponent, "craft shovel") == {"11.4"}
    without_teams = scene(hands=["container link"])
    assert why(without_teams, "craft shovel") == {"5.15"}


# --- Exchange and following -----------------------------------------------------------------
@pytest.mark.clause("11.5")
def test_an_exchange_gives_cards_and_cigarettes_and_takes_some_back() -> None:
    hands = ["spoon link phone", "", "knife", ""]
    game = scene(teams=True, hands=hands, places="yard showers yard showers", cigarettes=[7, 0, 1])
    play(game, "exchange 2", "offer link", "offer phone", "pay 5", "pay 1")
    assert (hand(game, 2), fact(game, 2, "cigarettes")) == ("knife link phone", 7)  # it moves at once
    play(game, "done")
    assert game.to_move == 2
    play(game, "offer knife", "offer link", "pay 1", "done")  # even what has just been given
    assert (hand(game, 0), hand(game, 2)) == ("spoon knife link", "phone")
    assert (fact(game, 0, "cigarettes"), fact(game, 2, "cigarettes")) == (2, 6)
    assert (game.to_move, game.prompt, actions_left(game)) == (0, "turn", 1)


@pytest.mark.clause("11.5")
def test_nothing_at_all_may_be_given_on_either_side() -> None:
    game = scene(teams=True, hands=["spoon", "", "", ""], places=ALL_IN_YARD)
    play(game, "exchange 2", "done")
    assert (game.to_move, legal(game)) == (2, {"done"})
    play(game, "done")
    assert (hand(game, 0), actions_left(game)) == ("spoon", 1)


@pytest.mark.clause("11.5")
def test_an_exchange_goes_in_order_and_gives_only_what_is_there() -> None:
    game = scene(teams=True, hands=["spoon link", "", "", ""], places=ALL_IN_YARD, cigarettes=[6])
    play(game, "exchange 2", "offer link")
    assert why(game, "offer spoon") == {"11.5"}
    play(game, "pay 1")
    assert legal(game) == {"pay 1", "done"}  # no five after a one, no card after Cigarettes
    poor = scene(teams=True, hands=["", "", "", ""], places=ALL_IN_YARD, cigarettes=[4])
    play(poor, "exchange 2")
    assert why(poor, "pay 5") == {"11.5"}


@pytest.mark.clause("11.5")
def test_players_exchange_with_teammates_only() -> None:
    game = scene(teams=True, hands=["spoon", "", "", ""], places=ALL_IN_YARD)
    assert why(game, "exchange 1") == {"11.5"}
    assert why(scene(hands=["spoon", "", ""], places="yard yard yard"), "exchange 2") == {"11.5"}


@pytest.mark.clause("11.5", "6.6")
def test_players_exchange_in_their_own_place_only() -> None:
    game = scene(teams=True, hands=["spoon", "", "", ""], places="yard yard showers yard")
    assert "exchange 2" not in legal(game)
    locked_up = scene(teams=True, hands=["spoon", "", "", ""], places="solitary yard solitary yard")
    assert "6.6" in why(locked_up, "exchange 2")


@pytest.mark.clause("11.5", "11.6")
def test_a_refused_exchange_or_follow_cites_its_own_clause() -> None:
    apart = scene(4, teams=True, places="yard yard showers yard", gangs=["crew_stash", "crew_lookout"])
    assert why(apart, "exchange 2") == {"11.5"}  # 5.8 is about Extortion
    assert why(apart, "follow 3") == {"11.6"}
    assert "11.6" in why(apart, "follow 1")  # an opponent, though in the same Gang


@pytest.mark.clause("11.6")
def test_a_teammate_of_the_same_gang_can_be_followed() -> None:
    gangs = ["crew_lookout", "crew_stash", "crew_night_shift", None]
    game = scene(teams=True, hands=["", "", "", ""], places="yard showers infirmary showers", gangs=gangs)
    assert "follow 1" not in legal(game)  # in the Gang, but not on the team
    play(game, "follow 2")
    assert (place(game, 0), actions_left(game)) == ("infirmary", 1)
    assert why(game, "follow 2") == {"5.2"}  # one cannot stay


@pytest.mark.clause("11.6")
def test_no_player_is_followed_without_a_common_gang_or_into_solitary() -> None:
    different = scene(4, teams=True, places="yard yard showers yard", gangs=["crew_stash", None, "triad_workshop"])
    assert why(different, "follow 2") == {"11.6"}
    none_at_all = scene(4, teams=True, places="yard yard showers yard")
    assert why(none_at_all, "follow 2") == {"11.6"}
    inside = scene(4, teams=True, places="yard yard solitary yard", gangs=["crew_stash", None, "crew_lookout"])
    assert "follow 2" not in legal(inside)
    out_of_it = scene(4, teams=True, places="solitary yard showers yard", gangs=["crew_stash", None, "crew_lookout"])
    assert "follow 2" in legal(out_of_it)  # it is a move (6.6)


# --- teammates are no targets ------------------------------------------------------------------
@pytest.mark.clause("11.8")
def test_teammates_are_no_targets() -> None:
    hands = ["knife ambush frisk snitch", "", "spoon", ""]
    game = scene(teams=True, hands=hands, places=ALL_IN_YARD)
    assert "11.8" in why(game, "extort 2")
    assert why(game, "play ambush 2") == {"11.8"}
    assert why(game, "play frisk 2") == {"11.8"}
    assert why(game, "play snitch 2") == {"11.8"}
    assert {"extort 1", "play ambush 1", "play snitch 3"} <= legal(game)


@pytest.mark.clause("11.8", "13.21")
def test_no_one_extorts_a_teammate_with_or_without_others_around() -> None:
    alone_together = scene(teams=True, hands=["knife", "", "spoon", ""], places="yard showers yard showers")
    assert not {move for move in legal(alone_together) if move.startswith("extort")}
    assert why(alone_together, "extort 2") == {"11.8"}
    assert "exchange 2" in legal(alone_together)  # which gives all that an Extortion would (13.21)


@pytest.mark.clause("11.8", "13.19")
def test_backgrounds_do_not_affect_the_own_team() -> None:
    pickpocket = scene(teams=True, hands=["", "link", "cap", ""], places=ALL_IN_YARD, backgrounds=["pickpocket"])
    play(pickpocket, "reveal", out=["random link"])
    assert (hand(pickpocket, 0), hand(pickpocket, 2)) == ("link", "cap")
    agitator = scene(4, teams=True, backgrounds=["agitator"])
    play(agitator, "reveal", out=["draw link"] * 5)
    assert [fact(agitator, seat, "beatings") for seat in range(4)] == [0, 0, 0, 1]  # seat 1 is the next player
    hands = ["", "link", "cap", ""]
    con_artist = scene(teams=True, hands=hands, places="yard showers yard yard", backgrounds=["con_artist"])
    assert why(con_artist, "reveal") == {"13.19"}  # only a teammate in the Place has a card


@pytest.mark.clause("11.8", "7.1")
def test_a_beating_for_all_but_the_next_player_spares_the_own_team() -> None:
    background = scene(6, teams=True, backgrounds=["", "", "agitator"], turn_of=2)
    play(background, "reveal", out=["draw link"] * 5)
    assert [fact(background, seat, "beatings") for seat in range(6)] == [0, 1, 0, 0, 0, 1]
    card = scene(6, teams=True, hands=["", "", "lockdown"], turn_of=2)
    play(card, "play lockdown")
    assert [fact(card, seat, "beatings") for seat in range(6)] == [0, 2, 0, 0, 0, 2]


@pytest.mark.clause("11.8")
def test_an_earlier_agitator_makes_no_teammate_discard() -> None:
    agitator = scene(teams=True, hands=["", "link", "cap", ""], backgrounds=["agitator"], pack=CLASSIC_1_2)
    play(agitator, "reveal", "discard link", out=["draw ring"] * 3)
    assert (hand(agitator, 0), hand(agitator, 2)) == ("ring ring ring", "cap")


@pytest.mark.clause("11.8")
def test_a_riot_takes_the_hands_of_teammates_too() -> None:
    game = scene(teams=True, hands=["riot", "link", "cap", ""])
    play(game, "play riot", out=["deal 0 cap", "deal 1 link"])
    assert [hand(game, seat) for seat in range(4)] == ["cap", "link", "", ""]
