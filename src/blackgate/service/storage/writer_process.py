"""A process that writes entries, for servers with many moves.

A thread that writes needs the interpreter for a moment in each of its steps, and waits for it while moves are played. Under
load this costs more than all the rest of writing. A process has an interpreter of its own, on another core.
"""

import asyncio
import contextlib
import socket
import struct
from collections.abc import Sequence
from typing import Final

import msgspec

from blackgate.service.storage import CodeTaken, Store, Write
from blackgate.worker_process import WorkerProcess, follow_parent

LENGTH: Final = struct.Struct("!I")  # before each message
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

    def __init__(self, process: WorkerProcess, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.process = process
        self.reader = reader
        self.writer = writer

    @classmethod
    async def start(cls, url: str) -> "WriterProcess":
        """Start a process that writes to the database of a URL, and wait until it is ready."""
        here, there = socket.socketpair()
        process = WorkerProcess(target=run_writer, args=(url, there), daemon=True, name="log-writer")
        try:
            await asyncio.to_thread(process.start)
        finally:
            there.close()
        started = cls(process, *await asyncio.open_connection(sock=here))
        try:
            await started.receive()
        except BaseException:
            started.kill()
            raise
        return started

    async def append(self, writes: Sequence[Write]) -> list[bool]:
        """Do what `Store.append` does, in the process."""
        self.writer.write(framed(encode(writes)))
        answer = await self.receive()
        if answer.code_taken is not None:
            raise CodeTaken(answer.code_taken)
        if answer.failure is not None:
            raise WriterFailed(answer.failure)
        return answer.written

    async def receive(self) -> Answer:
        """Return the next answer of the process."""
        try:
            (length,) = LENGTH.unpack(await self.reader.readexactly(LENGTH.size))
            return decode_answer(await self.reader.readexactly(length))
        except (OSError, EOFError) as error:
            raise WriterFailed("the process has ended") from error

    async def stop(self) -> None:
        """Let the process end: there are no more batches."""
        self.writer.close()
        await asyncio.to_thread(self.process.join, STOP_TIMEOUT_S)
        self.kill()

    def kill(self) -> None:
        """End the process at once."""
        self.writer.close()
        self.process.kill()


# --- in the process --------------------------------------------------------------------------
def run_writer(url: str, connection: socket.socket) -> None:
    """Append batch after batch, until there are no more."""
    follow_parent()
    with contextlib.closing(Store.connect(url, create=False)) as store, connection, connection.makefile("rb") as batches:
        connection.sendall(framed(encode(Answer())))  # it is ready
        while header := batches.read(LENGTH.size):
            (length,) = LENGTH.unpack(header)
            connection.sendall(framed(encode(append(store, decode_batch(batches.read(length))))))


def append(store: Store, writes: Sequence[Write]) -> Answer:
    """Append a batch and return the answer."""
    try:
        return Answer(store.append(writes))
    except CodeTaken as taken:
        return Answer(code_taken=taken.table_id)
    except Exception as error:  # noqa: BLE001  whatever the driver raises when the database goes down
        return Answer(failure=type(error).__name__)


def framed(message: bytes) -> bytes:
    """Return a message with its length before it."""
    return LENGTH.pack(len(message)) + message
