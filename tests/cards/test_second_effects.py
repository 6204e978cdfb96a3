"""The 18 Backgrounds in the hands of a member (8.2): the second effect applied, passed, or of no use (13.7)."""

import pytest

from blackgate import Game
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

YARD = "yard yard"


def asked(game: Game, seat: int = 0) -> None:
    """The member is asked, and has both answers."""
    assert (game.to_move, game.prompt, legal(game)) == (seat, "second", {"second", "pass"})


def asked_with_only_pass(game: Game, seat: int = 0) -> None:
    """The member is asked, but the second effect could do nothing: only `pass` is left."""
    assert (game.to_move, game.prompt, legal(game)) == (seat, "second", {"pass"})
    assert why(game, "second") == {"13.19"}


def passed(game: Game) -> Game:
    """Return the same game if the member passes: their turn, or that of the player who extorted them, goes on."""
    other = game.copy()
    play(other, "pass")
    assert (other.to_move, other.prompt) == (0, "turn")
    return other


# --- Crew -----------------------------------------------------------------------------------
@pytest.mark.clause("8.2", "13.7", "13.13")
def test_pickpocket_member_may_draw_two_after_the_robbed_have_drawn() -> None:
    gangs = ["crew_lookout", "queers_solidarity"]
    game = scene(hands=["", "link"], places=YARD, backgrounds=["pickpocket"], gangs=gangs)
    play(game, "reveal", out=["random link", "draw cap", "draw ring"])
    asked(game)
    assert (hand(game, 0), hand(game, 1)) == ("link", "cap ring")
    assert hand(passed(game), 0) == "link"
    play(game, "second", out=["draw pike", "draw pills"])
    assert hand(game, 0) == "pike link pills"
    assert (game.prompt, actions_left(game)) == ("turn", 2)


@pytest.mark.clause("13.7", "4.6")
def test_pickpocket_member_can_only_pass_when_no_card_is_left_to_draw() -> None:
    game = scene(hands=["", "link"], places=YARD, backgrounds=["pickpocket"], gangs=["crew_lookout"], deck="")
    play(game, "reveal", out=["random link"])
    asked_with_only_pass(game)
    assert hand(passed(game), 0) == "link"


@pytest.mark.clause("8.2")
def test_looter_member_may_draw_two_more() -> None:
    game = scene(backgrounds=["looter"], gangs=["crew_stash"], places="solitary")
    play(game, "reveal", out=["draw link", "draw link", "draw ring", "draw phone"])
    asked(game)
    assert fact(passed(game), 0, "hand_size") == 4
    play(game, "second", out=["draw cap", "draw pike"])
    assert hand(game, 0) == "pike link link cap ring phone"


@pytest.mark.clause("13.7", "4.6")
def test_looter_member_who_took_the_last_card_can_only_pass() -> None:
    last = scene(backgrounds=["looter"], gangs=["crew_stash"], deck="link link ring phone")
    play(last, "reveal", out=["draw link", "draw link", "draw ring", "draw phone"])
    asked_with_only_pass(last)
    one_more = scene(backgrounds=["looter"], gangs=["crew_stash"], deck="link link ring phone", discard="cap")
    play(one_more, "reveal", out=["draw link", "draw link", "draw ring", "draw phone"])
    asked(one_more)  # the discard pile is a deck, too
    play(one_more, "second", out=["shuffle", "draw cap"])
    assert hand(one_more, 0) == "link link cap ring phone"


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


# --- Cartel ---------------------------------------------------------------------------------
@pytest.mark.clause("8.2")
def test_smuggler_member_may_gain_three_more_cigarettes() -> None:
    game = scene(backgrounds=["smuggler"], gangs=["cartel_fence"])
    play(game, "reveal")
    asked(game)
    assert fact(passed(game), 0, "cigarettes") == 6
    play(game, "second")
    assert fact(game, 0, "cigarettes") == 9


@pytest.mark.clause("8.2")
def test_arms_dealer_member_may_gain_three_cigarettes() -> None:
    game = scene(backgrounds=["arms_dealer"], gangs=["cartel_supplier"], piles={"knife": 1})
    play(game, "reveal")
    asked(game)
    assert (hand(game, 0), fact(game, 0, "cigarettes")) == ("knife", 0)
    assert fact(passed(game), 0, "cigarettes") == 0
    play(game, "second")
    assert (hand(game, 0), fact(game, 0, "cigarettes")) == ("knife", 3)


@pytest.mark.clause("8.2", "6.5", "13.15")
def test_launderer_member_may_buy_once_anywhere_and_then_must() -> None:
    game = scene(hands=["phone"], places="solitary", backgrounds=["launderer"], gangs=["cartel_dealer"])
    play(game, "reveal", "sell phone", "done")
    asked(game)
    assert fact(game, 0, "cigarettes") == 11
    assert (hand(passed(game), 0), fact(passed(game), 0, "cigarettes")) == ("", 11)
    play(game, "second")
    assert (game.to_move, game.prompt) == (0, "buy")
    assert legal(game) == {"buy knife", "buy knives", "buy pickaxe", "buy shovel"}
    assert why(game, "pass") == {"6.5"}
    play(game, "buy shovel")
    assert (hand(game, 0), fact(game, 0, "cigarettes")) == ("shovel", 3)
    assert (game.prompt, actions_left(game)) == ("turn", 2)


@pytest.mark.clause("8.2", "9.1")
def test_launderer_member_buys_at_the_suppliers_price() -> None:
    game = scene(hands=["pickaxe"], backgrounds=["launderer"], gangs=["cartel_supplier"])
    play(game, "reveal", "sell pickaxe", "done", "second")
    assert legal(game) == {"buy knife", "buy knives", "buy pickaxe"}
    play(game, "buy pickaxe")
    assert fact(game, 0, "cigarettes") == 1


@pytest.mark.clause("13.7", "13.20")
def test_launderer_member_can_only_pass_when_nothing_can_be_bought() -> None:
    nothing_left = scene(hands=["link"], backgrounds=["launderer"], gangs=["cartel_runners"], piles={"knife": 0})
    play(nothing_left, "reveal", "sell link", "done")
    asked_with_only_pass(nothing_left)  # two Cigarettes, but no Knife
    board = {"spoon": 0, "pickaxe": 0, "shovel": 0, "knife": 0}
    rich = scene(hands=["phone phone"], backgrounds=["launderer"], gangs=["cartel_runners"], piles=board)
    play(rich, "reveal", "sell phone", "sell phone", "done")
    asked_with_only_pass(rich)
    assert fact(passed(rich), 0, "cigarettes") == 20


# --- Bikers ---------------------------------------------------------------------------------
@pytest.mark.clause("8.2", "13.10")
def test_getaway_driver_member_may_gain_another_action() -> None:
    game = scene(backgrounds=["getaway_driver"], gangs=["bikers_scouts"])
    play(game, "reveal", "go showers", out=["draw phone"])
    asked(game)
    assert (hand(game, 0), actions_left(game)) == ("phone", 3)
    assert actions_left(passed(game)) == 3
    play(game, "second")
    assert (hand(game, 0), actions_left(game)) == ("phone", 4)


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


@pytest.mark.clause("8.2", "13.10")
def test_escape_artist_member_may_leave_the_attacker_with_a_beating() -> None:
    backgrounds, gangs = ["", "escape_artist"], [None, "bikers_scouts"]
    game = scene(hands=["blade", "spoon"], places=YARD, backgrounds=backgrounds, gangs=gangs)
    play(game, "extort 1", "name spoon", "lay blade", "reveal", "go infirmary", out=["draw link"])
    asked(game, seat=1)
    assert (discard_pile(game), hand(game, 1), fact(game, 0, "beatings")) == ("blade", "spoon link", 0)
    assert fact(passed(game), 0, "beatings") == 0
    play(game, "second")
    assert fact(game, 0, "beatings") == 1
    assert (game.to_move, game.prompt, actions_left(game)) == (0, "turn", 1)


@pytest.mark.clause("13.7", "10.5")
def test_escape_artist_member_may_run_into_michel_before_the_attacker_pays() -> None:
    backgrounds, gangs = ["", "escape_artist"], [None, "bikers_throttle"]
    game = scene(hands=["blade", ""], places=YARD, backgrounds=backgrounds, gangs=gangs, michel="michelle", michel_at="showers")
    play(game, "extort 1", "name spoon", "lay blade", "reveal", "go showers", out=["michel knife spoon+shovel"])
    assert (game.to_move, game.prompt) == (1, "michel")
    play(game, "yield")
    asked(game, seat=1)
    assert [fact(game, seat, "beatings") for seat in (0, 1)] == [0, 1]
    play(game, "second")
    assert [fact(game, seat, "beatings") for seat in (0, 1)] == [1, 1]


@pytest.mark.clause("13.7", "7.1")
def test_escape_artist_member_can_only_pass_when_the_attacker_has_two_beatings() -> None:
    backgrounds, gangs = ["", "escape_artist"], [None, "bikers_throttle"]
    game = scene(hands=["blade", ""], places=YARD, backgrounds=backgrounds, gangs=gangs, beatings=[2, 0])
    play(game, "extort 1", "name spoon", "lay blade", "reveal", "go showers")
    asked_with_only_pass(game, seat=1)
    assert place(passed(game), 1) == "showers"


@pytest.mark.clause("8.2", "13.10", "5.3")
def test_daredevil_member_may_gain_an_action() -> None:
    game = scene(backgrounds=["daredevil"], gangs=["bikers_scouts"])
    play(game, "roll", out=["die 1"])
    play(game, "reveal", "go showers", out=["draw link"])
    asked(game)
    assert (hand(game, 0), actions_left(game)) == ("link", 1)
    assert why(passed(game), "cautious yard") == {"5.3"}  # one action
    play(game, "second")
    assert actions_left(game) == 2
    assert "cautious yard" in legal(game)


@pytest.mark.clause("8.2", "9.1")
def test_daredevil_member_gains_it_also_when_the_shortcut_gave_one_back() -> None:
    game = scene(backgrounds=["daredevil"], gangs=["bikers_shortcut"])
    play(game, "roll", out=["die 6"])
    play(game, "reveal", "go cafeteria")
    asked(game)
    assert actions_left(game) == 2
    assert actions_left(passed(game)) == 2
    play(game, "second")
    assert actions_left(game) == 3


@pytest.mark.clause("13.7", "10.5")
def test_daredevil_member_meets_michel_before_being_asked() -> None:
    game = scene(backgrounds=["daredevil"], gangs=["bikers_throttle"], michel="michel", michel_at="showers")
    play(game, "roll", out=["die 1"])
    play(game, "reveal", "go showers", out=["michel knife spoon+shovel"])
    assert (game.prompt, actions_left(game)) == ("michel", 1)
    play(game, "yield")
    asked(game)
    play(game, "second")
    assert actions_left(game) == 2


# --- Bratva ---------------------------------------------------------------------------------
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


# --- Triad ----------------------------------------------------------------------------------
@pytest.mark.clause("8.2")
def test_engineer_member_may_take_a_spoon() -> None:
    game = scene(backgrounds=["engineer"], gangs=["triad_workshop"])
    play(game, "reveal")
    asked(game)
    assert hand(passed(game), 0) == "pickaxe"
    play(game, "second")
    assert (hand(game, 0), pile(game, "spoon")) == ("spoon pickaxe", 10)


@pytest.mark.clause("13.7")
def test_engineer_member_can_only_pass_when_no_spoon_is_left() -> None:
    game = scene(backgrounds=["engineer"], gangs=["triad_workshop"], piles={"spoon": 0})
    play(game, "reveal")
    asked_with_only_pass(game)
    assert hand(passed(game), 0) == "pickaxe"


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


@pytest.mark.clause("8.2", "13.7", "5.14")
def test_locksmith_member_needs_a_link_both_times() -> None:
    without = scene(hands=["container pike"], backgrounds=["locksmith"], gangs=["triad_workshop"])
    assert why(without, "reveal") == {"13.19"}
    one_link = scene(hands=["container pike link"], backgrounds=["locksmith"], gangs=["triad_workshop"])
    play(one_link, "reveal", "craft shovel")
    asked_with_only_pass(one_link)
    assert hand(passed(one_link), 0) == "shovel pike"
    tinkerer = scene(hands=["container pike"], backgrounds=["locksmith"], gangs=["triad_tinkerer"])
    play(tinkerer, "reveal", "craft shovel", "second", "craft pickaxe")
    assert hand(tinkerer, 0) == "pickaxe shovel"


@pytest.mark.clause("13.7", "5.14")
def test_locksmith_member_who_took_the_last_tool_can_only_pass() -> None:
    hands = ["container container link link"]
    game = scene(hands=hands, backgrounds=["locksmith"], gangs=["triad_workshop"], piles={"shovel": 1})
    play(game, "reveal", "craft shovel")
    asked_with_only_pass(game)


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


# --- Queers ---------------------------------------------------------------------------------
@pytest.mark.clause("8.2")
def test_medic_member_may_draw_two_more() -> None:
    game = scene(backgrounds=["medic"], gangs=["queers_nurse"], beatings=[1])
    play(game, "reveal", out=["draw link", "draw ring"])
    asked(game)
    assert fact(game, 0, "beatings") == 0
    assert hand(passed(game), 0) == "link ring"
    play(game, "second", out=["draw cap", "draw pike"])
    assert hand(game, 0) == "pike link cap ring"


@pytest.mark.clause("13.7", "4.6")
def test_medic_member_can_only_pass_when_no_card_is_left_to_draw() -> None:
    game = scene(backgrounds=["medic"], gangs=["queers_nurse"], beatings=[2], deck="")
    play(game, "reveal")
    asked_with_only_pass(game)
    assert fact(passed(game), 0, "beatings") == 0


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


@pytest.mark.clause("8.2", "9.1")
def test_con_artist_member_lets_a_stash_choose_the_third_card_too() -> None:
    gangs = ["queers_grapevine", "crew_stash"]
    game = scene(hands=["", "shovel link ring"], places=YARD, backgrounds=["con_artist"], gangs=gangs)
    play(game, "reveal", "pick 1", "give link", "give ring", "give link", "give ring", "second")
    assert (game.to_move, game.prompt, legal(game)) == (1, "surrender", {"give shovel", "give link", "give ring"})
    play(game, "give link")
    assert (hand(game, 0), hand(game, 1)) == ("link", "shovel ring")


@pytest.mark.clause("8.2")
def test_agitator_member_may_draw_one_more_for_each_card_discarded() -> None:
    game = scene(hands=["", "link", "ring", ""], backgrounds=["agitator"], gangs=["queers_nurse"])
    play(game, "reveal", "discard link", "discard ring", out=["draw cap"])
    asked(game)
    assert hand(passed(game), 0) == "cap"
    play(game, "second", out=["draw pike", "draw phone"])
    assert hand(game, 0) == "pike cap phone"


@pytest.mark.clause("13.7", "4.5")
def test_agitator_member_can_only_pass_when_nothing_was_discarded_or_nothing_can_be_drawn() -> None:
    empty_hands = scene(hands=["", ""], backgrounds=["agitator"], gangs=["queers_nurse"])
    play(empty_hands, "reveal", out=["draw cap"])
    asked_with_only_pass(empty_hands)
    assert hand(passed(empty_hands), 0) == "cap"
    only_spoons = scene(hands=["", "spoon"], backgrounds=["agitator"], gangs=["queers_nurse"], deck="")
    play(only_spoons, "reveal", "discard spoon")  # back on its pile, not into the discard
    asked_with_only_pass(only_spoons)
