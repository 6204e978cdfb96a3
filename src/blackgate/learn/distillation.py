"""Trains the small network of searches: a large network, the teacher, plays, and the student learns from its games.

A search judges sampled deals, in which it may look at all cards. So the student sees all cards
(`env/core/open_observation.py`). It learns which actions the teacher considers, who sees only its own cards, and who wins such
games: its chances are those of players who do not know each other's cards.
"""

from typing import Any, Final, NamedTuple

from blackgate.optional_libraries import libraries_of

with libraries_of("learn"):
    import torch

from blackgate.learn.advantages import Targets
from blackgate.learn.devices import Device
from blackgate.learn.game_workers import GameWorkers
from blackgate.learn.learner import Learner
from blackgate.learn.network import Network, sample_actions
from blackgate.learn.player import HalfOnDevice, Player
from blackgate.learn.rollout import Rollout
from blackgate.learn.shared_arrays import OPEN

RANDOM_SHARE: Final = 0.03  # of the actions: a search also tries what the teacher would not play
POLICY_TYPE: Final = torch.float16  # log probabilities of the teacher


class TaughtRollout(Rollout):
    """A rollout whose observations show all cards, with the policy of the teacher."""

    def __init__(self, steps: int, games: int, size: int, actions: int, device: torch.device) -> None:
        super().__init__(steps, games, size, actions, device)
        self.policies: torch.Tensor = torch.zeros((steps, games, actions), dtype=POLICY_TYPE, device=device)


class TaughtChoice(NamedTuple):
    """What the teacher chose in some positions, and what the student thought of them. The names are those of the rollout."""

    actions: torch.Tensor
    free: torch.Tensor
    log_chances: torch.Tensor
    policies: torch.Tensor


class TaughtHalf(HalfOnDevice):
    """A half of the games whose observations show all cards. The teacher reads what the seats know."""

    observed = OPEN

    def __init__(self, workers: GameWorkers, half: int, device: Device) -> None:
        super().__init__(workers, half, device)
        self.known: torch.Tensor = self.shared["observations"].to(device.torch)

    def read_position(self) -> None:
        """Copy what both networks need from shared memory."""
        super().read_position()
        self.known.copy_(self.shared["observations"], non_blocking=True)


class TeacherPlayer(Player):
    """Games that the teacher plays. `network` is a copy of the student, which judges them."""

    half_type = TaughtHalf

    def __init__(self, workers: GameWorkers, student: Network, device: Device, teacher: Network, graphs: bool) -> None:
        super().__init__(workers, student, device, graphs=graphs)
        self.teacher: Network = teacher.requires_grad_(False)

    def choose(self, half: Any) -> Any:
        """Return actions of the teacher, a few of them replaced by random ones, and the judgement of the student."""
        with self.device.autocast():
            policies = self.teacher(half.known, half.masks).log_probs
        legal = half.masks[:, : policies.shape[1]]
        anything = sample_actions(legal.float().log())
        random_moves = torch.rand(len(policies), device=policies.device) < RANDOM_SHARE
        actions = torch.where(random_moves, anything, sample_actions(policies)).to(torch.int16)
        return TaughtChoice(actions, legal.sum(-1) > 1, self.answer(half).log_chances, policies.clamp(min=-60).to(POLICY_TYPE))


class TaughtColumns(NamedTuple):
    """What the student reads of some decisions, one row for each."""

    observations: torch.Tensor
    masks: torch.Tensor
    policies: torch.Tensor
    free: torch.Tensor
    chances: torch.Tensor
    chances_known: torch.Tensor


class Student(Learner):
    """A learner that imitates the teacher's policy and predicts the winner."""

    losses_names = ("policy_loss", "chances_loss", "same_best_action")

    def columns(self, rollout: Any, targets: Targets) -> Any:
        """Return the rows of a rollout."""
        kept = (rollout.observations, rollout.masks, rollout.policies, rollout.free, targets.chances, targets.chances_known)
        return TaughtColumns(*(column.flatten(0, 1) for column in kept))

    def losses(self, some: Any) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the loss of some decisions: the divergence from the teacher's policy, and the cross-entropy of the winner."""
        with self.device.autocast():
            answer = self.network(some.observations, some.masks)
        free = some.free / some.free.sum().clamp(min=1)
        known = some.chances_known / some.chances_known.sum().clamp(min=1)
        teacher = some.policies.float()
        policy = ((teacher.exp() * (teacher - answer.log_probs.clamp(min=-60))).sum(-1) * free).sum()
        chances = -((some.chances * answer.log_chances.clamp(min=-30)).sum(-1) * known).sum()
        with torch.no_grad():
            same = ((teacher.argmax(-1) == answer.log_probs.argmax(-1)) * free).sum()
            figures = torch.stack((policy, chances, same))
        return policy + self.settings.chances_weight * chances, figures.detach()
