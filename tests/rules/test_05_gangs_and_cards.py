"""Chapter 5: Join a Gang (5.5, 5.6) and Play an Action card (5.7)."""

import pytest

from blackgate import BlackgateError, Game, IllegalMove
from testkit.scene import (
    actions_left,
    discard_pile,
    fact,
    gang_card,
    gang_pile,
    hand,
    legal,
    names_of_events,
    place,
    play,
    scene,
    why,
)


def joins(game: Game, gang: str) -> set[str]:
    """The Accessories with which a Gang may be joined now."""
    return {move.removeprefix(f"join {gang} ") for move in legal(game) if move.startswith(f"join {gang} ")}


# --- Join a Gang ----------------------------------------------------------------------------
@pytest.mark.clause("5.5")
def test_two_different_accessories_of_kinds_the_gang_accepts() -> None:
    game = scene(hands=["bandana cap chain ring"])
    assert joins(game, "crew") == {"bandana cap", "bandana chain", "cap chain"}
    assert joins(game, "cartel") == {"chain ring"}
    assert joins(game, "bikers") == set()
    assert joins(game, "bratva") == {"cap ring"}


@pytest.mark.clause("5.5")
def test_triad_and_queers_ask_for_three_different_ones_of_any_kind() -> None:
    game = scene(hands=["bandana cap gloves sunglasses"])
    three_of_four = {"bandana cap gloves", "bandana cap sunglasses", "bandana gloves sunglasses", "cap gloves sunglasses"}
    assert joins(game, "triad") == three_of_four
    assert joins(game, "queers") == three_of_four


@pytest.mark.clause("5.5")
def test_never_two_of_one_kind() -> None:
    game = scene(hands=["bandana bandana bandana ring ring"])
    assert not {move for move in legal(game) if move.startswith("join")}
    with pytest.raises(BlackgateError):
        game.play("join crew bandana bandana")


@pytest.mark.clause("5.5")
def test_only_with_accessories_in_hand() -> None:
    game = scene(hands=["bandana", "cap chain"], places="yard yard")
    assert why(game, "join crew bandana cap") == {"5.5"}
    with pytest.raises(IllegalMove):
        game.play("join crew bandana cap")


@pytest.mark.clause("5.5")
def test_not_a_gang_whose_pile_is_empty() -> None:
    crew = ["crew_lookout", "crew_night_shift", "crew_stash", "crew_scavengers"]
    game = scene(5, hands=["bandana cap chain ring"], gangs=[None, *crew])
    assert why(game, "join crew bandana cap") == {"5.5"}
    assert joins(game, "crew") == set()
    assert joins(game, "cartel") == {"chain ring"}


@pytest.mark.clause("5.5", "5.6")
def test_your_own_card_does_not_fill_the_empty_pile_of_your_gang() -> None:
    crew = ["crew_lookout", "crew_night_shift", "crew_stash", "crew_scavengers"]
    game = scene(4, hands=["bandana cap"], gangs=crew)
    assert why(game, "join crew bandana cap") == {"5.5"}


@pytest.mark.clause("5.5", "5.6", "13.9")
def test_the_accessories_are_discarded_and_the_top_card_is_yours_face_up() -> None:
    game = scene(hands=["bandana cap chain"], places="yard yard")
    pile = gang_pile(game, "crew")
    play(game, "join crew bandana chain")
    assert hand(game, 0) == "cap"
    assert discard_pile(game) == "bandana chain"
    assert gang_card(game, 0) == pile[0]
    assert gang_card(game.view(1).sample(1), 0) == pile[0]
    assert gang_pile(game, "crew") == pile[1:]
    assert actions_left(game) == 1


@pytest.mark.clause("5.6", "4.5")
def test_the_old_card_goes_under_its_pile_first() -> None:
    game = scene(hands=["bandana cap"], gangs=["bratva_spoils"])
    crew, bratva = gang_pile(game, "crew"), gang_pile(game, "bratva")
    play(game, "join crew bandana cap")
    assert gang_card(game, 0) == crew[0]
    assert gang_pile(game, "bratva") == [*bratva, "bratva_spoils"]
    events = names_of_events(game)
    assert events.index("left_gang") < events.index("joined")


@pytest.mark.clause("5.6")
def test_the_same_gang_may_be_joined_again() -> None:
    game = scene(hands=["bandana cap"], gangs=["crew_stash"])
    pile = gang_pile(game, "crew")
    play(game, "join crew bandana cap")
    assert gang_card(game, 0) == pile[0]
    assert gang_pile(game, "crew") == [*pile[1:], "crew_stash"]


@pytest.mark.clause("5.6")
def test_with_one_card_left_in_the_pile_you_get_that_one_and_not_your_own_back() -> None:
    game = scene(3, hands=["bandana cap"], gangs=["crew_stash", "crew_lookout", "crew_night_shift"])
    play(game, "join crew bandana cap")
    assert gang_card(game, 0) == "crew_scavengers"
    assert gang_pile(game, "crew") == ["crew_stash"]


# --- Play an Action card --------------------------------------------------------------------
@pytest.mark.clause("5.7")
def test_an_action_card_is_shown_applied_and_discarded() -> None:
    game = scene(hands=["ambush"], places="yard yard", discard="cap")
    play(game, "play ambush 1")
    assert fact(game, 1, "beatings") == 1
    assert hand(game, 0) == ""
    assert discard_pile(game) == "cap ambush"
    assert names_of_events(game, 1) == ["played", "beaten", "discarded"]
    assert actions_left(game) == 1


@pytest.mark.clause("5.7")
def test_it_lies_apart_while_its_text_draws_cards() -> None:
    game = scene(hands=["care_package"], deck="link")
    play(game, "play care_package", out=["draw link"])
    assert hand(game, 0) == "link"
    assert fact(game, 0, "cigarettes") == 3
    assert discard_pile(game) == "care_package"


@pytest.mark.clause("5.7")
def test_riot_does_not_deal_itself_out() -> None:
    game = scene(hands=["riot link", "cap phone"], places="yard yard")
    play(game, "play riot", out=["deal 0 cap", "deal 1 link", "deal 0 phone"])
    assert hand(game, 0) == "cap phone"
    assert hand(game, 1) == "link"
    assert discard_pile(game) == "riot"


@pytest.mark.clause("5.7", "13.10")
def test_it_is_discarded_before_the_draw_its_move_triggers() -> None:
    game = scene(hands=["corridor_pass"], places="yard yard", gangs=["bikers_scouts"], deck="")
    play(game, "play corridor_pass showers", out=["shuffle", "draw corridor_pass"])
    assert place(game, 0) == "showers"
    assert hand(game, 0) == "corridor_pass"
    assert discard_pile(game) == ""


@pytest.mark.clause("5.7", "13.13")
def test_it_is_discarded_before_the_robbed_player_draws() -> None:
    game = scene(hands=["frisk", "pike ring"], places="yard yard", gangs=[None, "queers_solidarity"], deck="")
    play(game, "play frisk 1", out=["random ring", "shuffle", "draw frisk"])
    assert hand(game, 0) == "knife ring"
    assert hand(game, 1) == "pike frisk"


@pytest.mark.clause("5.7", "13.19")
def test_painkillers_that_could_not_heal_may_not_be_played() -> None:
    assert why(scene(hands=["painkillers"]), "play painkillers") == {"13.19"}
    game = scene(hands=["painkillers"], beatings=[2])
    play(game, "play painkillers")
    assert fact(game, 0, "beatings") == 0


@pytest.mark.clause("5.7", "13.19")
def test_no_lockdown_that_could_neither_send_nor_beat_anybody() -> None:
    at_home = "cell_block cell_block solitary"
    # The next player can never be beaten by it, and the third one has two Beatings already.
    assert why(scene(hands=["lockdown"], places=at_home, beatings=[0, 0, 2]), "play lockdown") == {"13.19"}
    beating = scene(hands=["lockdown"], places=at_home, beatings=[0, 0, 1])
    play(beating, "play lockdown")
    assert [fact(beating, seat, "beatings") for seat in range(3)] == [0, 0, 2]
    sending = scene(hands=["lockdown"], places="cell_block yard solitary", beatings=[0, 0, 2])
    play(sending, "play lockdown")
    assert [place(sending, seat) for seat in range(3)] == ["cell_block", "cell_block", "solitary"]


@pytest.mark.clause("5.7", "7.1")
def test_a_lockdown_beats_all_but_the_next_player_wherever_they_are() -> None:
    game = scene(hands=["", "lockdown", "", ""], places="yard yard yard solitary", turn_of=1)
    play(game, "play lockdown")
    assert [fact(game, seat, "beatings") for seat in range(4)] == [2, 0, 0, 2]  # clockwise, seat 2 is the next player
    assert [place(game, seat) for seat in range(4)] == ["cell_block", "cell_block", "cell_block", "solitary"]
    last = scene(hands=["", "", "", "lockdown"], turn_of=3)
    play(last, "play lockdown")
    assert [fact(last, seat, "beatings") for seat in range(4)] == [0, 2, 2, 0]  # after the last seat comes seat 0


@pytest.mark.clause("5.7", "13.19")
def test_no_riot_that_would_only_hand_you_your_own_card() -> None:
    assert why(scene(hands=["riot link"]), "play riot") == {"13.19"}
    assert why(scene(hands=["riot"]), "play riot") == {"13.19"}
    assert why(scene(hands=["riot link pike"]), "play riot") == set()
    assert why(scene(hands=["riot", "link"]), "play riot") == set()


@pytest.mark.clause("5.7")
def test_care_package_gives_cigarettes_even_with_nothing_to_draw() -> None:
    game = scene(hands=["care_package"], deck="")
    play(game, "play care_package")
    assert fact(game, 0, "cigarettes") == 3


@pytest.mark.clause("5.7", "13.19")
def test_a_player_without_any_effect_of_the_card_cannot_be_chosen() -> None:
    game = scene(
        hands=["ambush snitch frisk", "", "link", "link"],
        places="yard yard yard solitary",
        beatings=[0, 0, 2],
        piles={"knife": 0},
    )
    plays = {move for move in legal(game) if move.startswith("play")}
    assert plays == {"play ambush 1", "play snitch 1", "play snitch 2", "play frisk 2"}
    assert why(game, "play ambush 2") == {"13.19"}
    assert why(game, "play frisk 1") == {"13.19"}
    assert why(game, "play snitch 3") == {"13.19"}


@pytest.mark.clause("5.7", "13.19")
def test_nor_by_a_background() -> None:
    game = scene(hands=["", "", "link"], places="yard yard yard", backgrounds=["con_artist"])
    play(game, "reveal")
    assert legal(game) == {"pick 2"}
    assert why(game, "pick 1") == {"13.19"}


@pytest.mark.clause("5.7", "13.19")
def test_an_informer_may_choose_a_player_in_solitary_while_there_are_cards_to_draw() -> None:
    game = scene(3, places="yard cafeteria solitary", backgrounds=["informer"])
    play(game, "reveal")
    assert legal(game) == {"pick 1", "pick 2"}  # one can be sent, and either way four cards are drawn
    other = game.copy()
    play(game, "pick 1", out=["draw link"] * 4)
    assert (place(game, 1), hand(game, 0)) == ("solitary", "link link link link")
    play(other, "pick 2", out=["draw link"] * 4)
    assert (place(other, 1), hand(other, 0)) == ("cafeteria", "link link link link")
    no_cards = scene(3, places="yard cafeteria solitary", backgrounds=["informer"], deck="")
    play(no_cards, "reveal")
    assert legal(no_cards) == {"pick 1"}
    assert why(no_cards, "pick 2") == {"13.19"}


@pytest.mark.clause("5.7")
def test_a_card_for_your_place_reaches_neither_yourself_nor_another_place() -> None:
    game = scene(hands=["ambush frisk", "link"], places="yard cafeteria")
    assert not {move for move in legal(game) if move.startswith("play")}
    for card in ("ambush", "frisk"):
        assert why(game, f"play {card} 1") == {"5.7"}
        assert why(game, f"play {card} 0") == {"5.7"}


@pytest.mark.clause("5.7")
def test_a_card_for_any_place_reaches_every_other_player() -> None:
    game = scene(hands=["snitch", "", ""], places="yard cafeteria showers")
    plays = {move for move in legal(game) if move.startswith("play")}
    assert plays == {"play snitch 1", "play snitch 2"}
    assert why(game, "play snitch 0") == {"5.7"}


@pytest.mark.clause("5.7")
def test_only_a_card_in_your_own_hand() -> None:
    game = scene(hands=["link", "overtime"])
    assert why(game, "play overtime") == {"5.7"}


@pytest.mark.clause("5.7", "4.1")
def test_overtime_gives_one_action_more_than_it_costs() -> None:
    game = scene(hands=["overtime overtime"])
    play(game, "play overtime")
    assert (actions_left(game), fact(game, 0, "cigarettes")) == (2 - 1 + 2, 6)
    play(game, "play overtime")
    assert (actions_left(game), fact(game, 0, "cigarettes")) == (3 - 1 + 2, 12)
    assert discard_pile(game) == "overtime overtime"
