"""Chapter 8: when Backgrounds are revealed, and by whom. tests/cards has each of them."""

import pytest

from testkit.scene import actions_left, discard_pile, draws, fact, hand, legal, place, play, scene, why
from testkit.superseded import CLASSIC_1_0, CLASSIC_1_2


@pytest.mark.clause("8.1", "4.2")
def test_revealing_is_no_action_and_happens_once() -> None:
    game = scene(backgrounds=["smuggler"])
    assert fact(game, 0, "revealed") == 0
    play(game, "reveal", out=["draw link"] * 4)
    assert fact(game, 0, "cigarettes") == 5
    assert fact(game, 0, "revealed") == 1
    assert actions_left(game) == 2
    assert why(game, "reveal") == {"8.1"}


@pytest.mark.clause("8.1", "4.2")
def test_a_background_can_still_be_revealed_when_no_action_is_left() -> None:
    game = scene(places="cafeteria", backgrounds=["smuggler"])
    play(game, "steal", "steal")
    assert actions_left(game) == 0
    assert legal(game) == {"reveal", "end"}
    play(game, "reveal", out=["draw link"] * 4)
    play(game, "end")
    assert game.to_move == 1


@pytest.mark.clause("8.1", "12.2")
def test_only_its_owner_knows_the_background() -> None:
    driver = scene(backgrounds=["", "getaway_driver"])
    looter = scene(backgrounds=["", "looter"])
    assert driver.view(0) == looter.view(0)
    assert driver.view(None) == looter.view(None)
    assert driver.view(1) != looter.view(1)
    play(driver, "end", "reveal", out=["draw link"] * 5)
    play(looter, "end", "reveal", out=["draw link"] * 2)
    assert driver.view(0) != looter.view(0)


@pytest.mark.clause("8.1", "13.19")
def test_a_background_that_could_do_nothing_stays_hidden() -> None:
    # No card is left to draw, so only the other parts of an effect count.
    assert why(scene(backgrounds=["arms_dealer"], deck="", piles={"knife": 0}), "reveal") == {"13.19"}
    assert why(scene(backgrounds=["arms_dealer"], deck=""), "reveal") == set()
    assert why(scene(backgrounds=["saboteur"], deck=""), "reveal") == {"13.19"}  # no hand to look at
    assert why(scene(backgrounds=["saboteur"], deck="", hands=["", "link"]), "reveal") == set()
    assert why(scene(backgrounds=["agitator"], deck=""), "reveal") == {"13.19"}  # no player but the next one to beat
    assert why(scene(3, backgrounds=["agitator"], deck=""), "reveal") == set()
    for beatings, reasons in (([0, 0], {"13.19"}), ([0, 1], set())):
        medic = scene(hands=["knife"], places="yard yard", backgrounds=["", "medic"], beatings=beatings, deck="")
        play(medic, "extort 1", "name spoon", "lay knife")
        assert why(medic, "reveal") == reasons
    alone = scene(hands=["", "phone"], places="yard showers", backgrounds=["hitman"])
    assert why(alone, "reveal") == {"13.19"}


@pytest.mark.clause("8.3")
def test_your_turn_means_between_actions_and_not_another_players_turn() -> None:
    game = scene(hands=["phone"], places="yard", backgrounds=["smuggler", "looter"])
    assert {str(reason) for reason in game.why_not("reveal", seat=1)} == {"4.1"}
    play(game, "sell phone")
    assert legal(game) == {"done"}
    play(game, "done", "roll", out=["die 1"])
    assert why(game, "reveal") == {"8.3"}
    assert legal(game) == {"go cell_block", "go cafeteria"}
    play(game, "go cafeteria")
    assert "reveal" in legal(game)


@pytest.mark.clause("8.3")
def test_backgrounds_of_other_moments_wait_for_them() -> None:
    assert why(scene(backgrounds=["escape_artist"]), "reveal") == {"8.3"}
    assert why(scene(backgrounds=["prizefighter"]), "reveal") == {"8.3"}
    assert why(scene(backgrounds=["medic"], beatings=[1]), "reveal") == {"8.3"}
    assert why(scene(backgrounds=["daredevil"]), "reveal") == {"8.3"}


@pytest.mark.clause("8.3", "12.4")
def test_no_player_is_asked_only_because_of_a_certain_background() -> None:
    plain = scene(hands=["knife", ""], places="yard yard")
    tricky = scene(hands=["knife", ""], places="yard yard", backgrounds=["", "escape_artist"])
    for game in (plain, tricky):
        play(game, "extort 1", "name spoon", "lay knife")
        assert (game.to_move, game.prompt) == (1, "answer")
    assert legal(plain) == {"yield"}
    assert legal(tricky) == {"yield", "reveal"}
    play(tricky, "yield")  # the chance is gone, and no one has noticed
    assert fact(tricky, 1, "revealed") == 0
    assert tricky.to_move == 0


@pytest.mark.clause("8.3", "5.13")
def test_escape_artist_ends_the_extortion_and_runs() -> None:
    game = scene(hands=["blade", "spoon"], places="yard yard", backgrounds=["", "escape_artist"], beatings=[0, 2])
    play(game, "extort 1", "name spoon", "lay blade")
    assert legal(game) == {"cooperate", "yield", "reveal"}
    play(game, "reveal")
    assert game.to_move == 1
    assert "go solitary" not in legal(game)
    assert "go yard" not in legal(game)
    play(game, "go showers")
    assert (place(game, 1), hand(game, 1), fact(game, 1, "beatings")) == ("showers", "spoon", 2 - 1)
    assert (discard_pile(game), fact(game, 0, "beatings")) == ("blade", 0)
    assert (game.to_move, game.prompt, actions_left(game)) == (0, "turn", 1)


@pytest.mark.clause("8.3")
def test_the_escape_is_over_once_combat_has_begun() -> None:
    game = scene(hands=["knife knife", "knife"], places="yard yard", backgrounds=["", "escape_artist"])
    play(game, "extort 1", "name spoon", "lay knife", "lay knife", "lay knife")
    assert (game.to_move, legal(game)) == (1, {"yield"})
    assert why(game, "reveal") == {"8.3"}


@pytest.mark.clause("8.2", "8.3")
def test_daredevil_goes_elsewhere_than_the_die_says() -> None:
    game = scene(places="yard", backgrounds=["daredevil"])
    play(game, "roll", out=["die 1"])
    assert legal(game) == {"go cell_block", "go cafeteria", "reveal"}
    play(game, "reveal")
    assert legal(game) == {"go cell_block", "go cafeteria", "go infirmary", "go showers"}
    play(game, "go showers", out=["draw link"] * 4)
    assert (place(game, 0), actions_left(game)) == ("showers", 1)
    member = scene(places="yard", backgrounds=["daredevil"], gangs=["bikers_throttle"])
    play(member, "roll", out=["die 1"])
    play(member, "reveal", "go showers", out=["draw link"] * 4)
    play(member, "second", out=["draw link"] * 6)
    assert [fact(player, 0, "hand_size") for player in (game, member)] == [4, 4 + 6]
    assert (place(member, 0), actions_left(member)) == ("showers", 1)


@pytest.mark.clause("8.3", "5.11")
def test_prizefighter_is_asked_again_and_may_lay_a_blade_drawn_just_now() -> None:
    game = scene(hands=["knife link", "spoon"], places="yard yard", backgrounds=["", "prizefighter"])
    play(game, "extort 1", "name spoon", "lay knife")
    assert legal(game) == {"cooperate", "yield", "reveal"}
    play(game, "reveal", out=draws("cap blade pike ring"))
    assert (hand(game, 1), fact(game, 1, "cigarettes")) == ("spoon blade pike cap ring", 9)
    assert (game.to_move, game.prompt, legal(game)) == (1, "answer", {"cooperate", "lay blade", "yield"})
    play(game, "lay blade", "yield", out=["random link"])
    assert (hand(game, 0), hand(game, 1)) == ("", "spoon pike link cap ring")
    assert [fact(game, seat, "beatings") for seat in range(2)] == [1, 0]


@pytest.mark.clause("8.3", "5.11")
def test_an_earlier_prizefighter_may_lay_a_knife_bought_just_now() -> None:
    backgrounds = ["", "prizefighter"]
    game = scene(hands=["knife link", "spoon"], places="yard yard", backgrounds=backgrounds, pack=CLASSIC_1_2)
    play(game, "extort 1", "name spoon", "lay knife", "reveal", "buy knife")
    assert (hand(game, 1), fact(game, 1, "cigarettes")) == ("spoon knife", 6 - 2)
    assert (game.to_move, game.prompt, legal(game)) == (1, "answer", {"cooperate", "lay knife", "yield"})
    play(game, "lay knife", "yield", out=["random link"])
    assert (hand(game, 0), hand(game, 1)) == ("", "spoon link")
    assert [fact(game, seat, "beatings") for seat in range(2)] == [1, 0]


@pytest.mark.clause("8.3", "5.12")
def test_prizefighter_loses_the_combat_all_the_same_without_a_weapon() -> None:
    game = scene(hands=["knife", "spoon"], places="yard yard", backgrounds=["", "prizefighter"])
    play(game, "extort 1", "name spoon", "lay knife", "reveal", out=draws("cap link pike ring"))
    assert legal(game) == {"cooperate", "yield"}
    play(game, "yield")
    assert (hand(game, 0), hand(game, 1), fact(game, 1, "beatings")) == ("spoon", "pike link cap ring", 1)


@pytest.mark.clause("8.2", "8.3")
def test_the_first_prizefighter_turns_a_lost_combat() -> None:
    backgrounds = ["", "prizefighter"]
    game = scene(hands=["knife link", "spoon"], places="yard yard", backgrounds=backgrounds, pack=CLASSIC_1_0)
    play(game, "extort 1", "name spoon", "lay knife", "reveal", out=["random link"])
    assert (hand(game, 0), hand(game, 1)) == ("", "spoon link")
    assert [fact(game, seat, "beatings") for seat in range(2)] == [1, 0]
    hands, gangs = ["knife link ring", "spoon"], [None, "bratva_enforcer"]
    member = scene(hands=hands, places="yard yard", backgrounds=backgrounds, gangs=gangs, pack=CLASSIC_1_0)
    play(member, "extort 1", "name spoon", "lay knife", "reveal", out=["random link"])
    play(member, "second", out=["random ring"])
    assert (hand(member, 0), hand(member, 1)) == ("", "spoon link ring")
