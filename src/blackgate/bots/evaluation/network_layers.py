"""The layers of a policy network: from the cells of an observation to the outputs of its two heads.

`NetworkLayers` is the interface. `OwnLayers` evaluates the layers here; interpreted, that takes 0.4 s. In a browser, a worker
evaluates them outside Python and gives the same numbers to the last bit (`tab/network.py`).
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from blackgate.bots.evaluation.linear_layer import Linear, Norm


@mypyc_attr(allow_interpreted_subclasses=True)
class NetworkLayers:
    """The outputs of a policy network for an observation. Actions and seats are relative to the observing seat."""

    def policy(self, cells: vec[u8]) -> vec[float]:
        """Return a number for every action."""
        raise NotImplementedError

    def chances(self, cells: vec[u8]) -> vec[float]:
        """Return a number for every seat, from which `seat_chances.softmax` makes chances."""
        raise NotImplementedError


class OwnLayers(NetworkLayers):
    """A linear layer, residual blocks, and two heads. Read-only: all threads share one."""

    def __init__(
        self,
        input_scale: list[float],
        first: Linear,
        blocks: list[tuple[Norm, Linear]],
        last: Norm,
        policy: Linear,
        chances: Linear,
    ) -> None:
        self.size: i64 = len(input_scale)
        self.input_scale: vec[float] = vec[float](input_scale)  # the factor of each cell of an observation
        self.first = first
        self.blocks = blocks
        self.last = last
        self.policy_head = policy
        self.chances_head = chances

    def policy(self, cells: vec[u8]) -> vec[float]:
        """Return a number for every action."""
        return outputs(self.policy_head, self.units(cells))

    def chances(self, cells: vec[u8]) -> vec[float]:
        """Return a number for every seat."""
        return outputs(self.chances_head, self.units(cells))

    def units(self, cells: vec[u8]) -> vec[float]:
        """Return what the heads read."""
        inputs = vec[float]([0.0] * self.size)
        for i in range(self.size):
            if cells[i] != 0:
                inputs[i] = float(i64(cells[i])) * self.input_scale[i]
        hidden = outputs(self.first, inputs)
        for norm, layer in self.blocks:
            layer.add_to(hidden, norm.rectified(hidden))
        return self.last.rectified(hidden)


def outputs(layer: Linear, inputs: vec[float]) -> vec[float]:
    """Return the outputs of a layer."""
    out = vec[float]([0.0] * layer.outputs)
    layer.add_to(out, inputs)
    return out
