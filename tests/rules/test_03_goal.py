"""Chapter 3: how the game is won."""

import pytest

from blackgate import IllegalMove
from testkit.scene import fact, hand, legal, play, scene, why


@pytest.mark.clause("3.1")
@pytest.mark.parametrize(
    ("players", "dug"),
    [
        (2, "shovel shovel shovel spoon"),
        (3, "shovel shovel shovel spoon"),
        (4, "shovel shovel pickaxe"),
        (5, "shovel shovel"),
        (6, "shovel shovel"),
    ],
)
def test_two_points_short_one_spoon_is_too_few_and_two_win(players: int, dug: str) -> None:
    game = scene(players, hands=["spoon spoon"], dug=[(0, tool) for tool in dug.split()])
    play(game, "dig spoon")
    assert game.outcome is None
    play(game, "dig spoon")
    assert game.outcome is not None
    assert game.outcome.winners == (0,)


@pytest.mark.clause("3.1")
def test_going_beyond_the_goal_wins_too() -> None:
    game = scene(2, hands=["shovel"], dug=[(0, "shovel")] * 3 + [(0, "pickaxe")])
    play(game, "dig shovel")
    assert game.outcome is not None
    assert game.outcome.points == (14, 0)


@pytest.mark.clause("3.2")
def test_after_a_win_no_player_is_asked_and_no_move_is_legal() -> None:
    game = scene(2, hands=["shovel shovel"], dug=[(0, "shovel")] * 3)
    play(game, "dig shovel")
    assert game.to_move is None
    assert legal(game) == set()
    assert why(game, "end") == {"3.2"}
    with pytest.raises(IllegalMove):
        game.play("dig shovel")


@pytest.mark.clause("3.2")
def test_a_second_tool_is_not_offered_once_the_first_has_won() -> None:
    game = scene(2, hands=["shovel spoon"], dug=[(0, "shovel")] * 3, gangs=["triad_tunnel_rats"])
    play(game, "dig shovel")
    assert game.to_move is None
    assert hand(game, 0) == "spoon"
    assert fact(game, 0, "points") == 12
