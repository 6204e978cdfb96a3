"""The games of a vector environment in several processes. Each worker plays its share and writes into shared memory.

Parent and worker exchange one short message per step through a pipe; actions and results stay in the shared memory. A
worker whose pipe is closed exits, so no worker outlives its parent.
"""

import multiprocessing
import pickle
import signal
from contextlib import suppress
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any, Final

from blackgate.optional_libraries import libraries_of

with libraries_of("env"):
    import numpy as np

from blackgate.catalogue import Edition, edition
from blackgate.engine.knowledge import Knowledge
from blackgate.engine.setup import Options
from blackgate.engine.table import Table
from blackgate.env.batch import Batch, BatchShape, SharedRows, allocate_shared, map_shared
from blackgate.env.core.batched_games import SavedGame
from blackgate.env.fields import Layout
from blackgate.env.local_games import GamesSpec, LocalGames
from blackgate.errors import GameBytesError, VectorEnvError
from blackgate.game import View
from blackgate.view import NO_CHANCE
from blackgate.worker_process import WorkerProcess

if TYPE_CHECKING:
    from numpy.typing import NDArray

STEP: Final = b"step"
DONE: Final = b"done"
CLOSING_S: Final = 5.0  # a worker that has not ended by then is killed


class WorkerGames:
    """Games that are played by worker processes. It has the methods of `LocalGames`."""

    def __init__(self, edition: Edition, spec: GamesSpec, games: int, shaping: float, workers: int) -> None:
        self.edition = edition
        self.spec = spec
        self.options = Options(*spec.options)
        layout = Layout(edition, spec.room)
        self.shape = BatchShape(games, layout.size, len(edition.moves), self.options.players)
        memory = allocate_shared(self.shape)
        self.rows: SharedRows = map_shared(memory, self.shape)
        self.rows.shaping[0] = shaping
        self.first_cells = np.arange(games) * self.shape.actions  # of each game's mask
        self.closed: bool = False
        self.shares: list[slice] = divide(games, workers)
        self.processes: list[WorkerProcess] = []
        self.connections: list[Connection] = []
        context = multiprocessing.get_context("spawn")
        try:
            for share in self.shares:
                ours, theirs = context.Pipe()
                process = WorkerProcess(target=work, args=(theirs, memory, self.shape, spec, share), daemon=True)
                self.connections.append(ours)
                process.start()
                self.processes.append(process)
                theirs.close()
            self.receive_all()
        except BaseException:
            self.close()
            raise

    @property
    def shaping(self) -> float:
        """The reward for a whole tunnel, besides winning."""
        return float(self.rows.shaping[0])

    @shaping.setter
    def shaping(self, shaping: float) -> None:
        self.rows.shaping[0] = shaping

    # --- stepping -------------------------------------------------------------------------------
    def reset(self, seeds: list[int]) -> None:
        """Start every game from its own seed."""
        self.ask_all("reset", [(seeds[share],) for share in self.shares])

    def first_illegal(self, actions: "NDArray[np.uint16]") -> int:
        """Return the first game whose action is illegal, or -1."""
        legal = self.rows.batch.masks.ravel().take(self.first_cells + actions)
        return -1 if legal.all() else int(legal.argmin())

    def start_step(self, actions: "NDArray[np.uint16]") -> None:
        """Let the workers play one action in every game."""
        self.rows.actions[:] = actions
        self.send_all(STEP)

    def finish_step(self) -> None:
        """Wait until all workers have played."""
        self.receive_all()

    def results(self, copy: bool) -> Batch:
        """Return the results of the last step: in new arrays, or in the shared ones, which the next step overwrites."""
        return Batch._make(array.copy() for array in self.rows.batch) if copy else self.rows.batch

    def samples(self) -> "NDArray[np.int16]":
        """Return a random legal action for every game, drawn after the last step."""
        return self.rows.samples

    def draw_samples(self) -> None:
        """Draw other actions for `samples`."""
        self.ask_all("draw_samples", [()] * len(self.shares))

    # --- single games ---------------------------------------------------------------------------
    def seat(self, game: int) -> int:
        """Return the seat that is asked in a game."""
        return int(self.rows.batch.seats[game])

    def view(self, game: int) -> View:
        """Return the view of the seat that is asked in a game."""
        seat, cells, known, legal = self.ask_about(game, "view")
        table = Table.from_bytes(self.edition.rulebook, NO_CHANCE, cells)
        knowledge = Knowledge(self.options.players, int(self.edition.rulebook.kinds))
        knowledge.load(known)
        return View(self.edition, self.options, self.spec.names, seat, table, knowledge, legal)

    def why_not(self, game: int, move: int) -> tuple[int, str]:
        """Return why a move is illegal in a game: a set of reasons, and the clause of the question."""
        found: tuple[int, str] = self.ask_about(game, "why_not", move)
        return found

    # --- copies ---------------------------------------------------------------------------------
    def save(self) -> list[SavedGame]:
        """Return all games, hidden information included, for `restore`."""
        return [game for share in self.ask_all("save", [()] * len(self.shares)) for game in share]

    def restore(self, games: list[SavedGame]) -> None:
        """Continue the games of `save`."""
        self.ask_all("restore", [(games[share],) for share in self.shares])

    # --- workers --------------------------------------------------------------------------------
    def ask_all(self, method: str, arguments: list[tuple[Any, ...]]) -> list[Any]:
        """Call a method of every worker's `Share` and return the results."""
        for worker, own in enumerate(arguments):
            self.send(worker, pickle.dumps((method, own)))
        return [pickle.loads(answer) for answer in self.receive_all()]

    def ask_about(self, game: int, method: str, *arguments: Any) -> Any:
        """Call a method of the worker that plays a game."""
        worker = next(number for number, share in enumerate(self.shares) if game < share.stop)
        self.send(worker, pickle.dumps((method, (game - self.shares[worker].start, *arguments))))
        return pickle.loads(self.receive(worker))

    def send_all(self, message: bytes) -> None:
        """Send a message to every worker."""
        for worker in range(len(self.shares)):
            self.send(worker, message)

    def receive_all(self) -> list[bytes]:
        """Wait for the messages of all workers."""
        return [self.receive(worker) for worker in range(len(self.shares))]

    def send(self, worker: int, message: bytes) -> None:
        """Send a message to a worker. If it is interrupted, the workers no longer agree, so the environment is closed."""
        try:
            self.connections[worker].send_bytes(message)
        except OSError:
            raise self.died(worker) from None
        except BaseException:
            self.close()
            raise

    def receive(self, worker: int) -> bytes:
        """Wait for a worker's message, with the same care as `send`."""
        try:
            return self.connections[worker].recv_bytes()
        except (EOFError, OSError):
            raise self.died(worker) from None
        except BaseException:
            self.close()
            raise

    def died(self, worker: int) -> VectorEnvError:
        """Close the environment and return the error for a worker that has ended."""
        self.processes[worker].join(CLOSING_S)
        code = self.processes[worker].exitcode
        self.close()
        return VectorEnvError("error-env-worker-died", worker=worker, code=str(code))

    def close(self) -> None:
        """End all workers."""
        self.closed = True
        for connection in self.connections:
            connection.close()
        for process in self.processes:
            process.join(CLOSING_S)
            if process.is_alive():
                process.kill()
                process.join()


def divide(games: int, workers: int) -> list[slice]:
    """Return the games of each worker: as equal as possible, one after the other."""
    bounds = [worker * games // workers for worker in range(workers + 1)]
    return [slice(start, stop) for start, stop in pairwise(bounds)]


# --- in a worker ----------------------------------------------------------------------------------
class Share:
    """A worker's games. It writes their results into shared memory."""

    def __init__(self, rows: SharedRows, spec: GamesSpec, games: int) -> None:
        self.rows = rows
        own_edition = edition(spec.pack)
        if own_edition.pack.digest != spec.digest:
            raise GameBytesError("error-bytes-pack", pack=own_edition.pack.id)
        self.local = LocalGames(own_edition, spec, games, self.shaping)

    @property
    def shaping(self) -> float:
        """The reward for a whole tunnel, which the parent may change between two steps."""
        return float(self.rows.shaping[0])

    def step(self) -> None:
        """Play the actions in the shared memory."""
        self.local.shaping = self.shaping
        self.local.start_step(self.rows.actions)
        self.write()

    def reset(self, seeds: list[int]) -> None:
        """Start every game from its own seed."""
        self.local.reset(seeds)
        self.write()

    def draw_samples(self) -> None:
        """Draw other random legal actions."""
        self.local.draw_samples()
        self.rows.samples[:] = self.local.samples()

    def view(self, game: int) -> tuple[int | None, bytes, bytes, list[int]]:
        """Return the parts of a view: classes of the compiled engine cannot be pickled."""
        view = self.local.view(game)
        return view.seat, view.table.to_bytes(), view.knowledge.to_bytes(), view.legal

    def why_not(self, game: int, move: int) -> tuple[int, str]:
        """Return why a move is illegal in a game."""
        return self.local.why_not(game, move)

    def save(self) -> list[SavedGame]:
        """Return the games, hidden information included."""
        return self.local.save()

    def restore(self, games: list[SavedGame]) -> None:
        """Continue the games of `save`."""
        self.local.restore(games)
        self.write()

    def write(self) -> None:
        """Write the results of the last step into the shared memory."""
        self.local.write(self.rows.batch)
        self.rows.samples[:] = self.local.samples()


def work(connection: Connection, memory: Any, shape: BatchShape, spec: GamesSpec, games: slice) -> None:
    """Play a share of the games, as the parent demands, until it closes the connection or ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    share = Share(map_shared(memory, shape).share(games), spec, games.stop - games.start)
    with suppress(EOFError, OSError):
        connection.send_bytes(DONE)
        while True:
            message = connection.recv_bytes()
            if message == STEP:
                share.step()
                connection.send_bytes(DONE)
            else:
                method, arguments = pickle.loads(message)
                connection.send_bytes(pickle.dumps(getattr(share, method)(*arguments)))
