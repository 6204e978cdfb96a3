"""Advantages and targets of a rollout, against a slow computation that follows each seat forward through its game."""

from importlib.util import find_spec
from typing import Any

import pytest

pytestmark = pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed: make learn")
# The tests import PyTorch, not the file: it takes seconds, and every worker collects this file.

DISCOUNT, GAE_LAMBDA = 0.9, 0.8
STEPS = 40
MODES = ((2, False), (3, False), (4, True), (6, False), (6, True))  # players and teams of each game
WON, STOPPED = 1, 2


def random_rollout() -> Any:
    """Return a rollout of random numbers in which games end by a win or are stopped, now and then."""
    import torch

    from blackgate.learn.rollout import Rollout

    dice = torch.Generator().manual_seed(5)
    rollout = Rollout(STEPS, len(MODES), 1, 1, torch.device("cpu"))
    for game, (players, teams) in enumerate(MODES):
        rollout.seats[:, game] = torch.randint(players, (STEPS,), generator=dice)
        rollout.last_seats[game] = int(torch.randint(players, (1,), generator=dice))
        rollout.winners[:, game] = torch.randint(players, (STEPS,), generator=dice)
        rollout.rewards[:, game, :players] = torch.randn(STEPS, players, generator=dice)
        seen = 2 if teams else players
        rollout.log_chances[:, game] = -1e9
        rollout.log_chances[:, game, :seen] = torch.randn(STEPS, seen, generator=dice).log_softmax(-1)
        rollout.last_log_chances[game] = -1e9
        rollout.last_log_chances[game, :seen] = torch.randn(seen, generator=dice).log_softmax(-1)
    rollout.values.normal_(generator=dice)
    rollout.last_values.normal_(generator=dice)
    draw = torch.rand(STEPS, len(MODES), generator=dice)
    rollout.ends[draw < 0.1] = STOPPED
    rollout.ends[draw < 0.07] = WON
    return rollout


def estimated(rollout: Any) -> Any:
    """Return the targets that the learner computes."""
    import torch

    from blackgate.learn.advantages import Estimator

    players, teams = (torch.tensor(column) for column in zip(*MODES, strict=True))
    estimator = Estimator(rollout, teams, players, DISCOUNT, GAE_LAMBDA)
    for step in range(STEPS - 1, -1, -1):
        estimator.step_back(step)
    return estimator.targets


def next_of(rollout: Any, step: int, game: int) -> tuple[float, str, int]:
    """Return a seat's rewards until its next decision, and that decision: its step, the end of the game, or none."""
    seat = int(rollout.seats[step, game])
    reward = 0.0
    for later in range(step, STEPS):
        reward += float(rollout.rewards[later, game, seat])
        if rollout.ends[later, game]:
            return reward, "end", later
        if later + 1 < STEPS and int(rollout.seats[later + 1, game]) == seat:
            return reward, "decision", later + 1
    return reward, "last" if int(rollout.last_seats[game]) == seat else "none", STEPS


def slow_advantage(rollout: Any, step: int, game: int) -> float | None:
    """Return the advantage of a decision, or None if it is unknown: the sum of later surprises, each discounted."""
    reward, kind, later = next_of(rollout, step, game)
    value = float(rollout.values[step, game])
    if kind == "none":
        return None
    if kind == "end":
        return reward - value
    if kind == "last":
        return reward + DISCOUNT * float(rollout.last_values[game]) - value
    surprise = reward + DISCOUNT * float(rollout.values[later, game]) - value
    return surprise + DISCOUNT * GAE_LAMBDA * (slow_advantage(rollout, later, game) or 0.0)


def slow_chances(rollout: Any, step: int, game: int) -> list[float] | None:
    """Return what the chances of a decision should have been, or None if it is unknown."""
    _, kind, later = next_of(rollout, step, game)
    players, teams = MODES[game]
    if kind == "none" or (kind == "end" and rollout.ends[later, game] == STOPPED):
        return None
    if kind == "end":
        to_the_left = (int(rollout.winners[later, game]) - int(rollout.seats[step, game])) % players
        won = to_the_left % 2 if teams else to_the_left
        return [1.0 if seat == won else 0.0 for seat in range(6)]
    if kind == "last":
        return [float(chance) for chance in rollout.last_log_chances[game].exp()]
    expected = [float(chance) for chance in rollout.log_chances[later, game].exp()]
    target = slow_chances(rollout, later, game) or expected
    return [(1 - GAE_LAMBDA) * one + GAE_LAMBDA * other for one, other in zip(expected, target, strict=True)]


def test_advantages_and_returns_follow_the_decisions_of_their_seat() -> None:
    rollout = random_rollout()
    targets = estimated(rollout)
    unknown = 0
    for step in range(STEPS):
        for game in range(len(MODES)):
            advantage = slow_advantage(rollout, step, game)
            assert bool(targets.known[step, game]) == (advantage is not None)
            if advantage is None:
                unknown += 1
                continue
            assert float(targets.advantages[step, game]) == pytest.approx(advantage, abs=1e-4)
            value = float(rollout.values[step, game])
            assert float(targets.returns[step, game]) == pytest.approx(advantage + value, abs=1e-4)
    assert 0 < unknown < 20


def test_chances_aim_at_the_winner_as_the_observer_counts_seats_or_teams() -> None:
    rollout = random_rollout()
    targets = estimated(rollout)
    for step in range(STEPS):
        for game in range(len(MODES)):
            chances = slow_chances(rollout, step, game)
            assert bool(targets.chances_known[step, game]) == (chances is not None)
            if chances is not None:
                assert targets.chances[step, game].tolist() == pytest.approx(chances, abs=1e-5)
                assert sum(chances) == pytest.approx(1.0, abs=1e-5)
