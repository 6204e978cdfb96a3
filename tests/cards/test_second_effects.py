"""The 18 Backgrounds in the hands of a member (8.2): the second effect applied, passed, or of no use (13.7)."""

import pytest

from blackgate import Game
from testkit.scene import (
    actions_left,
    discard_pile,
    draws,
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
from testkit.second_question import asked, asked_with_only_pass, passed

YARD = "yard yard"


def all_beatings(game: Game) -> list[int]:
    """Return the Beatings of every player."""
    return [fact(game, seat, "beatings") for seat in range(game.players)]


# --- Crew -----------------------------------------------------------------------------------
@pytest.mark.clause("8.2", "13.7", "13.13")
def test_pickpocket_member_may_draw_nine_after_the_robbed_have_drawn() -> None:
    gangs = ["crew_lookout", "queers_solidarity"]
    game = scene(hands=["", "link"], places=YARD, backgrounds=["pickpocket"], gangs=gangs)
    play(game, "reveal", out=["random link", *draws("cap ring chain gloves")])
    asked(game)
    assert (hand(game, 0), hand(game, 1)) == ("link", "cap chain gloves ring")
    assert hand(passed(game), 0) == "link"
    play(game, "second", out=draws("blade container pike link link cap sunglasses phone pills"))
    assert hand(game, 0) == "blade container pike link link link cap sunglasses phone pills"
    assert (game.prompt, actions_left(game)) == ("turn", 2)


@pytest.mark.clause("13.7", "4.6")
def test_pickpocket_member_can_only_pass_when_no_card_is_left_to_draw() -> None:
    game = scene(hands=["", "link"], places=YARD, backgrounds=["pickpocket"], gangs=["crew_lookout"], deck="")
    play(game, "reveal", out=["random link"])
    asked_with_only_pass(game)
    assert hand(passed(game), 0) == "link"


@pytest.mark.clause("8.2")
def test_looter_member_may_draw_nine_more() -> None:
    game = scene(backgrounds=["looter"], gangs=["crew_stash"], places="solitary")
    play(game, "reveal", out=draws("link ring"))
    asked(game)
    assert hand(passed(game), 0) == "link ring"
    play(game, "second", out=draws("blade pike link bandana cap chain gloves sunglasses moonshine"))
    assert hand(game, 0) == "blade pike link link bandana cap chain gloves ring sunglasses moonshine"


@pytest.mark.clause("13.7", "4.6")
def test_looter_member_who_took_the_last_card_can_only_pass() -> None:
    last = scene(backgrounds=["looter"], gangs=["crew_stash"], deck="link ring")
    play(last, "reveal", out=draws("link ring"))
    asked_with_only_pass(last)
    one_more = scene(backgrounds=["looter"], gangs=["crew_stash"], deck="link ring", discard="cap")
    play(one_more, "reveal", out=draws("link ring"))
    asked(one_more)  # the discard pile is a deck, too
    play(one_more, "second", out=["shuffle", "draw cap"])
    assert hand(one_more, 0) == "link cap ring"


@pytest.mark.clause("8.2", "13.13")
def test_informer_member_may_draw_four_more_and_takes_nothing_from_the_player_sent_to_solitary() -> None:
    gangs = ["crew_lookout", "queers_solidarity"]
    game = scene(hands=["", "link phone", ""], places="yard showers yard", backgrounds=["informer"], gangs=gangs)
    play(game, "reveal", "pick 1", out=draws("pike link cap ring"))
    asked(game)
    assert place(game, 1) == "solitary"
    assert hand(passed(game), 0) == "pike link cap ring"
    play(game, "second", out=draws("blade chain gloves pills"))
    assert hand(game, 0) == "blade pike link cap chain gloves ring pills"
    assert hand(game, 1) == "link phone"  # so Solidarity draws nothing
    assert game.view(0).known_cards(1) == {}  # and no one has looked at it
    assert (game.to_move, game.prompt, actions_left(game)) == (0, "turn", 2)


@pytest.mark.clause("13.7", "4.6")
def test_informer_member_can_only_pass_when_no_card_is_left_to_draw() -> None:
    game = scene(hands=["", "phone"], backgrounds=["informer"], gangs=["crew_lookout"], deck="link")
    play(game, "reveal", "pick 1", out=draws("link"))
    asked_with_only_pass(game)
    assert (hand(passed(game), 0), place(passed(game), 1)) == ("link", "solitary")


# --- Cartel ---------------------------------------------------------------------------------
@pytest.mark.clause("8.2")
def test_smuggler_member_may_gain_six_more_cigarettes_and_draw_six_more() -> None:
    game = scene(backgrounds=["smuggler"], gangs=["cartel_fence"])
    assert fact(game, 0, "cigarettes") == 6  # The Fence, at the start of the turn
    play(game, "reveal", out=draws("link cap pike ring"))
    asked(game)
    assert (fact(passed(game), 0, "cigarettes"), hand(passed(game), 0)) == (6 + 5, "pike link cap ring")
    play(game, "second", out=draws("blade container link chain phone pills"))
    assert fact(game, 0, "cigarettes") == 6 + 5 + 6
    assert hand(game, 0) == "blade container pike link link cap chain ring phone pills"


@pytest.mark.clause("8.2", "4.6")
def test_smuggler_member_gains_the_cigarettes_when_no_card_can_be_drawn() -> None:
    game = scene(backgrounds=["smuggler"], gangs=["cartel_fence"], deck="")
    play(game, "reveal")
    asked(game)
    play(game, "second")
    assert (fact(game, 0, "cigarettes"), hand(game, 0)) == (6 + 5 + 6, "")


@pytest.mark.clause("8.2")
def test_arms_dealer_member_may_take_two_more_knives_and_draw_three_more() -> None:
    game = scene(backgrounds=["arms_dealer"], gangs=["cartel_supplier"])
    play(game, "reveal", out=draws("link ring cap pike"))
    asked(game)
    assert (hand(passed(game), 0), pile(passed(game), "knife")) == ("knife pike link cap ring", 19)
    play(game, "second", out=draws("chain gloves phone"))
    assert (hand(game, 0), pile(game, "knife")) == ("knife knife knife pike link cap chain gloves ring phone", 17)
    assert all_beatings(game) == [0, 0]  # the only other player is the next one


@pytest.mark.clause("8.2", "7.1")
def test_arms_dealer_member_beats_every_other_player_except_the_next_one() -> None:
    places = "yard yard solitary showers"
    game = scene(places=places, backgrounds=["arms_dealer"], gangs=["cartel_supplier"], beatings=[1, 0, 0, 2])
    play(game, "reveal", out=draws("link ring cap pike"))
    asked(game)
    assert all_beatings(passed(game)) == [1, 0, 0, 2]
    play(game, "second", out=draws("chain gloves phone"))
    assert all_beatings(game) == [1, 0, 1, 2]  # wherever they are; seat 3 already had two


@pytest.mark.clause("8.2", "11.8")
def test_arms_dealer_member_does_not_beat_a_teammate() -> None:
    game = scene(4, teams=True, backgrounds=["arms_dealer"], gangs=["cartel_supplier"])
    play(game, "reveal", out=draws("link ring cap pike"))
    play(game, "second", out=draws("chain gloves phone"))
    assert all_beatings(game) == [0, 0, 0, 1]  # seat 1 is the next player, seat 2 the teammate


@pytest.mark.clause("8.2", "13.7", "4.6")
def test_arms_dealer_member_needs_a_knife_to_take_or_a_player_to_beat_or_a_card_to_draw() -> None:
    gangs = ["cartel_supplier"]
    last_knife = scene(backgrounds=["arms_dealer"], gangs=gangs, piles={"knife": 2}, deck="")
    play(last_knife, "reveal")
    asked(last_knife)
    play(last_knife, "second")
    assert (hand(last_knife, 0), pile(last_knife, "knife")) == ("knife knife", 0)
    third_player = scene(3, backgrounds=["arms_dealer"], gangs=gangs, piles={"knife": 1}, deck="link")
    play(third_player, "reveal", out=draws("link"))
    asked(third_player)
    play(third_player, "second")
    assert (hand(third_player, 0), all_beatings(third_player)) == ("knife link", [0, 0, 1])
    nothing = scene(3, backgrounds=["arms_dealer"], gangs=gangs, piles={"knife": 1}, deck="link", beatings=[0, 0, 2])
    play(nothing, "reveal", out=draws("link"))
    asked_with_only_pass(nothing)
    assert hand(passed(nothing), 0) == "knife link"


@pytest.mark.clause("8.2", "13.15")
def test_launderer_member_may_gain_fourteen_cigarettes_and_draw_four_more_even_in_solitary() -> None:
    game = scene(hands=["phone link"], places="solitary", backgrounds=["launderer"], gangs=["cartel_runners"])
    play(game, "reveal", "sell phone", "done", out=draws("cap pike ring chain"))
    asked(game)
    assert fact(passed(game), 0, "cigarettes") == 5 + 2 * 8  # The Runners, at the start of the turn, and the Phone
    assert hand(passed(game), 0) == "pike link cap chain ring"
    play(game, "second", out=draws("blade container link pills"))
    assert fact(game, 0, "cigarettes") == 5 + 2 * 8 + 14
    assert hand(game, 0) == "blade container pike link link cap chain ring pills"
    assert (game.prompt, actions_left(game)) == ("turn", 2)


@pytest.mark.clause("8.2", "13.8", "4.6")
def test_launderer_member_gains_fourteen_whatever_was_sold_and_gets_no_second_bonus_of_the_fence() -> None:
    game = scene(hands=["knife"], backgrounds=["launderer"], gangs=["cartel_fence"], deck="")
    play(game, "reveal", "sell knife", "done")
    asked(game)  # though no card can be drawn
    assert fact(game, 0, "cigarettes") == 6 + 2 * 0 + 6
    play(game, "second")
    assert (fact(game, 0, "cigarettes"), hand(game, 0)) == (6 + 2 * 0 + 6 + 14, "")


# --- Bikers ---------------------------------------------------------------------------------
@pytest.mark.clause("8.2", "4.2")
def test_getaway_driver_member_may_draw_four_more_even_after_the_last_action() -> None:
    game = scene(backgrounds=["getaway_driver"], gangs=["bikers_throttle"])
    play(game, "cautious yard")
    play(game, "reveal", out=draws("link link cap ring phone"))
    asked(game)
    assert hand(passed(game), 0) == "link link cap ring phone"
    play(game, "second", out=draws("blade pike gloves pills"))
    assert (hand(game, 0), actions_left(game)) == ("blade pike link link cap gloves ring phone pills", 0)
    assert legal(game) == {"end"}


@pytest.mark.clause("13.7", "4.6")
def test_getaway_driver_member_can_only_pass_when_no_card_is_left_to_draw() -> None:
    game = scene(backgrounds=["getaway_driver"], gangs=["bikers_scouts"], deck="link")
    play(game, "reveal", out=draws("link"))
    asked_with_only_pass(game)
    assert (hand(passed(game), 0), actions_left(passed(game))) == ("link", 2)


@pytest.mark.clause("8.2", "13.10")
def test_escape_artist_member_may_leave_the_attacker_with_a_beating_and_draw_five() -> None:
    backgrounds, gangs = ["", "escape_artist"], [None, "bikers_scouts"]
    game = scene(hands=["blade", "spoon"], places=YARD, backgrounds=backgrounds, gangs=gangs, beatings=[0, 2])
    play(game, "extort 1", "name spoon", "lay blade", "reveal", "go infirmary", out=draws("link"))
    asked(game, seat=1)
    assert (discard_pile(game), hand(game, 1)) == ("blade", "spoon link")  # the Link for The Scouts
    assert all_beatings(passed(game)) == [0, 1]
    play(game, "second", out=draws("cap chain gloves ring phone"))
    assert (all_beatings(game), hand(game, 1)) == ([1, 1], "spoon link cap chain gloves ring phone")
    assert (game.to_move, game.prompt, actions_left(game)) == (0, "turn", 1)


@pytest.mark.clause("13.7", "10.5")
def test_escape_artist_member_may_run_into_michel_before_the_attacker_pays() -> None:
    hands, backgrounds, gangs = ["blade", "link"], ["", "escape_artist"], [None, "bikers_throttle"]
    game = scene(
        hands=hands,
        places=YARD,
        backgrounds=backgrounds,
        gangs=gangs,
        beatings=[0, 1],
        michel="michelle",
        michel_at="showers",
    )
    play(game, "extort 1", "name spoon", "lay blade", "reveal")
    play(game, "go showers", out=["michel knife spoon+shovel"])
    assert (game.to_move, game.prompt, all_beatings(game)) == (1, "michel", [0, 0])  # the card has healed one
    play(game, "yield", out=["random link"])
    asked(game, seat=1)
    assert all_beatings(game) == [0, 1]
    play(game, "second", out=draws("cap chain gloves ring phone"))
    assert (all_beatings(game), hand(game, 1)) == ([1, 1], "cap chain gloves ring phone")


@pytest.mark.clause("8.2", "13.7", "7.1", "4.6")
def test_escape_artist_member_needs_an_attacker_to_beat_or_a_card_to_draw() -> None:
    backgrounds, gangs = ["", "escape_artist"], [None, "bikers_throttle"]
    extorted = ("extort 1", "name spoon", "lay knife", "reveal", "go showers")
    beaten = scene(hands=["knife", ""], places=YARD, backgrounds=backgrounds, gangs=gangs, beatings=[2, 0])
    play(beaten, *extorted)
    asked(beaten, seat=1)
    play(beaten, "second", out=draws("cap chain gloves ring phone"))
    assert (all_beatings(beaten), hand(beaten, 1)) == ([2, 0], "cap chain gloves ring phone")
    no_deck = scene(hands=["knife", ""], places=YARD, backgrounds=backgrounds, gangs=gangs, beatings=[1, 0], deck="")
    play(no_deck, *extorted)
    asked(no_deck, seat=1)
    play(no_deck, "second")
    assert (all_beatings(no_deck), hand(no_deck, 1)) == ([2, 0], "")
    nothing = scene(hands=["knife", ""], places=YARD, backgrounds=backgrounds, gangs=gangs, beatings=[2, 0], deck="")
    play(nothing, *extorted)
    asked_with_only_pass(nothing, seat=1)
    assert place(passed(nothing), 1) == "showers"


@pytest.mark.clause("8.2", "13.10", "5.3")
def test_daredevil_member_may_draw_six_more() -> None:
    game = scene(backgrounds=["daredevil"], gangs=["bikers_scouts"])
    play(game, "roll", out=["die 1"])
    play(game, "reveal", "go showers", out=draws("link cap pike ring chain"))
    asked(game)
    assert hand(passed(game), 0) == "pike link cap chain ring"  # four for the card, one for The Scouts
    play(game, "second", out=draws("blade container link gloves phone pills"))
    assert hand(game, 0) == "blade container pike link link cap chain gloves ring phone pills"
    assert actions_left(game) == 1
    assert why(game, "cautious yard") == {"5.3"}  # one action


@pytest.mark.clause("13.7", "9.1", "4.6")
def test_daredevil_member_can_only_pass_without_a_card_to_draw_and_keeps_what_the_shortcut_gave_back() -> None:
    game = scene(backgrounds=["daredevil"], gangs=["bikers_shortcut"], deck="")
    play(game, "roll", out=["die 6"])
    play(game, "reveal", "go cafeteria")
    asked_with_only_pass(game)
    assert (place(passed(game), 0), actions_left(passed(game))) == ("cafeteria", 2)


@pytest.mark.clause("13.7", "10.5")
def test_daredevil_member_draws_four_and_meets_michel_before_being_asked() -> None:
    game = scene(backgrounds=["daredevil"], gangs=["bikers_throttle"], michel="michel", michel_at="showers")
    play(game, "roll", out=["die 1"])
    play(game, "reveal", "go showers", out=[*draws("link cap pike ring"), "michel knife spoon+shovel"])
    assert (game.prompt, actions_left(game), hand(game, 0)) == ("michel", 1, "pike link cap ring")
    play(game, "yield", out=["random cap"])
    asked(game)
    play(game, "second", out=draws("blade container link gloves phone pills"))
    assert (hand(game, 0), actions_left(game)) == ("blade container pike link link gloves ring phone pills", 1)


# --- Bratva ---------------------------------------------------------------------------------
@pytest.mark.clause("8.2")
def test_hitman_member_may_beat_every_other_player_except_the_next_one_twice_and_draw_five_more() -> None:
    places, gangs = "yard showers yard solitary", ["bratva_knuckles"]
    game = scene(hands=["", "", "link"], places=places, backgrounds=["hitman"], gangs=gangs)
    play(game, "reveal", "pick 2", out=draws("cap pike blade"))
    asked(game)
    assert all_beatings(passed(game)) == [0, 0, 1, 0]
    assert hand(passed(game), 0) == "blade pike cap"
    play(game, "second", out=draws("link chain ring phone pills"))
    assert all_beatings(game) == [0, 0, 2, 2]  # seat 2 once more, and seat 3 in Solitary twice
    assert (hand(game, 0), hand(game, 2)) == ("blade pike link cap chain ring phone pills", "link")
    assert (game.prompt, actions_left(game)) == ("turn", 2)


@pytest.mark.clause("8.2", "11.8")
def test_hitman_member_spares_the_next_player_at_any_seat_and_every_teammate() -> None:
    places, backgrounds, gangs = "yard yard yard yard", ["", "", "", "hitman"], [None, None, None, "bratva_knuckles"]
    last_seat = scene(places=places, backgrounds=backgrounds, gangs=gangs, turn_of=3)
    play(last_seat, "reveal", "pick 0", out=draws("cap pike blade"))
    play(last_seat, "second", out=draws("link chain ring phone pills"))
    assert all_beatings(last_seat) == [1, 2, 2, 0]  # seat 0 comes next, and has only the Beating of the first effect
    teams = scene(places=places, teams=True, backgrounds=backgrounds, gangs=gangs, turn_of=3)
    play(teams, "reveal", "pick 0", out=draws("cap pike blade"))
    play(teams, "second", out=draws("link chain ring phone pills"))
    assert all_beatings(teams) == [1, 0, 2, 0]


@pytest.mark.clause("8.2", "13.7", "4.6")
def test_hitman_member_needs_a_player_to_beat_or_a_card_to_draw() -> None:
    two_players = scene(places=YARD, backgrounds=["hitman"], gangs=["bratva_knuckles"])
    play(two_players, "reveal", "pick 1", out=draws("cap pike blade"))
    asked(two_players)
    play(two_players, "second", out=draws("link chain ring phone pills"))
    assert hand(two_players, 0) == "blade pike link cap chain ring phone pills"
    assert all_beatings(two_players) == [0, 1]
    no_deck = scene(places="yard yard showers", backgrounds=["hitman"], gangs=["bratva_knuckles"], deck="")
    play(no_deck, "reveal", "pick 1")
    asked(no_deck)
    play(no_deck, "second")
    assert all_beatings(no_deck) == [0, 1, 2]
    nothing = scene(places=YARD, backgrounds=["hitman"], gangs=["bratva_knuckles"], deck="cap")
    play(nothing, "reveal", "pick 1", out=draws("cap"))
    asked_with_only_pass(nothing)
    assert (hand(passed(nothing), 0), all_beatings(nothing)) == ("cap", [0, 1])


@pytest.mark.clause("8.2", "8.3", "13.7")
def test_prizefighter_member_may_draw_nine_before_the_combat_goes_on() -> None:
    backgrounds, gangs = ["", "prizefighter"], [None, "bratva_iron_jaw"]
    game = scene(hands=["knife link", "spoon"], places=YARD, backgrounds=backgrounds, gangs=gangs)
    play(game, "extort 1", "name spoon", "lay knife", "reveal", out=draws("cap ring pike phone"))
    asked(game, seat=1)
    assert (hand(game, 1), fact(game, 1, "cigarettes")) == ("spoon pike cap ring phone", 9)
    assert hand(passed(game, seat=1, prompt="answer"), 1) == "spoon pike cap ring phone"
    play(game, "second", out=draws("blade container link link bandana chain gloves sunglasses pills"))
    assert hand(game, 1) == "spoon blade container pike link link bandana cap chain gloves ring sunglasses phone pills"
    assert all_beatings(game) == [0, 0]  # the only other player is the next one
    assert (game.to_move, game.prompt) == (1, "answer")
    assert legal(game) == {"cooperate", "lay blade", "lay fists", "yield"}  # a Blade just drawn, and Iron Jaw's fists
    play(game, "lay blade", "yield", out=["random link"])  # the attacker has no card left for Iron Jaw's spoils
    assert (hand(game, 0), all_beatings(game)) == ("", [1, 0])
    assert fact(game, 1, "hand_size") == 1 + 4 + 9 - 1 + 1
    assert (game.to_move, game.prompt, actions_left(game)) == (0, "turn", 1)


@pytest.mark.clause("8.2", "7.1")
def test_prizefighter_member_beats_every_other_player_twice_except_the_one_who_comes_next_after_them() -> None:
    backgrounds, gangs, places = ["", "prizefighter"], [None, "bratva_iron_jaw"], "yard yard yard solitary"
    game = scene(hands=["knife"], places=places, backgrounds=backgrounds, gangs=gangs)
    play(game, "extort 1", "name spoon", "lay knife", "reveal", out=draws("cap ring pike phone"))
    asked(game, seat=1)
    assert all_beatings(passed(game, seat=1, prompt="answer")) == [0, 0, 0, 0]
    play(game, "second", out=draws("blade container link link bandana chain gloves sunglasses pills"))
    assert all_beatings(game) == [2, 0, 0, 2]  # the attacker too; seat 2 comes next after seat 1
    play(game, "lay blade", "yield")
    assert all_beatings(game) == [2, 0, 0, 2]  # a third Beating for the lost Combat changes nothing


@pytest.mark.clause("8.2", "5.12", "9.1")
def test_prizefighter_member_who_attacks_may_draw_them_too_and_still_loses() -> None:
    game = scene(hands=["knife", "spoon blade"], places=YARD, backgrounds=["prizefighter"], gangs=["bratva_iron_jaw"])
    play(game, "extort 1", "name spoon", "lay knife", "lay blade", "reveal", out=draws("cap ring pike phone"))
    asked(game)
    play(game, "second", out=draws("container container link link bandana chain gloves sunglasses pills"))
    assert (game.to_move, game.prompt, legal(game)) == (0, "fight", {"lay fists", "yield"})
    play(game, "yield", out=["random phone"])
    assert "lost_combat" in names_of_events(game)
    assert (hand(game, 1), fact(game, 0, "beatings")) == ("spoon phone", 0)
    assert (fact(game, 0, "hand_size"), fact(game, 0, "cigarettes")) == (4 + 9 - 1, 9)


@pytest.mark.clause("13.7", "4.6")
def test_prizefighter_member_needs_a_player_to_beat_or_a_card_to_draw() -> None:
    backgrounds, gangs = ["", "prizefighter"], [None, "bratva_iron_jaw"]
    no_deck = scene(hands=["knife"], places="yard yard showers", backgrounds=backgrounds, gangs=gangs, deck="")
    play(no_deck, "extort 1", "name spoon", "lay knife", "reveal")
    asked(no_deck, seat=1)
    play(no_deck, "second")
    assert (all_beatings(no_deck), hand(no_deck, 1)) == ([2, 0, 0], "")
    nothing = scene(hands=["knife", ""], places=YARD, backgrounds=backgrounds, gangs=gangs, deck="")
    play(nothing, "extort 1", "name spoon", "lay knife", "reveal")
    asked_with_only_pass(nothing, seat=1)
    assert legal(passed(nothing, seat=1, prompt="answer")) == {"lay fists", "yield"}
    assert fact(nothing, 1, "cigarettes") == 9


@pytest.mark.clause("8.2", "11.7", "11.8")
def test_prizefighter_member_does_not_beat_a_teammate_and_may_hold_after_the_second_effect() -> None:
    backgrounds, gangs = ["", "prizefighter"], [None, "bratva_enforcer"]
    game = scene(
        teams=True,
        hands=["knife", "", "", "blade"],
        places="yard yard showers yard",
        backgrounds=backgrounds,
        gangs=gangs,
    )
    play(game, "extort 1", "name spoon", "lay knife", "reveal", out=draws("cap ring pike phone"))
    play(game, "second", out=draws("container container link link bandana chain gloves sunglasses pills"))
    assert all_beatings(game) == [2, 0, 0, 0]  # seat 2 is the next player, seat 3 the teammate
    assert (game.to_move, legal(game)) == (1, {"lay fists", "hold"})
    play(game, "hold")
    assert (game.to_move, game.prompt) == (3, "help")


@pytest.mark.clause("8.2", "13.7", "13.13")
def test_racketeer_member_may_name_a_tool_after_the_robbed_have_drawn() -> None:
    gangs = ["bratva_enforcer", "queers_solidarity"]
    game = scene(hands=["", "spoon link"], places=YARD, backgrounds=["racketeer"], gangs=gangs)
    play(game, "reveal", "pick 1", out=["random link", *draws("blade ring"), *draws("cap pike phone pills")])
    asked(game)
    assert (hand(game, 0), hand(game, 1)) == ("blade link ring", "spoon pike cap phone pills")
    assert hand(passed(game), 0) == "blade link ring"
    play(game, "second")
    assert (game.to_move, game.prompt) == (0, "name")
    assert legal(game) == {"name spoon", "name pickaxe", "name shovel"}
    play(game, "name spoon")  # one card, one draw of four: nothing more is drawn for it
    assert (hand(game, 0), hand(game, 1)) == ("spoon blade link ring", "pike cap phone pills")
    assert fact(game, 1, "beatings") == 0
    assert (game.prompt, actions_left(game)) == ("turn", 2)


@pytest.mark.clause("8.2", "9.1")
def test_racketeer_member_gets_a_random_card_without_the_tool_unless_a_stash_chooses_it() -> None:
    game = scene(hands=["", "shovel link cap"], places=YARD, backgrounds=["racketeer"], gangs=["bratva_spoils"])
    play(game, "reveal", "pick 1", out=["random cap", *draws("blade ring")])
    play(game, "second", "name spoon", out=["random link"])
    assert (hand(game, 0), hand(game, 1)) == ("blade link cap ring", "shovel")
    stash = scene(hands=["", "shovel link cap"], places=YARD, backgrounds=["racketeer"], gangs=["bratva_spoils", "crew_stash"])
    play(stash, "reveal", "pick 1", "give cap", out=draws("blade ring"))
    play(stash, "second", "name spoon")
    assert (stash.to_move, stash.prompt, legal(stash)) == (1, "surrender", {"give shovel", "give link"})
    play(stash, "give link")
    assert (hand(stash, 0), hand(stash, 1)) == ("blade link cap ring", "shovel")
    named = scene(hands=["", "shovel link cap"], places=YARD, backgrounds=["racketeer"], gangs=["bratva_spoils", "crew_stash"])
    play(named, "reveal", "pick 1", "give cap", out=draws("blade ring"))
    play(named, "second", "name shovel")
    assert (hand(named, 0), hand(named, 1)) == ("shovel blade cap ring", "link")  # a Tool that was named is no random card


@pytest.mark.clause("13.7")
def test_racketeer_member_can_only_pass_when_the_first_effect_emptied_the_hand() -> None:
    game = scene(hands=["", "spoon"], places=YARD, backgrounds=["racketeer"], gangs=["bratva_spoils"])
    play(game, "reveal", "pick 1", out=["random spoon", *draws("blade ring")])
    asked_with_only_pass(game)
    assert hand(passed(game), 0) == "spoon blade ring"


# --- Triad ----------------------------------------------------------------------------------
@pytest.mark.clause("8.2")
def test_engineer_member_may_take_a_spoon_and_draw_three_more() -> None:
    game = scene(backgrounds=["engineer"], gangs=["triad_workshop"])
    play(game, "reveal", out=draws("link cap pike"))
    asked(game)
    assert hand(passed(game), 0) == "knife knife pike link cap"
    play(game, "second", out=draws("chain ring phone"))
    assert (hand(game, 0), pile(game, "spoon")) == ("spoon knife knife pike link cap chain ring phone", 10)


@pytest.mark.clause("8.2", "13.7", "4.6")
def test_engineer_member_needs_a_spoon_on_the_board_or_a_card_to_draw() -> None:
    no_card = scene(backgrounds=["engineer"], gangs=["triad_workshop"], deck="")
    play(no_card, "reveal", "second")
    assert hand(no_card, 0) == "spoon knife knife"
    no_spoon = scene(backgrounds=["engineer"], gangs=["triad_workshop"], piles={"spoon": 0})
    play(no_spoon, "reveal", out=draws("link cap pike"))
    play(no_spoon, "second", out=draws("chain ring phone"))
    assert hand(no_spoon, 0) == "knife knife pike link cap chain ring phone"
    nothing = scene(backgrounds=["engineer"], gangs=["triad_workshop"], piles={"spoon": 0}, deck="")
    play(nothing, "reveal")
    asked_with_only_pass(nothing)
    assert hand(passed(nothing), 0) == "knife knife"


@pytest.mark.clause("8.2", "13.15", "13.9", "5.14")
def test_locksmith_member_may_craft_beaten_and_in_solitary_with_what_was_taken() -> None:
    hands, gangs = ["container link", "pike link cap"], ["triad_workshop"]
    game = scene(hands=hands, places="solitary yard", beatings=[2], backgrounds=["locksmith"], gangs=gangs)
    play(game, "reveal", "pick 1", out=["random pike", *draws("link link")])
    asked(game)
    assert hand(passed(game), 0) == "container pike link link link"
    play(game, "second")
    assert (game.prompt, legal(game)) == ("craft", {"craft shovel", "craft pickaxe"})
    assert why(game, "pass")  # who uses the second effect has to craft
    pickaxe = game.copy()
    play(pickaxe, "craft pickaxe")
    assert (hand(pickaxe, 0), discard_pile(pickaxe)) == ("pickaxe container", "pike link link link")
    play(game, "craft shovel")
    assert (hand(game, 0), discard_pile(game)) == ("shovel pike link link", "container link")
    assert (game.prompt, actions_left(game)) == ("turn", 2)


@pytest.mark.clause("13.7", "13.13")
def test_locksmith_member_crafts_after_the_robbed_have_drawn() -> None:
    gangs = ["triad_workshop", "queers_solidarity"]
    game = scene(hands=["", "container"], backgrounds=["locksmith"], gangs=gangs)
    play(game, "reveal", "pick 1", out=["random container", *draws("link phone"), *draws("cap ring pike chain")])
    asked(game)
    assert hand(game, 1) == "pike cap chain ring"
    play(game, "second", "craft shovel")
    assert (hand(game, 0), hand(game, 1)) == ("shovel phone", "pike cap chain ring")


@pytest.mark.clause("8.2", "9.1", "5.14")
def test_locksmith_member_crafts_by_the_recipes_and_the_gang_card() -> None:
    hands = ["container", "blade"]
    without_link = scene(hands=hands, backgrounds=["locksmith"], gangs=["triad_workshop"])
    play(without_link, "reveal", "pick 1", out=["random blade", *draws("pike cap")])
    play(without_link, "second")
    assert legal(without_link) == {"craft knife"}  # the one recipe that needs no Link
    play(without_link, "craft knife")
    assert (hand(without_link, 0), discard_pile(without_link)) == ("knife knife container pike cap", "blade")
    tinkerer = scene(hands=hands, backgrounds=["locksmith"], gangs=["triad_tinkerer"])
    play(tinkerer, "reveal", "pick 1", out=["random blade", *draws("pike cap")])
    play(tinkerer, "second")
    assert legal(tinkerer) == {"craft knife", "craft pickaxe", "craft shovel"}


@pytest.mark.clause("8.2", "13.7", "5.14")
def test_locksmith_member_can_only_pass_with_nothing_to_craft() -> None:
    no_parts = scene(hands=["link", "ring"], backgrounds=["locksmith"], gangs=["triad_workshop"])
    play(no_parts, "reveal", "pick 1", out=["random ring", *draws("cap phone")])
    asked_with_only_pass(no_parts)
    assert hand(passed(no_parts), 0) == "link cap ring phone"
    two_links = scene(hands=["pike link", "link"], backgrounds=["locksmith"], gangs=["triad_workshop"])
    play(two_links, "reveal", "pick 1", out=["random link", *draws("cap phone")])
    asked_with_only_pass(two_links)  # a Pickaxe needs a Pike and three Links
    hands, board = ["link", "container"], {"shovel": 0}
    no_shovel = scene(hands=hands, backgrounds=["locksmith"], gangs=["triad_workshop"], piles=board)
    play(no_shovel, "reveal", "pick 1", out=["random container", *draws("cap phone")])
    asked_with_only_pass(no_shovel)


@pytest.mark.clause("8.2", "12.1")
def test_saboteur_member_may_return_the_tool_that_player_dug_last_to_its_pile_and_draw_two_more() -> None:
    dug = [(1, "spoon"), (1, "shovel"), (2, "pickaxe"), (0, "spoon")]
    game = scene(places="yard solitary cell_block", backgrounds=["saboteur"], gangs=["triad_tinkerer"], dug=dug)
    play(game, "reveal", "pick 1", out=draws("link cap pike blade"))
    asked(game)
    assert [fact(passed(game), seat, "points") for seat in range(3)] == [1, 4, 2]
    assert (hand(passed(game), 0), pile(game, "shovel")) == ("blade pike link cap", 10)
    play(game, "second", out=draws("ring phone"))
    assert [fact(game, seat, "points") for seat in range(3)] == [1, 1, 2]
    assert pile(game, "shovel") == 11
    assert hand(game, 0) == "blade pike link cap ring phone"  # no player gets the Tool
    assert (game.prompt, actions_left(game)) == ("turn", 2)


@pytest.mark.clause("8.2", "13.7", "4.6")
def test_saboteur_member_needs_a_dug_tool_of_the_player_they_picked_or_a_card_to_draw() -> None:
    dug = [(0, "spoon"), (2, "shovel")]
    nothing_dug = scene(3, backgrounds=["saboteur"], gangs=["triad_tinkerer"], dug=dug)
    play(nothing_dug, "reveal")
    assert legal(nothing_dug) == {"pick 1", "pick 2"}  # the first effect decides who can be picked
    play(nothing_dug, "pick 1", out=draws("link cap pike blade"))
    asked(nothing_dug)
    play(nothing_dug, "second", out=draws("ring phone"))
    assert hand(nothing_dug, 0) == "blade pike link cap ring phone"
    no_card = scene(3, backgrounds=["saboteur"], gangs=["triad_tinkerer"], dug=dug, deck="link")
    play(no_card, "reveal", "pick 2", out=draws("link"))
    asked(no_card)
    play(no_card, "second")
    assert [fact(no_card, seat, "points") for seat in range(3)] == [1, 0, 0]
    nothing = scene(3, backgrounds=["saboteur"], gangs=["triad_tinkerer"], dug=dug, deck="link")
    play(nothing, "reveal", "pick 1", out=draws("link"))
    asked_with_only_pass(nothing)
    for game in (nothing_dug, passed(nothing)):
        assert [fact(game, seat, "points") for seat in range(3)] == [1, 0, 3]


# --- Queers ---------------------------------------------------------------------------------
@pytest.mark.clause("8.2", "8.3", "13.7")
def test_medic_member_may_draw_two_more_before_the_combat_goes_on() -> None:
    backgrounds, gangs = ["", "medic"], [None, "queers_nurse"]
    game = scene(hands=["knife link", "spoon"], places=YARD, backgrounds=backgrounds, gangs=gangs, beatings=[0, 2])
    play(game, "extort 1", "name spoon", "lay knife", "reveal", out=draws("link ring cap pike chain pike"))
    asked(game, seat=1)
    assert all_beatings(game) == [0, 0]
    assert hand(passed(game, seat=1, prompt="answer"), 1) == "spoon pike pike link cap chain ring"
    play(game, "second", out=draws("blade phone"))
    assert hand(game, 1) == "spoon blade pike pike link cap chain ring phone"
    assert (game.to_move, game.prompt) == (1, "answer")
    assert legal(game) == {"cooperate", "lay blade", "yield"}  # a Blade just drawn
    play(game, "lay blade", "yield", out=["random link"])
    assert (hand(game, 0), hand(game, 1)) == ("", "spoon pike pike link link cap chain ring phone")
    assert all_beatings(game) == [1, 0]
    assert (game.to_move, game.prompt, actions_left(game)) == (0, "turn", 1)


@pytest.mark.clause("8.2", "5.12")
def test_medic_member_who_attacks_may_draw_them_too_and_still_loses() -> None:
    hands, gangs = ["knife", "spoon blade"], ["queers_nurse"]
    game = scene(hands=hands, places=YARD, backgrounds=["medic"], gangs=gangs, beatings=[2, 0])
    play(game, "extort 1", "name spoon", "lay knife", "lay blade", "reveal", out=draws("link ring cap pike chain pike"))
    asked(game)
    play(game, "second", out=draws("container phone"))
    assert (game.to_move, game.prompt, legal(game)) == (0, "fight", {"yield"})
    play(game, "yield", out=["random phone"])
    assert (hand(game, 0), hand(game, 1)) == ("container pike pike link cap chain ring", "spoon phone")
    assert all_beatings(game) == [1, 0]  # both removed, one for the lost Combat


@pytest.mark.clause("13.7", "4.6")
def test_medic_member_can_only_pass_when_no_card_is_left_to_draw() -> None:
    backgrounds, gangs = ["", "medic"], [None, "queers_nurse"]
    game = scene(hands=["knife", ""], places=YARD, backgrounds=backgrounds, gangs=gangs, beatings=[0, 2], deck="")
    play(game, "extort 1", "name spoon", "lay knife", "reveal")
    asked_with_only_pass(game, seat=1)
    after = passed(game, seat=1, prompt="answer")
    assert (all_beatings(after), legal(after)) == ([0, 0], {"yield"})


@pytest.mark.clause("8.2", "13.13")
def test_con_artist_member_may_draw_seven_after_giving_two() -> None:
    gangs = ["queers_grapevine", "queers_solidarity"]
    game = scene(hands=["link", "shovel ring phone"], places=YARD, backgrounds=["con_artist"], gangs=gangs)
    play(game, "reveal", "pick 1", out=["random ring", "random shovel"])
    assert (game.prompt, legal(game)) == ("give_back", {"give shovel", "give link"})  # two, as without the Gang
    play(game, "give link", "give ring", out=draws("cap pike chain gloves"))
    asked(game)
    assert (hand(game, 0), hand(game, 1)) == ("shovel", "pike link cap chain gloves ring phone")
    assert hand(passed(game), 0) == "shovel"
    play(game, "second", out=draws("blade container pike link cap sunglasses pills"))
    assert hand(game, 0) == "shovel blade container pike link cap sunglasses pills"
    assert hand(game, 1) == "pike link cap chain gloves ring phone"
    assert (game.prompt, actions_left(game)) == ("turn", 2)


@pytest.mark.clause("13.7", "4.6")
def test_con_artist_member_can_only_pass_when_no_card_is_left_to_draw() -> None:
    game = scene(hands=["", "ring"], places=YARD, backgrounds=["con_artist"], gangs=["queers_grapevine"], deck="")
    play(game, "reveal", "pick 1", out=["random ring"])
    play(game, "give ring")
    asked_with_only_pass(game)
    assert hand(passed(game), 1) == "ring"


@pytest.mark.clause("8.2")
def test_agitator_member_may_draw_two_more_and_beats_no_one_again() -> None:
    game = scene(4, backgrounds=["agitator"], gangs=["queers_nurse"])
    play(game, "reveal", out=draws("cap pike phone link ring"))
    asked(game)
    assert (hand(passed(game), 0), all_beatings(game)) == ("pike link cap ring phone", [0, 0, 1, 1])
    play(game, "second", out=draws("blade gloves"))
    assert (hand(game, 0), all_beatings(game)) == ("blade pike link cap gloves ring phone", [0, 0, 1, 1])
    assert (game.prompt, actions_left(game)) == ("turn", 2)


@pytest.mark.clause("13.7", "4.6")
def test_agitator_member_can_only_pass_when_no_card_is_left_to_draw() -> None:
    game = scene(3, backgrounds=["agitator"], gangs=["queers_nurse"], deck="")
    play(game, "reveal")
    asked_with_only_pass(game)
    assert all_beatings(passed(game)) == [0, 0, 1]
