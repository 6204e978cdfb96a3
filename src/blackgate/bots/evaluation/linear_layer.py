"""The parts of a policy network: linear layers with weights of one byte, and normalisations.

Most of the time of an evaluation is spent in `Linear.add_to`. It multiplies integers: a packed number holds the weights of two
outputs, `first + second * 2**32`, so one multiplication counts for both. Inputs are rounded to as many bits as fit without an
overflow, 14 or 15 of them. Inputs of 0 are skipped; after a rectifier these are half of them.

`network_kernel.c` does the same arithmetic in the same order with vector instructions. Where it was compiled, it is used instead.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LANE: Final = 32  # bits
LARGEST_SUM: Final = 2**31 - 1  # of one lane
LARGEST_WEIGHT: Final = 127
LARGEST_INPUT: Final = 2**15 - 1
EPSILON: Final = 1e-5  # added to a variance, as PyTorch does


class Linear:
    """A linear layer: `weight * scale + bias`. Read-only, so that all threads can use the same one."""

    def __init__(self, weights: bytes, scale: list[float], bias: list[float]) -> None:
        """Weights are signed bytes, a row of outputs for each input."""
        self.outputs: i64 = len(bias)
        self.inputs: i64 = len(weights) // len(bias)
        self.rows: list[vec[i64]] = [pack_row(weights, row * self.outputs, self.outputs) for row in range(self.inputs)]
        self.scale: vec[float] = vec[float](scale)
        self.bias: vec[float] = vec[float](bias)

    def add_to(self, out: vec[float], inputs: vec[float]) -> None:
        """Add the outputs for some inputs to `out`."""
        largest = 0.0
        used: i64 = 0
        for i in range(self.inputs):
            size = abs(inputs[i])
            if size > 0.0:
                used += 1
                if size > largest:
                    largest = size
        sums = vec[i64]([0] * ((self.outputs + 1) // 2))
        steps = 1.0
        if used > 0:
            steps = float(min(LARGEST_SUM // (LARGEST_WEIGHT * used), LARGEST_INPUT)) / largest
            for i in range(self.inputs):
                if inputs[i] != 0.0:
                    add_row(sums, self.rows[i], i64(inputs[i] * steps))
        for j in range(self.outputs):
            lanes = sums[j >> 1]
            first = ((lanes + 2**31) & (2**32 - 1)) - 2**31
            total = first if j & 1 == 0 else (lanes - first) >> LANE
            out[j] = out[j] + float(total) / steps * self.scale[j] + self.bias[j]


def add_row(sums: vec[i64], row: vec[i64], factor: i64) -> None:
    """Add a multiple of a row of packed weights. A loop over the row itself needs no checks of its index."""
    j: i64 = 0
    for weights in row:
        sums[j] = sums[j] + factor * weights
        j += 1  # noqa: SIM113  the index of `enumerate` would not be an i64


def pack_row(weights: bytes, start: i64, outputs: i64) -> vec[i64]:
    """Return the weights of one input, two in each number."""
    row = vec[i64]([0] * ((outputs + 1) // 2))
    for j in range(outputs):
        weight = i64(weights[start + j])
        if weight > LARGEST_WEIGHT:
            weight -= 256
        row[j >> 1] = row[j >> 1] + (weight if j & 1 == 0 else weight << LANE)
    return row


class Norm:
    """A layer normalisation, followed by a rectifier. Read-only."""

    def __init__(self, weight: list[float], bias: list[float]) -> None:
        self.size: i64 = len(weight)
        self.weight: vec[float] = vec[float](weight)
        self.bias: vec[float] = vec[float](bias)

    def rectified(self, inputs: vec[float]) -> vec[float]:
        """Return the normalised inputs, 0 where they are negative."""
        mean = 0.0
        squares = 0.0
        for value in inputs:
            mean += value
            squares += value * value
        mean /= float(self.size)
        factor = 1.0 / math.sqrt(squares / float(self.size) - mean * mean + EPSILON)
        out = vec[float]([0.0] * self.size)
        for i in range(self.size):
            value = (inputs[i] - mean) * factor * self.weight[i] + self.bias[i]
            if value > 0.0:
                out[i] = value
        return out
