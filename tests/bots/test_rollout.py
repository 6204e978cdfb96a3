"""The games that the search of warden plays on."""

import random
from typing import Any

import pytest

from blackgate import Game
from blackgate.bots.evaluation.rollout import CHOOSING, JUDGED, OVER, Rollout
from blackgate.engine import legality
from blackgate.engine.moves import MoveList
from testkit.game_modes import play_random_moves
from testkit.scene import scene
from testkit.uncompiled import MODES


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_a_rollout_ends_at_the_seats_next_turn(mode: dict[str, Any]) -> None:
    """Until then it stops only where a seat has several legal moves."""
    game, chooser, moves = Game(seed=3, **mode), random.Random(3), MoveList()
    play_random_moves(game, chooser, 60)
    sample = game.view(game.to_move).sample(chooser)
    last_turn = game.turns + game.players
    rollout = Rollout(sample.table, sample.knowledge, 0, last_turn)
    move = int(next(iter(game.legal_moves)))
    while rollout.state == CHOOSING:
        assert rollout.table.turns() < last_turn
        rollout.play(move, moves)
        legality.list_moves(rollout.table, moves)
        if rollout.state == CHOOSING:
            assert moves.count > 1
            move = int(moves.moves[chooser.randrange(int(moves.count))])
    assert rollout.state == JUDGED
    assert rollout.table.turns() == last_turn


def test_a_rollout_ends_with_the_game() -> None:
    """Seat 0 needs three more points and digs a Shovel."""
    game = scene(hands=["shovel ring", "knife", "ring"], places="cell_block yard yard", dug=[(0, "shovel")] * 3)
    rollout = Rollout(game.table, game.knowledge, 0, game.turns + 3)
    rollout.play(int(game.edition.numbers["dig shovel"]), MoveList())
    assert rollout.state == OVER
    assert rollout.length == 1
