"""Arrays in memory that several processes share. Workers write the results of a step into them; the network reads them."""

import ctypes
from collections.abc import Mapping
from math import prod
from multiprocessing.sharedctypes import RawArray
from typing import TYPE_CHECKING, Any, Final

from blackgate.optional_libraries import libraries_of

with libraries_of("env"):
    import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

SEATS: Final = 6  # arrays have room for six players
ALIGNMENT: Final = 4096  # every array begins on its own page of memory
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
    """Named arrays in shared memory. The memory has no name that could be left behind: it is freed with its last user."""

    def __init__(self, shapes: Shapes, memory: Any = None) -> None:
        offsets: dict[str, int] = {}
        size = 0
        for key, (shape, kind) in shapes.items():
            offsets[key] = size
            size += -(-prod(shape) * np.dtype(kind).itemsize // ALIGNMENT) * ALIGNMENT
        self.size: int = size
        self.memory: Any = RawArray(ctypes.c_uint8, size) if memory is None else memory
        buffer: Any = self.memory
        self.arrays: dict[str, NDArray[Any]] = {
            key: np.ndarray(shape, kind, buffer, offsets[key]) for key, (shape, kind) in shapes.items()
        }

    def __getitem__(self, key: str) -> "NDArray[Any]":
        return self.arrays[key]
