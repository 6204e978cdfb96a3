"""Chances of winning from one output of a network per seat."""

import math

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.engine import layout as at
from blackgate.engine import places
from blackgate.engine.table import Table


def softmax(chances: vec[float], players: i64, teams: bool) -> None:
    """Turn the outputs in `chances` into chances that add up to 1. The outputs of a team are added up first."""
    if teams:
        even = 0.0
        odd = 0.0
        for seat in range(players):
            if seat & 1 == 0:
                even += chances[seat]
            else:
                odd += chances[seat]
        for seat in range(players):
            chances[seat] = even if seat & 1 == 0 else odd
    best = -1e9
    for seat in range(players):
        if chances[seat] > best:
            best = chances[seat]
    total = 0.0
    for seat in range(players):
        chance = math.exp(chances[seat] - best)
        chances[seat] = chance
        total += chance
    if teams:
        total = total * 2.0 / float(players)
    for seat in range(players):
        chances[seat] = chances[seat] / total


def finished_chances(chances: vec[float], t: Table) -> None:
    """Fill in `chances` for a finished game: 1 for winners, 0 for all others."""
    for seat in range(t.get(at.PLAYERS)):
        chances[seat] = 1.0 if places.has_won(t, seat) else 0.0
