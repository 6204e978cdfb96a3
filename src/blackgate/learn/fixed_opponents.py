"""Fixed opponents: a network that does not learn plays some of the seats. Only decisions of the other seats are learnt from."""

from pathlib import Path

from blackgate.optional_libraries import libraries_of

with libraries_of("learn"):
    import numpy as np
    import torch

from blackgate.catalogue import Edition
from blackgate.learn import checkpoint
from blackgate.learn.export import load_exported
from blackgate.learn.modes import Mode
from blackgate.learn.network import Network, sample_actions
from blackgate.learn.shared_arrays import SEATS


class FixedOpponents:
    """A network and the seats that it does not play."""

    def __init__(self, network: Network, learning_seats: torch.Tensor, samples: bool) -> None:
        self.network: Network = network.requires_grad_(False)
        self.learning_seats = learning_seats  # (games of a half, 6): whether the seat is the learner's
        self.samples = samples

    def choose(self, observations: torch.Tensor, masks: torch.Tensor) -> torch.Tensor:
        """Return the actions of the network, as if it were asked everywhere."""
        log_probs = self.network(observations, masks).log_probs
        return sample_actions(log_probs) if self.samples else log_probs.argmax(-1)


def learning_seats(modes: tuple[Mode, ...], mode_of_game: list[int], opponent_seats: int) -> torch.Tensor:
    """Return which seats are the learner's, (games, 6): those that the opponents leave, at least one. They rotate."""
    seats = np.zeros((len(mode_of_game), SEATS), bool)
    for game, number in enumerate(mode_of_game):
        mode = modes[number]
        if mode.teams:
            seats[game, game % 2 : mode.players : 2] = True
            continue
        for turn in range(max(1, mode.players - opponent_seats)):
            seats[game, (game + turn) % mode.players] = True
    return torch.from_numpy(seats)


def load_any_network(file: Path, pack: Edition) -> Network:
    """Return the network of a checkpoint or of an exported file."""
    if file.suffix == ".bin":
        return load_exported(file, pack)
    return checkpoint.read_network(checkpoint.load(file), file, pack)
