"""Chapter 13, the last rulings (13.19 to 13.25)."""

import pytest

from testkit.scene import (
    discard_pile,
    fact,
    gang_card,
    gang_pile,
    hand,
    legal,
    names_of_events,
    pile,
    play,
    scene,
    why,
)
from testkit.superseded import CLASSIC_1_2

YARD = "yard yard"
ALL_IN_YARD = "yard yard yard yard"


# --- 13.19: only what can do something ------------------------------------------------------
@pytest.mark.clause("13.19", "5.7")
def test_an_action_card_that_could_do_nothing_may_not_be_played() -> None:
    # No Beating to remove; all at home or in Solitary, and of two players the other one is the next, who is not beaten.
    game = scene(hands=["painkillers lockdown riot", ""], places="cell_block solitary")
    assert why(game, "play painkillers") == {"13.19"}
    assert why(game, "play lockdown") == {"13.19"}
    assert not {move for move in legal(game) if move in ("play painkillers", "play lockdown")}
    half = scene(hands=["care_package"], deck="")
    play(half, "play care_package")  # no card to draw, but Cigarettes
    assert fact(half, 0, "cigarettes") == 3


@pytest.mark.clause("13.19")
def test_a_player_for_whom_a_card_could_do_nothing_may_not_be_chosen() -> None:
    hands = ["ambush snitch frisk", "", "link", "link"]
    game = scene(hands=hands, places="yard yard yard solitary", beatings=[0, 0, 2], piles={"knife": 0})
    assert why(game, "play ambush 2") == {"13.19"}  # two Beatings
    assert why(game, "play snitch 3") == {"13.19"}  # in Solitary already
    assert why(game, "play frisk 1") == {"13.19"}  # an empty hand, and no Knife on the board
    assert {"play ambush 1", "play snitch 1", "play snitch 2", "play frisk 2"} <= legal(game)


@pytest.mark.clause("13.19", "12.4")
def test_only_public_facts_count_about_others() -> None:
    no_knife = {"knife": 0}
    with_spoon = scene(hands=["frisk", "spoon"], places=YARD, backgrounds=["racketeer"], piles=no_knife, deck="")
    without = scene(hands=["frisk", "cap"], places=YARD, backgrounds=["racketeer"], piles=no_knife, deck="")
    for game in (with_spoon, without):
        assert {"play frisk 1", "reveal"} <= legal(game)  # a hand with a card in it, whatever the card
        play(game, "reveal")
        assert legal(game) == {"pick 1"}


@pytest.mark.clause("13.19", "12.4")
def test_a_tool_may_be_named_whatever_the_other_player_holds() -> None:
    for cards in ("spoon link", "cap link"):
        game = scene(hands=["", cards], places=YARD, backgrounds=["racketeer"], gangs=["bratva_knuckles"])
        play(game, "reveal", "pick 1", out=["random link", "draw ring", "draw ring"])
        assert legal(game) == {"second", "pass"}
        play(game, "second")
        assert legal(game) == {"name spoon", "name pickaxe", "name shovel"}


@pytest.mark.clause("13.19", "8.1")
def test_a_background_whose_first_effect_could_do_nothing_may_not_be_revealed() -> None:
    healthy = scene(hands=["knife", ""], places=YARD, backgrounds=["", "medic"], deck="")
    play(healthy, "extort 1", "name spoon", "lay knife")
    assert why(healthy, "reveal") == {"13.19"}  # no Beating, and no card to draw
    assert legal(healthy) == {"yield"}
    beaten = scene(hands=["knife", ""], places=YARD, backgrounds=["", "medic"], beatings=[0, 1], deck="")
    play(beaten, "extort 1", "name spoon", "lay knife")
    assert legal(beaten) == {"yield", "reveal"}
    no_hand = scene(hands=["container link", ""], backgrounds=["locksmith"], gangs=["triad_workshop"], deck="")
    assert why(no_hand, "reveal") == {"13.19"}  # though the second effect could craft
    alone = scene(hands=["", "cap"], places="yard showers", backgrounds=["pickpocket"])
    assert why(alone, "reveal") == {"13.19"}
    picky = scene(hands=["", "", "cap"], places="yard yard yard", backgrounds=["con_artist"])
    play(picky, "reveal")
    assert (legal(picky), why(picky, "pick 1")) == ({"pick 2"}, {"13.19"})


@pytest.mark.clause("13.19", "13.7")
def test_a_second_effect_that_could_do_nothing_may_not_be_applied() -> None:
    game = scene(hands=["", "cap"], places=YARD, backgrounds=["racketeer"], gangs=["bratva_spoils"])
    play(game, "reveal", "pick 1", out=["random cap", "draw link", "draw link"])  # the only card
    assert (legal(game), why(game, "second")) == ({"pass"}, {"13.19"})


@pytest.mark.clause("13.19")
def test_each_refusal_says_that_it_would_do_nothing() -> None:
    game = scene(hands=["painkillers ambush", ""], places=YARD, backgrounds=["looter"], beatings=[0, 2], deck="")
    reasons = {move: [reason.name for reason in game.why_not(move)] for move in ("play painkillers", "play ambush 1", "reveal")}
    assert reasons == {"play painkillers": ["card_idle"], "play ambush 1": ["target_idle"], "reveal": ["background_idle"]}
    member = scene(backgrounds=["looter"], gangs=["crew_stash"], deck="link")
    play(member, "reveal", out=["draw link"])  # the last card
    assert [reason.name for reason in member.why_not("second")] == ["card_idle"]


# --- 13.20: a purchase is delivered whole ---------------------------------------------------
@pytest.mark.clause("13.20", "6.5")
def test_two_knives_are_not_bought_with_one_left_but_one_is() -> None:
    game = scene(places="yard", cigarettes=[9], piles={"knife": 1})
    assert why(game, "buy knives") == {"6.5"}
    play(game, "buy knife")
    assert (hand(game, 0), fact(game, 0, "cigarettes"), pile(game, "knife")) == ("knife", 7, 0)
    assert why(game, "buy knife") == {"6.5"}


@pytest.mark.clause("13.20", "8.1")
def test_an_earlier_prizefighter_does_not_buy_two_knives_with_one_left() -> None:
    backgrounds, cigarettes = ["", "prizefighter"], [0, 2]
    game = scene(
        hands=["knife", ""], places=YARD, backgrounds=backgrounds, cigarettes=cigarettes, piles={"knife": 1}, pack=CLASSIC_1_2
    )
    play(game, "extort 1", "name spoon", "lay knife", "reveal")  # the Knife that was laid is not on its pile yet
    assert legal(game) == {"buy knife", "buy pickaxe", "buy shovel"}


@pytest.mark.clause("13.20", "5.14")
def test_a_craft_makes_one_knife_of_the_last_one() -> None:
    game = scene(hands=["blade"], places="yard", piles={"knife": 1})
    play(game, "craft knife")
    assert (hand(game, 0), pile(game, "knife"), discard_pile(game)) == ("knife", 0, "blade")


# --- 13.21: teammates -----------------------------------------------------------------------
@pytest.mark.clause("13.21", "11.8", "11.5")
def test_a_teammate_is_not_extorted_but_an_exchange_gives_as_much() -> None:
    game = scene(teams=True, hands=["knife", "", "shovel", ""], places="yard showers yard showers")
    assert why(game, "extort 2") == {"11.8"}
    play(game, "exchange 2", "done", "offer shovel", "done")
    assert (hand(game, 0), fact(game, 2, "beatings")) == ("shovel knife", 0)


# --- 13.22: cards are taken without asking --------------------------------------------------
@pytest.mark.clause("13.22", "5.12")
def test_the_winner_takes_the_random_card_without_being_asked() -> None:
    game = scene(hands=["knife", "cap"], places=YARD)
    play(game, "extort 1", "name spoon", "lay knife", "yield", out=["random cap"])
    assert (game.to_move, game.prompt, hand(game, 0)) == (0, "turn", "cap")


@pytest.mark.clause("13.22", "11.7")
def test_the_winner_is_not_asked_about_the_cards_of_helpers() -> None:
    hands = ["knife knife", "cap", "", "knife ring"]
    game = scene(teams=True, hands=hands, places=ALL_IN_YARD)
    play(game, "extort 1", "name spoon", "lay knife", "hold", "lay knife", "lay knife", "hold", "pass")
    play(game, "yield", out=["random cap", "random ring"])
    assert (game.to_move, game.prompt, hand(game, 0)) == (0, "turn", "cap ring")


# --- 13.23: when the discard pile becomes the deck ------------------------------------------
@pytest.mark.clause("13.23", "4.6")
def test_the_discard_pile_becomes_the_deck_when_the_next_card_is_due() -> None:
    game = scene(places=YARD, deck="link", discard="cap phone")
    play(game, "search", out=["draw link"])  # the last card of the deck
    assert discard_pile(game) == "cap phone"
    assert "shuffled" not in names_of_events(game)
    play(game, "end", "search", out=["shuffle", "draw phone"])
    assert (hand(game, 1), discard_pile(game)) == ("phone", "")


@pytest.mark.clause("13.23", "9.1")
def test_with_the_deck_run_out_scavengers_still_find_the_discard_pile() -> None:
    game = scene(hands=["", ""], places=YARD, gangs=[None, "crew_scavengers"], deck="link", discard="cap phone")
    play(game, "search", out=["draw link"])
    play(game, "end", "search discard", out=["shuffle", "draw cap"])
    assert hand(game, 1) == "cap phone"


# --- 13.24: who pays after a lost team combat -----------------------------------------------
@pytest.mark.clause("13.24", "11.7", "5.12")
def test_the_fighter_pays_by_the_usual_rule_and_each_helper_one_random_card() -> None:
    hands = ["knife knife", "spoon cap", "", "knife spoon ring"]
    game = scene(teams=True, hands=hands, places=ALL_IN_YARD)
    play(game, "extort 1", "name spoon", "lay knife", "hold", "lay knife", "lay knife", "hold", "pass")
    play(game, "yield", out=["random ring"])  # the Spoon by name from the fighter, not from the helper
    assert [hand(game, seat) for seat in (0, 1, 3)] == ["spoon ring", "cap", "spoon"]


@pytest.mark.clause("13.24", "11.7")
def test_a_teammate_who_laid_no_weapon_pays_nothing() -> None:
    hands = ["knife knife", "cap", "", "knife ring", "", "phone"]
    game = scene(6, teams=True, hands=hands, places="yard yard yard yard yard yard")
    play(game, "extort 1", "name spoon", "lay knife", "hold", "lay knife", "lay knife", "hold", "pass", "pass")
    play(game, "yield", out=["random cap", "random ring"])
    assert (hand(game, 5), fact(game, 5, "beatings")) == ("phone", 0)


# --- 13.25: joining again -------------------------------------------------------------------
@pytest.mark.clause("13.25", "5.6")
def test_the_old_gang_card_goes_under_its_pile_before_the_new_one_is_taken() -> None:
    game = scene(3, hands=["bandana cap"], gangs=["crew_stash", "crew_lookout"])
    first, second = gang_pile(game, "crew")
    play(game, "join crew bandana cap")
    assert gang_card(game, 0) == first
    assert gang_pile(game, "crew") == [second, "crew_stash"]
    events = names_of_events(game)
    assert events.index("left_gang") < events.index("joined")


@pytest.mark.clause("13.25", "5.5")
def test_an_empty_pile_cannot_be_joined_with_the_old_card() -> None:
    crew = ["crew_lookout", "crew_night_shift", "crew_stash", "crew_scavengers"]
    game = scene(4, hands=["bandana cap"], gangs=crew)
    assert why(game, "join crew bandana cap") == {"5.5"}
