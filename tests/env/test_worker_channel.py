"""The channel to a worker: a process that ends is noticed, also in the middle of an answer."""

import pickle
import socket
from collections.abc import Iterator
from threading import Thread

import pytest

from blackgate.env.worker_channel import CALL, STEP, WorkerChannel


@pytest.fixture
def ends() -> Iterator[tuple[WorkerChannel, WorkerChannel]]:
    """Both ends of a channel."""
    one, other = (WorkerChannel(end) for end in socket.socketpair())
    yield one, other
    one.close()
    other.close()


def test_calls_and_steps_alternate(ends: tuple[WorkerChannel, WorkerChannel]) -> None:
    parent, worker = ends
    games = [bytes([game % 256]) * 4096 for game in range(500)]  # more than a socket holds
    for _ in range(2):
        parent.send(STEP)
        assert worker.receive() == STEP
        sending = Thread(target=parent.call, args=("restore", (games,)))
        sending.start()
        assert worker.receive() == CALL
        assert worker.receive_object() == ("restore", (games,))
        sending.join()


def test_the_end_of_the_other_process_is_an_error(ends: tuple[WorkerChannel, WorkerChannel]) -> None:
    parent, worker = ends
    worker.close()
    with pytest.raises(EOFError):
        parent.receive()
    with pytest.raises(EOFError):
        parent.receive_object()
    with pytest.raises(ConnectionError):
        parent.call("reset", ([1],))


def test_half_an_answer_is_an_error(ends: tuple[WorkerChannel, WorkerChannel]) -> None:
    parent, worker = ends
    worker.socket.send(pickle.dumps(b"the results of a call" * 100)[:50])
    worker.close()
    with pytest.raises(EOFError):
        parent.receive_object()


def test_closing_forgets_what_the_other_process_never_read(ends: tuple[WorkerChannel, WorkerChannel]) -> None:
    parent, worker = ends
    worker.close()
    parent.stream.write(b"part of a call")
    parent.close()
    parent.close()
