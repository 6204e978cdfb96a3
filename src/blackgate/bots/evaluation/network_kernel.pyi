"""The layers of a policy network, compiled from C (`network_kernel.c`). It is missing where nothing is compiled."""

from typing import TypeAlias

from typing_extensions import Buffer

# The weights are one byte each, a row of outputs for each input. A scale and a bias for each output follow.
Linear: TypeAlias = tuple[bytes, list[float], list[float]]
Norm: TypeAlias = tuple[list[float], list[float]]  # weight and bias

def variants() -> list[str]:
    """Return the variants that this processor can run. The first one is the fastest, and is used."""

def choose_variant(name: str, /) -> None:
    """Use a variant from now on. All of them compute the same numbers, and tests show that."""

class Network:
    """The layers of a policy network. Read-only, so that all threads can use the same one."""

    def __init__(
        self,
        input_scale: list[float],
        first: Linear,
        blocks: list[tuple[Norm, Linear]],
        last: Norm,
        policy: Linear,
        chances: Linear,
        /,
    ) -> None: ...
    def policy(self, cells: Buffer, /) -> list[float]:
        """Return a number for every action."""

    def chances(self, cells: Buffer, /) -> list[float]:
        """Return a number for every seat."""

    def answer(self, observations: Buffer, masks: Buffer, rows: int, /) -> tuple[list[int], list[float]]:
        """Return the legal action with the highest number in each row (-1 if none is legal), and its numbers for the seats."""
