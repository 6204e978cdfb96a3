"""Chapter 14: table options, all off by default."""

from pathlib import Path
from shutil import copytree

import pytest

from blackgate import Game, IllegalMove, OptionError, PackError
from blackgate.engine import layout as at
from blackgate.pack import CLASSIC
from testkit.scene import fact, legal, place, play, scene, why

CHAOS = {"ambush", "riot", "frisk", "lockdown"}
# Of a fair start, in turn order.
EXTRA_CARDS = {2: [0, 1], 3: [0, 0, 1], 4: [0, 0, 1, 2], 5: [0, 0, 1, 2, 2], 6: [0, 0, 1, 2, 2, 3]}
CIGARETTES = {2: [0, 4], 3: [0, 4, 4], 4: [0] * 4, 5: [0] * 5, 6: [0] * 6}


@pytest.mark.clause("14.1", "14.2", "14.3", "14.4", "14.5", "14.6", "14.8")
def test_all_options_are_off_by_default() -> None:
    game = Game(4, seed="plain")
    options = game.options
    assert (options.michel, options.teams, options.calm, options.target) == (0, False, False, 10)
    assert [fact(game, seat, "cigarettes") for seat in range(4)] == [0, 0, 0, 0]
    assert game.edition.pack.id == "classic"
    assert place(game, 0) == "cell_block"
    game.play("end")
    assert game.prompt == "turn"  # no Michel(le) to move


@pytest.mark.clause("14.1", "10.1")
def test_the_neutral_prisoner_is_michel_or_michelle() -> None:
    for name in ("michel", "michelle"):
        game = Game(2, seed=1, michel=name)
        game.play("end")
        assert game.prompt == "rouse"
    without = Game(2, seed=1, michel="none")
    without.play("end")
    assert without.prompt == "turn"
    with pytest.raises(OptionError):
        Game(2, michel="mitchell")


@pytest.mark.clause("14.2", "11.1", "11.2")
def test_teams_change_blocks_and_goal() -> None:
    game = Game(6, seed=1, teams=True)
    assert (place(game, 4), place(game, 5)) == ("block_a", "block_b")
    assert game.options.target == 20
    assert Game(4, seed=1, teams=True).options.target == 16
    with pytest.raises(OptionError):
        Game(3, teams=True)


@pytest.mark.clause("14.3", "1.1")
def test_a_calm_table_plays_without_the_chaos_cards() -> None:
    calm = scene(2, calm=True).view(0).unseen_cards()
    wild = scene(2).view(0).unseen_cards()
    assert set(wild) - set(calm) == CHAOS
    assert sum(wild.values()) == 77
    assert sum(calm.values()) == 77 - (1 + 2 + 1 + 3)


@pytest.mark.clause("14.4", "2.4")
def test_the_host_may_name_the_first_player() -> None:
    assert Game(4, seed=1, first_player=3).to_move == 3
    assert {Game(4, seed=seed).to_move for seed in range(30)} == {0, 1, 2, 3}  # random otherwise
    with pytest.raises(OptionError):
        Game(4, first_player=4)
    with pytest.raises(OptionError):
        Game(4, first_player=-1)


@pytest.mark.clause("14.5", "3.2")
def test_another_target_ends_the_game_sooner() -> None:
    game = scene(hands=["shovel spoon"], target=4)
    play(game, "dig shovel")
    assert game.outcome is None
    play(game, "dig spoon")
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.stopped) == ((0,), False)
    assert why(game, "end") == {"3.2"}
    with pytest.raises(OptionError):
        Game(2, target=0)


@pytest.mark.clause("14.5", "11.2")
def test_another_target_serves_teams_as_well() -> None:
    game = scene(teams=True, hands=["spoon", "", "", ""], dug=[(2, "shovel")], target=4)
    play(game, "dig spoon")
    assert game.outcome is not None
    assert game.outcome.winners == (0, 2)


@pytest.mark.clause("14.6")
def test_another_pack_changes_the_printed_values(tmp_path: Path) -> None:
    pack = Path(copytree(CLASSIC, tmp_path / "silver"))
    cards = pack / "cards.toml"
    cards.write_text(cards.read_text().replace("points = 1\n", "points = 5\n").replace("costs = 2\n", "costs = 1\n"))
    game = scene(hands=["spoon"], pack=str(pack))
    play(game, "dig spoon")
    assert fact(game, 0, "points") == 5
    trader = scene(places="yard", cigarettes=[1], pack=str(pack))
    assert "buy knife" in legal(trader)
    assert "buy knife" not in legal(scene(places="yard", cigarettes=[1]))


@pytest.mark.clause("14.6")
def test_an_invalid_pack_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PackError):
        Game(2, pack=tmp_path)


@pytest.mark.clause("14.7", "13.18")
def test_a_stopped_game_has_no_winner_and_says_so() -> None:
    game = scene(dug=[(0, "shovel")])
    play(game, "end")
    game.stop()
    assert (game.to_move, game.prompt, legal(game)) == (None, "over", set())
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.stopped, game.outcome.points, game.outcome.turns) == ((), True, (3, 0), 2)
    assert int(game.table.get(at.WINNER)) == -1
    with pytest.raises(IllegalMove):
        game.play("end")


@pytest.mark.clause("14.7")
def test_the_record_of_a_stopped_game_names_no_winner() -> None:
    game = Game(2, seed=1)
    game.play("end")
    game.stop()
    assert game.record.lines[-1]["result"] == {"winner": [], "points": [0, 0], "turns": 2}


@pytest.mark.clause("14.8")
@pytest.mark.parametrize("players", EXTRA_CARDS)
def test_with_a_fair_start_later_players_begin_with_more_cards_and_cigarettes(players: int) -> None:
    for first in range(players):
        game = Game(players, seed=1, first_player=first, fair_start=True)
        in_turn_order = [game.view(0).state.players[(first + turn) % players] for turn in range(players)]
        assert [player.hand_size for player in in_turn_order] == [3 + extra for extra in EXTRA_CARDS[players]]
        assert [player.cigarettes for player in in_turn_order] == CIGARETTES[players]


@pytest.mark.clause("14.8", "2.4")
def test_a_fair_start_follows_the_turn_order_that_chance_chose() -> None:
    for seed in range(8):
        game, plain = Game(4, seed=seed, fair_start=True), Game(4, seed=seed)
        assert game.to_move is not None and game.deal is not None and plain.deal is not None
        hands = game.deal.hands
        assert [hand[:3] for hand in hands] == plain.deal.hands, "the first three cards are dealt as ever"
        assert len(hands[game.to_move]) == 3
        assert len(hands[(game.to_move + 3) % 4]) == 5


@pytest.mark.clause("14.8", "2.2")
def test_the_extra_cards_of_a_fair_start_come_from_the_deck() -> None:
    deck = Game(4, seed=1, first_player=0).view(0).state.deck_size
    assert Game(4, seed=1, first_player=0, fair_start=True).view(0).state.deck_size == deck - sum(EXTRA_CARDS[4])


@pytest.mark.clause("14.8", "12.1")
def test_all_players_see_how_many_extra_cards_a_fair_start_gave_but_not_which() -> None:
    game = Game(3, seed=1, first_player=0, fair_start=True)
    for reader in (0, 1):
        third = game.view(reader).state.players[2]
        assert (third.hand_size, third.hand, third.cigarettes) == (4, None, 4)
        assert game.view(reader).known_cards(2) == {}


@pytest.mark.clause("14.8", "11.1")
def test_a_fair_start_serves_teams_as_well() -> None:
    game = Game(4, seed=1, first_player=1, teams=True, fair_start=True)
    first, second, third, fourth = EXTRA_CARDS[4]
    assert [player.hand_size - 3 for player in game.view(None).state.players] == [fourth, first, second, third]
