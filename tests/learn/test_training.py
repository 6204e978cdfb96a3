"""Whole training runs, small and on the CPU: saving, continuing, interrupting, opponents, evaluation, a dead worker."""

import csv
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from blackgate.errors import BlackgateError
from blackgate.learn.settings import Settings, with_words

pytestmark = pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed: make learn")

ROLLOUT = 16 * 8  # decisions
SMALL = Settings(
    modes="2+target=2:1,4+teams+target=3:1",
    device="cpu",
    workers=1,
    games=16,
    steps=8,
    width=16,
    minibatch=64,
    evaluate="",
    report_every=0,
    decisions=4 * ROLLOUT,
)


@pytest.fixture
def without_report(monkeypatch: pytest.MonkeyPatch) -> None:
    """Write no report: importing the library for charts would take most of the time."""
    from blackgate.learn.trainer import Trainer

    monkeypatch.setattr(Trainer, "write_report", lambda self: None)


def changed(folder: Path, **changes: Any) -> Settings:
    """Return the small settings with some changes, in a folder."""
    from dataclasses import replace

    return replace(SMALL, out=str(folder), **changes)


def trained(settings: Settings, after_row: Callable[[Any], None] = lambda trainer: None) -> dict[str, Any]:
    """Run a training and return its checkpoint. `after_row` is called after each row of figures."""
    from contextlib import closing

    from blackgate.learn import checkpoint
    from blackgate.learn.trainer import Trainer

    def write(text: str) -> None:
        if text.startswith("minutes "):
            after_row(trainer)

    with closing(Trainer(settings, write)) as trainer:
        trainer.run()
    return checkpoint.load(trainer.file)


def weights(content: dict[str, Any]) -> list[float]:
    """Return some weights of every layer."""
    return [float(one) for tensor in content["network"].values() for one in tensor.flatten()[:20]]


def test_a_run_that_was_interrupted_and_continued_ends_like_one_that_was_not(tmp_path: Path, without_report: None) -> None:
    def interrupt(trainer: Any) -> None:
        if trainer.decisions == 2 * ROLLOUT:
            os.kill(os.getpid(), signal.SIGINT)

    whole = trained(changed(tmp_path / "whole", overlap=False))
    half = trained(changed(tmp_path / "halves", overlap=False), interrupt)
    assert half["decisions"] == 2 * ROLLOUT, "Ctrl-C ends the run after the rollout, with a checkpoint"
    rest = trained(changed(tmp_path / "halves", overlap=False, resume=True))
    assert weights(half) != weights(whole)
    assert weights(rest) == pytest.approx(weights(whole), abs=1e-6)
    assert [row["decisions"] for row in rest["rows"]] == [row["decisions"] for row in whole["rows"]]
    table = list(csv.DictReader((tmp_path / "halves" / "progress.csv").open(encoding="utf-8")))
    assert [int(row["decisions"]) for row in table] == [ROLLOUT * number for number in (1, 2, 3, 4)]


def test_learning_while_the_next_rollout_is_played_uses_all_decisions(tmp_path: Path, without_report: None) -> None:
    content = trained(changed(tmp_path, overlap=True))
    steps = content["optimiser"]["state"][0]["step"]
    assert content["decisions"] == 4 * ROLLOUT and int(steps) == 4 * 2 * ROLLOUT // 64


def test_a_folder_with_a_run_is_not_overwritten(tmp_path: Path, without_report: None) -> None:
    trained(changed(tmp_path, decisions=1))
    with pytest.raises(BlackgateError, match="already holds a training run"):
        trained(changed(tmp_path, decisions=1))
    with pytest.raises(BlackgateError, match="width 16, not 32"):
        trained(changed(tmp_path, decisions=1, resume=True, width=32))
    with pytest.raises(BlackgateError, match="no checkpoint"):
        trained(changed(tmp_path / "other", decisions=1, resume=True))


def test_only_decisions_of_the_learner_are_learnt_from_if_opponents_play_the_other_seats(
    tmp_path: Path, without_report: None
) -> None:
    from blackgate.learn.trainer import Trainer

    trained(changed(tmp_path / "fixed", decisions=1))
    file = str(tmp_path / "fixed" / "checkpoint.pt")
    trainer = Trainer(changed(tmp_path / "learner", opponents=file, init=file, modes="4:1,2:1,6+teams:1"), lambda text: None)
    try:
        rollout = trainer.rollouts[0]
        trainer.play_and_learn(rollout)
        opponents = trainer.player.opponents
        assert opponents is not None
        learning = opponents.learning_seats.repeat(2, 1)
        for game in range(rollout.games):
            players = int(rollout.observations[0, game, trainer.network.columns["players"]])
            teams = bool(rollout.observations[0, game, trainer.network.columns["mode"] + 2])
            assert int(learning[game].sum()) == (3 if teams else 1)
            assert not learning[game, players:].any()
            for step in range(rollout.steps):
                assert bool(rollout.own[step, game]) == bool(learning[game, int(rollout.seats[step, game])])
                if not rollout.own[step, game]:
                    answer = opponents.network(rollout.observations[step, game][None], rollout.masks[step, game][None])
                    assert int(rollout.actions[step, game]) == int(answer.log_probs.argmax())
        assert 0 < int(rollout.own.sum()) < rollout.decisions / 2
    finally:
        trainer.close()


def test_the_network_is_evaluated_against_bots_and_its_earlier_self(
    tmp_path: Path, without_report: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    from contextlib import closing

    from blackgate.learn import trainer as module

    monkeypatch.setattr(module, "EVALUATION_TURNS", 10)
    lines: list[str] = []
    settings = changed(tmp_path, decisions=1, evaluate="2+target=1/random,4/earlier", evaluate_games=4)
    with closing(module.Trainer(settings, lines.append)) as trainer:
        trainer.run()
    assert any(line.startswith("Against 2+target=1/random: ") and "fair share 50.0%; 4 games" in line for line in lines)
    assert 0 <= trainer.rows[-1]["2+target=1/random"] <= 1
    assert "4/earlier" in trainer.rows[-1]


def test_a_dead_worker_ends_the_run_with_a_sentence(tmp_path: Path, without_report: None) -> None:
    def kill_worker(trainer: Any) -> None:
        trainer.workers.links[0].process.kill()

    with pytest.raises(BlackgateError, match="A worker process died"):
        trained(changed(tmp_path), kill_worker)


def test_settings_are_given_as_words() -> None:
    settings = with_words(SMALL, ["width=8", "learning_rate=0.1", "overlap=no", "init=file.pt"])
    assert (settings.width, settings.learning_rate, settings.overlap, settings.init) == (8, 0.1, False, "file.pt")
    for word in ("width", "width=x", "speed=9", "overlap=perhaps"):
        with pytest.raises(BlackgateError, match="is not a setting"):
            with_words(SMALL, [word])


def test_training_needs_neither_the_service_nor_the_command_line() -> None:
    """A machine with a GPU may have little more than PyTorch. Worker processes do not import that either."""
    code = """
import sys
for name in "typer msgspec sqlalchemy starlette packaging gymnasium pettingzoo rich altair openskill".split():
    sys.modules[name] = None
import blackgate.learn.command, blackgate.learn.worker_process
assert "torch" not in sys.modules
import blackgate.learn.trainer
"""
    subprocess.run([sys.executable, "-c", code], check=True)
