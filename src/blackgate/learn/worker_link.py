"""The link to a worker: a process of this machine (here) or of a Ray cluster (`ray_link.py`)."""

import multiprocessing
from multiprocessing import connection
from typing import Any, Protocol

from blackgate.arena.worker_pool import initialize_worker
from blackgate.errors import BlackgateError
from blackgate.learn.worker_process import Assignment, WorkerProblem, serve_games

Request = tuple[Any, ...]  # the name of a method of `Worker`, and its arguments


class LearnError(BlackgateError):
    """A training run cannot start or continue."""


class WorkerLink(Protocol):
    """Sends requests to a worker and receives its answers, in order. The first answer says that the worker is ready."""

    def send(self, request: Request) -> None:
        """Tell the worker what to do, without waiting for it."""

    def receive(self) -> Any:
        """Return the answer to the oldest request, or raise `LearnError`."""

    def close(self) -> None:
        """End the worker."""


class ProcessLink:
    """The link to a process of this machine. It is not forked from this process, which has threads of PyTorch."""

    def __init__(self, assignment: Assignment) -> None:
        methods = multiprocessing.get_all_start_methods()
        context: Any = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
        self._connection, theirs = context.Pipe()
        self.process: Any = context.Process(target=run_worker, args=(theirs, assignment), daemon=True)
        self.process.start()
        theirs.close()

    def send(self, request: Request) -> None:
        """Write a request to the pipe, or raise `LearnError` if the process has ended."""
        try:
            self._connection.send(request)
        except ConnectionError:
            raise LearnError("error-worker-died") from None

    def receive(self) -> Any:
        """Return the answer to the oldest request."""
        try:
            answer = self._connection.recv()
        except (EOFError, ConnectionError):
            raise LearnError("error-worker-died") from None
        if isinstance(answer, WorkerProblem):
            raise LearnError("error-learn-worker", problem=answer.text)
        return answer

    def close(self) -> None:
        """End the worker, which stops when its connection closes."""
        self._connection.close()
        self.process.join(5)
        if self.process.is_alive():
            self.process.terminate()


def run_worker(theirs: connection.Connection, assignment: Assignment) -> None:
    """Prepare the process, then serve its games."""
    initialize_worker()
    serve_games(theirs, assignment)
