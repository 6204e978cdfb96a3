"""The policy network of warden: its file, and its numbers beside those of a plain computation with NumPy."""

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from blackgate import Game, edition
from blackgate.bots.policy_file import PolicyFile, fits, read_header
from blackgate.env.core.seat_rotation import SeatRotation
from blackgate.env.fields import Layout
from testkit.bots.policy_files import Arrays, logits_of_positions, random_arrays, write_arrays, write_policy_file
from testkit.game_modes import play_random_moves
from testkit.packs import OwnPack
from testkit.uncompiled import MODES, run_uncompiled

Vector = np.ndarray[Any, np.dtype[np.float64]]
WIDTH, BLOCKS = 48, 2
TOLERANCE = 2e-3  # inputs are rounded to 14 bits or more


class Reference:
    """The same network, computed with floats."""

    def __init__(self, arrays: Arrays) -> None:
        self.arrays = {name: np.array(numbers).reshape(shape) for name, (shape, numbers) in arrays.items()}

    def linear(self, name: str, inputs: Vector) -> Vector:
        out: Vector = inputs @ (self.arrays[f"{name}.weight"] * self.arrays[f"{name}.scale"]) + self.arrays[f"{name}.bias"]
        return out

    def norm(self, name: str, h: Vector) -> Vector:
        normal = (h - h.mean()) / np.sqrt(h.var() + 1e-5)
        return np.maximum(normal * self.arrays[f"{name}.weight"] + self.arrays[f"{name}.bias"], 0)

    def heads(self, inputs: Vector) -> tuple[Vector, Vector]:
        """Return the policy and the seats' outputs before the softmax."""
        h = self.linear("input", inputs)
        for block in range(BLOCKS):
            h = h + self.linear(f"layers.{block}", self.norm(f"norms.{block}", h))
        z = self.norm("last_norm", h)
        return self.linear("policy", z), self.linear("chances", z)


def expected_chances(outputs: Vector, seat: int, players: int, teams: bool) -> Vector:
    """Return the chance of every absolute seat. A team's outputs are added up; its members share its chance."""
    playing = outputs[:players]
    if teams:
        playing = np.array([playing[relative % 2 :: 2].sum() for relative in range(players)])
    weights = np.exp(playing)
    relative = weights / (weights[:2].sum() if teams else weights.sum())
    return np.array([relative[(absolute - seat) % players] for absolute in range(players)])


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_the_network_says_what_a_plain_computation_says(tmp_path: Path, mode: dict[str, Any]) -> None:
    arrays = random_arrays(edition(), WIDTH, BLOCKS, seed=3)
    net = PolicyFile(write_arrays(tmp_path / "net.bin", arrays, edition(), BLOCKS)).network(edition())
    reference, layout = Reference(arrays), Layout(edition(), 6)
    game, chooser = Game(seed=5, **mode), random.Random(5)
    for _ in range(6):
        play_random_moves(game, chooser, 25)
        seat = game.to_move
        if seat is None:
            break
        policy, outputs = reference.heads(layout.row(game, seat) * layout.scale.astype(float))
        assert np.allclose(list(net.logits(game.table, game.knowledge, seat)), policy, atol=TOLERANCE)
        expected = expected_chances(outputs, seat, game.players, game.options.teams)
        assert np.allclose(list(net.chances(game.table, game.knowledge, seat)), expected, atol=TOLERANCE)


def test_a_finished_game_has_no_doubt(tmp_path: Path) -> None:
    net = PolicyFile(write_policy_file(tmp_path / "net.bin")).network(edition())
    game, chooser = Game(2, seed=2, target=1), random.Random(2)
    while game.to_move is not None:
        play_random_moves(game, chooser, 1)
    assert game.outcome is not None
    expected = [float(seat in game.outcome.winners) for seat in range(2)]
    assert list(net.chances(game.table, game.knowledge, 0)) == expected


def test_compiled_and_uncompiled_networks_say_the_same(tmp_path: Path) -> None:
    program = "from testkit.bots.policy_files import logits_of_positions; print(*logits_of_positions())"
    [uncompiled] = run_uncompiled(tmp_path, program)
    assert uncompiled.split() == logits_of_positions(tmp_path)


# --- the file ---------------------------------------------------------------------------------
def test_a_network_fits_packs_with_the_same_cards_and_moves(tmp_path: Path) -> None:
    header = read_header(write_policy_file(tmp_path / "net.bin"))
    other_values = OwnPack.copied_to(tmp_path / "values").edit("cards.toml", "points = 3", "points = 2")
    other_card = OwnPack.copied_to(tmp_path / "card").edit("actions.toml", 'id = "snitch"', 'id = "informer"')
    assert fits(header, edition())
    assert fits(header, edition(other_values.directory))
    assert not fits(header, edition(other_card.directory))


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    path = write_policy_file(tmp_path / "net.bin")
    path.write_bytes(path.read_bytes()[:-1])
    with pytest.raises(ValueError, match="damaged"):
        PolicyFile(path)


def test_a_file_of_another_version_is_refused(tmp_path: Path) -> None:
    path = write_policy_file(tmp_path / "net.bin")
    path.write_bytes(path.read_bytes().replace(b'"version": 1', b'"version": 2'))
    with pytest.raises(ValueError, match="version 1"):
        PolicyFile(path)


def test_actions_are_relative_to_the_seat() -> None:
    """The number of `extort` the left neighbour is the same for every seat."""
    rotation = SeatRotation(edition().rulebook, 4)
    numbers = edition().numbers
    actions = {int(rotation.from_catalogue(seat, int(numbers[f"extort {(seat + 1) % 4}"]))) for seat in range(4)}
    assert len(actions) == 1
