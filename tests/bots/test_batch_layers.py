"""A policy network for several positions at a time answers as it does for each of them."""

import random
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import u8

from blackgate import Game, edition
from blackgate.bots import evaluators
from blackgate.bots.evaluation.batch_layers import BatchLayers, SingleLayers
from blackgate.bots.numpy_layers import NumpyLayers
from blackgate.bots.policy_file import PolicyFile
from blackgate.bots.warden import seat_rotation
from blackgate.engine.limits import SEATS
from blackgate.env.fields import Layout
from testkit.bots.policy_files import write_policy_file
from testkit.game_modes import play_random_moves
from testkit.uncompiled import MODES

TOLERANCE = 2e-3  # `Linear` rounds its inputs to 14 bits or more

Load = Callable[[PolicyFile], BatchLayers]
EVALUATIONS: dict[str, Load] = {
    "with NumPy": lambda file: NumpyLayers(file, edition()),
    "one after the other": lambda file: SingleLayers(file.layers(edition())),
}


def positions() -> list[Game]:
    """Return positions of every mode with something to decide."""
    found = []
    for number, mode in enumerate(MODES * 3):
        game, chooser = Game(seed=number, **mode), random.Random(number)
        play_random_moves(game, chooser, 20 + 7 * number)
        if game.to_move is not None:
            found.append(game)
    assert len(found) > 10
    return found


def actions_of(game: Game) -> list[int]:
    """Return the legal actions of the seat that is asked."""
    seat = game.to_move or 0
    rotation = seat_rotation(game.edition, game.options.players, game.options.teams)
    return [int(rotation.from_catalogue(seat, int(move))) for move in game.legal_moves]


@pytest.mark.parametrize("load", EVALUATIONS.values(), ids=EVALUATIONS)
def test_a_batch_is_answered_like_its_positions(tmp_path: Path, load: Load) -> None:
    """Every second row asks for the preferred action, the others for the chances."""
    file = PolicyFile(write_policy_file(tmp_path / "net.bin", width=48))
    net, layout, games = file.network(edition()), Layout(edition(), SEATS), positions()
    observations = [int(cell) for game in games for cell in layout.row(game, game.to_move or 0)]
    size = len(edition().moves)
    masks = [0] * (size * len(games))
    for row in range(0, len(games), 2):
        for action in actions_of(games[row]):
            masks[row * size + action] = 1
    actions, chances = load(file).answer(vec[u8](observations), vec[u8](masks), len(games))
    for row, game in enumerate(games):
        seat = game.to_move or 0
        if row % 2 == 0:
            logits = net.logits(game.table, game.knowledge, seat)
            legal = actions_of(game)
            assert actions[row] in legal
            assert logits[actions[row]] >= max(logits[action] for action in legal) - TOLERANCE
        else:
            expected = list(net.layers.chances(vec[u8]([int(cell) for cell in layout.row(game, seat)])))
            assert np.allclose(chances[row * SEATS : (row + 1) * SEATS], expected, atol=TOLERANCE)


def test_without_numpy_positions_are_evaluated_one_after_the_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write_policy_file(tmp_path / "net.bin")
    net = PolicyFile(path).network(edition())
    assert isinstance(evaluators.layers_of(net, path, edition()), NumpyLayers)
    monkeypatch.setattr(evaluators, "find_spec", lambda name: None)
    assert isinstance(evaluators.layers_of(net, path, edition()), SingleLayers)
