"""Workers on the machines of a Ray cluster. Actions and the results of steps are sent over the network."""

import dataclasses
import os
from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from blackgate.arena.worker_pool import RAY_ENVIRONMENT, connect
from blackgate.learn.shared_arrays import Shapes, SharedArrays
from blackgate.learn.worker_link import LearnError, Request
from blackgate.learn.worker_process import Assignment, Worker
from blackgate.optional_libraries import import_library

if TYPE_CHECKING:
    from numpy.typing import NDArray

ACTIONS: Final = "actions"  # the array that goes to the workers; all others come from them
Rows = dict[int, "dict[str, NDArray[Any]]"]  # the results of a step, by half and by the name of the array


class RayCluster:
    """A cluster whose machines step games."""

    def __init__(self, address: str) -> None:
        for name, value in RAY_ENVIRONMENT.items():
            os.environ.setdefault(name, value)
        self.ray: Any = import_library("ray", "ray")
        connect(self.ray, address, os.cpu_count() or 1)
        self.cores: int = max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def close(self) -> None:
        """Leave the cluster, or stop the one that was started here."""
        self.ray.shutdown()


class RemoteWorker:
    """A worker with arrays of its own, which it sends instead of sharing them."""

    def __init__(self, assignment: Assignment) -> None:
        self.worker = Worker(assignment)

    def start(self) -> tuple[None, Rows]:
        """Return the first positions of all games."""
        return None, self.rows(range(len(self.worker.halves)))

    def answer(self, request: Request, actions: "NDArray[Any] | None") -> tuple[Any, Rows]:
        """Carry out a request; return its answer, and the rows that it changed."""
        name, *arguments = request
        if actions is not None:
            self.worker.halves[arguments[0]].arrays[ACTIONS][:] = actions
        answer = getattr(self.worker, name)(*arguments)
        changed = {"step": arguments[:1], "load_games": range(len(self.worker.halves))}.get(name, ())
        return answer, self.rows(changed)

    def rows(self, halves: Sequence[int]) -> Rows:
        """Return copies of the results of some halves."""
        return {
            half: {name: array.copy() for name, array in self.worker.halves[half].arrays.arrays.items() if name != ACTIONS}
            for half in halves
        }


class RayLink:
    """The link to a worker of a cluster. It copies the results into the shared arrays of this process."""

    def __init__(self, cluster: RayCluster, assignment: Assignment, halves: Sequence[SharedArrays]) -> None:
        games = sum(piece.games for piece in assignment.pieces)
        self.halves = halves
        self.rows: slice = slice(assignment.first, assignment.first + games)
        shapes: Shapes = {name: ((games, *shape[1:]), kind) for name, (shape, kind) in assignment.shapes.items()}
        own = dataclasses.replace(assignment, first=0, memory=(None,) * len(halves), shapes=shapes)
        self._ray = cluster.ray
        self._worker = self._ray.remote(RemoteWorker).remote(own)
        self._answers: deque[Any] = deque([self._worker.start.remote()])

    def send(self, request: Request) -> None:
        """Send a request; a step takes the actions with it."""
        actions = self.halves[request[1]][ACTIONS][self.rows].copy() if request[0] == "step" else None
        self._answers.append(self._worker.answer.remote(request, actions))

    def receive(self) -> Any:
        """Return the answer to the oldest request."""
        try:
            answer, changed = self._ray.get(self._answers.popleft())
        except self._ray.exceptions.RayTaskError as error:
            raise LearnError("error-learn-worker", problem=f"{type(error.cause).__name__}: {error.cause}") from None
        except self._ray.exceptions.RayError:
            raise LearnError("error-worker-died") from None
        for half, arrays in changed.items():
            for name, array in arrays.items():
                self.halves[half][name][self.rows] = array
        return answer

    def close(self) -> None:
        """End the worker."""
        self._ray.kill(self._worker)
