"""The policy network of warden: which action its seat would choose, and the chance of each seat to win.

It reads the observation that learning agents get (`env/core/observation.py`), so it knows what its seat knows. Actions and seats
are relative to that seat (`env/core/seat_rotation.py`). `bots/policy_file.py` reads the parameters from `bots/warden.bin`.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from blackgate.bots.evaluation.linear_layer import Linear, Norm
from blackgate.bots.evaluation.seat_chances import finished_chances, softmax
from blackgate.engine import layout as at
from blackgate.engine.knowledge import Knowledge
from blackgate.engine.table import Table
from blackgate.env.core.observation import observe
from blackgate.env.core.observation_offsets import ObservationOffsets
from blackgate.env.core.seat_rotation import absolute_seat


class PolicyNet:
    """A linear layer, residual blocks, and two heads. Read-only: all threads share one."""

    def __init__(
        self,
        offsets: ObservationOffsets,
        input_scale: list[float],
        first: Linear,
        blocks: list[tuple[Norm, Linear]],
        last: Norm,
        policy: Linear,
        chances: Linear,
    ) -> None:
        self.offsets = offsets
        self.input_scale: vec[float] = vec[float](input_scale)  # the factor of each cell of an observation
        self.first = first
        self.blocks = blocks
        self.last = last
        self.policy = policy
        self.seat_chances = chances

    def logits(self, t: Table, knowledge: Knowledge, seat: i64) -> vec[float]:
        """Return a number for every action of the seat that is asked: the higher, the better. Illegal actions have one too."""
        return outputs(self.policy, self.body(t, knowledge, seat))

    def chances(self, t: Table, knowledge: Knowledge, seat: i64) -> vec[float]:
        """Return each seat's chance of winning, as the seat that is asked estimates it. Seats are absolute here."""
        players = t.get(at.PLAYERS)
        found = vec[float]([0.0] * players)
        if t.get(at.OVER) != 0:
            finished_chances(found, t)
            return found
        relative = outputs(self.seat_chances, self.body(t, knowledge, seat))
        softmax(relative, players, t.get(at.TEAMS) != 0)
        for other in range(players):
            found[absolute_seat(other, seat, players)] = relative[other]
        return found

    def body(self, t: Table, knowledge: Knowledge, seat: i64) -> vec[float]:
        """Return what the heads read."""
        cells = vec[u8]([0] * self.offsets.size)
        observe(t, knowledge, seat, self.offsets, cells, 0)
        return self.read(cells)

    def read(self, cells: vec[u8]) -> vec[float]:
        """Return what the heads read, from an observation."""
        inputs = vec[float]([0.0] * self.offsets.size)
        for i in range(self.offsets.size):
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
