"""Chapter 10: Michel & Michelle, the neutral prisoner."""

from pathlib import Path
from shutil import copytree

import pytest

from blackgate import Game
from blackgate.engine import layout as at
from blackgate.engine.chance import ChanceError
from blackgate.pack import CLASSIC
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

NONE = "michel none"
ALL_THREE = "michel knife spoon+pickaxe+shovel"
SPOON_PICKAXE = "michel knife spoon+pickaxe"
SPOON_SHOVEL = "michel knife spoon+shovel"
PICKAXE_SHOVEL = "michel knife pickaxe+shovel"


def michel_place(game: Game) -> str:
    return game.edition.places[int(game.table.get(at.MICHEL_PLACE))]


def extorted(game: Game) -> list[int]:
    """Return the seats that Michel(le) extorted during the last move, in order."""
    return [event.get("seat") for event in game.events() if event.name == "michel_extorts"]


@pytest.mark.clause("10.1", "14.1")
def test_michelle_starts_in_the_showers() -> None:
    game = Game(3, seed=1, michel="michelle")
    assert michel_place(game) == "showers"
    game.play("end")
    assert (game.prompt, legal(game)) == ("rouse", {"rouse", "pass"})


@pytest.mark.clause("10.1", "1.5")
def test_the_eight_michel_cards_are_a_deck_of_their_own() -> None:
    game = scene(michel="michel", michel_at="yard", places="cafeteria", michel_discard=[NONE] * 4)
    with pytest.raises(ChanceError):  # no card without a Knife is left in the deck
        play(game.copy(), "cautious yard", out=[NONE])
    play(game, "cautious yard", out=[ALL_THREE])
    assert discard_pile(game) == ""


@pytest.mark.clause("10.2")
def test_an_empty_michel_deck_is_made_of_its_discard() -> None:
    out = [NONE] * 4 + [SPOON_PICKAXE, SPOON_SHOVEL, PICKAXE_SHOVEL]
    game = scene(hands=["knife knife"], places="cafeteria", michel="michel", michel_at="yard", michel_discard=out)
    play(game, "cautious yard", out=[ALL_THREE])
    with pytest.raises(ChanceError):  # the card shown is not discarded before the extortion ends
        play(game.copy(), "lay knife", out=["michel shuffle", ALL_THREE])
    play(game, "lay knife", out=["michel shuffle", SPOON_SHOVEL])
    assert "michel_shuffled" in names_of_events(game)
    play(game, "lay knife", out=[NONE])  # the other cards of the new deck
    assert game.prompt == "reward"


@pytest.mark.clause("10.2", "14.6")
def test_with_both_piles_empty_the_cards_shown_but_the_first_come_again(tmp_path: Path) -> None:
    # Only a pack with hardly a card without a Knife gets there: this one has two Michel cards.
    pack = Path(copytree(CLASSIC, tmp_path / "armed"))
    cards = "".join(f'[[michel]]\ncopies = 1\nknife = true\ntools = ["{tool}"]\norigin = "X"\n' for tool in ("spoon", "shovel"))
    (pack / "michel.toml").write_text(cards)
    head = pack / "pack.toml"
    head.write_text(head.read_text().replace("michel_cards = 8", "michel_cards = 2"))
    hands = ["knife knife spoon"]
    game = scene(hands=hands, places="cafeteria", michel="michel", michel_at="yard", pack=str(pack))
    play(game, "cautious yard", out=["michel knife spoon"])
    play(game, "lay knife", out=["michel knife shovel"])
    with pytest.raises(ChanceError):
        play(game.copy(), "lay knife", out=["michel shuffle", "michel knife spoon"])
    play(game, "lay knife", out=["michel shuffle", "michel knife shovel"])
    play(game, "yield")
    assert legal(game) == {"discard spoon"}  # still what the first card showed


@pytest.mark.clause("10.3")
def test_michel_cannot_be_targeted() -> None:
    game = scene(hands=["knife ambush frisk snitch", ""], places="yard cafeteria", michel="michel", michel_at="yard")
    assert not {move for move in legal(game) if move.startswith(("extort", "play ambush", "play frisk"))}
    assert {move for move in legal(game) if move.startswith("play")} == {"play snitch 1"}


@pytest.mark.clause("10.3", "10.4")
def test_no_roll_sends_michel_to_solitary() -> None:
    game = scene(places="yard cafeteria", michel="michel", michel_at="showers")
    play(game, "end", "rouse", out=["die 2"])
    assert legal(game) == {"send cell_block", "send infirmary"}
    assert why(game, "send solitary") != set()


@pytest.mark.clause("10.4")
def test_moving_michel_is_a_choice_at_the_end_of_each_turn() -> None:
    game = scene(places="yard cafeteria", michel="michel")
    play(game, "end", "pass")
    assert (game.to_move, game.prompt, michel_place(game)) == (1, "turn", "showers")
    play(game, "end", "rouse", out=["die 1"])
    assert (game.to_move, game.prompt) == (1, "send")
    play(game, "send cell_block")
    assert (game.to_move, game.prompt, michel_place(game)) == (0, "turn", "cell_block")


@pytest.mark.clause("10.4", "5.2")
def test_michel_cannot_stay_where_they_are() -> None:
    game = scene(places="cafeteria", michel="michel", michel_at="showers")
    play(game, "end", "rouse", out=["die 5"])
    assert legal(game) == {"send infirmary"}
    assert why(game, "send showers") == {"5.2"}


@pytest.mark.clause("10.4", "4.3")
def test_michel_comes_before_the_nurse_and_the_hand_limit() -> None:
    seven = "link " * 7
    game = scene(hands=[seven, ""], places="yard", michel="michel", gangs=["queers_nurse"])
    play(game, "end", "rouse", out=["die 6"])
    play(game, "send yard", out=[PICKAXE_SHOVEL])
    assert fact(game, 0, "hand_size") == 7
    play(game, "yield", out=["random link"])
    assert [name for name in names_of_events(game) if name in ("beaten", "healed")] == ["beaten", "healed"]
    assert fact(game, 0, "beatings") == 0
    assert game.to_move == 1  # six cards are left, the limit of the Nurse: none too many


@pytest.mark.clause("10.5")
def test_all_players_there_are_extorted_clockwise_from_the_player_who_moved_michel() -> None:
    game = scene(4, places="yard yard cafeteria yard", michel="michel", michel_at="showers", turn_of=1)
    play(game, "end", "rouse", out=["die 6"])
    play(game, "send yard", out=[NONE, NONE, NONE])
    assert extorted(game) == [1, 3, 0]
    assert game.to_move == 2


@pytest.mark.clause("10.5")
def test_one_extortion_is_over_before_the_next_begins() -> None:
    game = scene(3, hands=["", "spoon"], places="cafeteria yard yard", michel="michel", michel_at="showers")
    play(game, "end", "rouse", out=["die 6"])
    play(game, "send yard", out=[ALL_THREE])
    assert extorted(game) == [1]
    assert game.to_move == 1
    play(game, "discard spoon", out=[NONE])
    assert extorted(game) == [2]
    assert (game.to_move, game.prompt) == (1, "turn")


@pytest.mark.clause("10.5", "13.2")
def test_a_player_who_ends_a_move_beside_michel_is_extorted_at_once() -> None:
    rolled = scene(places="yard", michel="michel", michel_at="showers")
    play(rolled, "roll", out=["die 6"])
    play(rolled, "go showers", out=[ALL_THREE])
    assert (rolled.to_move, rolled.prompt) == (0, "michel")
    play(rolled, "yield")
    assert (rolled.prompt, actions_left(rolled), fact(rolled, 0, "beatings")) == ("turn", 1, 1)
    by_card = scene(hands=["corridor_pass", ""], places="yard showers", michel="michel", michel_at="showers")
    play(by_card, "play corridor_pass showers", out=[NONE])
    assert extorted(by_card) == [0]  # and no other player who is there


@pytest.mark.clause("10.5", "5.4")
def test_a_player_who_is_sent_beside_michel_is_not_extorted() -> None:
    game = scene(hands=["lockdown", ""], places="yard cafeteria", michel="michel", michel_at="cell_block")
    play(game, "play lockdown")
    assert [place(game, seat) for seat in range(2)] == ["cell_block", "cell_block"]
    assert (extorted(game), game.prompt) == ([], "turn")


@pytest.mark.clause("10.6")
def test_without_a_knife_it_is_over() -> None:
    game = scene(hands=["spoon knife"], places="yard", michel="michel", michel_at="showers")
    play(game, "cautious showers", out=[NONE])
    assert (game.prompt, hand(game, 0), fact(game, 0, "beatings")) == ("turn", "spoon knife", 0)


@pytest.mark.clause("10.6")
def test_a_tool_that_is_shown_ends_the_extortion() -> None:
    hands = ["spoon pickaxe shovel blade"]
    game = scene(hands=hands, places="yard", michel="michel", michel_at="showers")
    spoons = pile(game, "spoon")
    play(game, "cautious showers", out=[SPOON_SHOVEL])
    assert legal(game) == {"discard spoon", "discard shovel", "lay blade", "yield"}
    assert why(game, "discard pickaxe") == {"10.6"}
    play(game, "discard spoon")
    assert (hand(game, 0), pile(game, "spoon")) == ("pickaxe shovel blade", spoons + 1)
    assert (game.prompt, fact(game, 0, "beatings")) == ("turn", 0)


@pytest.mark.clause("10.6", "12.4")
def test_a_player_without_an_answer_is_asked_too() -> None:
    game = scene(hands=["pickaxe"], places="yard", michel="michel", michel_at="showers")
    play(game, "cautious showers", out=[SPOON_SHOVEL])
    assert legal(game) == {"yield"}
    assert why(game, "discard spoon") != set()


@pytest.mark.clause("10.7", "10.8")
def test_weapons_are_laid_until_a_card_without_a_knife_comes() -> None:
    game = scene(hands=["knife blade blade"], places="yard", michel="michel", michel_at="showers")
    play(game, "cautious showers", out=[ALL_THREE])
    play(game, "lay knife", out=[SPOON_PICKAXE])
    assert (game.to_move, legal(game)) == (0, {"lay blade", "yield"})
    play(game, "lay blade", out=[NONE])
    assert legal(game) == {"draw", "pass"}
    play(game, "draw", out=["draw phone"])
    assert (hand(game, 0), fact(game, 0, "beatings")) == ("blade phone", 0)
    assert (pile(game, "knife"), discard_pile(game)) == (20, "blade")


@pytest.mark.clause("10.7", "10.8")
def test_the_loser_gives_up_a_tool_of_the_first_card() -> None:
    game = scene(hands=["blade spoon pickaxe shovel"], places="yard", michel="michel", michel_at="showers")
    play(game, "cautious showers", out=[SPOON_PICKAXE])
    play(game, "lay blade", out=[PICKAXE_SHOVEL])
    play(game, "yield")
    assert legal(game) == {"discard spoon", "discard pickaxe"}  # not what the second card shows
    assert why(game, "discard shovel") == {"10.6"}
    play(game, "discard pickaxe")
    assert (hand(game, 0), discard_pile(game), fact(game, 0, "beatings")) == ("spoon shovel", "blade", 1)


@pytest.mark.clause("10.7")
def test_without_such_a_tool_a_random_card_goes() -> None:
    game = scene(hands=["shovel cap"], places="yard", michel="michel", michel_at="showers")
    play(game, "cautious showers", out=[SPOON_PICKAXE])
    play(game, "yield", out=["random cap"])
    assert (hand(game, 0), discard_pile(game), fact(game, 0, "beatings")) == ("shovel", "cap", 1)
    empty = scene(places="yard", michel="michel", michel_at="showers")
    play(empty, "cautious showers", out=[SPOON_PICKAXE])
    play(empty, "yield")
    assert (hand(empty, 0), fact(empty, 0, "beatings")) == ("", 1)


@pytest.mark.clause("10.7", "9.1")
def test_fists_serve_against_michel_too() -> None:
    game = scene(places="yard", michel="michel", michel_at="showers", gangs=["bratva_knuckles"])
    play(game, "cautious showers", out=[SPOON_PICKAXE])
    assert legal(game) == {"lay fists", "yield"}
    play(game, "lay fists", out=[SPOON_SHOVEL])
    assert legal(game) == {"yield"}
