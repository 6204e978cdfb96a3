"""The training example: it learns, saves, resumes and plays; advantages are computed for the own seat of each decision."""

import csv
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from blackgate import Game

pytestmark = pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed: make learn")
# The tests import PyTorch, not the file: it takes seconds, and every worker collects this file.

SMALL = ["--games", "16", "--steps", "8", "--width", "32", "--minibatch", "64", "--every", "100", "--seed", "3"]


@pytest.fixture
def without_evaluation(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skip the games against random players, which would take most of the time."""
    from examples import train

    monkeypatch.setattr(train.Trainer, "against_random", lambda self, games=200: 0.25)


def estimated(
    values: list[float], last: float, seats: list[int], rewards: dict[int, list[float]], over: set[int], gae_lambda: float = 0.0
) -> Any:
    """Return the trainer's advantages of the decisions of one game, without discount, and which of them are known."""
    from examples import train

    steps = len(values)
    trainer: Any = SimpleNamespace(
        env=SimpleNamespace(games=1),
        batch=SimpleNamespace(seats=np.array([0])),
        args=SimpleNamespace(discount=1.0, gae_lambda=gae_lambda),
    )
    advantages, known = train.Trainer.advantages(
        trainer,
        np.array(values, np.float32)[:, None],
        np.array([last], np.float32),
        [np.array([seat]) for seat in seats],
        [np.array([rewards.get(step, [0.0] * 4)], np.float32) for step in range(steps)],
        [np.array([step in over]) for step in range(steps)],
    )
    return advantages[:, 0], known[:, 0]


def test_an_advantage_counts_the_rewards_of_its_seat_until_its_next_decision() -> None:
    advantages, known = estimated([0.1, 0.2, 0.3, 0.4], 0.5, [0, 1, 0, 1], {2: [0.2, -0.2, 0, 0]}, set())
    assert advantages[:3] == pytest.approx([0.3 - 0.1, -0.2 + 0.4 - 0.2, 0.2 + 0.5 - 0.3])
    assert known.tolist() == [True, True, True, False], "seat 1 was not asked again: nobody knows yet"


def test_the_end_of_a_game_rewards_all_seats_and_cuts_advantages_off() -> None:
    won = [-1 / 3, 1.0, -1 / 3, -1 / 3]
    advantages, known = estimated([0.1, 0.2, 0.3], 0.5, [0, 1, 2], {1: won}, {1})
    assert advantages[:2] == pytest.approx([-1 / 3 - 0.1, 1.0 - 0.2])
    assert known.tolist() == [True, True, False], "the third decision belongs to the next game"


def test_expected_results_give_zero_advantages() -> None:
    """Also for seats that were not asked again: unknown advantages must not be propagated."""
    advantages, known = estimated([0.5] * 9, 0.5, [0, 1, 2, 3, 0, 1, 2, 3, 0], {}, set(), gae_lambda=0.95)
    assert advantages == pytest.approx(np.zeros(9))
    assert known.tolist() == [True] * 5 + [False] * 3 + [True]


def test_a_surprise_is_propagated_along_the_decisions_of_its_seat() -> None:
    advantages, _ = estimated([0.0] * 5, 0.0, [0, 1, 0, 1, 0], {4: [1.0, -1.0, 0, 0]}, set(), gae_lambda=0.5)
    assert advantages[[4, 2, 0]] == pytest.approx([1.0, 0.5, 0.25])


@pytest.mark.parametrize("rows", [1, 2, 65, 129])
def test_a_batch_of_one_decision_works(rows: int) -> None:
    from examples import train

    trainer = train.Trainer(train.arguments([*SMALL, "--steps", "32"]))
    decisions = trainer.play()
    trainer.learn({name: column[:rows] for name, column in decisions.items()})
    assert all(bool(weights.isfinite().all()) for weights in trainer.network.parameters())
    trainer.play()


def test_it_learns_saves_and_resumes(tmp_path: Path, without_evaluation: None) -> None:
    import torch

    from examples import train

    train.main(["--minutes", "0.01", "--out", str(tmp_path), *SMALL])
    kept = torch.load(tmp_path / "checkpoint.pt", weights_only=True)
    rows = list(csv.DictReader((tmp_path / "progress.csv").open(encoding="utf-8")))
    assert kept["decisions"] > 0 and len(rows) == len(kept["rows"])
    assert float(rows[-1]["decisions"]) == kept["decisions"]
    assert (tmp_path / "progress.png").read_bytes().startswith(b"\x89PNG")
    train.main(["--minutes", "0.01", "--out", str(tmp_path), "--resume", *SMALL])
    later = torch.load(tmp_path / "checkpoint.pt", weights_only=True)
    assert later["decisions"] > kept["decisions"] and later["minutes"] > kept["minutes"]
    assert later["rows"][: len(kept["rows"])] == kept["rows"]
    with pytest.raises(SystemExit, match="holds a checkpoint already"):
        train.main(["--minutes", "0.01", "--out", str(tmp_path), *SMALL])
    with pytest.raises(SystemExit, match="another michel"):
        train.main(["--minutes", "0.01", "--out", str(tmp_path), "--resume", "--michel", "michel", *SMALL])
    with pytest.raises(SystemExit, match="no checkpoint"):
        train.main(["--minutes", "0.01", "--out", str(tmp_path / "elsewhere"), "--resume", *SMALL])


def test_the_network_is_a_bot(tmp_path: Path, without_evaluation: None, monkeypatch: pytest.MonkeyPatch) -> None:
    from examples import train

    train.main(["--minutes", "0.01", "--out", str(tmp_path), *SMALL])
    monkeypatch.setenv("BLACKGATE_CHECKPOINT", str(tmp_path / "checkpoint.pt"))
    bot = train.Learner()
    game = Game(4, seed=1)
    for _ in range(60):
        seat = game.to_move
        assert seat is not None
        move = bot.choose(game.view(seat), list(game.legal_moves), None)
        assert move in game.legal_moves
        game.play(move)
    six = Game(6, seed=1)
    with pytest.raises(ValueError, match="tables of 4"):
        bot.choose(six.view(six.to_move), list(six.legal_moves), None)


@pytest.mark.parametrize("games", [1])
def test_it_is_measured_in_the_arena(
    tmp_path: Path, without_evaluation: None, capsys: pytest.CaptureFixture[str], games: int
) -> None:
    from examples import train

    train.main(["--minutes", "0.01", "--out", str(tmp_path), "--arena", str(games), "--jobs", "1", *SMALL])
    assert f"of {games} against three random" in capsys.readouterr().out


def test_an_update_increases_a_rewarded_action_within_the_clip() -> None:
    """If one action is rewarded and all others are punished, its probability increases by about the clip of 20 %."""
    import torch

    from examples import train

    trainer = train.Trainer(train.arguments([*SMALL, "--epochs", "20", "--minibatch", "4096"]))
    decisions = trainer.play()
    liked = int(decisions["actions"][decisions["free"]].mode().values)
    decisions["advantages"] = (decisions["actions"] == liked).float() * 2 - 1
    taken = (decisions["actions"] == liked) & decisions["free"]
    trainer.learn(decisions)
    with torch.no_grad():
        log_probs, _ = trainer.network(decisions["observations"], decisions["mask"])
    likelier = float((log_probs[taken, liked] - decisions["log_probs"][taken]).exp().mean())
    assert 1.1 < likelier < 1.5
