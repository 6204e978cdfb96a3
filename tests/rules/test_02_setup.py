"""Chapter 2: the table before the first turn."""

import pytest

from blackgate import Game, OptionError
from testkit.scene import discard_pile, fact, gang_card, gang_pile, hand, pile, place


@pytest.mark.clause("2.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_play(players: int) -> None:
    assert Game(players, seed=1).players == players


@pytest.mark.clause("2.1")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_one_or_seven_cannot_play(players: int) -> None:
    with pytest.raises(OptionError):
        Game(players)


@pytest.mark.clause("2.1")
def test_the_four_board_piles_are_full() -> None:
    game = Game(6, seed=1)
    assert [pile(game, kind) for kind in ("spoon", "pickaxe", "shovel", "knife")] == [11, 11, 11, 20]


@pytest.mark.clause("2.1")
def test_each_gang_pile_is_shuffled() -> None:
    piles = [gang_pile(Game(2, seed=seed), "crew") for seed in range(12)]
    assert {card for cards in piles for card in cards[:1]} == set(piles[0])
    assert all(sorted(cards) == sorted(piles[0]) for cards in piles)


@pytest.mark.clause("2.1", "13.3")
def test_only_the_top_gang_card_lies_face_up() -> None:
    game = Game(2, seed=1)
    imagined = [gang_pile(game.view(0).sample(seed), "triad") for seed in range(12)]
    assert {cards[0] for cards in imagined} == {gang_pile(game, "triad")[0]}
    assert len({cards[1] for cards in imagined}) == 3


@pytest.mark.clause("2.2")
def test_the_search_deck_is_shuffled() -> None:
    assert len({hand(Game(2, seed=seed), 0) for seed in range(12)}) > 6
    assert hand(Game(2, seed=5), 0) == hand(Game(2, seed=5), 0)


@pytest.mark.clause("2.2")
def test_the_discard_pile_starts_empty_and_all_other_cards_are_in_deck_and_hands() -> None:
    game = Game(4, seed=1)
    assert discard_pile(game) == ""
    assert sum(game.view(None).unseen_cards().values()) == 77
    assert sum(game.view(0).unseen_cards().values()) == 74


@pytest.mark.clause("2.3")
def test_all_players_start_in_the_cell_block_with_three_cards() -> None:
    game = Game(5, seed=1)
    assert [place(game, seat) for seat in range(5)] == ["cell_block"] * 5
    assert [len(hand(game, seat).split()) for seat in range(5)] == [3] * 5
    assert all({"spoon", "pickaxe", "shovel", "knife"}.isdisjoint(hand(game, seat).split()) for seat in range(5))
    assert [gang_card(game, seat) for seat in range(5)] == [None] * 5
    assert [fact(game, seat, "cigarettes") for seat in range(5)] == [0] * 5
    assert [fact(game, seat, "beatings") for seat in range(5)] == [0] * 5


@pytest.mark.clause("2.3")
def test_every_player_has_a_random_background() -> None:
    game = Game(6, seed=1)
    assert len({fact(game, seat, "background") for seat in range(6)}) == 6
    assert len({fact(Game(2, seed=seed), 0, "background") for seed in range(20)}) > 5


@pytest.mark.clause("2.3", "8.1")
def test_you_look_at_your_background_and_keep_it_hidden() -> None:
    game = Game(3, seed=1)
    assert [fact(game, seat, "revealed") for seat in range(3)] == [0, 0, 0]
    imagined = [game.view(1).sample(seed) for seed in range(10)]
    assert {fact(guess, 1, "background") for guess in imagined} == {fact(game, 1, "background")}
    assert len({fact(guess, 0, "background") for guess in imagined}) > 1


@pytest.mark.clause("2.4")
def test_the_first_player_is_random() -> None:
    assert {Game(3, seed=seed).to_move for seed in range(40)} == {0, 1, 2}


@pytest.mark.clause("2.4", "14.4")
def test_the_first_player_may_be_named_by_the_host() -> None:
    assert {Game(3, seed=seed, first_player=2).to_move for seed in range(10)} == {2}
    with pytest.raises(OptionError):
        Game(3, first_player=3)


@pytest.mark.clause("2.4")
def test_turns_go_clockwise() -> None:
    game = Game(4, seed=1, first_player=2)
    order = [game.to_move]
    for _ in range(4):
        game.play("end")
        order.append(game.to_move)
    assert order == [2, 3, 0, 1, 2]
