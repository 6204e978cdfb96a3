"""Evaluates a policy network for several positions at a time, for searches.

`BatchLayers` is the interface. `bots/numpy_layers.py` multiplies matrices with NumPy, which is about ten times as fast as the
position after position of `SingleLayers`.
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from blackgate.bots.evaluation.network_layers import NetworkLayers
from blackgate.engine.limits import SEATS


@mypyc_attr(allow_interpreted_subclasses=True)
class BatchLayers:
    """The answers of a policy network to a batch of positions, one row each."""

    def __init__(self, most_rows: int, cost: int, cost_of_row: int) -> None:
        """Set the size of a batch that is worth it, and what a batch and each row cost (`search_tree.py` has the unit)."""
        self.most_rows: i64 = most_rows
        self.cost: i64 = cost
        self.cost_of_row: i64 = cost_of_row

    def answer(self, observations: vec[u8], masks: vec[u8], rows: int) -> tuple[list[int], list[float]]:
        """Return the legal action that the network prefers in each row, and six outputs for the chances of the seats.

        A row whose mask is all 0 asks for the outputs, any other row for the action. What it doesn't ask for may be anything.
        """
        raise NotImplementedError


class SingleLayers(BatchLayers):
    """Evaluates one position after the other."""

    def __init__(self, layers: NetworkLayers) -> None:
        super().__init__(most_rows=8, cost=0, cost_of_row=10_000)
        self.layers = layers

    def answer(self, observations: vec[u8], masks: vec[u8], rows: int) -> tuple[list[int], list[float]]:
        """Return actions and outputs, see `BatchLayers`."""
        count: i64 = rows
        size: i64 = len(observations) // count
        moves: i64 = len(masks) // count
        actions: list[int] = []
        chances: list[float] = []
        for row in range(count):
            cells = observations[row * size : (row + 1) * size]
            mask = masks[row * moves : (row + 1) * moves]
            action: i64 = -1
            if any_set(mask):
                action = best_action(self.layers.policy(cells), mask)
                chances += [0.0] * SEATS
            else:
                outputs = self.layers.chances(cells)
                for seat in range(SEATS):
                    chances.append(outputs[seat])
            actions.append(int(action))
        return actions, chances


def any_set(mask: vec[u8]) -> bool:
    """Return whether any action is legal."""
    for cell in mask:
        if cell != 0:
            return True
    return False


def best_action(outputs: vec[float], mask: vec[u8]) -> i64:
    """Return the legal action with the highest output."""
    best: i64 = -1
    highest = -1e30
    for action in range(i64(len(mask))):
        if mask[action] != 0 and outputs[action] > highest:
            best = action
            highest = outputs[action]
    return best
