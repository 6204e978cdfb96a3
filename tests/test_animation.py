"""The animated picture of the README: its scene can be played, and equal frames are joined (`tools/animation`)."""

import random

from PIL import Image

from blackgate import Game
from testkit.browser.staged_tables import moves_until
from tools.animation.frames import Frame, without_repeats
from tools.animation.scene import ANA, scene_at
from tools.screenshots import inmate_move

MAX_SEEDS = 200


def test_a_scene_has_a_turn_and_an_extortion_that_can_be_played() -> None:
    for seed in range(MAX_SEEDS):
        game = Game(players=4, seed=seed, first_player=ANA)
        moves = moves_until(game, lambda now: scene_at(now) is not None, inmate_move, random.Random(seed))
        if moves is None:
            continue
        for _, move in moves:
            game.play(move)
        scene = scene_at(game)
        assert scene is not None
        for seat, move in [*scene.turn, *scene.others, *scene.extortion]:
            assert game.to_move == seat
            game.play(move)
        assert scene.extortion[-1] == (ANA, f"dig {scene.tool}")
        assert {seat for seat, _ in scene.extortion} == {ANA, scene.rival}
        return
    raise AssertionError(f"no scene with {MAX_SEEDS} seeds")


def test_equal_frames_are_joined() -> None:
    red, blue = (Image.new("RGB", (4, 4), colour) for colour in ("red", "blue"))
    joined = without_repeats([Frame(red, 100), Frame(red.copy(), 50), Frame(blue, 10), Frame(red, 20)])
    assert [frame.ms for frame in joined] == [150, 10, 20]
