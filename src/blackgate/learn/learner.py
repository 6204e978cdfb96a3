"""Updates the network from rollouts with clipped PPO, in small parts of work, so that games can be played meanwhile."""

from collections.abc import Generator, Iterator
from functools import partial
from typing import Any, Final, NamedTuple

from blackgate.optional_libraries import libraries_of

with libraries_of("learn"):
    import torch
    from torch import nn

from blackgate.learn.advantages import Estimator, Targets
from blackgate.learn.devices import Device, Repeated
from blackgate.learn.network import Network
from blackgate.learn.rollout import Rollout
from blackgate.learn.settings import Settings

LOSSES: Final = ("policy_loss", "value_loss", "chances_loss", "entropy", "kl", "clipped")


class Columns(NamedTuple):
    """What the learner reads of some decisions, one row for each."""

    observations: torch.Tensor
    masks: torch.Tensor
    actions: torch.Tensor
    log_probs: torch.Tensor
    advantages: torch.Tensor  # normalised
    returns: torch.Tensor
    chances: torch.Tensor
    choice: torch.Tensor  # 1 where the policy learns: the advantage is known, and there was more than one legal action
    known: torch.Tensor  # 1 where the value learns
    chances_known: torch.Tensor


class Learner:
    """The network that learns and its optimiser. A rollout is worked off by calling `work`."""

    def __init__(self, network: Network, settings: Settings, device: Device) -> None:
        self.network = network
        self.settings = settings
        self.device = device
        # Tensors, because a recorded update reads them again every time.
        self.learning_rate: torch.Tensor = torch.tensor(settings.learning_rate, device=device.torch)
        self.entropy_weight: torch.Tensor = torch.tensor(settings.entropy, device=device.torch)
        options = {"lr": self.learning_rate, "eps": 1e-5, "weight_decay": settings.weight_decay}
        self.optimiser: Any = torch.optim.AdamW(network.parameters(), **options, fused=True, capturable=device.is_gpu)
        self.sums: torch.Tensor = torch.zeros(len(LOSSES), device=device.torch)
        self.updates = 0  # since the last report
        self._some: Columns | None = None  # the decisions of the update at hand, always in the same tensors
        self.updating: Repeated = Repeated(self.update, device, "learning", settings.graphs)
        self._preparing: dict[Rollout, Repeated] = {}
        self._work: Iterator[None] = iter(())
        self._left = 0

    def follow(self, learning_rate: float, entropy_weight: float) -> None:
        """Set what changes during a run."""
        with self.device.stream("learning"):
            self.learning_rate.fill_(learning_rate)
            self.entropy_weight.fill_(entropy_weight)

    def load_optimiser(self, state: dict[str, Any]) -> None:
        """Continue with the state of another optimiser. The learning rate stays in the tensor of this one."""
        self.optimiser.load_state_dict(state)
        for group in self.optimiser.param_groups:
            group["lr"] = self.learning_rate
            group["capturable"] = self.device.is_gpu

    def begin(self, rollout: Rollout) -> None:
        """Take a rollout to learn from. The rollout must stay as it is until all work is done."""
        self.finish()
        minibatch = self.settings.minibatch or rollout.decisions
        self._minibatches = max(1, round(rollout.decisions / minibatch))
        self._left = (0 if self.updating.record else rollout.steps) + self.settings.epochs * self._minibatches
        self._work = self._learn(rollout)

    def work(self, times: int) -> None:
        """Do an equal share of the work that is left, if `work` will be called this number of times, this call included."""
        share = -(-self._left // max(1, times))
        with self.device.stream("learning"):
            for _ in range(share):
                next(self._work, None)
        self._left -= share

    def finish(self) -> None:
        """Do all work that is left."""
        if self._left > 0:
            self.work(1)

    def _learn(self, rollout: Rollout) -> Iterator[None]:
        """Estimate the targets of a rollout, then update the network with random minibatches. Each step is a piece of work."""
        columns = yield from self._prepare(rollout)
        size = rollout.decisions // self._minibatches
        for _ in range(self.settings.epochs):
            order = torch.randperm(rollout.decisions, device=self.device.torch)
            for rows in order[: self._minibatches * size].view(self._minibatches, size):
                self.take(columns, rows)
                self.updating()
                self.updates += 1
                yield

    def _prepare(self, rollout: Rollout) -> Generator[None, None, Columns]:
        """Compute the targets of a rollout and return its columns: step by step, or all at once if that is recorded."""
        if self.updating.record:
            if rollout not in self._preparing:
                work = partial(self.prepare_at_once, rollout)
                self._preparing[rollout] = Repeated(work, self.device, "learning", record=True)
            columns: Columns = self._preparing[rollout]()
            return columns
        estimator = self.estimator(rollout)
        for step in range(rollout.steps - 1, -1, -1):
            with torch.no_grad():
                estimator.step_back(step)
            yield
        return learning_columns(rollout, estimator.targets)

    @torch.no_grad()
    def prepare_at_once(self, rollout: Rollout) -> Columns:
        """Compute the targets of a rollout and return its columns."""
        estimator = self.estimator(rollout)
        for step in range(rollout.steps - 1, -1, -1):
            estimator.step_back(step)
        return learning_columns(rollout, estimator.targets)

    def estimator(self, rollout: Rollout) -> Estimator:
        """Return what computes the targets of a rollout."""
        players, teams = self.network.players_and_teams(rollout.observations[0])
        return Estimator(rollout, teams, players, self.settings.discount, self.settings.gae_lambda)

    def take(self, columns: Columns, rows: torch.Tensor) -> None:
        """Copy some rows to the tensors that `update` reads."""
        if self._some is None:
            self._some = Columns(*(column.index_select(0, rows) for column in columns))
        else:
            for target, column in zip(self._some, columns, strict=True):
                torch.index_select(column, 0, rows, out=target)

    def update(self) -> None:
        """Make one gradient step with the decisions that were taken."""
        assert self._some is not None
        self.optimiser.zero_grad(set_to_none=True)
        loss, figures = self.losses(self._some)
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), self.settings.gradient_clip)
        self.optimiser.step()
        self.sums += figures

    def losses(self, some: Columns) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the loss of some decisions, and the figures for the report."""
        with self.device.autocast():
            answer = self.network(some.observations, some.masks)
        choice = some.choice / some.choice.sum().clamp(min=1)
        known = some.known / some.known.sum().clamp(min=1)
        chances_known = some.chances_known / some.chances_known.sum().clamp(min=1)
        log_ratio = answer.log_probs.gather(1, some.actions.long()[:, None]).squeeze(1) - some.log_probs
        ratio, clip = log_ratio.exp(), self.settings.clip
        gain = torch.min(ratio * some.advantages, ratio.clamp(1 - clip, 1 + clip) * some.advantages)
        policy = -(gain * choice).sum()
        value = ((answer.values - some.returns).pow(2) * known).sum()
        chances = -((some.chances * answer.log_chances.clamp(min=-30)).sum(-1) * chances_known).sum()
        entropy = -((answer.log_probs.exp() * answer.log_probs).sum(-1) * choice).sum()
        loss = (
            policy + self.settings.value_weight * value + self.settings.chances_weight * chances - self.entropy_weight * entropy
        )
        with torch.no_grad():
            kl = ((ratio - 1 - log_ratio) * choice).sum()
            clipped = (((ratio - 1).abs() > clip) * choice).sum()
            figures = torch.stack((policy, value, chances, entropy, kl, clipped))
        return loss, figures.detach()

    def figures(self) -> dict[str, float]:
        """Return the mean losses since the last call."""
        self.device.finish("learning")
        means = (self.sums / max(1, self.updates)).tolist()
        with self.device.stream("learning"):
            self.sums.zero_()
        self.updates = 0
        return dict(zip(LOSSES, means, strict=True))


def learning_columns(rollout: Rollout, targets: Targets) -> Columns:
    """Return the rows of a rollout for the learner. Advantages get mean 0 and deviation 1 over the decisions with a choice."""
    choice = (targets.known & rollout.free & rollout.own).float()
    count = choice.sum().clamp(min=1)
    mean = (targets.advantages * choice).sum() / count
    deviation = (((targets.advantages - mean).pow(2) * choice).sum() / count).sqrt()
    columns = Columns(
        rollout.observations,
        rollout.masks,
        rollout.actions,
        rollout.log_probs,
        (targets.advantages - mean) / (deviation + 1e-6),
        targets.returns,
        targets.chances,
        choice,
        (targets.known & rollout.own).float(),
        (targets.chances_known & rollout.own).float(),
    )
    return Columns(*(column.flatten(0, 1) for column in columns))
