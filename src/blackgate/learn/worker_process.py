"""A worker process: it steps the games of its share when it is told to. It imports no PyTorch."""

import traceback
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from blackgate.optional_libraries import libraries_of

with libraries_of("env"):
    import numpy as np

from blackgate.env.core.batched_games import STOPPED, WON
from blackgate.env.vector import Batch, VectorEnv
from blackgate.learn.modes import Mode, Piece
from blackgate.learn.shared_arrays import Shapes, SharedArrays

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


@dataclass(frozen=True)
class Assignment:
    """What a worker needs to start. The games are in two halves, each with its own arrays."""

    worker: int
    modes: tuple[Mode, ...]
    pieces: tuple[Piece, ...]  # of each half
    first: int  # the worker's first row in the arrays
    files: tuple[str, ...]  # of the shared arrays, one for each half
    shapes: Shapes
    seed: int
    max_turns: int


class HostedGames:
    """The games of one worker in one half: one vector environment for each piece, and its rows of the shared arrays."""

    def __init__(self, assignment: Assignment, half: int) -> None:
        self.arrays = SharedArrays(assignment.shapes, assignment.files[half])
        self.environments: list[tuple[VectorEnv, slice]] = []
        row = assignment.first
        for number, piece in enumerate(assignment.pieces):
            mode = assignment.modes[piece.mode]
            seed = environment_seed(assignment.seed, half, assignment.worker, number)
            environment = VectorEnv(piece.games, seed=seed, max_turns=assignment.max_turns, room=6, **mode.arguments)
            rows = slice(row, row + piece.games)
            self.environments.append((environment, rows))
            self.write(environment.batch, rows)
            row += piece.games

    def step(self, shaping: float) -> None:
        """Play the actions of the shared array in all games, and write the results."""
        for environment, rows in self.environments:
            if environment.shaping != shaping:
                environment.shaping = shaping
            self.write(environment.step(self.arrays["actions"][rows]), rows)

    def write(self, batch: Batch, rows: slice) -> None:
        """Copy a batch into the shared arrays."""
        arrays = self.arrays
        arrays["observations"][rows, : batch.observations.shape[1]] = batch.observations
        arrays["masks"][rows, : batch.masks.shape[1]] = batch.masks
        arrays["seats"][rows] = batch.seats
        arrays["rewards"][rows, : batch.rewards.shape[1]] = batch.rewards
        arrays["ends"][rows] = batch.terminated * np.uint8(WON) + batch.truncated * np.uint8(STOPPED)
        arrays["winners"][rows] = np.maximum(batch.winners, 0)
        arrays["turns"][rows] = batch.turns


def environment_seed(seed: int, *numbers: int) -> int:
    """Return the seed of one environment of a run."""
    return int(np.random.SeedSequence((seed, *numbers)).generate_state(1, np.uint64)[0] >> np.uint64(2))


def serve_games(connection: "Connection", assignment: Assignment) -> None:
    """Run a worker: answer requests until the connection closes. A request is a name and its arguments."""
    halves = [HostedGames(assignment, half) for half in range(len(assignment.files))]
    connection.send(None)
    requests: dict[str, Any] = {"step": lambda half, shaping: halves[half].step(shaping)}
    while True:
        try:
            name, *arguments = connection.recv()
        except EOFError:
            return
        try:
            answer = requests[name](*arguments)
        except Exception:  # noqa: BLE001  the parent raises it
            answer = RuntimeError(traceback.format_exc())
        connection.send(answer)
