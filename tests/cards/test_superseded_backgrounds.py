"""Backgrounds of classic 1.0.0: words, and orders of words, that classic no longer has but other packs may use."""

from functools import partial

import pytest

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
    why,
)
from testkit.scene import scene as scene_of_any_pack
from testkit.second_question import asked, asked_with_only_pass, passed
from testkit.superseded import CLASSIC_1_0

YARD = "yard yard"
scene = partial(scene_of_any_pack, pack=CLASSIC_1_0)


# --- look, send, take_chosen: the Informer ---------------------------------------------------
@pytest.mark.clause("8.2", "13.7", "12.2", "13.13")
def test_informer_member_may_take_a_card_of_choice_from_a_player_already_in_solitary() -> None:
    gangs = ["crew_lookout", "queers_solidarity"]
    game = scene(hands=["", "link phone", ""], places="yard showers yard", backgrounds=["informer"], gangs=gangs)
    play(game, "reveal", "pick 1")
    asked(game)
    assert place(game, 1) == "solitary"
    assert hand(passed(game), 1) == "link phone"
    play(game, "second")
    assert (game.to_move, game.prompt, legal(game)) == (0, "take", {"take link", "take phone"})
    assert place(game, 1) == "solitary"
    play(game, "take phone", out=["draw cap", "draw ring"])
    assert (hand(game, 0), hand(game, 1)) == ("phone", "link cap ring")
    assert game.view(2).known_cards(0) == {}  # only these two know which card it was
    assert (game.to_move, game.prompt, actions_left(game)) == (0, "turn", 2)


@pytest.mark.clause("13.7")
def test_informer_member_can_only_pass_before_an_empty_hand() -> None:
    game = scene(hands=["", ""], backgrounds=["informer"], gangs=["crew_lookout"])
    play(game, "reveal", "pick 1")
    asked_with_only_pass(game)
    assert place(passed(game), 1) == "solitary"


# --- buy as the second effect: the Launderer --------------------------------------------------
@pytest.mark.clause("8.2", "6.5", "13.15")
def test_launderer_member_may_buy_once_anywhere_and_then_must() -> None:
    game = scene(hands=["phone"], places="solitary", backgrounds=["launderer"], gangs=["cartel_runners"])
    play(game, "reveal", "sell phone", "done")
    asked(game)
    assert fact(game, 0, "cigarettes") == 2 * 5
    assert (hand(passed(game), 0), fact(passed(game), 0, "cigarettes")) == ("", 10)
    play(game, "second")
    assert (game.to_move, game.prompt) == (0, "buy")
    assert legal(game) == {"buy knife", "buy knives", "buy pickaxe", "buy shovel"}
    assert why(game, "pass") == {"6.5"}
    play(game, "buy shovel")
    assert (hand(game, 0), fact(game, 0, "cigarettes")) == ("shovel", 10 - 8)
    assert (game.prompt, actions_left(game)) == ("turn", 2)


@pytest.mark.clause("8.2", "9.1", "13.20")
def test_launderer_member_buys_what_the_price_and_the_pile_allow() -> None:
    hands, gangs = ["blade pills"], ["cartel_supplier"]
    game = scene(hands=hands, backgrounds=["launderer"], gangs=gangs, piles={"knife": 1})
    play(game, "reveal", "sell pills", "done", "second")
    assert legal(game) == {"buy knife", "buy pickaxe", "buy shovel"}  # one Knife is left, so no two for 5 - 1
    play(game, "buy shovel")
    assert (hand(game, 0), fact(game, 0, "cigarettes")) == ("shovel blade", 2 * 4 - (8 - 1))


@pytest.mark.clause("13.7", "13.20")
def test_launderer_member_can_only_pass_when_nothing_can_be_bought() -> None:
    no_knife = scene(hands=["link"], backgrounds=["launderer"], gangs=["cartel_runners"], piles={"knife": 0})
    play(no_knife, "reveal", "sell link", "done")
    asked_with_only_pass(no_knife)  # two Cigarettes, but no Knife
    board = {"spoon": 0, "pickaxe": 0, "shovel": 0, "knife": 0}
    rich = scene(hands=["phone phone"], backgrounds=["launderer"], gangs=["cartel_runners"], piles=board)
    play(rich, "reveal", "sell phone", "sell phone", "done")
    asked_with_only_pass(rich)
    assert fact(passed(rich), 0, "cigarettes") == 20


# --- beat, and beat again: the Hitman --------------------------------------------------------
@pytest.mark.clause("8.2", "13.13")
def test_hitman_member_may_deal_a_second_beating() -> None:
    gangs = ["bratva_knuckles", "queers_solidarity"]
    game = scene(hands=["", "link"], places=YARD, backgrounds=["hitman"], gangs=gangs)
    play(game, "reveal", "pick 1", out=["random link", "draw cap", "draw pike"])
    asked(game)
    assert (fact(game, 1, "beatings"), hand(game, 1)) == (1, "pike cap")
    assert fact(passed(game), 1, "beatings") == 1
    play(game, "second")
    assert (fact(game, 1, "beatings"), hand(game, 0)) == (2, "link")


@pytest.mark.clause("13.7", "7.1")
def test_hitman_member_can_only_pass_when_the_first_beating_was_the_second_one() -> None:
    game = scene(hands=["", "link"], places=YARD, backgrounds=["hitman"], gangs=["bratva_knuckles"], beatings=[0, 1])
    play(game, "reveal", "pick 1", out=["random link"])
    assert fact(game, 1, "beatings") == 2
    asked_with_only_pass(game)


# --- move, actions: the Getaway Driver -------------------------------------------------------
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


@pytest.mark.clause("13.7", "10.5")
def test_getaway_driver_member_meets_michel_before_being_asked() -> None:
    game = scene(backgrounds=["getaway_driver"], gangs=["bikers_throttle"], michel="michel", michel_at="yard")
    play(game, "reveal", "go yard", out=["michel knife spoon+pickaxe"])
    assert (game.prompt, actions_left(game)) == ("michel", 3)
    play(game, "yield")
    asked(game)
    assert fact(game, 0, "beatings") == 1
    play(game, "second")
    assert actions_left(game) == 4


# --- win_combat: the Prizefighter ------------------------------------------------------------
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


@pytest.mark.clause("8.2", "13.7", "13.13", "5.13")
def test_prizefighter_member_may_take_one_more_card_when_the_combat_is_all_over() -> None:
    backgrounds, gangs = ["", "prizefighter"], ["queers_solidarity", "bratva_iron_jaw"]
    game = scene(hands=["knife blade link ring", "blade"], places=YARD, backgrounds=backgrounds, gangs=gangs)
    play(game, "extort 1", "name spoon", "lay knife", "lay blade", "lay blade")
    play(game, "reveal", out=["random ring", "draw cap", "draw pike"])
    done = [name for name in names_of_events(game) if name in ("beaten", "taken", "discarded", "drew")]
    assert done == ["beaten", "taken", "discarded", "discarded", "discarded", "drew", "drew"]
    asked(game, seat=1)
    assert (fact(game, 0, "beatings"), hand(game, 0), hand(game, 1)) == (1, "pike link cap", "ring")
    assert (pile(game, "knife"), discard_pile(game)) == (20, "blade blade")
    assert hand(passed(game), 1) == "ring"
    play(game, "second", out=["random pike"])  # one of the cards just drawn; nothing more is drawn for it
    assert (hand(game, 0), hand(game, 1)) == ("link cap", "pike ring")
    assert (game.to_move, game.prompt, actions_left(game)) == (0, "turn", 1)


@pytest.mark.clause("8.2", "9.1", "5.12")
def test_prizefighter_member_with_spoils_takes_three_cards_in_all() -> None:
    hands = ["knife", "spoon link ring blade cap"]
    game = scene(hands=hands, places=YARD, backgrounds=["prizefighter"], gangs=["bratva_spoils"])
    play(game, "extort 1", "name spoon", "lay knife", "lay blade", "reveal", out=["random link"])
    asked(game)
    assert hand(game, 0) == "spoon link"  # by name, and the spoils
    assert hand(passed(game), 0) == "spoon link"
    play(game, "second", out=["random ring"])
    assert (hand(game, 0), hand(game, 1)) == ("spoon link ring", "cap")


@pytest.mark.clause("8.2", "9.1")
def test_prizefighter_member_lets_a_stash_choose_both_cards() -> None:
    backgrounds, gangs = ["", "prizefighter"], ["crew_stash", "bratva_knuckles"]
    game = scene(hands=["knife link ring shovel", ""], places=YARD, backgrounds=backgrounds, gangs=gangs)
    play(game, "extort 1", "name spoon", "lay knife", "reveal")
    assert (game.to_move, game.prompt) == (0, "surrender")
    play(game, "give ring")
    asked(game, seat=1)
    play(game, "second")
    assert (game.to_move, legal(game)) == (0, {"give shovel", "give link"})
    play(game, "give link")
    assert (hand(game, 0), hand(game, 1)) == ("shovel", "link ring")
    assert (game.to_move, game.prompt) == (0, "turn")


@pytest.mark.clause("13.7", "13.5")
def test_prizefighter_member_can_only_pass_when_the_loser_has_no_card_left() -> None:
    backgrounds, gangs = ["", "prizefighter"], [None, "bratva_knuckles"]
    game = scene(hands=["knife link", ""], places=YARD, backgrounds=backgrounds, gangs=gangs)
    play(game, "extort 1", "name spoon", "lay knife", "reveal", out=["random link"])
    asked_with_only_pass(game, seat=1)
    assert hand(passed(game), 1) == "link"


@pytest.mark.clause("8.2", "11.7", "13.17")
def test_prizefighter_member_takes_the_card_from_the_fighter_who_lost_not_from_the_helpers() -> None:
    hands = ["knife link ring", "blade", "knife cap", ""]
    backgrounds, gangs = ["", "prizefighter"], [None, "bratva_knuckles"]
    game = scene(teams=True, hands=hands, places="yard yard yard yard", backgrounds=backgrounds, gangs=gangs)
    play(game, "extort 1", "name spoon", "lay knife", "lay blade", "hold", "lay knife")
    assert (game.to_move, legal(game)) == (1, {"lay fists", "hold", "reveal"})
    play(game, "reveal", out=["random link", "random cap"])
    asked(game, seat=1)
    assert [fact(game, seat, "beatings") for seat in range(4)] == [1, 0, 1, 0]
    play(game, "second", out=["random ring"])
    assert (hand(game, 0), hand(game, 1), hand(game, 2)) == ("", "link cap ring", "")


# --- take_named, take_cigarettes: the Racketeer ----------------------------------------------
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


@pytest.mark.clause("8.2", "13.13", "13.7")
def test_racketeer_member_may_take_up_to_three_cigarettes() -> None:
    gangs = ["bratva_spoils", "queers_solidarity"]
    game = scene(hands=["", "spoon"], places=YARD, backgrounds=["racketeer"], gangs=gangs, cigarettes=[1, 2])
    play(game, "reveal", "pick 1", "name spoon", out=["draw link", "draw cap"])
    asked(game)
    assert (hand(game, 0), hand(game, 1)) == ("spoon", "link cap")
    assert fact(passed(game), 1, "cigarettes") == 2
    play(game, "second")
    assert [fact(game, seat, "cigarettes") for seat in (0, 1)] == [3, 0]
    rich = scene(hands=["", "spoon"], places=YARD, backgrounds=["racketeer"], gangs=["bratva_spoils"], cigarettes=[0, 5])
    play(rich, "reveal", "pick 1", "name spoon", "second")
    assert [fact(rich, seat, "cigarettes") for seat in (0, 1)] == [3, 2]


@pytest.mark.clause("13.7")
def test_racketeer_member_can_only_pass_when_the_target_has_no_cigarettes() -> None:
    game = scene(hands=["", "spoon"], places=YARD, backgrounds=["racketeer"], gangs=["bratva_spoils"], cigarettes=[4, 0])
    play(game, "reveal", "pick 1", "name spoon")
    asked_with_only_pass(game)
    assert hand(passed(game), 0) == "spoon"


# --- craft: the Locksmith --------------------------------------------------------------------
@pytest.mark.clause("8.1", "5.14", "13.19")
def test_locksmith_needs_a_recipe_that_can_be_made() -> None:
    assert why(scene(hands=["container pike"], backgrounds=["locksmith"]), "reveal") == {"13.19"}
    assert why(scene(hands=["link"], backgrounds=["locksmith"], gangs=["triad_workshop"]), "reveal") == {"13.19"}
    game = scene(hands=["container link"], backgrounds=["locksmith"], piles={"shovel": 0})
    assert why(game, "reveal") == {"13.19"}


@pytest.mark.clause("8.2", "13.15", "5.14")
def test_locksmith_member_may_craft_once_more_in_the_same_way() -> None:
    hands = ["container pike link link"]
    game = scene(hands=hands, places="solitary", beatings=[2], backgrounds=["locksmith"], gangs=["triad_workshop"])
    play(game, "reveal", "craft shovel")
    asked(game)
    assert hand(passed(game), 0) == "shovel pike link"
    play(game, "second")
    assert (game.prompt, legal(game)) == ("craft", {"craft pickaxe"})
    play(game, "craft pickaxe")
    assert (hand(game, 0), discard_pile(game)) == ("pickaxe shovel", "container link pike link")
    assert (game.prompt, actions_left(game)) == ("turn", 2)


# --- undig, take_undug: the Saboteur ---------------------------------------------------------
@pytest.mark.clause("8.1", "5.7", "13.19")
def test_saboteur_needs_another_player_who_has_dug() -> None:
    assert why(scene(backgrounds=["saboteur"], dug=[(0, "shovel")]), "reveal") == {"13.19"}
    game = scene(3, backgrounds=["saboteur"], dug=[(2, "spoon")])
    play(game, "reveal")
    assert legal(game) == {"pick 2"}
    assert why(game, "pick 1") == {"13.19"}


@pytest.mark.clause("8.2", "12.1")
def test_saboteur_member_may_take_a_tool_of_that_kind_from_its_pile() -> None:
    dug = [(1, "spoon"), (1, "shovel")]
    game = scene(3, backgrounds=["saboteur"], gangs=["triad_tinkerer"], dug=dug)
    play(game, "reveal", "pick 1")
    asked(game)
    assert (hand(game, 0), pile(game, "shovel"), pile(game, "spoon")) == ("", 11, 10)
    assert (hand(passed(game), 0), pile(passed(game), "shovel")) == ("", 11)
    play(game, "second")
    assert (hand(game, 0), pile(game, "shovel")) == ("shovel", 10)
    assert [fact(game, seat, "points") for seat in (0, 1)] == [0, 1]
    assert game.view(2).known_cards(0) == {"shovel": 1}


@pytest.mark.clause("8.2")
def test_saboteur_member_finds_the_tool_that_was_put_back_on_an_empty_pile() -> None:
    game = scene(backgrounds=["saboteur"], gangs=["triad_tinkerer"], dug=[(1, "pickaxe")], piles={"pickaxe": 0})
    play(game, "reveal", "pick 1")
    asked(game)
    play(game, "second")
    assert (hand(game, 0), pile(game, "pickaxe")) == ("pickaxe", 0)


# --- take_random after give_back: the Con Artist ---------------------------------------------
@pytest.mark.clause("8.2", "13.13")
def test_con_artist_member_may_take_a_third_card_after_giving_two() -> None:
    gangs = ["queers_grapevine", "queers_solidarity"]
    game = scene(hands=["link", "shovel ring phone"], places=YARD, backgrounds=["con_artist"], gangs=gangs)
    play(game, "reveal", "pick 1", out=["random ring", "random shovel"])
    assert (game.prompt, legal(game)) == ("give_back", {"give shovel", "give link"})  # two, as without the Gang
    play(game, "give link", "give ring", out=["draw cap", "draw pike"])
    asked(game)
    assert (hand(game, 0), hand(game, 1)) == ("shovel", "pike link cap ring phone")
    assert hand(passed(game), 0) == "shovel"
    play(game, "second", out=["random phone"])  # three cards taken, one draw of 2
    assert (hand(game, 0), hand(game, 1)) == ("shovel phone", "pike link cap ring")
    assert (game.prompt, actions_left(game)) == ("turn", 2)
