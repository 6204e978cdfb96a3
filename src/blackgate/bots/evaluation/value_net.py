"""Chances of winning: a small network scores the features of each seat, and a softmax compares the seats.

The parameters are in `bots/value_net.json`; `tools/train_value_net.py` learnt them from games of inmates.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.bots.evaluation import fight_odds, seat_features
from blackgate.bots.evaluation.evaluator import Evaluator
from blackgate.bots.evaluation.seat_chances import finished_chances, softmax
from blackgate.bots.evaluation.seat_features import FEATURES
from blackgate.engine import layout as at
from blackgate.engine.table import Table

MAX_HIDDEN: Final = 64


class ValueNet:
    """One hidden layer of rectified units and one output per seat; then a softmax over the seats (or the two teams)."""

    def __init__(self, first: list[float], bias: list[float], last: list[float]) -> None:
        self.hidden: i64 = len(bias)
        self.first: vec[float] = vec[float](first)  # feature by feature, one row of hidden units each
        self.bias: vec[float] = vec[float](bias)
        self.last: vec[float] = vec[float](last)
        self.features: vec[float] = vec[float]([0.0] * FEATURES)
        self.units: vec[float] = vec[float]([0.0] * MAX_HIDDEN)
        self.chances: vec[float] = vec[float]([0.0] * at.SEATS)

    def evaluate(self, e: Evaluator, t: Table) -> None:
        """Fill in `chances`: the chance of winning of each seat, or of its team."""
        if t.get(at.OVER) != 0:
            finished_chances(self.chances, t)
            return
        fight_odds.count_weapons_and_tools(e, t)
        race = seat_features.race_state(t)
        for seat in range(t.get(at.PLAYERS)):
            seat_features.seat_features(e, t, seat, race, self.features)
            self.chances[seat] = self.output()
        softmax(self.chances, t.get(at.PLAYERS), t.get(at.TEAMS) != 0)

    def output(self) -> float:
        """Return the output of the network for `features`."""
        hidden = self.hidden
        units = self.units
        first = self.first
        features = self.features
        for j in range(hidden):
            units[j] = self.bias[j]
        row: i64 = 0
        for i in range(FEATURES):
            feature = features[i]
            if feature != 0.0:
                for j in range(hidden):
                    units[j] = units[j] + feature * first[row + j]
            row += hidden
        total = 0.0
        for j in range(hidden):
            if units[j] > 0.0:
                total += units[j] * self.last[j]
        return total
