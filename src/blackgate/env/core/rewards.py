"""What a game pays: winning, and if asked for, the lead in the tunnel."""

from mypy_extensions import i64

from blackgate.engine import layout as at
from blackgate.engine import places
from blackgate.engine.table import Table


def prize(t: Table, seat: i64) -> float:
    """3.2, 11.2: 1 for winning, and what the others lose adds up to what the winners gain; nothing if it was stopped (14.7)."""
    if t.get(at.OVER) != 1:
        return 0.0
    winner = t.get(at.WINNER)
    if t.get(at.TEAMS) != 0:
        return 1.0 if (seat ^ winner) & 1 == 0 else -1.0
    return 1.0 if seat == winner else -1.0 / float(t.get(at.PLAYERS) - 1)


def lead(t: Table, seat: i64) -> float:
    """How far a seat, or its team, is ahead: its share of the goal less the mean share of its opponents."""
    theirs = 0.0
    opponents = 0.0
    for other in range(t.get(at.PLAYERS)):
        if t.opponents(seat, other):
            theirs += float(places.score(t, other))
            opponents += 1.0
    return (float(places.score(t, seat)) - theirs / opponents) / float(t.get(at.TARGET))
