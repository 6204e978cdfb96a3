"""A process that writes entries, for servers with many moves.

A thread that writes needs the interpreter for a moment in each of its steps, and waits for it while moves are played. Under
load this costs more than all the rest of writing. A process has an interpreter of its own, on another core.

It reads batches from its standard input and writes answers to its standard output, each as MessagePack with its length before
it. The first message is the URL of the database. It ends when its input does, which is also when the server ends.
"""

import asyncio
import contextlib
import gc
import os
import signal
import struct
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from typing import BinaryIO, Final

import msgspec

from blackgate.service.storage import CodeTaken, Store, Write

COMMAND: Final = (sys.executable, "-m", "blackgate.service.storage.writer_process")
LENGTH: Final = struct.Struct("!I")  # before each message
START_TIMEOUT_S = 60.0  # on a busy machine
STOP_TIMEOUT_S = 2.0


class Answer(msgspec.Struct):
    """What became of a batch: which entries are on disk, or the table whose code is taken, or what failed."""

    written: list[bool] = []
    code_taken: str | None = None
    failure: str | None = None


encode: Final = msgspec.msgpack.Encoder().encode
decode_batch: Final = msgspec.msgpack.Decoder(list[Write]).decode
decode_answer: Final = msgspec.msgpack.Decoder(Answer).decode


class WriterFailed(Exception):
    """The process has ended, or the database did not do what it was asked. It is unknown whether the entries were written."""


class WriterProcess:
    """A process that appends batches to a database, one after the other."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self.batches: asyncio.StreamWriter = process.stdin
        self.answers: asyncio.StreamReader = process.stdout

    @classmethod
    async def start(cls, url: str) -> "WriterProcess":
        """Start a process that writes to the database of a URL, and wait until it is ready."""
        started = cls(await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE))
        try:
            started.batches.write(framed(url.encode()))
            async with asyncio.timeout(START_TIMEOUT_S):
                await started.receive()
        except BaseException:
            started.kill()
            await started.stop()
            raise
        return started

    async def append(self, writes: Sequence[Write]) -> list[bool]:
        """Do what `Store.append` does, in the process."""
        self.batches.write(framed(encode(writes)))
        answer = await self.receive()
        if answer.code_taken is not None:
            raise CodeTaken(answer.code_taken)
        if answer.failure is not None:
            raise WriterFailed(answer.failure)
        return answer.written

    async def receive(self) -> Answer:
        """Return the next answer of the process."""
        try:
            (length,) = LENGTH.unpack(await self.answers.readexactly(LENGTH.size))
            return decode_answer(await self.answers.readexactly(length))
        except (OSError, EOFError) as error:
            raise WriterFailed("the process has ended") from error

    async def stop(self) -> None:
        """Let the process end: there are no more batches."""
        self.batches.close()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.process.wait(), STOP_TIMEOUT_S)
        self.kill()
        await self.answers.read()
        await self.process.wait()
        with contextlib.suppress(OSError):
            await self.batches.wait_closed()

    def kill(self) -> None:
        """End the process at once."""
        self.batches.close()
        if self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()


# --- in the process --------------------------------------------------------------------------
def main() -> None:
    """Append batch after batch, until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server handles Ctrl-C
    batches = sys.stdin.buffer
    url = read(batches).decode()
    with contextlib.closing(Store.connect(url, create=False)) as store, contextlib.suppress(BrokenPipeError):
        gc.freeze()  # to examine the libraries again and again would stop all writing for 30 to 60 ms
        send(Answer())  # it is ready
        while batch := read(batches):
            send(append(store, decode_batch(batch)))


def append(store: Store, writes: Sequence[Write]) -> Answer:
    """Append a batch and return the answer."""
    try:
        return Answer(store.append(writes))
    except CodeTaken as taken:
        return Answer(code_taken=taken.table_id)
    except Exception as error:  # noqa: BLE001  whatever the driver raises when the database goes down
        return Answer(failure=type(error).__name__)


def read(batches: BinaryIO) -> bytes:
    """Return the next message; empty at the end."""
    header = batches.read(LENGTH.size)
    return batches.read(*LENGTH.unpack(header)) if len(header) == LENGTH.size else b""


def send(answer: Answer) -> None:
    """Write an answer without a buffer: the server waits for it. It has a few hundred bytes, which a pipe takes at once."""
    os.write(sys.stdout.fileno(), framed(encode(answer)))


def framed(message: bytes) -> bytes:
    """Return a message with its length before it."""
    return LENGTH.pack(len(message)) + message


if __name__ == "__main__":
    main()
