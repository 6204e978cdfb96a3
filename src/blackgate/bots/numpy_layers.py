"""Evaluates a policy network for many positions at a time with NumPy, for searches.

The weights are those of the file as floats, and the inputs are not rounded, so the numbers differ a little from those of
`evaluation/linear_layer.py`, and in the last bits from machine to machine.
"""

from typing import TYPE_CHECKING, Any

from blackgate.optional_libraries import libraries_of

with libraries_of("arena"):
    import numpy as np
    from threadpoolctl import ThreadpoolController

from blackgate.bots.evaluation.batch_layers import BatchLayers
from blackgate.bots.policy_file import PolicyFile, input_scale
from blackgate.catalogue import Edition

if TYPE_CHECKING:
    from numpy.typing import NDArray

EPSILON = 1e-5  # added to a variance, as PyTorch does


class NumpyLayers(BatchLayers):
    """The layers of a policy network as matrices. Read-only: all threads share one."""

    def __init__(self, file: PolicyFile, edition: Edition) -> None:
        super().__init__(most_rows=64, cost=30_000, cost_of_row=440)
        blocks = range(file.header["blocks"])
        weight, self.input_bias = linear(file, "input")
        self.input_weight = weight * np.asarray(input_scale(edition), np.float32)[:, None]
        self.blocks = [(norm(file, f"norms.{block}"), linear(file, f"layers.{block}")) for block in blocks]
        self.last_norm = norm(file, "last_norm")
        self.policy = linear(file, "policy")
        self.chances = linear(file, "chances")
        self.threads = ThreadpoolController()

    def answer(self, observations: Any, masks: Any, rows: int) -> tuple[list[int], list[float]]:
        """Return actions and outputs, see `BatchLayers`.

        A bot uses one core. NumPy would use all of them, and on a busy machine its threads wait for each other.
        """
        with self.threads.limit(limits=1, user_api="blas"):
            return self.answer_in_one_thread(observations, masks, rows)

    def answer_in_one_thread(self, observations: Any, masks: Any, rows: int) -> tuple[list[int], list[float]]:
        """Return actions and outputs."""
        units = self.units(np.frombuffer(observations, np.uint8).reshape(rows, -1))
        logits = units @ self.policy[0] + self.policy[1]
        logits[np.frombuffer(masks, np.uint8).reshape(rows, -1) == 0] = -np.inf
        chances = units @ self.chances[0] + self.chances[1]
        return logits.argmax(1).tolist(), chances.ravel().tolist()

    def units(self, observations: "NDArray[np.uint8]") -> "NDArray[np.float32]":
        """Return what the heads read."""
        hidden = observations.astype(np.float32) @ self.input_weight
        hidden += self.input_bias
        for block_norm, (weight, bias) in self.blocks:
            hidden += rectified(hidden, *block_norm) @ weight
            hidden += bias
        return rectified(hidden, *self.last_norm)


def rectified(inputs: "NDArray[np.float32]", weight: "NDArray[np.float32]", bias: "NDArray[np.float32]") -> "NDArray[np.float32]":
    """Return the normalised inputs, 0 where they are negative."""
    out: NDArray[np.float32] = inputs - inputs.mean(1, keepdims=True)
    size = inputs.shape[1]
    out *= 1 / np.sqrt(np.einsum("ij,ij->i", out, out) / size + EPSILON)[:, None]
    out *= weight
    out += bias
    np.maximum(out, 0, out=out)
    return out


def linear(file: PolicyFile, name: str) -> "tuple[NDArray[np.float32], NDArray[np.float32]]":
    """Return the weights and biases of a linear layer."""
    scale, bias = floats(file, f"{name}.scale"), floats(file, f"{name}.bias")
    return np.frombuffer(file.arrays[f"{name}.weight"], np.int8).reshape(-1, len(bias)) * scale, bias


def norm(file: PolicyFile, name: str) -> "tuple[NDArray[np.float32], NDArray[np.float32]]":
    """Return the weights and biases of a normalisation."""
    return floats(file, f"{name}.weight"), floats(file, f"{name}.bias")


def floats(file: PolicyFile, name: str) -> "NDArray[np.float32]":
    """Return an array of floats."""
    return np.asarray(file.floats(name), np.float32)
