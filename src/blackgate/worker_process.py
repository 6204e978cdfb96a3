"""What worker processes have in common: they leave Ctrl-C to their parent, and end with it."""

import multiprocessing.context
import os
import signal
import sys
import threading
from multiprocessing import connection


class WorkerProcess(multiprocessing.context.SpawnProcess):
    """A process that is started with Ctrl-C blocked: until it ignores Ctrl-C itself, that would kill it.

    It is spawned. A fork would inherit sockets and locks, and CUDA does not survive one.
    """

    def start(self) -> None:
        """Start the process, which inherits what this thread blocks. Windows has no such thing."""
        if sys.platform == "win32":
            super().start()
            return
        blocked_before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            super().start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, blocked_before)


def follow_parent() -> None:
    """Prepare a new worker process: ignore Ctrl-C, which the parent handles, and exit when the parent does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=exit_with_parent, daemon=True).start()


def exit_with_parent() -> None:
    """Wait until the parent process ends, then exit. A worker of a killed parent would wait for work forever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)
