"""The layers of a policy network: from the cells of an observation to the outputs of its two heads.

`NetworkLayers` is the interface. `OwnLayers` evaluates the layers here; interpreted, that takes 0.4 s. `bots/kernel_layers.py`
does so in C, and in a browser a worker does it outside Python (`tab/network.py`). All of them give the same numbers to the last
bit.
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from blackgate.bots.evaluation.linear_layer import Linear, Norm
from blackgate.engine.limits import SEATS


@mypyc_attr(allow_interpreted_subclasses=True)
class NetworkLayers:
    """The outputs of a policy network for an observation. Actions and seats are relative to the observing seat."""

    def __init__(self, most_rows: int = 8, cost_of_row: int = 10_000) -> None:
        """Set how many positions a search evaluates together, and what each of them costs (`search_tree.py` has the unit)."""
        self.most_rows: i64 = most_rows
        self.cost_of_row: i64 = cost_of_row

    def policy(self, cells: vec[u8]) -> vec[float]:
        """Return a number for every action."""
        raise NotImplementedError

    def chances(self, cells: vec[u8]) -> vec[float]:
        """Return a number for every seat, from which `seat_chances.softmax` makes chances."""
        raise NotImplementedError

    def answer(self, observations: vec[u8], masks: vec[u8], rows: int) -> tuple[list[int], list[float]]:
        """Return the legal action that the network prefers in each row, and six outputs for the chances of the seats.

        A row whose mask is all 0 asks for the outputs, any other row for the action. What it doesn't ask for may be anything.
        """
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
                action = best_action(self.policy(cells), mask)
                chances += [0.0] * SEATS
            else:
                outputs = self.chances(cells)
                for seat in range(SEATS):
                    chances.append(outputs[seat])
            actions.append(int(action))
        return actions, chances


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
        super().__init__()
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
