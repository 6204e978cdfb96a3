"""Run many tasks in this process, in several processes of this machine, or on a Ray cluster.

Results must not depend on where a task runs: a task is plain data, and the function that runs it can be imported by name.
Tasks are handed out one at a time, so that progress is visible and an interruption loses only the tasks in progress.
"""

import multiprocessing
import os
import signal
import socket
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from blackgate.errors import BlackgateError
from blackgate.optional_libraries import import_library
from blackgate.worker_process import follow_parent

TASKS_PER_WORKER = 2  # one running and one waiting, so that no worker is idle
LOCAL = "local"
RAY_ENVIRONMENT = {
    "RAY_USAGE_STATS_ENABLED": "0",  # no telemetry
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # no warning about GPUs
}
CONNECT_TIMEOUT_S = 10.0
Task = TypeVar("Task")
Result = TypeVar("Result")


class WorkerPoolError(BlackgateError):
    """The tasks cannot be run: the cluster cannot be reached, or a worker died."""


def run_tasks(
    tasks: Sequence[Task], function: Callable[[Task], Result], jobs: int = 1, ray: str | None = None
) -> Generator[tuple[int, Result], None, None]:
    """Yield each task's index in `tasks` and its result, in the order in which they finish.

    `ray` is the address of a cluster, or "local" to start one here with `jobs` CPUs. Wrap the call in `contextlib.closing`:
    closing the generator, also because of an interruption, stops all workers at once.
    """
    if ray is not None:
        yield from run_on_ray(tasks, function, jobs, ray)
    elif jobs == 1:
        for index, task in enumerate(tasks):
            yield index, function(task)
    else:
        yield from run_in_processes(tasks, function, jobs)


# --- processes of this machine ------------------------------------------------------------------
def run_in_processes(
    tasks: Sequence[Task], function: Callable[[Task], Result], jobs: int
) -> Generator[tuple[int, Result], None, None]:
    """Run tasks in a pool of processes. Workers are not forked from this process: a progress bar's thread may hold a lock."""
    methods = multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
    other_children = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(min(jobs, len(tasks)) or 1, mp_context=context, initializer=initialize_worker)
    remaining = enumerate(tasks)
    running: dict[Future[Result], int] = {}
    try:
        while True:
            for index, task in remaining:
                running[pool.submit(function, task)] = index
                if len(running) >= jobs * TASKS_PER_WORKER:
                    break
            if not running:
                break
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(future), future.result()
        pool.shutdown()
    except BrokenProcessPool:
        raise WorkerPoolError("error-worker-died") from None
    finally:
        for worker in set(multiprocessing.active_children()) - other_children:
            worker.terminate()
        pool.shutdown(cancel_futures=True)  # ends the pool's thread now, not when the interpreter closes its pipes at exit


def initialize_worker() -> None:
    """Prepare a new worker process: SIGTERM ends it, Ctrl-C does not."""
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    follow_parent()


# --- a Ray cluster ------------------------------------------------------------------------------
def run_on_ray(
    tasks: Sequence[Task], function: Callable[[Task], Result], jobs: int, address: str
) -> Generator[tuple[int, Result], None, None]:
    """Run tasks on an existing Ray cluster, or on one started here if the address is "local"."""
    for name, value in RAY_ENVIRONMENT.items():
        os.environ.setdefault(name, value)
    ray: Any = import_library("ray", "ray")
    connect(ray, address, jobs)
    remote_function = ray.remote(run_in_directory)
    max_running = max(1, int(ray.cluster_resources().get("CPU", 1))) * TASKS_PER_WORKER
    directory = str(Path.cwd())
    remaining = enumerate(tasks)
    running: dict[Any, int] = {}
    try:
        while True:
            for index, task in remaining:
                running[remote_function.remote(directory, function, task)] = index
                if len(running) >= max_running:
                    break
            if not running:
                break
            finished, _ = ray.wait(list(running), num_returns=1)
            for reference in finished:
                yield running.pop(reference), get_result(ray, reference)
    finally:
        for reference in running:
            with suppress(Exception):  # the task may have finished or died meanwhile
                ray.cancel(reference, force=True)
        ray.shutdown()


def connect(ray: Any, address: str, jobs: int) -> None:
    """Connect to a cluster, or start one. If the cluster needs a token, Ray finds it itself (RAY_AUTH_TOKEN)."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        if address == LOCAL:
            ray.init(address=LOCAL, num_cpus=jobs, include_dashboard=False, **quiet)
        else:
            if host and port.isdecimal():  # Ray itself would retry for minutes
                socket.create_connection((host.strip("[]"), int(port)), CONNECT_TIMEOUT_S).close()
            ray.init(address=address, **quiet)
    except (OSError, OverflowError, RuntimeError, ValueError) as error:
        raise WorkerPoolError("error-no-cluster", address=address, problem=str(error).strip().split("\n")[0]) from error


def run_in_directory(directory: str, function: Callable[[Task], Result], task: Task) -> Result:
    """Run a task on a machine of the cluster, in the directory of the command if it exists there: relative paths stay valid."""
    if Path(directory).is_dir():
        os.chdir(directory)
    return function(task)


def get_result(ray: Any, reference: Any) -> Any:
    """Return the result of a task, or raise the task's own error without Ray's wrapper."""
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        raise (error.cause if isinstance(error.cause, BlackgateError) else error) from None
    except ray.exceptions.RayError:
        raise WorkerPoolError("error-worker-died") from None
