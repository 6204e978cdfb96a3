"""Workers that step many games of several modes: processes of this machine or of a Ray cluster."""

from typing import Any, Final

from blackgate.catalogue import edition
from blackgate.env.fields import Layout
from blackgate.errors import OptionError
from blackgate.learn.modes import Mode, share_out
from blackgate.learn.ray_link import RayCluster, RayLink
from blackgate.learn.shared_arrays import SEATS, SharedArrays, array_shapes
from blackgate.learn.worker_link import ProcessLink, WorkerLink
from blackgate.learn.worker_process import Assignment

HALVES: Final = 2  # the network answers one half while the workers step the other


class GameWorkers:
    """All games of a run, in two halves of the same size, stepped by worker processes."""

    def __init__(
        self,
        modes: tuple[Mode, ...],
        games: int,
        workers: int,
        *,
        seed: int,
        max_turns: int,
        stopped_reward: float,
        cluster: RayCluster | None = None,
    ) -> None:
        editions = [edition(mode.pack) for mode in modes]
        self.layout: Layout = Layout(editions[0], SEATS)
        self.actions: int = len(editions[0].moves)
        sizes = {(Layout(one, SEATS).size, len(one.moves)) for one in editions}
        if len(sizes) > 1:
            raise OptionError("error-learn-packs")
        shares = share_out(modes, max(1, games // HALVES), max(1, workers))
        self.games: int = sum(piece.games for share in shares for piece in share)  # of each half
        shapes = array_shapes(self.games, self.layout.size, self.actions)
        self.halves: tuple[SharedArrays, ...] = tuple(SharedArrays(shapes) for _ in range(HALVES))
        self.mode_of_game: list[int] = [piece.mode for share in shares for piece in share for _ in range(piece.games)]
        self.count: int = len(shares)
        self.shaping = 0.0
        self._stepping: set[int] = set()  # halves that were told to step
        self.links: list[WorkerLink] = []
        first = 0
        for worker, share in enumerate(shares):
            memory = tuple(half.memory for half in self.halves)
            assignment = Assignment(
                worker, len(shares), modes, tuple(share), first, memory, shapes, seed, max_turns, stopped_reward
            )
            self.links.append(ProcessLink(assignment) if cluster is None else RayLink(cluster, assignment, self.halves))
            first += sum(piece.games for piece in share)
        self.answers()

    def step(self, half: int) -> None:
        """Let all workers play the actions of a half."""
        self.request("step", half, self.shaping)
        self._stepping.add(half)

    def wait(self, half: int) -> None:
        """Wait until the last step of a half is done. Wait for the halves in the order in which they were told to step."""
        if half in self._stepping:
            self._stepping.remove(half)
            self.answers()

    def request(self, name: str, *arguments: Any) -> None:
        """Send a request to all workers. They answer requests in order."""
        for link in self.links:
            link.send((name, *arguments))

    def answers(self) -> list[Any]:
        """Return the answers of all workers to their oldest request."""
        return [link.receive() for link in self.links]

    def save_games(self) -> list[bytes]:
        """Return all games, one share for each worker. No half may be stepping."""
        self.request("save_games")
        return self.answers()

    def load_games(self, shares: list[bytes]) -> None:
        """Continue saved games, if there are as many workers as then."""
        if len(shares) == self.count:
            self.request("load_games", shares)
            self.answers()

    def close(self) -> None:
        """End the workers."""
        for link in self.links:
            link.close()
