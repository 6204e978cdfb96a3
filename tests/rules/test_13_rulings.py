"""Chapter 13: our rulings where the editions differ or are silent."""

import pytest

from blackgate import OptionError
from blackgate.engine import layout as at
from testkit.scene import (
    actions_left,
    discard_pile,
    draws,
    fact,
    gang_card,
    gang_pile,
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

YARD = "yard yard"
FOUR_LINKS = ["draw link"] * 4  # what Solidarity draws


@pytest.mark.clause("13.1", "10.7")
def test_the_winner_against_michel_may_draw_a_card_or_not() -> None:
    game = scene(hands=["knife"], places="yard", michel="michelle", michel_at="showers")
    play(game, "cautious showers", out=["michel knife spoon+shovel"])
    play(game, "lay knife", out=["michel none"])
    assert legal(game) == {"draw", "pass"}
    play(game, "pass")
    assert (hand(game, 0), game.prompt) == ("", "turn")


@pytest.mark.clause("13.2", "10.5")
def test_michel_extorts_where_a_move_ends_and_not_where_it_began() -> None:
    game = scene(3, places="yard showers yard", michel="michel", michel_at="showers")
    play(game, "end", "rouse", out=["die 6"])
    assert "michel_extorts" not in names_of_events(game)  # rolling is not yet arriving
    play(game, "send yard", out=["michel none", "michel none"])
    assert [event.get("seat") for event in game.events() if event.name == "michel_extorts"] == [0, 2]


@pytest.mark.clause("13.3", "5.6")
def test_joining_takes_the_face_up_card() -> None:
    game = scene(3, hands=["bandana cap chain"])
    crew = gang_pile(game, "crew")
    assert gang_pile(game.view(2).sample(1), "crew")[0] == crew[0]  # everybody sees it
    play(game, "join crew bandana cap")
    assert gang_card(game, 0) == crew[0]
    assert gang_pile(game, "crew") == crew[1:]
    assert {gang_pile(game.view(2).sample(seed), "crew")[0] for seed in range(10)} == {crew[1]}  # the next is turned up


@pytest.mark.clause("13.4", "5.14")
def test_one_craft_makes_one_tool_or_two_knives() -> None:
    game = scene(hands=["container blade blade link link"], places="yard")
    play(game, "craft shovel")
    assert (hand(game, 0), actions_left(game)) == ("shovel blade blade link", 1)
    play(game, "craft knife")
    assert (hand(game, 0), actions_left(game)) == ("shovel knife knife blade link", 0)


@pytest.mark.clause("13.5", "5.12")
def test_nothing_is_taken_from_an_empty_hand() -> None:
    game = scene(hands=["knife", ""], places=YARD)
    play(game, "extort 1", "name spoon", "lay knife", "yield")
    assert (hand(game, 0), fact(game, 1, "beatings")) == ("", 1)
    attacker_loses = scene(hands=["knife", "blade"], places=YARD)
    play(attacker_loses, "extort 1", "name spoon", "lay knife", "lay blade", "yield")
    assert (hand(attacker_loses, 1), fact(attacker_loses, 0, "beatings")) == ("", 1)


@pytest.mark.clause("13.6", "5.15")
def test_basic_actions_can_be_taken_in_any_place() -> None:
    game = scene(hands=["knife bandana cap container link care_package", ""], places="showers showers")
    assert {"search", "roll", "join crew bandana cap", "play care_package", "extort 1"} <= legal(game)
    assert why(game, "craft shovel") == {"5.15"}
    in_the_cafeteria = scene(hands=["container link"], places="cafeteria")
    assert "craft shovel" in legal(in_the_cafeteria)


@pytest.mark.clause("13.7", "8.2")
@pytest.mark.parametrize(("held", "answers"), [("cap ring", {"second", "pass"}), ("cap", {"pass"})])
def test_a_second_effect_that_could_do_nothing_is_not_offered(held: str, answers: set[str]) -> None:
    game = scene(hands=["", held], places=YARD, backgrounds=["racketeer"], gangs=["bratva_knuckles"])
    play(game, "reveal", "pick 1", out=["random cap", "draw link", "draw link"])  # the second effect takes one more card
    assert (game.prompt, legal(game)) == ("second", answers)


@pytest.mark.clause("13.7", "10.5")
def test_what_the_first_effect_sets_off_comes_before_the_second() -> None:
    gangs = ["bikers_scouts"]
    game = scene(places="yard", backgrounds=["daredevil"], gangs=gangs, michel="michel", michel_at="showers")
    play(game, "roll", out=["die 1"])
    of_the_card, of_the_scouts = ["draw link"] * 4, ["draw blade"]
    play(game, "reveal", "go showers", out=[*of_the_card, *of_the_scouts, "michel knife spoon+shovel"])
    assert (game.prompt, hand(game, 0)) == ("michel", "blade link link link link")  # the scouts' card is there to fight with
    play(game, "lay blade", out=["michel none"])
    assert (game.prompt, hand(game, 0)) == ("reward", "link link link link")
    play(game, "pass")
    assert (game.prompt, hand(game, 0)) == ("second", "link link link link")
    play(game, "second", out=["draw pike"] * 6)
    assert (game.prompt, hand(game, 0)) == ("turn", "pike " * 6 + "link link link link")


@pytest.mark.clause("13.7", "10.5", "8.2")
def test_an_escape_to_michel_is_settled_before_the_attacker_is_beaten() -> None:
    backgrounds = ["", "escape_artist"]
    gangs = [None, "bikers_throttle"]
    hands, beatings = ["knife", "spoon"], [0, 1]
    game = scene(
        hands=hands,
        places=YARD,
        backgrounds=backgrounds,
        gangs=gangs,
        beatings=beatings,
        michel="michelle",
        michel_at="showers",
    )
    play(game, "extort 1", "name spoon", "lay knife", "reveal", "go showers", out=["michel knife spoon+shovel"])
    assert (game.to_move, game.prompt, fact(game, 0, "beatings")) == (1, "michel", 0)
    assert fact(game, 1, "beatings") == 0  # removed by the first effect
    play(game, "discard spoon")
    assert (game.to_move, game.prompt, fact(game, 0, "beatings")) == (1, "second", 0)
    play(game, "second", out=["draw link"] * 5)
    assert (game.to_move, fact(game, 0, "beatings"), fact(game, 1, "beatings")) == (0, 1, 0)


@pytest.mark.clause("13.7", "13.13")
def test_the_robbed_draw_before_the_robbers_second_effect() -> None:
    hands = ["", "cap"]
    game = scene(hands=hands, places=YARD, backgrounds=["pickpocket"], gangs=["crew_lookout", "queers_solidarity"])
    play(game, "reveal", out=["random cap", *FOUR_LINKS])
    assert (game.prompt, hand(game, 0), hand(game, 1)) == ("second", "cap", "link link link link")
    play(game, "second", out=["draw pike"] * 6 + ["draw phone", "draw pills", "draw moonshine"])
    assert (hand(game, 0), hand(game, 1)) == ("pike " * 6 + "cap phone pills moonshine", "link link link link")


@pytest.mark.clause("13.8", "4.6")
def test_a_search_is_legal_if_nothing_can_be_drawn() -> None:
    game = scene(places="showers", deck="")
    play(game, "search")
    assert (hand(game, 0), actions_left(game)) == ("", 1)
    assert why(game, "search") == {"5.1"}


@pytest.mark.clause("13.8", "6.4")
def test_each_card_of_a_sell_pays_at_once_and_the_fence_with_the_first() -> None:
    game = scene(hands=["shovel link phone"], places="yard", gangs=["cartel_fence"])
    play(game, "sell shovel")
    income, extra = 6, 6
    assert fact(game, 0, "cigarettes") == income + 4 + extra
    play(game, "sell link")
    assert fact(game, 0, "cigarettes") == income + 4 + extra + 3


@pytest.mark.clause("13.8")
def test_the_launderer_doubles_printed_values_only() -> None:
    game = scene(hands=["phone link"], backgrounds=["launderer"], gangs=["cartel_fence"])
    income, extra = 6, 6
    play(game, "reveal", "sell link", "sell phone", "done", out=["draw link"] * 4)
    assert fact(game, 0, "cigarettes") == income + (2 * 3 + extra) + 2 * 8


@pytest.mark.clause("13.9", "5.14", "5.5")
def test_the_part_is_discarded_before_its_links_and_accessories_as_listed() -> None:
    crafter = scene(hands=["container pike link link link link"], places="yard")
    play(crafter, "craft pickaxe", "craft shovel")
    assert discard_pile(crafter) == "pike link link link container link"
    joiner = scene(hands=["bandana gloves ring"])
    play(joiner, "join triad bandana gloves ring")
    assert discard_pile(joiner) == "bandana gloves ring"


@pytest.mark.clause("13.10", "5.4")
@pytest.mark.parametrize("gang", ["bikers_scouts", "cartel_runners"])
def test_scouts_and_runners_draw_after_every_move_however_it_was_paid(gang: str) -> None:
    rolled = scene(places="yard", gangs=[gang])
    play(rolled, "roll", out=["die 6"])
    play(rolled, "go showers", out=["draw link"])
    cautious = scene(places="yard", gangs=[gang])
    play(cautious, "cautious showers", out=["draw link"])
    by_card = scene(hands=["corridor_pass"], places="yard", gangs=[gang])
    play(by_card, "play corridor_pass showers", out=["draw link"])
    fleeing = scene(hands=["knife", ""], places=YARD, backgrounds=["", "escape_artist"], gangs=[None, gang])
    play(fleeing, "extort 1", "name spoon", "lay knife", "reveal", "go showers", out=["draw link"])
    assert [hand(game, 0) for game in (rolled, cautious, by_card)] == ["link", "link", "link"]
    assert hand(fleeing, 1) == "link"


@pytest.mark.clause("13.10", "5.4")
@pytest.mark.parametrize("gang", ["bikers_scouts", "cartel_runners"])
def test_scouts_and_runners_draw_nothing_when_they_are_sent(gang: str) -> None:
    game = scene(hands=["lockdown"], places="yard", gangs=[gang])
    play(game, "play lockdown")
    assert (place(game, 0), hand(game, 0)) == ("cell_block", "")


@pytest.mark.clause("13.11", "8.3")
@pytest.mark.parametrize(
    ("background", "drawn"), [("prizefighter", "blade ring ring pike"), ("medic", "blade ring ring pike pike cap")]
)
def test_a_prizefighter_or_medic_may_be_revealed_whenever_they_could_give_up(background: str, drawn: str) -> None:
    hands = ["knife knife cap", "blade blade"]
    defender = scene(hands=hands, places=YARD, backgrounds=["", background])
    play(defender, "extort 1", "name spoon", "lay knife")
    assert legal(defender) == {"lay blade", "yield", "reveal"}  # the first answer
    play(defender, "lay blade", "lay knife")
    assert legal(defender) == {"lay blade", "yield", "reveal"}  # and every later one
    attacker = scene(hands=["knife knife", "knife"], places=YARD, backgrounds=[background, ""])
    play(attacker, "extort 1", "name spoon")
    assert why(attacker, "reveal") != set()  # not while intimidating
    play(attacker, "lay knife", "lay knife")
    assert legal(attacker) == {"lay knife", "yield", "reveal"}
    play(attacker, "reveal", out=draws(drawn))
    assert (attacker.to_move, legal(attacker)) == (0, {"lay knife", "lay blade", "yield"})  # asked for a Weapon again
    assert why(attacker, "reveal") == {"8.1"}


@pytest.mark.clause("13.11", "8.3", "6.5")
def test_an_earlier_prizefighter_may_lay_the_knife_just_bought() -> None:
    attacker = scene(hands=["knife blade", "knife"], places=YARD, backgrounds=["prizefighter", ""], pack=CLASSIC_1_2)
    play(attacker, "extort 1", "name spoon", "lay knife", "lay knife", "reveal", "buy knife")
    assert (attacker.to_move, legal(attacker)) == (0, {"lay knife", "lay blade", "yield"})  # asked for a Weapon again
    assert why(attacker, "reveal") == {"8.1"}


@pytest.mark.clause("13.11", "11.7")
@pytest.mark.parametrize("background", ["prizefighter", "medic"])
def test_a_helper_cannot_reveal_a_prizefighter_or_medic(background: str) -> None:
    hands = ["knife cap", "spoon", "", "knife"]
    helper = scene(teams=True, hands=hands, places="yard yard yard yard", backgrounds=["", "", "", background])
    play(helper, "extort 1", "name spoon", "lay knife", "hold")
    assert (helper.to_move, legal(helper)) == (3, {"lay knife", "pass"})
    assert why(helper, "reveal") == {"11.7"}


@pytest.mark.clause("13.11", "8.3")
def test_an_earlier_prizefighter_wins_whenever_they_could_give_up() -> None:
    later = scene(hands=["knife knife", "knife"], places=YARD, backgrounds=["prizefighter", ""], pack=CLASSIC_1_0)
    play(later, "extort 1", "name spoon")
    assert why(later, "reveal") != set()  # not while intimidating
    play(later, "lay knife", "lay knife")
    assert legal(later) == {"lay knife", "yield", "reveal"}
    play(later, "reveal")
    assert (fact(later, 1, "beatings"), fact(later, 0, "beatings"), hand(later, 0)) == (1, 0, "knife")


@pytest.mark.clause("13.11", "5.12")
def test_an_earlier_prizefighter_who_attacks_takes_the_tool_that_was_named() -> None:
    game = scene(hands=["knife", "knife spoon cap"], places=YARD, backgrounds=["prizefighter", ""], pack=CLASSIC_1_0)
    play(game, "extort 1", "name spoon", "lay knife", "lay knife", "reveal")
    assert (hand(game, 0), hand(game, 1)) == ("spoon", "cap")


@pytest.mark.clause("13.11", "11.7")
def test_the_teammates_of_an_earlier_prizefighter_are_not_asked() -> None:
    hands, backgrounds = ["knife cap", "spoon", "", "knife"], ["", "prizefighter"]
    fighter = scene(teams=True, hands=hands, places="yard yard yard yard", backgrounds=backgrounds, pack=CLASSIC_1_0)
    play(fighter, "extort 1", "name spoon", "lay knife")
    assert legal(fighter) == {"cooperate", "hold", "reveal"}  # no need to hold first
    play(fighter, "reveal", out=["random cap"])
    assert (fighter.to_move, fighter.prompt, hand(fighter, 1)) == (0, "turn", "spoon cap")


@pytest.mark.clause("13.11", "5.11")
def test_an_earlier_prizefighter_may_win_with_a_weapon_still_in_hand_and_later_in_the_combat() -> None:
    hands = ["knife knife cap", "blade blade"]
    game = scene(hands=hands, places=YARD, backgrounds=["", "prizefighter"], pack=CLASSIC_1_0)
    play(game, "extort 1", "name spoon", "lay knife")
    assert legal(game) == {"lay blade", "yield", "reveal"}  # the first answer
    play(game, "lay blade", "lay knife")
    assert legal(game) == {"lay blade", "yield", "reveal"}  # and every later one
    play(game, "reveal", out=["random cap"])
    assert (hand(game, 1), fact(game, 0, "beatings")) == ("blade cap", 1)


@pytest.mark.clause("13.11")
@pytest.mark.parametrize("background", ["prizefighter", "medic"])
def test_a_prizefighter_or_medic_is_no_match_for_michel(background: str) -> None:
    game = scene(places="yard", backgrounds=[background], michel="michel", michel_at="showers")
    play(game, "cautious showers", out=["michel knife spoon+shovel"])
    assert legal(game) == {"yield"}
    assert why(game, "reveal") != set()


@pytest.mark.clause("13.12", "10.7")
def test_the_stash_does_not_choose_what_michel_makes_it_discard() -> None:
    game = scene(hands=["link phone"], places="yard", gangs=["crew_stash"], michel="michel", michel_at="showers")
    play(game, "cautious showers", out=["michel knife spoon+shovel"])
    play(game, "yield", out=["random phone"])
    assert (hand(game, 0), discard_pile(game)) == ("link", "phone")


@pytest.mark.clause("13.12", "11.7", "11.8")
def test_the_iron_jaw_covers_michel_and_helping() -> None:
    alone = scene(places="yard", gangs=["bratva_iron_jaw"], michel="michel", michel_at="showers")
    play(alone, "cautious showers", out=["michel knife spoon+shovel"])
    play(alone, "yield")
    assert fact(alone, 0, "beatings") == 0
    hands = ["knife knife", "spoon", "", "knife cap"]
    helping = scene(teams=True, hands=hands, places="yard yard yard yard", gangs=[None, None, None, "bratva_iron_jaw"])
    play(helping, "extort 1", "name spoon", "lay knife", "hold", "lay knife", "lay knife", "hold", "pass")
    play(helping, "yield", out=["random cap"])
    assert [fact(helping, seat, "beatings") for seat in range(4)] == [0, 1, 0, 0]
    assert hand(helping, 0) == "spoon cap"  # the card goes all the same


@pytest.mark.clause("13.12", "11.7")
def test_a_helper_may_lay_fists() -> None:
    gangs = [None, None, None, "bratva_knuckles"]
    game = scene(teams=True, hands=["knife", "spoon", "", ""], places="yard yard yard yard", gangs=gangs)
    play(game, "extort 1", "name spoon", "lay knife", "hold")
    assert legal(game) == {"lay fists", "pass"}
    play(game, "lay fists")
    assert (game.to_move, game.prompt) == (0, "fight")


@pytest.mark.clause("13.13", "5.10")
def test_solidarity_draws_four_once_after_the_weapons_are_discarded() -> None:
    hands = ["blade", "spoon link cap"]
    gangs = ["bratva_iron_jaw", "queers_solidarity"]
    # Two cards are taken, one draw of 4 follows; the deck is empty, so the Blade is there to be drawn.
    game = scene(hands=hands, places=YARD, gangs=gangs, deck="", discard="ring pike pills phone")
    drawn = ["draw blade", "draw ring", "draw pike", "draw pills"]
    play(game, "extort 1", "name spoon", "lay blade", "yield", out=["random link", "shuffle", *drawn])
    assert (hand(game, 0), hand(game, 1)) == ("spoon link", "blade pike cap ring pills")
    gave_in = scene(hands=["knife", "spoon"], places=YARD, gangs=[None, "queers_solidarity"])
    play(gave_in, "extort 1", "name spoon", "lay knife", "cooperate", out=FOUR_LINKS)
    assert hand(gave_in, 1) == "link link link link"


@pytest.mark.clause("13.13", "5.7")
def test_solidarity_draws_after_the_action_card_is_discarded() -> None:
    game = scene(hands=["frisk", "cap"], places=YARD, gangs=[None, "queers_solidarity"], deck="")
    play(game, "play frisk 1", out=["random cap", "shuffle", "draw frisk"])
    assert (hand(game, 1), discard_pile(game)) == ("frisk", "")


@pytest.mark.clause("13.13")
def test_solidarity_answers_locksmith_racketeer_and_con_artist() -> None:
    gangs = [None, "queers_solidarity"]
    locksmith = scene(hands=["", "cap"], places=YARD, gangs=gangs, backgrounds=["locksmith"])
    play(locksmith, "reveal", "pick 1", out=["random cap", "draw ring", "draw ring", *FOUR_LINKS])
    racketeer = scene(hands=["", "spoon"], places=YARD, gangs=gangs, backgrounds=["racketeer"])
    play(racketeer, "reveal", "pick 1", out=["random spoon", "draw ring", "draw ring", *FOUR_LINKS])
    assert [hand(game, 1) for game in (locksmith, racketeer)] == ["link link link link"] * 2
    con_artist = scene(hands=["ring", "cap"], places=YARD, gangs=gangs, backgrounds=["con_artist"])
    play(con_artist, "reveal", "pick 1", out=["random cap"])
    play(con_artist, "give ring", out=FOUR_LINKS)
    assert hand(con_artist, 1) == "link link link link ring"


@pytest.mark.clause("13.13", "8.2")
def test_solidarity_answers_an_earlier_hitman_and_informer_whose_second_effect_takes_the_card() -> None:
    hands, gangs = ["", "cap"], ["bratva_spoils", "queers_solidarity"]
    hitman = scene(hands=hands, places=YARD, gangs=gangs, backgrounds=["hitman"], pack=CLASSIC_1_2)
    play(hitman, "reveal", "pick 1", out=["draw ring"] * 3 + ["draw chain"])
    play(hitman, "second", out=["random cap", "draw pike", "draw pike", *FOUR_LINKS])
    gangs = ["crew_lookout", "queers_solidarity"]
    informer = scene(hands=hands, places=YARD, gangs=gangs, backgrounds=["informer"], pack=CLASSIC_1_2)
    play(informer, "reveal", "pick 1", out=["draw ring"] * 3 + ["draw chain"])
    play(informer, "second", out=["random cap", "draw pike", *FOUR_LINKS])
    assert [hand(game, 1) for game in (hitman, informer)] == ["link link link link"] * 2


@pytest.mark.clause("13.13", "8.2")
def test_solidarity_draws_once_for_a_racketeer_who_takes_two_cards() -> None:
    gangs = ["bratva_knuckles", "queers_solidarity"]
    game = scene(hands=["", "spoon cap ring"], places=YARD, gangs=gangs, backgrounds=["racketeer"])
    play(game, "reveal", "pick 1", out=["random cap", "draw pike", "draw pike", *FOUR_LINKS])
    assert game.prompt == "second"  # the draw comes before the question (13.7)
    play(game, "second", "name spoon")
    assert (hand(game, 0), hand(game, 1)) == ("spoon pike pike cap", "link link link link ring")


@pytest.mark.clause("13.13", "8.2", "5.13")
def test_solidarity_draws_once_for_an_earlier_prizefighter_who_takes_two_cards() -> None:
    gangs, backgrounds = ["queers_solidarity", "bratva_knuckles"], ["", "prizefighter"]
    hands = ["blade cap", ""]
    game = scene(hands=hands, places=YARD, gangs=gangs, backgrounds=backgrounds, deck="", discard="ring", pack=CLASSIC_1_0)
    play(game, "extort 1", "name spoon", "lay blade")
    play(game, "reveal", out=["random cap", "shuffle", "draw blade", "draw ring"])  # the Blade was discarded before
    play(game, "second", out=["random blade"])
    assert (hand(game, 0), hand(game, 1)) == ("ring", "blade cap")


@pytest.mark.clause("13.13")
def test_solidarity_draws_for_each_card_and_each_extortion_of_a_turn() -> None:
    gangs = ["bratva_iron_jaw", "queers_solidarity"]
    game = scene(hands=["knife frisk", "spoon pickaxe cap ring"], places=YARD, gangs=gangs, backgrounds=["racketeer"])
    play(game, "extort 1", "name spoon", "lay knife", "cooperate", out=FOUR_LINKS)
    play(game, "reveal", "pick 1", out=["random cap", "draw pike", "draw pike", *FOUR_LINKS])
    play(game, "second", "name pickaxe")  # the same card
    play(game, "play frisk 1", out=["random ring", *FOUR_LINKS])
    assert hand(game, 0) == "spoon pickaxe knife pike pike cap ring"
    assert hand(game, 1).split() == ["link"] * 12


@pytest.mark.clause("13.13", "8.2")
@pytest.mark.parametrize(("answer", "more"), [("second", ["random ring"]), ("pass", [])])
def test_solidarity_draws_in_the_next_extortion_after_an_earlier_prizefighters(answer: str, more: list[str]) -> None:
    two = ["draw link", "draw link"]
    gangs, backgrounds = ["queers_solidarity", "bratva_enforcer"], ["", "prizefighter"]
    game = scene(hands=["blade cap ring", "knife"], places=YARD, gangs=gangs, backgrounds=backgrounds, pack=CLASSIC_1_0)
    play(game, "extort 1", "name spoon", "lay blade", "reveal", out=["random cap", *two])
    play(game, answer, out=more)
    play(game, "end", "extort 0", "name spoon", "lay knife", "yield", out=["random link", *two])
    assert hand(game, 0).split().count("link") == 3


@pytest.mark.clause("13.13", "11.5", "11.7")
def test_solidarity_answers_helping_but_neither_exchange_nor_riot() -> None:
    hands = ["knife knife", "spoon", "", "knife cap"]
    helper = scene(teams=True, hands=hands, places="yard yard yard yard", gangs=[None, None, None, "queers_solidarity"])
    play(helper, "extort 1", "name spoon", "lay knife", "hold", "lay knife", "lay knife", "hold", "pass")
    play(helper, "yield", out=["random cap", *FOUR_LINKS])
    assert hand(helper, 3) == "link link link link"
    giver = scene(teams=True, hands=["cap", "", "", ""], gangs=["queers_solidarity"])
    play(giver, "exchange 2", "offer cap", "done", "done")
    assert hand(giver, 0) == ""
    riot = scene(hands=["riot", "cap"], gangs=[None, "queers_solidarity"])
    play(riot, "play riot", out=["deal 0 cap"])
    assert hand(riot, 1) == ""


@pytest.mark.clause("13.14", "10.7")
def test_losing_to_michel_the_beating_comes_first_and_the_weapons_go_last() -> None:
    game = scene(hands=["knife spoon"], places="yard", michel="michel", michel_at="showers", piles={"knife": 0})
    play(game, "cautious showers", out=["michel knife spoon+shovel"])
    play(game, "lay knife", out=["michel knife spoon+pickaxe"])
    assert why(game, "discard spoon") != set()  # cooperation only on the first card
    assert legal(game) == {"yield"}
    play(game, "yield")
    assert (fact(game, 0, "beatings"), pile(game, "knife"), game.prompt) == (1, 0, "michel_tool")
    play(game, "discard spoon")
    assert (pile(game, "knife"), game.prompt) == (1, "turn")


@pytest.mark.clause("13.14", "10.7")
def test_having_beaten_michel_the_weapons_go_before_the_draw() -> None:
    game = scene(hands=["blade"], places="yard", michel="michel", michel_at="showers", deck="")
    play(game, "cautious showers", out=["michel knife spoon+shovel"])
    play(game, "lay blade", out=["michel none"])
    assert discard_pile(game) == "blade"
    play(game, "draw", out=["shuffle", "draw blade"])
    assert hand(game, 0) == "blade"


@pytest.mark.clause("13.15", "9.1")
def test_tunnel_rats_declined_stay_unused() -> None:
    game = scene(hands=["spoon spoon spoon"], gangs=["triad_tunnel_rats"])
    play(game, "dig spoon", "done", "dig spoon")
    assert legal(game) == {"also spoon", "done"}
    play(game, "also spoon")
    assert fact(game, 0, "points") == 3


@pytest.mark.clause("13.15", "6.6")
def test_locksmith_and_launderer_work_in_solitary() -> None:
    hands, gangs = ["container", "ring link"], ["triad_tinkerer"]
    locksmith = scene(hands=hands, places="solitary yard", backgrounds=["locksmith"], gangs=gangs, beatings=[2])
    play(locksmith, "reveal", "pick 1", out=["random ring", "draw link", "draw link"])
    play(locksmith, "second", "craft shovel")  # despite two Beatings
    assert (hand(locksmith, 0), actions_left(locksmith)) == ("shovel link link ring", 2)
    launderer = scene(hands=["phone"], places="solitary", backgrounds=["launderer"], gangs=["cartel_runners"])
    play(launderer, "reveal", "sell phone", "done", out=["draw link"] * 4)
    play(launderer, "second", out=["draw pike"] * 4)
    assert hand(launderer, 0) == "pike pike pike pike link link link link"
    assert fact(launderer, 0, "cigarettes") == 5 + 2 * 8 + 14  # the Runners' income first


@pytest.mark.clause("13.15", "13.19", "5.14")
def test_a_triad_locksmith_needs_three_links_for_a_pickaxe_like_any_other() -> None:
    hands, gangs = ["pike link", "ring cap"], ["triad_discipline"]
    without = scene(hands=hands, places="solitary yard", backgrounds=["locksmith"], gangs=gangs)
    play(without, "reveal", "pick 1", out=["random ring", "draw cap", "draw link"])
    assert legal(without) == {"pass"}
    assert why(without, "second") == {"13.19"}
    with_links = scene(hands=hands, places="solitary yard", backgrounds=["locksmith"], gangs=gangs)
    play(with_links, "reveal", "pick 1", out=["random ring", "draw link", "draw link"])
    play(with_links, "second", "craft pickaxe")
    assert hand(with_links, 0) == "pickaxe ring"


@pytest.mark.clause("13.16", "11.3")
def test_michel_has_the_choice_of_blocks_too() -> None:
    game = scene(teams=True, hands=["", "", "", ""], michel="michel", places="yard yard yard yard", michel_at="block_a")
    play(game, "end", "rouse", out=["die 1"])
    assert legal(game) == {"send block_b", "send cafeteria"}
    play(game, "send block_b")
    assert game.edition.places[int(game.table.get(at.MICHEL_PLACE))] == "block_b"


@pytest.mark.clause("13.17", "11.7")
def test_the_fighter_is_robbed_before_the_helper() -> None:
    hands = ["knife knife", "ring", "", "knife cap"]
    game = scene(teams=True, hands=hands, places="yard yard yard yard", gangs=["bratva_spoils"])
    play(
        game,
        "extort 1",
        "name spoon",
        "lay knife",
        "hold",
        "lay knife",
        "lay knife",
        "hold",
        "pass",
        "yield",
        out=["random ring", "random cap"],
    )
    taken = [event.get("seat") for event in game.events() if event.name == "taken"]
    assert taken == [1, 3]
    assert hand(game, 0) == "cap ring"


@pytest.mark.clause("13.18")
def test_turns_are_counted_as_they_begin() -> None:
    game = scene(2)
    assert game.turns == 1
    play(game, "end", "end")
    assert game.turns == 3


@pytest.mark.clause("13.18", "14.7")
def test_a_game_is_stopped_only_between_two_turns() -> None:
    game = scene(places="cafeteria")
    play(game, "steal")
    with pytest.raises(OptionError):
        game.stop()
    play(game, "end")
    game.stop()
    assert game.to_move is None


@pytest.mark.clause("13.18", "14.7")
def test_a_reveal_is_within_a_turn() -> None:
    game = scene(backgrounds=["smuggler"])
    play(game, "reveal", out=["draw link"] * 4)  # no action, but the turn is under way
    with pytest.raises(OptionError):
        game.stop()
