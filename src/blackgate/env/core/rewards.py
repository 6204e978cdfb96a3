"""The rewards of a game: for winning and, if shaping is on, for the lead in the tunnel."""

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.engine import layout as at
from blackgate.engine import places
from blackgate.engine.table import Table


def final_reward(t: Table, seat: i64) -> float:
    """Return a seat's reward at the end: 1 for winning (3.2, 11.2), 0 if the game was stopped (14.7) or goes on.

    The rewards of all seats add up to 0.
    """
    if t.get(at.OVER) != at.WON:
        return 0.0
    if places.has_won(t, seat):
        return 1.0
    return -1.0 if t.get(at.TEAMS) != 0 else -1.0 / float(t.get(at.PLAYERS) - 1)


def final_rewards(t: Table) -> list[float]:
    """Return the final rewards of all seats."""
    return [final_reward(t, seat) for seat in range(t.get(at.PLAYERS))]


def tunnel_lead(t: Table, seat: i64) -> float:
    """Return how far a seat, or its team, is ahead: its share of the target less the mean share of its opponents."""
    points = vec[i64]([0] * at.SEATS)
    read_points(t, points)
    return lead_by(t, points, seat)


def lead_by(t: Table, points: vec[i64], seat: i64) -> float:
    """Return the lead that a seat has or had with these Tunnel points of all players."""
    total = 0.0
    opponents = 0.0
    for other in range(t.get(at.PLAYERS)):
        if t.opponents(seat, other):
            total += float(score_by(t, points, other))
            opponents += 1.0
    return (float(score_by(t, points, seat)) - total / opponents) / float(t.get(at.TARGET))


def score_by(t: Table, points: vec[i64], seat: i64) -> i64:
    """Return the points of a seat, or of its team (11.2)."""
    score: i64 = 0
    for other in range(t.get(at.PLAYERS)):
        if not t.opponents(seat, other):
            score += points[other]
    return score


def read_points(t: Table, points: vec[i64]) -> None:
    """Write the Tunnel points of all players into `points`."""
    for seat in range(t.get(at.PLAYERS)):
        points[seat] = t.of(seat, at.POINTS)


def points_changed(t: Table, points: vec[i64]) -> bool:
    """Return whether the Tunnel points of a player are others than these."""
    for seat in range(t.get(at.PLAYERS)):
        if points[seat] != t.of(seat, at.POINTS):
            return True
    return False
