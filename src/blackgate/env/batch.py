"""The arrays of a vector environment: the result of a step, and the memory that its processes share."""

import ctypes
from multiprocessing.sharedctypes import RawArray
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from blackgate.optional_libraries import libraries_of

with libraries_of("env"):
    import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

ALIGNMENT: Final = 64  # bytes of a cache line: each array begins on one


class Batch(NamedTuple):
    """The result of a step for all games. The arrays are yours: later steps do not change them, unless `copy` is off.

    Rewards and ends belong to the step that was just taken. Observations, masks and seats belong to the next
    decision, which after an end is the first one of a new game.
    """

    observations: "NDArray[np.uint8]"  # (games, layout.size): of the seat that is asked
    masks: "NDArray[np.bool_]"  # (games, actions): its legal actions
    seats: "NDArray[np.int32]"  # (games,): the seat that is asked
    rewards: "NDArray[np.float32]"  # (games, players): of all seats
    terminated: "NDArray[np.bool_]"  # (games,): the game was won
    truncated: "NDArray[np.bool_]"  # (games,): the game was stopped because it was too long (14.7)
    winners: "NDArray[np.int32]"  # (games,): the seat that reached the target, or -1; valid only where the game ended
    turns: "NDArray[np.int32]"  # (games,): turns begun; valid only where the game ended


class BatchShape(NamedTuple):
    """The sizes of a batch's arrays."""

    games: int
    cells: int  # of an observation
    actions: int
    players: int

    def arrays(self) -> tuple[tuple[tuple[int, ...], type], ...]:
        """Return the shape and the type of each array, in the order of `Batch`."""
        games = (self.games,)
        return (
            ((self.games, self.cells), np.uint8),
            ((self.games, self.actions), np.bool_),
            (games, np.int32),
            ((self.games, self.players), np.float32),
            (games, np.bool_),
            (games, np.bool_),
            (games, np.int32),
            (games, np.int32),
        )

    def empty_batch(self) -> Batch:
        """Return new arrays for a batch, without values."""
        return Batch._make(np.empty(shape, dtype) for shape, dtype in self.arrays())


class SharedRows(NamedTuple):
    """What the processes of an environment share: its batch and, from the parent to the workers, the actions."""

    batch: Batch
    actions: "NDArray[np.uint16]"  # (games,): to be played
    samples: "NDArray[np.int16]"  # (games,): a random legal action
    shaping: "NDArray[np.float64]"  # (1,)

    def share(self, games: slice) -> "SharedRows":
        """Return the rows of one worker's games."""
        batch = Batch._make(array[games] for array in self.batch)
        return SharedRows(batch, self.actions[games], self.samples[games], self.shaping)


def shared_arrays(shape: BatchShape) -> tuple[tuple[tuple[int, ...], type], ...]:
    """Return the shape and the type of each shared array."""
    games = (shape.games,)
    return (*shape.arrays(), (games, np.uint16), (games, np.int16), ((1,), np.float64))


def allocate_shared(shape: BatchShape) -> Any:
    """Return shared memory for all arrays. It has no name that could be left behind: it is freed with its last user."""
    return RawArray(ctypes.c_uint8, sum(padded_size(*array) for array in shared_arrays(shape)))


def map_shared(memory: Any, shape: BatchShape) -> SharedRows:
    """Return the arrays in shared memory."""
    found: list[Any] = []
    offset = 0
    for sides, dtype in shared_arrays(shape):
        found.append(np.frombuffer(memory, dtype, int(np.prod(sides)), offset).reshape(sides))
        offset += padded_size(sides, dtype)
    batch, others = found[: len(Batch._fields)], found[len(Batch._fields) :]
    return SharedRows(Batch._make(batch), *others)


def padded_size(shape: tuple[int, ...], dtype: type) -> int:
    """Return the bytes of an array, up to the next cache line."""
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    return -(-size // ALIGNMENT) * ALIGNMENT
