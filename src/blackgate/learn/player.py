"""Plays rollouts. The network answers one half of the games while the workers step the other half."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from blackgate.optional_libraries import libraries_of

with libraries_of("learn"):
    import numpy as np
    import torch
    from numpy.typing import NDArray

from blackgate.env.core.batched_games import WON
from blackgate.learn.devices import Device, Repeated
from blackgate.learn.fixed_opponents import FixedOpponents
from blackgate.learn.game_workers import HALVES, GameWorkers
from blackgate.learn.network import Answer, Network, sample_actions
from blackgate.learn.rollout import Rollout


@dataclass
class PlayFigures:
    """What happened in the games since the last report."""

    games: NDArray[np.int64]  # games that ended, by mode
    turns: NDArray[np.int64]  # their turns, by mode
    stopped: int = 0  # games that were too long
    won: int = 0  # games that the learner won, if opponents play the other seats
    waited_for_games: float = 0.0  # seconds
    waited_for_network: float = 0.0
    decisions: int = 0

    @classmethod
    def of_modes(cls, modes: int) -> "PlayFigures":
        """Return figures of no games."""
        return cls(np.zeros(modes, np.int64), np.zeros(modes, np.int64))


class Choice(NamedTuple):
    """What the network chose in some positions, and what it thought of them. The names are those of `Rollout`."""

    actions: torch.Tensor
    log_probs: torch.Tensor
    free: torch.Tensor
    values: torch.Tensor
    log_chances: torch.Tensor
    own: torch.Tensor


class HalfOnDevice:
    """The arrays of one half of the games, as tensors: in shared memory, and where the network reads them."""

    def __init__(self, workers: GameWorkers, half: int, device: Device) -> None:
        arrays = workers.halves[half]
        self.pinned: bool = device.pin(arrays)
        self.shared: dict[str, torch.Tensor] = {name: torch.from_numpy(array) for name, array in arrays.arrays.items()}
        self.observations: torch.Tensor = self.shared["observations"].to(device.torch)
        self.masks: torch.Tensor = self.shared["masks"].to(device.torch)
        self.seats: torch.Tensor = self.shared["seats"].to(device.torch)
        self.rows: slice = slice(half * workers.games, (half + 1) * workers.games)

    def read_position(self) -> None:
        """Copy what the network needs from shared memory."""
        self.seats.copy_(self.shared["seats"], non_blocking=True)
        self.observations.copy_(self.shared["observations"], non_blocking=True)
        self.masks.copy_(self.shared["masks"], non_blocking=True)


class Player:
    """The games of a run and a copy of the network that plays them."""

    def __init__(
        self,
        workers: GameWorkers,
        network: Network,
        device: Device,
        opponents: FixedOpponents | None = None,
        graphs: bool = False,
    ) -> None:
        self.workers = workers
        self.device = device
        self.network = network
        self.opponents = opponents
        self.learning_seats: NDArray[np.bool_] | None = None if opponents is None else opponents.learning_seats.cpu().numpy()
        self.halves: list[HalfOnDevice] = [HalfOnDevice(workers, half, device) for half in range(HALVES)]
        self.choosing: list[Repeated] = [Repeated(partial(self.choose, half), device, "playing", graphs) for half in self.halves]
        self.mode_of_game: NDArray[np.int64] = np.asarray(workers.mode_of_game)
        self.modes: int = int(self.mode_of_game.max()) + 1
        self.figures: PlayFigures = PlayFigures.of_modes(self.modes)

    def play(self, rollout: Rollout, in_between: Callable[[], None]) -> None:
        """Fill a rollout. `in_between` is called after each half step, while workers and network are busy."""
        for step in range(rollout.steps):
            for number, half in enumerate(self.halves):
                self.wait_for_games(number)
                with self.device.stream("playing"), torch.no_grad():
                    if step > 0:
                        self.keep_results(rollout, step - 1, half, number)
                    self.decide(rollout, step, half, self.choosing[number])
                began = time.perf_counter()
                self.device.finish("playing")
                self.figures.waited_for_network += time.perf_counter() - began
                self.workers.step(number)
                in_between()
        for number, half in enumerate(self.halves):
            self.wait_for_games(number)
            with self.device.stream("playing"), torch.no_grad():
                self.keep_results(rollout, rollout.steps - 1, half, number)
                self.judge_last_position(rollout, half)
        self.device.finish("playing")
        self.figures.decisions += rollout.decisions

    def wait_for_games(self, half: int) -> None:
        """Wait until the workers have stepped a half."""
        began = time.perf_counter()
        self.workers.wait(half)
        self.figures.waited_for_games += time.perf_counter() - began

    def decide(self, rollout: Rollout, step: int, half: HalfOnDevice, choose: Callable[[], Choice]) -> None:
        """Choose an action for every game of a half, give it to the workers, and keep position and choice in the rollout."""
        half.read_position()
        choice: Choice = choose()
        half.shared["actions"].copy_(choice.actions, non_blocking=True)
        rows = half.rows
        rollout.observations[step, rows] = half.observations
        rollout.masks[step, rows] = half.masks
        rollout.seats[step, rows] = half.seats
        for name, values in choice._asdict().items():
            getattr(rollout, name)[step, rows] = values

    def choose(self, half: HalfOnDevice) -> Choice:
        """Return the choices of the network in the positions of a half."""
        answer = self.answer(half)
        actions = sample_actions(answer.log_probs)
        chosen = answer.log_probs.gather(1, actions[:, None]).squeeze(1)
        free = half.masks.sum(-1) > 1
        own = torch.ones_like(free)
        if self.opponents is not None:
            own = self.opponents.learning_seats.gather(1, half.seats.long()[:, None]).squeeze(1)
            with self.device.autocast():
                theirs = self.opponents.choose(half.observations, half.masks)
            actions = torch.where(own, actions, theirs)
        return Choice(actions.to(torch.int16), chosen, free, answer.values, answer.log_chances, own)

    def answer(self, half: HalfOnDevice) -> Answer:
        """Ask the network about the positions of a half."""
        with self.device.autocast():
            answer: Answer = self.network(half.observations, half.masks)
        return answer

    def keep_results(self, rollout: Rollout, step: int, half: HalfOnDevice, number: int) -> None:
        """Keep what the step before has brought: rewards and ends of games."""
        for name in ("rewards", "ends", "winners"):
            getattr(rollout, name)[step, half.rows].copy_(half.shared[name], non_blocking=True)
        arrays = self.workers.halves[number]
        ended = np.flatnonzero(arrays["ends"])
        if len(ended):
            modes = self.mode_of_game[ended]
            self.figures.games += np.bincount(modes, minlength=self.modes)
            self.figures.turns += np.bincount(modes, arrays["turns"][ended], self.modes).astype(np.int64)
            won = ended[arrays["ends"][ended] == WON]
            self.figures.stopped += len(ended) - len(won)
            if self.learning_seats is not None:
                self.figures.won += int(self.learning_seats[won, arrays["winners"][won]].sum())

    def judge_last_position(self, rollout: Rollout, half: HalfOnDevice) -> None:
        """Keep what the network expects after the last step. The next rollout begins with this position."""
        half.read_position()
        answer = self.answer(half)
        rollout.last_seats[half.rows] = half.seats
        rollout.last_values[half.rows] = answer.values
        rollout.last_log_chances[half.rows] = answer.log_chances
