"""A student that learns from the games of a teacher, with all cards open."""

from importlib.util import find_spec
from pathlib import Path

import pytest

from blackgate.learn.settings import Settings
from testkit.learn.networks import random_network

pytestmark = pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed: make learn")
# The tests import PyTorch, not the file: it takes seconds, and every worker collects this file.


def save_teacher(file: Path) -> None:
    """Save a network with random weights that has clear preferences."""
    import torch

    from blackgate.learn import checkpoint

    teacher = random_network()
    torch.nn.init.normal_(teacher.policy.weight, std=0.5)
    checkpoint.save(file, {"kind": checkpoint.network_kind(teacher), "network": teacher.state_dict(), "settings": {}})


def test_a_student_learns_the_policy_of_its_teacher(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from contextlib import closing

    from blackgate.learn import checkpoint
    from blackgate.learn.trainer import Trainer

    monkeypatch.setattr(Trainer, "write_report", lambda self: None)  # importing the library for charts would take seconds
    save_teacher(tmp_path / "teacher.pt")
    settings = Settings(
        out=str(tmp_path / "run"),
        teacher=str(tmp_path / "teacher.pt"),
        decisions=8_000,
        device="cpu",
        modes="2",
        workers=1,
        games=64,
        width=32,
        blocks=1,
        steps=16,
        minibatch=256,
        learning_rate=5e-3,
        report_every=0.0,
    )
    with closing(Trainer(settings, lambda text: None)) as trainer:
        trainer.run()
    first, last = trainer.rows[1], trainer.rows[-1]
    assert last["policy_loss"] < 0.7 * first["policy_loss"]
    assert last["same_best_action"] > first["same_best_action"]
    assert checkpoint.load(tmp_path / "run" / "checkpoint.pt")["kind"]["width"] == 32
