"""Observations as NumPy arrays: the layout of a row of bytes, and its fields as named arrays.

An observation is a row of bytes; `core/observation.py` writes it, and `observation_fields.py` describes its fields.
"""

from typing import TYPE_CHECKING, Any, TypeVar

from librt.vecs import vec
from mypy_extensions import u8

from blackgate.optional_libraries import libraries_of

with libraries_of("env"):
    import numpy as np

from blackgate.catalogue import Edition
from blackgate.engine.limits import SEATS
from blackgate.env.core.observation import observe
from blackgate.env.core.observation_offsets import ObservationOffsets
from blackgate.env.observation_fields import FIELDS, Field, fields_of, offsets_of
from blackgate.errors import OptionError
from blackgate.game import Game, View
from blackgate.options import FEWEST

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["FIELDS", "Field", "Layout", "to_array"]

Number = TypeVar("Number", bound=np.generic)


class Layout:
    """The layout of observations for a pack, with room for a number of seats: 6 for a network that plays with 2 to 6 players."""

    def __init__(self, edition: Edition, seats: int) -> None:
        if not FEWEST <= seats <= SEATS:
            raise OptionError("error-env-chairs", room=seats, players=FEWEST, most=SEATS)
        self.edition = edition
        self.seats = seats
        self.fields: tuple[Field, ...] = fields_of(edition, seats)
        self.size: int = sum(field.size for field in self.fields)
        self.offsets: ObservationOffsets = offsets_of(edition, self.fields)
        self._blank = vec[u8]([0] * self.size)

    @property
    def high(self) -> "NDArray[np.uint8]":
        """The largest number of each cell."""
        return np.concatenate([np.full(field.size, field.high, np.uint8) for field in self.fields])

    @property
    def scale(self) -> "NDArray[np.float32]":
        """The factor for each cell that makes it usually lie between 0 and 1."""
        return np.concatenate([np.full(field.size, 1 / field.usual, np.float32) for field in self.fields])

    def named(self, rows: "NDArray[np.uint8]") -> dict[str, "NDArray[np.uint8]"]:
        """Return the dictionary form: NumPy views into one row or several, by the names of the fields."""
        return {field.name: rows[..., field.columns].reshape((*rows.shape[:-1], *field.shape)) for field in self.fields}

    def row(self, source: Game | View, seat: int) -> "NDArray[np.uint8]":
        """Return the observation of a seat, from a game or from that seat's view. Both give the same."""
        players = source.options.players
        if players > self.seats:
            raise OptionError("error-env-chairs", room=self.seats, players=players, most=SEATS)
        if not 0 <= seat < players:
            raise OptionError("error-seat", seat=seat, most=players - 1)
        own = getattr(source, "seat", seat)  # only a view has one
        if own != seat:
            raise OptionError("error-env-view", own=str(own), seat=seat)
        out = self._blank[:]
        observe(source.table, source.knowledge, seat, self.offsets, out, 0)
        return to_array(out, np.uint8)


def to_array(cells: Any, dtype: "type[Number]") -> "NDArray[Number]":
    """Copy a flat row of the compiled engine into an array. `cells` is untyped: mypy does not know that a vec is a buffer."""
    return np.frombuffer(cells, dtype).copy()
