"""An observation as a list of floats, as OpenSpiel hands it to networks.

Creating hundreds of float objects takes longer than the rest of a step, and most cells are 0. So the floats are created
once (`values`), and only cells that are not 0 are looked up.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, u8


def to_floats(cells: vec[u8], values: list[list[Any]], zeros: list[Any]) -> list[Any]:
    """Return the observation as floats.

    values: for each cell, the float for each number. zeros: a list of zeros as long as the observation.
    """
    floats = zeros[:]
    for cell in range(i64(len(cells))):
        value = i64(cells[cell])
        if value != 0:
            floats[cell] = values[cell][value]
    return floats
