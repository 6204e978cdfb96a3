"""The games of a vector environment in several processes. Each worker plays its share and writes into shared memory.

Parent and worker exchange one short message per step (`worker_channel.py`); actions and results stay in the shared memory. A
worker whose channel is closed exits, so no worker outlives its parent.
"""

import signal
import socket
import weakref
from collections.abc import Callable, Iterable
from contextlib import suppress
from itertools import pairwise
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
from blackgate.env.worker_channel import DONE, STEP, WorkerChannel
from blackgate.errors import GameBytesError, VectorEnvError
from blackgate.game import View
from blackgate.view import NO_CHANCE
from blackgate.worker_process import WorkerProcess

if TYPE_CHECKING:
    from numpy.typing import NDArray

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
        self.workers = range(workers)
        self.processes: list[WorkerProcess] = []
        self.channels: list[WorkerChannel] = []
        weakref.finalize(self, close_all, self.channels)  # if the environment is dropped, its workers end
        try:
            for share in self.shares:
                ours, theirs = socket.socketpair()
                self.channels.append(WorkerChannel(ours))
                with theirs:
                    process = WorkerProcess(target=work, args=(theirs, memory, self.shape, spec, share), daemon=True)
                    process.start()
                self.processes.append(process)
            self.finish_step()
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
        self.exchange(self.workers, lambda worker: self.channels[worker].send(STEP))

    def finish_step(self) -> None:
        """Wait until all workers have played."""
        self.exchange(self.workers, lambda worker: self.channels[worker].receive())

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
        self.exchange(self.workers, lambda worker: self.channels[worker].call(method, arguments[worker]))
        return self.exchange(self.workers, lambda worker: self.channels[worker].receive_object())

    def ask_about(self, game: int, method: str, *arguments: Any) -> Any:
        """Call a method of the worker that plays a game."""
        worker = next(number for number, share in enumerate(self.shares) if game < share.stop)
        channel, own_game = self.channels[worker], game - self.shares[worker].start
        self.exchange([worker], lambda _: channel.call(method, (own_game, *arguments)))
        return self.exchange([worker], lambda _: channel.receive_object())[0]

    def exchange(self, workers: Iterable[int], action: Callable[[int], Any]) -> list[Any]:
        """Do something with the channel of each of these workers and return the results.

        If it is interrupted, the workers no longer agree, so the environment is closed.
        """
        results: list[Any] = []
        worker = 0
        try:
            for worker in workers:
                results.append(action(worker))
        except (EOFError, OSError):
            raise self.died(worker) from None
        except BaseException:
            self.close()
            raise
        return results

    def died(self, worker: int) -> VectorEnvError:
        """Close the environment and return the error for a worker that has ended."""
        self.processes[worker].join(CLOSING_S)
        code = self.processes[worker].exitcode
        self.close()
        return VectorEnvError("error-env-worker-died", worker=worker, code=str(code))

    def close(self) -> None:
        """End all workers."""
        self.closed = True
        close_all(self.channels)
        for process in self.processes:
            process.join(CLOSING_S)
            if process.is_alive():
                process.kill()
                process.join()


def close_all(channels: list[WorkerChannel]) -> None:
    """Close the channels: the workers at their other ends exit."""
    for channel in channels:
        channel.close()


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

    def prepare_step(self) -> None:
        """Do what the next step would begin with, while the parent chooses the actions."""
        self.local.games.clear_rows()

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


def work(end: socket.socket, memory: Any, shape: BatchShape, spec: GamesSpec, games: slice) -> None:
    """Play a share of the games, as the parent demands, until it closes the channel or ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    share = Share(map_shared(memory, shape).share(games), spec, games.stop - games.start)
    channel = WorkerChannel(end)
    with suppress(EOFError, OSError):
        channel.send(DONE)
        while True:
            if channel.receive() == STEP:
                share.step()
                channel.send(DONE)
                share.prepare_step()
            else:
                method, arguments = channel.receive_object()
                channel.send_object(getattr(share, method)(*arguments))
