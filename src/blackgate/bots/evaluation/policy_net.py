"""The policy network of warden: which action its seat would choose, and the chance of each seat to win.

It reads the observation that learning agents get (`env/core/observation.py`), so it knows what its seat knows. Actions and seats
are relative to that seat (`env/core/seat_rotation.py`). `bots/policy_file.py` reads the parameters from `bots/warden.bin`.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from blackgate.bots.evaluation.network_layers import NetworkLayers
from blackgate.bots.evaluation.seat_chances import finished_chances, softmax
from blackgate.engine import layout as at
from blackgate.engine.knowledge import Knowledge
from blackgate.engine.table import Table
from blackgate.env.core.observation import observe
from blackgate.env.core.observation_offsets import ObservationOffsets
from blackgate.env.core.seat_rotation import absolute_seat


class PolicyNet:
    """The layers, and the observation that they read. Read-only: all threads share one."""

    def __init__(self, offsets: ObservationOffsets, layers: NetworkLayers) -> None:
        self.offsets = offsets
        self.layers = layers

    def logits(self, t: Table, knowledge: Knowledge, seat: i64) -> vec[float]:
        """Return a number for every action of the seat that is asked: the higher, the better. Illegal actions have one too."""
        return self.layers.policy(self.cells(t, knowledge, seat))

    def chances(self, t: Table, knowledge: Knowledge, seat: i64) -> vec[float]:
        """Return each seat's chance of winning, as the seat that is asked estimates it. Seats are absolute here."""
        players = t.get(at.PLAYERS)
        found = vec[float]([0.0] * players)
        if t.get(at.OVER) != 0:
            finished_chances(found, t)
            return found
        relative = self.layers.chances(self.cells(t, knowledge, seat))
        softmax(relative, players, t.get(at.TEAMS) != 0)
        for other in range(players):
            found[absolute_seat(other, seat, players)] = relative[other]
        return found

    def cells(self, t: Table, knowledge: Knowledge, seat: i64) -> vec[u8]:
        """Return the observation of a seat."""
        cells = vec[u8]([0] * self.offsets.size)
        observe(t, knowledge, seat, self.offsets, cells, 0)
        return cells
