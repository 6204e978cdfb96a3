"""Arrays in memory that several processes share. Workers write the results of a step into them; the network reads them."""

import mmap
import os
import shutil
import tempfile
from collections.abc import Mapping
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from blackgate.optional_libraries import libraries_of

with libraries_of("env"):
    import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

SEATS: Final = 6  # arrays have room for six players
ALIGNMENT: Final = 4096  # every array begins on its own page of memory
MEMORY: Final = Path("/dev/shm")  # files here never reach a disk
COLUMNS: Final = 16  # the width of observations is rounded up to a multiple of this: a GPU multiplies such matrices faster

Shapes = Mapping[str, tuple[tuple[int, ...], str]]


def padded(size: int) -> int:
    """Return a size rounded up to a multiple of `COLUMNS`."""
    return -(-size // COLUMNS) * COLUMNS


def array_shapes(games: int, size: int, actions: int) -> Shapes:
    """Return shape and type of the arrays of a number of games: what a step writes, and the actions that it reads."""
    return {
        "observations": ((games, padded(size)), "uint8"),  # of the seat that is asked; the last columns stay 0
        "masks": ((games, padded(actions)), "uint8"),  # its legal actions
        "seats": ((games,), "uint8"),  # the seat that is asked
        "rewards": ((games, SEATS), "float32"),  # of all seats, for the last step
        "ends": ((games,), "uint8"),  # how the last step ended the game: 0, or WON or STOPPED
        "winners": ((games,), "uint8"),  # the winner's seat, if it was won
        "turns": ((games,), "int32"),  # of a game that ended
        "actions": ((games,), "int16"),
    }


class SharedArrays:
    """Named arrays in a file that several processes map into their memory. The process that creates the file removes it."""

    def __init__(self, shapes: Shapes, file: str | None = None) -> None:
        offsets: dict[str, int] = {}
        size = 0
        for key, (shape, kind) in shapes.items():
            offsets[key] = size
            size += -(-prod(shape) * np.dtype(kind).itemsize // ALIGNMENT) * ALIGNMENT
        self.size: int = size
        self.owned: bool = file is None
        self.file: str = new_file(size) if file is None else file
        with Path(self.file).open("r+b") as opened:
            self._memory = mmap.mmap(opened.fileno(), size)
        self.arrays: dict[str, NDArray[Any]] = {
            key: np.ndarray(shape, kind, self._memory, offsets[key]) for key, (shape, kind) in shapes.items()
        }

    def __getitem__(self, key: str) -> "NDArray[Any]":
        return self.arrays[key]

    def close(self) -> None:
        """Remove the file if this process created it. The memory is freed when no array refers to it."""
        self.arrays.clear()
        if self.owned:
            Path(self.file).unlink(missing_ok=True)


def new_file(size: int) -> str:
    """Create an empty file of a size: in memory if there is room, which containers often lack, else on disk."""
    folder = MEMORY if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > 2 * size else None
    number, name = tempfile.mkstemp(prefix="blackgate-", dir=folder)
    os.ftruncate(number, size)
    os.close(number)
    return name
