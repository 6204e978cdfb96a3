"""The channel between a vector environment and one of its worker processes.

A step takes one byte in each direction, because every microsecond of the parent delays all workers. Other calls are pickled.
Requests and answers alternate, so nothing is ever read ahead.
"""

import pickle
import socket
from contextlib import suppress
from typing import Any, Final

STEP: Final = b"s"
CALL: Final = b"c"  # a pickled call follows
DONE: Final = b"d"  # the answer to a step


class WorkerChannel:
    """One end of the channel. Its methods raise `OSError` or `EOFError` if the process at the other end has ended."""

    def __init__(self, end: socket.socket) -> None:
        self.socket = end
        self.stream = end.makefile("rwb")

    def send(self, message: bytes) -> None:
        """Send a message of one byte."""
        self.socket.send(message)

    def receive(self) -> bytes:
        """Wait for a message of one byte."""
        message = self.socket.recv(1)
        if not message:
            raise EOFError
        return message

    def call(self, method: str, arguments: tuple[Any, ...]) -> None:
        """Ask the worker to call a method."""
        self.stream.write(CALL)
        self.send_object((method, arguments))

    def send_object(self, value: Any) -> None:
        """Pickle an object and send it at once."""
        pickle.dump(value, self.stream)
        self.stream.flush()

    def receive_object(self) -> Any:
        """Wait for an object that the other end pickled."""
        try:
            return pickle.load(self.stream)
        except pickle.UnpicklingError as error:  # it ended in the middle
            raise EOFError from error

    def close(self) -> None:
        """Close this end: the other one reads the end of the stream."""
        with suppress(OSError):  # bytes that the other process no longer reads
            self.stream.close()
        self.socket.close()
