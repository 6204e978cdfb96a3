"""Chances of winning: a small network scores the features of each seat, and a softmax compares the seats.

The parameters are in `bots/value_net.json`; `tools/train_value_net.py` learnt them from games of inmates.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.bots.evaluation import fight_odds, seat_features
from blackgate.bots.evaluation.evaluator import Evaluator
from blackgate.bots.evaluation.seat_features import FEATURES
from blackgate.engine import layout as at
from blackgate.engine import places
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
            self.evaluate_finished(t)
            return
        fight_odds.count_weapons_and_tools(e, t)
        race = seat_features.race_state(t)
        for seat in range(t.get(at.PLAYERS)):
            seat_features.seat_features(e, t, seat, race, self.features)
            self.chances[seat] = self.output()
        self.softmax(t.get(at.PLAYERS), t.get(at.TEAMS) != 0)

    def softmax(self, players: i64, teams: bool) -> None:
        """Turn the outputs in `chances` into chances that add up to 1. The outputs of a team are added up first."""
        if teams:
            even = 0.0
            odd = 0.0
            for seat in range(players):
                if seat & 1 == 0:
                    even += self.chances[seat]
                else:
                    odd += self.chances[seat]
            for seat in range(players):
                self.chances[seat] = even if seat & 1 == 0 else odd
        best = -1e9
        for seat in range(players):
            if self.chances[seat] > best:
                best = self.chances[seat]
        total = 0.0
        for seat in range(players):
            chance = math.exp(self.chances[seat] - best)
            self.chances[seat] = chance
            total += chance
        if teams:
            total = total * 2.0 / float(players)
        for seat in range(players):
            self.chances[seat] = self.chances[seat] / total

    def evaluate_finished(self, t: Table) -> None:
        """Fill in `chances` for a finished game: 1 for winners, 0 for all others."""
        for seat in range(t.get(at.PLAYERS)):
            self.chances[seat] = 1.0 if places.has_won(t, seat) else 0.0

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
