"""Chapter 11: teammates lay Weapons for each other (11.7), against Michel(le) too (11.8)."""

import pytest

from blackgate import IllegalMove
from testkit.scene import discard_pile, draws, fact, hand, legal, names_of_events, pile, place, play, scene, why
from testkit.superseded import CLASSIC_1_2

ALL_IN_YARD = "yard yard yard yard"
SIX_IN_YARD = "yard yard yard yard yard yard"
SPOON_PICKAXE = "michel knife spoon+pickaxe"
SPOON_SHOVEL = "michel knife spoon+shovel"
NONE = "michel none"


# --- holding --------------------------------------------------------------------------------
@pytest.mark.clause("11.7")
def test_with_a_teammate_in_the_place_a_fighter_holds_before_giving_up() -> None:
    game = scene(teams=True, hands=["knife", "spoon blade", "", "knife"], places=ALL_IN_YARD)
    play(game, "extort 1", "name spoon", "lay knife")
    assert (game.to_move, game.prompt) == (1, "answer")
    assert legal(game) == {"cooperate", "lay blade", "hold"}
    assert why(game, "yield") == {"11.7"}
    assert [reason.name for reason in game.why_not("yield")] == ["hold_first"]
    with pytest.raises(IllegalMove):
        game.play("yield")
    play(game, "hold")
    assert names_of_events(game, 0) == ["held"]
    assert (game.to_move, game.prompt, legal(game)) == (3, "help", {"lay knife", "pass"})
    assert why(game, "hold") == why(game, "yield") == {"11.7"}  # a helper lays a Weapon or passes


@pytest.mark.clause("11.7")
def test_without_a_teammate_in_the_place_a_fighter_gives_up_at_once() -> None:
    elsewhere = scene(teams=True, hands=["knife", "spoon", "", "knife"], places="yard yard yard showers")
    alone = scene(hands=["knife", "spoon"], places="yard yard")
    for game in (elsewhere, alone):
        play(game, "extort 1", "name spoon", "lay knife")
        assert legal(game) == {"cooperate", "yield"}
        assert why(game, "hold") == {"11.7"}
        assert [reason.name for reason in game.why_not("hold")] == ["no_helper"]
        play(game, "yield")
        assert (game.to_move, hand(game, 0)) == (0, "spoon")


@pytest.mark.clause("11.7")
def test_a_teammates_weapon_counts_for_the_fighter() -> None:
    game = scene(teams=True, hands=["knife link", "spoon", "", "blade"], places="yard yard showers yard")
    play(game, "extort 1", "name spoon", "lay knife", "hold", "lay blade")
    assert (game.to_move, game.prompt, legal(game)) == (0, "fight", {"yield"})
    play(game, "yield", out=["random link"])
    assert (hand(game, 1), hand(game, 3)) == ("spoon link", "")  # the card is the fighter's
    assert [fact(game, seat, "beatings") for seat in range(4)] == [1, 0, 0, 0]


@pytest.mark.clause("11.7", "5.10")
def test_when_all_pass_the_fighter_is_asked_the_same_again() -> None:
    game = scene(teams=True, hands=["knife", "spoon blade", "", "knife"], places=ALL_IN_YARD)
    play(game, "extort 1", "name spoon", "lay knife", "hold", "pass")
    assert (game.to_move, game.prompt) == (1, "answer")
    assert legal(game) == {"cooperate", "lay blade", "yield"}
    assert why(game, "hold") == {"11.7"}
    assert [reason.name for reason in game.why_not("hold")] == ["no_helper"]
    cooperating, fighting = game.copy(), game.copy()
    play(cooperating, "cooperate")
    assert (hand(cooperating, 0), fact(cooperating, 1, "beatings")) == ("spoon", 0)
    play(fighting, "lay blade")
    assert (fighting.to_move, fighting.prompt) == (0, "fight")
    play(game, "yield")
    assert (hand(game, 0), fact(game, 1, "beatings")) == ("spoon", 1)


@pytest.mark.clause("11.7", "8.3")
@pytest.mark.parametrize("background", ["escape_artist", "prizefighter", "medic"])
def test_the_background_can_be_revealed_before_and_after_holding(background: str) -> None:
    hands = ["knife link", "spoon", "", "knife"]
    game = scene(teams=True, hands=hands, places=ALL_IN_YARD, backgrounds=["", background])
    play(game, "extort 1", "name spoon", "lay knife")
    assert legal(game) == {"cooperate", "hold", "reveal"}
    play(game, "hold", "pass")
    assert legal(game) == {"cooperate", "yield", "reveal"}


@pytest.mark.clause("11.7", "8.3")
def test_a_fighter_may_still_escape_after_holding() -> None:
    hands = ["knife", "spoon", "", "knife"]
    game = scene(teams=True, hands=hands, places=ALL_IN_YARD, backgrounds=["", "escape_artist"], beatings=[0, 1])
    play(game, "extort 1", "name spoon", "lay knife", "hold", "pass", "reveal", "go showers")
    assert (place(game, 1), hand(game, 1)) == ("showers", "spoon")
    assert (game.to_move, game.prompt, fact(game, 1, "beatings")) == (0, "turn", 0)


@pytest.mark.clause("11.7", "8.3")
def test_a_blade_drawn_in_a_combat_does_not_let_a_fighter_hold_twice_for_one_weapon() -> None:
    hands = ["knife", "spoon", "", "knife"]
    game = scene(teams=True, hands=hands, places=ALL_IN_YARD, backgrounds=["", "prizefighter"])
    play(game, "extort 1", "name spoon", "lay knife")
    early, late = game.copy(), game
    play(early, "reveal", out=draws("blade cap cap ring"))
    assert legal(early) == {"cooperate", "lay blade", "hold"}  # no teammate has been asked yet
    play(late, "hold", "pass", "reveal", out=draws("blade cap cap ring"))
    assert (late.to_move, late.prompt) == (1, "answer")
    assert legal(late) == {"cooperate", "lay blade", "yield"}
    play(late, "lay blade", "hold", "pass", "yield")
    assert [fact(late, seat, "beatings") for seat in range(4)] == [1, 0, 0, 0]


@pytest.mark.clause("11.7", "8.3")
def test_nor_does_the_knife_that_an_earlier_prizefighter_buys_in_a_combat() -> None:
    hands, backgrounds = ["knife", "spoon", "", "knife"], ["", "prizefighter"]
    game = scene(teams=True, hands=hands, places=ALL_IN_YARD, backgrounds=backgrounds, pack=CLASSIC_1_2)
    play(game, "extort 1", "name spoon", "lay knife")
    early, late = game.copy(), game
    play(early, "reveal", "buy knife")
    assert legal(early) == {"cooperate", "lay knife", "hold"}  # no teammate has been asked yet
    play(late, "hold", "pass", "reveal", "buy knife")
    assert (late.to_move, late.prompt) == (1, "answer")
    assert legal(late) == {"cooperate", "lay knife", "yield"}
    play(late, "lay knife", "hold", "pass", "yield")
    assert [fact(late, seat, "beatings") for seat in range(4)] == [1, 0, 0, 0]


@pytest.mark.clause("11.7")
def test_a_fighter_may_hold_again_for_the_next_weapon() -> None:
    hands = ["knife knife knife", "blade", "", "knife"]
    game = scene(teams=True, hands=hands, places=ALL_IN_YARD)
    play(game, "extort 1", "name spoon", "lay knife", "hold", "pass", "lay blade")
    assert legal(game) == {"lay knife", "hold"}  # the attacker has a teammate there too
    play(game, "lay knife")
    assert (game.to_move, game.prompt, legal(game)) == (1, "fight", {"hold"})
    assert why(game, "yield") == {"11.7"}
    play(game, "hold", "lay knife", "lay knife")
    assert (game.to_move, legal(game)) == (1, {"hold"})  # helped once, and it may be asked for again
    play(game, "hold", "pass")
    assert (game.to_move, legal(game)) == (1, {"yield"})


@pytest.mark.clause("11.7", "12.4")
def test_the_attacker_holds_too_and_a_teammate_without_weapons_is_asked() -> None:
    hands = ["knife cap", "spoon blade", "", ""]
    game = scene(teams=True, hands=hands, places=ALL_IN_YARD)
    play(game, "extort 1", "name spoon", "lay knife", "lay blade")
    assert (game.to_move, legal(game)) == (0, {"hold"})
    play(game, "hold")
    assert (game.to_move, game.prompt, legal(game)) == (2, "help", {"pass"})
    play(game, "pass")
    assert (game.to_move, game.prompt, legal(game)) == (0, "fight", {"yield"})
    play(game, "yield", out=["random cap"])
    assert [fact(game, seat, "beatings") for seat in range(4)] == [1, 0, 0, 0]
    assert hand(game, 1) == "spoon cap"


@pytest.mark.clause("11.7", "5.9")
def test_the_weapon_of_the_intimidation_is_the_attackers_own() -> None:
    game = scene(teams=True, hands=["knife", "spoon", "knife", ""], places=ALL_IN_YARD)
    play(game, "extort 1", "name spoon")
    assert legal(game) == {"lay knife"}
    assert why(game, "hold") == {"5.9"}
    unarmed = scene(teams=True, hands=["", "spoon", "knife", ""], places=ALL_IN_YARD)
    assert why(unarmed, "extort 1") == {"5.8"}


@pytest.mark.clause("11.7")
def test_teammates_are_asked_clockwise_until_one_lays_a_weapon() -> None:
    hands = ["knife knife", "", "", "knife", "", "blade"]
    game = scene(6, teams=True, hands=hands, places=SIX_IN_YARD)
    play(game, "extort 1", "name spoon", "lay knife", "hold")
    assert (game.to_move, game.prompt) == (3, "help")
    first = game.copy()
    play(first, "lay knife")
    assert (first.to_move, first.prompt) == (0, "fight")  # seat 5 is not asked any more
    play(game, "pass")
    assert (game.to_move, game.prompt) == (5, "help")
    play(game, "lay blade", "lay knife", "hold")
    assert game.to_move == 3  # for the next Weapon from the beginning
    play(game, "pass", "pass")
    assert (game.to_move, legal(game)) == (1, {"yield"})


@pytest.mark.clause("11.7")
def test_clockwise_means_from_the_fighter_on() -> None:
    game = scene(6, teams=True, hands=["", "", "", "knife", "", ""], places=SIX_IN_YARD, turn_of=3)
    play(game, "extort 4", "name spoon", "lay knife", "hold")
    assert game.to_move == 0
    play(game, "pass")
    assert game.to_move == 2
    play(game, "pass")
    assert game.to_move == 4


@pytest.mark.clause("11.7")
def test_teammates_elsewhere_are_not_asked() -> None:
    hands = ["knife", "spoon", "", "knife", "", "knife"]
    game = scene(6, teams=True, hands=hands, places="yard yard yard showers yard yard")
    play(game, "extort 1", "name spoon", "lay knife", "hold")
    assert game.to_move == 5
    play(game, "pass")
    assert (game.to_move, game.prompt) == (1, "answer")


# --- what helping costs ---------------------------------------------------------------------
@pytest.mark.clause("11.7", "13.17")
def test_helpers_of_the_losing_side_are_beaten_and_robbed_too() -> None:
    hands = ["knife knife knife", "spoon cap", "", "knife link", "", "blade ring"]
    game = scene(6, teams=True, hands=hands, places=SIX_IN_YARD)
    play(game, "extort 1", "name spoon", "lay knife", "hold", "lay knife", "lay knife", "hold", "pass", "lay blade")
    assert game.to_move == 0
    play(game, "lay knife", "hold", "pass", "pass", "yield", out=["random link", "random ring"])
    assert hand(game, 0) == "spoon link ring"  # by name from the fighter, then clockwise
    assert [fact(game, seat, "beatings") for seat in range(6)] == [0, 1, 0, 1, 0, 1]
    assert (pile(game, "knife"), discard_pile(game)) == (20, "blade")


@pytest.mark.clause("11.7", "13.17")
def test_the_attackers_helpers_pay_clockwise_from_the_attacker() -> None:
    hands = ["blade cap", "knife knife knife", "knife ring", "", "knife link", ""]
    game = scene(6, teams=True, hands=hands, places=SIX_IN_YARD, turn_of=4)
    play(game, "extort 1", "name spoon", "lay knife", "lay knife", "hold")
    assert game.to_move == 0  # clockwise from seat 4
    play(game, "lay blade", "lay knife", "hold", "pass", "lay knife", "lay knife", "hold", "pass", "pass")
    play(game, "yield", out=["random link", "random cap", "random ring"])
    assert hand(game, 1) == "link cap ring"
    assert [fact(game, seat, "beatings") for seat in range(6)] == [1, 0, 1, 0, 1, 0]


@pytest.mark.clause("11.7")
def test_a_teammate_who_did_not_help_pays_nothing() -> None:
    hands = ["knife", "spoon", "", "knife cap"]
    game = scene(teams=True, hands=hands, places=ALL_IN_YARD)
    play(game, "extort 1", "name spoon", "lay knife", "hold", "pass", "yield")
    assert (fact(game, 1, "beatings"), fact(game, 3, "beatings")) == (1, 0)
    assert hand(game, 3) == "knife cap"


@pytest.mark.clause("11.7")
def test_a_helper_of_the_winner_pays_nothing() -> None:
    hands = ["knife link", "spoon", "knife cap", "blade ring"]
    game = scene(teams=True, hands=hands, places=ALL_IN_YARD)
    play(game, "extort 1", "name spoon", "lay knife", "hold", "lay blade", "hold", "lay knife", "hold", "pass")
    play(game, "yield", out=["random ring"])
    assert [hand(game, seat) for seat in range(4)] == ["spoon link ring", "", "cap", ""]
    assert [fact(game, seat, "beatings") for seat in range(4)] == [0, 1, 0, 1]


# --- Michel(le) -----------------------------------------------------------------------------
@pytest.mark.clause("11.8", "11.7", "10.7")
def test_teammates_help_against_michel_and_share_the_beating() -> None:
    hands = ["spoon link", "knife", "blade cap", ""]
    game = scene(teams=True, hands=hands, places="yard showers showers showers", michel="michel", michel_at="showers")
    play(game, "cautious showers", out=[SPOON_PICKAXE])
    assert legal(game) == {"discard spoon", "hold"}
    assert why(game, "yield") == {"11.7"}
    play(game, "hold")
    assert (game.to_move, game.prompt, legal(game)) == (2, "help", {"lay blade", "pass"})  # no opponent is asked
    play(game, "lay blade", out=[SPOON_SHOVEL])
    assert (game.to_move, legal(game)) == (0, {"hold"})  # for the next Weapon; no Tool can be handed in any more
    play(game, "hold", "pass")
    assert (game.to_move, legal(game)) == (0, {"yield"})
    play(game, "yield")
    assert [fact(game, seat, "beatings") for seat in range(4)] == [1, 0, 1, 0]
    play(game, "discard spoon")
    assert (hand(game, 0), hand(game, 2), discard_pile(game)) == ("link", "cap", "blade")  # the helper keeps all cards


@pytest.mark.clause("11.8", "11.7", "10.6")
def test_before_michel_all_may_pass_and_a_tool_is_still_taken() -> None:
    hands = ["spoon knife", "", "blade", ""]
    game = scene(teams=True, hands=hands, places="yard yard showers yard", michel="michelle", michel_at="showers")
    play(game, "cautious showers", out=[SPOON_PICKAXE])
    assert legal(game) == {"discard spoon", "lay knife", "hold"}
    play(game, "hold", "pass")
    assert (game.to_move, game.prompt, legal(game)) == (0, "michel", {"discard spoon", "lay knife", "yield"})
    assert why(game, "hold") == {"11.7"}
    peace = game.copy()
    play(peace, "discard spoon")
    assert (hand(peace, 0), fact(peace, 0, "beatings"), peace.prompt) == ("knife", 0, "turn")
    play(game, "lay knife", out=[SPOON_SHOVEL])
    assert legal(game) == {"hold"}


@pytest.mark.clause("11.8", "10.7")
def test_a_teammates_weapon_can_win_against_michel() -> None:
    game = scene(teams=True, hands=["", "", "knife", ""], places="yard yard showers yard", michel="michel", michel_at="showers")
    play(game, "cautious showers", out=[SPOON_PICKAXE])
    play(game, "hold", "lay knife", out=[NONE])
    assert (game.to_move, legal(game)) == (0, {"draw", "pass"})  # the player who was extorted


@pytest.mark.clause("11.8", "11.7", "13.7")
def test_a_teammate_helps_a_player_who_escaped_from_an_extortion_to_michel() -> None:
    backgrounds, gangs = ["", "escape_artist"], [None, "bikers_throttle"]
    hands, places = ["knife", "", "", "blade"], "yard yard yard showers"
    game = scene(
        teams=True, hands=hands, places=places, backgrounds=backgrounds, gangs=gangs, michel="michel", michel_at="showers"
    )
    play(game, "extort 1", "name spoon", "lay knife")
    assert legal(game) == {"yield", "reveal"}  # no teammate in the Yard
    play(game, "reveal", "go showers", out=[SPOON_SHOVEL])
    assert (game.to_move, legal(game)) == (1, {"hold"})  # but one in the Showers
    play(game, "hold", "lay blade", out=[NONE])
    play(game, "pass")
    assert (game.to_move, game.prompt) == (1, "second")
    play(game, "second", out=["draw link"] * 5)
    assert [fact(game, seat, "beatings") for seat in range(4)] == [1, 0, 0, 0]


@pytest.mark.clause("11.8", "11.7")
def test_alone_against_michel_a_player_gives_up_at_once() -> None:
    places = "yard showers yard showers"
    game = scene(teams=True, hands=["", "knife", "knife", "knife"], places=places, michel="michel", michel_at="showers")
    play(game, "cautious showers", out=[SPOON_PICKAXE])
    assert legal(game) == {"yield"}
    assert why(game, "hold") == {"11.7"}


@pytest.mark.clause("11.8", "11.7", "10.5")
def test_each_player_of_michels_round_may_hold() -> None:
    hands = ["knife", "", "", ""]
    game = scene(teams=True, hands=hands, places="yard showers yard showers", michel="michel", michel_at="showers")
    play(game, "end", "rouse", out=["die 6"])
    play(game, "send yard", out=[SPOON_PICKAXE])
    assert (game.to_move, legal(game)) == (0, {"lay knife", "hold"})
    play(game, "hold")
    assert (game.to_move, legal(game)) == (2, {"pass"})
    play(game, "pass", "yield", out=["random knife", SPOON_SHOVEL])
    assert (game.to_move, legal(game)) == (2, {"hold"})  # now it is seat 2 whom Michel extorts
    play(game, "hold")
    assert (game.to_move, legal(game)) == (0, {"pass"})
    play(game, "pass", "yield")
    assert [fact(game, seat, "beatings") for seat in range(4)] == [1, 0, 1, 0]
