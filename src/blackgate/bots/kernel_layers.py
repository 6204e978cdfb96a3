"""The layers of a policy network, evaluated in C (`evaluation/network_kernel.c`)."""

from librt.vecs import vec
from mypy_extensions import u8

from blackgate.bots.evaluation.network_kernel import Network
from blackgate.bots.evaluation.network_layers import NetworkLayers


class KernelLayers(NetworkLayers):
    """Layers whose positions are evaluated together. Read-only: all threads share one."""

    def __init__(self, network: Network) -> None:
        super().__init__(most_rows=32, cost_of_row=600)
        self.network = network

    def policy(self, cells: vec[u8]) -> vec[float]:
        """Return a number for every action."""
        return vec[float](self.network.policy(cells))

    def chances(self, cells: vec[u8]) -> vec[float]:
        """Return a number for every seat."""
        return vec[float](self.network.chances(cells))

    def answer(self, observations: vec[u8], masks: vec[u8], rows: int) -> tuple[list[int], list[float]]:
        """Return actions and outputs, see `NetworkLayers`."""
        return self.network.answer(observations, masks, rows)
