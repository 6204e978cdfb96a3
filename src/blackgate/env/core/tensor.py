"""An observation as a list of floats, as OpenSpiel hands it to networks.

Making hundreds of floats takes longer than all the rest of a step, and most of them are 0: those that are needed are made
beforehand (`levels`), and only cells that are not 0 are looked at.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, u8


def spread(cells: vec[u8], levels: list[list[Any]], zeros: list[Any]) -> list[Any]:
    """Every number of an observation as its cell's list of floats has it; `zeros` is as long as the observation."""
    found = zeros[:]
    for cell in range(i64(len(cells))):
        value = i64(cells[cell])
        if value != 0:
            found[cell] = levels[cell][value]
    return found
