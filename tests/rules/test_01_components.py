"""Chapter 1: components."""

from collections import Counter

import pytest

from blackgate import Game, load_pack
from testkit.scene import fact, gang_card, hand, legal, play, scene, why


def copies(*ids: str) -> int:
    """Return the number of cards of these kinds."""
    return sum(card.copies for card in load_pack().cards if card.id in ids)


@pytest.mark.clause("1.1")
def test_the_search_deck_has_77_cards() -> None:
    search_cards = [card for card in load_pack().cards if not card.on_board]
    assert sum(card.copies for card in search_cards) == 77
    assert copies("container") == 5
    assert copies("pike") == 6
    assert copies("link") == 14
    assert copies("blade") == 10
    assert copies("phone", "pills", "moonshine") == 6
    assert sum(card.copies for card in search_cards if card.category == "action") == 18


@pytest.mark.clause("1.1")
def test_the_18_accessories_are_three_of_each_of_six_kinds() -> None:
    accessories = {card.id: card.copies for card in load_pack().cards if card.category == "accessory"}
    assert accessories == {"bandana": 3, "cap": 3, "chain": 3, "gloves": 3, "ring": 3, "sunglasses": 3}


@pytest.mark.clause("1.2")
def test_tools_and_knives_lie_on_the_board_and_not_in_the_deck() -> None:
    on_board = {card.id: card.copies for card in load_pack().cards if card.on_board}
    assert on_board == {"spoon": 11, "pickaxe": 11, "shovel": 11, "knife": 20}


@pytest.mark.clause("1.2")
def test_board_piles_are_face_up_so_everybody_sees_what_is_taken() -> None:
    game = scene(places="cafeteria yard")
    play(game, "steal")
    assert game.view(1).known_cards(0) == {"spoon": 1}
    assert game.view(None).known_cards(0) == {"spoon": 1}


@pytest.mark.clause("1.3")
def test_blades_and_knives_are_the_30_weapons() -> None:
    assert copies("blade", "knife") == 30
    game = scene(hands=["knife blade pike shovel chain"], places="yard yard")
    play(game, "extort 1", "name spoon")
    assert legal(game) == {"lay knife", "lay blade"}


@pytest.mark.clause("1.3", "5.8")
def test_a_shovel_or_a_pike_is_no_weapon() -> None:
    game = scene(hands=["shovel pickaxe spoon pike chain"], places="yard yard")
    assert "extort 1" not in legal(game)
    assert "5.8" in why(game, "extort 1")


@pytest.mark.clause("1.4")
def test_each_of_the_six_gangs_has_four_different_cards() -> None:
    gangs = {gang.id: {card.id for card in gang.cards} for gang in load_pack().gangs}
    assert set(gangs) == {"crew", "cartel", "bikers", "bratva", "triad", "queers"}
    assert [len(cards) for cards in gangs.values()] == [4] * 6
    assert len(set().union(*gangs.values())) == 24


@pytest.mark.clause("1.5")
def test_three_of_the_18_backgrounds_name_each_gang() -> None:
    backgrounds = load_pack().backgrounds
    assert len({background.id for background in backgrounds}) == 18
    named = Counter(background.gang for background in backgrounds)
    assert named == {"crew": 3, "cartel": 3, "bikers": 3, "bratva": 3, "triad": 3, "queers": 3}


@pytest.mark.clause("1.5")
def test_eight_michel_cards() -> None:
    assert sum(card.copies for card in load_pack().michel) == 8


def first_roll(seed: int) -> int:
    game = Game(2, seed=seed)
    game.play("roll")
    return game.events()[0].get("result")


@pytest.mark.clause("1.5")
def test_the_die_has_six_sides() -> None:
    assert {first_roll(seed) for seed in range(80)} == {1, 2, 3, 4, 5, 6}


@pytest.mark.clause("1.6")
def test_cigarettes_never_run_out() -> None:
    game = scene(hands=["care_package"], places="yard yard", cigarettes=[900, 900])
    play(game, "play care_package", out=["draw link", "draw link", "draw pike"])
    assert fact(game, 0, "cigarettes") == 903
    assert fact(game, 1, "cigarettes") == 900


@pytest.mark.clause("1.6")
def test_cigarettes_are_counted_up_to_a_limit() -> None:
    """No game brings 32,000 Cigarettes; if one does, the count stays there."""
    game = scene(hands=["overtime overtime"], cigarettes=[31_994])
    play(game, "play overtime")
    assert fact(game, 0, "cigarettes") == 31_994 + 6
    play(game, "play overtime")
    assert fact(game, 0, "cigarettes") == 32_000


@pytest.mark.clause("1.7", "5.6")
def test_a_second_gang_card_takes_the_place_of_the_first() -> None:
    game = scene(hands=["bandana cap chain ring"], places="yard yard")
    play(game, "join crew bandana cap", "join cartel chain ring")
    card = gang_card(game, 0)
    assert card is not None
    assert card.startswith("cartel_")


@pytest.mark.clause("1.7", "8.1")
def test_a_revealed_background_stays_with_its_owner() -> None:
    game = scene(backgrounds=["smuggler"])
    before = fact(game, 0, "background")
    play(game, "reveal", out=["draw link"] * 4)
    assert fact(game, 0, "background") == before
    assert fact(game, 0, "revealed") == 1


@pytest.mark.clause("1.7", "7.1")
def test_no_player_has_a_third_beating() -> None:
    game = scene(hands=["knife"], places="yard yard", beatings=[0, 2])
    play(game, "extort 1", "name spoon", "lay knife", "yield")
    assert fact(game, 1, "beatings") == 2


@pytest.mark.clause("1.8")
def test_twelve_prisoners_with_different_looks() -> None:
    prisoners = load_pack().prisoners
    assert len({prisoner.id for prisoner in prisoners}) == 12
    assert len({(prisoner.letter, prisoner.shape) for prisoner in prisoners}) == 12


@pytest.mark.clause("1.8")
def test_prisoners_and_names_change_nothing_in_the_game() -> None:
    names = [prisoner.id for prisoner in load_pack().prisoners]
    one, other = Game(2, seed=3, seats=names[:2]), Game(2, seed=3, seats=names[-2:])
    one.play("roll")
    other.play("roll")
    assert hand(one, 0) == hand(other, 0)
    assert legal(one) == legal(other)
