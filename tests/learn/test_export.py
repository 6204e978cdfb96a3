"""Exported networks: the file is what bots read, and rounding changes little."""

import hashlib
import json
from importlib.util import find_spec
from pathlib import Path

import pytest

from blackgate import Game, edition
from blackgate.bots.policy_file import PolicyFile
from testkit.learn.networks import positions, random_network

pytestmark = pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed: make learn")


@pytest.fixture(autouse=True)
def few_modes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compare networks in games of two modes only."""
    from blackgate.learn import export

    monkeypatch.setattr(export, "DEFAULT_MODES", "2,4+teams+michel")


def test_bots_compute_the_same_as_the_network_that_was_exported(tmp_path: Path) -> None:
    import torch

    from blackgate.env.fields import Layout
    from blackgate.learn.export import export_network, load_exported

    network = random_network()
    file = tmp_path / "net.bin"
    facts = export_network(network, edition(), file, {"seed": 7}, positions=20)
    assert facts["rounding"]["positions"] == 20 and facts["rounding"]["mean_kl"] < 0.05
    assert facts["sha256"] == hashlib.sha256(file.read_bytes()).hexdigest()
    assert json.loads((tmp_path / "net.json").read_text(encoding="utf-8")) == facts

    rounded = load_exported(file, edition())
    for name, weights in network.state_dict().items():
        step = weights.abs().max() / 127
        assert float((weights - rounded.state_dict()[name]).abs().max()) <= float(step) / 2 + 1e-6
    read = PolicyFile(file)
    assert read.header["seed"] == 7 and read.header["pack_digest"] == edition().pack.digest
    game = Game(5, seed=1, michel="michelle")
    seat = game.to_move
    assert seat is not None
    observation = torch.from_numpy(Layout(edition(), 6).row(game, seat))[None]
    logits = rounded.policy(rounded.body(observation))[0].tolist()
    assert list(read.network(edition()).logits(game.table, game.knowledge, seat)) == pytest.approx(logits, abs=1e-3)


def test_a_row_of_zeros_stays_zero(tmp_path: Path) -> None:
    import torch

    from blackgate.learn.export import export_network, load_exported

    network = random_network()
    with torch.no_grad():
        network.layers[0].weight[3] = 0.0
    export_network(network, edition(), tmp_path / "net.bin", {}, positions=20)
    rounded = load_exported(tmp_path / "net.bin", edition())
    assert not rounded.layers[0].weight[3].any()
    observations, masks = positions(players=2)
    assert bool(rounded(observations, masks).log_probs.isfinite().all())
