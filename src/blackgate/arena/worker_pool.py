"""Many pieces of work, done by this process, by several on this machine, or by a Ray cluster: results as they finish.

Which hands do the work must not matter to the result, so a piece of work is plain data and the function that does it is
importable by name. Pieces are handed out one at a time: a bar moves with each, and an interruption loses only what is in hand.
"""

import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import connection
from pathlib import Path
from typing import Any, TypeVar

from blackgate.arena.optional_libraries import need
from blackgate.errors import BlackgateError

IN_HAND = 2  # pieces per worker that are handed out: one in work, one that waits, so that nobody stands idle
LOCAL = "local"
QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",  # Ray would tell its makers about us
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # a warning about GPUs nobody asked for
}
KNOCK_S = 10.0
W = TypeVar("W")
R = TypeVar("R")


class CrewError(BlackgateError):
    """The work cannot be done there: no such cluster, or a worker died."""


def run_all(
    work: Sequence[W], play: Callable[[W], R], jobs: int = 1, ray: str | None = None
) -> Generator[tuple[int, R], None, None]:
    """Each piece's place in `work` and what `play` made of it, in the order of finishing.

    `ray` is the address of a cluster, or "local" for one started here with `jobs` CPUs. Wrap the call in
    `contextlib.closing`: when it is closed, by an interruption too, whoever is still at work is stopped at once.
    """
    if ray is not None:
        yield from by_ray(work, play, jobs, ray)
    elif jobs == 1:
        for number, piece in enumerate(work):
            yield number, play(piece)
    else:
        yield from by_processes(work, play, jobs)


# --- processes of this machine ------------------------------------------------------------------
def by_processes(work: Sequence[W], play: Callable[[W], R], jobs: int) -> Generator[tuple[int, R], None, None]:
    """On a pool of processes. Workers are started fresh, not forked: a progress bar's thread may hold a lock just then."""
    methods = multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(min(jobs, len(work)) or 1, mp_context=context, initializer=report_for_work)
    rest = enumerate(work)
    in_hand: dict[Future[R], int] = {}
    try:
        while True:
            for number, piece in rest:
                in_hand[pool.submit(play, piece)] = number
                if len(in_hand) >= jobs * IN_HAND:
                    break
            if not in_hand:
                break
            for future in wait(in_hand, return_when=FIRST_COMPLETED).done:
                yield in_hand.pop(future), future.result()
        pool.shutdown()
    except BrokenProcessPool:
        raise CrewError("error-worker-died") from None
    finally:
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()
        pool.shutdown(cancel_futures=True)  # its own thread ends now, not while the interpreter takes its pipes away


def report_for_work() -> None:
    """In a new worker: Ctrl-C is the parent's to answer, and a worker does not outlive its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    threading.Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    """Wait for the end of the parent, however it comes: a worker of a killed one would wait for work for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


# --- a Ray cluster ------------------------------------------------------------------------------
def by_ray(work: Sequence[W], play: Callable[[W], R], jobs: int, address: str) -> Generator[tuple[int, R], None, None]:
    """On a cluster: an existing one by its address, or one of our own."""
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    ray: Any = need("ray", "ray")
    join(ray, address, jobs)
    task = ray.remote(away_from_home)
    most = max(1, int(ray.cluster_resources().get("CPU", 1))) * IN_HAND
    home = str(Path.cwd())
    rest = enumerate(work)
    in_hand: dict[Any, int] = {}
    try:
        while True:
            for number, piece in rest:
                in_hand[task.remote(home, play, piece)] = number
                if len(in_hand) >= most:
                    break
            if not in_hand:
                break
            done, _ = ray.wait(list(in_hand), num_returns=1)
            for ticket in done:
                yield in_hand.pop(ticket), result_of(ray, ticket)
    finally:
        for ticket in in_hand:
            with suppress(Exception):  # it may have finished or died meanwhile
                ray.cancel(ticket, force=True)
        ray.shutdown()


def join(ray: Any, address: str, jobs: int) -> None:
    """Connect to a cluster, or start one. A cluster that wants a token gets the one Ray itself finds, as in RAY_AUTH_TOKEN."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        if address == LOCAL:
            ray.init(address=LOCAL, num_cpus=jobs, include_dashboard=False, **quiet)
        else:
            if host and port.isdecimal():
                socket.create_connection((host.strip("[]"), int(port)), KNOCK_S).close()  # Ray would knock for minutes
            ray.init(address=address, **quiet)
    except (OSError, OverflowError, RuntimeError, ValueError) as error:
        raise CrewError("error-no-cluster", address=address, problem=str(error).strip().split("\n")[0]) from error


def away_from_home(home: str, play: Callable[[W], R], piece: W) -> R:
    """On a machine of the cluster: work where the command was given, if there is such a folder, so that relative paths hold."""
    if Path(home).is_dir():
        os.chdir(home)
    return play(piece)


def result_of(ray: Any, ticket: Any) -> Any:
    """What a task returned; what it raised is raised here as it was, without Ray's wrapping."""
    try:
        return ray.get(ticket)
    except ray.exceptions.RayTaskError as error:
        raise (error.cause if isinstance(error.cause, BlackgateError) else error) from None
    except ray.exceptions.RayError:
        raise CrewError("error-worker-died") from None
