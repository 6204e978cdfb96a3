"""The layers of a policy network in C compute the same numbers as `linear_layer.py`, to the last bit."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from blackgate import Game, edition
from blackgate.bots.evaluation.network_layers import NetworkLayers
from blackgate.bots.policy_file import WARDEN, PolicyFile
from blackgate.bots.warden import seat_rotation
from blackgate.engine.limits import SEATS
from blackgate.env.fields import Layout
from testkit.bots.policy_files import write_policy_file
from testkit.game_modes import play_random_moves
from testkit.uncompiled import MODES

network_kernel = pytest.importorskip("blackgate.bots.evaluation.network_kernel", reason="the engine is not compiled")


@pytest.fixture(params=network_kernel.variants())
def variant(request: pytest.FixtureRequest) -> Iterator[str]:
    """Use each variant that this processor can run."""
    network_kernel.choose_variant(request.param)
    yield request.param
    network_kernel.choose_variant(network_kernel.variants()[0])


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


def observations(games: list[Game]) -> list[list[int]]:
    """Return what the seat that is asked observes in each game."""
    layout = Layout(edition(), SEATS)
    return [[int(cell) for cell in layout.row(game, game.to_move or 0)] for game in games]


def mask_of(game: Game) -> list[int]:
    """Return which actions are legal for the seat that is asked."""
    seat = game.to_move or 0
    rotation = seat_rotation(game.edition, game.options.players, game.options.teams)
    legal = {int(rotation.from_catalogue(seat, int(move))) for move in game.legal_moves}
    return [int(action in legal) for action in range(len(game.edition.moves))]


def numbers(layers: NetworkLayers, rows: list[list[int]]) -> list[list[float]]:
    """Return the outputs of both heads for each row."""
    return [list(head(vec[u8](row))) for row in rows for head in (layers.policy, layers.chances)]


@pytest.mark.parametrize("width", [48, 37, 3], ids="{} units".format)
def test_every_variant_computes_the_same_numbers(tmp_path: Path, variant: str, width: int) -> None:
    """Also if the layers don't fill whole vectors."""
    file = PolicyFile(write_policy_file(tmp_path / "net.bin", width=width))
    rows = observations(positions())
    assert numbers(file.layers(edition()), rows) == numbers(file.own_layers(edition()), rows)


def test_the_network_of_warden_says_the_same(variant: str) -> None:
    file, rows = PolicyFile(WARDEN), observations(positions()[::5])
    assert numbers(file.layers(edition()), rows) == numbers(file.own_layers(edition()), rows)


def test_an_observation_without_anything_is_evaluated(tmp_path: Path, variant: str) -> None:
    file = PolicyFile(write_policy_file(tmp_path / "net.bin"))
    nothing = [[0] * Layout(edition(), SEATS).size]
    assert numbers(file.layers(edition()), nothing) == numbers(file.own_layers(edition()), nothing)


@pytest.mark.parametrize("count", [1, 3, 4, 11])
def test_a_batch_is_answered_like_its_positions(tmp_path: Path, variant: str, count: int) -> None:
    """Every second row asks for the preferred action, the others for the chances. What a row doesn't ask for may be anything."""
    file = PolicyFile(write_policy_file(tmp_path / "net.bin"))
    games = positions()[:count]
    moves = len(edition().moves)
    masks = [mask_of(game) if number % 2 == 0 else [0] * moves for number, game in enumerate(games)]
    batch = vec[u8]([cell for row in observations(games) for cell in row]), vec[u8]([cell for mask in masks for cell in mask])
    actions, chances = file.layers(edition()).answer(*batch, count)
    expected_actions, expected_chances = file.own_layers(edition()).answer(*batch, count)
    assert actions == expected_actions
    for row in range(1, count, 2):
        assert chances[row * SEATS : (row + 1) * SEATS] == expected_chances[row * SEATS : (row + 1) * SEATS]


def test_what_does_not_fit_is_refused() -> None:
    linear, norm = (bytes(6), [1.0, 1.0], [0.0, 0.0]), ([1.0, 1.0], [0.0, 0.0])
    square = (bytes(4), [1.0, 1.0], [0.0, 0.0])
    network = network_kernel.Network([1.0, 1.0, 1.0], linear, [(norm, square)], norm, square, square)
    assert network.policy(bytes(3)) == [0.0, 0.0]
    with pytest.raises(ValueError, match="size"):
        network.policy(bytes(2))
    with pytest.raises(ValueError, match="size"):
        network.answer(bytes(3), bytes(3), 1)
    with pytest.raises(ValueError, match="size"):
        network.answer(b"", b"", 0)
    with pytest.raises(ValueError, match="do not fit together"):
        network_kernel.Network([1.0, 1.0], linear, [], norm, square, square)
    with pytest.raises(ValueError, match="other lengths"):
        network_kernel.Network([1.0, 1.0, 1.0], (bytes(6), [1.0], [0.0, 0.0]), [], norm, square, square)
    with pytest.raises(ValueError, match="at most 16 blocks"):
        network_kernel.Network([1.0, 1.0, 1.0], linear, [(norm, square)] * 17, norm, square, square)
    with pytest.raises(TypeError, match="read-only"):
        network.__init__([1.0, 1.0, 1.0], linear, [], norm, square, square)
    with pytest.raises(ValueError, match="cannot run"):
        network_kernel.choose_variant("abacus")
