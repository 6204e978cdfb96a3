"""A process that has imported all libraries of `blackgate` and forks a copy of itself for every command it is sent.

`python -m testkit.fork_server N` listens on socket N. Every byte comes with five files: the command (its arguments, folder and
environment, as JSON), its stdin, stdout and stderr, and a pipe for its process id and exit code.
"""

import gc
import json
import os
import runpy
import signal
import socket
import sys
from typing import Any

import psycopg  # noqa: F401
import redis  # noqa: F401

import blackgate.cli
import blackgate.service.server_process

FILES = 5


def forget_the_command_line() -> None:
    """It looks up which language to speak when it is imported: every copy does so for itself."""
    for name in [name for name in sys.modules if f"{name}.".startswith("blackgate.cli.")]:
        del sys.modules[name]
    del blackgate.cli


def listen(orders: socket.socket) -> None:
    """One command after the other; nobody waits here for its end."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while True:
        byte, files, _, _ = socket.recv_fds(orders, 1, FILES)
        if not byte:
            return
        if not os.fork():
            orders.close()
            attend(*files)
            return
        for file in files:
            os.close(file)


def attend(order: int, *files: int) -> None:
    """Be the command, in a process of its own, beside one that sees it to its end."""
    *streams, report = files
    with os.fdopen(order, encoding="utf-8") as told:
        command: dict[str, Any] = json.load(told)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    pid = os.fork()
    if not pid:
        os.close(report)
        become(command, streams)
        return
    for stream in streams:
        os.close(stream)
    os.write(report, f"{pid}\n".encode())
    os.write(report, f"{os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])}\n".encode())
    os._exit(0)


def become(command: dict[str, Any], streams: list[int]) -> None:
    """`python -m blackgate`, from its first line."""
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    os.environ.clear()
    os.environ.update(command["environment"])
    os.chdir(command["folder"])
    sys.path[0] = command["folder"]
    sys.argv[1:] = command["words"]
    runpy.run_module("blackgate", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    forget_the_command_line()
    gc.collect()
    gc.freeze()  # what copies never change they go on sharing
    listen(socket.socket(fileno=int(sys.argv[1])))
