"""What the learner aims at: advantages and targets of the two judgements, for the seat that made each decision.

A seat is asked at irregular times (an Extortion asks its victim), so everything runs along the decisions of one seat of one
game. Going backwards through the steps, each seat of each game keeps its rewards since its next decision, and what was
expected and aimed at there. If a seat is not asked again within the rollout, the targets of its last decision are unknown.
"""

from typing import NamedTuple

from blackgate.optional_libraries import libraries_of

with libraries_of("learn"):
    import torch

from blackgate.env.core.batched_games import WON
from blackgate.learn.rollout import Rollout
from blackgate.learn.shared_arrays import SEATS


class Targets(NamedTuple):
    """Tensors of (steps, games, ...)."""

    advantages: torch.Tensor
    returns: torch.Tensor  # what the value should have said
    known: torch.Tensor  # whether these two are known
    chances: torch.Tensor  # (..., 6): what the chances should have said
    chances_known: torch.Tensor


class SeatMemory:
    """What each seat of each game keeps while the steps are read backwards."""

    def __init__(self, rollout: Rollout) -> None:
        device = rollout.values.device
        self.rewards: torch.Tensor = torch.zeros(rollout.games, SEATS, device=device)
        self.value: torch.Tensor = torch.zeros_like(self.rewards)  # of the seat's next decision
        self.advantage: torch.Tensor = torch.zeros_like(self.rewards)
        self.known: torch.Tensor = torch.zeros_like(self.rewards, dtype=torch.bool)
        self.expected: torch.Tensor = torch.zeros(rollout.games, SEATS, SEATS, device=device)  # chances there
        self.target: torch.Tensor = torch.zeros_like(self.expected)  # and what they aimed at
        self.target_known: torch.Tensor = torch.zeros_like(self.known)


class Estimator:
    """Computes the targets of a rollout: generalised advantage estimation, and the same kind of trace for the chances.

    `teams` and `players` have one entry for each game. A game that was stopped pays its last rewards and
    nothing later, and has no winner to aim at. Call `step_back` for every step, the last one first.
    """

    def __init__(self, rollout: Rollout, teams: torch.Tensor, players: torch.Tensor, discount: float, gae_lambda: float) -> None:
        self.rollout = rollout
        self.discount = discount
        self.gae_lambda = gae_lambda
        memory = SeatMemory(rollout)
        self.memory: SeatMemory = memory
        self.games: torch.Tensor = torch.arange(rollout.games, device=rollout.values.device)
        self.outcomes: torch.Tensor = final_chances(teams, players)
        last = (self.games, rollout.last_seats.long())
        memory.value[last] = rollout.last_values
        memory.known[last] = True
        memory.expected[last] = memory.target[last] = rollout.last_log_chances.exp()
        memory.target_known[last] = True
        self.targets: Targets = Targets(
            torch.zeros_like(rollout.values),
            torch.zeros_like(rollout.values),
            torch.zeros_like(rollout.free),
            torch.zeros_like(rollout.log_chances),
            torch.zeros_like(rollout.free),
        )

    def step_back(self, step: int) -> None:
        """Compute the targets of the decisions of one step."""
        rollout, memory, out = self.rollout, self.memory, self.targets
        forget_ended_games(memory, rollout, step, self.outcomes[self.games, rollout.winners[step].long()])
        memory.rewards += rollout.rewards[step]
        asked = (self.games, rollout.seats[step].long())
        value, chances = rollout.values[step], rollout.log_chances[step].exp()
        known, target_known = memory.known[asked], memory.target_known[asked]
        error = memory.rewards[asked] + self.discount * memory.value[asked] - value
        advantage = known * (error + self.discount * self.gae_lambda * memory.advantage[asked])
        target = (1 - self.gae_lambda) * memory.expected[asked] + self.gae_lambda * memory.target[asked]
        out.advantages[step], out.returns[step], out.known[step] = advantage, advantage + value, known
        out.chances[step], out.chances_known[step] = target, target_known
        memory.rewards[asked] = 0.0
        memory.value[asked] = value
        memory.advantage[asked] = advantage
        memory.known[asked] = True
        memory.expected[asked] = chances
        memory.target[asked] = torch.where(target_known[:, None], target, chances)
        memory.target_known[asked] = True


def forget_ended_games(memory: SeatMemory, rollout: Rollout, step: int, outcome: torch.Tensor) -> None:
    """If the step ended a game, what comes later belongs to the next game. Aim at the outcome instead."""
    ended = rollout.ends[step] != 0
    going_on = (~ended).float()[:, None]
    memory.rewards *= going_on
    memory.value *= going_on
    memory.advantage *= going_on
    memory.known |= ended[:, None]
    memory.expected = torch.where(ended[:, None, None], outcome, memory.expected)
    memory.target = torch.where(ended[:, None, None], outcome, memory.target)
    memory.target_known = torch.where(ended[:, None], (rollout.ends[step] == WON)[:, None], memory.target_known)


def final_chances(teams: torch.Tensor, players: torch.Tensor) -> torch.Tensor:
    """Return the chances at the end, (games, winner, observer, 6): 1 for the winner's seat, relative to the observer, or team."""
    seats = torch.arange(SEATS, device=teams.device)
    steps_to_the_left = seats[None, :, None] - seats[None, None, :]
    relative = torch.remainder(steps_to_the_left, players.long()[:, None, None])
    column = torch.where(teams[:, None, None], torch.remainder(steps_to_the_left, 2), relative)
    return torch.nn.functional.one_hot(column, SEATS).float()
