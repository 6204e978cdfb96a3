"""A worker process: it steps the games of its share when it is told to. It imports no PyTorch."""

import pickle
import traceback
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from blackgate.optional_libraries import libraries_of

with libraries_of("env"):
    import numpy as np

from blackgate.env.batch import Batch
from blackgate.env.core.batched_games import STOPPED, WON
from blackgate.env.vector import VectorEnv
from blackgate.learn.evaluation_games import EvaluationGames, Positions
from blackgate.learn.modes import Mode, Piece
from blackgate.learn.shared_arrays import SEATS, Shapes, SharedArrays

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from numpy.typing import NDArray


@dataclass(frozen=True)
class Assignment:
    """What a worker needs to start. The games are in two halves, each with its own arrays."""

    worker: int
    workers: int
    modes: tuple[Mode, ...]
    pieces: tuple[Piece, ...]  # of each half
    first: int  # the worker's first row in the arrays
    memory: tuple[Any, ...]  # of the shared arrays, one for each half
    shapes: Shapes
    seed: int
    max_turns: int
    stopped_reward: float


class HostedGames:
    """The games of one worker in one half: one vector environment for each piece, and its rows of the shared arrays."""

    def __init__(self, assignment: Assignment, half: int) -> None:
        self.arrays: SharedArrays = SharedArrays(assignment.shapes, assignment.memory[half])
        self.stopped_reward = np.float32(assignment.stopped_reward)
        self.environments: list[tuple[VectorEnv, slice]] = []
        row = assignment.first
        for number, piece in enumerate(assignment.pieces):
            mode = assignment.modes[piece.mode]
            seed = environment_seed(assignment.seed, half, assignment.worker, number)
            environment = VectorEnv(
                piece.games, seed=seed, max_turns=assignment.max_turns, room=SEATS, copy=False, **mode.arguments
            )
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

    def replace(self, environments: list[VectorEnv]) -> None:
        """Go on with other environments of the same kind."""
        rows = [rows for _, rows in self.environments]
        self.environments = list(zip(environments, rows, strict=True))
        for environment, place in self.environments:
            self.write(environment.batch, place)

    def write(self, batch: Batch, rows: slice) -> None:
        """Copy the results of a step into the shared arrays."""
        arrays = self.arrays
        arrays["observations"][rows, : batch.observations.shape[1]] = batch.observations
        arrays["masks"][rows, : batch.masks.shape[1]] = batch.masks
        arrays["seats"][rows] = batch.seats
        stopped = batch.truncated[:, np.newaxis] * self.stopped_reward
        arrays["rewards"][rows, : batch.rewards.shape[1]] = batch.rewards + stopped
        arrays["ends"][rows] = batch.terminated * np.uint8(WON) + batch.truncated * np.uint8(STOPPED)
        arrays["winners"][rows] = np.maximum(batch.winners, 0)
        arrays["turns"][rows] = batch.turns


def environment_seed(seed: int, *numbers: int) -> int:
    """Return the seed of one environment of a run."""
    return int(np.random.SeedSequence((seed, *numbers)).generate_state(1, np.uint64)[0] >> np.uint64(2))


class WorkerProblem(NamedTuple):
    """An exception of a worker, for the process that waits for its answer."""

    text: str


class Worker:
    """Answers the requests of the process that trains. Their names are those of the methods."""

    def __init__(self, assignment: Assignment) -> None:
        self.assignment = assignment
        self.halves: list[HostedGames] = [HostedGames(assignment, half) for half in range(len(assignment.memory))]
        self.evaluation: EvaluationGames | None = None

    def step(self, half: int, shaping: float) -> None:
        """Step the games of a half."""
        self.halves[half].step(shaping)

    def save_games(self) -> bytes:
        """Return all games of this worker."""
        return pickle.dumps([[environment for environment, _ in half.environments] for half in self.halves])

    def load_games(self, shares: list[bytes]) -> None:
        """Continue the games of `save_games`. Every worker gets those of all workers."""
        for half, environments in zip(self.halves, pickle.loads(shares[self.assignment.worker]), strict=True):
            half.replace(environments)

    def begin_evaluation(self, mode: Mode, opponent: str, games: int, seed: int, max_turns: int) -> None:
        """Start this worker's share of games against a bot."""
        numbers = range(self.assignment.worker, games, self.assignment.workers)
        self.evaluation = EvaluationGames(mode, opponent, numbers, seed, max_turns)

    def evaluation_positions(self) -> Positions:
        """Return the positions in which the network is asked."""
        assert self.evaluation is not None
        return self.evaluation.positions()

    def play_evaluation(self, shares: "list[NDArray[np.int64]]") -> None:
        """Play the network's actions. Every worker gets those of all workers."""
        assert self.evaluation is not None
        self.evaluation.play(shares[self.assignment.worker])

    def end_evaluation(self) -> tuple[int, int]:
        """Return how many games the network won, and how many there were."""
        assert self.evaluation is not None
        found, self.evaluation = self.evaluation.result(), None
        return found


def serve_games(connection: "Connection", assignment: Assignment) -> None:
    """Run a worker: answer requests until the connection closes. A request is a name and its arguments."""
    worker = Worker(assignment)
    with suppress(EOFError, ConnectionError):  # the other process closed it
        connection.send(None)
        while True:
            name, *arguments = connection.recv()
            try:
                answer = getattr(worker, name)(*arguments)
            except Exception as error:  # noqa: BLE001  the other process raises it
                traceback.print_exc()
                answer = WorkerProblem(f"{type(error).__name__}: {error}")
            connection.send(answer)
