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
from testkit.arena.chart_script import share_chart_script

FILES = 5


def unload_command_line() -> None:
    """Unload the command line, because it reads the language when it is imported: every copy imports it again."""
    for name in [name for name in sys.modules if f"{name}.".startswith("blackgate.cli.")]:
        del sys.modules[name]
    del blackgate.cli


def listen(requests: socket.socket) -> None:
    """Start the requested commands without waiting for their ends."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while True:
        byte, files, _, _ = socket.recv_fds(requests, 1, FILES)
        if not byte:
            return
        if not os.fork():
            requests.close()
            run_and_report(*files)
            return
        for file in files:
            os.close(file)


def run_and_report(request: int, *files: int) -> None:
    """Run a command in a child process, and report its id and exit code."""
    *streams, report = files
    with os.fdopen(request, encoding="utf-8") as file:
        command: dict[str, Any] = json.load(file)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    pid = os.fork()
    if not pid:
        os.close(report)
        run_command(command, streams)
        return
    for stream in streams:
        os.close(stream)
    os.write(report, f"{pid}\n".encode())
    os.write(report, f"{os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])}\n".encode())
    os._exit(0)


def run_command(command: dict[str, Any], streams: list[int]) -> None:
    """Become `python -m blackgate`."""
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    os.environ.clear()
    os.environ.update(command["environment"])
    os.chdir(command["folder"])
    sys.path[0] = command["folder"]
    sys.argv[1:] = command["words"]
    share_chart_script()
    runpy.run_module("blackgate", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    unload_command_line()
    gc.collect()
    gc.freeze()  # copies share the memory of objects that do not change
    listen(socket.socket(fileno=int(sys.argv[1])))
