"""The small network of searches: it judges a sampled deal, with all cards open (`env/core/open_observation.py`).

`learn/distillation.py` trained it on games of warden's network: it says which moves such players consider, who do not see each
other's cards, and how often each seat wins from there.
"""

import math

from librt.vecs import vec
from mypy_extensions import i64, u8

from blackgate.bots.evaluation.linear_layer import LinearOutputs
from blackgate.bots.evaluation.network_layers import OwnLayers
from blackgate.bots.evaluation.seat_chances import softmax
from blackgate.engine import layout as at
from blackgate.engine.moves import MoveList
from blackgate.engine.table import Table
from blackgate.env.core.observation_offsets import ObservationOffsets
from blackgate.env.core.open_observation import observe_openly
from blackgate.env.core.seat_rotation import SeatRotation, absolute_seat


class OpenNet:
    """A policy network whose heads are computed output by output: a search asks for the legal moves only. Read-only."""

    def __init__(self, offsets: ObservationOffsets, layers: OwnLayers, policy: LinearOutputs, chances: LinearOutputs) -> None:
        self.offsets = offsets
        self.layers = layers
        self.policy = policy
        self.seat_chances = chances
        self.blank: vec[u8] = vec[u8]([0] * offsets.size)

    def judge(
        self, t: Table, seat: i64, moves: MoveList, rotation: SeatRotation, priors: vec[float], chances: vec[float]
    ) -> None:
        """Fill in the priors of the legal moves of the seat that is asked, which add up to 1, and the chances of all seats."""
        cells = self.blank[:]
        observe_openly(t, seat, self.offsets, cells, 0)
        units = self.layers.units(cells)
        count = moves.count
        best = -1e9
        for i in range(count):
            logit = self.policy.output(rotation.from_catalogue(seat, moves.moves[i]), units)
            priors[i] = logit
            if logit > best:
                best = logit
        total = 0.0
        for i in range(count):
            prior = math.exp(priors[i] - best)
            priors[i] = prior
            total += prior
        for i in range(count):
            priors[i] = priors[i] / total
        players = t.get(at.PLAYERS)
        relative = vec[float]([0.0] * at.SEATS)
        for other in range(players):
            relative[other] = self.seat_chances.output(other, units)
        softmax(relative, players, t.get(at.TEAMS) != 0)
        for other in range(players):
            chances[absolute_seat(other, seat, players)] = relative[other]
