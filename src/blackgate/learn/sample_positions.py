"""Positions of games that a network plays against itself, in this process: to compare two networks."""

from typing import Final

from blackgate.optional_libraries import libraries_of

with libraries_of("learn"):
    import torch

from blackgate.env.vector import VectorEnv
from blackgate.learn.modes import Mode
from blackgate.learn.network import Network, sample_actions
from blackgate.learn.shared_arrays import SEATS

GAMES: Final = 64  # of each mode
STEPS_APART: Final = 20  # between two positions of a game that are kept, so that they differ


@torch.no_grad()
def sample_positions(
    network: Network, modes: tuple[Mode, ...], positions: int, seed: int = 1
) -> tuple[torch.Tensor, torch.Tensor]:
    """Return observations and masks of positions with a choice, from games of all modes."""
    kept: list[tuple[torch.Tensor, torch.Tensor]] = []
    torch.manual_seed(seed)
    for mode in modes:
        environment = VectorEnv(GAMES, seed=seed, room=SEATS, **mode.arguments)
        batch = environment.batch
        needed, step = -(-positions // len(modes)), 0
        while needed > 0:
            observations, masks = torch.from_numpy(batch.observations), torch.from_numpy(batch.masks)
            if step % STEPS_APART == STEPS_APART - 1:
                choice = masks.sum(-1) > 1
                kept.append((observations[choice], masks[choice]))
                needed -= int(choice.sum())
            batch = environment.step(sample_actions(network(observations, masks).log_probs).numpy())
            step += 1
    both = tuple(torch.cat(column)[:positions] for column in zip(*kept, strict=True))
    return both[0], both[1]
