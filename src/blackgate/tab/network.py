"""The network of warden in a browser: a worker evaluates its layers in JavaScript (`client/src/tab/policy-network.ts`).

Interpreted Python would need 8 s to prepare the layers and 0.4 s for each decision. The worker computes the same numbers to the
last bit, so warden plays the same moves. The file of the network is large: the worker fetches it when it is first needed.
"""

from array import array
from typing import Final, Protocol

from librt.vecs import vec
from mypy_extensions import u8

from blackgate.bots.evaluation.network_layers import NetworkLayers
from blackgate.bots.evaluation.policy_net import PolicyNet
from blackgate.bots.evaluators import use_outside_net
from blackgate.bots.policy_file import input_scale, observation_offsets
from blackgate.catalogue import Edition
from blackgate.engine.limits import SEATS
from blackgate.tab.needs import NeedsNetwork


class Evaluate(Protocol):
    """Evaluates the layers for some inputs, and writes the outputs of one head, "policy" or "chances", into `outputs`."""

    def __call__(self, head: str, inputs: "array[float]", outputs: "array[float]") -> object:
        """Fill in the outputs."""
        ...


class OutsideLayers(NetworkLayers):
    """The layers of warden's network, evaluated outside Python."""

    def __init__(self, evaluate: Evaluate, edition: Edition) -> None:
        super().__init__()
        self.evaluate: Final = evaluate
        self.input_scale: Final = input_scale(edition)
        self.actions: Final = len(edition.moves)

    def policy(self, cells: vec[u8]) -> vec[float]:
        """Return a number for every action."""
        return self.outputs("policy", cells, self.actions)

    def chances(self, cells: vec[u8]) -> vec[float]:
        """Return a number for every seat."""
        return self.outputs("chances", cells, SEATS)

    def outputs(self, head: str, cells: vec[u8], count: int) -> vec[float]:
        """Return the outputs of a head."""
        inputs = array("d", [int(cell) * scale for cell, scale in zip(cells, self.input_scale, strict=True)])
        found = array("d", bytes(8 * count))
        self.evaluate(head, inputs, found)
        return vec[float](found)


_evaluate: Evaluate | None = None


def use_outside_network() -> None:
    """Take the network of warden from `give_network`, not from its file."""
    use_outside_net(outside_net)


def give_network(evaluate: Evaluate | None) -> None:
    """Give the function that evaluates the network of warden; None takes it back."""
    global _evaluate  # noqa: PLW0603  given once, when it is first needed
    _evaluate = evaluate


def outside_net(edition: Edition) -> PolicyNet:
    """Return the network of warden with layers that are evaluated outside Python; raise NeedsNetwork before they are given."""
    if _evaluate is None:
        raise NeedsNetwork
    return PolicyNet(observation_offsets(edition), OutsideLayers(_evaluate, edition))
