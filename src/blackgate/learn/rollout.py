"""A rollout: the decisions of some steps of all games, on the device of the network. Bytes stay bytes."""

from blackgate.optional_libraries import libraries_of

with libraries_of("learn"):
    import torch

from blackgate.learn.shared_arrays import SEATS, padded


class Rollout:
    """Tensors of (steps, games, ...). Its memory is used again for later rollouts."""

    def __init__(self, steps: int, games: int, size: int, actions: int, device: torch.device) -> None:
        self.steps = steps
        self.games = games

        def zeros(*shape: int, kind: torch.dtype) -> torch.Tensor:
            return torch.zeros((steps, games, *shape), dtype=kind, device=device)

        self.observations: torch.Tensor = zeros(padded(size), kind=torch.uint8)
        self.masks: torch.Tensor = zeros(padded(actions), kind=torch.uint8)
        self.seats: torch.Tensor = zeros(kind=torch.uint8)  # the seat that decides
        self.actions: torch.Tensor = zeros(kind=torch.int16)
        self.free: torch.Tensor = zeros(kind=torch.bool)  # whether there was more than one legal action
        self.own: torch.Tensor = zeros(kind=torch.bool)  # whether the learner decided, not a fixed opponent
        self.log_probs: torch.Tensor = zeros(kind=torch.float32)  # of the chosen actions, when they were chosen
        self.values: torch.Tensor = zeros(kind=torch.float32)
        self.log_chances: torch.Tensor = zeros(SEATS, kind=torch.float32)
        self.rewards: torch.Tensor = zeros(SEATS, kind=torch.float32)  # of all seats, for the step
        self.ends: torch.Tensor = zeros(kind=torch.uint8)  # how the step ended the game: 0, WON or STOPPED
        self.winners: torch.Tensor = zeros(kind=torch.uint8)
        # The decision after the last step, which is not part of the rollout: only its judgement is used.
        self.last_seats: torch.Tensor = torch.zeros(games, dtype=torch.uint8, device=device)
        self.last_values: torch.Tensor = torch.zeros(games, device=device)
        self.last_log_chances: torch.Tensor = torch.zeros(games, SEATS, device=device)

    @property
    def decisions(self) -> int:
        """The number of decisions."""
        return self.steps * self.games
